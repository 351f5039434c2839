"""The end of a round, and what it brings each seat."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import JOKER, Card
from engine.events import RoundEnded
from engine.families.draw_discard.state import Outcome, Round
from engine.melds import hand_value
from engine.rules import DrawDiscardRules
from engine.scores import RoundEnd, RoundResult, ScoreItem, SeatScore
from engine.views import Phase


def end_round(rules: DrawDiscardRules, rnd: Round, end: RoundEnd, winner: int | None) -> Outcome:
    """The finished round with its result: hands are open from here on."""
    left = {forfeit.seat: _in_full(rules, forfeit.hand) for forfeit in rnd.forfeits}
    scores = tuple(
        _seat_score(rules, rnd, seat, end, winner) if seat in rnd.players else left.get(seat)
        for seat in range(len(rnd.hands))
    )
    result = RoundResult(rnd.number, end, winner, scores)
    over = replace(rnd, phase=Phase.OVER, window=None, pending=None, result=result)
    return over, (RoundEnded(result),)


def _in_full(rules: DrawDiscardRules, hand: tuple[Card, ...]) -> SeatScore:
    """What a seat that left is charged with: its hand, whatever happened afterwards (G-15)."""
    points = hand_value(rules, hand)
    return SeatScore(hand, ((ScoreItem.HAND, points),), points)


def _seat_score(rules: DrawDiscardRules, rnd: Round, seat: int, end: RoundEnd, winner: int | None) -> SeatScore:
    score, hand = rules.score, rnd.hands[seat]
    left = hand_value(rules, hand)
    items: list[tuple[ScoreItem, int]] = []
    if seat == winner:
        if score.winner == "own_hand_value":
            items.append((ScoreItem.HAND, left))
        if score.winner_bonus:
            items.append((ScoreItem.WINNER_BONUS, score.winner_bonus))
    else:
        items.append((ScoreItem.HAND, left))
        if end is RoundEnd.CLOSED_FROM_HAND:
            items.append((ScoreItem.DOUBLED, left))
        if score.lone_joker_relief and hand == (JOKER,):
            items.append((ScoreItem.LONE_JOKER, score.lone_joker_relief))
        if score.first_melder_penalty and winner is not None and seat == rnd.first_melder:
            items.append((ScoreItem.FIRST_MELDER, score.first_melder_penalty))
    if score.bonus_floor == "zero":
        items = _floored(items, rnd.totals[seat])
    return SeatScore(hand, tuple(items), sum(points for _, points in items))


def _floored(items: list[tuple[ScoreItem, int]], total: int) -> list[tuple[ScoreItem, int]]:
    """The items with bonuses cut off where they would take the total below zero (G-39)."""
    excess = max(0, -(total + sum(points for _, points in items)))
    kept = []
    for item, points in items:
        given_back = min(excess, max(0, -points))
        excess -= given_back
        kept.append((item, points + given_back))
    return kept

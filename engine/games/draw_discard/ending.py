"""The end of a round, and what it brings each seat."""

from engine.cards import JOKER, Card, Seat, seats_of
from engine.games.draw_discard.round import IS_OVER, Outcome, Round, with_window
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import RoundEnded
from engine.games.table import laid_by
from engine.melds.worth import hand_value
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore


def end_round(rules: DrawDiscardRules, rnd: Round, end: RoundEnd, winner: Seat | None) -> Outcome:
    """The finished round with its result: hands are open from here on."""
    # A seat that left is charged with its hand, whatever happened afterwards (G-15).
    left = {
        gone.seat: _settled(rules, rnd, gone.seat, gone.hand, [(ScoreItem.HAND, hand_value(rules, gone.hand))])
        for gone in rnd.forfeits
    }
    scores = tuple(
        _seat_score(rules, rnd, seat, end, winner) if seat in rnd.players else left.get(seat)
        for seat in seats_of(len(rnd.hands))
    )
    result = RoundResult(rnd.number, end, winner, scores)
    over = with_window(rnd, None)._replace(phase=IS_OVER, pending=None, result=result)
    return over, (RoundEnded(result),)


def _settled(
    rules: DrawDiscardRules, rnd: Round, seat: Seat, hand: tuple[Card, ...], penalties: list[tuple[ScoreItem, int]]
) -> SeatScore:
    """The score of a seat: its penalties, or what it has laid less its penalties."""
    items = penalties
    if rules.score.count_melds:
        items = [(ScoreItem.MELDED, rnd.table.earned[seat]), *((item, -points) for item, points in penalties)]
    melds = () if rules.rearrange else laid_by(seat, rnd.table.melds)
    return SeatScore(hand, tuple(items), sum(points for _, points in items), melds)


def _seat_score(rules: DrawDiscardRules, rnd: Round, seat: Seat, end: RoundEnd, winner: Seat | None) -> SeatScore:
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
        if score.first_melder_penalty and winner is not None and seat == rnd.table.first_melder:
            items.append((ScoreItem.FIRST_MELDER, score.first_melder_penalty))
    if score.bonus_floor == "zero":
        items = _floored(items, rnd.totals[seat])
    return _settled(rules, rnd, seat, hand, items)


def _floored(items: list[tuple[ScoreItem, int]], total: int) -> list[tuple[ScoreItem, int]]:
    """The items with bonuses cut off where they would take the total below zero (G-39)."""
    excess = max(0, -(total + sum(points for _, points in items)))
    kept = []
    for item, points in items:
        given_back = min(excess, max(0, -points))
        excess -= given_back
        kept.append((item, points + given_back))
    return kept

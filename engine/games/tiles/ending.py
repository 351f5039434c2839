"""The end of a round of tiles, and what it brings each seat."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Seat
from engine.games.events import RoundEnded
from engine.games.tiles.round import Outcome, TileRound
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.melds.worth import hand_value
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore

Items = tuple[tuple[ScoreItem, int], ...]


def end_round(rules: TileRules, rnd: TileRound, end: RoundEnd, winner: Seat) -> Outcome:
    """The finished round with its winner: the others lose what is on their racks, the winner gets the sum."""
    doubled = end is RoundEnd.CLOSED_FROM_HAND
    lost = {seat: _charged(rules, rnd, seat, doubled=doubled) for seat in rnd.players if seat != winner}
    return _ended(rules, rnd, end, lost, (winner,))


def end_blocked(rules: TileRules, rnd: TileRound) -> Outcome:
    """The round in which nobody can lay or draw any more: the lowest rack wins the others' points above it (G-04).

    Seats that tie for the lowest share the plus; what does not divide goes to those who come first in turn order.
    """
    if rules.pool_empty == "void_round":
        return _ended(rules, rnd, RoundEnd.BLOCKED, dict.fromkeys(rnd.players, ()), ())
    values = {seat: hand_value(rules, rnd.racks[seat]) for seat in rnd.players}
    lowest = min(values.values())
    winners = tuple(seat for seat in rnd.players if values[seat] == lowest)
    lost: dict[Seat, Items] = {
        seat: ((ScoreItem.ABOVE_LOWEST, lowest - value),) for seat, value in values.items() if seat not in winners
    }
    return _ended(rules, rnd, RoundEnd.BLOCKED, lost, winners)


def _charged(rules: TileRules, rnd: TileRound, seat: Seat, *, doubled: bool) -> Items:
    minus = -hand_value(rules, rnd.racks[seat])
    hand: Items = ((ScoreItem.HAND, minus),)
    return (*hand, (ScoreItem.DOUBLED, minus)) if doubled else hand


def _ended(
    rules: TileRules, rnd: TileRound, end: RoundEnd, lost: dict[Seat, Items], winners: tuple[Seat, ...]
) -> Outcome:
    """The finished round; those who left it have lost their racks in full, whatever came afterwards (G-15)."""
    gone = {left.seat: (left.rack, -hand_value(rules, left.rack)) for left in rnd.left}
    sum_lost = sum(points for items in lost.values() for _, points in items) + sum(
        points for _, points in gone.values()
    )
    items = lost | _credited(rules, -sum_lost, winners)
    scores: list[SeatScore | None] = [None] * len(rnd.racks)
    for seat, of_seat in items.items():
        scores[seat] = SeatScore(rnd.racks[seat], of_seat, sum(points for _, points in of_seat))
    for seat, (rack, points) in gone.items():
        scores[seat] = SeatScore(rack, ((ScoreItem.HAND, points),), points)
    result = RoundResult(rnd.number, end, winners[0] if len(winners) == 1 else None, tuple(scores))
    return replace(rnd, phase=Phase.OVER, result=result), (RoundEnded(result),)


def _credited(rules: TileRules, points: int, winners: tuple[Seat, ...]) -> dict[Seat, Items]:
    """What each winner gets of the points that the others lost."""
    if rules.score.winner == "zero":
        return dict.fromkeys(winners, ())
    return {
        seat: ((ScoreItem.COLLECTED, points // len(winners) + (place < points % len(winners))),)
        for place, seat in enumerate(winners)
    }

"""Turns from their beginning to their end, and the end of a round with what it brings each seat."""

from dataclasses import replace
from typing import Final

from engine.cards import JOKER, Card, Seat, TurnNumber, put_at, without
from engine.games.events import DrewStock, RoundEnded, TilePutAside, TurnBegan, TurnPassed
from engine.games.moves import Discard
from engine.games.tiles.round import Outcome, TileRound, gain, may_use_table, next_player
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.melds.laying_off import fitting_cards
from engine.melds.search import best_melds, best_opening
from engine.melds.worth import hand_value
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore
from engine.solver import solve

MUST_LAY_BUDGET: Final = 5_000
"""Positions that the solver looks at: what it cannot find among them nobody is blamed for not finding."""


def can_lay(rules: TileRules, rnd: TileRound) -> bool:
    """Whether the seat in turn could lay tiles from its rack now, its opening or a hand game included."""
    seat = rnd.turn_seat
    rack, opened = rnd.racks[seat], rnd.opened[seat]
    if may_use_table(rules, opened=opened):
        if _can_lay_plainly(rules, rnd, rack):
            return True
        lying = [there.meld for there in rnd.melds]
        return bool(solve(rules, lying, rack, budget=MUST_LAY_BUDGET, fewest_changes=False).placed)
    if rules.hand_game.enabled and rules.hand_game.waives_opening and not best_melds(rules, rack).left:
        return True
    single = rules.opening.scope == "single_meld"
    return best_opening(rules, rack, rules.opening.points, single_meld=single) is not None


def _can_lay_plainly(rules: TileRules, rnd: TileRound, rack: tuple[Card, ...]) -> bool:
    """Whether nothing need be moved: a new meld from the rack, or a tile more at a meld that no joker locks."""
    if rules.rearrange.min_rack > 1:
        return False
    if best_melds(rules, rack).melds:
        return True
    free = [there.meld for there in rnd.melds if JOKER not in there.meld.cards]
    return any(not fitting_cards(rules, meld).isdisjoint(rack) for meld in free)


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
    gone = {left.seat: (left.hand, -hand_value(rules, left.hand)) for left in rnd.left}
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


def begin_turn(rules: TileRules, rnd: TileRound, seat: Seat) -> Outcome:
    """The next seat's turn."""
    phase = first_phase(rules, rnd)
    begun = replace(rnd, turn=TurnNumber(rnd.turn + 1), turn_seat=seat, phase=phase, drawn=None)
    return begun, (TurnBegan(seat, begun.turn),)


def first_phase(rules: TileRules, rnd: TileRound) -> Phase:
    """Lay or draw; where each turn begins with taking a tile, that comes first as long as there is one (G-38)."""
    return Phase.DRAW if rules.v1.enabled and rnd.pool else Phase.LAY_OR_DRAW


def next_turn(rules: TileRules, rnd: TileRound) -> Outcome:
    """The turn after the one that is being played."""
    return begin_turn(rules, rnd, next_player(rnd, rnd.turn_seat))


def draw(rules: TileRules, rnd: TileRound) -> Outcome:
    """Draw a tile; it ends the turn unless it may be laid at once (A002-14, V1). Raises IllegalMove."""
    seat = rnd.turn_seat
    if not rnd.pool:
        raise IllegalMove(Reject.STOCK_EMPTY)
    if rnd.phase is Phase.LAY_OR_DRAW:
        _check_may_decline(rules, rnd)
    tile = rnd.pool[-1]
    rnd = gain(replace(_acted(rnd), pool=rnd.pool[:-1]), seat, (tile,))
    told = (DrewStock(seat, tile),)
    if rules.v1.enabled or rules.drawn_tile_playable_same_turn:
        return replace(rnd, phase=Phase.LAY, drawn=tile), told
    rnd, more = next_turn(rules, rnd)
    return rnd, (*told, *more)


def pass_turn(rules: TileRules, rnd: TileRound, *, by_clock: bool = False) -> Outcome:
    """End the turn with a drawn tile that stays on the rack, or without one where the pool is empty (G-04).

    The round is blocked once everyone has passed in succession. Raises IllegalMove.
    """
    drew = rnd.phase is Phase.LAY
    if (rnd.pool and not drew) or (drew and rules.v1.enabled):
        raise IllegalMove(Reject.MAY_NOT_PASS)
    if not by_clock:
        _check_may_decline(rules, rnd)
    seat = rnd.turn_seat
    if drew:
        return next_turn(rules, replace(rnd, passes=0))
    rnd = replace(_acted(rnd), passes=rnd.passes + 1)
    told = (TurnPassed(seat),)
    rnd, more = end_blocked(rules, rnd) if rnd.passes >= len(rnd.players) else next_turn(rules, rnd)
    return rnd, (*told, *more)


def put_aside(rules: TileRules, rnd: TileRound, move: Discard, *, by_clock: bool = False) -> Outcome:
    """End the turn with a tile put face up beside the rack (V1). Raises IllegalMove."""
    seat, tile = move.seat, move.card
    if tile not in rnd.racks[seat]:
        raise IllegalMove(Reject.NOT_IN_HAND, card=tile)
    if rnd.phase is Phase.LAY and not by_clock:
        _check_may_decline(rules, rnd)
    rnd = replace(
        rnd,
        racks=put_at(rnd.racks, seat, without(rnd.racks[seat], (tile,))),
        fresh=put_at(rnd.fresh, seat, tuple(fresh for fresh in rnd.fresh[seat] if fresh is not tile)),
        aside=put_at(rnd.aside, seat, (*rnd.aside[seat], tile)),
        passes=0,
    )
    told = (TilePutAside(seat, tile),)
    rnd, more = next_turn(rules, rnd) if rnd.racks[seat] else end_round(rules, rnd, RoundEnd.WENT_OUT, seat)
    return rnd, (*told, *more)


def _acted(rnd: TileRound) -> TileRound:
    """The round in which the seat in turn has acted: what it got before is new no longer."""
    return replace(rnd, fresh=put_at(rnd.fresh, rnd.turn_seat, ()), passes=0)


def _check_may_decline(rules: TileRules, rnd: TileRound) -> None:
    """A004-13: whether a seat that could lay may do without."""
    if not rules.may_decline_to_lay and can_lay(rules, rnd):
        raise IllegalMove(Reject.MUST_LAY)

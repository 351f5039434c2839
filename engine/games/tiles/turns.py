"""A turn's beginning, and the ways to end it without laying: draw, put a tile aside, pass."""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Seat, TurnNumber, without
from engine.games.events import DrewStock, TilePutAside, TurnBegan, TurnPassed
from engine.games.moves import Discard
from engine.games.tiles.ability import can_lay
from engine.games.tiles.ending import end_blocked, end_round
from engine.games.tiles.round import Outcome, TileRound, gain, next_player, put_at
from engine.games.tiles.rules import TileRules
from engine.games.views import Phase
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.scores import RoundEnd


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


def draw(rules: TileRules, rnd: TileRound, *, by_clock: bool = False) -> Outcome:
    """Draw a tile; it ends the turn unless it may be laid at once (A002-14, V1). Raises IllegalMove."""
    seat = rnd.turn_seat
    if not rnd.pool:
        raise IllegalMove(Reject.STOCK_EMPTY)
    if rnd.phase is Phase.LAY_OR_DRAW and not by_clock:
        _check_may_decline(rules, rnd)
    tile = rnd.pool[-1]
    rnd = gain(replace(_acted(rnd), pool=rnd.pool[:-1]), seat, (tile,))
    told = (DrewStock(seat, tile),)
    if rules.v1.enabled or (rules.drawn_tile_playable_same_turn and not by_clock):
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

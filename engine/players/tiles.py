"""The tile games: a beginner, a player with the solver, and one that also knows what to keep back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import compress
from typing import Final

from engine.cards import JOKER, Card, without
from engine.melds import hand_value
from engine.moves import Discard, DrawStock, LayTable, MoveKind, PassTurn, SeatMove
from engine.players.rack import Rack, best_laying, laying_of, plain_laying, rack_of
from engine.solver import Solution
from engine.views import Options, Phase, TileView

STEADY_BUDGET: Final = 3_000
SHARP_BUDGET: Final = 20_000
"""Positions that the solver looks at before it gives up."""

# With so few tiles on somebody's rack, or in the pool, nothing is kept back any more.
FEW_TILES: Final = 4
# A joker is worth laying where it brings at least so many tiles down with it.
WORTH_A_JOKER: Final = 4

Layer = Callable[[Rack], LayTable | None]


def choose_easy_in_tiles(view: TileView, options: Options, dice: int) -> SeatMove:
    """The beginner's move: new melds and single tiles, nothing rebuilt."""
    must = not rack_of(view).rules.may_decline_to_lay
    return _choose(view, options, _steadily if must else plain_laying, dice)


def choose_steady_in_tiles(view: TileView, options: Options, dice: int) -> SeatMove:
    """Lays as many tiles as a short search finds a place for."""
    return _choose(view, options, _steadily, dice)


def choose_sharp_in_tiles(view: TileView, options: Options, dice: int) -> SeatMove:
    """Lays as many as can be, but keeps jokers, and what it can lay next turn as well, while nobody is near the end."""
    return _choose(view, options, _sharply, dice)


def _choose(view: TileView, options: Options, layer: Layer, dice: int) -> SeatMove:
    rack = rack_of(view)
    laid = _laying(rack, options, layer)
    if laid is not None:
        return laid
    if options.draw_stock:
        return DrawStock(rack.seat, view.turn)
    if options.may_pass:
        return PassTurn(rack.seat, view.turn)
    return Discard(rack.seat, view.turn, _spare_tile(rack, options.discardable, dice))


def _laying(rack: Rack, options: Options, layer: Layer) -> LayTable | None:
    if MoveKind.LAY_TABLE not in options.kinds:
        return None
    if layer is not plain_laying:
        for tile, taken in ((options.take_open, "open"), (options.take_aside, "aside")):
            if tile is not None:
                laid = _steadily(rack.with_tile(tile, "open" if taken == "open" else "aside"))
                if laid is not None:
                    return laid
    return None if rack.view.phase is Phase.DRAW else layer(rack)


def _steadily(rack: Rack) -> LayTable | None:
    """The most tiles that the solver finds a place for, else what can be laid without it."""
    found = best_laying(rack, STEADY_BUDGET)
    laid = None if found is None else laying_of(rack, found)
    if laid is None and rack.taken is None:
        return plain_laying(rack)
    return laid


def _sharply(rack: Rack) -> LayTable | None:
    """The most tiles, less what is better kept."""
    found = best_laying(rack, SHARP_BUDGET)
    laid = None if found is None else laying_of(rack, found)
    if found is None or laid is None:
        return _steadily(rack)
    if found.laid == len(rack.tiles) or not rack.info.opened or _is_pressed(rack):
        return laid
    found = _without_jokers(rack, found)
    return None if found is None else laying_of(rack, _held_back(rack, found))


def _is_pressed(rack: Rack) -> bool:
    """Whether the round may be over soon, so that every tile on the rack is a risk."""
    view = rack.view
    others = [info.cards for seat, info in enumerate(view.seats) if seat != rack.seat and not info.out]
    return min(others) <= FEW_TILES or view.pool <= FEW_TILES or not rack.rules.may_decline_to_lay


def _without_jokers(rack: Rack, found: Solution) -> Solution | None:
    """The laying-out without jokers from the rack, where they bring too little with them; None to lay nothing."""
    jokers = [tile for tile in rack.tiles if tile is JOKER]
    if JOKER not in found.placed:
        return found
    plain = best_laying(rack, SHARP_BUDGET, spared=jokers)
    fewer = 0 if plain is None else plain.laid
    return plain if found.laid - fewer < WORTH_A_JOKER else found


def _held_back(rack: Rack, found: Solution) -> Solution:
    """The laying-out without the melds of the rack's own that can be laid next turn too: each saves drawing a tile."""
    own = [at for at, change in enumerate(found.changes) if change.origin is None and not change.moved]
    if sum(len(found.table[at].cards) for at in own) == found.laid:
        own.remove(max(own, key=lambda at: hand_value(rack.rules, found.table[at].cards)))
    kept = [at not in own for at in range(len(found.table))]
    return replace(
        found,
        placed=without(found.placed, [tile for at in own for tile in found.table[at].cards]),
        table=tuple(compress(found.table, kept)),
        changes=tuple(compress(found.changes, kept)),
    )


def _spare_tile(rack: Rack, tiles: Sequence[Card], dice: int) -> Card:
    """The tile to put aside: one without company on the rack, dear rather than cheap, a joker last of all (V1)."""

    def keeping(tile: Card) -> tuple[bool, int, int, int]:
        company = sum(_goes_with(tile, other) for other in rack.tiles)
        return tile is JOKER, company, -hand_value(rack.rules, (tile,)), (tile.index + dice) % 53

    return min(tiles, key=keeping)


def _goes_with(one: Card, other: Card) -> bool:
    """Whether two tiles might lie in one meld."""
    if one is JOKER or other is JOKER or one is other:
        return False
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)

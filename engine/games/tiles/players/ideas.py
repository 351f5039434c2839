"""What a player of a tile game may think about before it moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import JOKER, Card
from engine.games.moves import Discard, LayTable, MoveKind, SeatMove
from engine.games.reasons import laid_from_hand
from engine.games.tiles.options import TileOptions
from engine.games.tiles.players.choosing import (
    choose_sharp_in_tiles,
    is_nearly_over,
    spare_tiles,
    without_laying,
)
from engine.games.tiles.players.rack import Rack, best_laying, laying_of, plain_laying, rack_of
from engine.games.tiles.view import TileView
from engine.games.views import Phase

BUDGET: Final = 8_000
"""Positions that the solver looks at for each further idea."""

MOST_DISCARDS: Final = 3
"""Only so many tiles to put aside are worth a thought."""

FEW_LAID: Final = 2
"""Whoever can lay more tiles than so many gains nothing by keeping them all."""


def ideas(view: TileView, options: TileOptions, dice: int) -> tuple[SeatMove, ...]:
    """The best laying-out that is found at once, then other ways to lay, and to lay nothing where it lays little."""
    first = choose_sharp_in_tiles(view, options, dice)
    if isinstance(first, Discard):
        rack = rack_of(view)
        tiles = spare_tiles(rack, options.discardable, dice)[:MOST_DISCARDS]
        return tuple(dict.fromkeys((first, *(Discard(rack.seat, view.turn, tile) for tile in tiles))))
    laid = laid_from_hand(view.melds, first) if isinstance(first, LayTable) else ()
    if len(laid) == len(view.hand):
        return (first,)
    moves: list[SeatMove] = [first]
    if MoveKind.LAY_TABLE in options.kinds and view.phase is not Phase.DRAW:
        moves += _other_layings(rack_of(view), laid)
    if len(laid) <= FEW_LAID:
        moves += without_laying(view, options)
    told: dict[tuple[Card, ...], SeatMove] = {}
    for move in moves:
        told.setdefault(laid_from_hand(view.melds, move) if isinstance(move, LayTable) else (), move)
    return tuple(told.values())


def _other_layings(rack: Rack, laid: Sequence[Card]) -> list[LayTable]:
    """What the first idea, which lays these, has not looked for.

    Jokers kept where it lays them, and laid where it keeps them; the most points where it laid the most tiles, and the
    other way round; what can be laid without moving anything.
    """
    found = []
    if JOKER in rack.tiles:
        spared = tuple(tile for tile in rack.tiles if tile is JOKER and JOKER in laid)
        found.append(best_laying(rack, BUDGET, spared=spared, fewest_changes=True))
    if laid:
        found.append(best_laying(rack, BUDGET, "tiles" if is_nearly_over(rack) else "value", fewest_changes=True))
    layings = [laying_of(rack, one) for one in found if one is not None]
    return [one for one in (*layings, plain_laying(rack)) if one is not None]

"""The tile games: players who rebuild the table more or less often, and one who knows what to keep and when to shed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.cards import JOKER, Card
from engine.games.moves import Discard, DrawStock, LayTable, MoveKind, PassTurn, SeatMove
from engine.games.strengths import attentive
from engine.games.tiles.options import TileOptions
from engine.games.tiles.players.rack import Rack, best_laying, laying_of, plain_laying, rack_of
from engine.games.tiles.view import TileView
from engine.games.views import Phase
from engine.melds.worth import hand_value

STEADY_BUDGET: Final = 8_000
SHARP_BUDGET: Final = 20_000
"""Positions that the solver looks at before it gives up."""

# With so few tiles on somebody's rack what is left on one's own counts more than how many tiles that are.
NEARLY_OVER: Final = 5
# Each level tries to rebuild the table once in so many turns: whoever always does wins nearly every round against one
# who never does, and the levels are to be about equally far apart.
EASY_LOOKS: Final = 12
CASUAL_LOOKS: Final = 6
STEADY_LOOKS: Final = 3
# A joker is laid where it brings at least so many tiles down, itself counted; one that only lengthens a meld is kept.
WORTH_A_JOKER: Final = 2

Layer = Callable[[Rack], LayTable | None]


def choose_plainly_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """New melds and single tiles, nothing rebuilt: the move of imagined players."""
    must = not rack_of(view).rules.may_decline_to_lay
    return _choose(view, options, _steadily if must else plain_laying, dice)


def choose_easy_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """The beginner's move: new melds and single tiles; a table is hardly ever rebuilt."""
    return _looking(EASY_LOOKS, view, options, dice)


def choose_casual_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """The occasional player's move: rebuilds the table now and then."""
    return _looking(CASUAL_LOOKS, view, options, dice)


def choose_steady_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """The club player's move: every third time the most tiles that a short search finds a place for."""
    return _looking(STEADY_LOOKS, view, options, dice)


def _looking(once_in: int, view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """The move of a player who tries to rebuild the table once in so many turns."""
    if attentive(dice, once_in):
        return _choose(view, options, _steadily, dice)
    return choose_plainly_in_tiles(view, options, dice)


def choose_sharp_in_tiles(view: TileView, options: TileOptions, dice: int) -> SeatMove:
    """Searches longer, keeps jokers that bring nothing down with them, and sheds points once the end is near."""
    return _choose(view, options, _sharply, dice)


def _choose(view: TileView, options: TileOptions, layer: Layer, dice: int) -> SeatMove:
    rack = rack_of(view)
    laid = _laying(rack, options, layer)
    if laid is not None:
        return laid
    for move in without_laying(view, options):
        return move
    return Discard(rack.seat, view.turn, spare_tiles(rack, options.discardable, dice)[0])


def without_laying(view: TileView, options: TileOptions) -> tuple[SeatMove, ...]:
    """What goes on without a tile laid: a tile drawn, or the turn passed; nothing where neither may be done."""
    if options.draw_stock:
        return (DrawStock(view.own_seat, view.turn),)
    return (PassTurn(view.own_seat, view.turn),) if options.may_pass else ()


def _laying(rack: Rack, options: TileOptions, layer: Layer) -> LayTable | None:
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
    """The most tiles, less what is better kept; the dearest where the round may be over soon.

    With the fewest changes: this is also what people are shown who ask for a hint.
    """
    nearly_over = is_nearly_over(rack)
    found = best_laying(rack, SHARP_BUDGET, "value" if nearly_over else "tiles", fewest_changes=True)
    laid = None if found is None else laying_of(rack, found)
    if found is None or laid is None:
        return _steadily(rack)
    if nearly_over or not rack.info.opened or found.laid == len(rack.tiles) or JOKER not in found.placed:
        return laid
    jokers = [tile for tile in rack.tiles if tile is JOKER]
    plain = best_laying(rack, SHARP_BUDGET, spared=jokers, fewest_changes=True)
    if found.laid - (0 if plain is None else plain.laid) >= WORTH_A_JOKER:
        return laid
    return None if plain is None else laying_of(rack, plain)


def is_nearly_over(rack: Rack) -> bool:
    """Whether the round may be over soon, so that every tile on the rack is a risk."""
    view = rack.view
    others = [info.cards for seat, info in enumerate(view.seats) if seat != rack.seat and not info.out]
    return min(others) <= NEARLY_OVER or view.pool <= len(others) or not rack.rules.may_decline_to_lay


def spare_tiles(rack: Rack, tiles: Sequence[Card], dice: int) -> list[Card]:
    """Tiles to put aside, first those without company on the rack, dear rather than cheap, a joker last of all (V1)."""

    def keeping(tile: Card) -> tuple[bool, int, int, int]:
        company = sum(_goes_with(tile, other) for other in rack.tiles)
        return tile is JOKER, company, -hand_value(rack.rules, (tile,)), (tile.index + dice) % 53

    return sorted(tiles, key=keeping)


def _goes_with(one: Card, other: Card) -> bool:
    """Whether two tiles might lie in one meld."""
    if one is JOKER or other is JOKER or one is other:
        return False
    return one.rank == other.rank or (one.suit == other.suit and abs(one.rank - other.rank) <= 2)

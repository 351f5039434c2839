"""A match of the tile games as one seat sees it, and what the seat may do now."""

from functools import partial
from typing import Literal, Self

from engine.cards import Card, Seat
from engine.games.moves import MoveKind
from engine.games.table import MeldChange, TableMeld, going_with
from engine.games.tiles.laying import aside_tile
from engine.games.tiles.round import TileRound, may_use_table
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Options, Phase
from engine.melds.laying_off import fitting_cards


class TileView(MatchView):
    """A match of the tile games as one seat sees it.

    `hand` is its rack, and `drawn` are the tiles that it got since its last turn and still holds. `pool` counts the
    tiles face down; `changes` is what the last laying-out brought to the melds. `aside[i]` are the tiles that seat i
    has put aside, the last one on top, and `aside_seat` is the seat whose last one may be taken in this turn (V1);
    `open_tile` is the open one of the last stack (V2).
    """

    rules: TileRules
    drawn: tuple[Card, ...] = ()
    melds: tuple[TableMeld, ...] = ()
    changes: tuple[MeldChange, ...] = ()
    pool: int = 0
    aside: tuple[tuple[Card, ...], ...] = ()
    aside_seat: Seat | None = None
    open_tile: Card | None = None

    def lying_open(self, place: Literal["aside", "open"] | None) -> Card | None:
        """The tile that may be taken from there to be laid at once."""
        if place == "open":
            return self.open_tile
        return None if place is None or self.aside_seat is None else next(iter(self.aside[self.aside_seat][-1:]), None)

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, aside_seat=None)


def open_moves(rules: TileRules, rnd: TileRound) -> frozenset[MoveKind]:
    """The kinds of move open to the seat in turn, whatever it holds."""
    takeable = aside_tile(rules, rnd) is not None or rnd.open_tile is not None
    return open_at(rules, rnd.phase, pool=bool(rnd.pool), takeable=takeable)


def open_at(rules: TileRules, phase: Phase, *, pool: bool, takeable: bool) -> frozenset[MoveKind]:
    """The kinds of move of a phase, with tiles in the pool or not, and an open one that may be taken or not."""
    if phase is Phase.PUT_ASIDE:
        return frozenset({MoveKind.DISCARD})
    if phase is Phase.DRAW:
        return frozenset({MoveKind.DRAW_STOCK, MoveKind.LAY_TABLE} if takeable else {MoveKind.DRAW_STOCK})
    if phase is Phase.LAY:
        return frozenset({MoveKind.LAY_TABLE, MoveKind.DISCARD if rules.v1.enabled else MoveKind.PASS_TURN})
    return frozenset({MoveKind.LAY_TABLE, MoveKind.DRAW_STOCK if pool else MoveKind.PASS_TURN})


class TileOptions(Options):
    """What a seat may do now.

    `may_rearrange` says whether the table may be used for laying tiles; `opening_short` are the points that a first
    laying-out must reach (0 once opened or where there is no minimum), `discardable` the distinct tiles that may be put
    aside, `layoffs` the (tile, meld) pairs that fit as they are, one alone. `take_aside` and `take_open` are the tiles
    that lie open for a laying-out to take.
    """

    may_rearrange: bool = False
    opening_short: int = 0
    discardable: tuple[Card, ...] = ()
    layoffs: tuple[tuple[Card, int], ...] = ()
    take_aside: Card | None = None
    take_open: Card | None = None


def options(view: TileView) -> TileOptions:
    """What the seat of a view may do now."""
    if view.seat is None or view.result is not None or view.turn_seat != view.seat:
        return TileOptions()
    rules = view.rules
    may_take = view.phase in (Phase.DRAW, Phase.LAY_OR_DRAW)
    take_aside = view.lying_open("aside") if may_take else None
    take_open = view.lying_open("open") if may_take else None
    takeable = take_aside is not None or take_open is not None
    open_to_it = open_at(rules, view.phase, pool=view.pool > 0, takeable=takeable)
    opened = view.seats[view.seat].opened
    may_use = may_use_table(rules, opened=opened) and MoveKind.LAY_TABLE in open_to_it
    one_will_do = rules.rearrange.min_rack <= 1 or len(view.hand) <= 1
    fits = may_use and one_will_do and view.phase is not Phase.DRAW
    return TileOptions(
        kinds=open_to_it,
        opening_short=0 if opened else rules.opening.points,
        discardable=tuple(sorted(set(view.hand))) if MoveKind.DISCARD in open_to_it else (),
        layoffs=going_with(view.hand, view.melds, partial(fitting_cards, rules)) if fits else (),
        may_rearrange=may_use,
        take_aside=take_aside,
        take_open=take_open,
    )

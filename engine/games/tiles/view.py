"""A match of the tile games as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.table import MeldChange, TableMeld
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView


@dataclass(frozen=True)
class TileView(MatchView):
    """A match of the tile games as one seat sees it.

    `hand` is its rack, and `drawn` are the tiles that it got since its last turn and still holds. `pool` counts the
    tiles face down; `changes` is what the last laying-out brought to the melds. `aside[i]` are the tiles that seat i
    has put aside, the last one on top, and `aside_seat` is the seat whose last one may be taken in this turn (V1);
    `open_tile` is the open one of the last stack (V2).
    """

    rules: TileRules
    drawn: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    changes: tuple[MeldChange, ...]
    pool: int
    aside: tuple[tuple[Card, ...], ...]
    aside_seat: int | None
    open_tile: Card | None

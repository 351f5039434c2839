"""What happens in the tile games alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class TileTaken:
    """A tile that lay open was taken to lay it at once: one put aside, or the open one of the last stack (004)."""

    seat: Seat
    card: Card
    source: Literal["aside", "open"]
    kind: Literal["tile_taken"] = "tile_taken"


@dataclass(frozen=True, slots=True)
class TilePutAside:
    """A tile was put face up beside the rack and ended a turn (004, V1)."""

    seat: Seat
    card: Card
    kind: Literal["tile_put_aside"] = "tile_put_aside"


@dataclass(frozen=True, slots=True)
class LooseTilesTaken:
    """The time was up: tiles of the table that were left loose go onto the rack (004)."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["loose_tiles_taken"] = "loose_tiles_taken"


@dataclass(frozen=True, slots=True)
class PenaltyDrawn:
    """Penalty tiles from the pool; `cards` only for the seat itself."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["penalty_drawn"] = "penalty_drawn"

"""Whether a seat could lay at all."""

from __future__ import annotations

from engine.families.tiles.state import TileRound
from engine.tile_rules import TileRules


def can_lay(rules: TileRules, rnd: TileRound) -> bool:
    """Whether the seat in turn could lay tiles from its rack now, its opening included."""
    raise NotImplementedError

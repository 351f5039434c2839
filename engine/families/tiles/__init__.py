"""The tile games: lay tiles and rebuild the table, or draw; booklets 002 and 004."""

from engine.families.tiles.family import TILES, Tiles
from engine.families.tiles.state import TileRound

__all__ = ["TILES", "TileRound", "Tiles"]

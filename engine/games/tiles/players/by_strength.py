"""The players by strength."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.moves import SeatMove
from engine.games.strengths import Strength
from engine.games.tiles.options import TileOptions
from engine.games.tiles.players.choosing import (
    choose_casual_in_tiles,
    choose_easy_in_tiles,
    choose_sharp_in_tiles,
    choose_steady_in_tiles,
)
from engine.games.tiles.view import TileView

PLAYERS: Final[Mapping[Strength, Callable[[TileView, TileOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy_in_tiles,
    Strength.CASUAL: choose_casual_in_tiles,
    Strength.STEADY: choose_steady_in_tiles,
    Strength.SHARP: choose_sharp_in_tiles,
}

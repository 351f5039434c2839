"""The players by strength."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.gin.players.casual import choose_casual_in_gin
from engine.games.gin.players.easy import choose_easy_in_gin
from engine.games.gin.players.sharp import choose_sharp_in_gin
from engine.games.gin.players.steady import choose_steady_in_gin
from engine.games.gin.view import GinView
from engine.games.moves import SeatMove
from engine.games.strengths import Strength

PLAYERS: Final[Mapping[Strength, Callable[[GinView, int], SeatMove]]] = {
    Strength.EASY: choose_easy_in_gin,
    Strength.CASUAL: choose_casual_in_gin,
    Strength.STEADY: choose_steady_in_gin,
    Strength.SHARP: choose_sharp_in_gin,
}

"""The players by strength."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.casual import choose_casual
from engine.games.draw_discard.players.easy import choose_easy
from engine.games.draw_discard.players.rebuilding import choose_sharp_in_rummy, choose_steady_in_rummy
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import SeatMove
from engine.games.strengths import Strength

PLAYERS: Final[Mapping[Strength, Callable[[DrawDiscardView, DrawDiscardOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy,
    Strength.CASUAL: choose_casual,
    Strength.STEADY: choose_steady_in_rummy,
    Strength.SHARP: choose_sharp_in_rummy,
}

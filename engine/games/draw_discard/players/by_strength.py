"""The players by strength; the occasional one sees what the club player sees, but not every time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.games.draw_discard.players.easy import choose_easy
from engine.games.draw_discard.players.rebuilding import choose_sharp_in_rummy, choose_steady_in_rummy
from engine.games.draw_discard.view import DrawDiscardOptions, DrawDiscardView
from engine.games.moves import SeatMove
from engine.games.strengths import Strength, attentive

LOOKS_CLOSELY: Final = 2
"""Once in so many moves."""


def choose_casual(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The occasional player's move; what it took to be laid it looks for a place for until it is laid."""
    chooses = choose_steady_in_rummy if view.owed or attentive(dice, LOOKS_CLOSELY) else choose_easy
    return chooses(view, options, dice)


PLAYERS: Final[Mapping[Strength, Callable[[DrawDiscardView, DrawDiscardOptions, int], SeatMove]]] = {
    Strength.EASY: choose_easy,
    Strength.CASUAL: choose_casual,
    Strength.STEADY: choose_steady_in_rummy,
    Strength.SHARP: choose_sharp_in_rummy,
}

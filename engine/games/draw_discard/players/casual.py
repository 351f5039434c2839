"""An occasional player: sees what the club player sees, but not every time."""

from __future__ import annotations

from typing import Final

from engine.games.draw_discard.options import DrawDiscardOptions
from engine.games.draw_discard.players.easy import choose_easy
from engine.games.draw_discard.players.rebuilding import choose_steady_in_rummy
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.moves import SeatMove
from engine.games.players import attentive

LOOKS_CLOSELY: Final = 2
"""Once in so many moves."""


def choose_casual(view: DrawDiscardView, options: DrawDiscardOptions, dice: int) -> SeatMove:
    """The occasional player's move; what it took to be laid it looks for a place for until it is laid."""
    chooses = choose_steady_in_rummy if view.owed or attentive(dice, LOOKS_CLOSELY) else choose_easy
    return chooses(view, options, dice)

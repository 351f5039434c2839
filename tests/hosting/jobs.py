"""Jobs that end badly, in a module that another process imports quickly."""

import time

from engine.games.moves import SeatMove
from engine.games.views import MatchView


def sleeping(strength: str, view: MatchView, dice: int) -> SeatMove:
    time.sleep(600)
    raise AssertionError("nobody waits that long")


def failing(hand: str) -> None:
    """Says what it held."""
    raise ZeroDivisionError(f"a hand of {hand}")

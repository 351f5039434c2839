"""Whether a discard is asked for once more before it is made."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.records import Pace

UNHURRIED: Final = timedelta(hours=24)
"""Where a turn takes so long, a card thrown by a slip of the thumb costs more than a press."""


def asks_before_discarding(pace: Pace, wish: bool | None = None) -> bool:
    """Whether a card chosen from “Discard …” waits for the button: as its holder wishes; without a wish by the pace."""
    return pace.turn >= UNHURRIED if wish is None else wish

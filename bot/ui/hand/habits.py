"""How somebody wants their hand to answer: what the panels know of a person's own settings."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from bot.records import Pace

UNHURRIED: Final = timedelta(hours=24)
"""Where a turn takes so long, a card thrown by a slip of the thumb costs more than a press."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What somebody has settled for their own panels; None where they leave it to the game.

    `ask_before_discarding` says whether a card chosen from “Discard …” waits for the button.
    """

    ask_before_discarding: bool | None = None

    def asks_first(self, pace: Pace) -> bool:
        """Whether a chosen discard is to be confirmed in a game of this pace: where a turn takes a day, it is."""
        wish = self.ask_before_discarding
        return pace.turn >= UNHURRIED if wish is None else wish


USUAL: Final = Habits()

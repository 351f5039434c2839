"""Hours and days that a visitor lets go by, to see what comes of them: deadlines, reminders, absent players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

STRETCHES: Final = (timedelta(hours=1), timedelta(hours=8), timedelta(days=1), timedelta(days=3))
STEP: Final = timedelta(hours=1)
"""So much goes by at once; between two steps whoever clicks has their turn."""


class Passing:
    """Until when time is to fly. `heading` and `choices`, one for each of STRETCHES, say it on the page."""

    def __init__(self, clock: Callable[[], datetime], heading: str, choices: Sequence[str]) -> None:
        self.heading = heading
        self.choices = tuple(choices)
        self._clock = clock
        self._until: datetime | None = None

    def ask(self, choice: object) -> str | None:
        """Let a stretch go by, after what is going by already; until when, None for what is no choice."""
        if type(choice) is not int or not 0 <= choice < len(STRETCHES):
            return None
        self._until = max(self._until or self._clock(), self._clock()) + STRETCHES[choice]
        return self._until.isoformat()

    def next_step(self) -> timedelta | None:
        """How much is to go by at once now; None where time is to go its usual pace."""
        if self._until is None:
            return None
        left = self._until - self._clock()
        if left <= timedelta(0):
            self._until = None
            return None
        return min(left, STEP)

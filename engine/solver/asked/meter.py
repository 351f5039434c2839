"""What a search may take: a budget of looks, and somebody to ask whether it should stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

_ASK_EVERY: Final = 64


class SpentError(Exception):
    """The budget of looks is used up, or the search was told to stop."""


class Meter:
    """Counts looks: positions looked at, and whatever else takes about as long.

    `looks` is what was counted. The `budget` bounds all that is counted by one meter; a part of the work can be given
    less of it. `suits` is what was found of the runs of suits.
    """

    def __init__(self, budget: int, should_stop: Callable[[], bool] | None = None) -> None:
        self.looks = 0
        self.suits: dict[Any, Any] = {}
        self.budget = budget
        self._should_stop = should_stop
        self._ask_at = _ASK_EVERY
        self._stopped = False

    @property
    def left(self) -> int:
        return 0 if self._stopped else max(self.budget - self.looks, 0)

    def spend(self, looks: int = 1) -> None:
        """Counts so many looks. Raises SpentError where there are none left."""
        self.looks += looks
        if self.looks >= self._ask_at:
            self._ask_at = self.looks + _ASK_EVERY
            if not self._stopped and self._should_stop is not None and self._should_stop():
                self._stopped = True
        if self._stopped or self.looks > self.budget:
            raise SpentError

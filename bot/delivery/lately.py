"""What has happened lately, and is forgotten after a while."""

from collections.abc import Hashable
from datetime import datetime, timedelta

from bot.hosting.policy import Clock


class Lately:
    """Things by a key of each, for as long as is said of it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: dict[Hashable, datetime] = {}

    def __contains__(self, key: Hashable) -> bool:
        return key in self._until and self._clock() < self._until[key]

    def left(self, key: Hashable) -> timedelta:
        """How long it holds yet."""
        return self._until[key] - self._clock() if key in self else timedelta()

    def note(self, key: Hashable, lasts: timedelta) -> None:
        """It holds for so long from now on; for no time, no more."""
        now = self._clock()
        self._until = {one: until for one, until in self._until.items() if until > now} | {key: now + lasts}

"""The time of day, but one that never goes back: turns go on though somebody sets the machine's clock wrong."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

log = logging.getLogger(__name__)

SMALL: Final = timedelta(seconds=30)
"""Corrections up to this are followed; a larger one backwards is not, and one forwards means that we were asleep."""


class SteadyClock:
    """Gives the current time (aware, UTC). Small corrections are followed, standing still for those backwards.

    Set back by more, it goes on by the monotonic clock until the time of day agrees again, and says so in the log. Set
    forward by more, or after the machine has slept, it follows, and calls the hooks: time has passed that nobody had.
    """

    def __init__(
        self,
        wall: Callable[[], datetime] = lambda: datetime.now(UTC),
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._from, self._since = wall(), monotonic()
        self._astray = False
        self._hooks: list[Callable[[datetime, datetime], None]] = []

    def subscribe(self, hook: Callable[[datetime, datetime], None]) -> None:
        """Call a hook when time has leapt forward, with both instants. It must return at once and not raise."""
        self._hooks.append(hook)

    def __call__(self) -> datetime:
        """The time now; never earlier than what was given before."""
        wall, elapsed = self._wall(), self._monotonic()
        steady = self._from + timedelta(seconds=elapsed - self._since)
        ahead = wall - steady
        if ahead < -SMALL:
            self._tell_astray(ahead)
            return steady
        if self._astray:
            self._astray = False
            log.warning("the time of day agrees again")
        leapt = ahead > SMALL
        now = wall if leapt or ahead >= timedelta(0) else max(self._from, wall)
        self._from, self._since = now, elapsed
        if leapt:
            log.warning("the time of day leapt forward by %s: clocks rested meanwhile", ahead)
            for hook in self._hooks:
                hook(steady, now)
        return now

    def _tell_astray(self, ahead: timedelta) -> None:
        if not self._astray:
            self._astray = True
            log.error(
                "the time of day was set back by %s; turns go on by the steady clock (start anew to follow it)", -ahead
            )

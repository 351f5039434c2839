"""The time of day, but one that never goes back: turns go on though somebody sets the machine's clock wrong. And pauses
that grow from failure to failure.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

log = logging.getLogger(__name__)

SMALL: Final = timedelta(seconds=30)
"""Corrections up to this are followed; a larger one is a leap."""
BACK_FOR_S: Final = 60.0
"""So long the time of day stays set back before it is followed: somebody may set it right again."""
LOOKED_AT_S: Final = 2.0
"""So soon a leap is noticed while nobody asks for the time."""


class SteadyClock:
    """Gives the current time (aware, UTC). Small corrections are followed, standing still for those backwards.

    When the time of day has leapt, it goes on by the monotonic clock, says so in the log and calls the hooks. After a
    leap forward, as after a sleep of the machine, somebody is to move on what was set before, and to have it `follow`.
    A leap backwards it never follows, since nothing that has happened may lie ahead; the next start does, which is to
    come when `keep_looking` ends.
    """

    def __init__(
        self,
        wall: Callable[[], datetime] = lambda: datetime.now(UTC),
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._from, self._since = wall(), monotonic()
        self._told = timedelta(0)
        self.hooks: list[Callable[[SteadyClock], None]] = []
        """Called when the time of day has leapt: they must return at once and not raise."""

    def __call__(self) -> datetime:
        """The time now; never earlier than what was given before."""
        wall, elapsed = self._wall(), self._monotonic()
        steady = self._from + timedelta(seconds=elapsed - self._since)
        ahead = wall - steady
        if abs(ahead) > SMALL:
            self._tell_astray(ahead)
            return steady
        if self._told:
            self._told = timedelta(0)
            log.warning("the time of day agrees again")
        self._from, self._since = wall if ahead >= timedelta(0) else max(self._from, wall), elapsed
        return self._from

    def ahead(self) -> timedelta:
        """By how much the time of day has leapt and is not followed; nothing where they agree."""
        now = self()
        return self._wall() - now if self._told else timedelta(0)

    def follow(self, by: timedelta) -> None:
        """Leap forward by what was moved on, the time of day no longer astray; what it leapt since is told anew."""
        by = min(by, self.ahead())
        if by > timedelta(0):
            self._from, self._since, self._told = self() + by, self._monotonic(), timedelta(0)

    async def keep_looking(self, lives: Callable[[], None], may_end: Callable[[], bool] = lambda: True) -> None:
        """Notice leaps also while nobody asks for the time, and say each time that we live. Ends when the time of day
        has been set back for BACK_FOR_S and it may.
        """
        back = 0.0
        while back < BACK_FOR_S or not may_end():
            back = back + LOOKED_AT_S if self.ahead() < timedelta(0) else 0.0
            lives()
            await asyncio.sleep(LOOKED_AT_S)

    def _tell_astray(self, ahead: timedelta) -> None:
        if abs(ahead - self._told) <= SMALL:
            return
        self._told = ahead
        if ahead > timedelta(0):
            log.warning("the time of day leapt forward by %s: clocks rested meanwhile", ahead)
        else:
            log.error(
                "the time of day was set back by %s; turns go on by the steady clock, a start anew follows it",
                -ahead,
            )
        for hook in self.hooks:
            hook(self)


@dataclass
class Pauses:
    """Lengths in seconds: the first, then twice as long each time, up to the longest.

    By default those while the database does not answer: work goes on within seconds of its coming back.
    """

    first: float = 0.25
    longest: float = 4.0
    failures: int = 0

    def next(self) -> float:
        """How long to wait after one more failure."""
        pause = self.first * float(1 << min(self.failures, 20))
        self.failures += 1
        return min(pause, self.longest)

    def reset(self) -> None:
        self.failures = 0

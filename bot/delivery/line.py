"""What our own requests tell of Discord: how often it refuses us, and whether it answers at all."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord

from bot.delivery.retry import RefusalBudget, Setback, setback_of
from bot.hosting.away import Away
from bot.hosting.pauses import Pauses
from bot.hosting.policy import Clock
from bot.logs import named

_log = logging.getLogger(__name__)

Probe = Callable[[], Awaitable[object]]


class Line:
    """The line to Discord. Everybody who makes requests tells it of those that failed.

    One failure that is not ours makes it suspicious: clocks rest, and a small request is made again and again until it
    is answered, soon when only the failed one had bad luck.
    """

    def __init__(self, away: Away, probe: Probe, clock: Clock, budget: RefusalBudget | None = None) -> None:
        """`budget` is what all lines of a process share."""
        self.budget = budget or RefusalBudget()
        self._away = away
        self._probe = probe
        self._clock = clock
        self._asking: asyncio.Task[None] | None = None
        self._hooks: list[Callable[[], None]] = []

    def subscribe(self, hook: Callable[[], None]) -> None:
        """Call a hook when Discord answers again after it has not for a while. It must return at once."""
        self._hooks.append(hook)

    def failed(self, error: Exception) -> None:
        """A request failed."""
        limited = isinstance(error, discord.RateLimited) or getattr(error, "status", None) == 429
        if setback_of(error) is not Setback.PASSING or limited:
            return
        if self._asking is None or self._asking.done():
            self._away.requests_fail()
            self._asking = asyncio.create_task(self._ask(), name="line")

    def pause(self) -> timedelta:
        """How long nothing should be sent, so that refusals do not become a ban; zero while there is room."""
        return self.budget.pause(self._clock())

    async def close(self) -> None:
        """Ask no more."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})

    async def _ask(self) -> None:
        pauses = Pauses(1.0, 15.0)
        while not await self._is_answered():
            if pauses.failures == 0:
                _log.warning("Discord does not answer: clocks rest")
            await asyncio.sleep(pauses.next())
        self._away.requests_answered()
        if pauses.failures:
            _log.warning("Discord answers again")
            for hook in self._hooks:
                hook()

    async def _is_answered(self) -> bool:
        try:
            await self._probe()
        except Exception as error:  # noqa: BLE001 - whatever it was: is it one of Discord's own?
            passing = setback_of(error) is Setback.PASSING
            _log.debug("asked, and got %s", named(error))
            return not passing
        return True

"""The daily list of the games that wait for somebody, as a direct message at an hour of their own."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

import discord

from bot.delivery.retry import REQUEST_FAILED
from bot.hosting.games.service import GameService
from bot.hosting.people.settling import People
from bot.hosting.policy import Clock
from bot.logs import named, told
from bot.ui.table.digest import digest
from bot.wording import Wording

_log = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(hours=1)
"""Another process may have been told of an hour in the meantime."""


class Digests:
    """Sends the digests that are due, in one task between `start` and `stop`.

    A digest is claimed before it is sent: one that fails is missed, and none is sent twice. It waits in `asyncio.sleep`
    alone, so that simulated time drives it.
    """

    def __init__(
        self,
        client: discord.Client,
        people: People,
        service: GameService,
        wording_for: Callable[[str], Wording],
        clock: Clock,
    ) -> None:
        self._client = client
        self._people = people
        self._service = service
        self._wording_for = wording_for
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._nap: asyncio.Task[None] | None = None
        people.subscribe(self.wake)

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name="digests")

    async def stop(self) -> None:
        """Stop; a digest that is being sent may be missed."""
        if self._task is not None:
            self._task.cancel()
            self.wake()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Somebody has chosen another hour: look again when the next digest is due."""
        if self._nap is not None:
            self._nap.cancel()

    async def send_due(self) -> None:
        """Send every digest that is due now to whoever has games that wait."""
        for person in await self._people.digests(self._clock()):
            try:
                await self._send(person.user_id)
            except REQUEST_FAILED as error:
                _log.info("a digest could not be sent: %s", named(error))

    async def _send(self, user_id: int) -> None:
        waiting = await self._service.games_waiting_for(user_id)
        if not waiting:
            return
        message = digest(waiting, self._wording_for(waiting[0].record.locale))
        channel = await self._client.create_dm(discord.Object(user_id))
        await channel.send(view=message.view, allowed_mentions=message.allowed_mentions())

    async def _run(self) -> None:
        while True:
            pause = LOOK_EVERY
            try:
                await self.send_due()
                due = await self._people.next_digest()
                if due is not None:
                    pause = min(max(due - self._clock(), timedelta()), LOOK_EVERY)
            except Exception as error:  # noqa: BLE001 - tomorrow's digests must not fail with today's
                _log.error("digests failed\n%s", told(error))
            self._nap = asyncio.create_task(asyncio.sleep(max(pause.total_seconds(), 1)), name="digests-nap")
            await asyncio.wait({self._nap})

"""What is done at an hour: one task that looks, again and again, for what is due; and the daily list of the games that
wait for somebody, as a direct message at an hour of their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import ClassVar

import discord

from bot.delivery.requests import REQUEST_FAILED
from bot.hosting.games.service import GameService
from bot.hosting.people.settling import People
from bot.hosting.policy import Clock
from bot.logs import named, told
from bot.records.people import Person
from bot.ui.table.notice import digest
from bot.wording import Wording

_log = logging.getLogger(__name__)


class Looking:
    """Looks for what is due, in one task between `start` and `stop`, which waits in `asyncio.sleep` alone: so
    simulated time drives it. What it sends is claimed before: one that fails is missed, and none is sent twice.
    """

    name: ClassVar[str]
    every: ClassVar[timedelta] = timedelta(hours=1)
    """The longest pause between two looks."""

    _task: asyncio.Task[None] | None = None
    _nap: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Stop; what is being sent may be missed."""
        if self._task is not None:
            self._task.cancel()
            self.wake()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look again at once."""
        if self._nap is not None:
            self._nap.cancel()

    async def look(self) -> timedelta:
        """Do what is due; gives how long to wait before the next look."""
        raise NotImplementedError

    async def _run(self) -> None:
        while True:
            pause = self.every
            try:
                pause = await self.look()
            except Exception as error:  # noqa: BLE001 - what is due later must not fail with what is due now
                _log.error("%s failed\n%s", self.name, told(error))
            self._nap = asyncio.create_task(asyncio.sleep(max(pause.total_seconds(), 1)), name=f"{self.name}-nap")
            await asyncio.wait({self._nap})


_log = logging.getLogger(__name__)


class Digests(Looking):
    """Sends the digests that are due; wakes when somebody has chosen another hour."""

    name = "digests"

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
        people.subscribe(self.wake)

    async def look(self) -> timedelta:
        await self.send_due()
        due = await self._people.next_digest()
        # Another process may have been told of an hour in the meantime: no pause is longer.
        return self.every if due is None else min(due - self._clock(), self.every)

    async def send_due(self) -> None:
        """Send every digest that is due now to whoever has games that wait."""
        for person in await self._people.digests(self._clock()):
            try:
                await self._send(person)
            except REQUEST_FAILED as error:
                _log.info("a digest could not be sent: %s", named(error))

    async def _send(self, person: Person) -> None:
        waiting = await self._service.games_waiting_for(person.user_id)
        if not waiting:
            return
        message = digest(waiting, self._wording_for(person.speaks or waiting[0].record.locale))
        channel = await self._client.create_dm(discord.Object(person.user_id))
        await channel.send(view=message.view, allowed_mentions=message.allowed_mentions())

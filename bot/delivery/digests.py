"""The daily list of the games that wait for somebody, as a direct message at an hour of their own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import timedelta

import discord

from bot.delivery.looking import Looking
from bot.delivery.retry import REQUEST_FAILED
from bot.hosting.games.service import GameService
from bot.hosting.people.settling import People
from bot.hosting.policy import Clock
from bot.logs import named
from bot.records.people import Person
from bot.ui.table.notice import digest
from bot.wording import Wording

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

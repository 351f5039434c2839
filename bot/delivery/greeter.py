"""Greets a server that has invited us: once for ever, in the first channel in which we may speak."""

import logging
from collections.abc import Iterator

import discord

from bot.delivery.requests import REQUEST_FAILED
from bot.hosting.people.servers import Servers
from bot.logs import named
from bot.ui.servers.settings_panel import greeting
from bot.wording import Wording

_log = logging.getLogger(__name__)


class Greeter:
    """Says the greeting; raises nothing that Discord refuses. It is claimed before it is sent: none is said twice."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._waiting: set[int] = set()

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server that was never greeted; where we may speak nowhere, as soon as we may."""
        place = next(_places(guild), None)
        if place is None:
            self._waiting.add(guild.id)
            return
        self._waiting.discard(guild.id)
        if not await self._servers.greets(guild.id):
            return
        message = greeting(Wording.of(guild.preferred_locale.value))
        try:
            await place.send(view=message.view, allowed_mentions=message.allowed_mentions())
        except REQUEST_FAILED as error:
            _log.info("server %d could not be greeted: %s", guild.id, named(error))

    async def try_again(self, guild: discord.Guild | None) -> None:
        """Something has changed in a server: if it waits for its greeting, it may be said now."""
        if guild is not None and guild.id in self._waiting:
            await self.greet(guild)


def _places(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Where we may speak: the channel for such words first, then from the top."""
    found = [*([guild.system_channel] if guild.system_channel else []), *guild.text_channels]
    for channel in found:
        have = channel.permissions_for(guild.me)
        if have.view_channel and have.send_messages:
            yield channel

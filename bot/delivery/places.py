"""Where games are played, and whether they can be: channels and threads as Discord tells us of them.

A game that cannot be played where it is stands still until it can. A thread in which a game is played is kept open:
one that has gone to sleep is opened again.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import timedelta
from typing import Final

import discord

from bot.delivery.lately import Lately
from bot.delivery.requests import REQUEST_FAILED, Setback, setback_of
from bot.hosting.games.service import GameService
from bot.logs import named
from bot.records.games import Obstacle, Place
from bot.ui.kit.permissions import lacking

_log = logging.getLogger(__name__)

OPENED_AGAIN_AFTER: Final = timedelta(hours=1)
"""A thread that is closed sooner after we have opened it was closed by somebody; the next message opens it."""


class Places:
    """Looks after the places of games. Its methods raise nothing that Discord refuses."""

    def __init__(self, client: discord.Client, service: GameService, failed: Callable[[Exception], None]) -> None:
        """`failed` is told of requests that failed."""
        self._client = client
        self._service = service
        self._failed = failed
        self._opened = Lately(service.path.clock)
        self._heard: set[int] = set()
        self._doubted: set[int] = set()

    async def look_over(self, guild_id: int, channel_id: int | None = None) -> None:
        """Look whether the games of a server, or that of one channel or thread, can be played where they are."""
        for place in await self._service.path.store.places(guild_id, channel_id):
            await self._look_at(place)
            await asyncio.sleep(0)

    def obstacle(self, place: Place) -> Obstacle | None:
        """What stands against playing at a place, as far as we have been told; None where we know of nothing."""
        guild = self._client.get_guild(place.guild_id)
        if guild is None:
            return None
        if guild.unavailable:
            return Obstacle.SERVER_AWAY
        channel = guild.get_channel_or_thread(place.channel_id)
        if channel is None:
            return None
        if isinstance(channel, discord.Thread) and channel.locked:
            return Obstacle.LOCKED
        return Obstacle.FORBIDDEN if lacking_in(channel) else None

    def doubt(self, guild_id: int) -> None:
        """A server is out of reach: of what is deleted there meanwhile nobody tells us, and it stays known to us."""
        self._doubted.add(guild_id)

    def has_left(self, guild_id: int) -> bool:
        """Whether we are in a server no more, as far as we have been told: what waits there may be said once we are."""
        return guild_id != 0 and self._client.get_guild(guild_id) is None

    def reaches(self, guild_id: int) -> bool:
        """Whether we are in a server and it can be reached."""
        guild = self._client.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def is_gone(self, guild_id: int, channel_id: int) -> bool:
        """Whether a channel or thread that Discord does not know is gone, or we are from its server."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return self.has_left(guild_id)
        known = guild_id not in self._doubted and guild.get_channel_or_thread(channel_id) is not None
        try:
            return not known and await self._asked_for(guild, channel_id) is Obstacle.CHANNEL_GONE
        except REQUEST_FAILED as error:
            self._failed(error)
            return False

    async def heard(self, guild_id: int, channel_id: int) -> None:
        """Somebody speaks to us in a channel or thread, so it is there: looked over once, and again after a doubt."""
        if channel_id not in self._heard:
            self._heard.add(channel_id)
            await self.look_over(guild_id, channel_id)

    async def _look_at(self, place: Place) -> None:
        try:
            found = self.obstacle(place) or await self._unseen(place.guild_id, place.channel_id)
        except REQUEST_FAILED as error:
            self._failed(error)
            _log.info("game %d: its place could not be looked at: %s", place.game_id, named(error))
            return
        why = None if place.standstill is None else place.standstill.why
        if found is not None and found is not Obstacle.CHANNEL_GONE:
            await self._service.whereabouts.stand_still(place.game_id, found)
        elif why is not found and (found is not None or why is None or why.is_of_place):
            # It goes on once its board could be posted; a channel is gone for sure when that fails.
            await self._service.whereabouts.show_again(place.game_id)

    async def _unseen(self, guild_id: int, channel_id: int) -> Obstacle | None:
        """What stands against playing where the gateway knows of no channel: gone, or a thread asleep. Whatever it
        knows is there. Raises as discord.py does.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
            return None
        return await self._asked_for(guild, channel_id)

    async def _asked_for(self, guild: discord.Guild, channel_id: int) -> Obstacle | None:
        try:
            channel = await self._client.fetch_channel(channel_id)
        except discord.HTTPException as error:
            match setback_of(error):
                case Setback.GONE:
                    await self._ask_for_what_is_there(guild, channel_id)
                    self._heard.discard(channel_id)
                    return Obstacle.CHANNEL_GONE
                case Setback.REFUSED:
                    return Obstacle.FORBIDDEN
            raise
        if not isinstance(channel, discord.Thread):
            return None
        if channel.locked:
            return Obstacle.LOCKED
        return await self._open(channel) if channel.archived else None

    async def _ask_for_what_is_there(self, guild: discord.Guild, but: int) -> None:
        """Raises what Discord says where at present it knows nothing else either."""
        others = (one for one in guild.channels if one.id != but)
        there = next((one for one in others if one.permissions_for(guild.me).view_channel), None)
        if there is not None:
            await self._client.fetch_channel(there.id)

    async def _open(self, thread: discord.Thread) -> Obstacle | None:
        if thread.id in self._opened:
            return None
        self._opened.note(thread.id, OPENED_AGAIN_AFTER)
        try:
            await thread.edit(archived=False)
        except discord.Forbidden:
            return Obstacle.FORBIDDEN
        return None


def lacking_in(channel: discord.abc.GuildChannel | discord.Thread) -> tuple[str, ...]:
    """The permissions that we lack to play in a channel or thread."""
    return lacking(channel.permissions_for(channel.guild.me), in_thread=isinstance(channel, discord.Thread))

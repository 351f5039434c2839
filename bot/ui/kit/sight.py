"""What a person may see where they are: as Discord has it, which is asked each time."""

import asyncio
from enum import Enum, auto
from typing import Any, Final, Protocol

import discord

from bot.hosting.games.service import GameService
from bot.records.ids import UserId

UNKNOWN_MEMBER: Final = 10007
UNKNOWN_CHANNEL: Final = 10003


async def has_left(client: discord.Client, guild_id: int, user_id: UserId) -> bool:
    """Whether Discord says that a server has no such member; no where it cannot be told."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        return error.code == UNKNOWN_MEMBER
    return False


ANSWER_S: Final = 2.0
"""So long Discord is waited for in all that one request asks; what cannot be told by then counts as hidden."""


class Hosted(Protocol):
    """A game or a tournament, as its record says where it is and whose."""

    @property
    def guild_id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def is_over(self) -> bool: ...

    def open_to(self, user_id: UserId, guild_id: int) -> bool: ...


class _Channel(Enum):
    SEEN = auto()
    HIDDEN = auto()
    GONE = auto()


class Sight:
    """What whoever made an interaction may see, as Discord's permissions are at this moment."""

    def __init__(self, interaction: discord.Interaction[Any], games: GameService) -> None:
        self._interaction = interaction
        self._games = games
        self._user_id = UserId(interaction.user.id)
        self._until = asyncio.get_running_loop().time() + ANSWER_S
        self._members: dict[int, discord.Member | None] = {}
        self._channels: dict[int, _Channel] = {}
        if isinstance(interaction.user, discord.Member):
            self._members[interaction.user.guild.id] = interaction.user

    async def sees(self, hosted: Hosted) -> bool:
        """Whether the asker may see it here: what they take part in as long as it goes on, else what stands in a
        channel that they can see. Where the channel is gone, those alone who took part.
        """
        if not hosted.open_to(self._user_id, self._interaction.guild_id or 0):
            return False
        takes_part = hosted.open_to(self._user_id, 0)
        if takes_part and not hosted.is_over:
            return True
        channel = await self._channel(hosted)
        return channel is _Channel.SEEN or (channel is _Channel.GONE and takes_part)

    async def _channel(self, hosted: Hosted) -> _Channel:
        if hosted.channel_id == self._interaction.channel_id:
            return _Channel.SEEN
        if not hosted.guild_id:
            return _Channel.GONE
        if hosted.channel_id not in self._channels:
            try:
                async with asyncio.timeout_at(self._until):
                    self._channels[hosted.channel_id] = await self._asked(hosted)
            except (TimeoutError, discord.DiscordException):
                return _Channel.HIDDEN
        return self._channels[hosted.channel_id]

    async def _asked(self, hosted: Hosted) -> _Channel:
        guild = self._interaction.client.get_guild(hosted.guild_id)
        member = None if guild is None else await self._member(guild)
        if guild is None or member is None:
            return _Channel.HIDDEN
        try:
            channel = guild.get_channel_or_thread(hosted.channel_id) or await guild.fetch_channel(hosted.channel_id)
        except discord.NotFound as error:
            return _Channel.GONE if error.code == UNKNOWN_CHANNEL else _Channel.HIDDEN
        may = channel.permissions_for(member)
        private = isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads
        if may.view_channel and private:
            await channel.fetch_member(member.id)
        return _Channel.SEEN if may.view_channel else _Channel.HIDDEN

    async def _member(self, guild: discord.Guild) -> discord.Member | None:
        """The asker in a server, asked of Discord, since the bot keeps no list of members; None where they are not in
        it. Whoever has left a server has left its games.
        """
        if guild.id not in self._members:
            try:
                self._members[guild.id] = await guild.fetch_member(self._user_id)
            except discord.HTTPException as error:
                self._members[guild.id] = None
                if error.code == UNKNOWN_MEMBER:
                    await self._games.gone_from_server(guild.id, self._user_id)
        return self._members[guild.id]

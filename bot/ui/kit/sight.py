"""What a person may see where they are, and what the bot may do there: as Discord has it, which is asked each time."""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from typing import Final, Protocol

import discord

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import VisibleGame
from bot.records.ids import GameId, UserId
from bot.ui.kit.request import Request

_ALWAYS: Final = ("view_channel", "attach_files", "read_message_history")


def needed(*, in_thread: bool, opening_thread: bool = False) -> tuple[str, ...]:
    """The permissions that hosting a game takes in a channel or thread."""
    if opening_thread:
        return (*_ALWAYS, "create_public_threads", "send_messages_in_threads")
    return (*_ALWAYS, "send_messages_in_threads" if in_thread else "send_messages")


def everything() -> tuple[str, ...]:
    """All permissions with which a server should invite the bot, by name."""
    wanted = (*needed(in_thread=False), *needed(in_thread=True, opening_thread=True))
    return tuple(dict.fromkeys(wanted))


def lacking(have: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Those of the permissions that playing takes which are not there; old messages need not be read for it.

    Where one is missing without which others are worth nothing, discord.py counts those as missing too: it is named
    alone.
    """
    sends = "send_messages_in_threads" if in_thread else "send_messages"
    first = next((name for name in ("view_channel", sends) if not getattr(have, name)), None)
    if first is not None:
        return (first,)
    return () if have.attach_files else ("attach_files",)


async def may_host(request: Request, *, opening_thread: bool = False) -> bool:
    """Whether the bot can host a game in the asker's channel; where it cannot, the asker is told what it lacks.

    In direct messages with the bot it always can, whatever little Discord names there.
    """
    if request.interaction.guild_id is None:
        return True
    in_thread = isinstance(request.interaction.channel, discord.Thread)
    have = request.interaction.app_permissions
    wanted = needed(in_thread=in_thread, opening_thread=opening_thread)
    lacking = [request.wording.text(f"permission-{name}") for name in wanted if not getattr(have, name)]
    if lacking:
        missing = request.wording.listed(lacking)
        await request.say(request.wording.text("lobby-permissions", missing=missing, count=len(lacking)))
    return not lacking


UNKNOWN_MEMBER: Final = 10007


async def has_left(client: discord.Client, guild_id: int, user_id: UserId) -> bool:
    """Whether Discord says that a server has no such member; no where it cannot be told."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.HTTPException as error:
        return says_unknown(error)
    return False


def says_unknown(error: discord.HTTPException) -> bool:
    """Whether an answer of Discord says that a server has no such member."""
    return error.code == UNKNOWN_MEMBER


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
    def takes_part(self, user_id: UserId) -> bool: ...


class _Channel(Enum):
    SEEN = auto()
    HIDDEN = auto()
    GONE = auto()


class Sight:
    """What the asker of one request may see, as Discord's permissions are at this moment."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._until = asyncio.get_running_loop().time() + ANSWER_S
        self._members: dict[int, discord.Member | None] = {}
        if isinstance(request.interaction.user, discord.Member):
            self._members[request.interaction.user.guild.id] = request.interaction.user

    async def sees(self, hosted: Hosted) -> bool:
        """Whether the asker may see it here: what they take part in as long as it goes on, else what stands in a
        channel that they can see. Where the channel is gone, those alone who took part.
        """
        user_id = self._request.user_id
        if not hosted.open_to(user_id, self._request.interaction.guild_id or 0):
            return False
        takes_part = hosted.takes_part(user_id)
        if takes_part and not hosted.is_over:
            return True
        channel = await self._channel(hosted)
        return channel is _Channel.SEEN or (channel is _Channel.GONE and takes_part)

    async def look(self, game: GameId) -> VisibleGame:
        """A game that the asker may see, as they see it. Raises Refused(NO_SUCH_GAME) for any other."""
        visible = await self._request.look(game)
        if not await self.sees(visible.record):
            raise Refused(HostReject.NO_SUCH_GAME, game_id=game)
        return visible

    async def _channel(self, hosted: Hosted) -> _Channel:
        if hosted.channel_id == self._request.channel_id:
            return _Channel.SEEN
        if not hosted.guild_id:
            return _Channel.GONE
        try:
            async with asyncio.timeout_at(self._until):
                return await self._asked(hosted)
        except (TimeoutError, discord.DiscordException):
            return _Channel.HIDDEN

    async def _asked(self, hosted: Hosted) -> _Channel:
        guild = self._request.interaction.client.get_guild(hosted.guild_id)
        member = None if guild is None else await self._member(guild)
        if guild is None or member is None:
            return _Channel.HIDDEN
        try:
            channel = guild.get_channel_or_thread(hosted.channel_id) or await guild.fetch_channel(hosted.channel_id)
        except discord.NotFound:
            return _Channel.GONE
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
                self._members[guild.id] = await guild.fetch_member(self._request.user_id)
            except discord.HTTPException as error:
                self._members[guild.id] = None
                if says_unknown(error):
                    await self._request.services.games.gone_from_server(guild.id, self._request.user_id)
        return self._members[guild.id]

"""In which channels somebody, or everybody, may see what was played: matches of others are counted in no rivals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import discord

from bot.hosting.results.visibility import Asker
from bot.ui.kit.request import Request
from bot.ui.kit.sight import Sight


@dataclass(frozen=True, slots=True)
class _Played:
    """A match that is over, by where it was: for `Sight`, which knows what may be seen of a channel."""

    guild_id: int
    channel_id: int
    takes_part_in: bool
    is_over: bool = True

    def open_to(self, user_id: int, guild_id: int) -> bool:
        return self.takes_part_in or guild_id == self.guild_id != 0

    def takes_part(self, user_id: int) -> bool:
        return self.takes_part_in


def asker_of(request: Request, *, public: bool = False) -> Asker:
    """Who asks, and where; everybody for what is to be posted."""
    return Asker(None if public else request.user_id, request.interaction.guild_id or 0)


async def channels_seen(
    request: Request, places: Iterable[tuple[int, int]], user_id: int, *, public: bool
) -> frozenset[int]:
    """Those of these channels, each with its server, that the asker can see, or everybody in this server."""
    if public:
        guild = request.interaction.guild
        return frozenset(one for server, one in places if guild and guild.id == server and is_open(guild, one))
    sight, own = Sight(request), user_id == request.user_id
    return frozenset([one for server, one in places if await sight.sees(_Played(server, one, own))])


def is_open(guild: discord.Guild, channel_id: int) -> bool:
    """Whether everybody in a server sees one of its channels."""
    channel = guild.get_channel_or_thread(channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(guild.default_role).view_channel

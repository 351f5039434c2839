"""Which channels somebody can see: a table in a channel that is hidden from them is not offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.records.games import GameRecord
from bot.ui.kit.membership import says_unknown
from bot.ui.kit.request import Request

Seen = Callable[[GameRecord], Awaitable[bool]]


async def channels_seen(request: Request) -> Seen:
    """Whether the asker can see the channel of a game; what cannot be told counts as hidden."""
    client, members = request.interaction.client, dict[int, discord.Member | None]()
    asker = request.interaction.user
    if isinstance(asker, discord.Member):
        members[asker.guild.id] = asker

    async def seen(record: GameRecord) -> bool:
        guild = client.get_guild(record.guild_id)
        if guild is None:
            return False
        if guild.id not in members:
            members[guild.id] = await _member(guild, request)
        member, channel = members[guild.id], guild.get_channel_or_thread(record.channel_id)
        return member is not None and channel is not None and channel.permissions_for(member).view_channel

    return seen


async def _member(guild: discord.Guild, request: Request) -> discord.Member | None:
    """The asker in a server, asked of Discord, since the bot keeps no list of members; None where they are not in it.

    Whoever has left a server has left its games.
    """
    try:
        return await guild.fetch_member(request.user_id)
    except discord.HTTPException as error:
        if says_unknown(error):
            await request.services.games.gone_from_server(guild.id, request.user_id)
        return None

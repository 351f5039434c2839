"""Whether somebody is still in a server: asked of Discord, since the bot keeps no list of members."""

from __future__ import annotations

from typing import Final

import discord

UNKNOWN_MEMBER: Final = 10007


async def has_left(client: discord.Client, guild_id: int, user_id: int) -> bool:
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

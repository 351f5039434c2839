"""What the bot may do where somebody is: as Discord has it, which is asked each time."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.ui.kit.request import Request
from bot.wording import Wording

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


def lacking_for_threads(have: discord.Permissions) -> tuple[str, ...]:
    """Those of the permissions that opening tables in threads of a channel takes which are not there."""
    wanted = ("read_message_history", "create_public_threads", "send_messages_in_threads")
    return lacking(have, in_thread=False) or tuple(name for name in wanted if not getattr(have, name))


def permissions_named(names: Iterable[str], wording: Wording) -> str:
    """Permissions by the names that Discord gives them in its settings, as a list in a sentence."""
    return wording.listed([wording.text(f"permission-{name}") for name in names])


def lacking_to_post(guild: discord.Guild, channel_id: int, *, pictures: bool) -> tuple[str, ...]:
    """What the bot lacks to post in a channel of a server; all of it where there is no such channel any more."""
    channel = guild.get_channel_or_thread(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    have = discord.Permissions.none() if channel is None else channel.permissions_for(guild.me)
    return tuple(one for one in lacking(have, in_thread=in_thread) if pictures or one != "attach_files")


def cannot_post(request: Request, channel_id: int | None, *, pictures: bool) -> str:
    """A sentence on what the bot lacks to post in a channel of the asker's server, as that the channel is gone; none
    where it lacks nothing.
    """
    guild = request.interaction.guild
    missing = () if guild is None or channel_id is None else lacking_to_post(guild, channel_id, pictures=pictures)
    if guild is None or channel_id is None or not missing:
        return ""
    if guild.get_channel_or_thread(channel_id) is None:
        return request.wording.text("server-channel-gone")
    named = permissions_named(missing, request.wording)
    return request.wording.text("server-cannot-post", channel=f"<#{channel_id}>", missing=named)


async def may_host(request: Request, *, opening_thread: bool = False) -> bool:
    """Whether the bot can host a game in the asker's channel; where it cannot, the asker is told what it lacks."""
    if request.interaction.guild_id is None:
        # Whatever little Discord names in direct messages.
        return True
    in_thread = isinstance(request.interaction.channel, discord.Thread)
    have = request.interaction.app_permissions
    wanted = needed(in_thread=in_thread, opening_thread=opening_thread)
    lacking = [name for name in wanted if not getattr(have, name)]
    if lacking:
        missing = permissions_named(lacking, request.wording)
        await request.say(request.wording.text("lobby-permissions", missing=missing, count=len(lacking)))
    return not lacking

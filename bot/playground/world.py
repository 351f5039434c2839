"""The playground's Discord: one channel, two people and their direct messages, in memory, the same each start."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

import discord
from simcord import ChannelHandle, Env, MemberActor

from bot.card_emojis import Piece, emoji_name

PEOPLE: Final = ("Ada", "Ben")
_EMOJI_ADDRESS: Final = "https://cdn.simcord.invalid/emojis/{}.png"

Pictures = Mapping[str, tuple[str, bytes]]


SETTLE_S: Final = 60.0
"""So long may the bot take over one thing: a machine that is busy with others is slow, not stuck."""
LOOK_S: Final = 0.002
"""So often it is looked whether the bot has come to rest: most of what it does takes a few turns of the loop."""


class TickedTime(Env):
    """A simulated Discord whose timers fire by `advance_time` alone.

    The playground moves time on by itself; the timers' own real-time fallback would make every click wait for them.
    """

    def _schedule_timer(self, *_timer: object) -> None:
        """Leave the timer to `advance_time`."""

    async def _settle_internal(self, *, timeout: float | None = None, **how: Any) -> None:  # noqa: ASYNC109
        """Wait for the bot, at its start too no shorter than for anything else."""
        longest = None if timeout is None else max(timeout, self.settle_timeout)
        await super()._settle_internal(timeout=longest, **{"idle": LOOK_S, **how})


@dataclass(frozen=True, slots=True)
class World:
    """A simulated Discord: its server and channel, and the people that a visitor may be.

    `people` are in the server, and the channels `direct` are their direct messages with the bot.
    """

    env: Env
    guild_id: int
    channel: ChannelHandle
    people: tuple[MemberActor, ...]
    direct: tuple[ChannelHandle, ...]

    def something_happened(self) -> bool:
        """Whether the bot has spoken to Discord since this was asked last."""
        backend = self.env.backend
        if not self.env.http_requests:
            return False
        # A test would look at it afterwards, a visit of many hours never does.
        backend.http_requests.clear()
        backend.transcript.clear()
        messages = (message for channel in backend.messages.values() for message in channel.values())
        shown = {attachment["url"] for message in messages for attachment in message.attachments}
        pictures = backend.cdn._blobs  # simcord keeps every picture there ever was
        for address in [address for address in pictures if address not in shown]:
            del pictures[address]
        return True


def build_world(bot: discord.Client, now: datetime, *, server: str, channel: str, topic: str) -> World:
    """The world that the bot will meet when `env.start()` brings it up.

    Ids are given out in order from the simulation's first instant, so that they are the same at every start and games
    in the database find their channel and their players again; only then is the clock set to the present.
    """
    env = TickedTime(bot, settle_timeout=SETTLE_S)
    guild = env.create_guild(server)
    text_channel = guild.create_text_channel(channel, topic=topic)
    users = tuple(env.create_user(name.lower(), global_name=name) for name in PEOPLE)
    people = tuple(guild.add_member(user) for user in users)
    # the server is the visitor's own: everybody on it may settle what there is to settle
    everybody = env.backend.get_role(guild.id, guild.id)
    keeps = discord.Permissions(everybody.permissions | discord.Permissions(manage_guild=True).value)
    env.backend.edit_role(guild.id, everybody.id, {"permissions": keeps.value})
    env.backend.edit_bot_profile("Talon")
    direct = tuple(user.dm_channel for user in users)
    env.backend.advance_clock((now - env.now()).total_seconds())
    return World(env, guild.id, text_channel, people, direct)


async def emojis_by_address(bot: discord.Client, pictures: Mapping[Piece, bytes]) -> Pictures:
    """The card emojis for the page, which cannot ask simcord for them: it keeps their names only."""
    named = {emoji_name(piece, picture): picture for piece, picture in pictures.items()}
    uploaded = await bot.fetch_application_emojis()
    return {
        _EMOJI_ADDRESS.format(emoji.id): (f"{emoji.name}.png", named[emoji.name])
        for emoji in uploaded
        if emoji.name in named
    }

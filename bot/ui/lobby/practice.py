"""A practice game: one person against a computer player, in the person's direct messages with the bot."""

from __future__ import annotations

from typing import Final

import discord

from bot.hosting.clock.pace import PACES
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, NewGame
from bot.ui.kit.request import Request
from bot.ui.lobby.usual import settled_here
from bot.ui.table.game_facts import board_link
from engine.variants import VARIANTS, variant_of

STRENGTH: Final = "easy"
PACE: Final = "friendly"
"""A practice game waits: nobody else does."""


async def practise(request: Request, variant: str) -> None:
    """Deal a practice game to the asker, and say where it is; where one is being played, say where that is.

    Raises Refused.
    """
    await request.defer()
    wording = request.wording
    channel = await _direct_messages(request)
    running = await _running_in(request, channel.id)
    if running is not None:
        game = wording.variant_name(running.variant)
        await request.say(wording.text("learn-running", game=game, link=board_link(running)))
        return
    try:
        await channel.send(wording.text("learn-welcome", game=wording.variant_name(variant)))
    except discord.Forbidden:
        await request.say(wording.text("learn-closed"))
        return
    record = await request.services.games.lobbies.open(_practice_game(request, variant, channel.id), request.key)
    await request.services.games.lobbies.start(record.id, request.user_id, f"{request.key}-start")
    await request.say(wording.text("learn-dealt", game=wording.variant_name(variant), link=board_link(record)))


async def variant_to_learn(request: Request) -> str:
    """The game that is learnt where none is named: that of the channel, else the server's usual or last one."""
    try:
        return (await request.services.games.game_in_channel(request.channel_id)).variant
    except Refused:
        guild_id = request.interaction.guild_id
        usual = (await settled_here(request)).variant
        if usual in VARIANTS:
            return usual
        last = None if guild_id is None else await request.services.games.last_opened(guild_id)
        return next(iter(VARIANTS)) if last is None else last.variant


async def _direct_messages(request: Request) -> discord.DMChannel:
    channel = request.interaction.channel
    return channel if isinstance(channel, discord.DMChannel) else await request.interaction.user.create_dm()


async def _running_in(request: Request, channel_id: int) -> GameRecord | None:
    try:
        return await request.services.games.game_in_channel(channel_id)
    except Refused as refused:
        if refused.code is not HostReject.NO_GAME_HERE:
            raise
        return None


def _practice_game(request: Request, variant: str, channel_id: int) -> NewGame:
    seats = variant_of(variant).rules.seat_counts()[0]
    return NewGame(
        guild_id=0,
        channel_id=channel_id,
        host_id=request.user_id,
        host_name=request.interaction.user.display_name,
        variant=variant,
        seats=seats,
        pace=PACES[PACE],
        switches={},
        computers=(STRENGTH,) * (seats - 1),
        locale=request.wording.locale,
    )

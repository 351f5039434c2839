"""Opening a table: in the asker's channel, or in a thread that is made for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.hosting.clock.lengths import expected_length
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import NewGame
from bot.records.ids import GameId
from bot.ui.kit.permissions import may_host, needed
from bot.ui.kit.request import Request
from bot.ui.lobby.usual import settled
from bot.ui.table.standstill import take_away
from bot.wording import Wording
from engine.rules.rule_set import RuleSet

DEFAULT_SEATS: Final = 4
OPEN_FOR: Final = 10_080
"""So many minutes without a message a thread stays open by itself: a week, the longest that there is."""


def default_seats(rules: RuleSet) -> int:
    """The seats of a table of which nobody said how many: four, or as many below as the game can be played with."""
    counts = rules.seat_counts()
    return max((count for count in counts if count <= DEFAULT_SEATS), default=counts[0])


def at_a_glance(variant: str, rules: RuleSet, seats: int, wording: Wording) -> str:
    """A game in a line, for the one who chooses: `Gin rummy, 2 players, about 20 minutes`."""
    length = expected_length(variant, rules, seats)
    return wording.text(
        "game-glance",
        game=wording.variant_name(variant),
        seats=seats,
        length="none" if length is None else wording.roughly(length),
    )


def length_said(variant: str, rules: RuleSet, seats: int, wording: Wording) -> str:
    """How long a match takes with so many players: `about 20 minutes`; empty where nobody knows."""
    length = expected_length(variant, rules, seats)
    return "" if length is None else wording.text("game-length", length=wording.roughly(length))


async def open_table(request: Request, new: NewGame, *, in_thread: bool) -> str:
    """Open a lobby here, or in a thread made for it, and give the sentence that answers the one who asked.

    The sentence is empty where the asker has been told already why it cannot be. Nothing is left behind then, nor where
    the service refuses. Raises Refused.
    """
    request.check_post()
    new = await settled(request, new)
    if in_thread:
        return await _in_a_thread(request, new)
    if not await may_host(request):
        return ""
    try:
        await request.services.games.lobbies.open(new, request.key)
    except Refused as refused:
        if refused.code is not HostReject.CHANNEL_BUSY:
            raise
        if not await _made_way(request, GameId(int(str(refused.facts["game_id"])))):
            return request.wording.text("lobby-suspended-here")
        await request.services.games.lobbies.open(new, request.key)
    return _said_of_opening(new, request.wording, "none")


async def _made_way(request: Request, game: GameId) -> bool:
    """Whether the suspended match of this channel went to a thread; not where none can be made. Raises
    Refused(CHANNEL_BUSY) where the channel's game is played.
    """
    left, channel = (await request.services.games.look(game, None)).record, request.interaction.channel
    if left.suspended_until is None:
        raise Refused(HostReject.CHANNEL_BUSY, game_id=game)
    have = request.interaction.app_permissions
    allowed = all(getattr(have, name) for name in needed(in_thread=True, opening_thread=True))
    if not isinstance(channel, discord.TextChannel) or not allowed:
        return False
    host = next((one.name for one in left.holders if one.user_id == left.host_id), left.holders[0].name)
    thread = await _new_thread(channel, left.variant, host, Wording.of(left.locale))
    if thread is None:
        return False
    try:
        await request.services.games.whereabouts.make_way(game, thread.id)
    except Refused:
        await thread.delete()
        raise
    await take_away(request, left)
    return True


async def _in_a_thread(request: Request, new: NewGame) -> str:
    wording, channel = request.wording, request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return wording.text("lobby-not-here")
    if not await may_host(request, opening_thread=True):
        return ""
    thread = await _new_thread(channel, new.variant, new.host_name, Wording.of(new.locale))
    if thread is None:
        return wording.text("lobby-thread-failed")
    try:
        await request.services.games.lobbies.open(replace(new, channel_id=thread.id, parent_id=channel.id), request.key)
    except Refused:
        await thread.delete()
        raise
    return _said_of_opening(new, wording, thread.mention)


async def _new_thread(channel: discord.TextChannel, variant: str, host: str, wording: Wording) -> discord.Thread | None:
    """A thread for a table; None where Discord makes none: the permission has just gone, or there is no more room."""
    name = wording.text("lobby-thread-name", game=wording.variant_name(variant), host=host)
    try:
        return await channel.create_thread(
            name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=OPEN_FOR
        )
    except discord.Forbidden:
        return None


def _said_of_opening(new: NewGame, wording: Wording, thread: str) -> str:
    """What the one who opened a table reads: where it is, and who is still missing."""
    where = "channel" if thread == "none" else "thread"
    full = len(new.computers) + 1 >= new.seats
    return wording.text("lobby-opened", where=where, channel=thread, full="yes" if full else "no")

"""Opening a table: in the asker's channel, or in a thread that is made for it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.hosting.clock.lengths import expected_length
from bot.hosting.refusals import Refused
from bot.records.games import NewGame
from bot.ui.kit.permissions import may_host
from bot.ui.kit.request import Request
from bot.ui.lobby.usual import settled, settled_here
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
    new = settled(request, new, await settled_here(request))
    if in_thread:
        return await _in_a_thread(request, new)
    if not await may_host(request):
        return ""
    await request.services.games.lobbies.open(new, request.key)
    return _said_of_opening(new, request.wording, "none")


async def _in_a_thread(request: Request, new: NewGame) -> str:
    wording, channel = request.wording, request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        return wording.text("lobby-not-here")
    if not await may_host(request, opening_thread=True):
        return ""
    name = wording.text("lobby-thread-name", game=wording.variant_name(new.variant), host=new.host_name)
    try:
        thread = await channel.create_thread(
            name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=OPEN_FOR
        )
    except discord.Forbidden:
        # The permission was there a moment ago, or the server has no room for another thread.
        return wording.text("lobby-thread-failed")
    try:
        await request.services.games.lobbies.open(replace(new, channel_id=thread.id, parent_id=channel.id), request.key)
    except Refused:
        await thread.delete()
        raise
    return _said_of_opening(new, wording, thread.mention)


def _said_of_opening(new: NewGame, wording: Wording, thread: str) -> str:
    """What the one who opened a table reads: where it is, and who is still missing."""
    where = "channel" if thread == "none" else "thread"
    full = len(new.computers) + 1 >= new.seats
    return wording.text("lobby-opened", where=where, channel=thread, full="yes" if full else "no")

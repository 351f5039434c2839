"""A match that cannot be played where it is: what its host is told, and how it is taken elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.clock.standstills import ends
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus
from bot.records.ids import GameId
from bot.ui.kit.items import Edge, framed
from bot.ui.kit.message import Outgoing
from bot.ui.kit.permissions import may_host
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import board_link
from bot.wording import Wording


def standstill_notice(record: GameRecord, missing: Sequence[str], wording: Wording, *, direct: bool) -> Outgoing:
    """Tell the host what stands against their match, what mends it, and until when; said elsewhere, by a mention.

    `missing` are the permissions that the bot lacks there.
    """
    standstill = record.standstill
    until = None if standstill is None else ends(standstill)
    if standstill is None or until is None:
        raise ValueError("nothing stands against the match")
    text = wording.text(
        "standstill-notice",
        why=standstill.why.value,
        game=wording.variant_name(record.variant),
        channel=f"<#{record.channel_id}>",
        missing=wording.listed([wording.text(f"permission-{name}") for name in missing]) if missing else "none",
        until=discord.utils.format_dt(until, "D"),
    )
    called = () if direct else (record.host_id,)
    return framed(*(f"<@{user_id}>" for user_id in called), text, edge=Edge.NONE, mentions=called)


async def move_here(request: Request, game: GameId | None) -> None:
    """Take a match of this server to the asker's channel: the one that they name, else the only one it can be.

    Raises Refused.
    """
    await request.defer()
    if request.interaction.guild_id is None:
        await request.say(request.wording.text("move-not-here"))
        return
    found = await _meant(request, game)
    if found is None:
        await request.say(request.wording.text("move-which"))
        return
    if not await may_host(request):
        return
    moderator = request.interaction.permissions.manage_messages
    here = request.interaction.channel_id or 0
    moved = await request.services.games.whereabouts.move(
        found.id, request.user_id, here, request.key, moderator=moderator
    )
    await _take_away(request, found)
    name = request.wording.variant_name(moved.variant)
    await request.say(request.wording.text("move-done", game=name, link=board_link(moved)))


async def movable(request: Request) -> list[GameRecord]:
    """The matches of the asker in this server that are played somewhere else, those that stand still first."""
    here, guild = request.interaction.channel_id, request.interaction.guild_id
    theirs = [
        one
        for one in await request.services.games.games_of(request.user_id)
        if one.guild_id == guild and one.channel_id != here and one.status is GameStatus.RUNNING
    ]
    return sorted(theirs, key=lambda one: one.standstill is None)


async def _meant(request: Request, game: GameId | None) -> GameRecord | None:
    """The match that the asker means; None where several could be meant. Raises Refused."""
    if game is not None:
        record = (await request.look(game)).record
        if record.guild_id != request.interaction.guild_id:
            raise Refused(HostReject.NO_SUCH_GAME, game_id=game)
        return record
    theirs = await movable(request)
    if not theirs:
        raise Refused(HostReject.NOTHING_TO_MOVE)
    standing = [one for one in theirs if one.standstill is not None]
    wanted = standing or theirs
    return wanted[0] if len(wanted) == 1 else None


async def _take_away(request: Request, left: GameRecord) -> None:
    """Delete what the match has left in its old channel, as far as that is still there and ours to delete."""
    channel = request.interaction.client.get_partial_messageable(left.channel_id, guild_id=left.guild_id)
    for message_id in (left.board_message_id, left.notice_message_id):
        if message_id is None or left.standstill is not None:
            continue
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException:
            return

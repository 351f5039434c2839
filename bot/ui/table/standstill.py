"""A match that cannot be played where it is: what its host is told, and how it is taken elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.hosting.clock.standstills import ends
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord
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
        said=wording.text("reject-stands_still", why=standstill.why.value),
        game=wording.variant_name(record.variant),
        channel=f"<#{record.channel_id}>",
        missing=wording.listed([wording.text(f"permission-{name}") for name in missing]) if missing else "none",
        until=discord.utils.format_dt(until, "R"),
    )
    called = () if direct else (record.host_id,)
    return framed(*(f"<@{user_id}>" for user_id in called), text, edge=Edge.NONE, mentions=called)


async def move_here(request: Request, game: GameId) -> None:
    """Take a match of this server to the asker's channel. Raises Refused."""
    await request.defer()
    found = (await request.look(game)).record
    if found.guild_id == 0 or found.guild_id != request.interaction.guild_id:
        raise Refused(HostReject.NO_SUCH_GAME, game_id=game)
    if not await may_host(request):
        return
    moderator = request.moderates(found.guild_id)
    here = request.interaction.channel_id or 0
    moved = await request.services.games.whereabouts.move(
        found.id, request.user_id, here, request.key, moderator=moderator
    )
    await take_away(request, found)
    name = request.wording.variant_name(moved.variant)
    await request.say(request.wording.text("move-done", game=name, link=board_link(moved)))


async def take_away(request: Request, left: GameRecord) -> None:
    """Delete what the match has left in its old channel, as far as that is still there and ours to delete."""
    channel = request.interaction.client.get_partial_messageable(left.channel_id, guild_id=left.guild_id)
    asking = None if left.ending is None else left.ending.message_id
    for message_id in (left.board_message_id, left.notice_message_id, asking):
        if message_id is None or left.standstill is not None:
            continue
        try:
            await channel.get_partial_message(message_id).delete()
        except discord.HTTPException:
            return

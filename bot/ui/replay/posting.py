"""“Post this moment”: the board as it was, with the moves that led to it, for everybody in the match's own channel."""

from __future__ import annotations

from dataclasses import replace

from bot.hosting.refusals import HostReject, Refused
from bot.records.names import legible
from bot.ui.kit.items import PanelId, button, framed
from bot.ui.kit.request import Request
from bot.ui.replay.eyes import spelled
from bot.ui.replay.watched import Watched, heading, lines_that_fit, pictures_of
from bot.ui.table.game_facts import WATCH, worded
from bot.wording import Wording


async def post_moment(request: Request, shown: Watched) -> None:
    """Show everybody in the match's channel what the asker sees, with their name, in the table's language.

    Raises Refused: NOT_ITS_CHANNEL elsewhere, MOMENTS_POSTED, TOO_BUSY.
    """
    record, place = shown.record, shown.place
    if request.channel_id != record.channel_id:
        raise Refused(HostReject.NOT_ITS_CHANNEL, channels=(record.channel_id,))
    wording = worded(Wording.of(record.locale), record)
    four = request.services.servers.known(record.guild_id).four_colours
    cards = request.host.cards.in_colours(four=four)
    # Nobody reads a post as its player: hands stand under their names.
    public = replace(shown, own=None)
    pictures = await pictures_of(public, wording, cards)
    name = wording.name(legible(request.interaction.user.display_name))
    lines, _ = lines_that_fit(public, wording, cards)
    said = [wording.text("watch-posted", name=name), heading(public, wording), *lines]
    there = PanelId(WATCH, "at", record.id, place.step, f"{spelled(place.eyes)}.")
    watch = button(there, wording.text("button-watch"))
    request.services.throttle.check_moment(request.user_id, request.channel_id, record.guild_id)
    await request.post(framed("\n".join(said), *pictures, [watch]), counted=True)

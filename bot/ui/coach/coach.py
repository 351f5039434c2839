"""Asking the coach about a finished match, waiting for it, and posting what it said."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

import discord

from bot.hosting.refusals import HostReject, Refused
from bot.records.ids import GameId
from bot.ui.coach.report import report_parts
from bot.ui.kit.items import Click, Edge, PanelId, button, framed, handles
from bot.ui.kit.request import Request
from bot.ui.table.game_facts import seat_of

PANEL: Final = "coach"

BETWEEN_LOOKS_S: Final = 2.5
"""So often it is said how far the coach has come."""


@handles(PANEL)
async def press(request: Request, click: Click) -> None:
    """The button under a match's summary, or the one under the report."""
    if click.action == "post":
        await post(request, click.game)
    else:
        await ask(request, click.game)


async def ask(request: Request, game: GameId) -> None:
    """Show the asker the report on their match. Raises Refused: NOT_FINISHED, NOT_SEATED."""
    await _defer_anew(request)
    record = (await request.look(game)).record
    if seat_of(record, request.user_id) is None:
        raise Refused(HostReject.NOT_SEATED)
    wording = request.wording
    told_at = time.monotonic()

    async def progress(done: int, everything: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at < BETWEEN_LOOKS_S:
            return
        told_at = time.monotonic()
        said = wording.text("coach-progress", done=done, all=everything, percent=100 * done // max(everything, 1))
        # Whoever dismissed the message meanwhile still has the report kept for them.
        with suppress(discord.NotFound):
            await request.show(framed(said))

    await request.show(framed(wording.text("coach-begins")))
    report = await request.services.coaching.report(record, request.user_id, progress)
    parts = await report_parts(record, report, wording, request.cards)
    posting = button(PanelId(PANEL, "post", game), wording.text("button-coach-post"))
    await request.show(framed(*parts, [posting], edge=Edge.LIT))


async def post(request: Request, game: GameId) -> None:
    """Show everybody in the channel the report that its owner has seen, in the language of the table."""
    await request.acknowledge()
    record = (await request.look(game)).record

    async def quietly(done: int, everything: int) -> None:
        return

    report = await request.services.coaching.report(record, request.user_id, quietly)
    wording = request.wording
    name = wording.name(record.holders[report.seat].name)
    parts = await report_parts(record, report, wording, request.cards)
    await request.post(framed(wording.text("coach-posted", name=name), *parts))


async def _defer_anew(request: Request) -> None:
    """The summary that was clicked is everybody's: the answer is a message of its own."""
    await request.defer()

"""Asking the coach about a finished match, waiting for it, and posting what it said."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from bot.answers import Outdated
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.coaching import Asked, Report
from bot.records.games import GameRecord
from bot.records.ids import GameId
from bot.ui.coach.report import report_parts
from bot.ui.kit.items import Click, Edge, PanelId, PanelItem, button, framed, handles
from bot.ui.kit.request import Request
from bot.ui.kit.waiting import told_while_made
from bot.ui.table.game_facts import WATCH, seat_of
from bot.wording import Wording

PANEL: Final = "coach"

TOKEN_MINUTES: Final = 14
"""So long what was answered can be changed."""


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
    wording, asked = request.wording, request.services.coaching.ask(record, request.user_id)
    if not asked.made.done() and not await told_while_made(request, asked.made, lambda: _how_far(request, asked)):
        return
    report = await asyncio.shield(asked.made)
    parts = await report_parts(record, report, wording, request.cards)
    # Of a day's deal nothing is told to others, who may have it before them.
    posting = [] if record.day else [button(PanelId(PANEL, "post", game), wording.text("button-coach-post"))]
    await request.show(framed(*parts, [*_on_the_board(record, report, wording), *posting], edge=Edge.LIT))


def _on_the_board(record: GameRecord, report: Report, wording: Wording) -> list[PanelItem]:
    """The way to each decision that is told: the position in which it was made, through the eyes of who made it."""
    several = len(report.dearest) > 1
    return [
        button(
            PanelId(WATCH, "at", record.id, judged.decision.number, f"s{report.seat}."),
            wording.text("button-coach-see", number=number if several else "none"),
        )
        for number, judged in enumerate(report.dearest, start=1)
    ]


def _how_far(request: Request, asked: Asked) -> str:
    """What is done of a report, or how many are made before it."""
    wording, coaching = request.wording, request.services.coaching
    minutes = max(math.ceil(coaching.seconds_for(asked) / 60), 1)
    ahead = coaching.ahead_of(asked)
    if ahead:
        return wording.text(
            "coach-waits", ahead=ahead, minutes=minutes, kept="yes" if minutes >= TOKEN_MINUTES else "no"
        )
    if not asked.done:
        return wording.text("coach-begins")
    return wording.text("coach-progress", percent=100 * asked.done // max(asked.all, 1))


async def post(request: Request, game: GameId) -> None:
    """Show everybody in the channel the report that its owner has seen, in the language of the table."""
    await request.acknowledge()
    record = (await request.look(game)).record
    if record.day:
        raise Outdated
    report = await asyncio.shield(request.services.coaching.ask(record, request.user_id).made)
    wording = Wording.of(record.locale)
    name = wording.name(record.holders[report.seat].name)
    parts = await report_parts(record, report, wording, request.cards)
    await request.post(framed(wording.text("coach-posted", name=name), *parts))


async def _defer_anew(request: Request) -> None:
    """The summary that was clicked is everybody's: the answer is a message of its own."""
    await request.defer()

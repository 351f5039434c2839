"""The daily list of the games that wait for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.records.games import VisibleGame
from bot.ui.kit.items import framed
from bot.ui.kit.message import Outgoing
from bot.ui.table.game_facts import board_link
from bot.wording import Wording

LISTED: Final = 20


def digest(waiting: Sequence[VisibleGame], wording: Wording) -> Outgoing:
    """The games that wait for a person, the most urgent first, each with the way to it."""
    lines = [_line(visible, wording) for visible in waiting[:LISTED]]
    if len(waiting) > LISTED:
        lines.append(wording.text("digest-more", count=len(waiting) - LISTED))
    heading = wording.text("digest-heading", count=len(waiting))
    return framed("\n".join([heading, *lines]), wording.text("digest-settings"))


def _line(visible: VisibleGame, wording: Wording) -> str:
    record, view, deadlines = visible.record, visible.view, visible.deadlines
    if view is not None and view.seat is not None and record.holders[view.seat].autopilot:
        link = board_link(record)
        return wording.text("digest-line-away", game=wording.variant_name(record.variant), board=link)
    due = deadlines.window or deadlines.turn
    return wording.text(
        "digest-line",
        game=wording.variant_name(record.variant),
        board=board_link(record),
        what="knock" if deadlines.window is not None else "turn",
        until="none" if due is None else discord.utils.format_dt(due, "R"),
    )

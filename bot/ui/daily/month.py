"""A month of puzzles: a square a day, the streak, and the way to any of them."""

from __future__ import annotations

import calendar
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

import discord

from bot.hosting.daily.days import EARLIEST, called
from bot.hosting.daily.streaks import Streak
from bot.records.daily import Attempted
from bot.ui.daily.puzzle_panels import PANEL
from bot.ui.kit.items import OPTIONS_PER_SELECT, PanelId, Style, button, framed, select
from bot.ui.kit.message import Outgoing
from bot.wording import Wording

IN_TIME: Final = "🟩"
LATER: Final = "🟦"
TRIED: Final = "⬛"
NOT_OPENED: Final = "⬜"
TO_COME: Final = "◽"
OUTSIDE: Final = "➖"


def month_panel(first: date, today: date, found: Sequence[Attempted], streak: Streak, wording: Wording) -> Outgoing:
    """The month that begins on a day, weeks from Monday."""
    by_day = {one.day: one for one in found}
    weeks = calendar.Calendar().monthdatescalendar(first.year, first.month)
    grid = "\n".join("".join(_square(day, first, today, by_day) for day in week) for week in weeks)
    said = wording.text(
        "daily-month",
        month=wording.month(first),
        streak=streak.days,
        freezes=streak.freezes,
        solved=sum(one.solved is not None for one in found),
    )
    last = min(today, end_of_month(first))
    days = [last - timedelta(days=back) for back in range(OPTIONS_PER_SELECT) if last - timedelta(days=back) >= first]
    options = [
        discord.SelectOption(
            label=wording.text("daily-of-day", day=wording.day(day), called=called(day))[:100],
            value=str(day.toordinal()),
            emoji=_square(day, first, today, by_day),
        )
        for day in days
    ]
    lists = [select(PanelId(PANEL, "day"), options, wording.text("select-daily-day"))] if options else []
    buttons = [button(PanelId(PANEL, "open"), wording.text("button-daily-today"), style=Style.primary)]
    if first > EARLIEST:
        before = PanelId(PANEL, "month", 0, (first - timedelta(days=1)).toordinal())
        buttons.append(button(before, wording.text("button-daily-earlier")))
    return framed(said, grid, lists, buttons)


def end_of_month(day: date) -> date:
    """The last day of a day's month."""
    return day.replace(day=calendar.monthrange(day.year, day.month)[1])


def _square(day: date, first: date, today: date, by_day: Mapping[date, Attempted]) -> str:
    if day.month != first.month:
        return OUTSIDE
    if day > today:
        return TO_COME
    one = by_day.get(day)
    if one is None:
        return NOT_OPENED
    return IN_TIME if one.in_time else LATER if one.solved is not None else TRIED

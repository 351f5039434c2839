"""Streaks: how many days in a row somebody has solved the day's puzzle. Pure: days in, a figure out.

A person's days are their own, from midnight to midnight by their clocks. Two days a month may be missed, and a day on
which nobody could reach the bot for long breaks nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

FREEZES: Final = 2
"""So many days of a calendar month may be missed."""
LONG: Final = timedelta(hours=2)
"""Who cannot be reached for longer on a day loses nobody a streak."""
_DAY: Final = timedelta(days=1)
_HOUR: Final = timedelta(hours=1)
_FARTHEST: Final = timedelta(hours=14)
"""No clock is farther from UTC."""


@dataclass(frozen=True, slots=True)
class Streak:
    """So many days solved in a row, and how many days more may be missed this month."""

    days: int
    freezes: int = FREEZES


def streak_of(solved: Collection[date], outages: Collection[date], today: date) -> Streak:
    """The streak of who solved these days' puzzles in time. Today is not missed before it is over."""
    length, missed = 0, Counter[tuple[int, int]]()
    pending: list[date] = []
    first = min(solved, default=today)
    day = today if today in solved else today - _DAY
    while day >= first:
        if day in solved:
            # What was missed counts once a solved day lies before it.
            missed.update((one.year, one.month) for one in pending)
            length, pending = length + 1, []
        elif day not in outages:
            pending.append(day)
            month = (day.year, day.month)
            if missed[month] + sum((one.year, one.month) == month for one in pending) > FREEZES:
                break
        day -= _DAY
    if not length:
        return Streak(0)
    return Streak(length, FREEZES - missed[today.year, today.month])


def end_of(day: date, zone: tzinfo) -> datetime:
    """When a day ends by the clocks of a zone."""
    return datetime.combine(day + _DAY, time(), tzinfo=zone).astimezone(UTC)


def days_of_outage(since: datetime, until: datetime) -> Iterator[date]:
    """The days on which an absence took more than two hours, wherever somebody lives."""
    day, last = (since - _FARTHEST).astimezone(UTC).date(), (until + _FARTHEST).astimezone(UTC).date()
    while day <= last:
        midnight = datetime.combine(day, time(), tzinfo=UTC)
        for hours in range(-(_FARTHEST // _HOUR), _FARTHEST // _HOUR + 1):
            begins = midnight + hours * _HOUR
            if min(until, begins + _DAY) - max(since, begins) > LONG:
                yield day
                break
        day += _DAY

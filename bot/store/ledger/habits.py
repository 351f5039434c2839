"""Habits and times of day as the store writes them."""

from __future__ import annotations

import json
from datetime import date, time

from bot.records.people import Habits, QuietHours, Vacation


def dump_habits(habits: Habits) -> str:
    """Habits as text: equal ones make equal texts."""
    quiet = habits.quiet
    return json.dumps(
        {
            "zone": habits.zone,
            "quiet": None if quiet is None else [minute_of(quiet.begins), minute_of(quiet.ends)],
            "vacations": [[one.first.isoformat(), one.last.isoformat()] for one in habits.vacations],
        }
    )


def load_habits(text: str) -> Habits:
    """The habits that `dump_habits` wrote."""
    document = json.loads(text)
    quiet = document["quiet"]
    return Habits(
        zone=document["zone"],
        quiet=None if quiet is None else QuietHours(time_at(quiet[0]), time_at(quiet[1])),
        vacations=tuple(
            Vacation(date.fromisoformat(first), date.fromisoformat(last)) for first, last in document["vacations"]
        ),
    )


def minute_of(moment: time) -> int:
    """A time of day in minutes since midnight."""
    return moment.hour * 60 + moment.minute


def time_at(minute: int) -> time:
    """The time of day so many minutes after midnight."""
    return time(minute // 60, minute % 60)

"""When somebody is reminded of their turn: pure functions of its deadline."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock.pace import resting
from bot.hosting.clock.rests import due_after, rest_at, rests_of
from bot.hosting.clock.turn_clock import time_left
from bot.records.games import Deadline, Holder, Pace, TurnClock

SHORTEST_TURN: Final = timedelta(hours=1)
"""Who plays faster than this sits at the table."""


def marks(clock: TurnClock, pace: Pace) -> tuple[timedelta, ...]:
    """How much time is left at each reminder: half of the turn's, a tenth of it, a tenth of all with the reserve."""
    if pace.turn < SHORTEST_TURN:
        return ()
    whole = pace.turn + clock.reserve
    last = (whole / 10,) if whole / 10 < clock.reserve else ()
    return (clock.reserve + pace.turn / 2, clock.reserve + pace.turn / 10, *last)


def next_reminder(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace) -> datetime | None:
    """When the person in turn is reminded next, never in their quiet hours; None where nothing is left to remind of."""
    left = time_left(deadline, clock, holder, pace, clock.since)
    for mark in marks(clock, pace)[clock.reminded :]:
        if mark < left and not clock.overdue:
            rests = rests_of(holder.habits, pace, clock.since)
            at = _when_awake(due_after(clock.since, left - mark, rests, clock.rest_left), holder, pace)
            if at < deadline.due:
                return at
    return None


def passed(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, now: datetime) -> int:
    """How many reminders are behind a clock, the one that is due now included."""
    left = time_left(deadline, clock, holder, pace, now)
    return max(clock.reminded + 1, sum(left <= mark for mark in marks(clock, pace)))


def _when_awake(at: datetime, holder: Holder, pace: Pace) -> datetime:
    """The instant itself, or the end of the quiet hours in which it lies, also where the clock runs on in them."""
    night = rest_at(at, rests_of(holder.habits, resting(pace, quiet=True, vacation=False), at))
    return at if night is None else night.ends

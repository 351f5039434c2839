"""When a clock stands because its player does not play then: quiet hours and vacations, as stretches of time.

Everything here is a function of instants, zones and habits: days that are longer or shorter than others, because clocks
change, are so here too.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.records.games import Pace
from bot.records.people import Habits, QuietHours, Vacation

REST_MOST: Final = timedelta(days=14)
"""So long quiet hours and vacation together rest a turn at most, so that a clock never stands for ever."""

_DAY: Final = timedelta(days=1)
_NOTHING: Final = timedelta()


@dataclass(frozen=True, slots=True, order=True)
class Rest:
    """A stretch of time, from `begins` until `ends`, in which a clock stands."""

    begins: datetime
    ends: datetime


def rests_of(habits: Habits, pace: Pace, after: datetime) -> Iterator[Rest]:
    """When a player's clock stands in a game of this pace: in order, apart from each other, all that end `after`.

    Quiet hours have no last day, so that the stretches may go on for ever.
    """
    if habits.zone is None:
        return iter(())
    zone = ZoneInfo(habits.zone)
    quiet = _nights(habits.quiet, zone, after) if pace.quiet and habits.quiet is not None else iter(())
    away = (_days_of(one, zone) for one in habits.vacations) if pace.vacation else iter(())
    return _joined(quiet, (rest for rest in away if rest.ends > after))


def due_after(start: datetime, length: timedelta, rests: Iterable[Rest], most: timedelta = REST_MOST) -> datetime:
    """When a clock that begins to run at `start` has run for `length`, if it rests no longer than `most` in all."""
    at, left = start, length
    for rest in rests:
        begins = max(rest.begins, at)
        if begins - at >= left or most <= _NOTHING:
            break
        stands = max(min(rest.ends - begins, most), _NOTHING)
        left -= begins - at
        most -= stands
        at = begins + stands
    return at + left


def rested_between(start: datetime, end: datetime, rests: Iterable[Rest], most: timedelta = REST_MOST) -> timedelta:
    """How long a clock stands between two instants, if it rests no longer than `most` in all."""
    total = _NOTHING
    for rest in rests:
        if rest.begins >= end or total >= most:
            break
        total += max(min(rest.ends, end) - max(rest.begins, start), _NOTHING)
    return min(total, most)


def run_between(start: datetime, end: datetime, rests: Iterable[Rest], most: timedelta = REST_MOST) -> timedelta:
    """How long a clock runs between two instants; nothing where the second is not the later one."""
    return max(end - start - rested_between(start, end, rests, most), _NOTHING)


def rest_at(moment: datetime, rests: Iterable[Rest]) -> Rest | None:
    """The stretch in which an instant lies; its end is outside."""
    first = next((rest for rest in rests if rest.ends > moment), None)
    return first if first is not None and first.begins <= moment else None


def _nights(quiet: QuietHours, zone: ZoneInfo, after: datetime) -> Iterator[Rest]:
    """The quiet hours of every day, from those on that end after an instant."""
    across = timedelta(days=1 if quiet.ends <= quiet.begins else 0)
    first = after.astimezone(zone).date() - 2 * _DAY
    for ahead in count():
        day = first + ahead * _DAY
        rest = Rest(_local(day, quiet.begins, zone), _local(day + across, quiet.ends, zone))
        if rest.ends > max(after, rest.begins):
            yield rest


def _days_of(vacation: Vacation, zone: ZoneInfo) -> Rest:
    return Rest(_local(vacation.first, time(), zone), _local(vacation.last + _DAY, time(), zone))


def _local(day: date, at: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, at, zone).astimezone(UTC)


def _joined(*several: Iterable[Rest]) -> Iterator[Rest]:
    """Stretches of several kinds, each kind in order, as one: those that meet become one."""
    held: Rest | None = None
    for rest in heapq.merge(*several):
        if held is not None and rest.begins <= held.ends:
            held = Rest(held.begins, max(held.ends, rest.ends))
        else:
            if held is not None:
                yield held
            held = rest
    if held is not None:
        yield held

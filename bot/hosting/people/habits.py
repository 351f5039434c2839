"""When somebody does not play: checking and changing it. Pure: habits in, habits out, or Refused."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from bot.hosting.refusals import HostReject, Refused
from bot.records.people import NO_HABITS, Habits, QuietHours, Vacation

VACATION_DAYS: Final = 35
"""How many days of each calendar year may be vacation."""

LONGEST_QUIET: Final = timedelta(hours=14)
"""So many of a day's hours may be quiet: ten are left to play in."""

FARTHEST: Final = timedelta(days=366)
"""How far ahead a vacation may be planned."""


@cache
def zones() -> frozenset[str]:
    """The names of all time zones."""
    return frozenset(available_timezones())


def zone_of(habits: Habits) -> ZoneInfo:
    """The zone in which somebody's habits are told. Raises Refused(NO_ZONE) where they never named one."""
    if habits.zone is None:
        raise Refused(HostReject.NO_ZONE)
    return ZoneInfo(habits.zone)


def today(habits: Habits, now: datetime) -> date:
    """The date by somebody's own clocks, by UTC where their zone is not known."""
    return now.astimezone(UTC if habits.zone is None else ZoneInfo(habits.zone)).date()


def with_zone(habits: Habits, zone: str | None) -> Habits:
    """The habits in another zone; without one there are no quiet hours and no vacations. Raises Refused(BAD_ZONE)."""
    if zone is None:
        return NO_HABITS
    if zone not in zones():
        raise Refused(HostReject.BAD_ZONE, given=zone)
    return replace(habits, zone=zone)


def with_quiet(habits: Habits, begins: time | None, ends: time | None) -> Habits:
    """The habits with other quiet hours, with none where a time is None. Raises Refused: NO_ZONE, BAD_HOURS."""
    if begins is None or ends is None:
        return replace(habits, quiet=None)
    zone_of(habits)
    quiet = QuietHours(begins.replace(second=0, microsecond=0), ends.replace(second=0, microsecond=0))
    if not timedelta() < length_of(quiet) <= LONGEST_QUIET:
        given = f"{begins:%H:%M}-{ends:%H:%M}"
        raise Refused(HostReject.BAD_HOURS, given=given, longest=LONGEST_QUIET)
    return replace(habits, quiet=quiet)


def length_of(quiet: QuietHours) -> timedelta:
    """How long quiet hours last on a day of 24 hours; nothing where they begin and end at the same time."""
    minutes = (quiet.ends.hour - quiet.begins.hour) * 60 + quiet.ends.minute - quiet.begins.minute
    return timedelta(minutes=minutes % (24 * 60))


def with_vacation(habits: Habits, wanted: Vacation, now: datetime) -> Habits:
    """The habits with one vacation more. Vacations of years that are over are forgotten.

    Raises Refused: NO_ZONE, BAD_VACATION (with the reason `why`: past, backwards, far or overlap), and VACATION_USED
    where a year has fewer days left.
    """
    zone_of(habits)
    now_day = today(habits, now)
    if wanted.last < wanted.first:
        raise _bad("backwards", wanted)
    if wanted.first < now_day:
        raise _bad("past", wanted)
    if wanted.last > now_day + FARTHEST:
        raise _bad("far", wanted)
    if any(one.first <= wanted.last and wanted.first <= one.last for one in habits.vacations):
        raise _bad("overlap", wanted)
    for year in range(wanted.first.year, wanted.last.year + 1):
        left = days_left(habits, year)
        if wanted.days_in(year) > left:
            raise Refused(HostReject.VACATION_USED, days=wanted.days_in(year), left=left, year=str(year))
    kept = [one for one in habits.vacations if one.last.year >= now_day.year]
    return replace(habits, vacations=tuple(sorted([*kept, wanted])))


def without_vacation(habits: Habits, first: date, now: datetime) -> Habits:
    """The habits without the vacation that begins on a day: called off, or ended where it has begun."""
    now_day = today(habits, now)
    kept: list[Vacation] = []
    for one in habits.vacations:
        if one.first != first or one.last < now_day:
            kept.append(one)
        elif one.first < now_day:
            kept.append(Vacation(one.first, now_day - timedelta(days=1)))
    return replace(habits, vacations=tuple(kept))


def days_left(habits: Habits, year: int) -> int:
    """How many days of a year may still become vacation."""
    return VACATION_DAYS - sum(one.days_in(year) for one in habits.vacations)


def next_local(at: time, habits: Habits, now: datetime) -> datetime:
    """The next instant after `now` at which somebody's clocks show a time. Raises Refused(NO_ZONE).

    On the day on which clocks skip that time it comes as much later; where they show it twice it is the first.
    """
    zone = zone_of(habits)
    day = now.astimezone(zone).date()
    found = (datetime.combine(day + timedelta(days=ahead), at, zone).astimezone(UTC) for ahead in range(3))
    return next(moment for moment in found if moment > now)


def _bad(why: str, wanted: Vacation) -> Refused:
    first, last = wanted.first.isoformat(), wanted.last.isoformat()
    return Refused(HostReject.BAD_VACATION, why=why, first=first, last=last)

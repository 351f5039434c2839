"""Times and dates as people type them into a form."""

import re
from datetime import date, time, timedelta
from typing import Final

from bot.hosting.people.habits import LONGEST_QUIET
from bot.hosting.refusals import HostReject, Refused, there
from bot.wording.zones import read_clock

_DASH: Final = re.compile(r"\s*(?:-|–|—|\bto\b|\buntil\b)\s*", re.IGNORECASE)
_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST: Final = re.compile(r"(\d{1,2})\.\s*(\d{1,2})(?:\.\s*(\d{4})?)?")
_DAYS: Final = re.compile(r"(\d{1,3})(?:\s*d(?:ays?)?)?", re.IGNORECASE)


def read_time(typed: str) -> time:
    """A time of day: `22:00`, `10 pm`, `7`. Raises Refused(BAD_TIME)."""
    return there(_time(typed), HostReject.BAD_TIME, given=typed)


def read_hours(typed: str) -> tuple[time, time]:
    """Two times of day: `22:00-08:00`, `10 pm to 8 am`. Raises Refused(BAD_HOURS)."""
    match [_time(part) for part in _DASH.split(typed.strip())]:
        case [time() as begins, time() as ends]:
            return begins, ends
    raise Refused(HostReject.BAD_HOURS, given=typed, longest=LONGEST_QUIET)


def read_date(typed: str, today: date) -> date:
    """A date: `2030-12-24`, `24.12.2030`, or `24.12` for the next one there is. Raises Refused(BAD_DATE)."""
    text = typed.strip()
    iso, day_first = _ISO.fullmatch(text), _DAY_FIRST.fullmatch(text)
    try:
        if iso is not None:
            return date(int(iso[1]), int(iso[2]), int(iso[3]))
        if day_first is not None and day_first[3]:
            return date(int(day_first[3]), int(day_first[2]), int(day_first[1]))
        if day_first is not None:
            this_year = date(today.year, int(day_first[2]), int(day_first[1]))
            return this_year if this_year >= today else this_year.replace(year=today.year + 1)
    except ValueError:
        raise Refused(HostReject.BAD_DATE, given=typed) from None
    raise Refused(HostReject.BAD_DATE, given=typed)


def read_last_day(typed: str, first: date, today: date) -> date:
    """The last day of a stretch that begins on `first`: a date, or how many days it has. Raises Refused(BAD_DATE)."""
    days = _DAYS.fullmatch(typed.strip())
    if days is None:
        return read_date(typed, today)
    if not 1 <= int(days[1]) <= 366:
        raise Refused(HostReject.BAD_DATE, given=typed)
    try:
        return first + timedelta(days=int(days[1]) - 1)
    except OverflowError:
        return date.max


def _time(typed: str) -> time | None:
    found = read_clock(typed)
    return None if found is None else time(found.seconds // 3_600, found.seconds // 60 % 60)

"""Days: how one is called, how hard its puzzle is, when it ends for somebody, and how many somebody solved in a row.

Pure, but for the puzzles that come with the program. A person's days are their own, from midnight to midnight by their
clocks.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.puzzles.making import make_puzzle
from engine.puzzles.puzzle import Puzzle, read_puzzle

FIRST: Final = date(2027, 1, 1)
"""The day whose puzzle has the number 1."""
EARLIEST: Final = date(2020, 1, 1)
LATEST: Final = date(9000, 1, 1)
"""Nobody looks back further, nor ahead."""
SHIPPED: Final = Path(__file__).with_name("days.txt")
"""Positions without answers, a line a day after its date, in their order."""
FREEZES: Final = 2
"""So many days of a calendar month may be missed, and a streak goes on."""
LONG: Final = timedelta(hours=2)
"""Who cannot be reached for longer on a day loses nobody a streak."""
BEGINS_BEFORE: Final = timedelta(hours=14)
"""So long before midnight by UTC a day begins where it begins first, and so long after it where it begins last."""
_DAY: Final = timedelta(days=1)


def number_of(day: date) -> int:
    """The number of a day's puzzle; below 1 for those before the first."""
    return (day - FIRST).days + 1


def called(day: date) -> str:
    """How a day's puzzle is called: by its number, or by its date where that is before the first."""
    number = number_of(day)
    return str(number) if number > 0 else day.isoformat()


def day_of(text: str) -> date:
    """The day that is meant by a date or by a puzzle's number. Raises ValueError."""
    if text.isascii() and text.isdigit() and len(text) <= 5:
        return FIRST + timedelta(days=int(text) - 1)
    return date.fromisoformat(text)


def end_of(day: date, zone: tzinfo) -> datetime:
    """When a day ends by the clocks of a zone."""
    return datetime.combine(day + _DAY, time(), tzinfo=zone).astimezone(UTC)


def made(day: date) -> Puzzle:
    """A day's puzzle, found anew: Monday's is easy, 1, Sunday's hard, 7. Not for the event loop, nor for a click."""
    return make_puzzle(number_of(day), day.isoweekday())


def lines_by_day(text: str) -> dict[date, str]:
    """The lines of a file by their day, each without it. Raises ValueError for what is no such file."""
    found = {}
    for line in text.splitlines():
        day, _, position = line.partition(" ")
        found[date.fromisoformat(day)] = position
    return found


@lru_cache(maxsize=1)
def _shipped() -> dict[date, str]:
    return lines_by_day(SHIPPED.read_text(encoding="utf-8"))


def ships(day: date) -> bool:
    """Whether a puzzle comes with the program for a day."""
    return day in _shipped()


def shipped(day: date) -> Puzzle | None:
    """The puzzle that comes with the program for a day; None outside the days that it has."""
    line = _shipped().get(day)
    return None if line is None else read_puzzle(line)


@dataclass(frozen=True, slots=True)
class Streak:
    """So many days solved in a row, and how many days more may be missed this month."""

    days: int
    freezes: int = FREEZES


def streak_of(solved: Collection[date], outages: Collection[date], today: date) -> Streak:
    """The streak of who solved these days in time; today is not missed yet, nor a day when nobody reached the bot."""
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


def days_of_outage(since: datetime, until: datetime) -> Iterator[date]:
    """The days on which an absence took more than two hours, wherever somebody lives."""
    if until - since <= LONG:
        return
    day = (since + LONG - BEGINS_BEFORE - _DAY).astimezone(UTC).date() + _DAY
    while datetime.combine(day, time(), UTC) - BEGINS_BEFORE < until - LONG:
        yield day
        day += _DAY

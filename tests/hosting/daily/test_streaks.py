"""Streaks: a table of cases over missed days, freezes, outages, months, changes of zone and summer time."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.hosting.daily.days import FREEZES, Streak, days_of_outage, end_of, streak_of

TODAY = date(2027, 5, 20)


def days(picture: str, today: date = TODAY) -> tuple[set[date], set[date]]:
    """The days solved (`x`) and those of outages (`o`), the last sign being today's; `.` is a day missed."""
    dated = [(today - timedelta(days=len(picture) - 1 - at), sign) for at, sign in enumerate(picture)]
    return {day for day, sign in dated if sign == "x"}, {day for day, sign in dated if sign == "o"}


CASES = {
    "": (0, FREEZES),
    ".": (0, FREEZES),
    "x": (1, FREEZES),
    "x.": (1, FREEZES),  # today is not over
    "xx.": (2, FREEZES),
    "xxx": (3, FREEZES),
    "x.x": (2, 1),
    "x..x": (2, 0),
    "x...x": (1, FREEZES),  # three in a month are too many: what lies before is gone, and nothing was missed since
    "x.x.x": (3, 0),
    "x.x.x.x": (3, 0),
    "x..": (1, 1),  # yesterday was missed
    "x...": (1, 0),
    "x....": (0, FREEZES),
    "xox": (2, FREEZES),
    "xooooox": (2, FREEZES),
    "xo.ox": (2, 1),
    "x.o.x": (2, 0),
    "oooo": (0, FREEZES),
    "xxo": (2, FREEZES),
    "x..o.x": (1, FREEZES),
    "x" * 400: (400, FREEZES),
}


@pytest.mark.parametrize(("picture", "expected"), CASES.items())
def test_a_streak_outlives_two_days_a_month_and_every_outage(picture: str, expected: tuple[int, int]) -> None:
    solved, outages = days(picture)
    assert streak_of(solved, outages, TODAY) == Streak(*expected)


def test_each_month_has_two_days_of_its_own() -> None:
    # The last two days of April, and the first two of May.
    solved, _ = days("x....x", date(2027, 5, 3))
    assert streak_of(solved, (), date(2027, 5, 3)) == Streak(2, 0)
    solved, _ = days("x.....x", date(2027, 5, 4))
    assert streak_of(solved, (), date(2027, 5, 4)) == Streak(1, FREEZES)


@pytest.mark.parametrize(
    ("zone", "day", "hours"),
    [
        ("Europe/Berlin", date(2027, 3, 28), 23),  # summer time begins
        ("Europe/Berlin", date(2027, 10, 31), 25),  # and ends
        ("Pacific/Kiritimati", date(2027, 5, 20), 24),
        ("America/Santiago", date(2027, 4, 3), 25),  # a midnight that comes twice
        ("UTC", date(2027, 5, 20), 24),
    ],
)
def test_a_day_lasts_from_midnight_to_midnight_by_ones_own_clocks(zone: str, day: date, hours: int) -> None:
    clocks = ZoneInfo(zone)
    assert end_of(day, clocks) - end_of(day - timedelta(days=1), clocks) == timedelta(hours=hours)
    assert end_of(day, clocks).astimezone(clocks).date() == day + timedelta(days=1)


def outage(begins: str, hours: float) -> Iterator[date]:
    since = datetime.fromisoformat(begins).replace(tzinfo=UTC)
    return days_of_outage(since, since + timedelta(hours=hours))


def test_an_outage_of_two_hours_is_none_and_a_longer_one_counts_wherever_it_was_that_day() -> None:
    assert list(outage("2027-05-20 12:00", 2)) == []
    noon = list(outage("2027-05-20 11:00", 3))
    assert date(2027, 5, 20) in noon
    assert set(noon) <= {date(2027, 5, 19), date(2027, 5, 20), date(2027, 5, 21)}
    # Midnight by UTC is a day's middle for somebody on either side.
    assert list(outage("2027-05-20 22:00", 4)) == [date(2027, 5, 20), date(2027, 5, 21)]
    assert len(list(outage("2027-05-20 00:00", 72))) >= 3

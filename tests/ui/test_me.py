"""Times and dates as people type them."""

import re
from datetime import date, time
from functools import partial

import pytest

from bot.hosting.refusals import HostReject, Refused
from bot.ui.me.reading import read_date, read_hours, read_last_day, read_time
from bot.wording import Wording
from bot.wording.languages import locales
from tests.hosting.hosted import refuses

TODAY = date(2030, 7, 1)


@pytest.mark.parametrize("typed", ["22:00-08:00", "22 – 8", "10 pm to 8 am", " 22.00 until 8h "])
def test_hours_are_read_as_people_write_them(typed: str) -> None:
    assert read_hours(typed) == (time(22), time(8))


@pytest.mark.parametrize(
    "typed", ["late", "22-8-9", "late-early", "25:00-08:00", "-", "22:00", "10 pm", " 7 ", "22-", "25-7"]
)
def test_hours_that_are_none_are_refused_as_they_were_typed(typed: str) -> None:
    with refuses(HostReject.BAD_HOURS, given=typed):
        read_hours(typed)


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2030-12-24", date(2030, 12, 24)),
        ("24.12.2030", date(2030, 12, 24)),
        ("24. 12.", date(2030, 12, 24)),
        ("24.12", date(2030, 12, 24)),
        ("2.3.", date(2031, 3, 2)),
        ("1.7.", TODAY),
    ],
)
def test_dates_are_read_as_people_write_them(typed: str, day: date) -> None:
    assert read_date(typed, TODAY) == day


@pytest.mark.parametrize("typed", ["", "soon", "31.2.", "2030-13-01", "12/24", "29.2."])
def test_dates_that_are_none_are_refused(typed: str) -> None:
    with refuses(HostReject.BAD_DATE):
        read_date(typed, date(2032, 3, 1) if typed == "29.2." else TODAY)


@pytest.mark.parametrize("locale", locales())
def test_a_refusal_shows_only_what_would_be_taken(locale: str) -> None:
    shown = {"bad_time": read_time, "bad_hours": read_hours, "bad_date": partial(read_date, today=TODAY)}
    for refusal, read in shown.items():
        text = Wording.of(locale).text(f"reject-{refusal}", given="soon", longest="16 h")
        examples = re.findall("`(.+?)`", text)
        assert examples, refusal
        for example in examples:
            assert read(example)


def test_a_last_day_may_be_a_number_of_days() -> None:
    assert read_last_day("7", TODAY, TODAY) == date(2030, 7, 7)
    assert read_last_day("1 day", TODAY, TODAY) == TODAY
    assert read_last_day("3", date(9999, 12, 30), TODAY) == date.max
    assert read_last_day("9.7.", TODAY, TODAY) == date(2030, 7, 9)
    with pytest.raises(Refused):
        read_last_day("0", TODAY, TODAY)

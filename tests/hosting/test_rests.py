"""When clocks stand: quiet hours and vacations in every zone, across every change of clocks."""

from datetime import UTC, date, datetime, time, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.clock.pace import PACES
from bot.hosting.clock.turn_clock import REST_MOST, Rest, due_after, rest_at, rested_between, rests_of, run_between
from bot.hosting.people.habits import LONGEST_QUIET, length_of
from bot.records.games import Pace
from bot.records.people import Habits, QuietHours, Vacation
from tests.properties import examples

DAILY = PACES["daily"]
BERLIN = ZoneInfo("Europe/Berlin")
ZONES = ("Europe/Berlin", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "Australia/Lord_Howe", "UTC")
EPOCH = datetime(2030, 1, 1, tzinfo=UTC)

instants = st.integers(0, 900 * 86_400).map(lambda s: EPOCH + timedelta(seconds=s))
lengths = st.integers(0, 10 * 86_400 * 1_000_000).map(lambda us: timedelta(microseconds=us))
times = st.integers(0, 1_439).map(lambda minute: time(minute // 60, minute % 60))
nights = st.builds(QuietHours, times, times).filter(lambda quiet: timedelta() < length_of(quiet) <= LONGEST_QUIET)
vacations = st.builds(
    lambda first, days: Vacation(
        date(2030, 1, 1) + timedelta(days=first), date(2030, 1, 1) + timedelta(days=first + days)
    ),
    st.integers(0, 900),
    st.integers(0, 30),
)
habits_of_people = st.builds(
    Habits,
    st.sampled_from(ZONES),
    st.none() | nights,
    st.lists(vacations, max_size=3).map(lambda several: tuple(sorted(several))),
)


def berlin(*at: int) -> datetime:
    return datetime(*at, tzinfo=BERLIN).astimezone(UTC)


def at_night(begins: int = 22, ends: int = 8) -> Habits:
    return Habits("Europe/Berlin", QuietHours(time(begins), time(ends)))


def test_a_turn_that_begins_in_the_evening_rests_over_night_and_one_at_night_runs_from_the_morning_on() -> None:
    evening, night = berlin(2030, 1, 7, 20), berlin(2030, 1, 7, 3)
    assert due_after(evening, timedelta(hours=24), rests_of(at_night(), DAILY, evening)) == berlin(2030, 1, 9, 16)
    assert due_after(night, timedelta(hours=1), rests_of(at_night(), DAILY, night)) == berlin(2030, 1, 7, 9)


@pytest.mark.parametrize(("day", "hours"), [((2030, 3, 30), 9), ((2030, 10, 26), 11), ((2030, 6, 1), 10)])
def test_the_night_in_which_clocks_change_is_an_hour_shorter_or_longer(day: tuple[int, int, int], hours: int) -> None:
    start = berlin(*day, 12)
    rest = next(rests_of(at_night(), DAILY, start))
    assert rest.ends - rest.begins == timedelta(hours=hours)
    assert rest.begins.astimezone(BERLIN).hour == 22
    assert rest.ends.astimezone(BERLIN).hour == 8


def test_a_vacation_rests_from_midnight_to_midnight_by_its_owners_clocks() -> None:
    habits = Habits("Europe/Berlin", None, (Vacation(date(2030, 3, 30), date(2030, 3, 31)),))
    (rest,) = rests_of(habits, DAILY, berlin(2030, 3, 1))
    assert (rest.begins, rest.ends) == (berlin(2030, 3, 30), berlin(2030, 4, 1))
    assert rest.ends - rest.begins == timedelta(hours=47)


def test_what_a_game_forbids_rests_nothing() -> None:
    habits = Habits("Europe/Berlin", QuietHours(time(22), time(8)), (Vacation(date(2030, 2, 1), date(2030, 2, 3)),))
    start = berlin(2030, 1, 31, 12)
    both = [*islice(rests_of(habits, DAILY, start), 1)]
    assert both == [Rest(berlin(2030, 1, 31, 22), berlin(2030, 2, 4, 8))]
    no_nights = Pace("custom", 86_400, 3_600, quiet=False)
    assert [*rests_of(habits, no_nights, start)] == [Rest(berlin(2030, 2, 1), berlin(2030, 2, 4))]
    no_days = Pace("custom", 86_400, 3_600, vacation=False)
    assert next(rests_of(habits, no_days, start)).ends == berlin(2030, 2, 1, 8)
    assert [*rests_of(habits, PACES["live"], start)] == []


def test_the_rest_of_a_turn_ends_after_14_days() -> None:
    habits = Habits("Europe/Berlin", None, (Vacation(date(2030, 6, 1), date(2030, 7, 5)),))
    start = berlin(2030, 6, 1)
    assert due_after(start, timedelta(hours=24), rests_of(habits, DAILY, start)) == berlin(2030, 6, 16)


@given(habits_of_people, instants)
def test_stretches_are_in_order_and_apart_and_end_in_the_future(habits: Habits, start: datetime) -> None:
    found = [*islice(rests_of(habits, DAILY, start), 40)]
    assert all(rest.begins < rest.ends for rest in found)
    assert all(rest.ends > start for rest in found)
    assert all(one.ends < other.begins for one, other in pairwise(found))


@given(habits_of_people, instants, lengths)
def test_a_clock_runs_exactly_its_length_until_it_is_due(habits: Habits, start: datetime, length: timedelta) -> None:
    due = due_after(start, length, rests_of(habits, DAILY, start))
    assert run_between(start, due, rests_of(habits, DAILY, start)) == length
    assert start + length <= due <= start + length + REST_MOST


@examples(200)
@given(habits_of_people, instants, lengths, st.floats(0, 1))
def test_stopping_and_going_on_changes_nothing(habits: Habits, start: datetime, length: timedelta, part: float) -> None:
    """Whoever reads the clock in between, and however often, it is due at the same instant."""
    due = due_after(start, length, rests_of(habits, DAILY, start))
    between = start + (due - start) * part
    rested = rested_between(start, between, rests_of(habits, DAILY, start))
    left = REST_MOST - rested
    remaining = run_between(between, due, rests_of(habits, DAILY, between), left)
    assert due_after(between, remaining, rests_of(habits, DAILY, between), left) == due
    assert run_between(start, between, rests_of(habits, DAILY, start)) + remaining == length


@given(habits_of_people, instants, lengths)
def test_nobodys_time_is_up_while_they_rest(habits: Habits, start: datetime, length: timedelta) -> None:
    """Unless they have rested as long as a turn may; the instant at which a rest begins is not yet of it."""
    due = due_after(start, length, rests_of(habits, DAILY, start))
    if length and rested_between(start, due, rests_of(habits, DAILY, start)) < REST_MOST:
        assert rest_at(due - timedelta(microseconds=1), rests_of(habits, DAILY, start)) is None

"""What people settle for themselves, and what they cannot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, time

import pytest

from bot.hosting.people.habits import days_left, next_local, with_quiet
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject, Refused
from bot.records.people import Habits, Person, QuietHours, Vacation
from bot.store.database.db import Database
from tests.hosting.hosted import ANN, FakeClock, refusal_of

BERLIN = "Europe/Berlin"
JANUARY_7 = date(2030, 1, 7)


class Settling:
    """Settings on a database, with a clock that tests move and the people whose games had to follow."""

    def __init__(self, database: Database) -> None:
        self.clock = FakeClock()
        self.followed: list[int] = []
        self.people = People(database, self.clock, self._follow)

    async def _follow(self, user_id: int) -> None:
        self.followed.append(user_id)


@pytest.fixture
async def settling(url: str) -> AsyncIterator[Settling]:
    database = Database(url)
    await database.upgrade()
    yield Settling(database)
    await database.close()


async def in_berlin(settling: Settling) -> People:
    await settling.people.set_zone(ANN, BERLIN)
    settling.followed.clear()
    return settling.people


async def test_each_setting_is_kept_and_the_others_with_it(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.settle(ANN, four_colours=True)
    await people.settle(ANN, text_mode=True)
    await people.set_quiet(ANN, time(22), time(8))
    await people.settle(ANN, asks_before_discarding=True)
    person = await people.settle(ANN, teaching=False)
    assert person == await people.get(ANN)
    assert person == Person(
        ANN,
        Habits(BERLIN, QuietHours(time(22), time(8))),
        four_colours=True,
        text_mode=True,
        asks_before_discarding=True,
        teaching=False,
    )


async def test_games_follow_habits_and_nothing_else(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.settle(ANN, teaching=False)
    assert settling.followed == []
    await people.set_quiet(ANN, time(22), time(8))
    assert settling.followed == [ANN]
    await people.set_quiet(ANN, time(22), time(8))
    assert settling.followed == [ANN]


@pytest.mark.parametrize("zone", ["Atlantis", "", "Europe/../Berlin", "europe"])
async def test_a_zone_that_is_none_is_refused(settling: Settling, zone: str) -> None:
    assert await refusal_of(settling.people.set_zone(ANN, zone)) is HostReject.BAD_ZONE


async def test_without_a_zone_there_are_no_hours_no_vacation_and_no_digest(settling: Settling) -> None:
    people = settling.people
    for refusing in (
        people.set_quiet(ANN, time(22), time(8)),
        people.plan_vacation(ANN, JANUARY_7, JANUARY_7),
        people.set_digest(ANN, time(18)),
    ):
        assert await refusal_of(refusing) is HostReject.NO_ZONE
    assert await people.get(ANN) == Person(ANN)


async def test_who_forgets_the_zone_forgets_all_that_goes_by_it(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.set_quiet(ANN, time(22), time(8))
    await people.set_digest(ANN, time(18))
    assert await people.set_zone(ANN, None) == Person(ANN)


@pytest.mark.parametrize(("begins", "ends"), [(time(8), time(8)), (time(8), time(7)), (time(0), time(14, 1))])
def test_hours_that_last_no_time_or_nearly_all_day_are_refused(begins: time, ends: time) -> None:
    with pytest.raises(Refused) as refused:
        with_quiet(Habits(BERLIN), begins, ends)
    assert refused.value.code is HostReject.BAD_HOURS


def test_hours_across_midnight_and_within_a_day_are_kept() -> None:
    for begins, ends in ((time(22), time(8)), (time(1), time(9)), (time(18), time(8))):
        assert with_quiet(Habits(BERLIN), begins, ends).quiet == QuietHours(begins, ends)


async def test_a_vacation_uses_days_of_its_year_and_of_the_next(settling: Settling) -> None:
    people = await in_berlin(settling)
    person = await people.plan_vacation(ANN, date(2030, 12, 28), date(2031, 1, 2))
    assert (days_left(person.habits, 2030), days_left(person.habits, 2031)) == (31, 33)


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [
        (date(2030, 1, 9), date(2030, 1, 8), "backwards"),
        (date(2030, 1, 6), date(2030, 1, 8), "past"),
        (date(2031, 1, 1), date(2031, 1, 9), "far"),
        (date(2030, 1, 19), date(2030, 1, 21), "overlap"),
    ],
)
async def test_a_vacation_that_cannot_be_is_refused_with_its_reason(
    settling: Settling, first: date, last: date, why: str
) -> None:
    people = await in_berlin(settling)
    planned = await people.plan_vacation(ANN, date(2030, 1, 20), date(2030, 1, 25))
    with pytest.raises(Refused) as refused:
        await people.plan_vacation(ANN, first, last)
    assert (refused.value.code, refused.value.facts["why"]) == (HostReject.BAD_VACATION, why)
    assert await people.get(ANN) == planned


async def test_a_vacation_longer_than_what_is_left_is_refused(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.plan_vacation(ANN, date(2030, 2, 1), date(2030, 2, 28))
    with pytest.raises(Refused) as refused:
        await people.plan_vacation(ANN, date(2030, 7, 1), date(2030, 7, 8))
    assert refused.value.code is HostReject.VACATION_USED
    assert refused.value.facts == {"days": 8, "left": 7, "year": "2030"}


async def test_the_past_begins_with_yesterday_by_ones_own_clocks(settling: Settling) -> None:
    people = settling.people
    settling.clock.now = datetime(2030, 1, 7, 11, 30, tzinfo=UTC)
    await people.set_zone(ANN, "Pacific/Kiritimati")
    with pytest.raises(Refused):
        await people.plan_vacation(ANN, JANUARY_7, JANUARY_7)
    await people.set_zone(ANN, "Pacific/Honolulu")
    assert (await people.plan_vacation(ANN, JANUARY_7, JANUARY_7)).habits.vacations


async def test_a_vacation_that_is_called_off_gives_its_days_back(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.plan_vacation(ANN, date(2030, 2, 1), date(2030, 2, 10))
    assert (await people.end_vacation(ANN, date(2030, 2, 1))).habits == Habits(BERLIN)


async def test_of_a_vacation_that_is_ended_early_the_days_before_stay_used(settling: Settling) -> None:
    people = await in_berlin(settling)
    await people.plan_vacation(ANN, JANUARY_7, date(2030, 1, 17))
    settling.clock.advance(3 * 86_400)
    habits = (await people.end_vacation(ANN, JANUARY_7)).habits
    assert habits.vacations == (Vacation(JANUARY_7, date(2030, 1, 9)),)
    assert (await people.end_vacation(ANN, JANUARY_7)).habits == habits


def test_the_next_time_of_day_is_found_across_a_change_of_clocks() -> None:
    in_berlin = Habits(BERLIN)
    spring = datetime(2030, 3, 30, 12, tzinfo=UTC)
    assert next_local(time(9), in_berlin, spring) == datetime(2030, 3, 31, 7, tzinfo=UTC)
    assert next_local(time(14), in_berlin, spring) == datetime(2030, 3, 30, 13, tzinfo=UTC)
    assert next_local(time(13), in_berlin, spring) == datetime(2030, 3, 31, 11, tzinfo=UTC)

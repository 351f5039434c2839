"""What people settle for themselves, and what they cannot."""

from datetime import UTC, date, datetime, time

import pytest

from bot.hosting.people.habits import days_left, next_local, with_quiet
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject
from bot.records.people import Habits, Person, QuietHours, Vacation
from tests.hosting.hosted import ANN, BEN, Host, refusal_of, refuses

BERLIN = "Europe/Berlin"
JANUARY_7 = date(2030, 1, 7)


@pytest.fixture
async def people(host: Host) -> People:
    """The settings of Ann, who lives in Berlin, and of others."""
    await host.services.people.set_zone(ANN, BERLIN)
    return host.services.people


async def test_each_setting_is_kept_and_the_others_with_it(people: People) -> None:
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


async def test_games_follow_habits_and_nothing_else(host: Host) -> None:
    followed: list[int] = []

    async def follow(user_id: int) -> None:
        followed.append(user_id)

    people = People(host.database, host.clock, follow)
    await people.settle(ANN, teaching=False)
    assert followed == []
    await people.set_zone(ANN, BERLIN)
    for _ in range(2):
        await people.set_quiet(ANN, time(22), time(8))
    assert followed == [ANN, ANN]


async def test_a_zone_that_is_none_is_refused(people: People) -> None:
    for zone in ("Atlantis", "", "Europe/../Berlin", "europe"):
        assert await refusal_of(people.set_zone(ANN, zone)) is HostReject.BAD_ZONE


async def test_without_a_zone_there_are_no_hours_no_vacation_and_no_digest(people: People) -> None:
    for refusing in (
        people.set_quiet(BEN, time(22), time(8)),
        people.plan_vacation(BEN, JANUARY_7, JANUARY_7),
        people.set_digest(BEN, time(18)),
    ):
        assert await refusal_of(refusing) is HostReject.NO_ZONE
    assert await people.get(BEN) == Person(BEN)


async def test_who_forgets_the_zone_forgets_all_that_goes_by_it(people: People) -> None:
    await people.set_quiet(ANN, time(22), time(8))
    await people.set_digest(ANN, time(18))
    assert await people.set_zone(ANN, None) == Person(ANN)


def test_hours_across_midnight_and_within_a_day_are_kept_and_no_time_or_nearly_all_day_is_refused() -> None:
    for begins, ends in ((time(22), time(8)), (time(1), time(9)), (time(18), time(8))):
        assert with_quiet(Habits(BERLIN), begins, ends).quiet == QuietHours(begins, ends)
    for begins, ends in ((time(8), time(8)), (time(8), time(7)), (time(0), time(14, 1))):
        with refuses(HostReject.BAD_HOURS):
            with_quiet(Habits(BERLIN), begins, ends)


async def test_a_vacation_uses_days_of_its_year_and_of_the_next(people: People) -> None:
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
    people: People, first: date, last: date, why: str
) -> None:
    planned = await people.plan_vacation(ANN, date(2030, 1, 20), date(2030, 1, 25))
    with refuses(HostReject.BAD_VACATION, why=why):
        await people.plan_vacation(ANN, first, last)
    assert await people.get(ANN) == planned


async def test_a_vacation_longer_than_what_is_left_is_refused(people: People) -> None:
    await people.plan_vacation(ANN, date(2030, 2, 1), date(2030, 2, 28))
    with refuses(HostReject.VACATION_USED, days=8, left=7, year="2030"):
        await people.plan_vacation(ANN, date(2030, 7, 1), date(2030, 7, 8))


async def test_the_past_begins_with_yesterday_by_ones_own_clocks(host: Host, people: People) -> None:
    host.clock.now = datetime(2030, 1, 7, 11, 30, tzinfo=UTC)
    await people.set_zone(ANN, "Pacific/Kiritimati")
    with refuses(HostReject.BAD_VACATION):
        await people.plan_vacation(ANN, JANUARY_7, JANUARY_7)
    await people.set_zone(ANN, "Pacific/Honolulu")
    assert (await people.plan_vacation(ANN, JANUARY_7, JANUARY_7)).habits.vacations


async def test_a_vacation_called_off_gives_its_days_back_and_of_one_ended_early_those_before_stay_used(
    host: Host, people: People
) -> None:
    await people.plan_vacation(ANN, date(2030, 2, 1), date(2030, 2, 10))
    assert (await people.end_vacation(ANN, date(2030, 2, 1))).habits == Habits(BERLIN)
    await people.plan_vacation(ANN, JANUARY_7, date(2030, 1, 17))
    host.clock.advance(3 * 86_400)
    habits = (await people.end_vacation(ANN, JANUARY_7)).habits
    assert habits.vacations == (Vacation(JANUARY_7, date(2030, 1, 9)),)
    assert (await people.end_vacation(ANN, JANUARY_7)).habits == habits


def test_the_next_time_of_day_is_found_across_a_change_of_clocks() -> None:
    in_berlin = Habits(BERLIN)
    spring = datetime(2030, 3, 30, 12, tzinfo=UTC)
    assert next_local(time(9), in_berlin, spring) == datetime(2030, 3, 31, 7, tzinfo=UTC)
    assert next_local(time(14), in_berlin, spring) == datetime(2030, 3, 30, 13, tzinfo=UTC)
    assert next_local(time(13), in_berlin, spring) == datetime(2030, 3, 31, 11, tzinfo=UTC)

from datetime import UTC, date, datetime, time, timedelta

import pytest
from sqlalchemy import Text, literal, update

from bot.records.people import Habits, Person, QuietHours, Reminders, Vacation
from bot.records.results import Shows
from bot.store.database.db import Database
from bot.store.doctor import unreadable_rows
from bot.store.people.settings import PeopleStore
from bot.store.results import ResultStore
from bot.store.schema import PERSON, people

NOON = datetime(2030, 1, 7, 12, tzinfo=UTC)
HABITS = Habits("Europe/Berlin", QuietHours(time(22, 30), time(8)), (Vacation(date(2030, 2, 1), date(2030, 2, 8)),))
ANN = Person(
    1,
    HABITS,
    Reminders.DIRECT,
    time(18, 15),
    called_to_knock=True,
    four_colours=True,
    text_mode=True,
    asks_before_discarding=False,
    teaching=False,
)


async def test_a_person_comes_back_as_they_were_kept(database: Database) -> None:
    store = PeopleStore(database)
    assert await store.get(9) == Person(9), "who never chose anything"
    await store.put(Person(1), None)
    await store.put(ANN, NOON)
    assert await store.get(1) == ANN
    assert await store.of([1, 2]) == {1: ANN, 2: Person(2)}


def test_equal_habits_make_equal_texts() -> None:
    text = PERSON.dump("habits", HABITS)
    assert PERSON.load("habits", text) == HABITS
    assert PERSON.dump("habits", PERSON.load("habits", text)) == text


async def test_a_digest_is_told_once_however_many_ask_for_it(database: Database) -> None:
    store = PeopleStore(database)
    await store.put(ANN, NOON)
    await store.put(Person(2), None)
    assert await store.digests_due(NOON - timedelta(seconds=1), 10) == ()
    assert await store.digests_due(NOON, 10) == ((NOON, ANN),)
    assert await store.next_digest() == NOON
    tomorrow = NOON + timedelta(days=1)
    assert await store.digest_told(1, NOON, tomorrow)
    assert not await store.digest_told(1, NOON, tomorrow)
    assert await store.digests_due(NOON, 10) == ()


@pytest.mark.parametrize("column", ["habits", "reminders", "shows"])
async def test_of_what_cannot_be_read_the_defaults_count_and_nobody_sees_results_until_it_is_settled_anew(
    database: Database, column: str
) -> None:
    store = PeopleStore(database)
    await store.put(ANN, NOON)
    await store.put(Person(2), None)
    await database.change(update(people).where(people.c.user_id == 1).values({column: literal("[{", Text)}))
    assert await store.get(1) == Person(1, shows=Shows.ME)
    assert await store.of([1, 2]) == {1: Person(1, shows=Shows.ME), 2: Person(2)}
    assert (await ResultStore(database).shows([1]))[1] is (Shows.ME if column == "shows" else ANN.shows)
    assert [one[:2] for one in await unreadable_rows(database)] == [("person", 1)]
    await store.put(ANN, NOON)
    assert await store.get(1) == ANN
    assert await unreadable_rows(database) == []

"""Hours and days that a visitor lets go by."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.playground.passing import LONGEST_STEP, MOST, SHORTEST_STEP, SLOW_S, STRETCHES, Passing, why_it_waits
from bot.playground.session import CLOCK, _present
from bot.records.deadlines import Deadlines
from bot.records.games import Ending, GameStatus, Holder, Obstacle, Standstill
from bot.records.ids import UserId
from bot.store.database.db import Database, sqlite_url
from bot.store.database.facts import FactStore
from engine.cards import Seat
from tests.engine.builders import BASIC, at_table
from tests.hosting.hosted import FakeClock
from tests.ui.looks import ENGLISH, a_look

NOON = datetime(2030, 3, 1, 12, tzinfo=UTC)


def gone_by(passing: Passing, clock: FakeClock) -> timedelta:
    """Let time fly until it does no more; how much that was."""
    while (step := passing.next_step()) is not None:
        assert timedelta(0) < step <= LONGEST_STEP
        clock.now += step
        passing.took(0.01)
    return clock.now - NOON


@pytest.mark.parametrize("choice", range(len(STRETCHES)))
def test_a_stretch_goes_by_in_steps_and_then_time_goes_its_usual_pace(choice):
    clock = FakeClock(NOON)
    passing = Passing(clock)
    assert passing.ask(choice) == (NOON + STRETCHES[choice]).isoformat()
    assert gone_by(passing, clock) == STRETCHES[choice]


def test_what_is_asked_for_while_time_flies_comes_on_top():
    clock = FakeClock(NOON)
    passing = Passing(clock)
    passing.ask(0)
    passing.ask(1)
    assert gone_by(passing, clock) == STRETCHES[0] + STRETCHES[1]
    clock.now += timedelta(days=1)
    passing.ask(0)
    assert passing.left == STRETCHES[0]


@pytest.mark.parametrize("choice", [-1, len(STRETCHES), True, "1", None, 10**9])
def test_what_is_no_choice_lets_nothing_go_by(choice):
    passing = Passing(FakeClock(NOON))
    assert passing.ask(choice) is None
    assert passing.next_step() is None


def test_however_often_it_is_pressed_no_more_than_a_week_goes_by_at_once():
    clock = FakeClock(NOON)
    passing = Passing(clock)
    for _ in range(50):
        for choice in reversed(range(len(STRETCHES))):
            passing.ask(choice)
    assert passing.left == MOST
    assert not any(passing.offered())
    assert gone_by(passing, clock) == MOST
    assert all(passing.offered())


def test_a_leap_can_be_stopped_and_asked_for_again():
    clock = FakeClock(NOON)
    passing = Passing(clock)
    passing.ask(3)
    clock.now += timedelta(hours=5)
    passing.stop()
    assert (passing.next_step(), passing.left) == (None, timedelta(0))
    passing.ask(0)
    assert passing.left == STRETCHES[0]


def test_steps_are_short_where_much_happens_and_long_where_nothing_does():
    passing = Passing(FakeClock(NOON))
    passing.ask(3)
    assert passing.next_step() == SHORTEST_STEP
    for _ in range(20):
        passing.took(0.01)
    assert passing.next_step() == LONGEST_STEP
    passing.took(SLOW_S - 0.01)
    assert passing.next_step() == LONGEST_STEP
    passing.took(SLOW_S + 1)
    assert passing.next_step() == LONGEST_STEP / 2
    for _ in range(20):
        passing.took(60)
    assert passing.next_step() == SHORTEST_STEP


async def test_the_world_goes_on_when_it_was_last_where_that_is_later_than_now(tmp_path: Path):
    file = tmp_path / "play.db"
    before = datetime.now(UTC)
    assert before <= await _present(file) <= datetime.now(UTC)
    ahead = before + timedelta(days=3)
    database = Database(sqlite_url(file))
    await FactStore(database).put(CLOCK, ahead.isoformat())
    assert await _present(file) == ahead
    await FactStore(database).put(CLOCK, (before - timedelta(days=3)).isoformat())
    assert await _present(file) >= before
    await database.close()


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({}, "It waits for Ada until Mar 3, 2030, 1:00\u202fPM."),
        ({"status": GameStatus.LOBBY}, "The table waits until Ada presses “Start”."),
        ({"status": GameStatus.LOBBY, "holders": (Holder(Seat(0), UserId(1), "Ada"),)}, "It waits for players."),
        ({"ending": Ending(1, suspended=True)}, "The match is suspended until Mar 1, 2030, 1:00\u202fPM."),
        ({"status": GameStatus.CANCELLED}, "The match is over."),
        ({"standstill": Standstill(Obstacle.PAUSED, NOON)}, "The match stands still."),
    ],
)
def test_the_page_says_for_whom_the_clock_waits_and_until_when(changed, says):
    visible = a_look(at_table(BASIC, hands=("2H", "3H", "4H")), None)
    record = replace(visible.record, host_id=visible.record.holders[0].user_id, **changed)
    due = Deadlines(NOON + timedelta(days=2), None, ending=NOON)
    told = why_it_waits(replace(visible, record=record, deadlines=due), ENGLISH, ZoneInfo("Europe/Berlin"))
    assert told == f"Disney 100 Rummy · {says}"

"""The time of day, whatever somebody does to the machine's clock."""

import logging
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import pytest

from bot.hosting.clock.steady_clock import BACK_FOR_S, LOOKED_AT_S, SteadyClock
from tests.hosting.hosted import MONDAY
from tests.store.stored_games import later as at


@dataclass
class Machine:
    """A machine: its time of day can be set, its seconds only pass."""

    wall: datetime = MONDAY
    seconds: float = 1_000.0
    leaps: list[timedelta] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.clock = SteadyClock(lambda: self.wall, lambda: self.seconds)
        self.clock.hooks.append(lambda clock: self.leaps.append(clock.ahead()))

    def passes(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)
        self.seconds += seconds

    def is_set(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)


def test_set_back_by_an_hour_it_goes_on_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    machine.passes(60)
    machine.is_set(-3_600)
    assert machine.clock() == at(60)
    machine.passes(15)
    assert machine.clock() == at(75)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "set back by 1:00:00" in caplog.text
    machine.is_set(3_600)
    assert machine.clock() == at(75)
    assert "agrees again" in caplog.text
    assert machine.leaps == [timedelta(hours=-1)]


async def test_looking_ends_once_it_has_been_set_back_for_a_minute_and_not_for_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine, lived = Machine(), []
    sets = {10: -3_600, 25: 3_600, 40: 7_200, 100: -10_800}

    async def passes(seconds: float) -> None:
        machine.passes(seconds)
        lived.append(seconds)
        machine.is_set(sets.get(len(lived), 0))

    monkeypatch.setattr("bot.hosting.clock.steady_clock.asyncio.sleep", passes)
    await machine.clock.keep_looking(lambda: None)
    assert len(lived) == 100 + BACK_FOR_S / LOOKED_AT_S


def test_a_small_correction_is_followed_and_time_never_goes_back() -> None:
    machine = Machine()
    machine.passes(10)
    assert machine.clock() == at(10)
    machine.is_set(-5)
    assert machine.clock() == at(10)
    machine.passes(3)
    assert machine.clock() == at(10)
    machine.passes(4)
    assert machine.clock() == at(12) == machine.wall
    machine.is_set(5)
    assert machine.clock() == machine.wall
    assert machine.leaps == []


def test_after_a_sleep_of_the_machine_it_tells_of_the_time_that_nobody_had_and_follows_when_it_is_told_to() -> None:
    machine = Machine()
    machine.is_set(7_200)
    assert (machine.clock(), machine.clock.ahead()) == (at(0), timedelta(hours=2))
    machine.passes(3)
    assert machine.clock() == at(3)
    assert machine.leaps == [timedelta(hours=2)]
    machine.clock.follow(machine.clock.ahead())
    assert (machine.clock(), machine.clock.ahead()) == (at(7_203), timedelta(0)) == (machine.wall, timedelta(0))


def test_a_leap_that_is_taken_back_before_anybody_followed_it_was_none() -> None:
    machine = Machine()
    machine.is_set(7_200)
    machine.clock()
    machine.is_set(-7_200)
    machine.clock.follow(timedelta(hours=2))
    assert (machine.clock(), machine.clock.ahead()) == (at(0), timedelta(0))


def test_a_leap_forward_beyond_an_earlier_one_backwards_is_told_and_followed_as_one_alone() -> None:
    machine = Machine()
    for hours in (-1, 2):
        machine.is_set(hours * 3_600)
        assert machine.clock() == at(0)
    assert machine.leaps == [timedelta(hours=-1), timedelta(hours=1)]
    machine.clock.follow(machine.clock.ahead())
    assert (machine.clock(), machine.clock.ahead()) == (machine.wall, timedelta(0))


def test_what_leapt_while_an_earlier_leap_was_moved_on_is_told_and_moved_on_after_it() -> None:
    machine = Machine()
    for _ in range(2):
        machine.is_set(3_600)
        machine.clock()
    machine.clock.follow(timedelta(hours=1))
    assert (machine.clock(), machine.clock.ahead()) == (at(3_600), timedelta(hours=1))
    assert machine.leaps == [timedelta(hours=1), timedelta(hours=2), timedelta(hours=1)]


def test_it_does_not_drift_from_the_time_of_day_over_many_small_steps() -> None:
    machine = Machine()
    for step in range(10_000):
        machine.passes(1)
        machine.is_set(0.004 if step % 2 else -0.004)
        machine.clock()
    assert abs(machine.clock() - machine.wall) < timedelta(seconds=0.01)

"""The machine's clock is set, or leaps: nobody loses time, nobody waits for what was set by another time."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count, product
from unittest.mock import AsyncMock

import pytest

from bot.heartbeat import ALONE, unwatched
from bot.hosting.clock.pace import PACES
from bot.hosting.clock.steady_clock import SteadyClock
from bot.hosting.policy import Policy
from bot.records.games import Pace
from bot.store.database.db import Database
from bot.store.database.facts import Silence
from bot.store.database.trouble import DatabaseTrouble
from bot.store.processes import EVERYWHERE
from tests.hosting.hosted import ANN, BEN, LIVE, MONDAY, FakeClock, Host
from tests.prove.reporting import ProofReport
from tests.waiting import until

SOON = Policy(think=timedelta(seconds=0.05), late=timedelta(seconds=0.05))
SLACK = timedelta(seconds=20)
"""A busy machine takes its time; leaps are far longer, and so is what they took turns for."""
HOUR, DAY = 3_600, 86_400
DURING = ("nap", "rest", "window")


@dataclass
class Machine:
    """Its seconds pass as ours do, its time of day can be set."""

    off: timedelta = timedelta(0)
    channel_id: int = 70
    host: Host = field(init=False)
    clock: SteadyClock = field(init=False)

    def wall(self) -> datetime:
        return datetime.now(UTC) + self.off

    def leaps(self, seconds: float) -> None:
        self.off += timedelta(seconds=seconds)

    @asynccontextmanager
    async def hosts(self, url: str, shard: int | None = None) -> AsyncIterator[Host]:
        """A process that was started now, and plays; with a `shard` it has that one of two."""
        self.clock, shards = SteadyClock(self.wall, time.monotonic), 1 if shard is None else 2
        async with Host.opened(url, self.clock, policy=SOON, shards=shards) as self.host:
            if shard is not None:
                self.host.services.away.disown(1 - shard)
            self.host.keys = count(self.channel_id * 1_000)
            self.clock.hooks.append(self.host.services.away.leapt)
            self.host.scheduler.signs = lambda: (ALONE,)
            await self.host.scheduler.start(await unwatched(self.host.services.facts, self.clock(), ALONE))
            yield self.host

    async def follows(self) -> None:
        """Wait until the leap is noticed, and until what was set before it has been moved on."""
        if self.clock.ahead() > timedelta(0):
            await until(lambda: not self.clock.ahead())

    def left(self, due: datetime | None) -> timedelta:
        return due - self.clock()


def is_about(found: timedelta, wanted: timedelta) -> bool:
    return wanted - SLACK <= found <= wanted + SLACK


async def during_a_nap(machine: Machine, by: int) -> None:
    """The computer answers as soon as ever, and the person's turn has the length that was agreed."""
    host, pace = machine.host, PACES["daily"]
    game_id = await host.table(ANN, computers=("easy",), pace=pace, channel_id=machine.channel_id)
    await until(partial(host.may_act, game_id, ANN))
    machine.leaps(by)
    for _ in range(2):
        await host.discard(game_id)
        await until(partial(host.may_act, game_id, ANN))
    await machine.follows()
    assert is_about(machine.left((await host.look(game_id)).deadlines.turn), pace.turn + pace.reserve / 3)


async def during_a_rest(machine: Machine, by: int) -> None:
    """Discord was away already: only that much is added that it was."""
    host = machine.host
    game_id = await host.table(ANN, BEN, channel_id=machine.channel_id)
    host.services.away.connection_lost()
    machine.leaps(by)
    machine.clock()
    await machine.follows()
    assert is_about(machine.left((await host.look(game_id)).deadlines.turn), LIVE.turn)
    host.services.away.connected()
    assert not host.services.away.anyone
    assert is_about(machine.left((await host.look(game_id)).deadlines.turn), LIVE.turn)


async def during_a_window(machine: Machine, by: int) -> None:
    """Whoever was asked still is, for a minute at most; turns that come after have their own length."""
    host, pace = machine.host, Pace("custom", 600, 30)
    game_id, _ = await host.at_window(pace=pace, channel_id=machine.channel_id)
    machine.leaps(by)
    machine.clock()
    await machine.follows()
    asked = timedelta(seconds=60) if by > 0 else pace.window
    assert is_about(machine.left((await host.look(game_id)).deadlines.window), asked)
    for user in await host.acting(game_id):
        await host.submit(game_id, user, await host.plain_move(game_id, user))
    assert is_about(machine.left((await host.look(game_id)).deadlines.turn), pace.turn)


CASES = {"nap": during_a_nap, "rest": during_a_rest, "window": during_a_window}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("during", "by"), [("nap", HOUR), ("window", DAY), ("rest", -HOUR)])
async def test_a_leap_of_the_clock_takes_nobodys_time_and_gives_nobody_more(url: str, during: str, by: int) -> None:
    machine = Machine()
    async with machine.hosts(url):
        await CASES[during](machine, by)


@pytest.mark.prove
async def test_leaps_of_an_hour_and_a_day_both_ways_move_no_turn(url: str, proof_report: ProofReport) -> None:
    held = 0
    for by, during in product((HOUR, DAY, -HOUR, -DAY), DURING):
        machine = Machine(channel_id=70 + held)
        async with machine.hosts(url):
            await CASES[during](machine, by)
        held += 1
    proof_report("leaps after which every turn and window had its length", held, limit=12, at_least=True)


@pytest.mark.parametrize("by", [HOUR, DAY])
async def test_after_a_restart_behind_a_leap_back_the_board_says_how_long_the_turn_is(url: str, by: int) -> None:
    machine, pace = Machine(), PACES["quick"]
    async with machine.hosts(url) as host:
        game_id = await host.table(ANN, BEN, pace=pace)
        machine.leaps(-by)
        assert is_about(machine.left((await host.look(game_id)).deadlines.turn), pace.turn + pace.reserve / 3)
        await host.services.facts.put(ALONE, machine.clock().isoformat())
    async with machine.hosts(url) as restarted:
        told = (await restarted.look(game_id)).deadlines
        assert is_about(machine.left(told.turn), pace.turn + pace.reserve / 3)
        assert is_about(machine.left(told.reserve_from), pace.turn)


async def test_a_sleep_of_the_machine_that_was_made_good_is_no_silence_for_the_next_start(url: str) -> None:
    machine, pace = Machine(), PACES["quick"]
    async with machine.hosts(url) as host:
        game_id, facts = await host.table(ANN, BEN, pace=pace), host.services.facts
        await facts.put(ALONE, machine.clock().isoformat())
        machine.leaps(DAY)
        machine.clock()
        await machine.follows()
        await host.scheduler.close()
        assert (await unwatched(facts, machine.clock(), ALONE)).lasted < SLACK
    async with machine.hosts(url) as restarted:
        assert is_about(machine.left((await restarted.look(game_id)).deadlines.turn), pace.turn + pace.reserve / 3)


@pytest.mark.parametrize("by", [HOUR, -DAY])
async def test_where_one_of_two_processes_leaps_every_turn_of_either_keeps_its_length(url: str, by: int) -> None:
    leaping, steady = machines = Machine(channel_id=70), Machine(channel_id=71)
    async with leaping.hosts(url, 0), steady.hosts(url, 1):
        games = [
            await one.host.table(ANN, BEN, guild_id=(2 + shard) << 22, channel_id=one.channel_id)
            for shard, one in enumerate(machines)
        ]
        before = (await steady.host.look(games[1])).deadlines
        leaping.leaps(by)
        leaping.clock()
        await leaping.follows()
        for one, game_id in zip(machines, games, strict=True):
            assert is_about(one.left((await one.host.look(game_id)).deadlines.turn), LIVE.turn)
        assert (await steady.host.look(games[1])).deadlines == before
        for one, game_id in zip(machines, games, strict=True):
            user = await one.host.discard(game_id)
            assert user != await one.host.in_turn(game_id)


async def test_what_was_set_after_a_leap_and_before_it_was_made_good_is_moved_like_everything(url: str) -> None:
    machine = Machine()
    async with machine.hosts(url) as host:
        await host.scheduler.close()
        early = await host.table(ANN, BEN)
        host.services.away.lives()
        machine.leaps(DAY)
        late = await host.table(ANN, BEN, channel_id=71)
        assert await host.scheduler.fire_due() == 0
        for game_id in (early, late):
            assert is_about((await host.look(game_id)).deadlines.turn - machine.wall(), LIVE.turn)


async def test_following_a_time_of_day_that_was_set_back_is_broken_off_and_done_as_one(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, hour = FakeClock(), timedelta(hours=1)
    async with Host.opened(url, clock) as host:
        game_id, facts = await host.table(ANN, BEN), host.services.facts
        await facts.put(ALONE, clock().isoformat())
        clock.now -= hour
        due, upsert = (await host.look(game_id)).deadlines.turn, Database.upsert
        monkeypatch.setattr(Database, "upsert", AsyncMock(side_effect=DatabaseTrouble("away")))
        with pytest.raises(DatabaseTrouble):
            await host.scheduler.start(await unwatched(facts, clock(), ALONE))
        monkeypatch.setattr(Database, "upsert", upsert)
        for _ in range(2):
            await host.scheduler.forgive(EVERYWHERE, await unwatched(facts, clock(), ALONE))
            assert (await host.look(game_id)).deadlines.turn == due - hour


async def test_a_turn_that_a_vacation_divides_keeps_its_length_where_the_time_of_day_is_set_back(url: str) -> None:
    clock, hour = FakeClock(), timedelta(hours=1)
    midnight, day = datetime.combine(MONDAY.date(), datetime.min.time(), UTC) + 24 * hour, MONDAY.date()
    turn = int((midnight - MONDAY + hour / 2).total_seconds())
    async with Host.opened(url, clock) as host:
        for user in (ANN, BEN):
            await host.services.people.set_zone(user, "UTC")
            await host.services.people.plan_vacation(user, day + 24 * hour, day + 14 * 24 * hour)
        game_id = await host.table(ANN, BEN, pace=Pace("custom", turn, 60))
        assert (await host.look(game_id)).deadlines.turn == midnight + 14 * 24 * hour + hour / 2
    clock.now -= hour
    async with Host.opened(url, clock) as host:
        await host.scheduler.start(Silence(ALONE, -hour))
        due = (await host.look(game_id)).deadlines.turn
        assert due == midnight - hour / 2, "an hour more of it lies before the vacation"

"""Several processes share the shards out, and take over those of one that died."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from datetime import timedelta

import pytest

from bot.heartbeat import of_shard, unwatched
from bot.hosting.places.away import Away
from bot.hosting.running.ownership import BEAT_S, DEAD_AFTER_S, Ownership, fair_share
from bot.hosting.running.scheduler import Scheduler
from bot.store.database.trouble import DatabaseFault, DatabaseTrouble, LeaseLost
from bot.store.ledger.outbox import Outbox
from bot.store.processes import FOR_EACH_SHARD, LeaseStore, Shards
from tests.hosting.hosted import ANN, BEN, LIVE, FakeClock, Host

COUNT = 4


@dataclass
class Process:
    """A bot process of several, whose gateway is in order at once. `talks` are the shards that it speaks on."""

    host: Host
    ownership: Ownership = field(init=False)
    away: Away = field(init=False)
    talks: set[int] = field(default_factory=set)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.away = Away(self.host.clock, COUNT)
        scheduler = Scheduler(self.host.service, self.host.database, self.away)
        self.host.scheduler, self.host.services = scheduler, replace(self.host.services, scheduler=scheduler)
        leases = LeaseStore(self.host.database)
        clock, facts = self.host.clock, self.host.services.facts
        quiet = lambda shard: unwatched(facts, clock(), of_shard(shard))  # noqa: E731
        self.ownership = Ownership(leases, self.away, scheduler, self, lambda: clock().timestamp(), quiet)

    async def begin(self, shard: int) -> None:
        self.talks.add(shard)
        self.away.connected(shard)

    async def end(self, shard: int) -> None:
        self.talks.discard(shard)

    async def say_all(self) -> list[int]:
        """The games of which this process says something."""
        deliveries = Outbox(self.host.database, shards=self.ownership.ours)
        taken, _ = await deliveries.take(self.host.clock(), timedelta(minutes=1), 50)
        return [one.owner_id for one in taken]


@dataclass
class Crew:
    """Several processes on one database and one clock."""

    url: str
    stack: AsyncExitStack
    clock: FakeClock = field(default_factory=FakeClock)

    async def process(self) -> Process:
        process = Process(await self.stack.enter_async_context(Host.opened(self.url, self.clock)))
        await process.ownership.join()
        return process

    async def pass_time(self, seconds: float, *alive: Process) -> None:
        """Let time pass, in which these processes live on."""
        for _ in range(int(seconds / BEAT_S)):
            self.clock.advance(BEAT_S)
            for process in alive:
                await process.ownership.step()


@pytest.fixture
async def crew(url: str) -> AsyncIterator[Crew]:
    async with AsyncExitStack() as stack:
        yield Crew(url, stack)


def server(shard: int) -> int:
    return (1000 * COUNT + shard) * FOR_EACH_SHARD + 77


async def table_on(shard: int, process: Process) -> int:
    new = {"guild_id": server(shard), "channel_id": 700 + shard}
    return await process.host.table(ANN, BEN, **new)


def test_nobody_has_more_than_one_shard_more_than_another() -> None:
    for shards in range(1, 20):
        for processes in range(1, 8):
            each = [fair_share(one, range(processes), shards) for one in range(processes)]
            assert sum(each) == shards
            assert max(each) - min(each) <= 1


async def test_one_process_has_all_shards_and_a_second_one_gets_half(crew: Crew) -> None:
    first = await crew.process()
    await first.ownership.step()
    assert first.talks == {0, 1, 2, 3}
    second = await crew.process()
    await crew.pass_time(2 * BEAT_S, first, second)
    assert len(first.talks) == len(second.talks) == 2
    assert first.talks | second.talks == {0, 1, 2, 3}


async def test_the_shards_of_a_dead_process_are_taken_within_half_a_minute(crew: Crew) -> None:
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, first, second)
    await crew.pass_time(DEAD_AFTER_S - BEAT_S, second)
    assert len(second.talks) == 2, "a process may be late"
    await crew.pass_time(30 - DEAD_AFTER_S, second)
    assert second.talks == {0, 1, 2, 3}


async def test_a_database_that_was_away_from_all_costs_nobody_their_place(crew: Crew) -> None:
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, first, second)
    crew.clock.advance(4 * DEAD_AFTER_S)
    await crew.pass_time(2 * BEAT_S, second, first)
    assert len(first.talks) == len(second.talks) == 2


async def test_a_process_that_ends_leaves_its_shards_at_once(crew: Crew) -> None:
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, first, second)
    await first.ownership.leave()
    await second.ownership.step()
    assert not first.talks
    assert second.talks == {0, 1, 2, 3}


async def test_what_a_process_writes_is_refused_once_another_has_taken_its_place(crew: Crew) -> None:
    frozen, other = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, frozen, other)
    game_id = await table_on(1, frozen)
    user = await frozen.host.in_turn(game_id)
    move = await frozen.host.plain_move(game_id, user)
    before = (await frozen.host.look(game_id)).record.seq
    assert frozen.ownership.is_sure
    await crew.pass_time(DEAD_AFTER_S + 2 * BEAT_S, other)
    assert not frozen.ownership.is_sure
    with pytest.raises(DatabaseTrouble):  # PostgreSQL has hung up on it, too
        await frozen.host.submit(game_id, user, move)
    with pytest.raises(LeaseLost):
        await frozen.host.submit(game_id, user, move)
    with pytest.raises(LeaseLost):
        await frozen.host.deliveries.take(crew.clock(), timedelta(minutes=1), 5)
    with pytest.raises(LeaseLost):
        await frozen.ownership.step()
    assert (await other.host.look(game_id)).record.seq == before
    await other.host.submit(game_id, user, move)


async def test_a_process_fires_and_says_only_what_is_of_its_own_shards(crew: Crew) -> None:
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, first, second)
    tables = {shard: await table_on(shard, first) for shard in range(COUNT)}
    for process in (first, second):
        mine = {tables[shard] for shard in process.talks}
        assert set(await process.say_all()) == mine
    crew.clock.advance(LIVE.turn_s + 2)
    assert await first.host.scheduler.fire_due() == 2
    assert await second.host.scheduler.fire_due() == 2


async def test_a_process_forgives_only_what_is_of_the_shards_it_takes(crew: Crew) -> None:
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(3 * BEAT_S, first, second)
    dead, alive = await table_on(min(first.talks), first), await table_on(min(second.talks), first)
    before = {game: (await second.host.look(game)).deadlines.turn for game in (dead, alive)}
    crew.clock.advance(LIVE.turn_s - 30)
    await crew.pass_time(DEAD_AFTER_S + 2 * BEAT_S, second)
    second.host.service.path._held.clear()
    after = {game: (await second.host.look(game)).deadlines.turn for game in (dead, alive)}
    assert after[alive] == before[alive]
    assert after[dead] > before[dead]


@pytest.mark.parametrize("hours", [3, -3])
async def test_after_all_had_ended_a_shards_clocks_have_rested_since_its_last_sign_or_follow_a_time_set_back(
    crew: Crew, hours: int
) -> None:
    process = await crew.process()
    await process.ownership.step()
    game_id = await table_on(2, process)
    due = (await process.host.look(game_id)).deadlines.turn
    for shard, ago in ((2, timedelta()), (3, timedelta(days=9))):
        await process.host.services.facts.put(of_shard(shard), (crew.clock() - ago).isoformat())
    await process.ownership.leave()
    crew.clock.advance(hours * 3600)
    first, second = await crew.process(), await crew.process()
    await crew.pass_time(2 * BEAT_S, first, second)
    assert first.talks | second.talks == set(range(COUNT))
    assert (await first.host.look(game_id)).deadlines.turn == due + timedelta(hours=hours, seconds=BEAT_S)


async def test_processes_agree_on_the_number_of_shards_until_all_have_ended(crew: Crew) -> None:
    process = await crew.process()
    leases = LeaseStore((await crew.stack.enter_async_context(Host.opened(crew.url, crew.clock))).database)
    with pytest.raises(DatabaseFault, match="--shard-count 4"):
        await leases.join(5)
    await process.ownership.leave()
    assert (await leases.join(2)) > 1
    assert set((await leases.beat(2)).owners) == {0, 1}


@pytest.mark.parametrize("guild_id", [0, 77, server(3), 1_200_000_000_000_000_000])
def test_a_server_is_on_the_shard_that_discord_says(guild_id: int) -> None:
    assert Shards(8, frozenset({(guild_id >> 22) % 8})).have(guild_id)
    assert not Shards(8, frozenset(range(8)) - {(guild_id >> 22) % 8}).have(guild_id)

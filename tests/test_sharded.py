"""What a process of several tells the others about games."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.sharded import Told
from bot.store.processes import FOR_EACH_SHARD, Shards
from tests.hosting.hosted import ANN, BEN, Host
from tests.postgres import Postgres
from tests.waiting import until

COUNT = 2


@dataclass
class Process:
    """One that has a shard of two. `moved` are the games of others that it was told of, `woken` how often it looked."""

    host: Host
    shard: int
    processes: int = 2
    moved: list[int] = field(default_factory=list)
    woken: int = 0

    @property
    def ownership(self) -> Process:
        return self

    @property
    def ours(self) -> Shards:
        return Shards(COUNT, frozenset({self.shard}))

    def moved_on(self, game_id: int) -> None:
        self.moved.append(game_id)

    def wake(self) -> None:
        self.woken += 1

    @asynccontextmanager
    async def telling(self) -> AsyncIterator[None]:
        still = SimpleNamespace(hooks=[], forget=lambda: None, prepare=_nothing)
        services = SimpleNamespace(
            database=self.host.database, games=self.host.service, tournaments=self.host.tournaments,
            people=still, servers=still, clock=self.host.clock,
        )  # fmt: skip
        told = Told(cast(Any, services), cast(Any, self))
        listening = asyncio.create_task(told.listen())
        await until(lambda: self.woken)
        yield
        listening.cancel()
        await asyncio.wait({listening})


async def _nothing() -> None:
    """Nothing to read."""


@pytest.fixture
async def two(postgres: Postgres) -> AsyncIterator[tuple[Process, Process]]:
    """The processes of shard 0, where direct messages arrive, and of shard 1."""
    url = postgres.migrated()
    async with Host.opened(url) as first, Host.opened(url) as second:
        ann, ben = Process(first, 0), Process(second, 1)
        second.keys = itertools.count(1000)
        async with ann.telling(), ben.telling():
            yield ann, ben


async def a_table(process: Process, shard: int) -> int:
    return await process.host.table(ANN, BEN, guild_id=(1000 * COUNT + shard) * FOR_EACH_SHARD, channel_id=7 + shard)


async def test_a_panel_in_direct_messages_hears_of_a_game_that_moves_in_the_process_that_hosts_it(
    two: tuple[Process, Process],
) -> None:
    ann, ben = two
    game_id = await a_table(ben, 1)
    await until(lambda: ann.moved)
    assert set(ann.moved) == {game_id}
    assert len(ann.moved) < len(ben.host.told), "many moves of a moment are told once"


async def test_a_move_made_elsewhere_wakes_the_process_that_hosts_the_game(two: tuple[Process, Process]) -> None:
    ann, ben = two
    game_id = await a_table(ann, 1)
    await until(lambda: any(one.elsewhere and one.owner_id == game_id for one in ben.host.told))
    assert not ben.moved


async def test_a_process_that_is_alone_tells_nobody(two: tuple[Process, Process]) -> None:
    ann, ben = two
    ann.processes = 1
    await a_table(ann, 0)
    ann.processes = 2
    last = await a_table(ben, 1)
    await until(lambda: ann.moved)
    assert set(ann.moved) == {last}
    assert not ben.moved

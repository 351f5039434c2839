"""Fifty tables with computer players at once: how long the loop is blocked, and how long a person's click takes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Final

from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.hosting.policy import Policy
from bot.hosting.running.scheduler import Scheduler
from bot.hosting.thinking.thinkers import ProcessThinkers
from bot.records.games import NewGame
from bot.store.database.db import Database, sqlite_url
from engine.computers import choose
from tests.bench.matches import now
from tests.bench.rows import Row, as_once_connected, at_most
from tests.visible import can_act

TABLES: Final = 50
VARIANTS: Final = ("disney_basic", "tile_rummy", "my_rummy", "nsv_robber", "disney_layoff")
SECONDS: Final = 20.0
BLOCKED_MS: Final = 20
BEYOND_IDLE_MS: Final = 100
POLICY: Final = Policy(think=timedelta(seconds=1.2))


@dataclass
class _Played:
    """What was measured: milliseconds of every stretch of the loop, in processor time and by the clock, and clicks."""

    blocked: list[float] = field(default_factory=list)
    by_clock: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)


async def run(folder: Path) -> list[Row]:
    """Milliseconds."""
    idle = await _played(folder / "one.db", 1)
    busy = await _played(folder / "fifty.db", TABLES)
    usual = median(idle.clicks)
    late = sorted(busy.clicks)[len(busy.clicks) * 95 // 100] - usual
    told = f"by the clock {max(busy.by_clock):.0f}, {len(busy.clicks):,} clicks"
    longest = f"{TABLES} tables: the loop's longest stretch in processor time ({told}) (ms)"
    beyond = f"{TABLES} tables: a person's click beyond one at an idle bot, median (95 of 100: {late:.0f}) (ms)"
    return [
        at_most(longest, max(busy.blocked), BLOCKED_MS, f"at most {BLOCKED_MS} ms"),
        at_most(beyond, median(busy.clicks) - usual, BEYOND_IDLE_MS, f"at most {BEYOND_IDLE_MS} ms"),
    ]


@contextmanager
def _stretches(played: _Played) -> Iterator[None]:
    """Measures every stretch of the loop meanwhile."""
    run_as_ever = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        busy, clock = thread_time(), perf_counter()
        run_as_ever(handle)
        played.blocked.append((thread_time() - busy) * 1000)
        played.by_clock.append((perf_counter() - clock) * 1000)

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield
    finally:
        asyncio.Handle._run = run_as_ever  # type: ignore[method-assign]


async def _played(path: Path, tables: int) -> _Played:
    """So many tables played for the time."""
    database = Database(sqlite_url(path))
    await database.upgrade()
    thinkers, people = ProcessThinkers(), ProcessThinkers(1)
    service = GameService(database, now, ComputerPlayers(choose, lambda: 0, thinkers), POLICY)
    scheduler = Scheduler(service, database)
    await scheduler.start()
    played = _Played()
    games = [await _a_table(service, number) for number in range(tables)]
    try:
        with as_once_connected(), _stretches(played):
            ends = perf_counter() + SECONDS
            await asyncio.gather(*(_sits(service, people, game, user, ends, played) for game, user in games))
    finally:
        for one in (scheduler, thinkers, people, database):
            await one.close()
    return played


async def _a_table(service: GameService, number: int) -> tuple[int, int]:
    user, variant = 1_000 + number, VARIANTS[number % len(VARIANTS)]
    new = NewGame(7, number, user, "Ann", variant, 3, PACES["live"], {}, ("steady", "easy"))
    record = await service.lobbies.open(new, f"open {number}")
    await service.lobbies.start(record.id, user, f"start {number}")
    return record.id, user


async def _sits(
    service: GameService, people: ProcessThinkers, game: int, user: int, ends: float, played: _Played
) -> None:
    """One person at a table: whenever they may act, they click."""
    number = 0
    while perf_counter() < ends:
        visible = await service.look(game, user)
        if not can_act(visible):
            await asyncio.sleep(0.3)
            continue
        move = await people.think(choose, "easy", visible.view, number)
        began = perf_counter()
        await service.submit(game, user, move, f"{game} {number}", now())
        played.clicks.append((perf_counter() - began) * 1000)
        number += 1

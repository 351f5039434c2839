"""Deadlines of a hundred thousand games on SQLite: written, five thousand fired at once, and then all others."""

from __future__ import annotations

import asyncio
import gc
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import quantiles
from typing import Any

from sqlalchemy import update

from bot.hosting.scheduler import Scheduler
from bot.records import DeadlineKind
from bot.store.db import Database, sqlite_url
from bot.store.schema import deadlines
from tests.bench.bench_operation import against_limit
from tests.bench.bench_service import a_service, waiting_games

WAITING, DUE = 100_000, 5_000
ENDS = (DeadlineKind.TURN, DeadlineKind.WINDOW)

ABOUT = """\
**How deadlines are measured.** One match is copied with its seats, its log, its state and its deadlines, other people
in every copy. Then the turns of some thousands run out at the same second, and those of all others a while later; each
ends as it does in life, its game read and written with what follows from it. Nothing is said to Discord. How many
statements the database had under way at a time is its share of the first part.
"""


def run() -> list[dict[str, Any]]:
    """Rows for `make bench`."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(burst(Path(folder)))


async def burst(folder: Path, waiting: int = WAITING, due: int = DUE) -> list[dict[str, Any]]:
    """What it takes until so many turns and windows have ended that run out at once, among others that wait; how long
    the loop was blocked meanwhile, by processor time, and how much of it was the database's; and then until those of
    all others have ended too.
    """
    url = sqlite_url(folder / "burst.db")
    writing = time.process_time()
    await waiting_games(url, waiting)
    written = waiting / (time.process_time() - writing)
    database = Database(url)
    now = datetime.now(UTC)
    scheduler = Scheduler(a_service(database), database, lambda: datetime.now(UTC))
    await _fall_due(database, 1, waiting, now + timedelta(days=1))
    await _fall_due(database, 1, 1, now, *ENDS)
    await scheduler.fire_due()  # what is made once is not measured, nor going through it for garbage: see the heartbeat
    gc.collect()
    gc.freeze()
    await _fall_due(database, 2, due + 1, now, *ENDS)
    statements: list[float] = []
    database.on_statement(statements.append)
    lags: list[float] = []
    lagging = asyncio.create_task(_lag(lags))
    began, work = time.perf_counter(), time.process_time()
    fired = await scheduler.fire_due()
    took, work = time.perf_counter() - began, time.process_time() - work
    lagging.cancel()
    assert fired >= due
    late, share = quantiles(lags, n=1000)[998] * 1000, sum(statements) / took
    await _fall_due(database, due + 2, waiting, now, *ENDS)
    ending = time.process_time()
    others = await scheduler.fire_due()
    ended = others / (time.process_time() - ending)
    assert others >= waiting - due - 1
    await scheduler.close()
    await database.close()
    fast = work * DUE / fired
    return [
        against_limit(
            f"games with their deadlines written, of {waiting:,}, a second",
            written,
            500,
            "at least 500",
            written >= 500,
        ),
        against_limit(
            f"{DUE:,} turns and windows that run out at once, among {waiting:,} games (s of processor)",
            fast,
            20,
            "at most 20 s",
            fast <= 20,
        ),
        against_limit(
            f"those of the other {waiting - due:,}, a second of processor", ended, 250, "at least 250", ended >= 250
        ),
        against_limit(
            "the loop at work without a pause meanwhile, 999 of 1,000 times (ms)", late, 20, "at most 20 ms", late <= 20
        ),
        against_limit("statements under way at a time meanwhile", share, 4, "told", ok=True),
    ]


async def _fall_due(database: Database, first: int, last: int, moment: datetime, *kinds: DeadlineKind) -> None:
    """Have the deadlines of these games fire at a moment: those of these kinds, or all."""
    these = update(deadlines).where(deadlines.c.game_id.between(first, last))
    if kinds:
        these = these.where(deadlines.c.kind.in_([kind.value for kind in kinds]))
    async with database.writing() as connection:
        await connection.execute(these.values(due=moment - timedelta(seconds=3), fires=moment - timedelta(seconds=1)))


async def _lag(lags: list[float]) -> None:
    while True:
        begun = time.thread_time()
        await asyncio.sleep(0.001)
        lags.append(time.thread_time() - begun)

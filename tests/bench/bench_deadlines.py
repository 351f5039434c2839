"""Deadlines of a hundred thousand games on SQLite: five thousand fired at once, and then all others."""

import asyncio
import time
from datetime import datetime, timedelta
from pathlib import Path
from statistics import quantiles

from sqlalchemy import update

from bot.hosting.running.scheduler import Scheduler
from bot.records.deadlines import DeadlineKind
from bot.store.database.db import Database, sqlite_url
from bot.store.schema import deadlines
from tests.bench.matches import a_service, now, waiting_games
from tests.bench.rows import Row, as_once_connected, at_least, at_most

WAITING, DUE = 100_000, 5_000
ENDS = (DeadlineKind.TURN, DeadlineKind.WINDOW)


async def run(folder: Path) -> list[Row]:
    """What it takes until so many turns and windows have ended that run out at once, among others that wait; how long
    the loop was blocked meanwhile; and then until those of all others have ended too: in processor time.
    """
    url = sqlite_url(folder / "burst.db")
    await waiting_games(url, WAITING)
    database = Database(url)
    scheduler, moment = Scheduler(a_service(database), database), now()
    await _fall_due(database, 1, WAITING, moment + timedelta(days=1))
    await _fall_due(database, 1, 1, moment, *ENDS)
    await scheduler.fire_due()  # what is made once is not measured
    with as_once_connected():
        await _fall_due(database, 2, DUE + 1, moment, *ENDS)
        lags: list[float] = []
        lagging = asyncio.create_task(_lag(lags))
        fired, work = await _fired(scheduler)
        lagging.cancel()
        await _fall_due(database, DUE + 2, WAITING, moment, *ENDS)
        others, longer = await _fired(scheduler)
    await scheduler.close()
    await database.close()
    assert fired >= DUE
    assert others >= WAITING - DUE - 1
    told = f"{DUE:,} turns and windows that run out at once, among {WAITING:,} games (s of processor)"
    late = quantiles(lags, n=1000)[998] * 1000
    return [
        at_most(told, work * DUE / fired, 20, "at most 20 s"),
        at_least(f"those of the other {WAITING - DUE:,}, a second of processor", others / longer, 250),
        at_most("the loop at work without a pause meanwhile, 999 of 1,000 times (ms)", late, 20, "at most 20 ms"),
    ]


async def _fired(scheduler: Scheduler) -> tuple[int, float]:
    began = time.process_time()
    return await scheduler.fire_due(), time.process_time() - began


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

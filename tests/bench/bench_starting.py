"""Starting up with many waiting games against few."""

import asyncio
from datetime import timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.hosting.running.scheduler import Scheduler
from bot.store.database.db import Database, sqlite_url
from bot.store.ledger.outbox import Outbox
from tests.bench.matches import a_service, now, waiting_games
from tests.bench.rows import Row, at_most, elsewhere, most_memory

FEW, MANY = 1_000, 100_000


async def run(folder: Path) -> list[Row]:
    """Time from an open program to one that is ready, and its memory, with many waiting games and with few."""
    urls = [sqlite_url(folder / f"{count}.db") for count in (FEW, MANY)]
    for url, count in zip(urls, (FEW, MANY), strict=True):
        await waiting_games(url, count)
    tries = [[elsewhere("tests.bench.bench_starting:started", url) for url in urls] for _ in range(3)]
    measured = []
    for what, unit in (("seconds", "s"), ("megabytes", "MB")):
        with_few, with_many = (median(one[side][what] for one in tries) for side in (0, 1))
        name = f"{MANY:,} waiting games, start to ready, {unit} (peer: {FEW:,} games)"
        measured.append(at_most(name, with_many, with_few, "under 2", 2))
    return measured


def started(url: str) -> dict[str, float]:
    """What this process takes, once it has its modules, to start everything of the bot but Discord on a database."""
    return asyncio.run(_started(url))


async def _started(url: str) -> dict[str, float]:
    began = perf_counter()
    database = Database(url)
    await database.upgrade()
    service = a_service(database)
    deliveries, scheduler = Outbox(database), Scheduler(service, database)
    await deliveries.release()
    await deliveries.take(now(), timedelta(minutes=1), 20)
    await scheduler.start()
    await scheduler.fire_due()
    seconds, memory = perf_counter() - began, most_memory()
    await scheduler.close()
    await database.close()
    return {"seconds": seconds, "megabytes": memory}

"""The write path against the bare transaction, and starting up with many waiting games against few."""

import asyncio
from datetime import timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.hosting.running.scheduler import Scheduler
from bot.store.database.db import Database, sqlite_url
from bot.store.ledger.outbox import Outbox
from tests.bench.matches import PEOPLE, a_match, a_move, a_service, kept_writes, now, waiting_games, write
from tests.bench.rows import Row, at_most, elsewhere, most_memory

MOVES = 400
FEW, MANY = 1_000, 100_000
STARTS = 3


async def run(folder: Path) -> list[Row]:
    """Milliseconds a move, seconds and megabytes of starting."""
    return [await write_path(folder), *await start_up(folder)]


async def write_path(folder: Path) -> Row:
    """Median time of `service.submit`, and of the same statements carried out on another file, turn by turn."""
    taken: list[float] = []
    by_hand: list[float] = []
    while len(taken) < MOVES:
        await write_a_match(folder / f"ours{len(taken)}.db", folder / f"bare{len(taken)}.db", taken, by_hand)
    name = "service.submit to committed, ms (peer: the same transaction bare)"
    return at_most(name, median(taken) * 1000, median(by_hand) * 1000, "at most 2", 2)


async def write_a_match(ours_at: Path, bare_at: Path, taken: list[float], by_hand: list[float]) -> None:
    """A match until it is over or all moves are made: the seconds of each move, ours and by hand, are added."""
    ours, bare = Database(sqlite_url(ours_at)), Database(sqlite_url(bare_at))
    await ours.upgrade()
    await bare.upgrade()
    service = a_service(ours)
    with kept_writes(ours) as written:
        game_id = await a_match(service)
    for statements in written.values():
        await write(bare, statements)
    while len(taken) < MOVES and not (await service.look(game_id, None)).record.is_over:
        user, move = await a_move(service, game_id, PEOPLE, len(taken))
        with kept_writes(ours) as written:
            began = perf_counter()
            await service.submit(game_id, user, move, f"key {len(taken)}", now())
            taken.append(perf_counter() - began)
        began = perf_counter()
        for statements in written.values():
            await write(bare, statements)
        by_hand.append(perf_counter() - began)
    await ours.close()
    await bare.close()


async def start_up(folder: Path) -> list[Row]:
    """Time from an open program to one that is ready, and its memory, with many waiting games and with few."""
    urls = [sqlite_url(folder / f"{count}.db") for count in (FEW, MANY)]
    for url, count in zip(urls, (FEW, MANY), strict=True):
        await waiting_games(url, count)
    tries = [[elsewhere("tests.bench.bench_service:started", url) for url in urls] for _ in range(STARTS)]
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

"""The write path against the bare transaction, and starting up with many waiting games against few."""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from sqlalchemy import delete, insert, select

from bot.store.database.db import Database, sqlite_url
from bot.store.schema import metadata
from tests.bench.matches import PEOPLE, a_match, a_move, a_service, kept_writes, now, waiting_games, write
from tests.bench.rows import Row, at_most

MOVES = 400
FEW, MANY = 1_000, 100_000
STARTS = 3
ROOT = Path(__file__).parents[2]


def run() -> list[Row]:
    """Milliseconds a move, seconds and megabytes of starting."""
    with tempfile.TemporaryDirectory() as folder:
        return [asyncio.run(write_path(Path(folder))), *asyncio.run(start_up(Path(folder)))]


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
    game_id = await a_match(service)
    await copy_rows(ours, bare)
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


async def copy_rows(source: Database, target: Database) -> None:
    """Make the rows of one database those of another."""
    for table in metadata.sorted_tables:
        async with source.reading() as connection:
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
        async with target.writing() as connection:
            await connection.execute(delete(table))
            if found:
                await connection.execute(insert(table), found)


async def start_up(folder: Path) -> list[Row]:
    """Time from an open program to one that is ready, and its memory, with many waiting games and with few."""
    few, many = folder / "few.db", folder / "many.db"
    for path, count in ((few, FEW), (many, MANY)):
        await waiting_games(sqlite_url(path), count)
    tries = [(started(few), started(many)) for _ in range(STARTS)]
    measured = []
    for what, unit in (("seconds", "s"), ("megabytes", "MB")):
        with_few, with_many = (median(one[side][what] for one in tries) for side in (0, 1))
        name = f"{MANY:,} waiting games, start to ready, {unit} (peer: {FEW:,} games)"
        measured.append(at_most(name, with_many, with_few, "under 2", 2))
    return measured


def started(path: Path) -> dict[str, float]:
    """What a fresh process took until it was ready, in seconds, and the most memory it had, in megabytes."""
    command = [sys.executable, "-m", "tests.bench.starting", sqlite_url(path)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told

"""How much room a match takes that is over, before and after it was tidied away, and how long tidying takes."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import process_time
from typing import Any

from sqlalchemy import delete, insert, select

from bot.records import GameStatus
from bot.store.db import Database, sqlite_url
from bot.store.figures import figures
from bot.store.schema import actions, games, moves, outbox, seats, snapshots
from bot.store.tidying import Tidied, Tidying
from engine.computers import choose
from tests.bench.bench_service import a_match, a_service, copied
from tests.visible import can_act

MATCHES = 200
SMALLER = 1 / 10
MS_A_MATCH = 20.0

ABOUT = """**How room is measured.** One match of Disney 100 Rummy at three seats, with the moves of steady computer
players, is played through the service to its end, and its rows are copied to make a database of as many matches. The
file's size is that after VACUUM, the empty database's taken off."""


def run() -> list[dict[str, Any]]:
    """Rows for `make bench`."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measured(Path(folder), MATCHES))


async def measured(folder: Path, matches: int) -> list[dict[str, Any]]:
    """The room that a match takes in the file, whole and packed, and the time to pack one."""
    database = Database(sqlite_url(folder / "over.db"))
    await database.upgrade()
    empty = await size(database)
    await over(database, matches)
    whole = (await size(database) - empty) / matches / 1000
    begun = process_time()
    done = await tidied(database)
    took = (process_time() - begun) * 1000 / matches
    packed = (await size(database) - empty) / matches / 1000
    await database.close()
    if done.packed != matches:
        raise AssertionError(f"{done.packed} of {matches} matches were packed")
    return [
        {
            "name": f"a finished match in the file, packed, kB (peer: as it was played; mean of {matches})",
            "ours": packed,
            "peer": whole,
            "ratio": packed / whole,
            "target": "at most a tenth",
            "ok": packed <= whole * SMALLER,
        },
        {
            "name": "to pack a finished match, ms of the processor",
            "ours": took,
            "limit": MS_A_MATCH,
            "ratio": took / MS_A_MATCH,
            "target": f"at most {MS_A_MATCH:g} ms",
            "ok": took <= MS_A_MATCH,
        },
    ]


async def over(database: Database, matches: int) -> None:
    """So many matches that are over: one that was played, and copies of it."""
    service = a_service(database)
    game_id = await a_match(service)
    await played_out(service, game_id)
    async with database.writing() as connection:
        await connection.execute(delete(outbox))
        for table in (games, seats, moves, snapshots):
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
            for number in range(1, matches):
                await connection.execute(insert(table), [copied(row, game_id + number) for row in found])
        at = datetime.now(UTC)
        clicks = [(game_id + number, f"click-{number}-{click}") for number in range(matches) for click in range(4)]
        await connection.execute(insert(actions), [{"key": key, "game_id": game, "at": at} for game, key in clicks])


async def played_out(service: Any, game_id: int) -> None:
    """Play a match to its end."""
    for number in range(10_000):
        record = (await service.look(game_id, None)).record
        if record.status is GameStatus.FINISHED:
            return
        for holder in record.holders:
            visible = await service.look(game_id, holder.user_id)
            if can_act(visible):
                move = choose("steady", visible.view, number)
                await service.submit(game_id, holder.user_id, move, f"bench-{number}", datetime.now(UTC))
                break
    raise AssertionError("the match does not end")


async def tidied(database: Database) -> Tidied:
    """Pack all that is over."""
    tidying, total = Tidying(database), Tidied()
    before = datetime.now(UTC) + timedelta(days=36_500)
    while (done := await tidying.step(before, delete_all=False)) != Tidied():
        total = Tidied(total.packed + done.packed, total.deleted + done.deleted)
    return total


async def size(database: Database) -> int:
    """The file's size in bytes, without what is empty in it."""
    await Tidying(database).give_back_room()
    return (await figures(database, datetime.now(UTC))).size or 0


if __name__ == "__main__":
    sys.stdout.write(json.dumps(run(), indent=1))

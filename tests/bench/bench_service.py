"""The write path against the bare transaction, and starting up with many waiting games against few."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql import Executable

from bot.hosting.computers import ComputerPlayers
from bot.hosting.pace import PACES
from bot.hosting.service import GameService
from bot.notices import dump_notice
from bot.records import NewGame
from bot.store import rows
from bot.store.db import Database, sqlite_url
from bot.store.games import GameStore
from bot.store.schema import deadlines, games, metadata, moves, outbox, seats, snapshots
from bot.store.stored import Commit
from engine.archive.codec import dump_state
from engine.computers import STRENGTHS, choose
from tests.visible import can_act

MOVES = 400
FEW, MANY = 1_000, 100_000
STARTS = 3
ROOT = Path(__file__).parents[2]
PEOPLE = (1, 2, 3)

Statement = tuple[Executable, Any]


def run() -> list[dict[str, Any]]:
    """Rows for `make bench`."""
    with tempfile.TemporaryDirectory() as folder:
        return [asyncio.run(write_path(Path(folder))), *asyncio.run(start_up(Path(folder)))]


# ---------------------------------------------------------------------------------------------------- the write path


async def write_path(folder: Path) -> dict[str, Any]:
    """Median time of `service.submit`, and of the same rows written by hand to another file, turn by turn."""
    taken: list[float] = []
    by_hand: list[float] = []
    while len(taken) < MOVES:
        await write_a_match(folder / f"ours{len(taken)}.db", folder / f"bare{len(taken)}.db", taken, by_hand)
    ratio = median(taken) / median(by_hand)
    return {
        "name": "service.submit to committed, ms (peer: the same transaction bare)",
        "ours": median(taken) * 1000,
        "peer": median(by_hand) * 1000,
        "ratio": ratio,
        "target": "at most 2",
        "ok": ratio <= 2,
    }


async def write_a_match(ours_at: Path, bare_at: Path, taken: list[float], by_hand: list[float]) -> None:
    """A match until it is over or all moves are made: the seconds of each move, ours and by hand, are added."""
    ours, bare = Database(sqlite_url(ours_at)), Database(sqlite_url(bare_at))
    await ours.upgrade()
    await bare.upgrade()
    service = a_service(ours)
    game_id = await a_match(service)
    await copy_game(ours, bare)
    with kept_commits() as written:
        while len(taken) < MOVES and not (await service.look(game_id, None)).record.is_over:
            for user in PEOPLE:
                visible = await service.look(game_id, user)
                if not can_act(visible):
                    continue
                move = choose("easy", visible.view, len(taken))
                began = perf_counter()
                await service.submit(game_id, user, move, f"key {len(taken)}", datetime.now(UTC))
                taken.append(perf_counter() - began)
                by_hand.append(await written_by_hand(bare, bare_statements(written[-1])))
    await ours.close()
    await bare.close()


async def written_by_hand(bare: Database, statements: list[Statement]) -> float:
    """How long a transaction of ready statements takes, in seconds."""
    began = perf_counter()
    async with bare.engine.begin() as connection:
        for statement, values in statements:
            await connection.execute(statement, values)
    return perf_counter() - began


def person_in(game_id: int, user_id: int) -> int:
    """Who sits in a game where a person sits in the first one."""
    return user_id + 10 * (game_id - 1)


def a_service(database: Database) -> GameService:
    return GameService(database, lambda: datetime.now(UTC), ComputerPlayers(choose, STRENGTHS, lambda: 0))


async def a_match(service: GameService, channel_id: int = 70) -> int:
    new = NewGame(7, channel_id, PEOPLE[0], "Ann", "disney_basic", 3, PACES["slow"], {})
    record = await service.lobbies.open(new, f"open {channel_id}")
    for user in PEOPLE[1:]:
        await service.lobbies.join(record.id, user, f"User {user}", f"join {channel_id} {user}")
    await service.lobbies.start(record.id, PEOPLE[0], f"start {channel_id}")
    return record.id


@contextmanager
def kept_commits() -> Iterator[list[Commit]]:
    """What the service commits meanwhile, so that the same can be written by hand."""
    written: list[Commit] = []
    commit_as_ever = GameStore.commit

    async def commit(self: GameStore, commit: Commit) -> None:
        written.append(commit)
        await commit_as_ever(self, commit)

    GameStore.commit = commit  # type: ignore[method-assign]
    try:
        yield written
    finally:
        GameStore.commit = commit_as_ever  # type: ignore[method-assign]


def bare_statements(commit: Commit, dialect: str = "sqlite", game_id: int | None = None) -> list[Statement]:
    """The statements of a commit, their values at hand; of another game that stood alike, if one is named."""
    before, after = commit.before, commit.after
    upsert = sqlite.insert if dialect == "sqlite" else postgresql.insert
    game_id = game_id or after.record.id
    kept = {"game_id": game_id, "seq": after.record.seq, "state": dump_state(after.state)} if after.state else {}
    changed = update(games).where(games.c.id == game_id, games.c.version == before.version)
    snapshot = upsert(snapshots).on_conflict_do_update(index_elements=["game_id"], set_=kept)
    gone = [one.kind.value for one in before.deadlines if one not in after.deadlines]
    fresh = [rows.deadline_values("game_id", game_id, one) for one in after.deadlines if one not in before.deadlines]
    notes = [
        {
            "game_id": game_id,
            "slot": note.slot,
            "notice": dump_notice(note),
            "revision": 1,
            "attempts": 0,
            "not_before": commit.at,
        }
        for note in commit.notes
    ]
    into_outbox = upsert(outbox)
    into_outbox = into_outbox.on_conflict_do_update(
        index_elements=["game_id", "slot"],
        set_={"notice": into_outbox.excluded.notice, "revision": outbox.c.revision + 1},
    )
    values = rows.game_values(after.record)
    if game_id != after.record.id:
        del values["channel_id"]
    statements: list[Statement] = [
        (changed.values(version=after.version, **values), None),
        (insert(moves), [rows.move_values(game_id, one) for one in commit.moves]),
        (snapshot, kept),
    ]
    if gone:
        statements.append((delete(deadlines).where(deadlines.c.game_id == game_id, deadlines.c.kind.in_(gone)), None))
    if fresh:
        statements.append((insert(deadlines), fresh))
    if notes:
        statements.append((into_outbox, notes))
    return statements


async def copy_game(source: Database, target: Database) -> None:
    for table in metadata.sorted_tables:
        async with source.reading() as connection:
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
        async with target.writing() as connection:
            await connection.execute(delete(table))
            if found:
                await connection.execute(insert(table), found)


# --------------------------------------------------------------------------------------------------------- starting up


async def start_up(folder: Path) -> list[dict[str, Any]]:
    """Time from an open program to one that is ready, and its memory, with many waiting games and with few."""
    few, many = folder / "few.db", folder / "many.db"
    for path, count in ((few, FEW), (many, MANY)):
        await waiting_games(sqlite_url(path), count)
    tries = [(started(few), started(many)) for _ in range(STARTS)]
    measured = []
    for what, unit in (("seconds", "s"), ("megabytes", "MB")):
        with_few, with_many = (median(one[side][what] for one in tries) for side in (0, 1))
        measured.append(
            {
                "name": f"{MANY:,} waiting games, start to ready, {unit} (peer: {FEW:,} games)",
                "ours": with_many,
                "peer": with_few,
                "ratio": with_many / with_few,
                "target": "under 2",
                "ok": with_many / with_few < 2,
            }
        )
    return measured


async def waiting_games(url: str, count: int) -> None:
    """A database of matches in which somebody is to act: one that was started, and copies of it."""
    database = Database(url)
    await database.upgrade()
    first = await a_match(a_service(database))
    async with database.writing() as connection:
        await connection.execute(delete(outbox))
        for table in (games, seats, moves, snapshots, deadlines):
            found = [dict(row._mapping) for row in await connection.execute(select(table))]
            copies = [copied(row, first + number) for number in range(1, count) for row in found]
            await connection.execute(insert(table), copies)
    await database.close()


def copied(row: dict[str, Any], game_id: int) -> dict[str, Any]:
    """A row of the first game as that of another one, in which other people sit."""
    copy = {**row, ("id" if "channel_id" in row else "game_id"): game_id}
    for column in ("host_id", "user_id"):
        if copy.get(column) is not None:
            copy[column] = person_in(game_id, row[column])
    if "channel_id" in copy:
        copy["channel_id"] = 1_000 + game_id
    if "fires" in copy:
        copy["fires"] = row["fires"] + timedelta(seconds=game_id)
    return copy


def started(path: Path) -> dict[str, float]:
    """What a fresh process took until it was ready, in seconds, and the most memory it had, in megabytes."""
    command = [sys.executable, "-m", "tests.bench.starting", sqlite_url(path)]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


if __name__ == "__main__":
    sys.stdout.write(json.dumps(run(), indent=1))

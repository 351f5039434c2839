import asyncio
import json
import random
import signal
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.records.games import GameStatus
from bot.store.database.db import Database, sqlite_url
from bot.store.games.games import GameStore
from bot.store.ledger.stored import StoredGame
from bot.store.schema import moves, outbox, snapshots
from engine.archive.codec import load_state
from engine.archive.replay import replay, replay_document, verify
from tests.prove.reporting import ProofReport
from tests.store.stored_games import loaded
from tests.waiting import LONGEST_S

PROGRAM = Path(__file__).with_name("selfplaying.py")
ROOT = PROGRAM.parents[2]
KILLS_OF_A_MATCH = 4
FEWER = 1

Line = dict[str, Any]


async def begun(program: Path, asked: str) -> asyncio.subprocess.Process:
    """A program that plays: it is told what it is to do, and reads and says lines."""
    return await asyncio.create_subprocess_exec(
        sys.executable,
        str(program),
        asked,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
    )


@dataclass
class Watched:
    """What a process that plays has said, over all its lives."""

    url: str
    acked: list[Line] = field(default_factory=list)
    lost: list[Line] = field(default_factory=list)
    refused: list[Line] = field(default_factory=list)
    killed: int = 0
    over: bool = False

    async def live(self, acks: int | None, linger: float = 0) -> None:
        """One life of the process: killed so long after so many answered clicks, or with None left to its end."""
        process = await begun(PROGRAM, self.url)
        process.stdin.write(json.dumps(self.lost).encode())
        process.stdin.close()
        self.lost = []
        answered = 0
        while acks is None or answered < acks:
            line = await asyncio.wait_for(process.stdout.readline(), LONGEST_S)
            if not line:
                break
            answered += self._heard(json.loads(line))
        if answered == acks and not self.over:
            await asyncio.sleep(linger)
            process.send_signal(signal.SIGKILL)
            self.killed += 1
        rest = await process.stdout.read()
        for line in rest.splitlines(keepends=True):
            if line.endswith(b"\n"):
                self._heard(json.loads(line))
        await process.wait()

    def _heard(self, line: Line) -> bool:
        what = line.pop("what")
        if what == "try":
            self.lost.append(line)
        elif what in ("ack", "refused"):
            self.lost = [one for one in self.lost if one["key"] != line["key"]]
            (self.acked if what == "ack" else self.refused).append(line)
        self.over = self.over or what == "over"
        return what == "ack"


async def logged(database: Database, game_id: int) -> tuple[StoredGame, Counter[str]]:
    """A game whose log is whole and replays to what is stored, and how often each click is in it."""
    store = GameStore(database)
    stored = await loaded(store, game_id)
    async with database.reading() as connection:
        log = select(moves.c.seq, moves.c.key).where(moves.c.game_id == game_id).order_by(moves.c.seq)
        rows = (await connection.execute(log)).all()
    assert [row.seq for row in rows] == list(range(1, stored.record.seq + 1))
    assert replay(stored.game, stored.record.seats, await store.moves(game_id)).state == stored.state
    return stored, Counter(row.key for row in rows if row.key is not None)


async def check(database: Database, watched: Watched) -> None:
    """Nothing lost, nothing twice: the log is whole, replays to the snapshot, and has every acknowledged click once."""
    for game_id in (1, 2):
        stored, keys = await logged(database, game_id)
        async with database.reading() as connection:
            kept = select(snapshots.c.seq, snapshots.c.state).where(snapshots.c.game_id == game_id)
            snapshot = (await connection.execute(kept)).one()
        assert snapshot.seq == stored.record.seq
        assert load_state(snapshot.state) == stored.state
        acked = [line for line in watched.acked if line["game"] == game_id]
        assert all(keys[line["key"]] == 1 for line in acked)
        assert all(line["seq"] <= stored.record.seq for line in acked)
        assert not any(keys[line["key"]] for line in watched.refused if line["game"] == game_id)
        unanswered = {line["key"] for line in watched.lost if line["game"] == game_id}
        assert set(keys) <= {line["key"] for line in acked} | unanswered
        async with database.reading() as connection:
            slots = (await connection.execute(select(outbox.c.slot).where(outbox.c.game_id == game_id))).scalars()
            assert "board" in set(slots)


@pytest.mark.process
async def test_a_process_killed_now_and_then_loses_nothing_and_does_nothing_twice(url: str) -> None:
    watched = Watched(url)
    await played_under_fire(watched, random.Random(20300108), FEWER)
    assert watched.killed


@pytest.mark.process
@pytest.mark.prove
@pytest.mark.parametrize("matches", [30])
async def test_a_process_killed_in_the_middle_of_play_loses_nothing_and_does_nothing_twice(
    tmp_path: Path, matches: int, proof_report: ProofReport
) -> None:
    """Two matches side by side, the process killed at moments that the dice choose."""
    dice = random.Random(20300107)
    kills = clicks = 0
    for number in range(matches):
        watched = Watched(sqlite_url(tmp_path / f"talon{number}.db"))
        await played_under_fire(watched, dice)
        kills += watched.killed
        clicks += len(watched.acked)
        assert watched.killed
    proof_report("kills in the middle of play", kills, limit=3 * matches, at_least=True)
    proof_report("clicks answered, each found once in the log", clicks)


async def played_under_fire(watched: Watched, dice: random.Random, kills: int = KILLS_OF_A_MATCH) -> None:
    """Both matches to their end; after each kill, and at the end, everything is checked."""
    for _ in range(kills):
        await watched.live(dice.randint(5, 30), dice.uniform(0, 0.02))
        database = Database(watched.url)
        await check(database, watched)
        await database.close()
    await watched.live(None)
    assert watched.over
    database = Database(watched.url)
    await check(database, watched)
    store = GameStore(database)
    for game_id in (1, 2):
        stored = await loaded(store, game_id)
        assert stored.record.status is GameStatus.FINISHED
        parts = [holder.entropy for holder in stored.record.holders]
        log = await store.moves(game_id)
        document = replay_document(stored.game, stored.record.seats, stored.secret, parts, log, stored.state.result)
        assert verify(document).ok
        assert stored.deadlines == ()
    await database.close()

"""Two processes on one PostgreSQL: one is killed, frozen or cut off, and the other goes on with all games."""

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.engine import make_url

from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.records.games import GameStatus, NewGame
from bot.store.database.db import Database
from bot.store.schema import games, outbox
from engine.computers import choose
from tests.postgres import Postgres
from tests.process.discord_stand_in import until
from tests.process.selfplaying import PEOPLE, POLICY
from tests.process.test_kill import begun, logged
from tests.process.test_running import guild_of
from tests.prove.reporting import ProofReport

PROGRAM = Path(__file__).with_name("sharing.py")
COUNT = 4
SHORT: dict[str, dict[str, object]] = {
    "disney_basic": {"match.rounds": 1, "stock.max_recycles": 0},
    "disney_karo8": {},
}
"""House rules that make a match a short one, for what is played to its end."""
LONG = "czech_rummy"
"""A match that goes on, and whose every move is on its board: it has no claim windows, whose answers are sealed."""
FINISHED = GameStatus.FINISHED.value

Line = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How much is played, and how fast processes are taken for dead, in seconds."""

    games: int
    beat: float
    dead_after: float
    to_the_end: bool = True


SMALL = Size(4, 0.3, 3.0, to_the_end=False)
WHOLE = Size(200, 3.0, 15.0, to_the_end=False)
LESS = Size(40, 3.0, 15.0)
LONGEST_S = 4 * 3600
CLICKS_AFTERWARDS = 5
"""So many in every game show that whoever is left goes on with it."""


@dataclass
class Watched:
    """What all processes together have said, in order, each line with the number of its process."""

    url: str
    size: Size
    said: list[Line] = field(default_factory=list)
    processes: list[asyncio.subprocess.Process] = field(default_factory=list)
    readers: list[asyncio.Task[None]] = field(default_factory=list)

    async def start(self, url: str | None = None) -> int:
        """One more process; gives its number."""
        size = self.size
        arguments = {"url": url or self.url, "count": COUNT, "beat": size.beat, "dead_after": size.dead_after}
        guilds = [guild_of(shard, COUNT) for shard in range(COUNT)]
        process = await begun(PROGRAM, json.dumps({**arguments, "guilds": guilds}))
        number = len(self.processes)
        self.processes.append(process)
        self.readers.append(asyncio.create_task(self._read(number, process)))
        return number

    async def _read(self, number: int, process: asyncio.subprocess.Process) -> None:
        while (line := await process.stdout.readline()).endswith(b"\n"):
            self.said.append({"process": number, **json.loads(line)})

    def lines(self, what: str, process: int | None = None) -> list[Line]:
        return [one for one in self.said if one["what"] == what and process in (None, one["process"])]

    def shards_of(self, process: int) -> set[int]:
        ours: set[int] = set()
        for one in self.said:
            if one["process"] == process and one["what"] in ("has", "ends"):
                (ours.add if one["what"] == "has" else ours.discard)(one["shard"])
        return ours

    def acked(self, process: int) -> int:
        return len(self.lines("ack", process))

    async def end(self) -> None:
        """Let those that still live end in order."""
        for process in self.processes:
            if process.returncode is None and process.stdin is not None:
                process.stdin.close()
        await asyncio.wait_for(asyncio.gather(*(process.wait() for process in self.processes)), 60)
        await asyncio.gather(*self.readers)

    async def kill_all(self) -> None:
        for process in self.processes:
            if process.returncode is None:
                process.kill()
                await process.wait()


async def open_games(url: str, number: int, first: int = 0, *, short: bool = True) -> list[int]:
    """So many games of two people and a computer, over all shards, in channels from `first` on."""
    database = Database(url)
    service = GameService(database, lambda: datetime.now(UTC), ComputerPlayers(choose, lambda: 1), POLICY)
    opened = []
    for channel in range(first, first + number):
        variant = LONG if not short else "disney_karo8" if channel // COUNT % 4 else "disney_basic"
        guild, switches = guild_of(channel % COUNT, COUNT), SHORT.get(variant, {})
        place = (guild, channel, PEOPLE[0], "Ann", variant, 3, PACES["quick"], switches)
        record = await service.lobbies.open(NewGame(*place, ("easy",)), f"open {channel}")
        await service.lobbies.join(record.id, PEOPLE[1], "Ben", f"join {channel}")
        await service.lobbies.start(record.id, PEOPLE[0], f"start {channel}")
        opened.append(record.id)
    await database.close()
    return opened


async def all_over(url: str, seconds: float) -> None:
    database = Database(url)
    over = select(games.c.id).where(games.c.status != FINISHED).limit(1)
    waiting = select(outbox.c.id).limit(1)
    async with asyncio.timeout(seconds):
        while True:
            async with database.reading() as connection:
                if await connection.scalar(over) is None and await connection.scalar(waiting) is None:
                    break
            await asyncio.sleep(0.2)
    await database.close()


async def check(watched: Watched, opened: list[int]) -> None:
    """Nothing acknowledged is missing, nothing is there twice, every board ended on the newest state."""
    database = Database(watched.url)
    acked, tried = defaultdict(set), defaultdict(set)
    for one in watched.lines("ack"):
        acked[one["game"]].add(one["key"])
    for one in watched.lines("try"):
        tried[one["game"]].add(one["key"])
    async with database.reading() as connection:
        unsaid = set((await connection.execute(select(outbox.c.game_id))).scalars())
    assert not (unsaid and watched.size.to_the_end)
    boards = {one["game"]: one for one in sorted(watched.lines("board"), key=lambda one: one["at"])}
    for game_id in opened:
        stored, keys = await logged(database, game_id)
        assert all(keys[key] == 1 for key in acked[game_id]), "acknowledged, and not once in the log"
        assert set(keys) <= tried[game_id]
        if game_id not in unsaid:
            assert (boards[game_id]["seq"], boards[game_id]["status"]) == (stored.record.seq, stored.record.status)
    await database.close()


def repeated(watched: Watched) -> int:
    """How many messages were sent again, under a name by which Discord gives the first one again."""
    names = Counter((one["game"], one["name"]) for one in watched.lines("say"))
    return sum(number - 1 for number in names.values())


@pytest.fixture
async def processes(postgres: Postgres) -> AsyncIterator[Any]:
    made: list[Watched] = []

    def watched(size: Size) -> Watched:
        made.append(Watched(postgres.migrated(), size))
        return made[-1]

    yield watched
    for one in made:
        await one.kill_all()


async def two_at_play(watched: Watched) -> list[int]:
    """Two processes that play with half of the shards each."""
    opened = await open_games(watched.url, watched.size.games, short=watched.size.to_the_end)
    for _ in range(2):
        await watched.start()
    await until(lambda: len(watched.shards_of(0)) == len(watched.shards_of(1)) == COUNT // 2)
    await until(lambda: watched.acked(0) > 2 and watched.acked(1) > 2)
    return opened


async def played_by_one(watched: Watched, opened: list[int]) -> None:
    """The process that is left plays all games to their end; in small, a move in every one that still runs."""
    if watched.size.to_the_end:
        await all_over(watched.url, LONGEST_S)
    else:
        since = len(watched.said)
        await until(lambda: {one["game"] for one in watched.said[since:] if one["what"] == "ack"} >= set(opened[:2]))
    await watched.end()


@pytest.mark.process
@pytest.mark.prove
async def test_when_one_of_two_processes_is_killed_the_other_goes_on_with_all_games(
    processes: Any, proof_report: ProofReport
) -> None:
    watched = processes(WHOLE)
    opened = await two_at_play(watched)
    watched.processes[0].send_signal(signal.SIGKILL)
    killed = time.monotonic()
    await until(lambda: len(watched.shards_of(1)) == COUNT)
    proof_report("seconds until the other has all shards", round(time.monotonic() - killed, 1), limit=30)
    goes_on = Counter[int]()
    seen = len(watched.said)

    def with_all() -> bool:
        nonlocal seen
        fresh, seen = watched.said[seen:], len(watched.said)
        goes_on.update(one["game"] for one in fresh if one["what"] == "ack")
        return all(goes_on[game] >= CLICKS_AFTERWARDS for game in opened)

    await until(with_all, LONGEST_S)
    await watched.end()
    await check(watched, opened)
    proof_report("games of two processes that go on with one", len(opened), limit=WHOLE.games, at_least=True)
    proof_report(
        "clicks answered there in each of them, at least", min(goes_on.values()), CLICKS_AFTERWARDS, at_least=True
    )
    proof_report("clicks answered, each found once in the log", len(watched.lines("ack")))
    proof_report("messages sent again under the same name", repeated(watched), limit=16)


@pytest.mark.prove
@pytest.mark.process
@pytest.mark.parametrize("size", [SMALL, LESS], ids=["small", "whole"])
async def test_a_process_that_was_frozen_past_its_lease_writes_nothing_and_says_nothing_when_it_wakes(
    processes: Any, size: Size, proof_report: ProofReport
) -> None:
    watched = processes(size)
    opened = await two_at_play(watched)
    watched.processes[0].send_signal(signal.SIGSTOP)
    await until(lambda: len(watched.shards_of(1)) == COUNT)
    woken = time.monotonic()
    watched.processes[0].send_signal(signal.SIGCONT)
    await asyncio.wait_for(watched.processes[0].wait(), 60)
    assert watched.processes[0].returncode == 3
    after = [one for one in watched.said if one["process"] == 0 and one["at"] > woken]
    assert not [one for one in after if one["what"] in ("ack", "board", "say")]
    await played_by_one(watched, opened)
    await check(watched, opened)
    proof_report("games that went on without the frozen process", len(opened), limit=size.games, at_least=True)


@pytest.mark.process
@pytest.mark.prove
async def test_a_process_cut_off_from_the_database_for_a_minute_loses_its_place_and_nothing_else(
    processes: Any, proof_report: ProofReport
) -> None:
    watched = processes(LESS)
    opened = await open_games(watched.url, LESS.games)
    async with cable(watched.url) as (url, cut):
        await watched.start(url)
        await watched.start()
        await until(lambda: len(watched.shards_of(0)) == len(watched.shards_of(1)) == COUNT // 2)
        await until(lambda: watched.acked(0) > 20)
        cut.clear()
        began = time.monotonic()
        await until(lambda: len(watched.shards_of(1)) == COUNT)
        proof_report("seconds until the other has all shards", round(time.monotonic() - began, 1), limit=30)
        await asyncio.sleep(60 - (time.monotonic() - began))
        cut.set()
        await asyncio.wait_for(watched.processes[0].wait(), 60)
        assert watched.processes[0].returncode == 3
        await all_over(watched.url, LONGEST_S)
        await watched.end()
    await check(watched, opened)
    proof_report("games that went on meanwhile", len(opened), limit=LESS.games, at_least=True)


@pytest.mark.process
@pytest.mark.prove
async def test_processes_killed_at_random_again_and_again_lose_nothing_and_do_nothing_twice(
    processes: Any, proof_report: ProofReport
) -> None:
    """Two processes at all times; one of them is killed at moments that the dice choose, and another one comes."""
    dice, kills = random.Random(20300108), 0
    watched = processes(Size(0, 0.5, 5.0))
    opened: list[int] = []
    alive = [await watched.start(), await watched.start()]
    for number in range(100):
        if number % 10 == 0:
            opened += await open_games(watched.url, 4, 1000 * number)
        await asyncio.sleep(dice.uniform(0.5, 6))
        which = dice.randrange(2)
        if watched.processes[alive[which]].returncode is None:
            watched.processes[alive[which]].send_signal(signal.SIGKILL)
            kills += 1
        alive[which] = await watched.start()
    await all_over(watched.url, LONGEST_S)
    await watched.end()
    await check(watched, opened)
    proof_report("kills at random moments, of two processes", kills, limit=95, at_least=True)
    proof_report("clicks answered, each found once in the log", len(watched.lines("ack")))
    proof_report("messages sent again under the same name", repeated(watched))


@asynccontextmanager
async def cable(url: str) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A way to the database that swallows everything while its event is not set."""
    real = make_url(url)
    host, port = str(real.query.get("host") or real.host or "localhost"), real.port or 5432
    whole = asyncio.Event()
    whole.set()
    pumps: set[asyncio.Task[None]] = set()

    async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                await whole.wait()
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if host.startswith("/"):
            there = await asyncio.open_unix_connection(os.path.join(host, f".s.PGSQL.{port}"))
        else:
            there = await asyncio.open_connection(host, port)
        for source, target in ((reader, there[1]), (there[0], writer)):
            pumps.add(asyncio.create_task(pump(source, target)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0)
    near = server.sockets[0].getsockname()[1]
    query = {name: value for name, value in real.query.items() if name != "host"}
    ours = real.set(host="127.0.0.1", port=near, query=query)
    try:
        yield ours.render_as_string(hide_password=False), whole
    finally:
        whole.set()
        server.close()
        for task in pumps:
            task.cancel()

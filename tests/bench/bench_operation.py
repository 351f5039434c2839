"""Moves committed with a thousand open games, on SQLite and on PostgreSQL with one process and two; clicks of a hundred
games at once, answered by a real process that is connected to a stand-in for Discord.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.hosting.ownership import BEAT_S, DEAD_AFTER_S
from bot.store.db import Database, sqlite_url
from tests.bench.bench_service import ROOT, a_service, bare_statements, kept_commits, waiting_games
from tests.bench.moving import AT_ONCE, a_move
from tests.postgres import Postgres, served
from tests.process.discord_stand_in import Discord, until
from tests.process.test_running import guild_of, open_games, running
from tests.process.test_sharing import COUNT, Size, Watched

GAMES = 1_000
FIRST_CLICKS, CLICKS = 5, 100
PLAYERS = (1001, 1002)
TAKEOVERS = 3
DRAW = {"id": "6", "name": "draw", "type": 1, "options": []}

ABOUT = """\
**How the operation is measured.** A thousand matches stand alike, each with people of its own, and one move is made in
each, twenty at a time; several processes have a part of the games each. No game is in memory: each is read first, which
the bare transaction does not do. That writes the same rows, ready made, one move each, twenty at a time too. PostgreSQL
runs with its flushes on, on the same machine. A takeover is measured with the beats and the patience of `talon run`. A
click is a `/draw` that a stand-in for Discord sends through the gateway to `talon run`, in a hundred games at once, all
within a moment, after five in others; its answer is the first request that comes back, within Discord's three seconds;
the new hand, with its picture, follows.
"""


def run() -> list[dict[str, Any]]:
    """Rows for `make bench`."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        rows = [asyncio.run(moves_on(sqlite_url(here / "ours.db"), sqlite_url(here / "bare.db"), "SQLite", 1))]
        with served("bench", flushes=True) as server:
            for number in (1, 2):
                ours, bare = Postgres(server, f"ours{number}"), Postgres(server, f"bare{number}")
                rows.append(asyncio.run(moves_on(ours.migrated(), bare.migrated(), "PostgreSQL", number)))
                for one in (ours, bare):
                    one.close()
            shared = Postgres(server, "shared")
            rows.append(asyncio.run(takeover(shared.migrated())))
            shared.close()
        return [*rows, *asyncio.run(clicks(here))]


async def moves_on(url: str, bare_url: str, what: str, processes: int) -> dict[str, Any]:
    """Moves a second of so many processes, and bare transactions a second."""
    for one in (url, bare_url):
        await waiting_games(one, GAMES)
    began, ended = await asyncio.to_thread(moved, url, processes)
    ours = GAMES / (ended - began)
    bare = GAMES / await written_bare(bare_url)
    return {
        "name": f"moves a second with {GAMES:,} open games, {what}, {processes} process{'es' * (processes > 1)}"
        " (peer: bare transactions)",
        "ours": ours,
        "peer": bare,
        "ratio": ours / bare,
        "target": "at least 0.5",
        "ok": ours / bare >= 0.5,
    }


def moved(url: str, processes: int) -> tuple[float, float]:
    """When the first process began and when the last one had ended."""
    part = GAMES // processes
    command = [sys.executable, "-m", "tests.bench.moving", url]
    started = [
        subprocess.Popen([*command, str(1 + number * part), str(part)], cwd=ROOT, stdin=-1, stdout=-1, text=True)
        for number in range(processes)
    ]
    for one in started:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    times = [json.loads(said) for said in _told_to_begin(started)]
    return min(began for began, _ in times), max(ended for _, ended in times)


def _told_to_begin(started: list[subprocess.Popen[str]]) -> list[str]:
    for one in started:
        assert one.stdin is not None
        one.stdin.write("\n")
        one.stdin.flush()
    return [one.communicate()[0] for one in started]


async def written_bare(url: str) -> float:
    """The seconds that the same rows take when they are ready made."""
    database = Database(url)
    service = a_service(database)
    with kept_commits() as written:
        user, move = await a_move(service, 1)
        await service.submit(1, user, move, "move 1", datetime.now(UTC))
    statements = [bare_statements(written[-1], database.dialect, game) for game in range(2, GAMES + 1)]
    waiting = iter(statements)

    async def writer() -> None:
        for some in waiting:
            async with database.writing() as connection:
                for statement, values in some:
                    await connection.execute(statement, values)

    began = time.perf_counter()
    await asyncio.gather(*(writer() for _ in range(AT_ONCE)))
    took = time.perf_counter() - began
    await database.close()
    return took * GAMES / len(statements)


async def takeover(url: str) -> dict[str, Any]:
    """The seconds from the death of one of two processes until the other has its shards, and fires and speaks for them;
    the longest of some tries.
    """
    watched = Watched(url, Size(0, BEAT_S, DEAD_AFTER_S))
    await watched.start()
    try:
        longest = max([await taken_over(watched, dying) for dying in range(TAKEOVERS)])
    finally:
        await watched.kill_all()
    return against_limit(
        "from a process's death until another has its shards (s)", longest, 30, "at most 30 s", longest <= 30
    )


async def taken_over(watched: Watched, dying: int) -> float:
    """Share the shards between the last process and a new one, kill the former, and give the seconds from there on."""
    alive = await watched.start()
    await until(lambda: len(watched.shards_of(dying)) == len(watched.shards_of(alive)) == COUNT // 2, 120)
    watched.processes[dying].kill()
    died = time.perf_counter()
    await until(lambda: len(watched.shards_of(alive)) == COUNT, 120)
    return time.perf_counter() - died


def against_limit(name: str, ours: float, limit: float, target: str, ok: bool) -> dict[str, Any]:
    """A row of a figure that has a limit and no peer."""
    return {"name": name, "ours": ours, "limit": limit, "ratio": ours / limit, "target": target, "ok": ok}


async def to_draw(url: str, opened: dict[int, int]) -> dict[int, int]:
    """Who is to draw in each channel, the first discard of each game made."""
    database = Database(url)
    service, turns = a_service(database), {}
    for game, channel in opened.items():
        user, move = await a_move(service, game, PLAYERS)
        await service.submit(game, user, move, f"first {game}", datetime.now(UTC))
        turns[channel] = (await a_move(service, game, PLAYERS))[0]
    await database.close()
    return turns


async def hands_of(url: str, opened: dict[int, int], turns: dict[int, int]) -> set[int]:
    """How many cards those hold who are to draw, in all games."""
    database = Database(url)
    service = a_service(database)
    views = [(await service.look(game, turns[channel])).view for game, channel in opened.items()]
    await database.close()
    return {len(getattr(view, "hand", ())) for view in views}


async def clicks(folder: Path) -> list[dict[str, Any]]:
    """How long after it was sent each of a hundred clicks is answered: the middle one, and the 99th. Some clicks before
    them have the process draw what it draws once.
    """
    guild = guild_of(0, 1)
    discord = Discord({guild: list(range(1, FIRST_CLICKS + CLICKS + 1))})
    url = sqlite_url(folder / "clicks.db")
    opened = await open_games(url, discord.guilds)
    turns = await to_draw(url, opened)
    (held,) = await hands_of(url, opened, turns)
    channels = discord.guilds[guild]
    sent: dict[str, float] = {}
    async with discord.there(), running(discord, url, TALON_COMMANDS_PER_MINUTE="1000000") as process:
        await until(lambda: len(discord.posted) >= 2 * len(channels), 600)
        for some in (channels[:FIRST_CLICKS], channels[FIRST_CLICKS:]):
            sent.clear()
            for channel in some:
                sent[f"click-{channel}"] = time.monotonic()
                await discord.click(f"click-{channel}", guild, channel, DRAW, user=turns[channel])
            await until(lambda: sent.keys() <= discord.answers.keys() & discord.completed.keys(), 300)
        process.kill()
        with suppress(ProcessLookupError):
            await process.wait()
    assert await hands_of(url, opened, turns) == {held + 1}
    answered = [(discord.answers[token][0] - at) * 1000 for token, at in sent.items()]
    shown = [(discord.completed[token] - at) * 1000 for token, at in sent.items()]
    return [*shares(answered, "answer", 1_000, 3_000), *shares(shown, "new hand", 5_000, 10_000)]


def shares(waits: list[float], what: str, half: float, nearly_all: float) -> list[dict[str, Any]]:
    """Rows for the middle one, and the 99th of a hundred."""
    cuts = quantiles(waits, n=100)
    return [
        {
            "name": f"from click to {what}, {CLICKS} games at once, {which} (ms)",
            "ours": cuts[at - 1],
            "limit": limit,
            "ratio": cuts[at - 1] / limit,
            "target": f"at most {limit:,} ms",
            "ok": cuts[at - 1] <= limit,
        }
        for which, at, limit in (("p50", 50, half), ("p99", 99, nearly_all))
    ]

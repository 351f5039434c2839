"""`talon run` as it is, connected to a stand-in for Discord: what an operator and Discord do to it while it plays."""

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path

import pytest
from aiohttp import web

from bot.hosting.clock.pace import PACES
from bot.hosting.games.computers import ComputerPlayers
from bot.hosting.games.service import GameService
from bot.records.games import NewGame
from bot.store.database.db import Database
from bot.store.processes import FOR_EACH_SHARD
from engine.computers import choose
from tests.postgres import Postgres
from tests.process.discord_stand_in import Discord, answer, until
from tests.prove.reporting import ProofReport

PROGRAM = Path(__file__).with_name("towards.py")
ROOT = PROGRAM.parents[2]
TOKEN = "aaaa.bbbb.cccc"  # noqa: S105 - of no bot
GRACE_S = 30
"""Docker gives a process so long to end, as the compose files say."""
IDENTIFY_GAP_S = 5.0
LIST = {"id": "5", "name": "game", "type": 1, "options": [{"name": "list", "type": 1}]}


def guild_of(shard: int, count: int) -> int:
    return (5000 * count + shard) * FOR_EACH_SHARD


@asynccontextmanager
async def running(
    discord: Discord, url: str, *arguments: str, log: Path | None = None, **more: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """A process of the bot, with `more` settings; it is killed at the end, if it still lives."""
    settings = {"TALON_TOKEN": TOKEN, "TALON_DATABASE_URL": url, "TALON_CARD_EMOJIS": "0", "TALON_LOG_FORMAT": "json"}
    environment = {"PYTHONPATH": str(ROOT), "PATH": os.environ["PATH"], **settings, **more}
    with (log or Path(os.devnull)).open("ab") as told:
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(PROGRAM), discord.address, "run", *arguments,
            cwd=ROOT, env=environment, stdout=told, stderr=told,
        )  # fmt: skip
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def ended(process: asyncio.subprocess.Process) -> float:
    """Tell a process to go, as an operator does; the seconds that it took."""
    began = time.monotonic()
    process.send_signal(signal.SIGTERM)
    await asyncio.wait_for(process.wait(), GRACE_S)
    assert process.returncode == 0
    return round(time.monotonic() - began, 1)


async def open_games(url: str, guilds: dict[int, list[int]]) -> dict[int, int]:
    """A game of two people in each channel, its first turn begun; each game's channel."""
    database = Database(url)
    await database.upgrade()
    computers = ComputerPlayers(choose, lambda: 1)
    service = GameService(database, lambda: datetime.now(UTC), computers)
    opened = {}
    for guild, channels in guilds.items():
        for channel in channels:
            new = NewGame(guild, channel, 1001, "Ann", "disney_basic", 2, PACES["daily"], {})
            record = await service.lobbies.open(new, f"open {channel}")
            await service.lobbies.join(record.id, 1002, "Ben", f"join {channel}")
            await service.lobbies.start(record.id, 1001, f"start {channel}")
            opened[record.id] = channel
    await database.close()
    return opened


async def boards_of(url: str, opened: dict[int, int]) -> dict[int, int | None]:
    """The message that is each game's board, by its channel, as the database has it."""
    database = Database(url)
    service = GameService(database, lambda: datetime.now(UTC), ComputerPlayers(choose, lambda: 1))
    boards = {channel: (await service.look(game, None)).record.board_message_id for game, channel in opened.items()}
    await database.close()
    return boards


def everything_once(discord: Discord, url_boards: dict[int, int | None]) -> bool:
    """Whether each channel has its board, which the database knows, and one call to the turn, and nothing twice."""
    for channel, board in url_boards.items():
        here = discord.present(channel)
        if len(here) != 2 or board not in {int(one["id"]) for one in here}:
            return False
    return repeated(discord) == 0


def repeated(discord: Discord) -> int:
    """How many messages were said that had been said before: a channel has a board and a call, each posted once."""
    said = Counter(one.channel for one in discord.posted if one.id is not None)
    return sum(max(number - 2, 0) for number in said.values())


@pytest.mark.process
@pytest.mark.prove
async def test_a_process_told_to_go_during_an_upload_says_it_to_its_end_and_nothing_twice(
    url: str, proof_report: ProofReport
) -> None:
    guild = guild_of(0, 1)
    discord = Discord({guild: [31]})
    opened = await open_games(url, discord.guilds)
    uploading, slow_s = asyncio.Event(), 5.0

    async def slowly(_channel: int, uploads: bool) -> None:
        if uploads and not uploading.is_set():
            uploading.set()
            await asyncio.sleep(slow_s)

    discord.answering = slowly  # type: ignore[assignment]
    async with discord.there():
        async with running(discord, url) as process:
            await asyncio.wait_for(uploading.wait(), 120)
            took = await ended(process)
        assert took >= slow_s - 1, "what is being said is said to its end"
        async with running(discord, url) as process:
            before = len(discord.identified)
            await until(lambda: len(discord.present(31)) == 2 and len(discord.identified) > before)
            await asyncio.sleep(3)
            await ended(process)
        assert everything_once(discord, await boards_of(url, opened))
    proof_report("seconds from SIGTERM during an upload to the end", took, limit=GRACE_S)


@pytest.mark.process
@pytest.mark.prove
async def test_where_resuming_fails_the_bot_introduces_itself_anew_and_goes_on(
    url: str, proof_report: ProofReport
) -> None:
    guild = guild_of(0, 1)
    discord = Discord({guild: [31]}, refuses_to_resume=True)
    opened = await open_games(url, discord.guilds)
    async with discord.there(), running(discord, url) as process:
        await until(lambda: len(discord.present(31)) == 2 and discord.identified)
        for times in range(1, 4):
            await discord.cut()
            began = time.monotonic()
            await until(lambda times=times: len(discord.identified) == times + 1)  # type: ignore[misc]
            assert discord.resumed == times
            await discord.click(f"after-{times}", guild, 31, LIST)
            asked = time.monotonic()
            await until(lambda times=times: f"after-{times}" in discord.answers)  # type: ignore[misc]
            answered, said = discord.answers[f"after-{times}"]
            assert said["type"] in (4, 5)
            proof_report(f"seconds until it is there again, time {times}", round(asked - began, 1), limit=60)
            proof_report("seconds until the next command is answered", round(answered - asked, 2), limit=3)
        await ended(process)
        assert everything_once(discord, await boards_of(url, opened))


@pytest.mark.process
@pytest.mark.prove
async def test_whoever_asks_too_much_waits_as_long_as_discord_says_and_says_it_once(
    url: str, proof_report: ProofReport
) -> None:
    """One wait is short, so that discord.py sits it out; one is so long that we put the notice back for later."""
    discord = Discord({guild_of(0, 1): [31, 32, 33]})
    opened = await open_games(url, discord.guilds)
    waits = {31: [3.0, 3.0], 32: [33.0], 33: [3.0, 33.0]}

    async def too_many(channel: int, _uploads: bool) -> web.Response | None:
        if not waits[channel]:
            return None
        wait = waits[channel].pop(0)
        body = {"message": "You are being rate limited.", "retry_after": wait, "global": False, "code": 0}
        return answer(body, 429, Via="1.1 google", **{"Retry-After": str(int(wait))})

    asked = {channel: list(some) for channel, some in waits.items()}
    discord.answering = too_many
    async with discord.there(), running(discord, url) as process:
        await until(lambda: all(len(discord.present(channel)) == 2 for channel in opened.values()), 240)
        await asyncio.sleep(3)
        await ended(process)
        assert everything_once(discord, await boards_of(url, opened))
    for channel, some in asked.items():
        tries = [one for one in discord.posted if one.channel == channel]
        refused = [one for one in tries if one.id is None]
        assert len(refused) == len(some)
        for one, wait in zip(refused, some, strict=True):
            again = min(later.at for later in tries if later.at > one.at)
            assert again - one.at >= wait - 0.05, "sooner than Discord has asked for"
    proof_report("waits that Discord asked for, each kept", sum(map(len, asked.values())))
    proof_report("messages said twice", repeated(discord), limit=0)


@pytest.mark.process
@pytest.mark.prove
async def test_a_rolling_restart_of_two_processes_loses_nothing_and_says_nothing_twice(
    postgres: Postgres, tmp_path: Path, proof_report: ProofReport
) -> None:
    count, url = 2, postgres.migrated()
    guilds = {guild_of(shard, count): [100 * shard + number for number in range(5)] for shard in range(count)}
    discord = Discord(guilds)
    opened = await open_games(url, guilds)
    shared = ("--shard-count", str(count))
    log = tmp_path / "log"
    async with discord.there(), running(discord, url, *shared, log=log) as first:
        await until(lambda: len(discord.posted) >= 20 and len(discord.identified) == count)
        async with running(discord, url, *shared, log=log) as second:
            # It takes its share, then the first one ends, and it has all.
            await until(lambda: len(discord.identified) == count + 1)
            await asyncio.sleep(2)
            await ended(first)
            await until(lambda: len(discord.identified) == count + 2)
            async with running(discord, url, *shared, log=log) as third:
                await until(lambda: len(discord.identified) == count + 3)
                await asyncio.sleep(2)
                await ended(second)
                await until(lambda: len(discord.identified) == count + 4)
                for shard, guild in enumerate(guilds):
                    await discord.click(f"shard-{shard}", guild, guilds[guild][0], LIST)
                await until(lambda: len(discord.answers) == count)
                await ended(third)
        assert everything_once(discord, await boards_of(url, opened))
    moments = sorted(moment for moment, _ in discord.identified)
    gaps = [later - sooner for sooner, later in pairwise(moments)]
    proof_report("shards that introduced themselves", len(moments))
    proof_report("least seconds between two of them", round(min(gaps), 2), limit=IDENTIFY_GAP_S, at_least=True)
    proof_report("messages said", len(discord.posted), limit=2 * len(opened), exactly=True)
    proof_report("messages said twice", repeated(discord), limit=0)
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert {"at", "level", "logger", "message"} <= set.intersection(*map(set, lines))
    assert not [line for line in lines if line["level"] == "ERROR" or "trace" in line]
    proof_report("lines of the log, each a JSON object", len(lines))

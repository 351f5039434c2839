"""Moves committed with a thousand open games, on SQLite and on PostgreSQL; clicks of a hundred games at once, answered
by a real process that is connected to a stand-in for Discord.
"""

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import quantiles

from bot.store.database.db import Database, sqlite_url
from tests.bench.matches import PEOPLE, Statement, a_move, a_service, kept_writes, now, person_in, waiting_games, write
from tests.bench.rows import Row, at_least, at_most
from tests.postgres import Postgres, served
from tests.process.discord_stand_in import Discord, until
from tests.process.test_running import guild_of, open_games, running

GAMES = 1_000
AT_ONCE = 20
FIRST_CLICKS, CLICKS = 5, 100
PLAYERS = (1001, 1002)
DRAW = {"id": "6", "name": "draw", "type": 1, "options": []}


def run() -> list[Row]:
    """Moves a second, milliseconds of a click."""
    with tempfile.TemporaryDirectory() as folder:
        here = Path(folder)
        names = ("ours", "told", "bare")
        rows = [asyncio.run(moves_on("SQLite", *(sqlite_url(here / f"{name}.db") for name in names)))]
        with served("bench", flushes=True) as server:
            three = [Postgres(server, name) for name in names]
            rows.append(asyncio.run(moves_on("PostgreSQL", *(one.migrated() for one in three))))
            for one in three:
                one.close()
        return [*rows, *asyncio.run(clicks(here))]


async def moves_on(what: str, *urls: str) -> Row:
    """Moves a second in the first database, and bare transactions a second in the third: one for each move, as they
    were written in the second, one after another.
    """
    for url in urls:
        await waiting_games(url, GAMES)
    ours, told, bare = map(Database, urls)
    transactions: list[list[Statement]] = []
    for move in await moves_in(told):
        with kept_writes(told) as written:
            await move()
        transactions += written.values()
    assert len(transactions) == GAMES
    took = await at_once(await moves_in(ours))
    bare_took = await at_once(partial(write, bare, statements) for statements in transactions)
    for database in (ours, told, bare):
        await database.close()
    name = f"moves a second with {GAMES:,} open games, {what}, 1 process (peer: bare transactions)"
    return at_least(name, GAMES / took, GAMES / bare_took, "at least 0.5", 0.5)


async def moves_in(database: Database) -> list[Callable[[], Awaitable[object]]]:
    """The same move in each of the games."""
    service = a_service(database)
    user, move = await a_move(service, 1, PEOPLE)
    every = range(1, GAMES + 1)
    return [partial(service.submit, game, person_in(game, user), move, f"move {game}", now()) for game in every]


async def at_once(works: Iterable[Callable[[], Awaitable[object]]]) -> float:
    """The seconds that all of these take, so many at a time."""
    waiting = iter(works)

    async def worker() -> None:
        for work in waiting:
            await work()

    began = time.perf_counter()
    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))
    return time.perf_counter() - began


async def to_draw(url: str, opened: dict[int, int]) -> dict[int, int]:
    """Who is to draw in each channel, the first discard of each game made."""
    database = Database(url)
    service, turns = a_service(database), {}
    for game, channel in opened.items():
        user, move = await a_move(service, game, PLAYERS)
        await service.submit(game, user, move, f"first {game}", now())
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


async def clicks(folder: Path) -> list[Row]:
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


def shares(waits: list[float], what: str, half: int, nearly_all: int) -> list[Row]:
    """Rows for the middle one, and the 99th of a hundred."""
    cuts = quantiles(waits, n=100)
    name = f"from click to {what}, {CLICKS} games at once"
    return [
        at_most(f"{name}, {which} (ms)", cuts[at - 1], limit, f"at most {limit:,} ms")
        for which, at, limit in (("p50", 50, half), ("p99", 99, nearly_all))
    ]

"""Ratings and statistics: what they cost beside openskill's own calls, and as pictures."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from time import process_time

from sqlalchemy import insert

from bot.hosting.results.parameters import PARAMETERS
from bot.hosting.results.rating import Book, model_of
from bot.hosting.results.service import Results
from bot.hosting.results.visibility import Asker
from bot.store.database.db import Database, sqlite_url
from bot.store.schema import ratings
from bot.ui.results.sheets import statistics_files
from bot.wording import Wording
from tests.bench.rows import Row, at_most, least
from tests.hosting.hosted import MONDAY
from tests.hosting.results.leaving import keep, season, seats

MATCHES = 100_000
PEOPLE = 3_000
LISTED = 10_000
RATED = 200
TIMES = 1.5


async def run(folder: Path) -> list[Row]:
    """Seconds and milliseconds."""
    return [rebuilt(), *await served(folder)]


def rebuilt() -> Row:
    """All ratings from results, and openskill alone."""
    table = seats(1, (0, 1))
    matches = [
        [
            replace(
                one,
                user_id=1000 + (number * 7 + 13 * one.seat) % PEOPLE,
                match_id=number,
                guild_id=1 + number % 3,
                ended=MONDAY + timedelta(minutes=5 * number),
            )
            for one in table
        ]
        for number in range(MATCHES)
    ]
    model = model_of(PARAMETERS["gin_rummy"].beta, PARAMETERS["gin_rummy"].tau)

    def bare() -> None:
        for _ in range(2 * MATCHES):
            model.rate([[model.rating(mu=25.0, sigma=6.0)], [model.rating(mu=26.0, sigma=5.0)]], ranks=[1, 2])

    def ours() -> None:
        book = Book()
        for match in matches:
            book.rate(match)

    mine, theirs = least(2, ours, bare)
    name = f"{MATCHES:,} matches rated anew, s of the processor (peer: openskill's calls alone)"
    return at_most(name, mine, theirs, f"at most {TIMES:g} times", TIMES)


async def served(folder: Path) -> list[Row]:
    """A match with its transaction, a picture, and a page of a long list."""
    database = Database(sqlite_url(folder / "results.db"))
    await database.upgrade()
    results = Results(database)
    await keep(database, season(range(10, 30), RATED))
    began = process_time()
    await results.rater.catch_up()
    each = (process_time() - began) * 1000 / RATED
    looked = await results.look(10, Asker(10, 7))
    assert looked is not None
    found = await results.statistics(looked, Asker(10, 7), {70})
    wording = Wording.of("en")
    await statistics_files(found, wording)
    began = process_time()
    for _ in range(10):
        await statistics_files(found, wording)
    picture = (process_time() - began) * 100
    await many(database)
    began = process_time()
    page, _ = await results.leaderboard(9, "gin_rummy", 3)
    took = (process_time() - began) * 1000
    assert len(page) == 10
    await database.close()
    return [
        at_most(f"to rate a match with its transaction, ms of the processor (mean of {RATED})", each, 2 + 5),
        at_most("a picture of statistics, ms of the processor (mean of 10)", picture, 60),
        at_most(f"a page of a list of {LISTED:,} people, ms", took, 50),
    ]


async def many(database: Database) -> None:
    """A server with as many people."""
    rows = [
        {
            "guild_id": 9,
            "variant": "gin_rummy",
            "user_id": 100_000 + number,
            "name": f"P{number}",
            "mu": 25.0,
            "sigma": 2.0,
            "matches": 30,
            "shown": 1000 + number % 977,
            "provisional": bool(number % 3),
        }
        for number in range(LISTED)
    ]
    async with database.writing() as connection:
        await connection.execute(insert(ratings), rows)

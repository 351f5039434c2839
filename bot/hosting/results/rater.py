"""Rates matches as they end, each exactly once: in one transaction with the ratings that it changes.

A result that no rating has heard of waits in its table, so that a process may die between any two steps. Where a match
comes late that ended before one of the same people which is rated already, all is rated anew: the order of ends and
matches alone decides.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

from bot.hosting.results.parameters import PARAMETERS, VERSION
from bot.hosting.results.rating import Book, Key, company_of, is_provisional, shown
from bot.records.results import Rated, SeatResult, Skill
from bot.store.database.db import Database
from bot.store.database.facts import FactStore
from bot.store.database.trouble import DatabaseTrouble
from bot.store.results import Made, ResultStore

log = logging.getLogger(__name__)

FACT: Final = "ratings_version"
"""Under this name it is remembered with which parameters the ratings were made."""
SOON_S: Final = 2.0
"""A match that ended at the same moment and is written a little later is rated in its order."""


class Rater:
    """The only writer of ratings."""

    def __init__(self, database: Database) -> None:
        self._store = ResultStore(database)
        self._facts = FactStore(database)
        self._work: asyncio.Task[None] | None = None
        self._again = False

    def wake(self) -> None:
        """A match has ended, here or elsewhere: rate what waits, soon."""
        self._again = True
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._rate_soon(), name="talon-ratings")

    async def close(self) -> None:
        """Rate no more; what waits is rated after the next start."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait({self._work})

    async def catch_up(self) -> int:
        """Rate everything that waits; gives how many matches that was."""
        done = 0
        while (rated := await self._store.rate_next(_rate)) is not None:
            if not rated:
                return await self.rebuild()
            done += 1
        return done

    async def rebuild(self) -> int:
        """Make all ratings anew from the results; gives how many matches there are. The numbers are the same."""
        matches = await self._store.rebuild(_rebuilt)
        await self._facts.put(FACT, str(VERSION))
        log.info("%d matches were rated anew", matches)
        return matches

    async def follow_parameters(self) -> None:
        """Make all ratings anew where they were made with other parameters than this program's."""
        if await self._facts.get(FACT) != str(VERSION):
            await self.rebuild()

    async def _rate_soon(self) -> None:
        while self._again:
            self._again = False
            await asyncio.sleep(SOON_S)
            try:
                await self.follow_parameters()
                await self.catch_up()
            except DatabaseTrouble as trouble:
                log.warning("matches wait to be rated: %s", trouble)


def _rate(seats: Sequence[SeatResult], skills: Mapping[Key, Skill], of_day: Sequence[SeatResult]) -> Made:
    """A match rated by what is kept of its people, and of those of their matches that were rated on its day."""
    tables = dict[int, list[SeatResult]]()
    for one in of_day:
        tables.setdefault(one.match_id, []).append(one)
    book = Book(skills, seats[0].ended.date(), Counter(map(company_of, tables.values())))
    return book.rate(seats), _rows(book)


def _rows(book: Book) -> list[dict[str, Any]]:
    rows = []
    for (guild_id, variant, user_id), one in book.known.items():
        skill, parameters = one.skill, PARAMETERS[variant]
        rows.append({
            "guild_id": guild_id, "variant": variant, "user_id": user_id, "name": one.name, **skill._asdict(),
            "matches": one.matches, "shown": shown(skill, parameters), "provisional": is_provisional(skill, parameters),
        })  # fmt: skip
    return rows


async def _rebuilt(found: AsyncIterator[Sequence[SeatResult]]) -> Made:
    book, rated = Book(), list[Rated]()
    async for match in found:
        rated += book.rate(match)
        if not len(rated) % 100:
            await asyncio.sleep(0)
    return rated, _rows(book)

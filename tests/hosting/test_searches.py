"""A search that goes on after an answer: one a person, ended when the table moves, found at the next press."""

import asyncio
from typing import Any

from bot.hosting.thinking.searches import Searches
from bot.hosting.thinking.thinkers import InlineThinkers, Stalled
from bot.records.ids import GameId
from tests.waiting import until

ANN, BEN = 1, 2
ONE, OTHER = GameId(1), GameId(2)


class Searching(InlineThinkers):
    """Searches until it is let go, and counts who is at it."""

    def __init__(self) -> None:
        self.at_work = self.begun = 0
        self.found = asyncio.Event()

    async def think(self, job: Any, *args: Any, **kwargs: Any) -> Any:
        self.at_work, self.begun = self.at_work + 1, self.begun + 1
        try:
            await self.found.wait()
            return job(*args, **kwargs)
        finally:
            self.at_work -= 1


def twice(number: int) -> int | None:
    if number < 0:
        raise Stalled("too slow")
    return 2 * number or None


async def test_what_is_found_is_told_once_and_kept_until_the_table_moves() -> None:
    thinkers, told = Searching(), list[str]()
    searches = Searches(thinkers)

    async def tell() -> None:
        told.append("more")

    searches.go_on(ANN, ONE, tell, twice, 4)
    searches.go_on(ANN, ONE, tell, twice, 4)
    assert searches.found(ANN, ONE, twice, 4) is None
    thinkers.found.set()
    await until(lambda: told == ["more"])
    assert thinkers.begun == 1
    assert searches.found(ANN, ONE, twice, 4) == 8
    assert searches.found(BEN, ONE, twice, 4) is None
    assert searches.found(ANN, ONE, twice, 3) is None
    searches.moved_on(OTHER)
    assert searches.found(ANN, ONE, twice, 4) == 8
    searches.moved_on(ONE)
    assert searches.found(ANN, ONE, twice, 4) is None
    for number in (0, -1):
        searches.go_on(ANN, ONE, tell, twice, number)
        await until(lambda: not thinkers.at_work)
        await asyncio.sleep(0)
    assert told == ["more"]
    await searches.close()


async def test_a_person_has_one_search_and_it_ends_when_the_table_moves() -> None:
    thinkers = Searching()
    searches = Searches(thinkers)

    async def tell() -> None:
        raise AssertionError("nobody waits for it")

    searches.go_on(ANN, ONE, tell, twice, 1)
    searches.go_on(BEN, OTHER, tell, twice, 1)
    await until(lambda: thinkers.at_work == 2)
    searches.go_on(ANN, OTHER, tell, twice, 2)
    await until(lambda: thinkers.begun == 3 and thinkers.at_work == 2)
    searches.moved_on(OTHER)
    await until(lambda: not thinkers.at_work)
    searches.go_on(ANN, ONE, tell, twice, 1)
    await until(lambda: thinkers.at_work == 1)
    await searches.close()
    await until(lambda: not thinkers.at_work)

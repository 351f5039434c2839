"""How much room a match takes that is over, before and after it was tidied away, and how long tidying takes."""

from collections import Counter
from datetime import timedelta
from pathlib import Path
from time import process_time

from sqlalchemy import insert

from bot.store.database.db import Database, sqlite_url
from bot.store.database.facts import figures
from bot.store.ledger.tidying import Tidying
from bot.store.schema import actions, games, moves, seats, snapshots
from tests.bench.matches import PEOPLE, a_match, a_move, a_service, copy_match, now
from tests.bench.rows import Row, at_most

MATCHES = 200
SMALLER = 1 / 10
MS_A_MATCH = 20.0
CLICKS = 4


async def run(folder: Path) -> list[Row]:
    """The room that a match takes in the file, whole and packed, and the time to pack one."""
    database = Database(sqlite_url(folder / "over.db"))
    await database.upgrade()
    empty = await size(database)
    await over(database, MATCHES)
    whole = (await size(database) - empty) / MATCHES / 1000
    begun = process_time()
    done = await tidied(database)
    took = (process_time() - begun) * 1000 / MATCHES
    packed = (await size(database) - empty) / MATCHES / 1000
    await database.close()
    assert done["packed"] == MATCHES
    name = f"a finished match in the file, packed, kB (peer: as it was played; mean of {MATCHES})"
    return [
        at_most(name, packed, whole, "at most a tenth", SMALLER),
        at_most("to pack a finished match, ms of the processor", took, MS_A_MATCH, f"at most {MS_A_MATCH:g} ms"),
    ]


async def over(database: Database, matches: int) -> None:
    """So many matches that are over, with the clicks of each: one that was played, and copies of it."""
    service = a_service(database)
    game_id, number = await a_match(service), 0
    while not (await service.look(game_id, None)).record.is_over:
        user, move = await a_move(service, game_id, PEOPLE, number, "steady")
        await service.submit(game_id, user, move, f"bench-{number}", now())
        number += 1
    await copy_match(database, game_id, matches - 1, (games, seats, moves, snapshots))
    clicks = [(game_id + number, f"click-{number}-{click}") for number in range(matches) for click in range(CLICKS)]
    async with database.writing() as connection:
        await connection.execute(insert(actions), [{"key": key, "game_id": game, "at": now()} for game, key in clicks])


async def tidied(database: Database) -> Counter[str]:
    """Pack all that is over."""
    tidying, total = Tidying(database), Counter[str]()
    while done := await tidying.step(now() + timedelta(days=36_500), delete_all=False):
        total += done
    return total


async def size(database: Database) -> int:
    """The file's size in bytes, without what is empty in it."""
    async with database.engine.connect() as connection:
        # Past SQLAlchemy, which would begin a transaction, in which this cannot be done.
        await connection.run_sync(lambda sync: sync.connection.cursor().execute("VACUUM"))
    return (await figures(database, now())).size or 0

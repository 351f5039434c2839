"""Everything moves from a file to a server, and back."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, text

from bot.records.notices import Notice, NoticeKind
from bot.store.database.copying import copy_all
from bot.store.database.db import Database, sqlite_url
from bot.store.database.trouble import DatabaseFault
from bot.store.games.games import GameStore
from bot.store.people.settings import PeopleStore
from bot.store.processes import LeaseStore
from bot.store.schema import metadata
from tests.postgres import Postgres
from tests.store.stored_games import dealt, saying, stored_lobby
from tests.store.test_people import ANN, NOON


@pytest.fixture
async def both(database_file: Path, postgres: Postgres) -> AsyncIterator[tuple[Database, Database]]:
    file, server = Database(sqlite_url(database_file)), Database(postgres.migrated())
    yield file, server
    await file.close()
    await server.close()


async def filled(database: Database) -> None:
    """A game that is played, one with notices, and somebody's settings."""
    store = GameStore(database)
    await store.commit(dealt(await stored_lobby(store, 70), "start"))
    await store.commit(saying(await stored_lobby(store, 71), Notice(NoticeKind.BOARD)))
    await PeopleStore(database).put(ANN, NOON)
    await LeaseStore(database).join(2)


async def rows_of(database: Database) -> dict[str, list[tuple[object, ...]]]:
    async with database.reading() as connection:
        return {
            table.name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
            if table.name not in ("processes", "shards")
        }


async def test_all_is_copied_and_counted_once_and_new_games_get_new_numbers(both: tuple[Database, Database]) -> None:
    file, server = both
    await filled(file)
    told = {table: rows async for table, rows in copy_all(file, server)}
    before = await rows_of(file)
    assert await rows_of(server) == before
    assert told == {name: len(rows) for name, rows in before.items()}
    assert told["games"] == 2
    assert (await GameStore(server).load(1)) == (await GameStore(file).load(1))
    assert (await stored_lobby(GameStore(server), 72)).record.id == 3
    before = await rows_of(server)
    with pytest.raises(DatabaseFault, match="not empty"):
        _ = [one async for one in copy_all(file, server)]
    assert await rows_of(server) == before


async def test_a_row_that_the_server_does_not_take_is_named_and_nothing_is_copied(
    both: tuple[Database, Database],
) -> None:
    file, server = both
    await filled(file)
    async with file.writing() as connection:
        await connection.execute(text("UPDATE seats SET misses = 'many' WHERE game_id = 2"))
    with pytest.raises(DatabaseFault, match=r"seats.*talon doctor"):
        _ = [one async for one in copy_all(file, server)]
    assert not (await rows_of(server))["games"]


async def test_what_was_copied_can_be_copied_back(both: tuple[Database, Database], tmp_path: Path) -> None:
    file, server = both
    await filled(server)
    _ = [one async for one in copy_all(server, file)]
    assert await rows_of(file) == await rows_of(server)
    assert await PeopleStore(file).get(ANN.user_id) == ANN

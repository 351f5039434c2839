import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from bot.store.database.db import Database
from bot.store.database.trouble import DatabaseOutdated
from bot.store.database.upgrade import MIGRATIONS, revision_of
from bot.store.schema import metadata


async def test_the_migrations_make_exactly_the_schema_and_twice_change_nothing(database: Database) -> None:
    await database.upgrade()
    async with database.reading() as connection:
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
        )
        assert await connection.run_sync(revision_of) is not None
    assert differences == []


async def test_two_processes_may_upgrade_an_empty_database_at_once(empty_url: str) -> None:
    first, second = Database(empty_url), Database(empty_url)
    try:
        await asyncio.gather(first.upgrade(), second.upgrade())
        async with second.reading() as connection:
            tables = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    finally:
        await first.close()
        await second.close()
    assert set(metadata.tables) <= set(tables)


@pytest.mark.parametrize("revision", ["0001", "0019"])
async def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(
    empty_url: str, revision: str
) -> None:
    database = Database(empty_url)
    try:
        async with database.writing() as connection:
            await connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32))"))
            await connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})
        for use in (database.upgrade, database.check_schema):
            with pytest.raises(DatabaseOutdated, match=f"{database.engine.url.database}.*schema {revision}.*; [km]"):
                await use()
        async with database.reading() as connection:
            tables = await connection.run_sync(lambda plain: inspect(plain).get_table_names())
    finally:
        await database.close()
    assert tables == ["alembic_version"]


def test_the_migrations_lie_beside_the_package() -> None:
    assert (MIGRATIONS / "env.py").is_file()
    assert list((MIGRATIONS / "versions").glob("v1_*.py"))

import asyncio

from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect

from bot.store.database.db import Database
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


def test_the_migrations_lie_beside_the_package() -> None:
    assert (MIGRATIONS / "env.py").is_file()
    assert list((MIGRATIONS / "versions").glob("v1_*.py"))

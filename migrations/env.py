"""Runs migrations: on the connection that the upgrade hands over, or by hand on `alembic -x url=...`."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from bot.store.database.db import Database
from bot.store.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def migrate_url(url: str) -> None:
    database = Database(url)
    try:
        async with database.writing() as connection:
            await connection.run_sync(migrate)
    finally:
        await database.close()


handed_over = context.config.attributes.get("connection")
if handed_over is not None:
    migrate(handed_over)
else:
    asyncio.run(migrate_url(context.get_x_argument(as_dictionary=True).get("url", "sqlite:///talon.db")))

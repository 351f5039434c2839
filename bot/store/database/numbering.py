"""Ids that the database gives to rows. Messages that name one live on, so it must never come to mean another."""

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.db import Database
from bot.store.schema import games, tournaments

_BEGINNING: Final = datetime(2026, 1, 1, tzinfo=UTC)
_SQLITE: Final = (
    "INSERT INTO sqlite_sequence SELECT :name, 0 WHERE :name NOT IN (SELECT name FROM sqlite_sequence)",
    "UPDATE sqlite_sequence SET seq = max(seq, :least) WHERE name = :name",
)


async def number_anew(database: Database, now: datetime) -> None:
    """Give the games and tournaments to come ids that none has had, not even what a backup that was put back knows
    nothing of: above the seconds since a day before the first, as there is not one a second.
    """
    async with database.writing() as connection:
        for table in (games, tournaments):
            await number_above(database, connection, table, (now - _BEGINNING) // timedelta(seconds=1))


async def number_above(database: Database, connection: AsyncConnection, table: Table, least: int) -> None:
    """Give the rows to come of a table ids above `least`, and above those that it has given."""
    column = table.autoincrement_column
    if database.dialect == "postgresql" and column is not None:
        ids = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
        await connection.execute(text(f"SELECT setval({ids}, greatest(:least, nextval({ids})))"), {"least": least})
    elif table.dialect_options["sqlite"]["autoincrement"]:
        for statement in _SQLITE:
            await connection.execute(text(statement), {"name": table.name, "least": least})

"""Moving everything to another database, such as from a file to a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.db import Database
from bot.store.database.faults import is_wrong_value
from bot.store.database.trouble import DatabaseFault
from bot.store.schema import metadata, processes, shards

AT_ONCE: Final = 500
# Who hosts what is of the one database; the other has its own processes.
_NOT_COPIED: Final = (processes, shards)


@dataclass(frozen=True, slots=True)
class Copied:
    """So many rows of a table were there, and are there now."""

    table: str
    rows: int


async def copy_all(source: Database, target: Database) -> AsyncIterator[Copied]:
    """Copy everything into an empty database of the same schema, in one transaction on either side.

    What is told is there once all has been told. Raises DatabaseFault where the target has games or settings already,
    or where rows are missing in the end; then nothing was copied.
    """
    await source.check_schema()
    await target.check_schema()
    tables = [table for table in metadata.sorted_tables if table not in _NOT_COPIED]
    async with source.reading() as there, target.writing() as here:
        for table in tables:
            if await _count(here, table):
                raise DatabaseFault(f"the database to copy to is not empty: it has rows in {table.name}")
        for table in tables:
            copied = await _copy(there, here, table)
            await _go_on_numbering(target, here, table)
            found = await _count(here, table)
            if not copied == found == await _count(there, table):
                raise DatabaseFault(f"{table.name}: {copied} rows were copied and {found} are there; nothing was kept")
            yield Copied(table.name, found)


async def _copy(there: AsyncConnection, here: AsyncConnection, table: Table) -> int:
    copied = 0
    order = [*table.primary_key.columns]
    rows = await there.stream(select(table).order_by(*order))
    async for some in rows.mappings().partitions(AT_ONCE):
        values: list[dict[str, Any]] = [dict(row) for row in some]
        try:
            await here.execute(insert(table), values)
        except (DBAPIError, StatementError) as error:
            if isinstance(error, IntegrityError | DataError) or is_wrong_value(error):
                raise not_taken(table.name) from None
            raise
        copied += len(values)
    return copied


def not_taken(table: str) -> DatabaseFault:
    """The fault where a row holds what the other database does not take."""
    return DatabaseFault(f"{table}: a row holds what the other database does not take; run talon doctor first")


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _go_on_numbering(target: Database, here: AsyncConnection, table: Table) -> None:
    """A server numbers rows by itself, and does not see those that came with numbers."""
    column = table.autoincrement_column
    if target.dialect == "postgresql" and column is not None:
        sequence = f"pg_get_serial_sequence('{table.name}', '{column.name}')"
        newest = f"SELECT setval({sequence}, max({column.name})) FROM {table.name} HAVING max({column.name}) > 0"  # noqa: S608 - our own names
        await here.execute(text(newest))

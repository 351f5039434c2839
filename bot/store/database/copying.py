"""Copies of a database: a file while the bot is playing; everything to another database; and the key that lies beside a
file, and in none of its copies.
"""

import os
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database.db import Database
from bot.store.database.faults import address, is_wrong_value, trouble
from bot.store.database.numbering import number_above
from bot.store.database.trouble import DatabaseFault
from bot.store.schema import metadata, processes, shards

AT_ONCE: Final = 500
# Who hosts what is of the one database; the other has its own processes.
_NOT_COPIED: Final = (processes, shards)


async def copy_all(source: Database, target: Database) -> AsyncIterator[tuple[str, int]]:
    """Copy everything into an empty database of the same schema, in one transaction on either side.

    Gives each table by its name with how many rows were copied; they are there once all has been told. Raises
    DatabaseFault where the target has games or settings already, or where rows are missing in the end; then nothing was
    copied.
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
            if table.autoincrement_column is not None:
                newest = await here.scalar(select(func.max(table.autoincrement_column)))
                await number_above(target, here, table, newest or 0)
            found = await _count(here, table)
            if not copied == found == await _count(there, table):
                raise DatabaseFault(f"{table.name}: {copied} rows were copied and {found} are there; nothing was kept")
            yield table.name, found


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
                raise DatabaseFault(
                    f"{table}: a row holds what the other database does not take; run talon doctor first"
                ) from None
            raise
        copied += len(values)
    return copied


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


OF_A_DATABASE: Final = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file, and takes for its own where it finds it."""


def file_of(url: str) -> Path:
    """The file of an embedded database. Raises DatabaseFault for a server's, and for what is none."""
    parsed = address(url)
    if parsed.get_backend_name() != "sqlite":
        raise DatabaseFault(f"{parsed.get_backend_name()} keeps no file; its own tools copy it")
    return Path(parsed.database or "")


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as of one moment, whoever writes to it meanwhile; `target` appears when the copy is whole.

    Raises OSError (FileExistsError where there is something already), and DatabaseTrouble where the source cannot be
    read, is damaged or none of ours.
    """
    if target.exists():
        raise FileExistsError(17, "there is such a file already", str(target))
    if target.name.removeprefix(source.name) in OF_A_DATABASE:
        raise FileExistsError(17, "this name belongs to a database", str(target))
    source.stat()
    half = target.with_name(f"{target.name}.part")
    half.unlink(missing_ok=True)
    half.touch()  # says which folder it is that is missing or closed, as the database would not
    try:
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(half)) as copy:
            original.backup(copy)
            copy.execute("SELECT 1 FROM alembic_version")
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("malformed")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        half.unlink(missing_ok=True)
        of_the_copy = "full" in str(error)
        raise trouble(error, make_url(f"sqlite:///{target if of_the_copy else source}")) from error
    half.rename(target)


KEY_BYTES: Final = 32


def key_beside(database: Path) -> bytes:
    """The key in the file `<database>.key`, which is made for its owner alone where there is none. Raises OSError."""
    file = database.with_name(f"{database.name}.key")
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return _read(file)
    with os.fdopen(descriptor, "wb") as made:
        made.write(secrets.token_bytes(KEY_BYTES))
    return _read(file)


def _read(file: Path) -> bytes:
    """The key of a file. Raises OSError where it has not the length of one."""
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise OSError(22, f"there is no key of {KEY_BYTES} bytes in it", str(file))
    return key

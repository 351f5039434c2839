"""How an SQLite file is opened and asked: by a thread of its own, or inline on the event loop itself."""

import asyncio
import sqlite3
from collections.abc import Generator
from typing import Any, Final, Self

import aiosqlite
from sqlalchemy import AsyncAdaptedQueuePool, Connection, Pool
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteExecutionContext
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.util import await_only

BUSY_S: Final = 10
WRITES: Final = "talon_writes"
ASKS: Final = "talon_asks"


def connecting(_dialect: object, _record: object, _args: object, options: dict[str, Any]) -> None:
    """A hook for connecting: with a driver whose thread keeps nobody from ending."""
    options.setdefault("async_creator_fn", _connected)


async def _connected(*args: Any, **options: Any) -> aiosqlite.Connection:
    """A connection of the driver; where there can be none, its thread has ended, which answers to the event loop."""
    connection = aiosqlite.connect(*args, **options)
    connection._thread.daemon = True
    try:
        return await connection
    except BaseException:
        await asyncio.to_thread(connection._thread.join)
        raise


def _text(cell: bytes) -> str:
    """What a cell of text holds: of one that is no UTF-8 a text that is none, so that it is its row that is not to be
    read, and not the database.
    """
    return cell.decode(errors="surrogateescape")


def connected(synchronous: str, dbapi_connection: Any, record: Any) -> None:
    """A hook for a new connection, given how surely a commit is to be on the disk."""
    # The driver's own habit of beginning transactions late, and only for some statements, is switched off.
    dbapi_connection.isolation_level = None
    record.driver_connection.text_factory = _text
    try:
        _set_up(dbapi_connection.cursor(), synchronous)
    except BaseException:
        # The pool forgets a connection that it never had whole.
        dbapi_connection.close()
        raise


def _set_up(cursor: Any, synchronous: str) -> None:
    for one in (f"busy_timeout={BUSY_S * 1000}", f"synchronous={synchronous}", "foreign_keys=ON", "secure_delete=ON"):
        cursor.execute(f"PRAGMA {one}")
    try:
        cursor.execute("PRAGMA journal_mode=WAL")
    except sqlite3.OperationalError as error:
        # A file keeps its mode: only of a new one may somebody else be changing it at this very moment, to the same.
        if "locked" not in str(error):
            raise
    cursor.close()


def begin(connection: Connection) -> None:
    """A hook for the beginning of a transaction: by its options it writes, asks once, or reads."""
    options = connection.get_execution_options()
    if not options.get(ASKS):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get(WRITES) else "BEGIN")


class _InlineCursor(sqlite3.Cursor):
    """Carries out at once what it is asked; that nothing is waited for, an asynchronous engine takes for a mistake."""

    def execute(self, *asked: Any) -> Self:
        await_only(_NOTHING)
        return super().execute(*asked)

    def executemany(self, *asked: Any) -> Self:
        await_only(_NOTHING)
        return super().executemany(*asked)

    async def _async_soft_close(self) -> None:
        """The rows are there to be read on."""


class _InlineContext(SQLiteExecutionContext):
    def create_default_cursor(self) -> DBAPICursor:
        return self._dbapi_connection.cursor(_InlineCursor)

    create_server_side_cursor = create_default_cursor


class InlineDialect(SQLiteDialect_pysqlite):
    """Python's own SQLite for an asynchronous engine, without a thread."""

    driver = "inline"
    supports_statement_cache = True
    is_async = True
    supports_server_side_cursors = True
    execution_ctx_cls = _InlineContext

    @classmethod
    def get_pool_class(cls, _url: URL) -> type[Pool]:
        return AsyncAdaptedQueuePool


class _Nothing:
    def __await__(self) -> Generator[Any, None, None]:
        yield from ()


_NOTHING: Final = _Nothing()

registry.register("sqlite.inline", __name__, InlineDialect.__name__)

"""The database: connections, transactions, and what differs between dialects, but for the set-up of an SQLite file."""

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from datetime import timedelta
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar, TypeVarTuple

from sqlalchemy import (
    Delete,
    Executable,
    Row,
    Select,
    Table,
    Update,
    bindparam,
    event,
    select,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import ExceptionContext
from sqlalchemy.exc import DataError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.util import greenlet_spawn

from bot.store.database import sqlite_file
from bot.store.database.faults import address, is_of_database, is_wrong_value, trouble
from bot.store.database.sqlite_file import ASKS, BUSY_S, WRITES
from bot.store.database.trouble import Collision, DatabaseFault, LeaseLost
from bot.store.database.unreadable import legible
from bot.store.schema import processes

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

CONNECTIONS: Final = 10
"""So many at most, and those that were opened stay: a new one knows none of the statements that are prepared."""
READ_ONLY: Final = "25006"
UPGRADE_LOCK: Final = 0x7A10
_ALIVE: Final = (
    select(processes.c.id).where(processes.c.id == bindparam("process_id")).with_for_update(read=True, key_share=True)
)


def sqlite_url(path: Path) -> str:
    """The URL of a database file."""
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string(hide_password=False)


class Database:
    """One database. Transactions are `async with database.reading()` and `async with database.writing()`.

    Both give an AsyncConnection; `writing` commits at the end and rolls back on any error.
    """

    def __init__(self, url: str, *, inline: bool = False) -> None:
        """`url` is an SQLAlchemy URL; `sqlite:///file` and `postgresql://...` get their asynchronous drivers.

        With `inline` the statements of an SQLite file are carried out on the event loop itself, and what is committed
        need not outlast the machine: for tools in which nobody else waits. Raises DatabaseFault for a URL that cannot
        be used.
        """
        parsed = address(url)
        self.name = f"talon {socket.gethostname()[-32:]}:{os.getpid()}:{secrets.token_hex(3)}"
        """By which its connections are known to the database, where that is a server."""
        self.process_id: int | None = None
        """On the row of this process every write hangs; with None on nobody's."""
        # Statements carry hands and secrets: they must not travel in error messages, nor in the driver's own log.
        logging.getLogger("aiosqlite").setLevel(logging.INFO)
        try:
            inline = inline and parsed.get_backend_name() == "sqlite"
            engine_url = parsed.set(drivername="sqlite+inline") if inline else parsed
            connect = {"connect_args": _connecting(parsed, self.name)}
            pool = {"pool_size": CONNECTIONS, "max_overflow": 0}
            self.engine = create_async_engine(engine_url, hide_parameters=True, **connect, **pool)
        except ModuleNotFoundError:
            missing = f"{parsed.get_backend_name()} needs another package: pip install 'talon-rummy[postgres]'"
            raise DatabaseFault(missing) from None
        self.dialect = self.engine.dialect.name
        self._writers = self.engine.execution_options(**{WRITES: True})
        self._one_writer: AbstractAsyncContextManager[None] = nullcontext()
        self._reads = 0
        self._unread = asyncio.Event()
        self._taken = 0.0
        self.in_trouble: list[Callable[[timedelta], object]] = []
        """Called when it did not do what it was asked, with the time for which it has done nothing of anybody's."""
        self.before_close: list[Callable[[], Awaitable[None]]] = []
        """Awaited before the connections are closed."""
        if self.dialect == "sqlite":
            # Writers of one process queue here, in order, instead of polling the file's lock.
            self._one_writer = asyncio.Lock()
            if not inline:
                event.listen(self.engine.sync_engine, "do_connect", sqlite_file.connecting)
            connected = partial(sqlite_file.connected, "OFF" if inline else "FULL")
            event.listen(self.engine.sync_engine, "connect", connected)
            event.listen(self.engine.sync_engine, "begin", sqlite_file.begin)
            self._readers = self.engine
            self._askers = self.engine.sync_engine.execution_options(**{ASKS: True})
        else:
            # A game is read in several statements that must all see the same commit, as they do in SQLite.
            self._readers = self.engine.execution_options(isolation_level="REPEATABLE READ")
            self._askers = self.engine.sync_engine.execution_options(isolation_level="AUTOCOMMIT")
            event.listen(self.engine.sync_engine, "handle_error", _read_only)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one state of the database throughout."""
        with self._a_read():
            async with self._readers.begin() as connection:
                yield connection

    @contextmanager
    def _a_read(self) -> Iterator[None]:
        self._reads += 1
        try:
            with self.troubles_named():
                yield
        finally:
            self._reads -= 1
            if not self._reads:
                self._unread.set()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that commits at the end. On SQLite it holds the write lock from its beginning.

        Raises LeaseLost where this process was taken for dead; and nobody can take it for that until the end.
        """
        with self.troubles_named():
            async with self._one_writer, self._writers.begin() as connection:
                asked = {"process_id": self.process_id}
                if self.process_id is not None and await connection.scalar(_ALIVE, asked) is None:
                    raise LeaseLost
                yield connection
            self._taken = time.monotonic()

    async def rows(self, wanted: Select[*Ts]) -> Sequence[Row[*Ts]]:
        """What one statement asks for: it sees one state without a transaction, and costs one turn of a greenlet."""
        with self._a_read():
            return await greenlet_spawn(self._ask, wanted)

    def _ask(self, wanted: Select[*Ts]) -> Sequence[Row[*Ts]]:
        with self._askers.connect() as connection:
            return connection.execute(wanted).all()

    async def row(self, wanted: Select[*Ts]) -> Row[*Ts] | None:
        """The one row that is asked for, or None."""
        return next(iter(await self.rows(wanted)), None)

    async def scalars(self, wanted: Select[T]) -> Sequence[T]:
        """The one column that is asked for, row by row."""
        return [value for (value,) in await self.rows(wanted)]

    async def scalar(self, wanted: Select[T]) -> T | None:
        """The first of them, or None."""
        found = await self.row(wanted)
        return None if found is None else found[0]

    async def change(self, statement: Update | Delete) -> int:
        """Carry out a statement in a transaction of its own; gives how many rows it has changed."""
        async with self.writing() as connection:
            return (await connection.execute(statement)).rowcount

    async def detached(self) -> Any:
        """A connection of the server's own driver, outside of transactions, to be closed by whoever asked."""
        import asyncpg  # noqa: PLC0415 - there only where PostgreSQL is used

        _, options = self.engine.dialect.create_connect_args(self.engine.url)
        with self.troubles_named():
            return await asyncpg.connect(**options, **_connecting(self.engine.url, self.name))

    async def lock(self, connection: AsyncConnection) -> None:
        """Be the only one, until the transaction ends, who does what only one may do at a time."""
        if self.dialect == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})

    async def upgrade(self) -> None:
        """Bring the schema to its newest version; two processes may try at once."""
        from bot.store.database.upgrade import upgrade  # noqa: PLC0415 - Alembic is needed once at the start, not by every import

        async with self.writing() as connection:
            await self.lock(connection)
            await connection.run_sync(upgrade)

    async def check_schema(self) -> None:
        """Raises DatabaseFault where there is no such database yet, or its schema is another than this program's."""
        from bot.store.database.upgrade import check_newest  # noqa: PLC0415 - as above

        self._check_file()
        async with self.reading() as connection:
            await connection.run_sync(check_newest)

    async def empty_log(self) -> None:
        """Leave nothing of what was deleted in an SQLite file's log, where nobody reads it now: none is waited for."""
        if self.dialect == "sqlite":
            with self.troubles_named():
                async with self._one_writer, self.engine.execution_options(**{ASKS: True}).connect() as connection:
                    for one in ("busy_timeout=0", "wal_checkpoint(TRUNCATE)", f"busy_timeout={BUSY_S * 1000}"):
                        await connection.execute(text(f"PRAGMA {one}"))

    async def damage(self) -> str | None:
        """What the database says is wrong with its own file; None where nothing is, or where it keeps none."""
        if self.dialect != "sqlite":
            return None
        async with self.reading() as connection:
            said = await connection.scalar(text("PRAGMA quick_check(1)"))
        return None if said == "ok" else str(said)

    async def is_shared(self) -> bool:
        """Whether other programs of ours are connected to it, where it is a server's; a file they have `alone`."""
        if self.dialect != "postgresql":
            return False
        others = "datname = current_database() AND application_name LIKE 'talon %' AND application_name <> :name"
        async with self.reading() as connection:
            asked = text(f"SELECT count(*) FROM pg_stat_activity WHERE {others}")  # noqa: S608 - our own words
            return bool(await connection.scalar(asked, {"name": self.name}))

    def _check_file(self) -> None:
        file = self.engine.url.database if self.dialect == "sqlite" else None
        if file is not None and not Path(file).exists():
            raise DatabaseFault(f"there is no database {file}; talon migrate makes it, or change TALON_DATABASE_URL")

    def on_statement(self, took: Callable[[float], None]) -> None:
        """Call a hook after every statement with the seconds that it took. It must return at once and not raise."""
        begun: dict[int, float] = {}

        def before(connection: Any, *_: Any) -> None:
            begun[id(connection)] = time.perf_counter()

        def after(connection: Any, *_: Any) -> None:
            took(time.perf_counter() - begun.pop(id(connection), time.perf_counter()))

        event.listen(self.engine.sync_engine, "before_cursor_execute", before)
        event.listen(self.engine.sync_engine, "after_cursor_execute", after)

    async def close(self) -> None:
        """Let the reads and writes in flight end, and close every connection."""
        for ended in self.before_close:
            await ended()
        async with self._one_writer:
            while self._reads:
                self._unread.clear()
                await self._unread.wait()
            await self.engine.dispose()

    @contextmanager
    def troubles_named(self) -> Iterator[None]:
        """Tell the faults of a database from those of a program. Raises DatabaseTrouble for the former."""
        began = time.monotonic()
        try:
            yield
        except (IntegrityError, DataError, ProgrammingError):
            raise
        except Exception as error:
            if is_wrong_value(error) or not is_of_database(error):
                raise
            found = trouble(error, self.engine.url)
            if not isinstance(found, Collision):
                for hook in self.in_trouble:
                    hook(timedelta(seconds=time.monotonic() - max(began, self._taken)))
            raise found from error

    async def upsert(
        self,
        connection: AsyncConnection,
        table: Table,
        rows: Sequence[Mapping[str, Any]],
        *,
        key: Sequence[str] = (),
        keep: Sequence[str] = (),
        add: Sequence[str] = (),
    ) -> None:
        """Insert rows; where one with the same key columns exists (the primary key where no `key` is named), overwrite
        it, if there is anything else to a row.

        The columns `keep` stay as they are in an existing row, and the numbers of the columns `add` are added to those
        that are there.
        """
        if rows:
            key = tuple(key or table.primary_key.columns.keys())
            statement = _upsert(self.dialect, table, tuple(rows[0]), key, tuple(keep), tuple(add))
            await connection.execute(statement, list(rows))

    async def put(self, table: Table, row: Mapping[str, Any], *, keep: Sequence[str] = ()) -> None:
        """Insert or overwrite a row, as `upsert` does, in a transaction of its own."""
        async with self.writing() as connection:
            await self.upsert(connection, table, [row], keep=keep)

    async def insert_new(self, connection: AsyncConnection, table: Table, row: Mapping[str, Any]) -> bool:
        """Insert a row unless there is one with the same primary key; whether there was none."""
        insert = sqlite.insert(table) if self.dialect == "sqlite" else postgresql.insert(table)
        statement = insert.values(dict(row)).on_conflict_do_nothing(index_elements=table.primary_key.columns.keys())
        return (await connection.execute(statement)).rowcount > 0


class Store:
    """What reads and writes some tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _every(self, table: Table, read: Callable[[Row[Any]], T], wanted: Select[Any]) -> tuple[T, ...]:
        """What can be read of rows of a table, whatever else they have."""
        return tuple(legible(table, await self._database.rows(wanted), read))

    async def _one(self, table: Table, read: Callable[[Row[Any]], T], wanted: Select[Any]) -> T | None:
        """The one row that is asked for; None where there is none, or it cannot be read."""
        return next(iter(await self._every(table, read, wanted)), None)


def _connecting(url: URL, name: str) -> dict[str, Any]:
    """How to connect: neither a network that swallows everything nor somebody who stopped half way holds us up."""
    if url.get_backend_name() == "sqlite":
        return {}
    settings = {
        "application_name": name,
        "idle_in_transaction_session_timeout": "20000",
        "lock_timeout": "10000",
    }
    return {"timeout": 10, "command_timeout": 30, "server_settings": settings}


@cache
def _upsert(
    dialect: str,
    table: Table,
    columns: tuple[str, ...],
    key: tuple[str, ...],
    keep: tuple[str, ...],
    add: tuple[str, ...],
) -> Executable:
    insert = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    changed: dict[str, Any] = {name: insert.excluded[name] for name in columns if name not in {*key, *keep}}
    changed |= {name: table.c[name] + insert.excluded[name] for name in add}
    if not changed:
        return insert.on_conflict_do_nothing(index_elements=list(key))
    return insert.on_conflict_do_update(index_elements=list(key), set_=changed)


def _read_only(context: ExceptionContext) -> None:
    """What was opened while the server took no writes never takes any: it is opened anew."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True

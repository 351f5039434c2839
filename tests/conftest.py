from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store.db import Database, sqlite_url
from tests.prove.reporting import ProofReport, reporting


@pytest.fixture
def proof_report(request: pytest.FixtureRequest) -> ProofReport:
    """Tell a figure of a proof, for docs/PROOFS.md, and hold it against its limit; see tests/prove."""
    return reporting(request.node)


@pytest.fixture(scope="session")
def newest_schema(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with every migration applied, to be copied."""
    path = tmp_path_factory.mktemp("schema") / "talon.db"

    async def apply_migrations() -> None:
        database = Database(sqlite_url(path))
        await database.upgrade()
        await database.close()

    asyncio.run(apply_migrations())
    return path


@pytest.fixture
def database_file(tmp_path: Path, newest_schema: Path) -> Path:
    """A SQLite database of the test's own, which is as new as the program."""
    return Path(shutil.copy(newest_schema, tmp_path / "talon.db"))

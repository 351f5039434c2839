from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store.db import Database, sqlite_url


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a row, made once."""
    path = tmp_path_factory.mktemp("empty") / "talon.db"

    async def make() -> None:
        database = Database(sqlite_url(path))
        await database.upgrade()
        await database.close()

    asyncio.run(make())
    return path


@pytest.fixture
def url(empty: Path, tmp_path: Path) -> str:
    shutil.copy(empty, tmp_path / "talon.db")
    return sqlite_url(tmp_path / "talon.db")

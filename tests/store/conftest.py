from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.db import Database, sqlite_url


@pytest.fixture
def url(database_file: Path) -> str:
    return sqlite_url(database_file)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = Database(url)
    await opened.upgrade()
    yield opened
    await opened.close()

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.db import sqlite_url
from tests.hosting.hosted import Host


@pytest.fixture
def url(database_file: Path) -> str:
    return sqlite_url(database_file)


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url) as opened:
        yield opened

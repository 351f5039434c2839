from collections.abc import AsyncIterator

import pytest

from bot.store.database.db import Database


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = Database(url)
    await opened.upgrade()
    yield opened
    await opened.close()

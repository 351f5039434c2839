from collections.abc import AsyncIterator

import pytest

from tests.hosting.hosted import Host


@pytest.fixture(autouse=True)
def _at_once(sqlite_at_once: None) -> None:
    """Nobody waits for the database but the test."""


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url) as opened:
        yield opened

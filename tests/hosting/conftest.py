from collections.abc import AsyncIterator

import pytest

from bot.hosting.people.privacy import Privacy
from tests.hosting.hosted import Host


@pytest.fixture(autouse=True)
def _at_once(sqlite_at_once: None) -> None:
    """Nobody waits for the database but the test."""


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url) as opened:
        yield opened


@pytest.fixture
def privacy(host: Host) -> Privacy:
    return host.services.privacy

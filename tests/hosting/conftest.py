from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.hosting.hosted import Host


@pytest.fixture
async def host(url: str) -> AsyncIterator[Host]:
    async with Host.opened(url) as opened:
        yield opened

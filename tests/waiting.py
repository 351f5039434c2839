"""Waiting for what cannot tell us that it has happened: as long as it takes, for a busy machine is slow, not stuck."""

import inspect
from asyncio import sleep, timeout
from collections.abc import Awaitable, Callable
from typing import Final

LONGEST_S: Final = 600
"""So long a test waits before it says that something never happens."""


async def until(happened: Callable[[], object | Awaitable[object]]) -> None:
    """Look again and again until it is so. Raises TimeoutError where it never is."""
    async with timeout(LONGEST_S):
        # There is no event to wait for.
        while not (await answer if inspect.isawaitable(answer := happened()) else answer):  # noqa: ASYNC110
            await sleep(0.01)

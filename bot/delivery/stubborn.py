"""What was said must be remembered, or it would be said twice: writing it down is tried while the database is away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.hosting.pauses import for_the_database
from bot.store.trouble import DatabaseTrouble, LeaseLost

T = TypeVar("T")

TRIES: Final = 30
"""About two minutes, as long as a notice is leased to us."""


async def stubbornly(call: Callable[[], Awaitable[T]]) -> T:
    """What a call gives that writes to the database. Raises DatabaseTrouble when it failed for two minutes, LeaseLost
    at once.
    """
    pauses = for_the_database()
    while True:
        try:
            return await call()
        except LeaseLost:
            raise
        except DatabaseTrouble:
            pause = pauses.next()
            if pauses.failures >= TRIES:
                raise
        await asyncio.sleep(pause)

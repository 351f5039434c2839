"""Whose turn it is, among all processes on one database, to do what Discord wants done one after another."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from bot.store.database.db import Database

_FIRST_KEY: Final = 0x7A11
_LOOK_EVERY_S: Final = 0.25


class Turns:
    """Numbered turnstiles: nobody passes one sooner than `gap_s` seconds after whoever passed it last."""

    def __init__(self, database: Database, gap_s: float) -> None:
        self._database = database
        self._gap_s = gap_s
        self._here: dict[int, asyncio.Lock] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def wait(self, number: int) -> None:
        """Wait until it is our turn at a turnstile, and pass. Raises DatabaseTrouble."""
        lock = self._here.setdefault(number, asyncio.Lock())
        await lock.acquire()
        try:
            opened = await self._passed(number)
        except BaseException:
            lock.release()
            raise
        closing = asyncio.create_task(self._close(lock, opened), name=f"turnstile-{number}")
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)

    async def _passed(self, number: int) -> Any:
        """The connection that keeps a turnstile shut for others; None where there are no other processes."""
        if self._database.dialect != "postgresql":
            return None
        driver = await self._database.detached()
        try:
            # Held by the connection: one that dies lets the next one pass.
            asked = "SELECT pg_try_advisory_lock($1, $2)"
            while not await driver.fetchval(asked, _FIRST_KEY, number):  # noqa: ASYNC110 - another process has it
                await asyncio.sleep(_LOOK_EVERY_S)
        except BaseException:
            await driver.close(timeout=2)
            raise
        return driver

    async def _close(self, lock: asyncio.Lock, driver: Any) -> None:
        try:
            await asyncio.sleep(self._gap_s)
        finally:
            lock.release()
            if driver is not None:
                await driver.close(timeout=2)

"""What processes tell each other at once: that a game has changed, that somebody has settled something.

It is only told to those who listen at that moment: whoever missed it finds out a little later by itself. A database
that only one process uses has nobody to tell.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import text

from bot.store.database.db import Database
from bot.store.database.trouble import DatabaseTrouble

log = logging.getLogger(__name__)

CHANNEL: Final = "talon"
AGAIN_S: Final = 2.0
Heard = Callable[[str, str], None]


class Notifications:
    """What one process tells the others and hears from them. `hear` is called with a word and what it is about."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._name = secrets.token_hex(4)
        self._telling: set[asyncio.Task[None]] = set()

    def tell(self, word: str, about: object = "") -> None:
        """Tell all other processes, soon; nothing waits for it."""
        if self._database.dialect == "postgresql":
            task = asyncio.create_task(self._tell(f"{self._name} {word} {about}"), name="notifications")
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def listen(self, hear: Heard, again: Callable[[], None]) -> None:
        """Hear what others tell, until cancelled; `again` is called whenever something may have been missed."""
        if self._database.dialect != "postgresql":
            return
        import asyncpg  # noqa: PLC0415 - there only where PostgreSQL is used

        cut = (DatabaseTrouble, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
        while True:
            try:
                await self._listen(hear, again)
            except cut as trouble:
                log.warning("the other processes cannot be heard: %s", trouble)
            await asyncio.sleep(AGAIN_S)

    async def _tell(self, payload: str) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(text("SELECT pg_notify(:channel, :payload)"), _said(payload))
        except DatabaseTrouble as trouble:
            log.info("others find out by themselves: %s", trouble)

    async def _listen(self, hear: Heard, again: Callable[[], None]) -> None:
        lost = asyncio.Event()

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            name, word, about = payload.split(" ", 2)
            if name != self._name:
                hear(word, about)

        driver = await self._database.detached()
        try:
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, heard)
            again()
            while not lost.is_set():
                # A network that swallows everything is noticed by asking.
                await driver.execute("SELECT 1")
                await asyncio.sleep(AGAIN_S)
        finally:
            await driver.close(timeout=2)


def _said(payload: str) -> dict[str, Any]:
    return {"channel": CHANNEL, "payload": payload}

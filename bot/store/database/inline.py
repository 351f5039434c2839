"""SQLite without a thread of its own: every statement at once, on the event loop, which waits for it meanwhile.

For tools in which nobody else waits, and which would spend most of their time in going back and forth.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from functools import partial
from typing import Any

import aiosqlite


class InlineConnection(aiosqlite.Connection):
    """A connection as the driver's own, but for the thread, which it never starts."""

    def __init__(self, file: str) -> None:
        super().__init__(partial(sqlite3.connect, file), iter_chunk_size=64)
        self._tx: Any = _AtOnce()

    def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
        """Connect."""
        return self._connect().__await__()


class _AtOnce:
    """What the driver takes for the queue of its thread."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, function = asked
        try:
            result = function()
        except BaseException as error:  # noqa: BLE001 - whoever waits for it is told, as by the thread
            if future is not None:
                future.set_exception(error)
        else:
            if future is not None:
                future.set_result(result)

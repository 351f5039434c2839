"""What is done at an hour: one task that looks, again and again, for what is due."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import ClassVar

from bot.logs import told

_log = logging.getLogger(__name__)


class Looking:
    """Looks for what is due, in one task between `start` and `stop`, which waits in `asyncio.sleep` alone: so
    simulated time drives it. What it sends is claimed before: one that fails is missed, and none is sent twice.
    """

    name: ClassVar[str]
    every: ClassVar[timedelta] = timedelta(hours=1)
    """The longest pause between two looks."""

    _task: asyncio.Task[None] | None = None
    _nap: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run(), name=self.name)

    async def stop(self) -> None:
        """Stop; what is being sent may be missed."""
        if self._task is not None:
            self._task.cancel()
            self.wake()
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """Look again at once."""
        if self._nap is not None:
            self._nap.cancel()

    async def look(self) -> timedelta:
        """Do what is due; gives how long to wait before the next look."""
        raise NotImplementedError

    async def _run(self) -> None:
        while True:
            pause = self.every
            try:
                pause = await self.look()
            except Exception as error:  # noqa: BLE001 - what is due later must not fail with what is due now
                _log.error("%s failed\n%s", self.name, told(error))
            self._nap = asyncio.create_task(asyncio.sleep(max(pause.total_seconds(), 1)), name=f"{self.name}-nap")
            await asyncio.wait({self._nap})

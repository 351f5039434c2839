"""The clock: sleeps to the earliest deadline of all games and carries it out.

Deadlines are rows, so nothing is lost when the process ends, and no game is loaded before its deadline fires.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.hosting.policy import Clock, Policy
from bot.hosting.service import GameService
from bot.hosting.write_path import Committed
from bot.store.db import Database
from bot.store.deadlines import DeadlineStore, GameDeadline

log = logging.getLogger(__name__)

BATCH: Final = 50
LONGEST_SLEEP: Final = timedelta(hours=1)
AFTER_FAILURE: Final = timedelta(minutes=5)


class Scheduler:
    """Fires deadlines, in one task of its own between `start` and `close`.

    Each deadline is carried out in a task too, since computer players may think for long; a game's are so one at a
    time, the earliest first. It waits in `asyncio.sleep` alone, so that simulated time drives it.
    """

    def __init__(self, service: GameService, database: Database, clock: Clock, policy: Policy | None = None) -> None:
        self._service = service
        self._store = DeadlineStore(database)
        self._clock = clock
        self._policy = policy or Policy()
        self._task: asyncio.Task[None] | None = None
        self._nap: asyncio.Task[None] | None = None
        self._under_way: dict[int, asyncio.Task[bool]] = {}
        self._wakes: datetime | None = None
        self._closing = False
        service.subscribe(self._committed)

    async def start(self) -> None:
        """Begin. Deadlines that passed while nobody watched, or pass too soon, are given a grace period first.

        The grace is what the pace gives for such a deadline, but at most ten minutes and at least one.
        """
        moved = await self._store.forgive(self._clock(), self._policy.late)
        if moved:
            log.info("%d deadlines were given a grace period", moved)
        self._task = asyncio.create_task(self._run(), name="talon-scheduler")

    async def close(self) -> None:
        """Stop. The deadlines that are being carried out still are; every other stays in the database."""
        self._closing = True
        if self._nap is not None:
            self._nap.cancel()
        if self._task is not None:
            await asyncio.wait({self._task})
        if self._under_way:
            await asyncio.wait(self._under_way.values())

    async def fire_due(self) -> int:
        """Fire everything that fires by now, and give how many deadlines were acted upon."""
        fired = 0
        begun = await self._begin(self._clock())
        while begun:
            done, begun = await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
            fired += sum(task.result() for task in done)
            begun |= await self._begin(self._clock())
        return fired

    async def _run(self) -> None:
        while True:
            self._wakes = None
            try:
                now = self._clock()
                await self._begin(now)
                wakes = await self._next(now)
            except Exception as failure:  # noqa: BLE001 - the clock must not stop because the database was away
                log.error("the scheduler failed and will try again: %s", _told(failure))  # noqa: TRY400
                wakes = self._clock() + AFTER_FAILURE
            if self._closing:
                return
            # A commit may have set an earlier deadline while the database was asked.
            self._wakes = min(wakes, self._wakes or wakes)
            pause = max((self._wakes - self._clock()).total_seconds(), 0)
            self._nap = asyncio.create_task(asyncio.sleep(pause), name="talon-scheduler-nap")
            await asyncio.wait({self._nap})

    async def _begin(self, now: datetime) -> set[asyncio.Task[bool]]:
        """Begin to carry out what fires by now, as far as there is room; give the tasks."""
        begun: set[asyncio.Task[bool]] = set()
        for one in await self._store.firing(now, BATCH + len(self._under_way)):
            if self._closing or len(self._under_way) >= BATCH:
                break
            if one.game_id not in self._under_way:
                task = asyncio.create_task(self._fire(one), name=f"talon-game-{one.game_id}")
                self._under_way[one.game_id] = task
                task.add_done_callback(partial(self._carried_out, one.game_id))
                begun.add(task)
        return begun

    async def _next(self, now: datetime) -> datetime:
        """When to look again. What fires by now is under way, or begins when something of that is done."""
        latest = now + LONGEST_SLEEP
        first = await self._store.next_after(now)
        return latest if first is None else min(first, latest)

    def _carried_out(self, game_id: int, task: asyncio.Task[bool]) -> None:
        del self._under_way[game_id]
        failure = None if task.cancelled() else task.exception()
        if failure is not None:
            log.error("the scheduler failed and will try again: %s", _told(failure))
        self._wake_at(self._clock() + (AFTER_FAILURE if failure else timedelta()))

    def _committed(self, commit: Committed) -> None:
        if commit.fires is not None:
            self._wake_at(commit.fires)

    def _wake_at(self, moment: datetime) -> None:
        if self._wakes is not None and self._wakes <= moment:
            return
        self._wakes = moment
        if self._nap is not None:
            self._nap.cancel()

    async def _fire(self, one: GameDeadline) -> bool:
        try:
            return await self._service.fire(one.game_id, one.deadline)
        except Exception as failure:  # noqa: BLE001 - one broken game must not stop the clock of all others
            kind = one.deadline.kind
            log.error("game %d: its %s failed: %s", one.game_id, kind.value, _told(failure))  # noqa: TRY400
            await self._store.postpone(one.game_id, kind, self._clock() + AFTER_FAILURE)
            return False


def _told(failure: BaseException) -> str:
    """A failure without its message, which may quote somebody's cards: its kind and its place."""
    return "".join([type(failure).__qualname__, "\n", *traceback.format_tb(failure.__traceback__)]).rstrip()

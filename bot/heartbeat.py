"""A sign of life in the database, so that another process can tell whether the bot is connected."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final, Protocol

from bot.logs import named
from bot.store.database.facts import FactStore, Silence

if TYPE_CHECKING:
    from bot.services import Services

INTERVAL: Final = timedelta(seconds=30)
LOOK_S: Final = 1.0
# One beat may be late while the database is busy; two missing in a row are a sign of death.
LONGEST_SILENCE: Final = timedelta(seconds=75)
_log = logging.getLogger(__name__)

ALONE: Final = "heartbeat"


def one_of_many() -> str:
    """Where a process leaves its sign of life that is one of several: by its machine or container."""
    return f"{ALONE}:{socket.gethostname()}"[:64]


def of_shard(shard: int) -> str:
    """Where whichever process has a shard leaves a sign of life for whoever has it next."""
    return f"{ALONE}/{shard}"


class Connected(Protocol):
    """What is connected to Discord, or not."""

    @property
    def latency(self) -> float:
        """Seconds to Discord and back; infinite where there is no connection."""

    def is_ready(self) -> bool:
        """Whether it is."""


async def beat(client: Connected, services: Services, wake: Sequence[Callable[[], object]] = ()) -> None:
    """Leave a sign of life every INTERVAL while players and bot reach each other, the first as soon as they do. Ends
    when it is cancelled.

    `wake` are called each time: others than this process may have written to the database. From the first connection
    on, what the program is made of is no more gone through for garbage: that would stop everything for a tenth of a
    second now and then. Who is started anew while nobody can be reached is to know since when, so no sign is left until
    clocks have rested for it.
    """
    settled = False
    while True:
        for hook in wake:
            hook()
        try:
            async with asyncio.timeout(INTERVAL.total_seconds()):
                while not client.is_ready() or client.latency == float("inf") or services.away.anyone:  # noqa: ASYNC110
                    await asyncio.sleep(LOOK_S)
        except TimeoutError:
            continue
        if not settled:
            settled = True
            gc.collect()
            gc.freeze()
        try:
            now = services.clock()
            for fact in services.scheduler.signs():
                await services.facts.put(fact, now.isoformat())
            await services.daily.alive(now)
        except Exception as failure:  # noqa: BLE001 - the heart must not stop because the database was away
            _log.error("no sign of life could be left: %s", named(failure))
        await asyncio.sleep(INTERVAL.total_seconds())


async def silence(memory: FactStore, now: datetime, fact: str | None = None) -> timedelta | None:
    """How long ago the last sign of life was, of any process or that of a name; None where there never was one."""
    last = await (memory.last(ALONE) if fact is None else memory.get(fact))
    return None if last is None else now - datetime.fromisoformat(last).astimezone(UTC)


async def unwatched(memory: FactStore, now: datetime, fact: str) -> Silence:
    """For how long nobody was connected by now, as a name's last sign tells to whoever begins."""
    return Silence(fact, await silence(memory, now, fact) or timedelta(0))

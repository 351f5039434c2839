"""Which shards this process hosts: it shares them out with the others, and takes over those of one that died.

Every process looks around every `BEAT`. A process whose beats stand still for `DEAD_AFTER`, by the looker's own
monotonic clock, is buried and its shards are taken; a process that comes takes its fair share, which the others let go.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final, Protocol

from bot.hosting.places.away import Away
from bot.hosting.running.scheduler import Scheduler
from bot.store.database.facts import Silence
from bot.store.database.trouble import DatabaseTrouble, LeaseLost
from bot.store.processes import LeaseStore, Shards, Standings

log = logging.getLogger(__name__)

BEAT_S: Final = 3.0
DEAD_AFTER_S: Final = 15.0
"""Silence that costs a process its place. Whoever could not beat for so long says nothing more either."""


class Tending(Protocol):
    """Who connects shards to Discord and says what there is to say on them."""

    async def begin(self, shard: int) -> None:
        """A shard is ours: free what a dead process held of it, and connect. Returns soon."""

    async def end(self, shard: int) -> None:
        """A shard is to be another's: say what is being said to its end, and disconnect."""


def fair_share(process_id: int, alive: Iterable[int], shards: int) -> int:
    """How many shards a process is to have: as many as any other, those that came first one more where need be."""
    order = sorted(alive)
    each, more = divmod(shards, len(order))
    return each + (order.index(process_id) < more)


class Ownership:
    """The lease of one process, between `join` and `leave`; `keep` is its loop, or `step` one round of it."""

    def __init__(
        self,
        leases: LeaseStore,
        away: Away,
        scheduler: Scheduler,
        tending: Tending,
        monotonic: Callable[[], float],
        unwatched: Callable[[int], Awaitable[Silence]],
    ) -> None:
        """`unwatched` says for how long no process has been connected for a shard."""
        self._leases = leases
        self._away = away
        self._scheduler = scheduler
        self._tending = tending
        self._monotonic = monotonic
        self._unwatched = unwatched
        self._process_id = 0
        self._renewed = 0.0
        self._heard: dict[int, tuple[int, float]] = {}
        self._ours: frozenset[int] = frozenset()
        self.processes = 1

    @property
    def ours(self) -> Shards:
        return Shards(self._away.shards, self._ours)

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have taken our place yet, so that we may speak."""
        return self._monotonic() - self._renewed < DEAD_AFTER_S

    async def join(self) -> None:
        """Become one of the processes, without any shards yet. Raises DatabaseFault where they have another number."""
        for shard in range(self._away.shards):
            self._away.disown(shard)
        self._process_id = await self._leases.join(self._away.shards)
        self._renewed = self._monotonic()
        log.info("process %d of %d shards", self._process_id, self._away.shards)

    async def keep(self) -> None:
        """Keep the lease until cancelled. Raises LeaseLost when others have taken this process's place."""
        while True:
            try:
                await self.step()
            except LeaseLost:
                raise
            except DatabaseTrouble as trouble:
                log.warning("the lease of process %d could not be renewed: %s", self._process_id, trouble)
            await asyncio.sleep(BEAT_S)

    async def step(self) -> None:
        """Give a sign of life, look after the others, and take or let go what is out of balance."""
        if not self.is_sure:
            # Whoever could not beat for so long has not heard the others either.
            self._heard.clear()
        began = self._monotonic()
        standings = await self._leases.beat(self._process_id)
        self._renewed = began
        silent = self._silent(standings.beats)
        for process_id in silent:
            if await self._leases.bury(process_id, standings.beats[process_id]):
                log.warning("process %d is silent: its shards go to others", process_id)
                free = standings.of(process_id) | standings.of(None)
                standings = Standings(standings.beats, {**standings.owners, **dict.fromkeys(free)})
        alive = standings.beats.keys() - silent
        self.processes = len(alive)
        await self._balance(standings, alive)

    async def leave(self) -> None:
        """Let everything go, and be no longer one of the processes."""
        await asyncio.gather(*(self._let_go(shard) for shard in sorted(self._ours)))
        await self._leases.leave(self._process_id)

    def _silent(self, beats: Mapping[int, int]) -> frozenset[int]:
        now = self._monotonic()
        self._heard = {
            one: self._heard[one] if one in self._heard and self._heard[one][0] == beat else (beat, now)
            for one, beat in beats.items()
        }
        others = self._heard.items() - {(self._process_id, self._heard[self._process_id])}
        return frozenset(one for one, (_, since) in others if now - since >= DEAD_AFTER_S)

    async def _balance(self, standings: Standings, alive: Iterable[int]) -> None:
        mine = standings.of(self._process_id)
        lacking = fair_share(self._process_id, alive, self._away.shards) - len(mine)
        free = sorted(standings.of(None))[: max(lacking, 0)]
        if free:
            mine |= await self._leases.take(self._process_id, free)
        # What is ours but not begun is so because the database went away in between.
        for shard in sorted(mine - self._ours):
            await self._begin(shard)
        for shard in sorted(self._ours)[: max(-lacking, 0)]:
            await self._let_go(shard)

    async def _begin(self, shard: int) -> None:
        log.info("shard %d is ours", shard)
        self._away.own(shard)
        one = Shards(self._away.shards, frozenset({shard}))
        await self._scheduler.forgive(one, await self._unwatched(shard))
        await self._tending.begin(shard)
        self._ours |= {shard}
        self._scheduler.wake()

    async def _let_go(self, shard: int) -> None:
        log.info("shard %d is let go", shard)
        self._away.disown(shard)
        await self._tending.end(shard)
        self._ours -= {shard}
        await self._leases.let_go(self._process_id, shard)

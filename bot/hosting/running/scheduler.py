"""The clock: sleeps to the earliest deadline of all games and carries it out.

Deadlines are rows, so nothing is lost when the process ends, and no game is loaded before its deadline fires.
"""

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.hosting.clock.steady_clock import SMALL, Pauses
from bot.hosting.games.firing import NO_DRAFTS, Drafts
from bot.hosting.games.service import GameService
from bot.hosting.moves.write_path import Committed
from bot.hosting.places.away import Away
from bot.hosting.tournaments.course import Course
from bot.logs import named, told
from bot.records.ids import GameId
from bot.store.database.db import Database
from bot.store.database.facts import FactStore, Silence
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.deadlines import LONG_ABSENCE, Absence, DeadlineStore, Due, Lane, set_back
from bot.store.processes import Shards

log = logging.getLogger(__name__)

WIDTHS: Final = {Lane.COMPUTERS: 16, Lane.SHORT: 2, Lane.LONG: 2}
"""How many tasks carry out deadlines of a lane at once: few, so that the loop is never long in one of its rounds."""
AT_ONCE: Final = {Lane.COMPUTERS: 1, Lane.SHORT: 8, Lane.LONG: 8}
"""How many deadlines of a lane one task carries out: their games are read, and written, together."""
FETCHED: Final = 200
NONE: Final = Silence("", timedelta(0))
LONGEST_SLEEP: Final = timedelta(hours=1)
_AT_ONCE: Final = -math.inf
_AGENDA: Final = 0
"""Stands among the games that are seen to for the tournaments: no game has this id."""


@dataclass
class _Waiting:
    """The deadlines of a lane that are due, as far as they were fetched, and how many tasks carry others out."""

    due: deque[Due] = field(default_factory=deque)
    under_way: int = 0


class Scheduler:
    """Fires deadlines, in one task of its own between `start` and `close`.

    Each deadline is carried out in a task too, since computer players may think for long; a game's are so one at a
    time, the earliest first. It waits in `asyncio.sleep` alone, so that simulated time drives it; that sleep is by the
    monotonic clock, whatever becomes of the time of day.
    """

    def __init__(self, service: GameService, database: Database, away: Away | None = None) -> None:
        self._service = service
        self._store = DeadlineStore(database, service.path.clock)
        self._agenda: Course | None = None
        self._facts = FactStore(database)
        self._owed: list[Absence] = []
        self._clock, self._policy = service.path.clock, service.path.policy
        self._away = away or Away(self._clock)
        self._task: asyncio.Task[None] | None = None
        self._nap: asyncio.Task[None] | None = None
        self._lanes = {lane: _Waiting() for lane in Lane}
        self._under_way: dict[int, asyncio.Task[int]] = {}
        self._failed: dict[int, Pauses] = {}
        self._pauses = Pauses()
        self._pause: float | None = None
        self._fired = 0
        self._ended = 0
        self._wakes: float | None = None
        self._closing = False
        self.signs: Callable[[], Sequence[str]] = tuple
        """The names under which signs of life are left, as also when a leap was made good: what comes next reckons
        from there."""
        service.path.hooks.append(self.moved_on)
        self._away.hooks.append(self.wake)

    def keep(self, agenda: Course) -> None:
        """Keep the deadlines of tournaments too."""
        self._agenda = agenda

    async def start(self, silence: Silence = NONE) -> None:
        """Begin. Deadlines that passed while nobody watched, or pass too soon, are first given a grace (`grace_s`)."""
        await self.forgive(self._away.ours, silence)
        self._task = asyncio.create_task(self._run(), name="talon-scheduler")

    async def forgive(self, shards: Shards, silence: Silence = NONE) -> None:
        """Give the grace period to what has passed on shards, or passes too soon, because nobody watched; clocks have
        rested for so long as nobody there was connected, or follow a time of day that was set back since.
        """
        now = self._clock()
        if silence.lasted < -SMALL:
            await self._follow_back(silence, now, shards)
        if silence.lasted >= LONG_ABSENCE:
            await self._let_rest(Absence(shards, now - silence.lasted, now))
        moved = await self._store.forgive(now, self._policy.late, shards)
        if moved:
            log.info("%d games have deadlines that were given a grace period", len(moved))
            self._service.path.announce(Committed(moved[0], None, notices=True))
        if self._agenda is not None:
            await self._let_agenda_rest(self._agenda)
            await self._agenda.prepare(now, shards)

    async def _follow_back(self, silence: Silence, now: datetime, shards: Shards) -> None:
        stores = [self._store, *([] if self._agenda is None else [self._agenda.deadlines])]
        for game_id in await set_back(stores, silence, now, shards):
            await self._service.firing.rest_anew(GameId(game_id), -silence.lasted)
        log.warning("the time of day was set back by %s: all deadlines follow it", -silence.lasted)

    async def close(self) -> None:
        """Stop. The deadlines that are being carried out still are; every other stays in the database."""
        self._closing = True
        if self._nap is not None:
            self._nap.cancel()
        if self._task is not None:
            await asyncio.wait({self._task})
        if self._under_way:
            await asyncio.wait(self._under_way.values())

    def wake(self) -> None:
        """Look now for what is due: somebody else may have written to the database."""
        self._wake_in(0)

    def moved_on(self, commit: Committed) -> None:
        """Look when the first deadline of what was committed fires, if that is before anything else does."""
        if commit.fires is not None:
            self._wake_in((commit.fires - self._clock()).total_seconds())

    def _wake_in(self, seconds: float) -> None:
        wakes = time.monotonic() + seconds
        if self._wakes is None or self._wakes > wakes:
            self._wakes = wakes
            if self._nap is not None:
                self._nap.cancel()

    async def fire_due(self) -> int:
        """Fire everything that fires by now, and give how many deadlines were acted upon."""
        before, self._pause = self._fired, None
        ended = -1
        while (ended != self._ended or self._is_to_look()) and self._pause is None:
            # What ends while we look may have kept something else of its game from beginning; what is committed then
            # may be due.
            ended, self._wakes = self._ended, None
            await self._look(self._clock())
            while self._under_way and not self._is_to_look():
                await asyncio.wait(self._under_way.values(), return_when=asyncio.FIRST_COMPLETED)
        while self._under_way:
            await asyncio.wait(self._under_way.values())
        return self._fired - before

    def _is_to_look(self) -> bool:
        return self._wakes is not None and self._wakes <= time.monotonic()

    async def _run(self) -> None:
        while not self._closing:
            self._wakes = None
            now = self._clock()
            try:
                first = await self._look(now)
            except Exception as failure:  # noqa: BLE001 - the clock must not stop because the database was away
                self._set_back(failure)
            if self._pause is not None:
                self._wakes = _AT_ONCE  # nothing wakes us sooner
                await self._sleep(self._pause)
                self._pause = None
            else:
                # A commit may have set an earlier deadline while the database was asked.
                wakes = time.monotonic() + (first - self._clock()).total_seconds()
                self._wakes = wakes if self._wakes is None else min(wakes, self._wakes)
                await self._sleep(self._wakes - time.monotonic())

    async def _sleep(self, seconds: float) -> None:
        if not self._closing:
            self._nap = asyncio.create_task(asyncio.sleep(max(seconds, 0)), name="talon-scheduler-nap")
            await asyncio.wait({self._nap})

    async def _look(self, now: datetime) -> datetime:
        """Let off who was away, and begin what is due as far as there is room; gives when to look again."""
        leap = self._away.leap()
        if leap is not None:
            await self._let_rest(leap)
            self._away.follow(leap)
            now = self._clock()
            for name in () if self._away.anyone else self.signs():
                await self._facts.put(name, now.isoformat())
        self._away.wakes()
        for absence in self._away.over():
            await self._let_rest(absence)
            self._away.let_off(absence)
        present, ours = self._away.present(), self._away.ours
        first = await self._store.first(ours)
        is_due = first is not None and first <= now
        for lane, waiting in self._lanes.items():
            if present is None:
                waiting.due.clear()
            elif is_due and not waiting.due and not self._closing:
                await self._fetch(lane, now, present)
            self._fill(lane)
        nexts = [now + LONGEST_SLEEP, await self._store.first(ours, after=now) if is_due else first]
        if self._agenda is not None:
            await self._let_agenda_rest(self._agenda)
            also = await self._agenda.first(ours)
            if also is not None and also <= now:
                if present is not None and _AGENDA not in self._under_way and not self._closing:
                    task = asyncio.create_task(self._agenda.carry_out(now, ours), name="talon-agenda")
                    self._under_way[_AGENDA] = task
                    task.add_done_callback(self._kept)
                also = await self._agenda.first(ours, after=now)
            nexts.append(also)
        if not self._under_way.keys() - {_AGENDA}:
            self._pauses.reset()
        return min(one for one in nexts if one is not None)

    async def _let_rest(self, absence: Absence) -> None:
        # A full disk takes what changes nothing; only what is written shows that there is room.
        await self._facts.put("rested", absence.until.isoformat())
        moved = await self._store.rest(absence, self._policy.late)
        log.warning("players were away for %s; %d games go on with what they lost", absence.length, len(moved))
        self._owed.append(absence)
        if moved:
            self._service.path.announce(Committed(moved[0], None, notices=True))

    async def _let_agenda_rest(self, agenda: Course) -> None:
        """The other half of it, in a transaction of its own, which may fail without the first."""
        while self._owed:
            await agenda.rest(self._owed[0])
            del self._owed[0]

    async def _fetch(self, lane: Lane, now: datetime, shards: Shards) -> None:
        """Fetch what is due of a lane, but of games that are seen to: what is found of those may be done by then."""
        seen_to = frozenset(self._under_way)
        found = await self._store.firing(now, FETCHED, lane, shards)
        self._lanes[lane].due.extend(one for one in found if one.owner_id not in seen_to)

    def _kept(self, task: asyncio.Task[int]) -> None:
        """The agenda has done what there was: if that was anything, more may have come of it."""
        del self._under_way[_AGENDA]
        if self._is_done(task):
            self.wake()

    def _is_done(self, task: asyncio.Task[int]) -> bool:
        """Whether a task that has ended has done what it was to do."""
        self._ended += 1
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._set_back(error)
        elif not task.cancelled():
            self._fired += task.result()
        return error is None and not task.cancelled()

    def _fill(self, lane: Lane) -> None:
        waiting = self._lanes[lane]
        while waiting.due and waiting.under_way < WIDTHS[lane] and self._pause is None and not self._closing:
            some = self._some_of(lane)
            if some:
                task = asyncio.create_task(self._carry_out(lane, some), name=f"talon-deadlines-{lane.value}")
                self._under_way |= dict.fromkeys((one.owner_id for one in some), task)
                waiting.under_way += 1
                task.add_done_callback(partial(self._carried_out, lane, some))

    def _some_of(self, lane: Lane) -> list[Due]:
        """The next deadlines of a lane, of a game one at a time: another of the same is looked for again later."""
        waiting, some = self._lanes[lane], dict[int, Due]()
        while waiting.due and len(some) < AT_ONCE[lane]:
            one = waiting.due.popleft()
            if one.owner_id not in self._under_way:
                some.setdefault(one.owner_id, one)
        return list(some.values())

    def _carried_out(self, lane: Lane, some: Sequence[Due], task: asyncio.Task[int]) -> None:
        for one in some:
            del self._under_way[one.owner_id]
        waiting = self._lanes[lane]
        waiting.under_way -= 1
        self._is_done(task)
        if self._away.anyone:
            waiting.due.clear()
        self._fill(lane)
        if not waiting.due and self._pause is None:
            self.wake()

    async def _carry_out(self, lane: Lane, some: Sequence[Due]) -> int:
        """Carry out deadlines of different games; give how many were acted upon."""
        drafts = NO_DRAFTS
        if lane is not Lane.COMPUTERS:
            try:
                drafts = await self._service.firing.foresee(some)
            except DatabaseTrouble as trouble:
                self._set_back(trouble)
                return 0
        return sum(await asyncio.gather(*(self._fire(one, drafts) for one in some)))

    async def _fire(self, one: Due, drafts: Drafts) -> bool:
        try:
            acted = await self._service.firing.fire(GameId(one.owner_id), one.deadline, drafts)
        except DatabaseTrouble as trouble:
            self._set_back(trouble)
            return False
        except Exception as failure:  # noqa: BLE001 - one broken game must not stop the clock of all others
            return await self._postpone(one, failure)
        self._failed.pop(one.owner_id, None)
        self._pauses.reset()
        return acted

    async def _postpone(self, one: Due, failure: Exception) -> bool:
        """Try a game again that could not be moved on: soon at first, then ever more seldom."""
        kind = one.deadline.kind
        log.error("game %d: its %s failed: %s", one.owner_id, kind.value, told(failure))
        pause = self._failed.setdefault(one.owner_id, Pauses(1.0, 300.0)).next()
        try:
            await self._store.postpone(one, self._clock() + timedelta(seconds=pause))
        except DatabaseTrouble as trouble:
            self._set_back(trouble)
        return False

    def _set_back(self, failure: BaseException) -> None:
        """The database does not answer: nothing is begun until a pause is over."""
        if self._pause is not None:
            return
        again = self._pauses.failures > 0
        self._pause = self._pauses.next()
        what = named(failure) if again or isinstance(failure, DatabaseTrouble) else told(failure)
        log.log(logging.WARNING if again else logging.ERROR, "the clock waits %.2f s: %s", self._pause, what)
        for waiting in self._lanes.values():
            waiting.due.clear()
        self._wake_in(_AT_ONCE)

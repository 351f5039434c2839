"""What drives a delivery: it takes what waits in an outbox, has it said, and puts back what fails.

A commit wakes it; it takes the oldest waiting notice of each owner, has it said and takes the next. What fails is put
back for later, with growing pauses; what can never be said is dropped with a line in the log.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Any, ClassVar, Final, Generic, TypeVar

import discord

from bot.delivery.lately import Lately
from bot.delivery.places import Places
from bot.delivery.requests import REQUEST_FAILED, RETRIES, Line, Setback, pause_after, setback_of, until_written
from bot.hosting.games.service import GameService
from bot.hosting.tournaments.service import TournamentService
from bot.logs import named, told
from bot.records.notices import NoticeKind, Waiting
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.outbox import Outbox

_log = logging.getLogger(__name__)

LEASE: Final = timedelta(minutes=2)
AT_ONCE: Final = 8
HURRY_GAP: Final = timedelta(seconds=30)
_SHORTEST_NAP: Final = 0.05
_AFTER_FAILURE: Final = 2.0

S = TypeVar("S", GameService, TournamentService)
P = TypeVar("P")


class Pump(ABC, Generic[S, P]):
    """Has said what waits in an outbox. `wake` is the hook for commits; `start` and `stop` frame its life."""

    never_given_up: ClassVar[Collection[NoticeKind]] = ()
    """What others wait for, so that it is tried again however often it fails."""
    in_own_place: ClassVar[Collection[NoticeKind]] = ()
    """What is told elsewhere than what is behind it, so that where it is refused that does not wait."""

    def __init__(
        self, outbox: Outbox, service: S, poster: P, line: Line, places: Places, is_sure: Callable[[], bool]
    ) -> None:
        """`is_sure` says whether it is still for us to speak: a process that slept for long has lost its place."""
        self._outbox = outbox
        self._service: S = service
        self._poster = poster
        self._places = places
        self._is_sure = is_sure
        self._clock = service.path.clock
        self._line = line
        self._hurried: set[int] = set()
        self._last_hurry = Lately(self._clock)
        self._hurrying: set[asyncio.Task[None]] = set()
        self._speaking: set[asyncio.Task[None]] = set()
        self._naps: set[asyncio.Task[None]] = set()
        self._pump: asyncio.Task[None] | None = None
        self._plain: set[tuple[int, str]] = set()
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._running = False
        within = RETRIES[Setback.PASSING].longest
        line.hooks.append(lambda: self._in_background(self._hurry(within=within)))

    async def start(self) -> None:
        """Go on with what waits, whatever was being said when the last process ended."""
        await self._outbox.release()
        await self._outbox.hurry(self._clock(), within=RETRIES[Setback.PASSING].longest)
        self._running = True
        self.wake()

    async def stop(self) -> None:
        """Say what is being said to its end, boards without the pause before them, and take nothing more."""
        self._running = False
        if self._alarm is not None:
            self._alarm.cancel()
        for nap in self._naps:
            nap.cancel()
        going = [*self._speaking, *self._hurrying, *([self._pump] if self._pump is not None else [])]
        await asyncio.gather(*going, return_exceptions=True)

    def wake(self) -> None:
        """Something may be waiting: look soon. Cheap, and safe to call at any time within the bot's loop."""
        if not self._running:
            return
        if self._pump is not None and not self._pump.done():
            self._again = True
            return
        self._pump = asyncio.create_task(self._take(), name="delivery")
        self._pump.add_done_callback(self._taken)

    def may_speak_again(self, guild_id: int) -> None:
        """Something has changed in a server, or somebody there has spoken to us: what it refused may be welcome now.

        However often this is told, a server is tried again at most once in `HURRY_GAP`.
        """
        if not self._running or guild_id in self._hurried:
            return
        wait = self._last_hurry.left(guild_id)
        self._hurried.add(guild_id)
        if wait:
            asyncio.get_running_loop().call_later(wait.total_seconds(), self._begin_hurry, guild_id)
        else:
            self._begin_hurry(guild_id)

    def _begin_hurry(self, guild_id: int) -> None:
        self._hurried.discard(guild_id)
        self._last_hurry.note(guild_id, HURRY_GAP)
        self._in_background(self._hurry(guild_id=guild_id))

    async def _hurry(self, *, guild_id: int | None = None, within: timedelta | None = None) -> None:
        try:
            if await self._outbox.hurry(self._clock(), guild_id=guild_id, within=within):
                self.wake()
        except DatabaseTrouble as trouble:
            _log.info("what waits is tried again in its own time: %s", trouble)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        if self._running:
            task = asyncio.create_task(work, name="delivery-hurry")
            self._hurrying.add(task)
            task.add_done_callback(self._hurrying.discard)
        else:
            work.close()

    async def _take(self) -> None:
        self._again = True
        due: datetime | None = None
        while self._again and self._running:
            self._again = False
            room = AT_ONCE - len(self._speaking)
            if room <= 0:
                return  # whoever ends speaking wakes us
            due = now = self._clock()
            if self._line.budget.pause(now):
                self._line.look()
                break
            taken, due = await self._outbox.take(now, LEASE, room)
            for pending in taken:
                task = asyncio.create_task(self._carry(pending), name=f"delivery-{pending.notice.slot}")
                self._speaking.add(task)
                task.add_done_callback(self._speaking.discard)
                task.add_done_callback(self._look_again)
        self._set_alarm(due)

    def _taken(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (self._again or task.exception() is not None):
            self._look_again(task)

    def _look_again(self, ended: asyncio.Task[None]) -> None:
        """Wake once more; after a failure of the store itself not at once."""
        if ended.cancelled():
            return
        error = ended.exception()
        if error is None:
            self.wake()
        elif self._running:
            if isinstance(error, DatabaseTrouble):
                _log.warning("delivery waits %s s: %s", _AFTER_FAILURE, error)
            else:
                _log.error("delivery failed\n%s", told(error))
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm = asyncio.get_running_loop().call_later(_AFTER_FAILURE, self.wake)

    def _set_alarm(self, due: datetime | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        if due is None or not self._running:
            return
        now = self._clock()
        nap = max((due - now).total_seconds(), self._line.budget.pause(now).total_seconds(), _SHORTEST_NAP)
        self._alarm = asyncio.get_running_loop().call_later(nap, self.wake)

    async def _carry(self, pending: Waiting) -> None:
        try:
            await self._say(pending)
            await until_written(partial(self._outbox.done, pending))
        except Exception as error:  # noqa: BLE001 - one notice that cannot be said must not silence the others
            await self._set_back(pending, error)
        else:
            self._line.said()

    @abstractmethod
    async def _say(self, pending: Waiting) -> None:
        """Say one notice. Raises whatever goes wrong."""

    @abstractmethod
    async def _places_of(self, pending: Waiting) -> tuple[int, Sequence[int]]:
        """The server, and the channel or the threads in it, in which a notice is said."""

    @abstractmethod
    async def _turned_away(self, pending: Waiting, setback: Setback) -> bool:
        """The place of a notice is gone, or does not take it; whether nothing will ever be said there again."""

    @abstractmethod
    async def _say_plainly(self, pending: Waiting) -> None:
        """Say that there is something which cannot be shown, and where to look. Raises whatever goes wrong."""

    async def _tell_plainly(self, pending: Waiting) -> None:
        """What is given up is not left unsaid; of what fails again and again, that is said once."""
        if pending.notice.kind.is_direct or (pending.owner_id, pending.notice.slot) in self._plain:
            return
        self._plain.add((pending.owner_id, pending.notice.slot))
        try:
            await self._say_plainly(pending)
        except Exception as error:  # noqa: BLE001 - whatever is wrong was told to the operator before
            _log.warning("%s %d: not even that could be said: %s", self._outbox.word, pending.owner_id, named(error))

    async def _set_back(self, pending: Waiting, error: Exception) -> None:
        """Put a notice back for later, or drop it where later is no better."""
        owner, slot = f"{self._outbox.word} {pending.owner_id}", pending.notice.slot
        setback = setback_of(error)
        now = self._clock()
        self._line.failed(error)
        why = f"{setback.value}, {named(error)}"
        if setback is Setback.BROKEN:
            why = f"{why}\n{told(error)}"
            setback = Setback.REFUSED if pending.notice.kind in self.never_given_up else setback
        if setback is Setback.GONE and not pending.notice.kind.is_direct:
            guild_id, channels = await self._places_of(pending)
            gone = [await self._places.is_gone(guild_id, one) for one in channels]
            setback = Setback.GONE if any(gone) else Setback.PASSING
        stuck = setback is Setback.PASSING and await self._is_stuck(pending, error)
        if stuck or setback in (Setback.GONE, Setback.REFUSED):
            if await self._turned_away(pending, setback):
                await until_written(partial(self._outbox.done, pending))
                return
            setback = setback if stuck else Setback.REFUSED
        pause = pause_after(setback, pending.attempts, error)
        if pause is None:
            _log.error("%s: %s given up after %d tries: %s", owner, slot, pending.attempts + 1, why)
            await self._tell_plainly(pending)
            await until_written(partial(self._outbox.done, pending))
            return
        level = logging.INFO if setback is Setback.UNREADABLE else logging.WARNING
        _log.log(level, "%s: %s waits %s: %s", owner, slot, pause, why)
        # Discord may have refused nothing, but said when to ask again.
        failed = not isinstance(error, discord.RateLimited)
        apart = (stuck or setback is Setback.REFUSED) and pending.notice.kind in self.in_own_place
        await until_written(partial(self._outbox.put_back, pending, now + pause, failed=failed, apart=apart))

    async def _is_stuck(self, pending: Waiting, error: Exception) -> bool:
        """Whether Discord does not take a notice again and again, though it answers else."""
        again = pending.attempts > 0 or isinstance(error, discord.RateLimited)
        return again and isinstance(error, REQUEST_FAILED) and await self._line.is_answered()

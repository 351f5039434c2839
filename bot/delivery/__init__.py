"""From the outbox to Discord: in order, coalesced, retried, and going on where a restart cut it off.

A commit wakes the delivery; it takes the oldest waiting notice of each game, says it and takes the next. Boards are
edited at most once in `EDIT_GAP` and always end on the newest state. What fails is put back for later, with growing
pauses; what can never be said is dropped with a line in the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Protocol

from bot.delivery.line import Line
from bot.delivery.places import Places
from bot.delivery.posting import Poster
from bot.delivery.retry import RETRIES, Setback, pause_after, setback_of
from bot.delivery.stubborn import stubbornly
from bot.hosting.notices import DIRECT, BoardRefresh, LobbyRefresh, Pending
from bot.hosting.policy import Clock
from bot.hosting.service import GameService
from bot.logs import named, told
from bot.records import Obstacle, VisibleGame
from bot.store.trouble import DatabaseTrouble

__all__ = ["LEASE", "Delivery", "Line", "Poster"]

_log = logging.getLogger(__name__)

EDIT_GAP: Final = timedelta(seconds=1.5)
LEASE: Final = timedelta(minutes=2)
AT_ONCE: Final = 8
HURRY_GAP: Final = timedelta(seconds=30)
_SHORTEST_NAP: Final = 0.05
_AFTER_FAILURE: Final = 2.0


class Outbox(Protocol):
    """Where notices wait; notices of one game are handed out one at a time and in order."""

    async def take(self, now: datetime, lease: timedelta, limit: int) -> tuple[Pending, ...]:
        """Hand out what may be said now, leased to the caller."""

    async def done(self, pending: Pending) -> None:
        """It has been said; a notice replaced meanwhile stays."""

    async def put_back(self, pending: Pending, at: datetime) -> None:
        """Try again at a later instant."""

    async def release(self) -> None:
        """Make every leased notice free again."""

    async def hurry(self, now: datetime, *, guild_id: int | None = None, within: timedelta | None = None) -> bool:
        """Try what failed again now, in a server or what would be tried within a while; whether there is anything."""

    async def next_at(self) -> datetime | None:
        """When something can next be taken; None while nothing waits."""


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a board showed last, and since when."""

    at: datetime
    state: tuple[object, ...]


class Delivery:
    """Says what waits in the outbox. `wake` is the hook for commits; `start` and `stop` frame its life."""

    def __init__(
        self, outbox: Outbox, service: GameService, poster: Poster, line: Line, clock: Clock, places: Places
    ) -> None:
        self._outbox = outbox
        self._service = service
        self._poster = poster
        self._clock = clock
        self._line = line
        self._places = places
        self._hurried: set[int] = set()
        self._last_hurry: dict[int, datetime] = {}
        self._hurrying: set[asyncio.Task[None]] = set()
        self._shown: dict[int, _Shown] = {}
        self._speaking: set[asyncio.Task[None]] = set()
        self._naps: set[asyncio.Task[None]] = set()
        self._pump: asyncio.Task[None] | None = None
        self._again = False
        self._alarm: asyncio.TimerHandle | None = None
        self._running = False
        line.subscribe(self._line_is_back)

    async def start(self) -> None:
        """Go on with what waits, whatever was being said when the last process ended."""
        await self._outbox.release()
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

    # ---------------------------------------------------------------------------------------------------- hurrying

    def may_speak_again(self, guild_id: int) -> None:
        """Something has changed in a server, or somebody there has spoken to us: what it refused may be welcome now.

        However often this is told, a server is tried again at most once in `HURRY_GAP`.
        """
        if not self._running or guild_id in self._hurried:
            return
        since = self._last_hurry.get(guild_id)
        now = self._clock()
        wait = timedelta(0) if since is None else max(since + HURRY_GAP - now, timedelta(0))
        self._hurried.add(guild_id)
        if wait:
            asyncio.get_running_loop().call_later(wait.total_seconds(), self._begin_hurry, guild_id)
        else:
            self._begin_hurry(guild_id)

    def _begin_hurry(self, guild_id: int) -> None:
        self._hurried.discard(guild_id)
        now = self._clock()
        self._last_hurry = {one: at for one, at in self._last_hurry.items() if now - at < HURRY_GAP}
        self._last_hurry[guild_id] = now
        self._in_background(self._hurry(guild_id=guild_id))

    def _line_is_back(self) -> None:
        self._in_background(self._hurry(within=RETRIES[Setback.PASSING].longest))

    async def _hurry(self, *, guild_id: int | None = None, within: timedelta | None = None) -> None:
        try:
            if await self._outbox.hurry(self._clock(), guild_id=guild_id, within=within):
                self.wake()
        except DatabaseTrouble as trouble:
            _log.info("what waits is tried again in its own time: %s", named(trouble))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        if self._running:
            task = asyncio.create_task(work, name="delivery-hurry")
            self._hurrying.add(task)
            task.add_done_callback(self._hurrying.discard)
        else:
            work.close()

    # ----------------------------------------------------------------------------------------------------- taking

    async def _take(self) -> None:
        self._again = True
        while self._again and self._running:
            self._again = False
            room = AT_ONCE - len(self._speaking)
            if room <= 0:
                return  # whoever ends speaking wakes us
            now = self._clock()
            if self._line.pause():
                break
            for pending in await self._outbox.take(now, LEASE, room):
                task = asyncio.create_task(self._carry(pending), name=f"delivery-{pending.notice.slot}")
                self._speaking.add(task)
                task.add_done_callback(self._carried)
        await self._set_alarm()

    def _taken(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (self._again or task.exception() is not None):
            self._look_again(task)

    def _carried(self, task: asyncio.Task[None]) -> None:
        self._speaking.discard(task)
        if not task.cancelled():
            self._look_again(task)

    def _look_again(self, ended: asyncio.Task[None]) -> None:
        """Wake once more; after a failure of the store itself not at once."""
        error = ended.exception()
        if error is None:
            self.wake()
        elif self._running:
            _log.error("delivery failed\n%s", told(error))
            self._alarm = asyncio.get_running_loop().call_later(_AFTER_FAILURE, self.wake)

    async def _set_alarm(self) -> None:
        """Wake when the next notice falls due."""
        due = await self._outbox.next_at()
        if self._alarm is not None:
            self._alarm.cancel()
        if due is None or not self._running:
            return
        now = self._clock()
        nap = max((due - now).total_seconds(), self._line.pause().total_seconds(), _SHORTEST_NAP)
        self._alarm = asyncio.get_running_loop().call_later(nap, self.wake)

    # ---------------------------------------------------------------------------------------------------- speaking

    async def _carry(self, pending: Pending) -> None:
        try:
            await self._say(pending)
            await stubbornly(partial(self._outbox.done, pending))
        except Exception as error:  # noqa: BLE001 - one notice that cannot be said must not silence the others
            await self._set_back(pending, error)

    async def _say(self, pending: Pending) -> None:
        notice = pending.notice
        board = isinstance(notice, BoardRefresh | LobbyRefresh)
        if board:
            await self._keep_gap(notice.game_id)
        visible = await self._service.look(notice.game_id, None)
        if not board:
            await self._poster.say(notice, visible)
            return
        if self._is_shown(visible):
            return
        await self._poster.say(notice, visible)
        await self._goes_on(visible)
        now = self._clock()
        self._shown = {game: one for game, one in self._shown.items() if now - one.at < 2 * EDIT_GAP}
        self._shown[notice.game_id] = _Shown(now, _state(visible))

    async def _goes_on(self, visible: VisibleGame) -> None:
        """A match whose board could be posted where it stood still goes on, unless we know better."""
        record = visible.record
        if record.standstill is not None and self._places.obstacle(record.place) is None:
            await stubbornly(partial(self._service.go_on, record.id))

    async def _stands_still(self, pending: Pending, setback: Setback) -> bool:
        """A match to whose channel nothing can be said stands still; whether nothing will ever be said there again."""
        if isinstance(pending.notice, DIRECT):
            return False
        place = (await self._service.look(pending.notice.game_id, None)).record.place
        known = self._places.obstacle(place)
        if setback is Setback.GONE and known is not Obstacle.SERVER_AWAY:
            _log.info("game %d: its channel is gone", place.game_id)
            await stubbornly(partial(self._service.channel_gone, place.channel_id))
            return True
        await stubbornly(partial(self._service.stand_still, place.game_id, known or Obstacle.FORBIDDEN))
        return False

    def _is_shown(self, visible: VisibleGame) -> bool:
        """Whether the board shows this already, as its notice was replaced while it was being said."""
        shown = self._shown.get(visible.record.id)
        if shown is None or visible.record.board_message_id is None:
            return False
        return shown.state == _state(visible) and self._clock() - shown.at < 2 * EDIT_GAP

    async def _keep_gap(self, game_id: int) -> None:
        """Wait until a board may be edited again."""
        shown = self._shown.get(game_id)
        if shown is None:
            return
        left = shown.at + EDIT_GAP - self._clock()
        if left > timedelta(0) and self._running:
            nap = asyncio.create_task(asyncio.sleep(left.total_seconds()), name="delivery-nap")
            self._naps.add(nap)
            nap.add_done_callback(self._naps.discard)
            await asyncio.wait({nap})

    async def _set_back(self, pending: Pending, error: Exception) -> None:
        """Put a notice back for later, or drop it where later is no better."""
        game_id, slot = pending.notice.game_id, pending.notice.slot
        setback = setback_of(error)
        now = self._clock()
        self._line.failed(error)
        why = f"{setback.value}, {named(error)}"
        if setback is Setback.BROKEN:
            why = f"{why}\n{told(error)}"
        if setback in (Setback.GONE, Setback.REFUSED):
            if await self._stands_still(pending, setback):
                await stubbornly(partial(self._outbox.done, pending))
                return
            setback = Setback.REFUSED
        pause = pause_after(setback, pending.attempts, error)
        if pause is None:
            _log.error("game %d: %s given up after %d tries: %s", game_id, slot, pending.attempts + 1, why)
            await stubbornly(partial(self._outbox.done, pending))
            return
        _log.warning("game %d: %s waits %s: %s", game_id, slot, pause, why)
        await stubbornly(partial(self._outbox.put_back, pending, now + pause))


def _state(visible: VisibleGame) -> tuple[object, ...]:
    """All that a board or a lobby shows."""
    record = visible.record
    return (
        record.status,
        record.channel_id,
        record.host_id,
        record.holders,
        record.rules,
        visible.view,
        visible.deadlines,
    )

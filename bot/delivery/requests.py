"""What a process may ask of Discord: so many requests a second, and so many that are refused; what a failed one means,
how long to wait after it, when to stop asking, and whether Discord answers at all.

Discord counts for all processes of a bot. Each takes an even part: the database says how many there are. It bans an
address that makes 10,000 requests in ten minutes which it must refuse (401, 403, 429), so whatever the number of games,
refusals are counted and delivery pauses long before.
"""

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum
from functools import partial
from types import SimpleNamespace
from typing import Final, TypeVar

import aiohttp
import discord

from bot.delivery.lately import Lately
from bot.hosting.clock.steady_clock import Pauses
from bot.hosting.places.away import ANSWERS, LATER_ANSWERS, Away
from bot.hosting.policy import Clock
from bot.hosting.refusals import HostReject, Refused
from bot.logs import named
from bot.store.database.trouble import DatabaseTrouble, LeaseLost
from bot.ui.kit.sight import UNKNOWN_CHANNEL

PER_SECOND: Final = 40.0
BURST: Final = 8.0
"""Discord takes 50 a second from one bot: 40, and 8 more at once. Answers to interactions do not count."""
_FREE: Final = ("/interactions/", "/webhooks/")
_ANSWER: Final = re.compile(r"/interactions/(\d{1,19})/([^/]+)/callback$")
_LATER_ANSWER: Final = re.compile(r"/webhooks/\d{1,19}/([^/]+)")
_REFUSED: Final = frozenset({401, 403, 429})
"""What Discord counts: who has ten thousand of them in ten minutes is banned for a while."""
NONE_TAKEN: Final = 3
"""So many answers to presses that Discord does not take, one after another, are no accident."""
ANSWERED_S: Final = 5.0
"""What Discord has not said by then whether it takes is not taken yet."""
HELD_BACK_S: Final = 1.5
"""So long a process that may have lost its place leaves it to others to answer first."""
SILENT_S: Final = 10.0
"""What Discord has taken and says nothing of for so long has failed, whatever becomes of it."""
WAITED_FOR: Final = timedelta(seconds=15)
"""So long somebody waits for the later answers to a press. Afterwards its token may be over, or its place away."""
UNHEARD_S: Final = 3_600.0
"""So long after the last of them clocks rest at most: whether it takes them again shows only when somebody presses."""


class Requests:
    """The part of one process: `processes` says how many there are, ours among them, as far as that is known yet."""

    def __init__(
        self,
        away: Away,
        processes: Callable[[], int] = lambda: 1,
        monotonic: Callable[[], float] = time.monotonic,
        is_sure: Callable[[], bool] = lambda: True,
    ) -> None:
        """`is_sure` says whether our place is still ours: Discord tells presses to whoever is connected."""
        self._processes, self._is_sure = processes, is_sure
        self.refusals = RefusalBudget(share=self.processes)
        self._away, self._clock = away, away.clock
        self._not_taken = {ANSWERS: 0, LATER_ANSWERS: 0}
        self._unheard: dict[str, asyncio.TimerHandle] = {}
        self._waited_for = Lately(self._clock)
        self._monotonic = monotonic
        self._free_at = 0.0
        self.answered: list[Callable[[float], None]] = []
        """Called for each interaction that was answered: how many seconds after the click Discord had the answer. They
        must return at once and not raise.
        """

    def processes(self) -> int:
        return max(self._processes(), 1)

    def pause(self) -> float:
        """How many seconds the next request has to wait, which is counted from here on."""
        now, each = self._monotonic(), self.processes() / PER_SECOND
        self._free_at = max(self._free_at, now) + each
        return max(self._free_at - now - (BURST + 1) / PER_SECOND, 0.0)

    def trace(self) -> aiohttp.TraceConfig:
        """What requests of a client go through: they wait for their turn, and what is refused is counted."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._broke)
        return trace

    async def _begins(
        self, _session: aiohttp.ClientSession, about: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        path = asked.url.path
        if any(free in path for free in _FREE):
            if self.processes() > 1 and not self._is_sure():
                await asyncio.sleep(HELD_BACK_S)
            about.waits = asyncio.get_running_loop().call_later(ANSWERED_S, self.answers, path, None)
        else:
            await asyncio.sleep(self.pause())

    async def _ended(
        self, _session: aiohttp.ClientSession, about: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        status = answered.response.status
        if status in _REFUSED:
            self.refusals.count(self._clock())
        if hasattr(about, "waits"):
            code = await _code_of(answered.response) if status >= 400 else 0
            about.waits.cancel()
            self.answers(answered.url.path, status, code)

    async def _broke(
        self, _session: aiohttp.ClientSession, about: SimpleNamespace, asked: aiohttp.TraceRequestExceptionParams
    ) -> None:
        if hasattr(about, "waits"):
            about.waits.cancel()
            if isinstance(asked.exception, REQUEST_FAILED):
                self.answers(asked.url.path, None)

    def answers(self, path: str, status: int | None, code: int = 0) -> None:
        """What Discord said to an answer to an interaction, if anything. Where it takes none of the first, or none of
        the later ones that somebody waits for, nobody can play: clocks rest.
        """
        first, later = _ANSWER.search(path), _LATER_ANSWER.search(path)
        which = ANSWERS if first else LATER_ANSWERS
        if status is not None and status < 400:
            self._taken(which)
            if first:
                self._waited_for.note(first[2], WAITED_FOR)
                waited = self._clock() - discord.utils.snowflake_time(int(first[1]))
                for hook in self.answered:
                    hook(max(waited.total_seconds(), 0.0))
        elif _is_nobodys_doing(status, code) and (first or (later and later[1] in self._waited_for)):
            self._not_taken[which] += 1
            if self._not_taken[which] >= NONE_TAKEN:
                _log.warning("Discord has not taken the last %d %s: clocks rest", self._not_taken[which], which)
                self._away.requests_fail(which)
                if which in self._unheard:
                    self._unheard[which].cancel()
                self._unheard[which] = asyncio.get_running_loop().call_later(UNHEARD_S, self._taken, which)

    def _taken(self, which: str) -> None:
        self._not_taken[which] = 0
        self._away.requests_answered(which)


def give_up_on_silence(http: discord.http.HTTPClient) -> None:
    """Have a request raise TimeoutError that is not answered: discord.py would wait five minutes for it."""
    silence = aiohttp.ClientTimeout(total=None, sock_connect=SILENT_S, sock_read=SILENT_S)
    http.request = partial(http.request, timeout=silence)  # type: ignore[method-assign]


async def _code_of(response: aiohttp.ClientResponse) -> int:
    """Discord's own word for what failed; 0 on a page of somebody in between."""
    try:
        return int((await response.json(content_type=None))["code"])
    except (aiohttp.ClientError, OSError, TypeError, KeyError, ValueError):
        return 0


def _is_nobodys_doing(status: int | None, code: int) -> bool:
    """Whether an answer failed by no fault of whoever pressed: they may dismiss it, or delete its channel."""
    lost = status == 404 and code in (0, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK)
    return status is None or status >= 500 or status in _REFUSED or lost


UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_WEBHOOK: Final = 10015
UNKNOWN_INTERACTION: Final = 10062
TOKEN_IS_OVER: Final = 50027
ARCHIVED_THREAD: Final = 50083
TOO_MANY_THREADS: Final = 160006
LOCKED_THREAD: Final = 160005
TOO_LARGE: Final = 413

REQUEST_FAILED: Final = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""Every way in which a request to Discord can fail; a time-out is an OSError."""


T = TypeVar("T")
TRIES: Final = 30
"""About two minutes, as long as a notice is leased to us."""
_log = logging.getLogger(__name__)
TRIED_AGAIN: Final = timedelta(seconds=30)
"""What fails in one place is tried again no sooner for what is said in others."""
Probe = Callable[[], Awaitable[object]]


class Lacking(Exception):  # noqa: N818 - nobody's fault here: it is waited for
    """We lack permissions for something; who can give them has been told."""


class Setback(Enum):
    """Why something could not be said."""

    GONE = "gone"
    """Discord does not know the channel: where the gateway knows none either, nothing will ever be said in it again."""
    REFUSED = "refused"
    """A permission is missing, or room for another thread: somebody may give it back, however late."""
    UNREADABLE = "unreadable"
    """What it is about cannot be read, as was told where it was read: somebody may mend that, however late."""
    PASSING = "passing"
    """Discord, the network or our database has a bad moment: later is soon enough."""
    BROKEN = "broken"
    """What we said cannot be said, or our own code failed: trying again changes little."""


@dataclass(frozen=True, slots=True)
class Retry:
    """How something is tried again: its first pause, its longest, and after how many tries no more (None: never)."""

    first: timedelta
    longest: timedelta
    tries: int | None


_HOWEVER_LATE: Final = Retry(timedelta(seconds=30), timedelta(hours=6), None)
RETRIES: Final = {
    Setback.REFUSED: _HOWEVER_LATE,
    Setback.UNREADABLE: _HOWEVER_LATE,
    Setback.PASSING: Retry(timedelta(seconds=2), timedelta(minutes=5), None),
    Setback.BROKEN: Retry(timedelta(seconds=5), timedelta(seconds=30), 3),
}


SOON_AGAIN: Final = timedelta(seconds=45)
"""Discord counts nothing where it fails itself: what waits for that is said within a minute after it."""
ROOM_AGAIN: Final = timedelta(minutes=15)
"""A full server has room for another thread as soon as one goes to sleep, which nobody may tell us."""


def setback_of(error: Exception) -> Setback:
    """What an exception on the way to Discord means."""
    if isinstance(error, Refused) and error.code in (HostReject.SET_ASIDE, HostReject.TOURNAMENT_UNREADABLE):
        return Setback.UNREADABLE
    if isinstance(error, discord.HTTPException):
        # A token of ours that Discord does not take may be put right; one of an interaction is over.
        unknown = error.status == 401 and error.code != TOKEN_IS_OVER
        # What has no code of Discord's is a page of somebody in between.
        unnamed = not error.code and error.status != TOO_LARGE
        if unknown or unnamed or error.status in (405, 408, 429) or error.status >= 500:
            return Setback.PASSING
        if error.code in (UNKNOWN_CHANNEL, UNKNOWN_GUILD):
            return Setback.GONE
        closed = error.code in (ARCHIVED_THREAD, LOCKED_THREAD, TOO_MANY_THREADS)
        return Setback.REFUSED if closed or isinstance(error, discord.Forbidden) else Setback.BROKEN
    if isinstance(error, Lacking):
        return Setback.REFUSED
    return Setback.PASSING if isinstance(error, (*REQUEST_FAILED, DatabaseTrouble)) else Setback.BROKEN


def pause_after(setback: Setback, attempts: int, error: Exception | None = None) -> timedelta | None:
    """How long to wait after this failure, `attempts` others before it; None where it is given up."""
    retry = RETRIES[setback]
    if retry.tries is not None and attempts + 1 >= retry.tries:
        return None
    pause: timedelta = min(retry.first * (1 << min(attempts, 20)), retry.longest)
    if setback is Setback.PASSING and getattr(error, "status", 429) not in _REFUSED:
        pause = min(pause, SOON_AGAIN)
    if getattr(error, "code", 0) == TOO_MANY_THREADS:
        pause = min(pause, ROOM_AGAIN)
    if isinstance(error, discord.RateLimited):
        pause = max(pause, timedelta(seconds=error.retry_after))
    return pause


class RefusalBudget:
    """Counts the requests that Discord refused lately, and asks for a pause before they become a ban.

    `most` are those of all processes on one address; `share` says how many there are.
    """

    WINDOW: Final = timedelta(minutes=10)

    def __init__(self, most: int = 1_000, share: Callable[[], int] = lambda: 1) -> None:
        self._most = most
        self._share = share
        self._refused: deque[datetime] = deque()

    def __len__(self) -> int:
        return len(self._refused)

    def count(self, now: datetime) -> None:
        self._refused.append(now)

    def pause(self, now: datetime) -> timedelta:
        """How long nothing should be sent from now; zero while there is room."""
        while self._refused and self._refused[0] <= now - self.WINDOW:
            self._refused.popleft()
        if not self._refused:
            return timedelta(0)
        most = max(self._most // self._share(), 1)
        if len(self._refused) < most:
            return timedelta(0)
        return self._refused[-most] + self.WINDOW - now

    def is_low(self, now: datetime) -> bool:
        """Whether half of it is used: the rest is for what is said to everybody at a table."""
        self.pause(now)
        return 2 * self._share() * len(self._refused) >= self._most


async def until_written(call: Callable[[], Awaitable[T]]) -> T:
    """What a call that writes to the database gives. Raises DatabaseTrouble after two minutes, LeaseLost at once."""
    pauses = Pauses()
    while True:
        try:
            return await call()
        except LeaseLost:
            raise
        except DatabaseTrouble:
            pause = pauses.next()
            if pauses.failures >= TRIES:
                raise
        await asyncio.sleep(pause)


class Line:
    """The line to Discord. Everybody who makes requests tells it of those that failed.

    One failure that is not ours makes it suspicious: clocks rest, and a small request is made again and again until it
    is answered, soon when only the failed one had bad luck. They rest too while nothing may be sent.
    """

    def __init__(self, away: Away, probe: Probe, budget: RefusalBudget, clock: Clock) -> None:
        """`budget` is what all lines of a process share."""
        self.budget = budget
        self._away = away
        self._probe = probe
        self._clock = clock
        self._again_from: datetime | None = None
        self._asking: asyncio.Task[None] | None = None
        self.hooks: list[Callable[[], None]] = []
        """Called when Discord answers again, or takes again what it did not. They must return at once."""

    def failed(self, error: Exception) -> None:
        """A request failed."""
        limited = isinstance(error, discord.RateLimited) or getattr(error, "status", None) == 429
        setback = setback_of(error)
        if setback not in (Setback.PASSING, Setback.GONE):
            return
        self._again_from = self._again_from or self._clock() + TRIED_AGAIN
        if self.look() and setback is Setback.PASSING and not limited:
            self._away.requests_fail()

    def said(self) -> None:
        """Something was said: what failed is tried again, but not all the time where it is said elsewhere."""
        if self._again_from is not None and self._clock() >= self._again_from:
            self._again_from = None
            for hook in self.hooks:
                hook()

    def look(self) -> bool:
        """Ask whether Discord answers, before a turn runs out unheard; False where that is being asked already."""
        is_new = self._asking is None or self._asking.done()
        if is_new:
            self._asking = asyncio.create_task(self._ask(), name="line")
        return is_new

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking})

    async def _ask(self) -> None:
        pauses = Pauses(1.0, 15.0)
        while not await self.is_answered():
            if pauses.failures == 0:
                self._away.requests_fail()
                _log.warning("Discord does not answer, or has refused too much: clocks rest")
            await asyncio.sleep(pauses.next())
        self._away.requests_answered()
        if pauses.failures:
            _log.warning("Discord answers again")
            for hook in self.hooks:
                hook()

    async def is_answered(self) -> bool:
        """Whether Discord answers, and may be asked more."""
        if self.budget.pause(self._clock()):
            return False
        try:
            await self._probe()
        except REQUEST_FAILED as error:
            _log.debug("asked, and got %s", named(error))
            return False
        return True

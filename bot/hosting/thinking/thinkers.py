"""Where thinking is done: in processes of their own, so that the event loop never waits for somebody who ponders.

A job is a function that can be pickled, called with values that can be; it knows nothing of the process it was sent
from. A process that does not answer in time, or that dies, is ended, and another one takes its place.
"""

import asyncio
import gc
import importlib
import logging
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from multiprocessing.connection import Connection
from typing import Final, ParamSpec, Protocol, TypeVar

from bot.hosting.thinking.fair_queue import FairQueue
from bot.logs import told

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

LIMIT_S: Final = 5.0
START_LIMIT_S: Final = 60.0
PREPARED: Final = ("bot.hosting.thinking.pondering",)


class Stalled(Exception):  # noqa: N818 - told to the caller, who goes on without an answer
    """A job was not done in its time, or its process died."""


class JobFailed(Exception):  # noqa: N818 - the job is at fault
    """A job raised something, which the log tells by kind and place: its message may quote somebody's cards."""


class Thinkers(Protocol):
    """Somebody who does jobs."""

    @property
    def size(self) -> int:
        """How many jobs are done at a time."""
        ...

    @property
    def waiting(self) -> int:
        """How many jobs nobody has taken up yet."""
        ...

    async def think(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a job gives. Raises Stalled and JobFailed."""
        ...

    async def close(self) -> None:
        """Take no more jobs, and let go of whatever does them."""
        ...


class InlineThinkers:
    """Does every job at once, on the event loop, for tests and tools. What a job raises goes on as it is."""

    size: Final = 1
    waiting: Final = 0

    async def think(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return job(*args, **kwargs)

    async def close(self) -> None:
        """Nothing is to be let go of."""


class ProcessThinkers:
    """Does jobs in up to `size` processes, each started when there is first something for it to do; who waits is served
    person by person.

    `size` is the number of the machine's processors where nothing else is said. A job has `limit_s` seconds from when a
    process takes it up. Processes import the modules in `prepared` before their first job, and give way to others by
    `niceness`, as Unix counts it.
    """

    def __init__(
        self,
        size: int | None = None,
        limit_s: float = LIMIT_S,
        prepared: tuple[str, ...] = PREPARED,
        niceness: int = 0,
    ) -> None:
        size = size or os.cpu_count() or 1
        self._queue = FairQueue(size)
        self._limit_s = limit_s
        self._prepared = prepared
        self._niceness = niceness
        self._idle: list[_Worker] = []
        # A thread stands by each process that is at work and watches the time, whoever moves the loop's own clock.
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="talon-thinking")

    async def think(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What a job gives, ended where nobody waits. Raises Stalled (too long, or its process died), JobFailed."""
        calling_off = _CallingOff()

        def done() -> T:
            asked = pickle.dumps((job, args, kwargs), pickle.HIGHEST_PROTOCOL)
            answered, said = pickle.loads(self._answer(asked, calling_off))  # noqa: S301 - from our own process
            if not answered:
                log.error("%s failed: %s", _named(job), said)
                raise JobFailed(f"{_named(job)} failed, as the log tells before this")
            given: T = said
            return given

        async with self._queue.served():
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, done)
            except asyncio.CancelledError:
                calling_off.now()
                raise

    def patient(self, limit_s: float) -> "ProcessThinkers":
        """The same processes, with so many seconds for each job. Whichever of the two is closed, both are."""
        other = copy(self)
        other._limit_s = limit_s
        return other

    @property
    def size(self) -> int:
        return self._queue.at_once

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    async def close(self) -> None:
        """Take no more jobs, wait for those at work, and end the processes."""
        self._queue.close()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
        for worker in self._idle:
            worker.end()
        self._idle.clear()

    def _answer(self, asked: bytes, calling_off: "_CallingOff") -> bytes:
        worker = self._next()
        try:
            calling_off.ends(worker)
            answer = worker.do(asked, self._limit_s)
        except Stalled as stalled:
            if not calling_off.called_off:
                log.error("a job was given up: %s", stalled)  # noqa: TRY400 - where the job was is not known
            worker.end()
            raise
        calling_off.ends(None)
        self._idle.append(worker)
        return answer

    def _next(self) -> "_Worker":
        """A process without a job. One that died meanwhile is forgotten."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive():
                return worker
            worker.end()
        return _Worker(self._prepared, self._niceness)


class _CallingOff:
    """How a job is ended from the event loop, while a thread stands by the process that is at it."""

    def __init__(self) -> None:
        self.called_off = False
        self._lock = threading.Lock()
        self._worker: _Worker | None = None

    def ends(self, worker: "_Worker | None") -> None:
        """Who is at the job; None once it is done. Raises Stalled where it is called off already."""
        with self._lock:
            self._worker = worker
            if worker is not None and self.called_off:
                raise Stalled("nobody waits for it")

    def now(self) -> None:
        """End the job."""
        with self._lock:
            self.called_off = True
            if self._worker is not None:
                self._worker.kill()


class _Worker:
    """A process that does one job at a time."""

    def __init__(self, prepared: tuple[str, ...], niceness: int) -> None:
        """Start it, and wait until it is ready. Raises Stalled where it never is."""
        # Forked from a process with threads it might hold a lock for ever.
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, prepared, niceness), name="talon-thinker")
        self._process.daemon = True
        self.is_alive, self.kill = self._process.is_alive, self._process.kill
        self._process.start()
        theirs.close()
        try:
            self._heard(START_LIMIT_S)
        except Stalled:
            self.end()
            raise

    def do(self, asked: bytes, limit_s: float) -> bytes:
        """Its answer to a job. Raises Stalled."""
        try:
            self._pipe.send_bytes(asked)
        except OSError:
            raise Stalled("its process has died") from None
        return self._heard(limit_s)

    def end(self) -> None:
        """End it, whatever it does."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()

    def _heard(self, limit_s: float) -> bytes:
        try:
            if self._pipe.poll(limit_s):
                return self._pipe.recv_bytes()
        except (EOFError, OSError):
            raise Stalled("its process has died") from None
        raise Stalled(f"no answer for {limit_s:g} s")


def _work(pipe: Connection, prepared: tuple[str, ...], niceness: int) -> None:
    """What a process does until nobody is at the other end: job after job, whatever signals the bot is sent."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    for module in prepared:
        importlib.import_module(module)
    # Garbage is collected between jobs, while nobody waits; what was imported never is any.
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        pipe.send_bytes(b"ready")
        while True:
            pipe.send_bytes(_done(pipe.recv_bytes()))
            gc.collect()
    except (EOFError, OSError):
        return


def _done(asked: bytes) -> bytes:
    """The answer to a job: True and what it gave, or False and the kind and place of what it raised."""
    try:
        job, args, kwargs = pickle.loads(asked)  # noqa: S301 - from our own process
        return pickle.dumps((True, job(*args, **kwargs)), pickle.HIGHEST_PROTOCOL)
    except Exception as failure:  # noqa: BLE001 - whatever it is, whoever asked is to know
        return pickle.dumps((False, told(failure)))


def _named(job: Callable[..., object]) -> str:
    return str(getattr(job, "__qualname__", type(job).__qualname__))

"""What the clients of a process may ask of Discord together: so many requests a second, and so many that are refused.

Discord counts both for all processes of a bot. Each takes an even part: the database says how many there are.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.delivery.retry import RefusalBudget
from bot.hosting.policy import Clock

PER_SECOND: Final = 40.0
BURST: Final = 8.0
"""Discord takes 50 a second from one bot: 40, and 8 more at once. Answers to interactions do not count."""
_FREE: Final = ("/interactions/", "/webhooks/")
_ANSWER: Final = re.compile(r"/interactions/(\d{1,19})/[^/]+/callback$")
_REFUSED: Final = frozenset({401, 403, 429})
"""What Discord counts: who has ten thousand of them in ten minutes is banned for a while."""


class Requests:
    """The part of one process, which is all of it until `share_with` says how many others there are."""

    def __init__(self, clock: Clock, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._processes: Callable[[], int] = lambda: 1
        self.refusals = RefusalBudget(share=self.processes)
        self._clock = clock
        self._monotonic = monotonic
        self._free_at = 0.0
        self._answered: list[Callable[[float], None]] = []

    def on_answer(self, hook: Callable[[float], None]) -> None:
        """Tell a hook, for each interaction that was answered, how many seconds after the click Discord had the answer.

        It must return at once and not raise.
        """
        self._answered.append(hook)

    def share_with(self, processes: Callable[[], int]) -> None:
        """Ask this for the number of processes, ours among them."""
        self._processes = processes

    def processes(self) -> int:
        """How many there are."""
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
        return trace

    async def _begins(
        self, _session: aiohttp.ClientSession, _about: SimpleNamespace, asked: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(free in asked.url.path for free in _FREE):
            await asyncio.sleep(self.pause())

    async def _ended(
        self, _session: aiohttp.ClientSession, _about: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        if answered.response.status in _REFUSED:
            self.refusals.count(self._clock())
        interaction = _ANSWER.search(answered.url.path)
        if interaction is not None and answered.response.ok:
            waited = self._clock() - discord.utils.snowflake_time(int(interaction[1]))
            for hook in self._answered:
                hook(max(waited.total_seconds(), 0.0))

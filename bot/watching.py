"""Seen from outside, on a port of its own: whether the bot lives, whether it is ready, and its figures for Prometheus.

Nothing of anybody's game is in them: no name, no id, no card.
"""

import asyncio
import math
import time
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.delivery.requests import Requests
from bot.heartbeat import Connected
from bot.hosting.clock.steady_clock import SteadyClock
from bot.hosting.moves.write_path import Committed
from bot.hosting.policy import Clock
from bot.services import Services
from bot.store.database.facts import figures
from bot.store.database.trouble import DatabaseTrouble
from bot.ui.kit.message import drawings

PATIENCE_S: Final = 5.0
"""A database that takes longer to say one word is as good as away."""
LAG_EVERY_S: Final = 0.25

_SECONDS: Final = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5)
_LAGS: Final = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1)


class Meters:
    """What is counted and measured while the bot runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("talon_moves", "Moves that were committed.", registry=self.registry)
        self.commits = Counter("talon_commits", "Changes of games that were committed.", registry=self.registry)
        self.refusals = Counter("talon_refusals", "Refused requests of players.", ["code"], registry=self.registry)
        self.answers = self._histogram("talon_answer_seconds", "From a click or command to its answer.", _SECONDS)
        self.handling = self._histogram("talon_handling_seconds", "What all that a click caused took.", _SECONDS)
        self.statements = self._histogram("talon_database_seconds", "What one statement took.", _SECONDS)
        self.drawings = self._histogram("talon_drawing_seconds", "What drawing a picture took.", _SECONDS)
        self.lag = self._histogram("talon_loop_lag_seconds", "How late the event loop was.", _LAGS)
        self.leaps = Counter("talon_clock_leaps", "Leaps of the time of day.", ["way"], registry=self.registry)
        for way in ("forward", "back"):
            self.leaps.labels(way)
        self.games = Gauge("talon_games", "Games by status.", ["status"], registry=self.registry)
        self.overdue = self._gauge("talon_overdue_deadlines", "Deadlines that should have fired.")
        self.late = self._gauge("talon_overdue_seconds", "How late the latest of them is.")
        self.notices = self._gauge("talon_notices", "Notices that are due to be said.")
        self.oldest = self._gauge("talon_notices_oldest_seconds", "How long the oldest of them has been due.")
        self.aside = self._gauge("talon_set_aside", "Games and rows that could not be read.")
        self.size = self._gauge("talon_database_bytes", "The size of the database; -1 where it fails.")
        self.thinkers = Gauge(
            "talon_thinkers_waiting", "Jobs that wait for a process to think.", ["for"], registry=self.registry
        )
        self.latency = self._gauge("talon_gateway_latency_seconds", "Discord's answer to a heartbeat; -1 for none.")
        self.owned = self._gauge("talon_shards_owned", "Shards that this process hosts.")
        self.shards = self._gauge("talon_shards_connected", "Shards of this process that reach Discord.")

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: Sequence[float]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    def leapt(self, clock: SteadyClock) -> None:
        """A hook for leaps of the time of day."""
        self.leaps.labels("forward" if clock.ahead() > timedelta(0) else "back").inc()

    def committed(self, commit: Committed) -> None:
        """A hook for commits."""
        if not commit.elsewhere:
            self.commits.inc()
            self.moves.inc(commit.moves)


class Watch:
    """The port. `start` and `stop` frame its life."""

    def __init__(self, client: Connected, requests: Requests, services: Services, clock: Clock, meters: Meters) -> None:
        self._client = client
        self._database, self._facts = services.database, services.facts
        self._away = services.away
        self._thinkers = {"computers": services.computer_thinkers, "people": services.thinkers}
        self._clock = clock
        self._meters = meters
        self._runner: web.AppRunner | None = None
        self._lag: asyncio.Task[None] | None = None
        services.database.on_statement(meters.statements.observe)
        drawings.append(meters.drawings.observe)
        requests.answered.append(meters.answers.observe)

    async def start(self, host: str, port: int) -> int:
        """Listen, and give the port: any free one for 0. Raises OSError for one that is taken."""
        app = web.Application()
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/readyz", self._readyz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        self._lag = asyncio.create_task(self._measure_lag(), name="loop-lag")
        taken: int = self._runner.addresses[0][1]
        return taken

    async def stop(self) -> None:
        """Listen and measure no more."""
        drawings.remove(self._meters.drawings.observe)
        if self._lag is not None:
            self._lag.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        """Whether the process works: its loop turns, its database answers or says why not. If not, a new process
        may do better.
        """
        return _said(await self._ailment())

    async def _readyz(self, _request: web.Request) -> web.Response:
        """Whether players can play: the same, Discord is there, and the database takes what is written."""
        reached = self._client.is_ready() and not self._away.anyone
        return _said(await self._ailment(plays=True) or (None if reached else "Discord cannot be reached"))

    async def _metrics(self, _request: web.Request) -> web.Response:
        meters = self._meters
        latency = self._client.latency
        meters.latency.set(latency if math.isfinite(latency) else -1)
        for whom, thinkers in self._thinkers.items():
            meters.thinkers.labels(whom).set(thinkers.waiting)
        ours = self._away.ours
        meters.owned.set(ours.count if ours.only is None else len(ours.only))
        meters.shards.set(self._away.reached if self._client.is_ready() else 0)
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._read_database()
        except (DatabaseTrouble, TimeoutError):
            meters.size.set(-1)
        return web.Response(body=generate_latest(meters.registry), content_type="text/plain")

    async def _read_database(self) -> None:
        meters, found = self._meters, await figures(self._database, self._clock())
        for status, number in found.games.items():
            meters.games.labels(status).set(number)
        meters.overdue.set(found.overdue)
        meters.late.set(found.late.total_seconds())
        meters.notices.set(found.notices)
        meters.oldest.set(found.oldest_notice.total_seconds())
        meters.aside.set(found.aside)
        meters.size.set(-1 if found.size is None or self._away.unwritten else found.size)

    async def _ailment(self, *, plays: bool = False) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await figures(self._database, self._clock())
                if plays:
                    await self._facts.put("ready", self._clock().isoformat())
        except DatabaseTrouble as trouble:
            return str(trouble) if plays else None
        except TimeoutError:
            return "the database takes too long to answer"
        return None

    async def _measure_lag(self) -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(LAG_EVERY_S)
            self._meters.lag.observe(max(time.perf_counter() - begun - LAG_EVERY_S, 0))


def _said(problem: str | None) -> web.Response:
    return web.Response(text=f"{problem or 'ok'}\n", status=200 if problem is None else 503)

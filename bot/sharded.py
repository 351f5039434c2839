"""Several processes on one database: each hosts the shards that it holds a lease on, with a client for each of them."""

import asyncio
import logging
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.card_emojis import emoji_pictures
from bot.client import OneShard, TalonBot
from bot.delivery.requests import Requests
from bot.heartbeat import of_shard, one_of_many, unwatched
from bot.hosting.moves.write_path import Committed
from bot.hosting.running.ownership import Ownership
from bot.logs import named
from bot.records.ids import GameId
from bot.services import Services
from bot.store.processes import LeaseStore, Notifications, Turns

log = logging.getLogger(__name__)

IDENTIFY_GAP_S: Final = 5.5
"""Discord lets so many shards introduce themselves at once, and the next ones five seconds later."""

TELL_EVERY_S: Final = 0.3
"""So often the others hear which of our games have moved: many at once, when there is much going on."""
TOLD_AT_ONCE: Final = 300
"""A word may have 8,000 bytes."""

GAME: Final = "game"
MOVED: Final = "moved"
TOURNAMENT: Final = "tournament"
SETTINGS: Final = "settings"


class Crew:
    """The clients of one process: one for each shard that it has. It is looked at from outside as one client."""

    def __init__(self, services: Services, token: str) -> None:
        self._services = services
        self.requests = Requests(
            services.away, lambda: self.ownership.processes, is_sure=lambda: self.ownership.is_sure
        )
        self._token = token
        self._turns = Turns(services.database, IDENTIFY_GAP_S)
        self._bots: dict[int, TalonBot] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._hooks: list[Callable[[TalonBot], None]] = []
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        leases = LeaseStore(services.database)
        self.ownership = Ownership(
            leases,
            services.away,
            services.scheduler,
            self,
            time.monotonic,
            lambda shard: unwatched(services.facts, services.clock(), of_shard(shard)),
        )

    @property
    def bots(self) -> Sequence[TalonBot]:
        return tuple(self._bots.values())

    @property
    def latency(self) -> float:
        """That of the slowest connection, in seconds; infinite where there is none."""
        return max((bot.latency for bot in self.bots), default=math.inf)

    def is_ready(self) -> bool:
        """Whether every shard that is ours is connected. A process that waits for its share is."""
        return all(bot.is_ready() for bot in self.bots)

    def signs(self) -> tuple[str, ...]:
        """Where this process leaves its signs of life: by its own name, and for whoever has its shards next."""
        return (one_of_many(), *map(of_shard, self.ownership.ours.only or ()))

    def on_begin(self, hook: Callable[[TalonBot], None]) -> None:
        """Call a hook with every client before it connects."""
        self._hooks.append(hook)

    async def failed(self) -> None:
        """Wait until a client ends by itself, and raise what it ended with."""
        await self._failed

    def wake(self) -> None:
        """Others than this process may have written to the database."""
        self._services.scheduler.wake()
        for bot in self.bots:
            bot.delivery.wake()
            bot.announcing.wake()
            bot.line.look()

    def moved_on(self, game_id: GameId) -> None:
        """Another process has moved one of its games: whoever looks at it here, as in a direct message, sees it."""
        for bot in self.bots:
            bot.panels.moved_on(game_id)

    async def begin(self, shard: int) -> None:
        """Connect for a shard that is ours now."""
        one = OneShard(shard, self._identify, lambda: self.ownership.is_sure)
        bot = TalonBot(self._services, emoji_pictures, self.requests, one)
        for hook in self._hooks:
            hook(bot)
        self._bots[shard] = bot
        self._running[shard] = asyncio.create_task(bot.start(self._token), name=f"shard-{shard}")
        self._running[shard].add_done_callback(partial(self._ended, shard))

    async def end(self, shard: int) -> None:
        """Disconnect from a shard that is to be another's, when what is being said has been said."""
        bot, running = self._bots.pop(shard), self._running.pop(shard)
        await bot.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    def _ended(self, shard: int, task: asyncio.Task[None]) -> None:
        if shard not in self._running or task.cancelled() or self._failed.done():
            return
        error = task.exception()
        log.error("shard %d has ended: %s", shard, "closed" if error is None else named(error))
        self._failed.set_exception(error or ConnectionError(f"shard {shard} was closed"))

    async def _identify(self, shard: int) -> None:
        await self._turns.wait(shard % self._services.config.identify_at_once)


class Told:
    """What this process tells the others, and what it hears from them."""

    def __init__(self, services: Services, crew: Crew) -> None:
        self._services = services
        self._crew = crew
        self._notifications = Notifications(services.database)
        self._reading: asyncio.Task[None] | None = None
        self._moved: set[int] = set()
        self._telling: asyncio.TimerHandle | None = None
        tell = self._notifications.tell
        services.games.path.hooks.append(self._committed)
        services.tournaments.path.hooks.append(lambda commit: tell(TOURNAMENT, commit.owner_id))
        services.people.hooks.append(partial(tell, SETTINGS))
        services.servers.hooks.append(partial(tell, SETTINGS))

    async def listen(self) -> None:
        """Hear the others until cancelled."""
        await self._notifications.listen(self._hear, self._missed)

    def _committed(self, commit: Committed) -> None:
        if commit.elsewhere:
            return
        if not self._crew.ownership.ours.have(commit.guild_id):
            self._notifications.tell(GAME, commit.owner_id)
        elif self._crew.ownership.processes > 1:
            self._moved.add(commit.owner_id)
            if self._telling is None:
                self._telling = asyncio.get_running_loop().call_later(TELL_EVERY_S, self._tell_moved)

    def _tell_moved(self) -> None:
        self._telling = None
        moved, self._moved = sorted(self._moved), set()
        for at in range(0, len(moved), TOLD_AT_ONCE):
            self._notifications.tell(MOVED, ",".join(map(str, moved[at : at + TOLD_AT_ONCE])))

    def _hear(self, word: str, about: str) -> None:
        if word == GAME:
            self._services.games.path.announce(
                Committed(int(about), self._services.clock(), notices=True, elsewhere=True)
            )
        elif word == MOVED:
            for game_id in about.split(","):
                self._crew.moved_on(GameId(int(game_id)))
        elif word == TOURNAMENT:
            self._crew.wake()
        elif word == SETTINGS:
            self._forget()

    def _missed(self) -> None:
        self._forget()
        self._crew.wake()

    def _forget(self) -> None:
        self._services.people.forget()
        self._reading = asyncio.create_task(self._read(), name="settings")

    async def _read(self) -> None:
        await self._services.people.prepare()
        await self._services.servers.prepare()

"""The real host of games on a database of its own, on a clock moved by hand; and what happens beside its logs."""

import heapq
import random
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from typing import Final

from bot.config import Config
from bot.hosting.games.computers import Chooser
from bot.hosting.moves.write_path import Committed
from bot.hosting.policy import Policy
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.records.ids import GameId, UserId, draw_public_id
from bot.records.people import NO_HABITS, Habits
from bot.services import Chance, build_services
from bot.store.processes import EVERYWHERE
from engine.cards import Seat, TurnNumber
from engine.computers import choose


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody did beside the log of a game, or in none, at a moment."""

    at: datetime
    user_id: UserId
    game_id: GameId | None = None
    turn: TurnNumber | None = None
    seat: Seat | None = None
    habits: Habits = NO_HABITS


@dataclass
class Chronicle:
    """What happened beside the games' logs: who has `given` a turn more time, `returned` to their seat without a move,
    `settled` other habits, `taken` the free seat of somebody else. `taken_back` counts layings that were undone.
    """

    games: list[GameId] = field(default_factory=list)
    given: list[Deed] = field(default_factory=list)
    returned: list[Deed] = field(default_factory=list)
    settled: list[Deed] = field(default_factory=list)
    taken: list[Deed] = field(default_factory=list)
    taken_back: int = 0


SECRET_BYTES: Final = 32
_DICE_SIDES: Final = 2**32
_FIRES_A_GAME: Final = 8
"""So many moments a game are noted at most, of which all but one have been put off since."""


@dataclass
class Clock:
    """The time; it moves only when it is moved."""

    now: datetime

    def __call__(self) -> datetime:
        return self.now


class SimulatedHost:
    """A process that hosts games: service, scheduler and people's settings, as the bot has them. `keys` number clicks.

    `changed` are the games that commits have moved on since it was emptied last, `choose` chooses everybody's moves.
    """

    def __init__(self, url: str, begins: datetime, seed: int, choose: Chooser = choose) -> None:
        """`url` is the database's; the same `seed` draws the same secrets and dice."""
        self.url = url
        self.choose = choose
        self.clock = Clock(begins)
        self.changed: set[int] = set()
        self._chance = random.Random(f"{seed}/host")  # noqa: S311 - a game that never was
        self._ids = random.Random(f"{seed}/ids")  # noqa: S311 - as above
        self.fires: list[tuple[datetime, int]] = []
        self.next_of: dict[int, datetime | None] = {}
        self._keys = count(1)

    async def start(self) -> None:
        """Begin, as after the start of a process: what passed meanwhile gets its grace."""
        config = Config(_env_file=None, database_url=self.url)
        chance = Chance(
            secret=lambda: self._chance.randbytes(SECRET_BYTES),
            public_id=lambda: draw_public_id(self._ids.choice),
            dice=lambda: self._chance.randrange(_DICE_SIDES),
            choose=self.choose,
        )
        services = build_services(config, self.clock, Policy(), InlineThinkers(), chance, inline=True)
        self.database, self.service, self.scheduler = services.database, services.games, services.scheduler
        self.people = services.people
        await self.database.upgrade()
        self.service.path.hooks.append(self._committed)
        await self.service.follow_habits()
        await self.scheduler.forgive(EVERYWHERE)

    async def close(self) -> None:
        """End the process; everything that matters is in the database."""
        await self.scheduler.close()
        await self.database.close()

    def key(self) -> str:
        """The id of one more interaction."""
        return f"simulated-{next(self._keys)}"

    def next_fire(self) -> datetime | None:
        """When the clock has something to do next; None where it never has."""
        while self.fires and self.next_of.get(self.fires[0][1]) != self.fires[0][0]:
            heapq.heappop(self.fires)
        return self.fires[0][0] if self.fires else None

    def _committed(self, commit: Committed) -> None:
        self.changed.add(commit.owner_id)
        self.next_of[commit.owner_id] = commit.fires
        if commit.fires is not None:
            heapq.heappush(self.fires, (commit.fires, commit.owner_id))
        if len(self.fires) > _FIRES_A_GAME * len(self.next_of):
            self.fires = [(fires, game_id) for game_id, fires in self.next_of.items() if fires is not None]
            heapq.heapify(self.fires)

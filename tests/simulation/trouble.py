"""Days in which something goes wrong: the process ends, a match loses its place, somebody forges a move."""

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameStatus, Obstacle
from bot.records.ids import GameId
from bot.simulation.days import Days
from bot.simulation.host import SimulatedHost
from bot.simulation.inhabitants import Inhabitant
from bot.store.ledger.deadlines import DeadlineStore
from engine.cards import TurnNumber, WindowNumber
from engine.games.moves import DrawStock, Pass
from engine.rules.refusals import IllegalMove

AT_THE_LATEST: Final = datetime.max.replace(tzinfo=UTC)
ALL: Final = 10**9


@dataclass(frozen=True)
class Restarted:
    """The process ended at one moment, and another began at a later one."""

    ended: datetime
    began: datetime


@dataclass(frozen=True)
class Stood:
    """A match could not be played where it was, `since` one moment `until` another."""

    since: datetime
    until: datetime
    game_id: GameId


@dataclass
class Trouble:
    """What went wrong: `forged` counts the moves that were nobody's to make, `slipped` those that were not refused."""

    restarts: list[Restarted] = field(default_factory=list)
    stood: list[Stood] = field(default_factory=list)
    forged: int = 0
    slipped: int = 0


class TroubledDays(Days):
    """Days with what goes wrong in life, all of which the games must outlive."""

    def __init__(self, host: SimulatedHost, people: Sequence[Inhabitant], seed: int) -> None:
        super().__init__(host, people, seed)
        self.trouble = Trouble()
        self._restarts: list[tuple[datetime, timedelta]] = []
        self._standing: dict[GameId, datetime] = {}

    def restart_at(self, moments: Iterable[tuple[datetime, timedelta]]) -> None:
        """Have the process end at these times, and another begin so much later."""
        self._restarts = sorted([*self._restarts, *moments])

    def forge_at(self, moments: Iterable[datetime]) -> None:
        """Have somebody try a move at these times that is not theirs to make."""
        for moment in moments:
            self.at(moment, self._forge)

    def obstruct_at(self, moments: Iterable[tuple[datetime, timedelta]]) -> None:
        """Have some match stand still at these times, for so long."""
        for number, (moment, length) in enumerate(moments):
            self.at(moment, partial(self._obstruct, number, length))

    async def run(self, until: datetime) -> None:
        """Let time pass until a moment, from one restart to the next."""
        while self._restarts and self._restarts[0][0] <= until:
            moment, down = self._restarts.pop(0)
            await super().run(moment)
            ended = self.host.clock.now
            await restart(self.host, down)
            self.trouble.restarts.append(Restarted(ended, self.host.clock.now))
        await super().run(until)

    async def _obstruct(self, number: int, length: timedelta) -> None:
        """A match loses its place for a while: its thread is locked, or a permission taken away."""
        free = sorted(self.running - self._standing.keys())
        if not free:
            return
        game_id = self.chance("obstacle", number).choice(free)
        why = (Obstacle.LOCKED, Obstacle.FORBIDDEN)[number % 2]
        if await self.host.service.whereabouts.stand_still(game_id, why):
            self._standing[game_id] = self.host.clock.now
            self.at(self.host.clock.now + length, partial(self._mend, game_id))

    async def _mend(self, game_id: GameId) -> None:
        since = self._standing.pop(game_id)
        await self.host.service.whereabouts.go_on(game_id)
        self.trouble.stood.append(Stood(since, self.host.clock.now, game_id))
        self.called.pop(game_id, None)

    async def _forge(self) -> None:
        """Somebody tries to move for another seat, in another's turn, or in one that is over."""
        luck = self.chance("forged", self.trouble.forged)
        if not self.running:
            return
        game_id = luck.choice(sorted(self.running))
        visible = await self.host.service.look(game_id, None)
        view, holders = visible.view, visible.record.holders
        if view is None or visible.record.status is not GameStatus.RUNNING:
            return
        thief = luck.choice([one for one in holders if one.user_id is not None])
        victim = luck.choice([one for one in holders if one is not thief])
        turn, before = TurnNumber(view.turn - luck.randrange(2)), TurnNumber(view.turn - 1)
        passed = Pass(victim.seat, WindowNumber(1))
        move = luck.choice((DrawStock(victim.seat, turn), DrawStock(thief.seat, before), passed))
        self.trouble.forged += 1
        try:
            await self.host.service.submit(game_id, thief.user_id or 0, move, self.host.key(), self.host.clock.now)
        except (IllegalMove, Refused) as refused:
            self.trouble.slipped += isinstance(refused, Refused) and refused.code is HostReject.NO_SUCH_GAME
        else:
            self.trouble.slipped += 1


async def restart(host: SimulatedHost, down: timedelta) -> None:
    """End the process, let some time pass, and begin another one, which learns anew when each game's clock fires."""
    await host.close()
    host.clock.now += down
    await host.start()
    every = await DeadlineStore(host.database).firing(AT_THE_LATEST, ALL)
    host.next_of = {one.owner_id: one.deadline.fires for one in reversed(every)}
    host.fires = [(fires, game_id) for game_id, fires in host.next_of.items() if fires is not None]
    heapq.heapify(host.fires)

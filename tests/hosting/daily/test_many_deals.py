"""Many people at one deal on one process, its sharp computer players thinking in processes of their own."""

import asyncio
import time
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

import pytest

from bot.hosting.daily.deals import over_everywhere
from bot.hosting.thinking.pondering import unhurried
from bot.hosting.thinking.thinkers import ProcessThinkers
from bot.records.games import GameStatus
from engine.computers import choose as chosen
from engine.games.moves import Move
from tests.hosting.daily.test_deals import DAY, SERVER
from tests.hosting.hosted import FakeClock, Host
from tests.prove.reporting import ProofReport

PEOPLE = 1_000
FIRST_PERSON = 800_000
FIRST_ANSWER_S = 3.0
APART_S = 0.5
THINKS_S = 5.0
"""So long after one another they come, and so long each looks at the table before they move."""
BETWEEN_CLICKS_S = 0.05
STYLES = 40
"""So many ways people play; who plays alike meets the same answers."""

T = TypeVar("T")


@dataclass
class Crowd:
    """People at a deal: how long what they asked for took, and how long a click took to be taken up meanwhile."""

    host: Host
    clock: FakeClock
    done: list[float] = field(default_factory=list)
    taken_up: list[float] = field(default_factory=list)
    games: dict[int, int] = field(default_factory=dict)

    async def clicks(self) -> None:
        """Somebody clicks every now and then; whatever is clicked is acknowledged as soon as it is taken up."""
        while True:
            began = time.monotonic()
            await asyncio.sleep(BETWEEN_CLICKS_S)
            self.taken_up.append(time.monotonic() - began - BETWEEN_CLICKS_S)

    async def timed(self, doing: Awaitable[T]) -> T:
        began = time.monotonic()
        try:
            return await doing
        finally:
            self.done.append(time.monotonic() - began)

    async def plays(self, number: int) -> bool:
        """One person, from the door to the end."""
        await asyncio.sleep(APART_S * number)
        user, deals, moves = FIRST_PERSON + number, self.host.services.deals, 0
        player = await deals.check_open(user, SERVER, DAY, self.clock())
        game = (await self.timed(deals.open(player, "Somebody", user, "en", f"open {user}"))).id
        self.games[number] = game
        while True:
            await asyncio.sleep(THINKS_S)
            self.clock.advance(0.01)
            self.host.scheduler.wake()
            visible = await self.host.look(game, user)
            if visible.record.status is not GameStatus.RUNNING:
                return visible.record.status is GameStatus.FINISHED
            view = visible.view
            if view.turn_seat == view.seat:
                moves += 1
                move = chosen("casual", view, number % STYLES + view.turn)
                await self.timed(self.host.service.submit(game, user, move, f"{user} {moves}", self.clock()))

    async def log(self, number: int) -> tuple[Move, ...]:
        return await self.host.service.path.store.moves(self.games[number])


def late(waited: Sequence[float]) -> float:
    """How long 99 of 100 waited at most."""
    return round(sorted(waited)[len(waited) * 99 // 100], 2)


@pytest.mark.prove
async def test_a_thousand_people_finish_a_deal_and_nobody_waits_for_what_the_computers_think(
    url: str, proof_report: ProofReport
) -> None:
    thinkers, clock = ProcessThinkers(limit_s=600), FakeClock()
    async with Host.opened(url, clock, choose=unhurried, thinkers=thinkers) as host:
        crowd, deals = Crowd(host, clock), host.services.deals
        await host.scheduler.start()
        clicking = asyncio.create_task(crowd.clicks())
        try:
            finished = await asyncio.gather(*(crowd.plays(number) for number in range(PEOPLE)))
            clicking.cancel()
            clock.now = over_everywhere(DAY)
            compared = await crowd.timed(deals.compared(FIRST_PERSON, SERVER, DAY))
            logs = {number: await crowd.log(number) for number in range(min(PEOPLE, 3 * STYLES))}
        finally:
            clicking.cancel()
            await deals.close()
            await thinkers.close()
    unlike = sum(logs[number] != logs[number % STYLES] for number in logs)
    proof_report("people who finished one deal on one process", sum(finished), limit=PEOPLE, exactly=True)
    proof_report("of them in the comparison", len(compared.leads), limit=PEOPLE, exactly=True)
    proof_report("logs that differ from those of people who played alike", unlike, limit=0)
    proof_report("seconds to a click's first answer, 99 of 100", late(crowd.taken_up), limit=FIRST_ANSWER_S)
    proof_report("seconds until what it asked for is done, 99 of 100", late(crowd.done))

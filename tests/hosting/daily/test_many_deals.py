"""Many people at one deal at once on one process, its sharp computer players thinking in processes of their own."""

from __future__ import annotations

import asyncio
import time

import pytest

from bot.hosting.daily.deals import over_everywhere
from bot.hosting.thinking.same_answers import unhurried
from bot.hosting.thinking.thinkers import ProcessThinkers
from bot.records.games import GameStatus
from engine.computers import choose as chosen
from tests.hosting.daily.test_deals import DAY, SERVER
from tests.hosting.hosted import FakeClock, Host
from tests.prove.reporting import ProofReport

PEOPLE = 1_000
FIRST_PERSON = 800_000
FIRST_ANSWER_S = 3.0
APART_S = 0.3
"""So long after one another they come; each plays at once whenever it is their turn."""
STYLES = 40
"""So many ways people play; who plays alike meets the same answers."""


@pytest.mark.prove
async def test_a_thousand_people_finish_a_deal_and_nobody_waits_for_what_the_computers_think(
    url: str, proof_report: ProofReport
) -> None:
    waited: list[float] = []
    thinkers, clock = ProcessThinkers(limit_s=600), FakeClock()
    async with Host.opened(url, clock, choose=unhurried, thinkers=thinkers) as host:
        deals = host.services.deals
        await host.scheduler.start()

        async def timed(doing: object) -> object:
            began = time.monotonic()
            try:
                return await doing  # type: ignore[misc]
            finally:
                waited.append(time.monotonic() - began)

        async def plays(number: int) -> bool:
            user, style = FIRST_PERSON + number, number % STYLES
            await asyncio.sleep(APART_S * number)
            player = await deals.check_open(user, SERVER, DAY, clock())
            record = await timed(deals.open(player, "Somebody", user, "en", f"open {user}"))
            game, moves = record.id, 0  # type: ignore[attr-defined]
            while True:
                visible = await host.look(game, user)
                if visible.record.status is not GameStatus.RUNNING:
                    return visible.record.status is GameStatus.FINISHED
                view = visible.view
                assert view is not None
                if view.turn_seat != view.seat:
                    clock.advance(0.01)
                    host.scheduler.wake()
                    await asyncio.sleep(0.5)
                    continue
                moves += 1
                move = chosen("casual", view, style + view.turn)
                await timed(host.service.submit(game, user, move, f"{user} {moves}", clock()))

        try:
            finished = await asyncio.gather(*(plays(number) for number in range(PEOPLE)))
            clock.now = over_everywhere(DAY)
            leads = (await timed(deals.compared(FIRST_PERSON, SERVER, DAY))).leads  # type: ignore[attr-defined]
            logs = {
                number: await host.service.path.store.moves((await deals.game_of(FIRST_PERSON + number, DAY)).id)  # type: ignore[union-attr]
                for number in range(min(PEOPLE, 3 * STYLES))
            }
        finally:
            await deals.close()
            await thinkers.close()
    waited.sort()
    late = round(waited[len(waited) * 99 // 100], 2)
    unlike = sum(logs[number] != logs[number % STYLES] for number in logs)
    proof_report("people who finished one deal on one process", sum(finished), limit=PEOPLE, exactly=True)
    proof_report("of them in the comparison", len(leads), limit=PEOPLE, exactly=True)
    proof_report("logs that differ from those of people who played alike", unlike, limit=0)
    proof_report("seconds to a click's answer, 99 of 100", late, limit=FIRST_ANSWER_S)

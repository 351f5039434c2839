"""Pictures are drawn person by person."""

from __future__ import annotations

import asyncio

from bot.hosting.thinking.fair_queue import asking
from bot.ui.kit.message import draw


async def test_one_persons_fifty_pictures_do_not_hold_up_anothers_one() -> None:
    drawn: list[int] = []

    async def ask(person: int) -> None:
        asking.set(person)
        drawn.append(await draw(int, person))

    greedy = [asyncio.create_task(ask(1)) for _ in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(*greedy, asyncio.create_task(ask(2)))
    # Those that were begun before it was asked for are finished.
    assert drawn.index(2) < 25

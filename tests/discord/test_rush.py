"""Everybody at once after a restart, on a Discord that takes its time.

Each request takes as long as real ones do, by dice that always fall alike.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.hosting.clock.pace import PACES
from bot.records.games import NewGame
from bot.ui.kit.items import PanelId, button
from tests.discord.conftest import World
from tests.discord.interactions import an_interaction
from tests.prove.reporting import ProofReport

FIRST_PERSON: Final = 700_000
SEATS: Final = 3
FIRST_ANSWER_S: Final = 3.0


@dataclass
class Waiting:
    """Somebody who clicked: how long their first answer took, and what they were shown in the end."""

    began: float
    lag: tuple[float, float]
    answered: float | None = None
    shown: list[Any] = field(default_factory=list)

    async def defer(self, *_: object, **__: object) -> None:
        await asyncio.sleep(self.lag[0])
        self.answered = self.answered or time.monotonic() - self.began

    async def show(self, *said: object, **how: Any) -> SimpleNamespace:
        await asyncio.sleep(self.lag[1])
        self.shown += [*said, *([how] if how.get("attachments") else [])]
        return SimpleNamespace(id=1)

    def interaction(self, world: World, user_id: int, channel_id: int) -> Any:
        """Their click, as the bot is given it."""
        answered = {"is_done": lambda: self.answered is not None, "defer": self.defer}
        return an_interaction(world, user_id, world.guild.id, shows=self.show, channel_id=channel_id, **answered)


async def hands_at_once(world: World, tables: int, slow: float) -> list[Waiting]:
    """What became of everybody who opened their hand in the moment after a restart."""
    games: list[tuple[int, int, int]] = []
    for table in range(tables):
        people = [FIRST_PERSON + SEATS * table + seat for seat in range(SEATS)]
        channel = world.guild.create_text_channel(f"table-{table}")
        lobbies = world.bot.services.games.lobbies
        new = NewGame(world.guild.id, channel.id, people[0], "Somebody", "disney_basic", SEATS, PACES["daily"], {})
        game = await lobbies.open(new, f"open {table}")
        for person in people[1:]:
            await lobbies.join(game.id, person, "Somebody", f"join {person}")
        await lobbies.start(game.id, people[0], f"start {table}")
        games += [(game.id, channel.id, person) for person in people]
    await world.env.settle()
    await world.restart()
    dice = random.Random(7)
    waiting = []

    async def click(game: int, channel: int, person: int) -> None:
        one = Waiting(time.monotonic(), (slow * dice.uniform(0.05, 0.6), slow * dice.uniform(0.1, 0.9)))
        waiting.append(one)
        await button(PanelId("hand", "open", game), "My hand").callback(one.interaction(world, person, channel))

    await asyncio.gather(*(click(*one) for one in games))
    return waiting


def lost(waiting: list[Waiting]) -> int:
    """How many got something else than one hand with its picture."""
    return sum(len(one.shown) != 1 or not isinstance(one.shown[0], dict) for one in waiting)


async def test_a_few_hands_at_once_after_a_restart_are_all_shown(world: World) -> None:
    waiting = await hands_at_once(world, 1, 0)
    assert (len(waiting), lost(waiting)) == (SEATS, 0)


@pytest.mark.prove
async def test_three_hundred_hands_at_once_after_a_restart_are_answered_in_time(
    world: World, proof_report: ProofReport
) -> None:
    waiting = await hands_at_once(world, 100, 1)
    answered = sorted(one.answered or 1e9 for one in waiting)
    proof_report("hands opened at once", len(waiting), limit=300, exactly=True)
    proof_report("hands that were not shown", lost(waiting), limit=0)
    proof_report("seconds to the first answer, 99 of 100", round(answered[-4], 2), limit=FIRST_ANSWER_S)
    proof_report("seconds to the first answer, the last", round(answered[-1], 2))

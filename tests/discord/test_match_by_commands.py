"""A whole match of three people, played with nothing but slash commands."""

from __future__ import annotations

import pytest

from bot.records import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import QUICKEST_ROUND, Typist, started, words


@pytest.mark.parametrize("variant", ["disney_basic", pytest.param("disney_layoff", marks=pytest.mark.prove)])
async def test_three_people_play_a_match_by_commands(world: World, variant: str) -> None:
    table = await started(world, variant=variant, rules=QUICKEST_ROUND)
    typist = Typist(table)
    made = await table.play_to_the_end(typist)
    assert made > 3
    visible = await table.look()
    assert visible.record.status is GameStatus.FINISHED
    await world.env.advance_time(5)
    public = [words(message) for message in world.messages()]
    assert any("the match is over" in text and "Secret of the shuffles" in text for text in public)
    assert any(text.startswith("## Round 1") for text in public)
    assert not any("wrong on our side" in text for text in typist.answers)

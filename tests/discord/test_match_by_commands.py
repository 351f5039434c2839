"""A whole match of three people, played with nothing but slash commands."""

from __future__ import annotations

import pytest

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import QUICKEST_ROUND, SECRET, Typist, answer, started, tap, words


@pytest.mark.parametrize("variant", ["disney_basic", pytest.param("disney_layoff", marks=pytest.mark.prove)])
async def test_three_people_play_a_match_by_commands(world: World, variant: str) -> None:
    table = await started(world, variant=variant, rules=QUICKEST_ROUND)
    typist = Typist(table)
    made = await table.play_to_the_end(typist)
    assert made > 3
    visible = await table.look()
    assert visible.record.status is GameStatus.FINISHED
    await world.env.advance_time(5)
    record = await table.record()
    assert record.notice_message_id is None
    assert record.board_message_id in {message.id for message in world.messages()}
    over = [message for message in world.messages() if "the match is over" in words(message)]
    assert len(over) == 1
    assert not any(words(message).startswith("## Round 1") for message in world.messages()), "one round, one summary"
    fair = answer(await tap(world.ada, over[0], "Fair shuffles"))
    assert SECRET.hex() in fair
    assert SECRET.hex() not in words(over[0])
    assert not any("wrong on our side" in text for text in typist.answers)

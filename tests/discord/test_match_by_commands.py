"""A whole match of three people, played with nothing but slash commands."""

from __future__ import annotations

from bot.records import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import QUICK_ROUND, Typist, alts, started, words


async def test_three_people_play_a_match_by_commands(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    typist = Typist(table)
    made = await table.play_to_the_end(typist)
    assert made > 3
    look = await table.look()
    assert look.record.status is GameStatus.FINISHED
    await world.env.advance_time(5)
    public = [words(message) for message in world.messages()]
    assert any("the match is over" in text and "Secret of the shuffles" in text for text in public)
    assert any(text.startswith("## Round 1") for text in public)
    assert not any("wrong on our side" in text for text in typist.answers)


async def test_what_is_public_never_shows_a_hand(world: World) -> None:
    """Every public text and alt text of a round, held against the hands of that moment, names no card in them alone."""
    table = await started(world, rules=QUICK_ROUND)
    typist = Typist(table)
    for _ in range(12):
        due = await table.next_move()
        assert due is not None
        await typist(*due)
        for message in world.messages():
            assert "Your hand" not in words(message)
            assert not any("Your" in alt for alt in alts(message))

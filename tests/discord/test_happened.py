"""Whoever comes back sees what happened: above their hand, and in a panel with the board."""

import re

import pytest
from sqlalchemy import text

from engine.games.moves import DrawStock, Lay, TakeDiscard
from tests.discord.conftest import World
from tests.discord.tables import Playing, alts, answer, labels, started, tap, words

RULES = "match.first_dealer=first_seat claim.enabled=no meld_from_lap=1 opening.points=0"


async def ada_was_away(world: World) -> Playing:
    """Everybody plays as they are dealt; since Ada last moved somebody laid a meld, and now it is her turn again."""
    table = await started(world, rules=RULES, variant="disney_layoff")
    laid = False
    for _ in range(60):
        person, move = await table.next_move()
        if person is world.ada and isinstance(move, DrawStock | TakeDiscard) and laid:
            return table
        laid = (laid or isinstance(move, Lay)) and person is not world.ada
        await table.submit(person, move)
    raise AssertionError("nobody laid anything while Ada was away")


async def test_who_comes_back_is_told_player_by_player_what_happened_and_can_look_at_every_move(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ada_was_away(world)
    hand = await table.open_hand(world.ada)
    said = words(hand)
    assert "Since your last move:" in said
    await tap(world.ada, hand, "Refresh")
    assert words(hand) == said, "whoever left a hand open for days is told as well"
    assert re.search(r"\*\*(ben|cyd)\*\*: (drew|took) .*(,| and) laid ", said)
    assert re.search(r"\*\*ben\*\*: .*discarded .*\n.*\*\*cyd\*\*: .*discarded ", said)
    assert "**You**" not in said, "one's own move is known"
    shown = await tap(world.ada, hand, "What happened")
    panel = shown.response or hand
    said = words(panel)
    assert "since your last move" in said
    assert "**ben**: " in said
    assert "Last laid" in alts(panel)[0]
    assert labels(panel) == {"My hand": True, "Back": True, "On": False, "Last": False, "More": True}
    await tap(world.ada, panel, "The whole round")
    assert "the whole round" in words(panel)
    await tap(world.ada, panel, "Back")
    assert re.search("move 1 of [0-9]+ · through your eyes", words(panel))
    await tap(world.ada, panel, "My hand")
    assert "Your turn" in words(panel)
    result = await tap(world.dot, await table.board(), "What happened")
    said = answer(result)
    assert "the whole round" in said
    assert "**cyd**: drew from the stock" in said
    assert labels(result.response) == {"Back": True, "On": False, "Last": False, "More": True}
    assert len(alts(result.response)) == 1, "for who is no player the board, and no hand"
    async with world.bot.services.database.writing() as connection:
        await connection.execute(text("UPDATE moves SET events = '[{' WHERE seq = 1"))
    await world.restart()
    with monkeypatch.context() as patched:
        for told in (True, False):
            hand = await table.open_hand(world.ada)
            assert "Your turn" in words(hand), "it opens though what would stand above it cannot be told"
            assert ("Since your last move" in words(hand)) is told
            patched.setattr("bot.ui.replay.news.news", lambda *_: 1 / 0)
    await world.ada.slash(world.channel, "draw")
    assert "Since your last move" not in words(await table.open_hand(world.ada)), "one's own move is known"

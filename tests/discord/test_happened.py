"""Whoever comes back sees what happened: above their hand, and in a panel with the board."""

from __future__ import annotations

import re

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage
from sqlalchemy import text

from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import Clicker, Playing, alts, answer, labels, open_table, parts, started, tap, words
from tests.engine.builders import a_round

RULES = "match.first_dealer=first_seat claim.enabled=no meld_from_lap=1 opening.points=0"
HANDS = (
    "KS QD 2C 5S",
    "7H 8H 9H 3D KD",
    "10H 4D JS 6C",
)


async def ada_was_away(world: World) -> Playing:
    """Ada discards; Ben lays a run and Cyd adds to it; now it is Ada's turn again."""
    table = await started(world, rules=RULES, variant="disney_layoff")
    rules = (await table.record()).rules
    await table.set_round(
        a_round(rules, hands=HANDS, stock="2D 3S 4C 5C 6S 8C", melds=[(2, "JD QD KD")], opened=(0, 1, 2))
    )  # type: ignore[arg-type]
    await world.ada.slash(world.channel, "discard", card="KS")
    await world.ben.slash(world.channel, "draw")
    await world.ben.slash(world.channel, "meld", cards="7H 8H 9H")
    await world.ben.slash(world.channel, "discard", card="KD")
    await world.cyd.slash(world.channel, "draw")
    await world.cyd.slash(world.channel, "layoff", cards="10H")
    await world.cyd.slash(world.channel, "discard", card="JS")
    return table


async def opened(table: Playing, person: MemberActor) -> ResponseMessage:
    return await Clicker(table).open_hand(person)


async def test_the_hand_tells_player_by_player_what_happened_since_ones_own_move(world: World) -> None:
    table = await ada_was_away(world)
    hand = await opened(table, world.ada)
    said = words(hand)
    assert "Since your last move:" in said
    await tap(world.ada, hand, "Refresh")
    assert words(hand) == said, "whoever left a hand open for days is told as well"
    assert re.search(r"\*\*ben\*\*: drew from the stock, laid 7♥\S* 8♥\S* 9♥\S*, discarded K♦", said)
    assert re.search(r"\*\*cyd\*\*: drew from the stock, laid off 10♥\S*, discarded J♠", said)
    assert "K♠" not in said.split("Your turn")[0], "one's own move is known"


@pytest.mark.parametrize("broken", [True, False])
async def test_a_hand_opens_though_what_would_stand_above_it_cannot_be_told(
    world: World, monkeypatch: pytest.MonkeyPatch, *, broken: bool
) -> None:
    table = await ada_was_away(world)
    if broken:
        monkeypatch.setattr("bot.ui.happened.news.news", lambda *_: 1 / 0)
    else:
        async with world.bot.services.database.writing() as connection:
            await connection.execute(text("UPDATE moves SET events = '[{' WHERE seq = 1"))
        await world.restart()
    hand = await opened(table, world.ada)
    assert "Your turn" in words(hand)
    assert ("Since your last move" in words(hand)) is not broken


async def test_the_panel_shows_it_again_with_what_is_new_on_the_board(world: World) -> None:
    table = await ada_was_away(world)
    hand = await opened(table, world.ada)
    shown = await tap(world.ada, hand, "What happened")
    panel = shown.response or hand
    said = words(panel)
    assert "since your last move" in said
    assert "**ben**: drew" in said
    assert alts(panel)
    assert {"My hand", "The whole round"} <= set(labels(panel))
    await tap(world.ada, panel, "The whole round")
    assert "the whole round" in words(panel)
    await tap(world.ada, panel, "My hand")
    assert "Your turn" in words(panel)


async def test_who_comes_back_after_a_day_sees_what_happened_and_plays_on(world: World) -> None:
    await open_table(world, world.ada, seats=3, pace="quick", computers=2, rounds=3)
    await world.ada.slash(world.channel, "game start")
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    table = Playing(world, record.id, (world.ada,))
    for _ in range(4):
        await world.env.advance_time(6 * 3600)
    assert (await table.record()).holders[0].misses
    panel = await opened(table, world.ada)
    said = words(panel)
    assert "**You**: ran out of time" in said
    assert re.search(r"\*\*(?!You)\w+\*\*: ", said), "what the others did is told too"
    await back_at_the_table(world)
    for _ in range(20):
        view = await table.view(world.ada)
        if view.turn_seat == 0 and view.phase is Phase.DRAW:
            break
        if view.claim_window is not None:
            await world.ada.slash(world.channel, "pass")
        await world.env.advance_time(30)
    assert "drew" in answer(await world.ada.slash(world.channel, "draw"))


async def back_at_the_table(world: World) -> None:
    """Ada presses the button of the notice that the computer plays for her."""
    for message in world.messages():
        back = next((part for part in parts(message) if part.get("custom_id", "").startswith("t1:notice:back")), None)
        if back is not None:
            await world.ada.click(message, custom_id=back["custom_id"])
            return
    raise AssertionError("nobody was told that the computer plays for them")

"""The first laying-out of a round: what falls short, or touches the table too early, is said before it is confirmed."""

from __future__ import annotations

from engine.cards import PLAYING_CARDS
from tests.discord.conftest import World
from tests.discord.tables import answer, labels, press, tap, words
from tests.discord.workbenches import at_hand, at_the_rack, choose, pick, table_of, with_cards

UNOPENED: tuple[int, ...] = ()


async def test_a_first_laying_that_falls_short_is_told_meld_by_meld_and_cannot_be_pressed(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P1 P2 P3 G7 G8 G9 G1", opened=UNOPENED)
    await choose(ada, panel, "P1 P2 P3")
    assert "Row, 6 points. With these you have 6 of the 30 points" in words(panel)
    assert "Lay" not in " ".join(labels(panel))
    typed = await ada.slash(world.channel, "rearrange", table="P4 P5 P6 P7 | B9 G9 Y9 | P1 P2 P3")
    assert "must be worth 30 points from your rack alone and these are worth 6" in answer(typed)
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9"]
    panel = await at_hand(world, ada)
    await tap(ada, panel, "By hand")
    assert "must be worth 30 points" in words(panel)
    await choose(ada, panel, "P1 P2 P3")
    await pick(ada, panel, "benchmove", "new")
    assert "these are worth 6" in words(panel)
    assert not labels(panel)["Confirm"]
    await choose(ada, panel, "G7 G8 G9")
    await pick(ada, panel, "benchmove", "new")
    assert "The table is right like this" in words(panel)
    await tap(ada, panel, "Confirm")
    assert await table_of(playing) == ["P4 P5 P6 P7", "B9 G9 Y9", "P1 P2 P3", "G7 G8 G9"]


async def test_a002_10_the_table_is_not_to_be_touched_in_the_turn_of_the_opening(world: World) -> None:
    _, ada, panel = await at_the_rack(world, rack="P8 G10 G11 G12 G1", opened=UNOPENED)
    await tap(ada, panel, "By hand")
    await choose(ada, panel, "G10 G11 G12")
    await pick(ada, panel, "benchmove", "new")
    assert labels(panel)["Confirm"]
    await choose(ada, panel, "P8")
    await pick(ada, panel, "benchmove", "0")
    assert "You can use the melds on the table after you have opened" in words(panel)
    assert not labels(panel)["Confirm"]


async def test_a003_10_raeuber_romme_tells_how_far_36_with_the_touched_run_is_from_40(world: World) -> None:
    _, ada, panel = await with_cards(world, "7S 7C KD 2D", "4H 5H 6H 7H", opened=UNOPENED)
    await choose(ada, panel, "7S 7C", PLAYING_CARDS)
    await tap(ada, panel, "Rebuild")
    assert "must be worth 40 points, and these are worth 36" in words(panel)
    assert not labels(panel)["Confirm"]


async def test_a_panel_that_is_older_than_the_table_confirms_nothing(world: World) -> None:
    playing, ada, panel = await at_the_rack(world, rack="P8 G1")
    await choose(ada, panel, "P8")
    await press(ada, panel, "laythese")
    world.bot.panels.close()  # as after a restart: nobody knows of the panel any more
    newer = await at_hand(world, ada)
    await tap(ada, newer, "Confirm")
    await tap(ada, panel, "Confirm")
    assert "It is" in words(panel)
    assert await table_of(playing) == ["P4 P5 P6 P7 P8", "B9 G9 Y9"]

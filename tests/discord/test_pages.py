"""Rules and help: page by page, from the rule set that is being played."""

from __future__ import annotations

import re

from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import answer, labels, open_table, panel_of, parts, select_of, tap, words


async def test_the_rules_of_a_game_are_told_with_its_house_rules(world: World) -> None:
    await open_table(world, world.ada, rules="opening.points=45")
    panel = panel_of(await world.dot.slash(world.channel, "game rules"))
    assert panel.ephemeral
    assert "## In 30 seconds" in words(panel)
    (select,) = [part for part in parts(panel) if part["type"] == 3]
    titles = {option["label"]: option["value"] for option in select["options"]}
    await world.dot.select(panel, [titles["Your first melds of a round"]], custom_id=select["custom_id"])
    assert "45 points" in words(panel)
    await world.dot.select(panel, [titles["House rules"]], custom_id=select_of(panel, "turn")["custom_id"])
    assert "`opening.points=45`" in words(panel)


async def test_pages_are_turned_to_either_side_and_end(world: World) -> None:
    panel = panel_of(await world.dot.slash(world.channel, "game rules", game="disney_layoff"))
    assert not labels(panel)["Back"]
    await tap(world.dot, panel, "Next")
    assert "## The aim" in words(panel)
    await tap(world.dot, panel, "Back")
    assert "## In 30 seconds" in words(panel)
    turned = 0
    while labels(panel)["Next"]:
        await tap(world.dot, panel, "Next")
        turned += 1
    assert turned > 8


async def test_help_leads_from_zero_to_the_first_move(world: World) -> None:
    panel = panel_of(await world.dot.slash(world.channel, "help"))
    read = words(panel)
    while labels(panel)["Next"]:
        await tap(world.dot, panel, "Next")
        read += words(panel)
    for word in ("/game new", "Join", "Start", "My hand", "Draw", "Discard", "Knock", "Standing orders"):
        assert word in read


async def test_every_variant_can_be_read_about_its_first_page_in_30_seconds(world: World) -> None:
    for variant in VARIANTS:
        told = answer(await world.dot.slash(world.channel, "game rules", game=variant))
        assert told.startswith("## In 30 seconds")
        page = told.rpartition("\n-# ")[0]
        words_told = len(re.findall(r"[a-z’]+", page, re.IGNORECASE))
        assert words_told <= 130, f"{variant}: at a little more than 4 words a second"


async def test_the_first_page_knows_the_house_rules(world: World) -> None:
    await open_table(world, world.ada, rules="opening.points=0 meld_from_lap=1 claim.enabled=off layoff.enabled=off")
    told = answer(await world.dot.slash(world.channel, "game rules"))
    for gone in ("first meld", "First lap", "Knocking", "add cards"):
        assert gone not in told

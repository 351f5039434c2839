"""How far the bot helps is agreed at the table: with hints, by placing what is chosen, or not at all."""

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.ui.games import tiles
from bot.ui.workbench import bench_actions, solving
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    alts,
    changing,
    choose_from,
    labels,
    open_table,
    panel_of,
    tap,
    values_of,
    words,
)
from tests.discord.workbenches import at_the_rack, choose, lay_chosen, pick, with_cards


async def with_assist(
    world: World, assist: str, tiles: str, **more: str
) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada's rack at a table with so much help, and the tiles on it."""
    return await at_the_rack(world, switches={"rearrange.assist": assist}, rack=tiles, **more)


async def test_the_help_is_a_house_rule_that_the_lobby_tells_and_the_rules_explain(world: World) -> None:
    table = await open_table(world, world.ada, variant="my_rummy", seats=2, rules="rearrange.assist=none")
    assert "Without hints or help" in words(await changing(world.ben, table))
    rules = panel_of(await world.ben.slash(world.channel, "game rules"))
    said = []
    for page in values_of(rules, "turn"):
        await choose_from(world.ben, rules, "turn", page)
        said.append(words(rules))
    assert any("No help" in page for page in said)
    assert any("`rearrange.assist=none`" in page for page in said)


async def test_with_placement_the_chosen_tiles_are_placed_and_there_is_no_hint(world: World) -> None:
    playing, ada, panel = await with_assist(world, "placement", "B7 G7 G1")
    assert "Hint" not in labels(panel)
    assert "This table plays without hints" in words(panel)
    await lay_chosen(ada, panel, "B7 G7")
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["B9 G9 Y9", "P4 P5 P6", "P7 B7 G7"]


@pytest.mark.parametrize("assist", ["none", "placement"])
async def test_a_hint_that_was_not_agreed_on_is_refused_in_a_sentence(
    world: World, assist: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as as_in_another_game:
        as_in_another_game.setattr(tiles, "assist_of", lambda view: "hints")
        _, ada, panel = await with_assist(world, assist, "P8 P9 P10 G1")
    await tap(ada, panel, "Hint")
    assert "This table has agreed to play without hints" in words(panel)
    assert "P8 P9 P10" not in words(panel)
    assert "Hint" not in labels(panel)


async def test_without_help_what_is_chosen_is_laid_as_the_table_lies_and_rebuilt_by_hand(world: World) -> None:
    playing, ada, panel = await with_assist(world, "none", "P8 P9 P10 G1 G2 G3 Y13")
    assert "Hint" not in labels(panel)
    assert "This table plays without the solver" in words(panel)
    await lay_chosen(ada, panel, "P8 P9 P10 G1 G2 G3")
    await tap(ada, panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7", "B9 G9 Y9", "P8 P9 P10", "G1 G2 G3"]
    _, _, panel = await at_the_rack(world, rack="P8 P9 G1", at=playing)
    await lay_chosen(ada, panel, "P8 P9")
    assert "purple 4, 5, 6, 7, 8, 9 |" in alts(panel)[0]
    await tap(ada, panel, "Confirm")
    assert await playing.melds() == ["P4 P5 P6 P7 P8 P9", "B9 G9 Y9"]
    _, _, panel = await at_the_rack(world, rack="B7 G7 G1", at=playing)
    await lay_chosen(ada, panel, "B7 G7")
    assert "As the table lies, this cannot be laid" in words(panel)
    await tap(ada, panel, "By hand")
    assert "Chosen: B7 G7" in words(panel)
    await pick(ada, panel, "benchpick", "3")
    await pick(ada, panel, "benchmove", "new")
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["B9 G9 Y9", "P4 P5 P6", "P7 B7 G7"]


async def test_a_hint_in_raeuber_romme_opens_with_40(world: World) -> None:
    playing, ada, panel = await with_cards(world, "8S 8C KD 2D 2C", "5H 6H 7H 8H", opened=())
    await tap(ada, panel, "Hint")
    assert "You lay 8♠︎ 8♣︎" in words(panel)
    assert labels(panel)["Confirm"]
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["5H 6H 7H", "8S 8H 8C"]


async def test_where_nothing_can_be_laid_the_button_names_the_card_of_the_hint(world: World) -> None:
    _, ada, panel = await with_cards(world, "QH KH 9H 9S 2C 3C")
    assert "Discard Q♥︎" in labels(panel)
    await tap(ada, panel, "Hint")
    assert "Nothing was found that you could lay at this moment. 💡 Discard K♥︎" in words(panel)
    assert "Discard K♥︎" in labels(panel)


async def test_what_a_longer_search_finds_is_told_and_shown_at_the_next_press_of_hint(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_actions, "hinted", lambda view, taking: (None, None))
    monkeypatch.setattr(bench_actions, "found_later", solving.best_found)
    _, ada, panel = await with_assist(world, "hints", "P8 P9 P10 G1")
    pressed = await ada.click(panel, label="Hint")
    assert "Nothing was found" in words(panel)
    await world.env.settle()
    assert "A longer search has found more" in str([followup.content for followup in pressed.followups])
    assert "Confirm" not in labels(panel)
    await ada.click(panel, label="Hint")
    assert "This lays as much as can be found" in words(panel)
    assert "Confirm" in labels(panel)


@pytest.mark.parametrize(("assist", "searches"), [("placement", 0), ("hints", 1)])
async def test_a_longer_search_for_what_is_chosen_is_made_only_where_hints_are_agreed(
    world: World, monkeypatch: pytest.MonkeyPatch, assist: str, searches: int
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(bench_actions, "placed_later", lambda view, chosen: asked.append(chosen))
    _, ada, panel = await with_assist(world, assist, "P8 B1 G7 G1")
    await choose(ada, panel, "B1 G1")
    await tap(ada, panel, "Lay")
    assert "No way was found to lay all of this" in words(panel)
    await world.env.settle()
    assert len(asked) == searches

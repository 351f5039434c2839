"""V1 and V2 of booklet 004 by clicks: tiles put aside, the tile of the player before, the open tile."""

from typing import Any

from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.records.games import GameStatus
from engine.cards import TILES_004
from engine.games.views import Phase
from tests.discord.conftest import World
from tests.discord.tables import Playing, alts, labels, tap, words
from tests.discord.workbenches import at_hand, at_the_rack, choose, lay_chosen

TABLE = "R4 R5 R6 R7"
V1: dict[str, object] = {"v1.enabled": True, "match.rounds": 1}
V2: dict[str, object] = {"v2.enabled": True, "v2.condition": "finish", "match.rounds": 1}


async def at_v1(world: World, rack: str, **more: Any) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada at the beginning of a turn of V1, Ben's last tile beside his rack."""
    fields: dict[str, Any] = {"table": TABLE, "phase": Phase.DRAW, "aside": ("", "R8"), **more}
    return await at_the_rack(world, variant="tile_rummy", switches=V1, rack=rack, **fields)


async def at_v2(world: World, rack: str, at: Playing | None = None) -> tuple[Playing, MemberActor, ResponseMessage]:
    """Ada to lay or draw, with the red eight open on the last stack."""
    return await at_the_rack(world, variant="tile_rummy", switches=V2, rack=rack, table=TABLE, open_tile="R8", at=at)


async def test_v1_a_tile_is_drawn_and_one_put_aside_where_all_see_it(world: World) -> None:
    playing, ada, panel = await at_v1(world, "B1 N9", pool="W13 W12")
    assert not any("aside" in name for name in labels(panel))
    await tap(ada, panel, "Draw a tile")
    assert "Put white 13 aside" in labels(panel), "what was just drawn is the likeliest"
    await choose(ada, panel, "B1", TILES_004)
    assert "B1 can be put aside." in words(panel)
    await tap(ada, panel, "Put blue 1 aside")
    view = await playing.view(world.ben)
    assert view.aside[0] == TILES_004.parse_many("B1")
    assert (await playing.in_turn()) is world.ben
    assert "Take blue 1" in labels(await at_hand(world, world.ben))


async def test_v1_the_tile_of_the_player_before_is_taken_with_the_new_meld_it_lies_in(world: World) -> None:
    playing, ada, panel = await at_v1(world, "N8 B8 N1")
    await tap(ada, panel, "Take red 8")
    assert "You take R8 with it" in words(panel)
    await choose(ada, panel, "R8 N8 B8", TILES_004)
    await tap(ada, panel, "Take red 8")
    assert "You take R8" not in words(panel), "it can be left lying"
    assert "Chosen: N8 B8" in words(panel)
    await tap(ada, panel, "Take red 8")
    await lay_chosen(ada, panel, "R8 N8 B8", TILES_004)
    assert "You take R8 with it" in words(panel)
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["N8 R8 B8", TABLE]
    view = await playing.view(ada)
    assert view.aside == ((), ())
    assert await playing.hand(ada) == "N1"


async def test_v1_nothing_is_offered_to_be_laid_before_a_tile_is_taken(world: World) -> None:
    _, ada, panel = await at_v1(world, "N8 B8 W8 R3")
    await choose(ada, panel, "N8 B8 W8", TILES_004)
    assert "Take a tile first." in words(panel)
    assert not any(name.startswith(("Lay", "By hand")) for name in labels(panel))
    await choose(ada, panel, "N8 R3", TILES_004)
    assert "“Lay” checks" not in words(panel)
    await tap(ada, panel, "Take red 8")
    assert {"Lay brown 8, red 3", "By hand"} <= set(labels(panel))


async def test_v1_a_hint_takes_the_tile_where_that_lets_one_lay(world: World) -> None:
    playing, ada, panel = await at_v1(world, "R3 N9 B8 N1")
    await tap(ada, panel, "Hint")
    assert words(panel).count("Nothing ") == 1
    assert "Nothing was found that you could lay" in words(panel), "nothing is laid before a tile is taken"
    _, _, panel = await at_v1(world, "N8 B8 N1", at=playing)
    await tap(ada, panel, "Hint")
    assert "You take R8 with it" in words(panel)
    await tap(ada, panel, "Confirm")
    assert sorted(await playing.melds()) == ["N8 R8 B8", TABLE]


async def test_v2_the_open_tile_is_taken_to_end_the_game_and_by_a_hint_for_nothing_else(world: World) -> None:
    playing, ada, panel = await at_v2(world, "N8 B8 R3 N1")
    await tap(ada, panel, "Hint")
    assert "You take R8" not in words(panel)
    assert "You lay R3" in words(panel)
    await tap(ada, panel, "Back")
    _, _, panel = await at_v2(world, "N8 B8", at=playing)
    await tap(ada, panel, "Take red 8")
    await lay_chosen(ada, panel, "R8 N8 B8", TILES_004)
    assert "You keep nothing" in alts(panel)[0]
    assert (await playing.record()).status is GameStatus.RUNNING, "nothing is done before it is confirmed"
    await tap(ada, panel, "Confirm")
    visible = await playing.look()
    assert visible.record.status is GameStatus.FINISHED
    assert visible.view.result.winners == (0,)

"""`/game new` alone asks which game, for how many and how fast; its option tells each game in a line."""

from dataclasses import replace
from itertools import groupby

from simcord.results import ResponseMessage

from engine.rules.switches import values_of
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.tables import (
    answer,
    choose_from,
    labels,
    open_table,
    panel_of,
    parts,
    primary,
    select_of,
    tap,
    words,
)


async def chooser(world: World) -> ResponseMessage:
    """The panel that `/game new` alone opens."""
    panel = panel_of(await world.ada.slash(world.channel, "game new"))
    assert panel.ephemeral
    return panel


async def choose(world: World, panel: ResponseMessage, action: str, value: str) -> None:
    """Choose a value in the list that offers it, which the list of what can be changed leads to."""
    if action != "game":
        await choose_from(world.ada, panel, "which", action)
    offering = next(
        part
        for part in parts(panel)
        if part["type"] == 3
        and part["custom_id"].split(":")[2] == action
        and value in [option["value"] for option in part["options"]]
    )
    await world.ada.select(panel, [value], custom_id=offering["custom_id"])


async def test_every_game_is_offered_with_players_and_time_and_a_table_is_set_by_choosing_alone(world: World) -> None:
    panel = await chooser(world)
    (games,) = (part for part in parts(panel) if part["type"] == 3)
    offered = games["options"]
    families = [VARIANTS[option["value"]].family for option in offered]
    assert len(list(groupby(families))) == len(set(families)), "those of a family stand together"
    assert sorted(option["value"] for option in offered) == sorted(VARIANTS)
    told = {option["value"]: option["description"] for option in offered}
    assert told["gin_rummy"] == "2 players, about 30 minutes"
    assert told["disney_basic"] == "2 to 6 players; with 4 about 20 minutes"
    await choose(world, panel, "game", "disney_layoff")
    assert "## German rummy, 4 players" in words(panel)
    for action, value in (("seats", "3"), ("pace", "live"), ("computers", "2")):
        await choose(world, panel, action, value)
    assert "2 computer players" in words(panel)
    await tap(world.ada, panel, "Set the table")
    assert "The table is set" in words(panel)
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    assert (record.variant, record.seats, record.pace.name) == ("disney_layoff", 3, "live")
    assert [holder.computer for holder in record.holders] == [None, "steady", "steady"]


async def test_the_last_table_of_the_server_comes_first_with_its_house_rules(world: World) -> None:
    table = await open_table(world, world.ben, variant="czech_rummy", seats=2, rules="opening.points=0", pace="8h/30m")
    await world.bot.services.games.cancel(table.game_id, world.ben.id, "off", moderator=False)
    choices = await world.ada.autocomplete(world.channel, "game new", "game", "")
    assert choices[0]["name"].startswith("Czech rummy, 4 players, about ")
    panel = await chooser(world)
    (again,) = [label for label in labels(panel) if label.startswith("As last time")]
    assert "Czech rummy, 2 players" in again
    await tap(world.ada, panel, again)
    assert "No points needed to open." in words(panel)
    await tap(world.ada, panel, "Set the table")
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    assert (record.variant, record.seats) == ("czech_rummy", 2)
    assert values_of(record.rules)["opening.points"] == 0
    assert (record.pace.turn_s, record.pace.window_s) == (8 * 3600, 1800)


async def test_of_the_usual_game_and_the_last_one_the_usual_is_primary(world: World) -> None:
    await open_table(world, world.ada, seats=2)
    await world.bot.services.servers.settle(world.guild.id, lambda before: replace(before, variant="gin_rummy"))
    panel = await chooser(world)
    assert primary(panel) == ["Gin rummy"]
    assert len([label for label in labels(panel) if label.startswith("As last time")]) == 1


async def test_another_game_is_chosen_and_a_table_in_a_thread_where_the_channel_is_busy(world: World) -> None:
    await open_table(world, world.ben)
    panel = await chooser(world)
    await choose(world, panel, "game", "gin_rummy")
    which = select_of(panel, "which")
    assert [option["value"] for option in which["options"]] == ["pace", "computers"], "it is always for two"
    await world.ada.select(panel, ["pace"], custom_id=which["custom_id"])
    assert not [option for option in select_of(panel, "pace")["options"] if "knock" in option["label"]]
    await tap(world.ada, panel, "Back")
    await tap(world.ada, panel, "Another game")
    assert "Which game?" in words(panel)
    await choose(world, panel, "game", "gin_rummy")
    assert "Set the table" not in labels(panel), "where a table stands there is no room for another one"
    await tap(world.ada, panel, "In a new thread")
    (thread,) = world.channel.threads
    assert thread.mention in words(panel)
    assert "This channel has a game already" in answer(await world.ben.slash(thread, "game new"))


async def test_who_chose_before_another_table_was_set_is_told(world: World) -> None:
    panel = await chooser(world)
    await choose(world, panel, "game", "gin_rummy")
    await open_table(world, world.ben)
    assert "This channel has a game already" in answer(await tap(world.ada, panel, "Set the table"))
    assert "In a new thread" in labels(panel)


async def test_games_are_found_by_name_and_by_group_for_the_players_there_are(world: World) -> None:
    found = await world.ada.autocomplete(world.channel, "game new", "game", "gin")
    assert [choice["name"] for choice in found] == ["Gin rummy, 2 players, about 30 minutes"]
    found = await world.ada.autocomplete(world.channel, "game new", "game", "tiles", seats=2)
    assert [choice["name"] for choice in found] == [
        "my Rummy, 2 players, about 2 hours and 30 minutes",
        "Tile Rummy, 2 players, about 2 hours and 30 minutes",
    ]
    said = answer(await world.ada.slash(world.channel, "game new", game="bridge"))
    assert "There is no game called “bridge”" in said
    assert "The table is set" in answer(await world.ada.slash(world.channel, "game new", game="gin rummy"))

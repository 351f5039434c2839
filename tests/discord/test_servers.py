"""A server in the simulated Discord: greeted once, its settings, whom it does not let play."""

from __future__ import annotations

from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.discord.conftest import World
from tests.discord.tables import answer, labels, open_table, panel_of, parts, select_of, tap, words


def keeper(world: World) -> MemberActor:
    """Somebody who manages the server."""
    role = world.guild.create_role("keepers", permissions=discord.Permissions(manage_guild=True))
    return world.guild.add_member(world.env.create_user("kim"), roles=[role])


def entity_select(message: Any, kind: int) -> str:
    return next(part["custom_id"] for part in parts(message) if part["type"] == kind)


async def opened(world: World, person: MemberActor) -> ResponseMessage:
    return panel_of(await person.slash(world.channel, "settings"))


async def page_of(world: World, person: MemberActor, page: str) -> ResponseMessage:
    """A page of the settings."""
    panel = await opened(world, person)
    await person.select(panel, [page], custom_id=select_of(panel, "page")["custom_id"])
    return panel


async def test_a_new_server_is_greeted_once_and_a_click_leads_to_its_first_table(world: World) -> None:
    for _ in range(2):
        with world.env.time_context():
            await world.bot.on_guild_join(world.bot.guilds[0])
        (greeting,) = [message for message in world.messages() if "I am Talon" in words(message)]
    chooser = panel_of(await tap(world.ada, greeting, "Set a table"))
    games = next(part for part in parts(chooser) if part["type"] == 3)
    await world.ada.select(chooser, [games["options"][0]["value"]], custom_id=games["custom_id"])
    await tap(world.ada, chooser, "Set the table")
    assert "The table is set" in words(chooser)
    assert (await world.bot.services.games.game_in_channel(world.channel.id)).host_id == world.ada.id


async def test_who_manages_the_server_settles_who_hosts_and_where_and_others_only_read(world: World) -> None:
    kim = keeper(world)
    hosts, elsewhere = world.guild.create_role("hosts"), world.guild.create_text_channel("elsewhere")
    assert not [part for part in parts(await opened(world, world.ada)) if part["type"] in (2, 3)]
    panel = await page_of(world, kim, "hosts")
    await kim.select(panel, [hosts], custom_id=entity_select(panel, 6))
    assert f"<@&{hosts.id}> open them" in words(panel)
    refused = answer(await world.ada.slash(world.channel, "game new", game="gin_rummy"))
    assert f"<@&{hosts.id}>" in refused
    panel = await page_of(world, kim, "hosts")
    await kim.select(panel, [], custom_id=entity_select(panel, 6))
    panel = await page_of(world, kim, "channels")
    await kim.select(panel, [elsewhere], custom_id=entity_select(panel, 8))
    assert f"<#{elsewhere.id}>" in answer(await world.ada.slash(world.channel, "game new", game="gin_rummy"))
    thread = answer(await world.ada.slash(world.channel, "game new", game="gin_rummy", where="thread"))
    assert f"<#{elsewhere.id}>" in thread
    panel = await page_of(world, kim, "channels")
    await kim.select(panel, [], custom_id=entity_select(panel, 8))
    await open_table(world, world.ada)


async def test_the_usual_game_pace_and_help_are_the_servers(world: World) -> None:
    kim = keeper(world)
    for action, value in (("variant", "tile_rummy"), ("pace", "slow"), ("assist", "none")):
        panel = await page_of(world, kim, action)
        await kim.select(panel, [value], custom_id=select_of(panel, action)["custom_id"])
    chooser = panel_of(await world.ada.slash(world.channel, "game new"))
    await world.ada.click(chooser, label=next(iter(labels(chooser))))
    await tap(world.ada, chooser, "Set the table")
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    assert (record.variant, record.pace.name) == ("tile_rummy", "slow")
    assert record.switches == {"rearrange.assist": "none"}


async def test_limits_are_typed_into_a_form_within_the_operators_bounds(world: World) -> None:
    kim = keeper(world)
    panel = await opened(world, kim)
    shown = await kim.select(panel, ["limits"], custom_id=select_of(panel, "page")["custom_id"])
    refused = await kim.submit_modal(shown, {"games_per_server": "201"})
    assert "from 1 to 200" in answer(refused)
    shown = await kim.select(panel, ["limits"], custom_id=select_of(panel, "page")["custom_id"])
    await kim.submit_modal(shown, {"games_per_server": "1", "lobbies_per_person": " 1 "})
    assert "**Games in the server:** 1" in words(panel)
    await open_table(world, world.ada)
    other = world.guild.create_text_channel("other")
    assert "one game" in answer(await world.ben.slash(other, "game new", game="gin_rummy"))


async def test_who_is_barred_is_told_why_and_the_list_lifts_it(world: World) -> None:
    kim = keeper(world)
    table = await open_table(world, world.ada)
    panel = await page_of(world, kim, "bars")
    shown = await kim.select(panel, [world.ben], custom_id=entity_select(panel, 5))
    assert "from 1 to 3,650" in answer(await kim.submit_modal(shown, {"days": "0"}))
    shown = await kim.select(panel, [world.ben], custom_id=entity_select(panel, 5))
    said = await kim.submit_modal(shown, {"reason": "was rude", "days": "3"})
    assert "may not play in this server until" in words(said.response or panel)
    refused = answer(await tap(world.ben, await table.board(), "Join"))
    assert "was rude" in refused
    listed = await page_of(world, kim, "bars")
    assert "was rude" in words(listed)
    await tap(kim, listed, "Let somebody play again")
    await kim.select(listed, [str(world.ben.id)], custom_id=select_of(listed, "lift")["custom_id"])
    assert "may play in this server again" in words(listed)
    assert "You sit" in answer(await tap(world.ben, await table.board(), "Join"))

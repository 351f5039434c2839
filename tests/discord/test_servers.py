"""A server: greeted once, its settings, whom it does not let play, and what we may not do in its channels."""

import discord
import pytest

from bot.hosting.refusals import Refused
from bot.ui.kit.permissions import lacking_for_threads
from tests.discord.conftest import World
from tests.discord.tables import (
    answer,
    choose_from,
    keeper,
    labels,
    open_table,
    panel_of,
    parts,
    settings_page,
    tap,
    words,
)


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
    assert not [
        part for part in parts(panel_of(await world.ada.slash(world.channel, "settings"))) if part["type"] in (2, 3)
    ]
    panel = await settings_page(world, kim, "hosts")
    await choose_from(kim, panel, "hosts", hosts)
    assert f"<@&{hosts.id}> open them" in words(panel)
    for named in ({"game": "gin_rummy"}, {}):
        assert f"<@&{hosts.id}>" in answer(await world.ada.slash(world.channel, "game new", **named))
    panel = await settings_page(world, kim, "hosts")
    await choose_from(kim, panel, "hosts")
    panel = await settings_page(world, kim, "channels")
    await choose_from(kim, panel, "channels", elsewhere)
    for named in ({"game": "gin_rummy"}, {}):
        assert f"<#{elsewhere.id}>" in answer(await world.ada.slash(world.channel, "game new", **named))
    thread = answer(await world.ada.slash(world.channel, "game new", game="gin_rummy", where="thread"))
    assert f"<#{elsewhere.id}>" in thread
    panel = await settings_page(world, kim, "channels")
    await choose_from(kim, panel, "channels")
    await open_table(world, world.ada)


async def test_the_usual_game_pace_and_help_are_the_servers(world: World) -> None:
    kim = keeper(world)
    for action, value in (("variant", "tile_rummy"), ("pace", "slow"), ("assist", "none")):
        panel = await settings_page(world, kim, action)
        await choose_from(kim, panel, action, value)
    chooser = panel_of(await world.ada.slash(world.channel, "game new"))
    await world.ada.click(chooser, label=next(iter(labels(chooser))))
    await tap(world.ada, chooser, "Set the table")
    record = await world.bot.services.games.game_in_channel(world.channel.id)
    assert (record.variant, record.pace.name) == ("tile_rummy", "slow")
    assert record.switches == {"rearrange.assist": "none"}


async def test_limits_are_typed_into_a_form_within_the_operators_bounds(world: World) -> None:
    kim = keeper(world)
    panel = panel_of(await kim.slash(world.channel, "settings"))
    shown = await choose_from(kim, panel, "page", "limits")
    refused = await kim.submit_modal(shown, {"games_per_server": "201"})
    assert "from 1 to 200" in answer(refused)
    shown = await choose_from(kim, panel, "page", "limits")
    await kim.submit_modal(shown, {"games_per_server": "1", "lobbies_per_person": " 1 "})
    assert "**Games in the server:** 1" in words(panel)
    await open_table(world, world.ada)
    other = world.guild.create_text_channel("other")
    assert "one game" in answer(await world.ben.slash(other, "game new", game="gin_rummy"))


async def test_who_is_barred_is_told_why_and_the_list_lifts_it(world: World) -> None:
    kim = keeper(world)
    table = await open_table(world, world.ada)
    panel = await settings_page(world, kim, "bars")
    gone = world.guild.add_member(world.env.create_user("troll"))
    shown = await choose_from(kim, panel, "add", gone)
    del world.env.backend.users[gone.id]
    await kim.submit_modal(shown, {"reason": "left us"})
    assert f"<@{gone.id}> may not play" in words(panel)
    shown = await choose_from(kim, panel, "add", world.ben)
    refused = answer(await kim.submit_modal(shown, {"days": "7d"}))
    assert "“7d” is no number of days. Type one from 1 to 3,650, or nothing: until" in refused
    shown = await choose_from(kim, panel, "add", world.ben)
    said = await kim.submit_modal(shown, {"reason": "was rude", "days": "3"})
    assert "may not play in this server until" in words(said.response or panel)
    refused = answer(await tap(world.ben, await table.board(), "Join"))
    assert "was rude" in refused
    assert "was rude" in answer(await world.ben.slash(world.channel, "game new")), "before they choose anything"
    assert "Tables with a free seat" not in answer(await world.ben.slash(world.channel, "games"))
    listed = await settings_page(world, kim, "bars")
    assert "was rude" in words(listed)
    await tap(kim, listed, "Let somebody play again")
    await choose_from(kim, listed, "lift", str(world.ben.id))
    assert "may play in this server again" in words(listed)
    assert "You sit" in answer(await tap(world.ben, await table.board(), "Join"))


async def test_all_that_lacks_is_named_and_nothing_is_opened_and_a_thread_needs_permissions_of_its_own(
    world: World,
) -> None:
    for number, (denied, told) in enumerate(
        (
            (("attach_files",), "Attach Files"),
            (("send_messages",), "Send Messages"),
            (("read_message_history",), "Read Message History"),
            (("attach_files", "send_messages"), "Attach Files and Send Messages"),
        )
    ):
        overwrite = discord.PermissionOverwrite(**dict.fromkeys(denied, False))
        channel = world.guild.create_text_channel(f"strict-{number}", overwrites={world.bot.user: overwrite})
        said = answer(await world.ada.slash(channel, "game new", game="disney_basic"))
        assert f"without: {told}." in said
        with pytest.raises(Refused):
            await world.bot.services.games.game_in_channel(channel.id)
    overwrite = discord.PermissionOverwrite(create_public_threads=False)
    channel = world.guild.create_text_channel("flat", overwrites={world.bot.user: overwrite})
    said = answer(await world.ada.slash(channel, "game new", game="disney_basic", where="thread"))
    assert "Create Public Threads" in said
    assert channel.threads == []
    assert "The table is set" in answer(await world.ada.slash(channel, "game new", game="disney_basic"))


async def test_the_game_of_a_removed_channel_is_over_and_its_players_are_free(world: World) -> None:
    doomed = world.guild.create_text_channel("doomed")
    await world.ada.slash(doomed, "game new", game="disney_basic")
    assert len(await world.bot.services.games.games_of(world.ada.id)) == 1
    world.env.backend.delete_channel(doomed.id)
    await world.env.settle()
    assert await world.bot.services.games.games_of(world.ada.id) == ()
    assert "no game in this server" in answer(await world.ada.slash(world.channel, "game list"))


@pytest.mark.parametrize(
    "name", ["view_channel", "read_message_history", "create_public_threads", "send_messages_in_threads"]
)
def test_each_permission_that_lacks_for_threads_is_named(name: str) -> None:
    have = discord.Permissions.all()
    setattr(have, name, False)
    assert lacking_for_threads(have) == (name,)

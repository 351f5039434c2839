"""What the bot may not do in a channel is said before a game is opened there, by the names that Discord shows."""

from __future__ import annotations

import discord
import pytest

from bot.hosting.refusals import Refused
from tests.discord.conftest import World
from tests.discord.tables import answer


async def test_all_that_lacks_is_named_and_nothing_is_opened(world: World) -> None:
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


async def test_a_thread_needs_permissions_of_its_own(world: World) -> None:
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
    channel = world.bot.get_channel(doomed.id)
    assert isinstance(channel, discord.TextChannel)
    world.env.backend.delete_channel(doomed.id)
    await world.env.settle()
    assert await world.bot.services.games.games_of(world.ada.id) == ()
    assert "no game in this server" in answer(await world.ada.slash(world.channel, "game list"))

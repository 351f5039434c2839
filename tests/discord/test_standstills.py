"""Channels that go, threads that sleep or are locked, permissions that are lost: the game waits."""

from datetime import timedelta

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.records.games import Obstacle
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, direct_to, labels, panel_of, parts, table_page, words
from tests.discord.test_delivery import a_match, text_of

NOT_SEND = discord.Permissions(send_messages=True).value


async def forbid(world: World, channel_id: int, denied: int) -> None:
    """Deny us something in a channel, or nothing any more."""
    overwrite = Overwrite(target_id=world.bot.user.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
    world.env.backend.edit_channel(channel_id, {}, overwrites=[overwrite])
    await world.env.settle()


async def time_left(table: Playing) -> timedelta:
    return (await table.look()).deadlines.turn - table.world.env.now()


async def test_a_permission_that_is_taken_away_stops_the_clocks_until_it_is_given_back(world: World) -> None:
    table = await a_match(world)
    before, old_board = await time_left(table), await table.board_as_it_hangs()
    await forbid(world, world.channel.id, NOT_SEND)
    assert (await table.record()).standstill.why is Obstacle.FORBIDDEN
    await world.env.advance_time(5)
    (told,) = direct_to(world.ada)
    assert "I lack Send Messages there. Nobody loses time." in told
    asked = len(world.env.http_requests)
    await world.env.advance_time(timedelta(hours=30).total_seconds())
    guild = world.bot.get_guild(world.guild.id)
    for unavailable, happens in ((True, world.bot.on_guild_unavailable), (False, world.bot.on_guild_available)):
        guild.unavailable = unavailable
        await happens(guild)
        await world.env.advance_time(900)
    assert len(direct_to(world.ada)) == 1, "after an outage that changed nothing too"
    said = answer(await world.ben.slash(world.channel, "draw"))
    assert said.startswith("The match stands still until I may write in its channel again")
    assert "stands still until I may write in its channel again" in answer(
        await world.ben.slash(world.channel, "games")
    )
    held = panel_of(await world.ben.slash(world.channel, "hand"))
    assert "The match stands still until I may write" in words(held)
    assert {*labels(held)} == {"More"}, "no move that would only be refused"
    shown = words(panel_of(await world.ben.slash(world.channel, "table")))
    assert "**The match stands still until I may write" in shown
    assert "none" not in shown
    asking = [one.path for one in world.env.http_requests[asked:] if f"/{world.channel.id}/messages" in one.path]
    assert not asking, "Discord counts what it refuses"
    await forbid(world, world.channel.id, 0)
    while (await table.record()).board_message_id == old_board.id:
        await world.env.advance_time(0.5)
    board = text_of(await table.board_as_it_hangs())
    assert "ben starts with a discard" in board, "whoever reads it may play"
    assert "to act" in board
    await world.env.advance_time(45)
    assert (await table.record()).standstill is None
    assert abs(await time_left(table) - before) < timedelta(minutes=1)
    assert old_board.id not in {one.id for one in world.messages()}, "the old board was taken away"
    assert "starts with a discard" in text_of(await table.board_as_it_hangs())


async def test_a_thread_is_kept_open_and_when_it_is_locked_the_game_waits(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="disney_basic", seats=2, computers=1, where="thread")
    (thread,) = world.channel.threads
    assert world.env.backend.get_thread(thread.id).thread_metadata.auto_archive_duration == 10_080
    await world.ada.slash(thread, "game start")
    await world.env.advance_time(10)
    game = await world.bot.services.games.game_in_channel(thread.id)

    async def changed(**metadata: bool) -> None:
        world.env.backend.edit_channel(thread.id, {}, thread_metadata=metadata)
        await world.env.settle()

    await changed(archived=True)
    assert not world.env.backend.get_thread(thread.id).thread_metadata.archived
    await changed(archived=True)
    assert world.env.backend.get_thread(thread.id).thread_metadata.archived, "somebody closes it again at once"
    assert (await world.bot.services.games.look(game.id, None)).record.standstill is None
    await changed(archived=False, locked=True)
    assert (await world.bot.services.games.look(game.id, None)).record.standstill.why is Obstacle.LOCKED
    await world.env.advance_time(5)
    assert "until its thread is unlocked" in direct_to(world.ada)[-1]
    await changed(locked=False)
    await world.env.advance_time(45)
    assert (await world.bot.services.games.look(game.id, None)).record.standstill is None


async def test_a_match_of_a_deleted_channel_goes_on_where_one_of_its_players_takes_it(world: World) -> None:
    table = await a_match(world)
    before = await time_left(table)
    elsewhere = world.guild.create_text_channel("elsewhere")
    found = [labels(await table_page(one, elsewhere, table.game_id)) for one in (world.ada, world.ben)]
    assert ["Move here" in one for one in found] == [True, False], "while it is played its host alone takes it away"
    world.env.inject_error("POST", f"/channels/{world.ada.user.dm_channel.id}/messages", status=403, code=50007)
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    await world.env.advance_time(timedelta(days=3).total_seconds())
    assert not [part for part in parts(panel_of(await world.dot.slash(elsewhere, "games"))) if part["type"] == 3]
    page = await table_page(world.ben, elsewhere, table.game_id)
    assert {"Players", "Move here", "Call off"} <= {*labels(page)}
    said = answer(await world.ben.click(page, label="Move here"))
    assert said.startswith("[Disney 100 Rummy](")
    await world.env.advance_time(10)
    moved = await table.record()
    assert (moved.channel_id, moved.standstill) == (elsewhere.id, None)
    assert moved.board_message_id in {message.id for message in elsewhere.history()}
    assert abs(await time_left(table) - before) < timedelta(minutes=1)


async def test_a_match_of_a_channel_that_was_taken_for_gone_goes_on_when_somebody_speaks_there(world: World) -> None:
    table = await a_match(world)
    before = await time_left(table)
    await world.bot.services.games.whereabouts.channel_gone(world.channel.id)
    await world.env.advance_time(timedelta(days=3).total_seconds())
    assert (await table.record()).standstill.why is Obstacle.CHANNEL_GONE
    await world.ben.slash(world.channel, "draw")
    await world.env.advance_time(10)
    assert (await table.record()).standstill is None
    assert abs(await time_left(table) - before) < timedelta(minutes=1)


async def test_in_a_server_that_cannot_be_reached_nobody_loses_time_and_nobody_is_told(world: World) -> None:
    table = await a_match(world)
    guild = world.bot.get_guild(world.guild.id)
    guild.unavailable = True
    await world.bot.on_guild_unavailable(guild)
    await world.env.settle()
    await world.env.advance_time(timedelta(hours=30).total_seconds())
    assert (await table.record()).standstill.why is Obstacle.SERVER_AWAY
    guild.unavailable = False
    await world.bot.on_guild_available(guild)
    await world.env.settle()
    await world.env.advance_time(45)
    assert (await table.record()).standstill is None
    assert direct_to(world.ada) == []

"""Calling a game off: a lobby at once, a running match after a question that names what would end."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    answer,
    asked_to_call_off,
    labels,
    open_table,
    started,
    table_page,
    tap,
    words,
)
from tests.discord.test_standstills import forbid


async def wanted(world: World, person: MemberActor) -> str:
    """Somebody wants the match of the channel to end, and confirms it; gives what they are told."""
    table = await world.bot.services.games.game_in_channel(world.channel.id)
    asked = await asked_to_call_off(person, world.channel, table.id)
    assert asked.response is not None
    await tap(person, asked.response, "Call the match off")
    return words(asked.response)


async def suspended(world: World) -> Playing:
    """A match of three of whom one has left, and which the others want to end."""
    table = await started(world, rounds=3)
    await world.cyd.slash(world.channel, "game leave")
    await wanted(world, world.ada)
    await tap(world.ben, await told(world, "Agree to end it"), "Agree to end it")
    assert (await table.record()).suspended_until is not None
    return table


async def told(world: World, label: str) -> discord.Message:
    """The newest message of the channel with a button."""
    await world.env.advance_time(4)
    return next(message for message in reversed(world.messages()) if label in labels(message))


async def test_a_running_match_is_ended_at_once_when_all_agree(world: World) -> None:
    table = await started(world, rounds=3)
    asked = await asked_to_call_off(world.ada, world.channel, table.game_id)
    assert "ada, ben, and cyd are playing, and it is round 1 of 3" in answer(asked)
    assert "The others who play must agree" in answer(asked)
    assert asked.response is not None
    await tap(world.ada, asked.response, "Call the match off")
    assert "asked whether they agree" in words(asked.response)
    notice = await told(world, "Agree to end it")
    assert {user.id for user in notice.mentions} == {world.ben.id, world.cyd.id}
    assert "no seat" in answer(await tap(world.dot, notice, "Agree to end it"))
    assert "asked whether" in answer(await tap(world.ben, notice, "Agree to end it"))
    assert "called off" in answer(await tap(world.cyd, notice, "Agree to end it"))
    assert (await table.record()).status is GameStatus.CANCELLED
    await world.env.advance_time(4)
    settled = next(one for one in world.messages() if one.id == notice.id)
    assert words(settled).endswith("has ended.")
    assert labels(settled) == {}
    assert "Agree to end it" not in {label for one in world.messages() for label in labels(one)}


async def test_a_suspended_match_goes_on_as_soon_as_one_of_its_players_wants_it_to(world: World) -> None:
    table = await suspended(world)
    board = await table.board()
    assert "This match is suspended" in words(board)
    assert not {"My hand", "Draw", "Knock"} & set(labels(board))
    assert "suspended" in answer(await world.ada.slash(world.channel, "draw"))
    notice = await told(world, "Keep playing")
    assert f"If <@{world.cyd.id}> agrees too" in words(notice)
    page = await table_page(world.ben, world.channel, table.game_id)
    assert {label for label in labels(page) if label} == {"Keep playing"}, "also where the channel is deleted"
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))
    assert "My hand" in labels(await table.board())
    (settled,) = (one for one in world.messages() if one.id == notice.id)
    assert words(settled).endswith("goes on.")
    assert labels(settled) == {}


async def test_a_suspended_match_that_has_ended_says_so_and_keeps_no_button(world: World) -> None:
    table = await suspended(world)
    notice = await told(world, "Keep playing")
    await world.env.advance_time(3 * 86_400)
    (settled,) = (one for one in world.messages() if one.id == notice.id)
    assert words(settled).endswith("has ended.")
    assert labels(settled) == {}
    assert labels(await table.board()) == {}


async def test_a_suspended_match_makes_way_for_a_new_table_and_goes_on_in_a_thread(world: World) -> None:
    table = await suspended(world)
    await told(world, "Keep playing")
    opened = await open_table(world, world.dot)
    assert (opened.game_id, (await opened.record()).channel_id) != (table.game_id, (await table.record()).channel_id)
    await world.env.advance_time(4)
    (thread,) = world.channel.threads
    assert (await table.record()).channel_id == thread.id
    assert "Keep playing" not in {label for one in world.messages() for label in labels(one)}
    notice = next(one for one in reversed(thread.history()) if "Keep playing" in labels(one))
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))
    await world.env.advance_time(4)
    assert any("My hand" in labels(one) for one in thread.history())
    assert "has a game already" in answer(await world.ada.slash(world.channel, "game new", game="gin_rummy"))


async def test_where_no_thread_can_be_made_a_suspended_match_stays_and_one_sentence_says_so(world: World) -> None:
    table = await suspended(world)
    notice = await told(world, "Keep playing")
    await forbid(world, world.channel.id, discord.Permissions(create_public_threads=True).value)
    said = answer(await world.dot.slash(world.channel, "game new", game="gin_rummy"))
    assert "could not open a thread for it" in said
    record = await table.record()
    assert (record.channel_id, record.suspended_until is not None) == (world.channel.id, True)
    assert world.channel.threads == []
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))


async def test_whoever_thinks_again_goes_on_playing(world: World) -> None:
    table = await started(world)
    asked = await asked_to_call_off(world.ada, world.channel, table.game_id)
    assert asked.response is not None
    await tap(world.ada, asked.response, "Keep playing")
    assert words(asked.response) == "The match goes on."
    assert (await table.record()).status is GameStatus.RUNNING

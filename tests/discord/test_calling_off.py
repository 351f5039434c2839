"""Calling a game off: a lobby at once, a running match after a question that names what would end."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import alts, answer, labels, open_table, started, words


async def wanted(world: World, person: MemberActor) -> str:
    """Somebody wants the match of the channel to end, and confirms it; gives what they are told."""
    asked = await person.slash(world.channel, "game cancel")
    assert asked.response is not None
    await person.click(asked.response, label="Call the match off")
    return words(asked.response)


async def told(world: World, label: str) -> discord.Message:
    """The newest message of the channel with a button."""
    await world.env.advance_time(4)
    return next(message for message in reversed(world.messages()) if label in labels(message))


async def test_a_running_match_is_ended_once_all_who_play_it_agree(world: World) -> None:
    table = await started(world, rounds=3)
    asked = await world.ada.slash(world.channel, "game cancel")
    assert "ada, ben, and cyd are playing, and it is round 1 of 3" in answer(asked)
    assert "The others who play must agree" in answer(asked)
    assert asked.response is not None
    await world.ada.click(asked.response, label="Call the match off")
    assert "asked whether they agree" in words(asked.response)
    notice = await told(world, "Agree to end it")
    assert {user.id for user in notice.mentions} == {world.ben.id, world.cyd.id}
    assert "no seat" in answer(await world.dot.click(notice, label="Agree to end it"))
    assert "asked whether" in answer(await world.ben.click(notice, label="Agree to end it"))
    assert "suspended" in answer(await world.cyd.click(notice, label="Agree to end it"))
    assert (await table.record()).suspended_until is not None
    board = await table.board()
    assert "This match is suspended" in words(board)
    assert not {"My hand", "Draw", "Knock"} & set(labels(board))


async def test_a_suspended_match_goes_on_as_soon_as_one_of_its_players_wants_it_to(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    await wanted(world, world.ada)
    await world.ben.click(await told(world, "Agree to end it"), label="Agree to end it")
    assert "suspended" in answer(await world.ada.slash(world.channel, "draw"))
    assert "goes on" in answer(await world.ada.click(await told(world, "Keep playing"), label="Keep playing"))
    assert {"My hand", "Draw"} <= set(labels(await table.board()))


async def test_one_who_does_not_agree_is_enough(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    await wanted(world, world.ada)
    await world.ben.click(await told(world, "Keep playing"), label="Keep playing")
    assert (await table.record()).ending is None


async def test_alone_among_computers_it_is_over_at_once(world: World) -> None:
    table = await open_table(world, world.ada, computers=1, seats=2)
    await world.ada.slash(world.channel, "game start")
    asked = await world.ada.slash(world.channel, "game cancel")
    assert "ends at once" in answer(asked)
    assert "must agree" not in answer(asked)
    assert "called off" in await wanted(world, world.ada)
    (picture,) = alts(await table.board())
    assert "to act" not in picture, "nobody is to do anything any more"
    assert (await table.record()).status is GameStatus.CANCELLED


async def test_whoever_thinks_again_goes_on_playing(world: World) -> None:
    table = await started(world)
    asked = await world.ada.slash(world.channel, "game cancel")
    assert asked.response is not None
    await world.ada.click(asked.response, label="Keep playing")
    assert words(asked.response) == "The match goes on."
    assert (await table.record()).status is GameStatus.RUNNING


async def test_whoever_does_not_play_is_not_even_asked(world: World) -> None:
    await started(world)
    refused = await world.dot.slash(world.channel, "game cancel")
    assert "no seat" in answer(refused)
    assert refused.response is None or not labels(refused.response)


async def test_a_lobby_is_called_off_at_once(world: World) -> None:
    table = await open_table(world, world.ada)
    assert "called off" in answer(await world.ada.slash(world.channel, "game cancel"))
    assert (await table.record()).status is GameStatus.CANCELLED

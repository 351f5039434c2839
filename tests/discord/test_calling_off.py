"""Calling a game off: a lobby at once, a running match after a question that names what would end."""

from __future__ import annotations

from bot.records import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import answer, labels, open_table, started, words


async def test_a_running_match_is_called_off_only_once_that_is_confirmed(world: World) -> None:
    table = await started(world, rounds=3)
    asked = await world.ada.slash(world.channel, "game cancel")
    assert "ada, ben, and cyd are playing, and it is round 1 of 3" in answer(asked)
    assert (await table.record()).status is GameStatus.RUNNING
    assert asked.response is not None
    await world.ada.click(asked.response, label="Call the match off")
    assert (await table.record()).status is GameStatus.CANCELLED
    assert "called off" in words(asked.response)
    assert not labels(asked.response), "there is nothing left to press"


async def test_the_board_of_a_match_that_was_called_off_is_redrawn_as_ended(world: World) -> None:
    table = await started(world)
    await table.board()
    asked = await world.ada.slash(world.channel, "game cancel")
    assert asked.response is not None
    await world.ada.click(asked.response, label="Call the match off")
    board = await table.board()
    assert "This game was called off." in words(board)
    assert not {"My hand", "Draw", "Knock"} & set(labels(board))
    assert not any("<@" in words(message) for message in world.messages()), "nobody is called to a turn any more"


async def test_whoever_thinks_again_goes_on_playing(world: World) -> None:
    table = await started(world)
    asked = await world.ada.slash(world.channel, "game cancel")
    assert asked.response is not None
    await world.ada.click(asked.response, label="Keep playing")
    assert words(asked.response) == "The match goes on."
    assert (await table.record()).status is GameStatus.RUNNING


async def test_whoever_may_not_call_it_off_is_not_even_asked(world: World) -> None:
    await started(world)
    refused = await world.ben.slash(world.channel, "game cancel")
    assert "who opened this table, can do that" in answer(refused)
    assert refused.response is None or not labels(refused.response)


async def test_a_second_confirmation_changes_nothing(world: World) -> None:
    table = await started(world)
    first = await world.ada.slash(world.channel, "game cancel")
    second = await world.ada.slash(world.channel, "game cancel")
    assert first.response is not None
    assert second.response is not None
    await world.ada.click(first.response, label="Call the match off")
    again = await world.ada.click(second.response, label="Call the match off")
    assert "not being played" in answer(again)
    assert (await table.record()).status is GameStatus.CANCELLED


async def test_a_lobby_is_called_off_at_once(world: World) -> None:
    table = await open_table(world, world.ada)
    assert "called off" in answer(await world.ada.slash(world.channel, "game cancel"))
    assert (await table.record()).status is GameStatus.CANCELLED

"""The bot ends in the middle of something and starts again: nothing is lost, and every old button works."""

import discord
import pytest

from bot.client import build_bot
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.records.games import Obstacle
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import (
    QUICK_ROUND,
    answer,
    at_a_window,
    behind_more,
    labels,
    open_table,
    press,
    started,
    tap,
    words,
)
from tests.prove.reporting import ProofReport


async def test_every_old_button_works_after_a_restart(world: World) -> None:
    table = await open_table(world, world.ada)
    lobby = await table.board()
    await world.restart()
    assert "You sit at the table" in answer(await tap(world.ben, lobby, "Join"))
    await world.restart()
    assert "discard" in answer(await tap(world.ada, lobby, "Start"))
    await world.restart()
    board = await table.board()
    opened = await tap(world.ada, board, "My hand")
    assert opened.response is not None
    await world.restart()
    await tap(world.ada, opened.response, "Sort by suit")
    await press(world.ada, opened.response, "more")
    assert "Sort by melds" in behind_more(opened.response)
    assert "In 30 seconds" in answer(await tap(world.dot, board, "Rules"))


async def test_the_call_to_a_turn_that_was_sent_before_a_restart_says_where_the_turn_stands(world: World) -> None:
    await at_a_window(world)
    for person in (world.ben, world.cyd):
        await person.slash(world.channel, "pass")
    await world.env.advance_time(4)
    assert "). Draw." in words(await the_call(world))
    await world.restart()
    await world.ben.slash(world.channel, "draw")
    await world.env.advance_time(4)
    assert "discard a card" in words(await the_call(world))


async def the_call(world: World) -> discord.Message:
    """The newest message that mentions somebody."""
    return next(message for message in reversed(world.messages()) if message.mentions)


@pytest.mark.parametrize("restarts", [3, pytest.param(100, marks=pytest.mark.prove)])
async def test_restarts_in_quick_succession_lose_no_move_and_say_nothing_twice(
    world: World, restarts: int, proof_report: ProofReport
) -> None:
    """A hundred within ten minutes, each in the middle of a match, which goes on after each."""
    table = await started(world, rules=QUICK_ROUND)
    made = 0
    for _ in range(restarts):
        due = await table.next_move()
        if due is not None:
            await AnyGame(table)(*due)
            made += 1
        seen = await table.view()
        await world.restart()
        assert await table.view() == seen
        await world.env.advance_time(600 / 100)
    proof_report("restarts within ten minutes", restarts)
    proof_report("moves made between them, each there after the next", made, limit=3, at_least=True)
    boards = sum({"My hand", "Rules"} <= {*labels(message)} for message in world.messages())
    proof_report("boards of the game in its channel", boards, limit=1)


async def test_a_server_that_is_deleted_while_the_bot_is_away_costs_nobody_a_turn(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    with world.env.time_context():
        await world.bot.services.scheduler.close()
    world.env.backend.advance_clock(10 * 60 * 60)
    bot = build_bot(world.bot.services.config, thinkers=InlineThinkers())
    del world.env.backend.guilds[world.guild.id]
    ended = world.bot
    await world.env.restart_bot(bot)
    await ended.services.database.close()
    await world.env.advance_time(2 * 60 * 60)
    record = (await bot.services.games.look(table.game_id, None)).record
    assert record.standstill.why is Obstacle.SERVER_LEFT
    assert [one.misses for one in record.holders if one.user_id is not None] == [0, 0, 0]

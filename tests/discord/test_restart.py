"""The bot ends in the middle of something and starts again: nothing is lost, and every old button works."""

from __future__ import annotations

import discord

from engine.games.views import WindowView
from tests.discord.conftest import World
from tests.discord.tables import QUICK_ROUND, Playing, Typist, answer, labels, open_table, started, words


async def the_window(table: Playing) -> WindowView | None:
    view = await table.view()
    return view.claim_window


async def at_a_window(world: World) -> Playing:
    """The starter has discarded, the two others are asked, and the board shows it."""
    table = await started(world, rules=QUICK_ROUND)
    due = await table.next_move()
    assert due is not None
    await Typist(table)(*due)
    assert await the_window(table) is not None
    return table


async def test_a_restart_in_an_open_claim_window_loses_no_answer(world: World) -> None:
    table = await at_a_window(world)
    board = await table.board()
    window = await the_window(table)
    assert window is not None
    nearest, farther = (table.people[seat] for seat in window.asked)
    assert "knocked" in answer(await farther.click(board, label="Knock"))
    await world.restart()
    assert await the_window(table) == window, "the window is still open"
    assert f"{farther.name} knocked and got" in answer(await nearest.click(board, label="Pass"))
    view = await table.view(farther)
    assert window.card in view.hand
    assert f"{farther.name} knocked and got" in words(await table.board())


async def test_a_claim_window_that_ran_out_while_the_bot_was_away_is_given_some_time_more(world: World) -> None:
    table = await at_a_window(world)
    board = await table.board()
    window = await the_window(table)
    assert window is not None
    with world.env.time_context():
        await world.bot.services.scheduler.close()
    world.env.backend.advance_clock(10 * 60)
    await world.restart()
    assert await the_window(table) is not None
    nearest = table.people[window.asked[0]]
    assert "passed" in answer(await nearest.click(board, label="Pass"))
    await world.env.advance_time(11 * 60)
    assert await the_window(table) is None


async def test_every_old_button_works_after_a_restart(world: World) -> None:
    table = await open_table(world, world.ada)
    lobby = await table.board()
    await world.restart()
    assert "You sit at the table" in answer(await world.ben.click(lobby, label="Join"))
    await world.restart()
    assert "starts with a discard" in answer(await world.ada.click(lobby, label="Start"))
    await world.restart()
    board = await table.board()
    opened = await world.ada.click(board, label="My hand")
    assert opened.response is not None
    await world.restart()
    await world.ada.click(opened.response, label="Sort by melds")
    assert "Sort by suit" in labels(opened.response)
    assert "In 30 seconds" in answer(await world.dot.click(board, label="Rules"))


async def test_a_board_that_was_deleted_is_posted_again_and_the_game_goes_on(world: World) -> None:
    table = await at_a_window(world)
    board = await table.board()
    window = await the_window(table)
    assert window is not None
    await world.bot.get_partial_messageable(world.channel.id).get_partial_message(board.id).delete()
    for seat in window.asked:
        await table.people[seat].slash(world.channel, "pass")
    again = await table.board()
    assert again.id != board.id
    assert "Nobody knocked" in words(again)
    turn = await table.in_turn()
    assert "drew" in answer(await turn.click(again, label="Draw"))


async def test_the_call_to_a_turn_that_was_sent_before_a_restart_says_where_the_turn_stands(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    due = await table.next_move()
    assert due is not None
    await Typist(table)(*due)
    window = await the_window(table)
    assert window is not None
    for seat in window.asked:
        await table.people[seat].slash(world.channel, "pass")
    await world.env.advance_time(4)
    turn = await table.in_turn()
    assert ": draw a card." in words(await the_call(world))
    await world.restart()
    await turn.slash(world.channel, "draw")
    await world.env.advance_time(4)
    assert "now discard a card" in words(await the_call(world))


async def the_call(world: World) -> discord.Message:
    """The newest message that mentions somebody."""
    return next(message for message in reversed(world.messages()) if message.mentions)

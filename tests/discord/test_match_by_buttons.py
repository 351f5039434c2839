"""A whole match of three people, played with nothing but buttons and selects; several knock for the same discard."""

from __future__ import annotations

import pytest

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import QUICK_ROUND, QUICKEST_ROUND, Clicker, Playing, press, started, tap, words


@pytest.mark.prove
async def test_three_people_play_a_match_by_buttons(world: World) -> None:
    table = await started(world, rules=QUICKEST_ROUND)
    clicker = Clicker(table)
    await table.play_to_the_end(clicker)
    assert (await table.record()).status is GameStatus.FINISHED
    await world.env.advance_time(5)
    assert any("the match is over" in words(message) for message in world.messages()), [
        words(m) for m in world.messages()
    ]
    assert not any("wrong on our side" in text for text in clicker.answers)


async def _at_a_window(world: World, table: Playing) -> Clicker:
    """Play until a discard is offered."""
    clicker = Clicker(table)
    while (await table.look()).view.claim_window is None:  # type: ignore[union-attr]
        due = await table.next_move()
        assert due is not None
        await clicker(*due)
    return clicker


async def test_of_those_who_knock_the_one_nearest_after_the_discarder_gets_the_card(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    await _at_a_window(world, table)
    view = await table.view()
    assert view.claim_window is not None
    nearest, farther = view.claim_window.asked
    card = view.claim_window.card
    board = await table.board()
    first = await tap(table.people[farther], board, "Knock")
    assert "you want it" in words(first.response or first.followups[0])
    # The farther seat was quicker, and still waits for the nearer one.
    assert (await table.look()).view.claim_window is not None  # type: ignore[union-attr]
    await tap(table.people[nearest], board, "Knock")
    after = await table.look(table.people[nearest])
    assert after.view is not None
    assert after.view.claim_window is None
    assert card in after.view.hand
    await world.env.advance_time(2)
    name = table.people[nearest].name
    assert f"{name} got" in words(await table.board())


async def test_the_next_seat_may_draw_while_the_window_is_open_and_draws_when_it_closes(world: World) -> None:
    table = await started(world, rules=QUICK_ROUND)
    clicker = await _at_a_window(world, table)
    view = await table.view()
    assert view.claim_window is not None
    following, other = view.claim_window.asked
    before = view.seats[following].cards
    await press(table.people[following], await clicker.open_hand(table.people[following]), "drawlater")
    board = await table.board()
    assert (await table.look()).view.seats[following].cards == before  # type: ignore[union-attr]
    await tap(table.people[other], board, "Pass")
    after = await table.view()
    assert (after.turn_seat, after.seats[following].cards) == (following, before + 1)

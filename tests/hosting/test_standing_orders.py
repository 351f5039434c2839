from __future__ import annotations

from datetime import timedelta

import pytest

from bot.hosting.refusals import HostReject
from bot.records.games import Pace, StandingOrder
from engine.cards import FACES, Card
from engine.games.events import ClaimWon
from engine.games.moves import Discard
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, POLICY, Host, plain, refusal_of

PASS_ALL = StandingOrder(0, pass_rest=True)


async def next_discard(host: Host, game_id: int) -> Card:
    """What the dull player in turn is about to discard, with everything before it played."""
    user = await host.in_turn(game_id)
    while True:
        view = await host.view(game_id, user)
        move = plain("", view, 0)
        if isinstance(move, Discard):
            return move.card
        await host.submit(game_id, user, move)


async def answered(host: Host, game_id: int, user: int) -> bool:
    view = await host.view(game_id, user)
    return view.claim_window is not None and view.claim_window.answer is not None


async def orders_answer(host: Host) -> None:
    """The moment after a window's opening at which all orders answer."""
    host.clock.advance(POLICY.orders_after.total_seconds())
    await host.scheduler.fire_due()


async def set_order(host: Host, game_id: int, user: int, order: StandingOrder) -> None:
    await host.service.orders.keep(game_id, user, order, host.clock())


async def waiting(host: Host, game_id: int) -> list[int]:
    """The users who are not in turn, clockwise from the one who is."""
    visible = await host.look(game_id)
    turn = visible.view.turn_seat  # type: ignore[union-attr]
    assert turn is not None
    users = [one.user_id for one in visible.record.holders]
    return [user for user in (*users[turn + 1 :], *users[:turn]) if user is not None]


async def test_an_order_answers_a_fixed_time_after_a_window_opened_and_never_at_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    passing, other = await waiting(host, game_id)
    await set_order(host, game_id, passing, PASS_ALL)
    await host.discard(game_id)
    host.clock.advance(POLICY.orders_after.total_seconds() - 0.1)
    await host.scheduler.fire_due()
    assert not await answered(host, game_id, passing)
    host.clock.advance(0.1)
    await host.scheduler.fire_due()
    assert await answered(host, game_id, passing)
    assert not await answered(host, game_id, other)


async def test_where_nobody_has_ordered_anything_the_clock_sleeps_until_the_window_closes(host: Host) -> None:
    plain_table = await host.table(ANN, BEN, CAT)
    await host.discard(plain_table)
    assert host.told[-1].fires == host.clock() + LIVE.window + POLICY.late


@pytest.mark.parametrize("others_have_ordered", [False, True])
async def test_an_order_given_soon_after_the_opening_waits_for_the_same_moment_whatever_others_ordered(
    host: Host, others_have_ordered: bool
) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    late, other = await waiting(host, game_id)
    card = await next_discard(host, game_id)
    if others_have_ordered:
        await set_order(host, game_id, other, StandingOrder(0, tuple(face for face in FACES if face is not card)))
    await host.discard(game_id)
    host.clock.advance(1)
    await set_order(host, game_id, late, PASS_ALL)
    assert not await answered(host, game_id, late)
    host.clock.advance(POLICY.orders_after.total_seconds() - 1.1)
    await host.scheduler.fire_due()
    assert not await answered(host, game_id, late)
    host.clock.advance(0.1)
    await host.scheduler.fire_due()
    assert await answered(host, game_id, late)


async def test_orders_of_all_close_the_window_in_one_commit(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    for user in await waiting(host, game_id):
        await set_order(host, game_id, user, PASS_ALL)
    await host.discard(game_id)
    assert (await host.look(game_id)).deadlines.window is not None
    host.told.clear()
    await orders_answer(host)
    assert (await host.look(game_id)).deadlines.window is None
    assert len(host.told) == 1


async def test_in_a_short_window_orders_answer_half_way_through(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, pace=Pace("custom", 60, 6))
    passing, _ = await waiting(host, game_id)
    await set_order(host, game_id, passing, PASS_ALL)
    await host.discard(game_id)
    host.clock.advance(3)
    await host.scheduler.fire_due()
    assert await answered(host, game_id, passing)


async def test_an_order_knocks_for_its_faces_alone_whatever_the_hand(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    _, knocking = await waiting(host, game_id)
    card = await next_discard(host, game_id)
    others = tuple(face for face in FACES if face is not card)
    await set_order(host, game_id, knocking, StandingOrder(0, others))
    await host.discard(game_id)
    await orders_answer(host)
    assert not await answered(host, game_id, knocking)
    await host.all_pass(game_id)


@pytest.mark.parametrize(("keeps", "passes"), [(True, False), (False, False), (False, True)])
async def test_a_knock_that_won_is_done_with_and_whatever_else_was_ordered_stays(
    host: Host, keeps: bool, passes: bool
) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    nearest, knocking = await waiting(host, game_id)
    card = await next_discard(host, game_id)
    others = (next(face for face in FACES if face is not card),) if keeps else ()
    await set_order(host, game_id, knocking, StandingOrder(0, (card, *others), pass_rest=passes))
    await host.discard(game_id)
    await orders_answer(host)
    assert await answered(host, game_id, knocking)
    await host.pass_on(game_id, nearest)
    visible = await host.look(game_id)
    assert any(isinstance(event, ClaimWon) and event.card is card for event in visible.recent)
    left = StandingOrder(1, others, pass_rest=passes, answered=1) if keeps or passes else None
    assert await host.service.orders.in_game(game_id, knocking) == left


async def test_the_nearer_knock_wins_whichever_came_first(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    nearest, knocking = await waiting(host, game_id)
    card = await next_discard(host, game_id)
    await set_order(host, game_id, knocking, StandingOrder(0, (card,)))
    await host.discard(game_id)
    await orders_answer(host)
    await host.claim(game_id, nearest)
    visible = await host.look(game_id)
    won = next(event for event in visible.recent if isinstance(event, ClaimWon))
    assert visible.record.holders[won.seat].user_id == nearest
    assert await host.service.orders.in_game(game_id, knocking) == StandingOrder(1, (card,), answered=1)


async def test_an_order_answers_the_window_that_is_open_if_it_was_clicked_in_time(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.discard(game_id)
    early, late = await host.asked(game_id)
    await orders_answer(host)
    host.clock.advance(LIVE.window_s - POLICY.orders_after.total_seconds() + 1)
    await host.service.orders.keep(game_id, early, PASS_ALL, host.clock() - timedelta(seconds=2))
    await host.service.orders.keep(game_id, late, PASS_ALL, host.clock())
    assert await answered(host, game_id, early)
    assert not await answered(host, game_id, late)
    assert await host.service.orders.in_game(game_id, late) == StandingOrder(1, (), pass_rest=True)


async def test_an_order_is_taken_back(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    passing, _ = await waiting(host, game_id)
    await set_order(host, game_id, passing, PASS_ALL)
    await host.service.orders.clear(game_id, passing)
    assert await host.service.orders.in_game(game_id, passing) is None
    await host.discard(game_id)
    await orders_answer(host)
    assert not await answered(host, game_id, passing)


async def test_nobody_else_sees_an_order(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    passing, other = await waiting(host, game_id)
    await host.say_all()
    before = [await host.look(game_id, user) for user in (other, None)]
    await set_order(host, game_id, passing, PASS_ALL)
    assert [await host.look(game_id, user) for user in (other, None)] == before
    assert await host.say_all() == []


async def test_orders_are_for_those_at_the_table(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    assert await refusal_of(set_order(host, record.id, ANN, PASS_ALL)) is HostReject.NOT_RUNNING
    await host.service.lobbies.start(record.id, ANN, host.key())
    assert await refusal_of(set_order(host, record.id, CAT, PASS_ALL)) is HostReject.NOT_SEATED

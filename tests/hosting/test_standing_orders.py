"""Orders for claim windows: for a round, for the match where they read the hand, and the default that lasts."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.hosting.refusals import HostReject
from bot.records.games import Pace
from bot.records.notices import Notice, NoticeKind
from bot.records.orders import MeldOrder, StandingOrder
from engine.cards import FACES, PLAYING_CARDS
from engine.games.events import ClaimWon, RoundEnded
from engine.games.moves import Discard
from tests.engine.builders import a_round, card
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, POLICY, TWO_SHORT_ROUNDS, Host, refusal_of

PASS_ALL = StandingOrder(0, pass_rest=True)


WINDOW = 6
"""The one that the first discard opens."""
DEALT = ("7D KH KC 3C", "2H 4H 6S 9C", "5D 4D 6C 9S")
"""What the first seat discards makes no meld with any other hand."""


async def table_with(host: Host, *hands: str, **wishes: object) -> tuple[int, list[int]]:
    """A table at which the first seat is to discard, with these hands, and the users by seat."""
    game_id = await host.table(ANN, BEN, CAT, **wishes)
    visible = await host.look(game_id)
    await host.set_round(game_id, a_round(visible.record.rules, hands=hands or DEALT))
    return game_id, [holder.user_id for holder in visible.record.holders]


async def discards(host: Host, game_id: int, user: int, text: str) -> None:
    view = await host.view(game_id, user)
    await host.submit(game_id, user, Discard(0, view.turn, card(text)))


async def close(host: Host) -> None:
    await host.after(LIVE.window_s + POLICY.late.total_seconds())


async def winner(host: Host, game_id: int) -> int | None:
    """The user who got the discard, None where nobody did."""
    visible = await host.look(game_id)
    won = next((event for event in visible.recent if isinstance(event, ClaimWon)), None)
    return None if won is None else visible.record.holders[won.seat].user_id


async def answered(host: Host, game_id: int, user: int) -> bool:
    view = await host.view(game_id, user)
    return view.claim_window is not None and view.claim_window.answer is not None


async def orders_answer(host: Host) -> None:
    """The moment after a window's opening at which all orders answer."""
    await host.after(POLICY.orders_after.total_seconds())


async def discards_to_orders(host: Host, game_id: int, user: int, text: str) -> None:
    """A discard, and the moment at which all orders answer it."""
    await discards(host, game_id, user, text)
    await orders_answer(host)


async def set_order(host: Host, game_id: int, user: int, order: StandingOrder) -> None:
    await host.service.orders.keep(game_id, user, order, host.clock())


@pytest.mark.parametrize(("window_s", "after"), [(LIVE.window_s, POLICY.orders_after.total_seconds()), (6, 3)])
async def test_an_order_answers_a_fixed_time_after_a_window_opened_and_half_way_through_a_short_one(
    host: Host, window_s: int, after: float
) -> None:
    game_id, (turn, other, passing) = await table_with(host, pace=Pace("custom", 60, window_s))
    await host.say_all()
    before = [await host.look(game_id, user) for user in (other, None)]
    await set_order(host, game_id, passing, PASS_ALL)
    assert [await host.look(game_id, user) for user in (other, None)] == before, "nobody else sees an order"
    assert await host.say_all() == []
    await discards(host, game_id, turn, "7D")
    await host.after(after - 0.1)
    assert not await answered(host, game_id, passing)
    await host.after(0.1)
    assert await answered(host, game_id, passing)
    assert not await answered(host, game_id, other)


async def test_where_nobody_has_ordered_anything_the_clock_sleeps_until_the_window_closes(host: Host) -> None:
    plain_table = await host.table(ANN, BEN, CAT)
    await host.discard(plain_table)
    assert host.told[-1].fires == host.clock() + LIVE.window + POLICY.late


OTHERS = tuple(face for face in FACES if face is not PLAYING_CARDS.parse("7D"))


@pytest.mark.parametrize("others_have_ordered", [False, True])
async def test_an_order_given_soon_after_the_opening_waits_for_the_same_moment_whatever_others_ordered(
    host: Host, others_have_ordered: bool
) -> None:
    game_id, (turn, late, other) = await table_with(host)
    if others_have_ordered:
        await set_order(host, game_id, other, StandingOrder(0, OTHERS))
    await discards(host, game_id, turn, "7D")
    host.clock.advance(1)
    await set_order(host, game_id, late, PASS_ALL)
    assert not await answered(host, game_id, late)
    await host.after(POLICY.orders_after.total_seconds() - 1.1)
    assert not await answered(host, game_id, late)
    await host.after(0.1)
    assert await answered(host, game_id, late)
    assert not await answered(host, game_id, other), "an order knocks for its faces alone"


async def test_orders_of_all_close_the_window_in_one_commit(host: Host) -> None:
    game_id, (turn, *waiting) = await table_with(host)
    for user in waiting:
        await set_order(host, game_id, user, PASS_ALL)
    await discards(host, game_id, turn, "7D")
    assert (await host.look(game_id)).deadlines.window is not None
    host.told.clear()
    await orders_answer(host)
    assert (await host.look(game_id)).deadlines.window is None
    assert len(host.told) == 1


@pytest.mark.parametrize(("keeps", "passes"), [(True, False), (False, False), (False, True)])
async def test_a_knock_that_won_is_done_with_and_whatever_else_was_ordered_stays(
    host: Host, keeps: bool, passes: bool
) -> None:
    game_id, (turn, nearest, knocking) = await table_with(host)
    others = OTHERS[:1] if keeps else ()
    await set_order(host, game_id, knocking, StandingOrder(0, (card("7D"), *others), pass_rest=passes))
    await discards_to_orders(host, game_id, turn, "7D")
    assert await answered(host, game_id, knocking)
    await host.pass_on(game_id, nearest)
    assert await winner(host, game_id) == knocking
    left = StandingOrder(1, others, pass_rest=passes, answered=WINDOW) if keeps or passes else None
    assert await host.service.orders.in_game(game_id, knocking) == left


async def test_the_nearer_knock_wins_whichever_came_first(host: Host) -> None:
    game_id, (turn, nearest, knocking) = await table_with(host)
    order = StandingOrder(0, (card("7D"),))
    await set_order(host, game_id, knocking, order)
    await discards_to_orders(host, game_id, turn, "7D")
    await host.claim(game_id, nearest)
    assert await winner(host, game_id) == nearest
    assert await host.service.orders.in_game(game_id, knocking) == replace(order, round=1, answered=WINDOW)


async def test_an_order_answers_the_window_that_is_open_if_it_was_clicked_in_time(host: Host) -> None:
    game_id, (turn, early, late) = await table_with(host)
    await discards_to_orders(host, game_id, turn, "7D")
    host.clock.advance(LIVE.window_s - POLICY.orders_after.total_seconds() + 1)
    await host.service.orders.keep(game_id, early, PASS_ALL, host.clock() - timedelta(seconds=2))
    await set_order(host, game_id, late, PASS_ALL)
    assert await answered(host, game_id, early)
    assert not await answered(host, game_id, late)
    assert await host.service.orders.in_game(game_id, late) == StandingOrder(1, (), pass_rest=True)
    await host.service.orders.clear(game_id, late)
    assert await host.service.orders.in_game(game_id, late) is None


async def test_orders_are_for_those_at_the_table(host: Host) -> None:
    record = await host.lobby(ANN, BEN)
    assert await refusal_of(set_order(host, record.id, ANN, PASS_ALL)) is HostReject.NOT_RUNNING
    await host.service.lobbies.start(record.id, ANN, host.key())
    assert await refusal_of(set_order(host, record.id, CAT, PASS_ALL)) is HostReject.NOT_SEATED


MELDS = StandingOrder(0, melds=MeldOrder.PLAIN)
MELDS_WITH_JOKERS = StandingOrder(0, melds=MeldOrder.JOKERS)


async def words(host: Host) -> list[Notice]:
    return [notice for notice in await host.say_all() if notice.kind is NoticeKind.ORDER]


@pytest.mark.parametrize(
    ("card", "hand", "order", "knocks"),
    [
        ("7D", "7H 7S 2C 4D", MELDS, True),
        ("7D", "8D 9D 2C 4S", MELDS, True),
        ("7D", "7H 2C 4D 9S", MELDS, False),
        ("7D", "7H JK 2C 4S", MELDS, False),
        ("7D", "7H JK 2C 4S", MELDS_WITH_JOKERS, True),
        ("7D", "8D 9D 10D KS", MELDS, False),
        ("JK", "8D 9D 2C 4S", MELDS, True),
        ("JK", "7H 2C 4D 9S", MELDS, False),
    ],
)
async def test_it_knocks_for_what_completes_a_meld_with_the_hand(
    host: Host, card: str, hand: str, order: StandingOrder, knocks: bool
) -> None:
    game_id, (turn, _, owner) = await table_with(host, f"{card} KH KC 3C", "2H 4H 6S 9C", hand)
    await set_order(host, game_id, owner, order)
    await discards(host, game_id, turn, card)
    await close(host)
    assert await winner(host, game_id) == (owner if knocks else None)


async def test_the_window_takes_as_long_whether_the_hand_wants_the_card_or_not(host: Host) -> None:
    """From when a window closes nobody learns what an order found in a hand: it counts as unanswered until then."""
    closed = []
    for number, (hand, knocks) in enumerate((("7H 7S 2C 4D", True), ("2D 4D 6C 9S", False))):
        game_id, (turn, other, owner) = await table_with(
            host, "7D KH KC 3C", "2H 4H 6S 9C", hand, channel_id=80 + number
        )
        await set_order(host, game_id, owner, StandingOrder(0, pass_rest=True, melds=MeldOrder.PLAIN))
        began = host.clock()
        await discards_to_orders(host, game_id, turn, "7D")
        assert not await answered(host, game_id, owner)
        await host.pass_on(game_id, other)
        while (await host.look(game_id)).deadlines.window is not None:
            await host.after(1)
        closed.append(host.clock() - began)
        assert await winner(host, game_id) == (owner if knocks else None)
    assert closed[0] == closed[1] > LIVE.window


async def test_the_hand_is_judged_as_it_is_when_the_window_closes_and_ones_own_click_goes_before(host: Host) -> None:
    game_id, (turn, _, owner) = await table_with(host, "7D KH KC 3C", "2H 4H 6S 9C", "7H 7S 2C 4D")
    await set_order(host, game_id, owner, MELDS)
    await discards(host, game_id, turn, "7D")
    await host.pass_on(game_id, owner)
    await close(host)
    assert await winner(host, game_id) is None


async def test_the_default_is_known_to_another_process_that_has_the_game_in_memory(host: Host, url: str) -> None:
    game_id, (turn, near, owner) = await table_with(host)
    async with Host.opened(url, host.clock) as elsewhere:
        await elsewhere.look(game_id)
        await host.service.orders.set_passing(owner, host.clock(), passes=True)
        await discards_to_orders(elsewhere, game_id, turn, "7D")
        assert await answered(elsewhere, game_id, owner)
        assert not await answered(elsewhere, game_id, near)


async def test_an_order_goes_before_the_default(host: Host) -> None:
    game_id, (turn, near, owner) = await table_with(host)
    await host.service.orders.set_passing(owner, host.clock(), passes=True)
    await set_order(host, game_id, owner, StandingOrder(0, (card("7D"),)))
    await discards_to_orders(host, game_id, turn, "7D")
    await host.pass_on(game_id, near)
    assert await winner(host, game_id) == owner


async def test_the_default_answers_windows_that_are_open_already(host: Host) -> None:
    game_id, (turn, _, owner) = await table_with(host)
    await discards_to_orders(host, game_id, turn, "7D")
    await host.service.orders.set_passing(owner, host.clock(), passes=True)
    assert await answered(host, game_id, owner)


async def test_the_default_and_orders_do_nothing_for_a_seat_that_the_computer_plays(host: Host) -> None:
    game_id, (turn, _, owner) = await table_with(host, "7D KH KC 3C", "2H 4H 6S 9C", "7H 7S 2C 4D")
    await set_order(host, game_id, owner, MELDS)
    await host.service.orders.set_passing(owner, host.clock(), passes=True)
    await host.service.leave(game_id, owner, host.key())
    await discards(host, game_id, turn, "7D")
    await host.after(POLICY.orders_after.total_seconds())
    assert await winner(host, game_id) is None


async def test_what_reads_the_hand_lasts_for_the_match_the_default_too_and_all_else_for_the_round(host: Host) -> None:
    await host.service.orders.set_passing(BEN, host.clock(), passes=True)
    game_id, faces, ended = await host.table(ANN, BEN, CAT, switches=TWO_SHORT_ROUNDS), (card("JK"),), False
    await set_order(host, game_id, CAT, StandingOrder(0, faces, pass_rest=True, melds=MeldOrder.PLAIN))
    while not ended or not (await host.look(game_id)).deadlines.window or BEN not in await host.asked(game_id):
        visible = await host.look(game_id)
        if not ended and any(isinstance(event, RoundEnded) for event in visible.recent):
            ended = True
            assert await host.service.orders.in_game(game_id, CAT) == StandingOrder(2, melds=MeldOrder.PLAIN)
            seat = await host.seat_of(game_id, CAT)
            assert await words(host) == [
                Notice(NoticeKind.ORDER, seat=seat, user_id=CAT, what="void", faces=faces, penalty=0, number=1)
            ]
        if visible.deadlines.window:
            await host.all_pass(game_id)
        else:
            await host.discard(game_id)
    await orders_answer(host)
    assert await answered(host, game_id, BEN), "who ordered nothing, before they sat down"


async def test_its_owner_is_told_that_an_order_got_the_card_and_who_was_too_far_that_it_did_not(host: Host) -> None:
    game_id, (turn, near, far) = await table_with(host, "7D KH KC 3C", "8D 9D 6S 9C", "7H 7S 2C 4D")
    await set_order(host, game_id, near, MELDS)
    await set_order(host, game_id, far, StandingOrder(0, (card("7D"),)))
    await host.say_all()
    await discards(host, game_id, turn, "7D")
    await close(host)
    told = {word.user_id: (word.what, word.faces) for word in await words(host)}
    assert told == {near: ("got", (card("7D"),)), far: ("missed", (card("7D"),))}


async def test_no_word_is_said_where_its_owner_clicked_or_it_only_passed(host: Host) -> None:
    game_id, (turn, near, owner) = await table_with(host, "7D KH KC 3C", "2H 4H 6S 9C", "7H 7S 2C 4D")
    await set_order(host, game_id, near, PASS_ALL)
    await discards(host, game_id, turn, "7D")
    await host.claim(game_id, owner)
    await orders_answer(host)
    assert await winner(host, game_id) == owner
    assert await words(host) == []


async def test_all_orders_of_a_person_are_listed_wherever_they_play(host: Host) -> None:
    first, _ = await table_with(host, "7D", "2H", "5D", channel_id=81)
    second, _ = await table_with(host, "7D", "2H", "5D", channel_id=82)
    await set_order(host, first, CAT, PASS_ALL)
    await set_order(host, second, CAT, MELDS)
    await set_order(host, second, BEN, PASS_ALL)
    listed = await host.service.orders.of_user(CAT)
    assert [(kept.game_id, kept.order.melds) for kept in listed] == [
        (second, MeldOrder.PLAIN),
        (first, MeldOrder.NEVER),
    ]
    await host.service.cancel(first, ANN, host.key())
    assert [kept.game_id for kept in await host.service.orders.of_user(CAT)] == [second]


async def test_orders_and_the_default_survive_a_restart(host: Host, url: str) -> None:
    game_id, (turn, near, owner) = await table_with(host, "7D KH KC 3C", "2H 4H 6S 9C", "7H 7S 2C 4D")
    await set_order(host, game_id, owner, MELDS)
    await host.service.orders.set_passing(near, host.clock(), passes=True)
    await discards(host, game_id, turn, "7D")
    async with Host.opened(url, host.clock) as restarted:
        await orders_answer(restarted)
        assert await answered(restarted, game_id, near)
        await close(restarted)
        assert await winner(restarted, game_id) == owner

"""Who is away: misses are counted, the computer plays on, and the seat is taken back; and how people keep time."""

from dataclasses import replace

import pytest

from bot.hosting.clock.absence import after_timeouts, is_missed, opens
from bot.hosting.policy import MISSES
from bot.hosting.refusals import HostReject
from bot.records.games import LEAST_TURNS, Ending, GameStatus, Holder, Punctuality
from bot.records.notices import NoticeKind
from bot.records.orders import StandingOrder
from bot.ui.table.notice import digest
from engine.games.events import SeatLeft, TimedOut
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, POLICY, Host, refusal_of
from tests.ui.looks import ENGLISH, texts


async def miss(host: Host, game_id: int) -> int:
    """Let the running turn time out; gives whose it was."""
    user = await host.in_turn(game_id)
    await host.after(LIVE.turn_s + 2)
    return user


async def to_turn_of(host: Host, game_id: int, user: int) -> None:
    """Everybody else plays until it is the user's turn; the user does nothing, windows included."""
    while True:
        if (await host.look(game_id)).deadlines.window:
            for other in await host.acting(game_id):
                if other != user:
                    await host.pass_on(game_id, other)
            await host.after(LIVE.window_s + 2)
        elif await host.in_turn(game_id) == user:
            return
        else:
            await host.discard(game_id)


async def away(host: Host, game_id: int, user: int) -> None:
    """The user misses as many turns in a row as it takes for the computer to play for them."""
    for _ in range(MISSES):
        await to_turn_of(host, game_id, user)
        assert await miss(host, game_id) == user


async def test_seats_open_in_servers_and_never_in_direct_messages(host: Host) -> None:
    record = (await host.look(await host.table())).record
    assert opens(record)
    assert opens(replace(record, guild_id=1))
    assert not opens(replace(record, guild_id=0))


async def test_time_outs_in_a_row_are_counted_and_an_own_move_clears_them(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    user = await miss(host, game_id)
    assert (await host.holder(game_id, user)).misses == 1
    await to_turn_of(host, game_id, user)
    await host.discard(game_id)
    assert (await host.holder(game_id, user)).misses == 0


def test_nobody_is_handed_over_without_a_time_out_of_their_own() -> None:
    """As many misses as allowed may be there from before, when more were allowed."""
    holders = (Holder(0, "Ann", ANN, misses=2), Holder(1, "Ben", BEN))
    assert after_timeouts(holders, [TimedOut(1)]) == (holders[0], replace(holders[1], misses=1))


async def test_the_computer_plays_on_for_an_absent_person_who_is_not_called(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await away(host, game_id, BEN)
    await host.say_all()
    await host.discard(game_id)
    assert [one.user_id for one in await host.say_all() if one.kind is NoticeKind.TURN] == [0]
    assert await host.after(POLICY.think.total_seconds()) == 1
    visible = await host.look(game_id)
    assert await host.in_turn(game_id) == ANN
    theirs = await host.holder(game_id, BEN)
    assert (visible.recent.count(TimedOut(theirs.seat)), theirs.misses) == (2, 3)


async def test_the_daily_list_tells_of_a_seat_that_the_computer_plays_for_who_missed_turns(host: Host) -> None:
    missed, left = await host.table(ANN, BEN), await host.table(ANN, BEN, channel_id=71)
    await away(host, missed, BEN)
    await host.service.leave(left, BEN, host.key())
    assert [one.record.id for one in await host.service.games_waiting_for(BEN)] == [missed]


async def test_the_daily_list_says_that_the_computer_plays_only_where_it_does(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await away(host, game_id, BEN)
    assert "The computer plays your seat." in texts(digest(await host.service.games_waiting_for(BEN), ENGLISH))
    await host.service.leave(game_id, ANN, host.key())
    (waiting,) = await host.service.games_waiting_for(BEN)
    assert "Everybody is away" in texts(digest([waiting], ENGLISH))
    suspended = replace(waiting.record, ending=Ending(ANN, frozenset({ANN}), suspended=True))
    assert not is_missed(suspended, BEN), "nothing goes on there before somebody wants it to"


async def test_whatever_an_absent_person_does_gives_the_seat_back(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await away(host, game_id, BEN)
    await to_turn_of(host, game_id, ANN)
    await host.discard(game_id)
    await host.pass_on(game_id, BEN)
    back = await host.holder(game_id, BEN)
    assert (back.autopilot, back.misses) == (False, 0)


async def test_a_person_takes_the_seat_back_without_a_move_or_by_a_standing_order(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await away(host, game_id, BEN)
    record = await host.service.resume(game_id, BEN, "one click")
    assert not any(one.autopilot or one.misses for one in record.holders)
    host.told.clear()
    assert await host.service.resume(game_id, BEN, "one click") == record
    assert host.told == [], "a repeated click that would be allowed once more"
    assert await refusal_of(host.service.resume(game_id, CAT, host.key())) is HostReject.NOT_SEATED
    await host.service.leave(game_id, BEN, host.key())
    await host.service.orders.keep(game_id, BEN, StandingOrder(0, pass_rest=True), host.clock())
    assert not (await host.holder(game_id, BEN)).autopilot


async def test_computers_do_not_play_on_among_themselves(host: Host) -> None:
    game_id = await host.table(ANN, BEN, computers=("easy",))
    await host.service.leave(game_id, ANN, host.key())
    record = await host.service.leave(game_id, BEN, host.key())
    assert record.status is GameStatus.RUNNING
    assert await host.after(10 * 86_400) == 0
    assert (await host.look(game_id)).record == record
    await host.service.resume(game_id, BEN, host.key())
    visible = await host.look(game_id)
    assert (visible.deadlines.turn or visible.deadlines.window) is not None


async def test_for_who_leaves_while_a_window_is_open_the_computer_answers(host: Host) -> None:
    game_id, (leaver, other) = await host.at_window()
    await host.service.leave(game_id, leaver, host.key())
    await host.pass_on(game_id, other)
    assert (await host.look(game_id)).deadlines.window is not None
    assert await host.after(POLICY.think.total_seconds()) == 1
    assert (await host.look(game_id)).deadlines.window is None


async def test_g_15_who_leaves_a_match_is_played_by_the_computer(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    record = await host.service.leave(game_id, BEN, host.key())
    assert [one.autopilot for one in record.holders] == [False, True, False]
    assert record.status is GameStatus.RUNNING
    assert await refusal_of(host.service.leave(game_id, 9999, host.key())) is HostReject.NOT_SEATED


async def test_only_time_outs_are_told_as_the_reason_that_the_computer_plays(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    await host.service.leave(game_id, CAT, host.key())
    await away(host, game_id, BEN)
    await to_turn_of(host, game_id, ANN)
    await host.discard(game_id)
    assert [one.user_id for one in await host.say_all() if one.kind is NoticeKind.AUTOPILOT] == [BEN]


async def test_g_15_without_computers_who_leaves_forfeits_a_turn_neither_played_nor_missed(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, CAT, switches={"match.on_leave": "forfeit"})
    seat = await host.seat_of(game_id, user)
    await host.service.leave(game_id, user, host.key())
    visible = await host.look(game_id)
    assert SeatLeft(seat) in visible.recent
    assert visible.view.seats[seat].out
    assert await counted(host, user) == {}


async def counted(host: Host, *users: int) -> dict[int, tuple[int, int]]:
    """Turns had and turns played in time, as a lobby of these people tells them."""
    record = await host.lobby(*users, channel_id=99)
    told = (await host.look(record.id)).punctual
    return {user: (one.turns, one.in_time) for user, one in told.items()}


async def test_turns_played_and_turns_missed_are_counted_for_whoever_had_them(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    first = await host.discard(game_id)
    assert (await host.look(game_id)).punctual == {}, "a running match tells nobody's share"
    second = BEN if first == ANN else ANN
    assert await miss(host, game_id) == second
    await to_turn_of(host, game_id, first)
    await host.discard(game_id)
    assert await counted(host, ANN, BEN) == {first: (2, 2), second: (1, 0)}


async def test_a_turn_among_computers_counts_for_nobody(host: Host) -> None:
    game_id = await host.table(ANN, computers=("easy",))
    while await host.acting(game_id) != [ANN]:
        await host.after(1)
    await host.discard(game_id)
    assert await counted(host, ANN) == {}


@pytest.mark.parametrize(
    ("turns", "in_time", "share"),
    [
        (0, 0, None),
        (LEAST_TURNS - 1, LEAST_TURNS - 1, None),
        (LEAST_TURNS, LEAST_TURNS, 100),
        (200, 199, 99),
        (20, 0, 0),
    ],
)
def test_a_share_is_told_from_some_turns_on_and_never_rounded_up(turns: int, in_time: int, share: int | None) -> None:
    assert Punctuality(turns, in_time).share == share

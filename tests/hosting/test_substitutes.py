"""The end of the ladder of absence: the seat opens, somebody takes it, or its owner comes back to it."""

import asyncio
import random
from dataclasses import replace
from datetime import timedelta
from unittest.mock import AsyncMock

import pytest

from bot.hosting.clock.absence import after_timeouts, after_turns_kept, goes_on, left, returned
from bot.hosting.people.settling import People
from bot.hosting.policy import MISSES, TURNS_KEPT
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats.substitutes import Newcomer, open_seat_for, opened, seated
from bot.records.deadlines import DeadlineKind
from bot.records.games import GameRecord, GameStatus, Holder, Obstacle, Predecessor
from bot.records.notices import Notice, NoticeKind
from bot.records.orders import StandingOrder
from bot.records.people import NO_HABITS, Habits
from bot.ui.table.clock import clock_panel
from bot.ui.table.game_facts import names_at
from engine.cards import PLAYING_CARDS
from engine.games.events import TimedOut, TurnBegan
from engine.rules.refusals import IllegalMove
from engine.variants import game_of
from tests.hosting.hosted import ANN, BEN, CAT, DAN, LIVE, MONDAY, POLICY, Host, refusal_of, refused
from tests.hosting.test_absence import away, to_turn_of
from tests.ui.looks import ENGLISH, buttons, texts

EVE = 1005


async def take(host: Host, game_id: int, user: int, seat: int | None = None) -> Holder:
    """What somebody gets who takes a seat; the same click gets no other."""
    key = host.key()
    for _ in range(2):
        record = await host.service.take_seat(game_id, user, f"user {user}", key, seat)
    return next(one for one in record.holders if one.user_id == user)


async def refusal(host: Host, game_id: int, user: int, seat: int | None = None) -> Refused:
    """Why somebody is given no seat; nothing has changed."""
    before = await host.look(game_id)
    why = await refused(host.service.take_seat(game_id, user, "Somebody", host.key(), seat))
    assert await host.look(game_id) == before
    return why


async def ben_has_left(host: Host, **wishes: object) -> int:
    """A table of three that Ben has left."""
    game_id = await host.table(ANN, BEN, CAT, **wishes)
    await host.service.leave(game_id, BEN, host.key())
    return game_id


async def test_the_ladder_is_climbed_to_its_end_and_each_step_is_told_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await away(host, game_id, BEN)
    seat = await host.seat_of(game_id, BEN)
    for _ in range(TURNS_KEPT):
        assert not (await host.holder(game_id, BEN)).is_open
        await host.discard(game_id)
        await host.after(POLICY.think.total_seconds())
    assert (await host.holder(game_id, BEN)).is_open
    await host.discard(game_id)
    await host.after(POLICY.think.total_seconds())
    said = [one for one in await host.say_all() if one.kind in (NoticeKind.SEAT_OPEN, NoticeKind.AUTOPILOT)]
    assert said == [
        Notice(NoticeKind.AUTOPILOT, seat=seat, user_id=BEN, count=2),
        Notice(NoticeKind.SEAT_OPEN, seat=seat),
    ]


async def test_a_substitute_gets_cards_score_and_part_of_the_seat_and_a_reserve_and_habits_of_their_own(
    host: Host,
) -> None:
    await People(host.database, host.clock, AsyncMock()).set_zone(DAN, "Asia/Tokyo")
    game_id = await ben_has_left(host)
    ben = await host.holder(game_id, BEN)
    seen = await host.look(game_id, BEN)
    hands = seen.view.hand
    taken = await take(host, game_id, DAN)
    assert taken == Holder(
        ben.seat,
        f"user {DAN}",
        DAN,
        entropy=ben.entropy,
        reserve=LIVE.reserve,
        habits=Habits("Asia/Tokyo"),
        before=(Predecessor(BEN, "Ben", seen.record.seq),),
    )
    view = await host.view(game_id, DAN)
    assert (view.seat, view.hand) == (ben.seat, hands)


async def test_a_substitute_is_called_to_the_turn_and_plays_it(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    await host.service.leave(game_id, BEN, host.key())
    await to_turn_of(host, game_id, BEN)
    await host.say_all()
    await take(host, game_id, DAN)
    calls = [one for one in await host.say_all() if one.kind is NoticeKind.TURN]
    assert [one.user_id for one in calls] == [DAN]
    assert await host.in_turn(game_id) == DAN
    assert await host.discard(game_id) == DAN


async def test_of_two_who_want_it_one_gets_the_seat_and_the_other_one_sentence(host: Host) -> None:
    game_id = await ben_has_left(host)
    seat = await host.seat_of(game_id, BEN)
    results = await asyncio.gather(
        *(host.service.take_seat(game_id, user, "Newcomer", host.key(), seat) for user in (DAN, EVE)),
        return_exceptions=True,
    )
    (late,) = [one for one in results if isinstance(one, Refused)]
    assert late.code is HostReject.SEAT_TAKEN
    held = [one.user_id for one in (await host.look(game_id)).record.holders]
    assert (DAN in held) != (EVE in held)
    assert BEN not in held


async def test_where_no_seat_is_open_that_is_said_and_nobody_holds_two(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    assert (await refusal(host, game_id, BEN)).code is HostReject.ALREADY_JOINED
    assert (await refusal(host, game_id, DAN)).code is HostReject.NO_OPEN_SEAT
    assert (await refusal(host, game_id, DAN, seat=9)).code is HostReject.NO_OPEN_SEAT


async def test_whoever_has_seen_a_hand_takes_that_seat_again_and_no_other(host: Host) -> None:
    game_id = await ben_has_left(host)
    seat = await host.seat_of(game_id, BEN)
    await take(host, game_id, DAN)
    await host.service.leave(game_id, CAT, host.key())
    assert (await refusal(host, game_id, BEN)).code is HostReject.HAS_SEEN_A_HAND
    await host.service.leave(game_id, DAN, host.key())
    again = await take(host, game_id, BEN)
    assert (again.seat, [(one.user_id, one.name) for one in again.before]) == (
        seat,
        [(BEN, "Ben"), (DAN, f"user {DAN}")],
    )


async def test_what_the_computer_moved_before_somebody_sat_down_is_not_told_as_theirs(host: Host) -> None:
    host.service.marks.__dict__["key"] = b"a key".ljust(32)
    game_id = await host.table(ANN, BEN, CAT)
    seat = await host.seat_of(game_id, BEN)
    await to_turn_of(host, game_id, BEN)
    await host.services.privacy.forget(BEN, "Former player")
    left = (await host.look(game_id)).record
    await host.after(60)
    await take(host, game_id, DAN)
    record = (await host.look(game_id)).record
    names = [names_at(record, seq)[seat] for seq in range(1, record.seq + 1)]
    assert set(names[: left.seq]) == {"Former player"}
    assert set(names[left.seq :]) == {left.holders[seat].name}, "the computer's deeds are the computer's"


async def test_orders_and_waits_of_the_one_who_was_away_go_with_them(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT)
    faces = PLAYING_CARDS.parse_many("7H")
    await host.service.orders.keep(game_id, BEN, StandingOrder(0, faces), host.clock())
    await host.service.leave(game_id, BEN, host.key())
    await take(host, game_id, DAN)
    assert await host.service.orders.in_game(game_id, BEN) is None
    assert await host.service.orders.of_user(BEN) == ()
    assert game_id not in [one.id for one in await host.service.games_of(BEN)]
    assert game_id in [one.id for one in await host.service.games_of(DAN)]


async def test_a001_08_who_is_out_of_a_match_keeps_it_going_for_nobody(host: Host) -> None:
    record = (await host.look(await host.table(ANN, BEN, CAT))).record
    holders = tuple(replace(one, autopilot=one.seat != 1) for one in record.holders)
    assert goes_on(replace(record, holders=holders), ())
    assert not goes_on(replace(record, holders=holders), {1})


async def test_g_15_where_leaving_forfeits_no_seat_is_ever_open_and_nobody_comes_back_to_it(host: Host) -> None:
    game_id = await host.table(ANN, BEN, CAT, switches={"match.on_leave": "forfeit"})
    await away(host, game_id, BEN)
    seat = await host.seat_of(game_id, BEN)
    assert await refusal_of(host.service.open_seat(game_id, ANN, seat, host.key())) is HostReject.SEATS_STAY
    await host.service.leave(game_id, BEN, host.key())
    for way in (host.service.resume(game_id, BEN, host.key()), host.service.take_seat(game_id, BEN, "B", host.key())):
        with pytest.raises(IllegalMove, match="seat_out"):
            await way
    seen = await host.look(game_id, BEN)
    assert not seen.record.holders[seat].autopilot, "who is out is not away"
    with_reserve = replace(seen.record, pace=replace(seen.record.pace, reserve_s=60))
    clock = clock_panel(replace(seen, record=with_reserve), await host.service.reserves(game_id), ENGLISH)
    assert (list(buttons(clock)), "Ann: " in texts(clock), "Ben: " in texts(clock)) == (["Players"], True, False)
    for hurry in (host.service.give_time, host.service.play_on):
        with pytest.raises(IllegalMove, match="seat_out"):
            await hurry(game_id, BEN, seen.view.turn, host.key())


async def test_the_host_opens_the_seat_of_who_has_missed_the_stated_turns_and_of_nobody_else(host: Host) -> None:
    game_id, opens = await host.table(ANN, BEN), host.service.open_seat
    seat = await host.seat_of(game_id, BEN)
    for none in (-1, 2, 99):
        assert await refusal_of(opens(game_id, ANN, none, host.key())) is HostReject.NOT_AWAY
    why = await refused(opens(game_id, ANN, seat, host.key()))
    assert (why.code, why.facts["misses"]) == (HostReject.NOT_AWAY, MISSES)
    await away(host, game_id, BEN)
    assert await refusal_of(opens(game_id, DAN, seat, host.key())) is HostReject.NOT_HOST
    await opens(game_id, ANN, seat, host.key())
    assert (await host.holder(game_id, BEN)).is_open


async def all_away(host: Host, *users: int) -> int:
    """A match whose people all have just run out of time so often that nobody plays it."""
    game_id = await host.table(*users)
    while goes_on((await host.look(game_id)).record, ()):
        await host.after(LIVE.turn_s)
    return game_id


async def test_where_nobody_plays_seats_open_after_the_time_of_the_turns_for_which_they_are_kept(host: Host) -> None:
    game_id = await all_away(host, ANN, BEN)
    kept = TURNS_KEPT * LIVE.turn_s
    await host.say_all()
    await host.after(kept - 10)
    assert not any(one.is_open for one in (await host.look(game_id)).record.holders)
    await host.after(10 + POLICY.late.total_seconds())
    assert [one.kind for one in await host.say_all()] == [NoticeKind.BOARD] + [NoticeKind.SEAT_OPEN] * 2
    seat = await host.seat_of(game_id, BEN)
    await take(host, game_id, DAN, seat)
    assert Notice(NoticeKind.SEAT_CHANGED, seat=1 - seat) in await host.say_all(), "the other offer says it is played"
    record = (await host.look(game_id)).record
    assert (goes_on(record, ()), record.holders[seat].user_id, record.host_id) == (True, DAN, DAN)
    assert not (await host.service.resume(game_id, ANN, host.key())).holders[1 - seat].is_open


async def test_seats_that_are_kept_stay_so_once_somebody_is_back_and_rest_with_the_match(host: Host) -> None:
    game_id = await all_away(host, ANN, BEN, CAT)
    await host.service.resume(game_id, BEN, host.key())
    deadlines = (await host.service.path.newest(game_id)).deadlines
    assert not {one.kind for one in deadlines} & {DeadlineKind.OPENING, DeadlineKind.ABANDONED}
    while goes_on((await host.look(game_id)).record, ()):
        await host.after(LIVE.turn_s)
    await host.service.whereabouts.stand_still(game_id, Obstacle.LOCKED)
    await host.after(TURNS_KEPT * LIVE.turn_s)
    seat = await host.seat_of(game_id, BEN)
    assert not (await host.look(game_id)).record.holders[seat].is_open


async def test_a_match_that_everybody_has_left_goes_on_with_the_first_who_comes_or_is_given_up(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    for user in (ANN, BEN):
        await host.service.leave(game_id, user, host.key())
    for _ in range(30):
        await host.after(timedelta(days=2).total_seconds())
    paused = await host.look(game_id)
    assert (paused.record.status, paused.deadlines.turn) == (GameStatus.RUNNING, None)
    await take(host, game_id, DAN, await host.seat_of(game_id, BEN))
    assert (await host.look(game_id)).record.host_id == DAN
    await to_turn_of(host, game_id, DAN)
    assert await host.discard(game_id) == DAN
    for user in (ANN, DAN):
        await host.service.leave(game_id, user, host.key())
    for wait in (POLICY.paused_for + timedelta(days=2), timedelta(days=2)):
        await host.after(wait.total_seconds())
    assert (await host.look(game_id)).record.status is GameStatus.CANCELLED


async def test_who_has_left_the_server_has_left_its_games_and_no_others(host: Host) -> None:
    here = await host.table(ANN, BEN)
    lobby = await host.lobby(CAT, BEN, channel_id=71)
    elsewhere = await host.table(ANN, BEN, guild_id=8, channel_id=72)
    assert await host.service.gone_from_server(7, BEN) == 2
    assert (await host.holder(here, BEN)).is_open
    assert [one.user_id for one in (await host.look(lobby.id)).record.holders] == [CAT]
    assert not (await host.holder(elsewhere, BEN)).autopilot
    assert await host.service.gone_from_server(9, BEN) == 0


def test_however_people_come_and_go_nobody_holds_two_seats_or_sees_two_hands() -> None:
    """At random: they leave, come back, are freed by the host, take seats, and time runs out for them."""
    for seed in range(150):
        chance = random.Random(seed)
        record = a_match()
        for _ in range(40):
            record = one_step(record, chance)
            users = [one.user_id for one in record.holders]
            assert len(set(users)) == len(users)
            for one in record.holders:
                assert one.autopilot or not one.is_open
                assert {former.user_id for former in one.before}.isdisjoint(
                    user for other in record.holders if other is not one for user in (other.user_id, *seen_by(other))
                )


def seen_by(holder: Holder) -> set[int]:
    """Who has held a seat before."""
    return {one.user_id for one in holder.before}


def a_match() -> GameRecord:
    holders = tuple(Holder(seat, f"user {seat}", seat) for seat in range(4))
    rules = game_of("disney_basic").rules
    facts = {"switches": {}, "pace": LIVE, "seats": 4, "locale": "en", "commitment": "", "created_at": MONDAY, "seq": 9}
    return GameRecord(1, 7, 70, 0, GameStatus.RUNNING, "disney_basic", rules, holders=holders, **facts)


def one_step(record: GameRecord, chance: random.Random) -> GameRecord:
    """What somebody does next; what is refused changes nothing."""
    user, seat = chance.randrange(8), chance.randrange(4)
    try:
        match chance.randrange(5):
            case 0:
                return replace(record, holders=left(record.holders, user, opens=True))
            case 1:
                return replace(record, holders=returned(record.holders, user))
            case 2:
                return opened(record, record.host_id, seat)
            case 3:
                told = [TimedOut(seat), TurnBegan(seat, 9)]
                holders = after_turns_kept(after_timeouts(record.holders, told), told)
                return replace(record, holders=holders)
            case _:
                wanted = open_seat_for(record, user, chance.choice((None, seat)))
                return seated(record, wanted, Newcomer(user, f"user {user}", NO_HABITS))
    except Refused:
        return record


async def test_an_offer_is_taken_away_when_nobody_can_accept_it_and_made_anew_where_the_match_goes_on(
    host: Host,
) -> None:
    game_id = await ben_has_left(host)
    seat = await host.seat_of(game_id, BEN)
    await host.say_all()
    await host.service.want_end(game_id, ANN, host.key(), moderator=True)
    assert Notice(NoticeKind.SEAT_CHANGED, seat=seat, substitute=False) in await host.say_all()
    await host.service.leave(game_id, CAT, host.key())
    assert not any(one.kind is NoticeKind.SEAT_OPEN for one in await host.say_all())
    await host.service.keep_playing(game_id, ANN, host.key())
    offered = {one.seat for one in await host.say_all() if one.kind is NoticeKind.SEAT_OPEN}
    assert offered == {seat, await host.seat_of(game_id, CAT)}
    await host.service.want_end(game_id, ANN, host.key(), moderator=True)
    await host.after(timedelta(hours=25).total_seconds())
    assert (await host.look(game_id)).record.status is GameStatus.CANCELLED
    assert Notice(NoticeKind.SEAT_CHANGED, seat=seat, substitute=False) in await host.say_all()


async def test_a_seat_that_is_come_back_to_is_open_no_more_and_that_is_told_as_when_it_is_taken(host: Host) -> None:
    game_id = await ben_has_left(host)
    ben = await host.holder(game_id, BEN)
    assert ben.is_open
    await host.say_all()
    await host.service.resume(game_id, BEN, host.key())
    assert Notice(NoticeKind.SEAT_CHANGED, seat=ben.seat, user_id=BEN) in await host.say_all()
    back = await host.holder(game_id, BEN)
    assert (back.autopilot, back.is_open, back.before) == (False, False, ())
    why = await refusal(host, game_id, DAN, ben.seat)
    assert (why.code, why.facts["name"]) == (HostReject.SEAT_TAKEN, "Ben")
    await host.service.leave(game_id, BEN, host.key())
    await take(host, game_id, DAN)
    told = await host.say_all()
    assert Notice(NoticeKind.SEAT_CHANGED, seat=ben.seat, substitute=True) in told
    assert not any(one.kind is NoticeKind.SEAT_OPEN for one in told), "what nobody has read is not said any more"

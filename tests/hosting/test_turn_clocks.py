"""Clocks of turns: reserve, quiet hours and vacation, more time, playing on; accounted for exactly."""

from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from unittest.mock import AsyncMock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.clock import turn_clock
from bot.hosting.clock.pace import PACES, resting
from bot.hosting.clock.stage import stage_of
from bot.hosting.clock.timing import charged
from bot.hosting.people.settling import People
from bot.hosting.refusals import HostReject
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.games import Holder, Pace
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Habits, QuietHours
from tests.hosting.hosted import ANN, BEN, CAT, DAN, MONDAY, POLICY, Host, refusal_of

BERLIN = "Europe/Berlin"
FRIENDLY, THIRDS = PACES["friendly"], PACES["daily"]
DAILY, QUICK = (replace(PACES[name], reserve_parts=1) for name in ("daily", "quick"))
"""As if a turn might use the whole reserve, so that its end is easily reckoned."""
LATE = POLICY.late
NIGHT = QuietHours(time(22), time(8))

seconds = st.integers(0, 20 * 86_400).map(lambda s: timedelta(seconds=s))
reserves = st.integers(0, 7 * 86_400).map(lambda s: timedelta(seconds=s))
people = st.sampled_from([Habits(), Habits(BERLIN, NIGHT), Habits("Asia/Kolkata", QuietHours(time(1), time(9)))])


def begun(pace: Pace, reserve: timedelta, habits: Habits) -> tuple[Deadline, Holder]:
    """A turn that begins on Monday, and whose it is."""
    holder = Holder(0, "Ann", ANN, reserve=reserve, habits=habits)
    return turn_clock.begun(1, holder, pace, MONDAY, LATE), holder


@given(people, reserves, seconds)
def test_a_reserve_is_used_by_what_exceeds_the_time_of_the_turn_alone(
    habits: Habits, reserve: timedelta, after: timedelta
) -> None:
    deadline, holder = begun(DAILY, reserve, habits)
    end = MONDAY + after
    left = turn_clock.time_left(deadline, deadline.clock, holder, DAILY, end)
    used = DAILY.turn + reserve - left
    exceeding = max(used - DAILY.turn, timedelta())
    assert turn_clock.reserve_left(deadline, deadline.clock, holder, DAILY, end) == reserve - exceeding
    begins = turn_clock.reserve_from(deadline, deadline.clock, holder, DAILY)
    assert (begins is None) == (not reserve)
    if begins is not None:
        assert turn_clock.reserve_left(deadline, deadline.clock, holder, DAILY, begins) == reserve
        assert turn_clock.time_left(deadline, deadline.clock, holder, DAILY, begins) == reserve


@given(people, st.lists(seconds, min_size=1, max_size=8))
def test_one_turn_uses_a_third_at_most_of_what_is_left_of_the_reserve(habits: Habits, ends: list[timedelta]) -> None:
    now, holder = MONDAY, Holder(0, "Ann", ANN, reserve=THIRDS.reserve, habits=habits)
    for turn, after in enumerate(ends, 1):
        deadline = turn_clock.begun(turn, holder, THIRDS, now, LATE)
        run = turn_clock.time_left(deadline, deadline.clock, holder, THIRDS, now)
        assert run == THIRDS.turn + holder.reserve // 3, "what is told is the whole that it may take"
        over = turn_clock.reserve_left(deadline, deadline.clock, holder, THIRDS, deadline.due)
        assert over == holder.reserve - holder.reserve // 3
        now = min(now + after, deadline.due)
        left = turn_clock.reserve_left(deadline, deadline.clock, holder, THIRDS, now)
        assert over <= left <= holder.reserve
        holder = replace(holder, reserve=left)


@given(people, people, reserves, seconds)
def test_other_habits_move_what_is_to_come_and_nothing_that_was(
    was: Habits, now: Habits, reserve: timedelta, after: timedelta
) -> None:
    before, holder = (Holder(0, "Ann", ANN, reserve=reserve, habits=one) for one in (was, now))
    deadline = turn_clock.begun(1, before, DAILY, MONDAY, LATE)
    moment = min(MONDAY + after, deadline.due)
    left = turn_clock.time_left(deadline, deadline.clock, before, DAILY, moment)
    moved = turn_clock.resettled(deadline, deadline.clock, before, holder, DAILY, moment)
    assert turn_clock.time_left(moved, moved.clock, holder, DAILY, moment) == left
    back = turn_clock.resettled(moved, moved.clock, holder, before, DAILY, moment)
    assert back.due == deadline.due
    assert moved.fires - moved.due == LATE


@given(people, reserves, seconds)
def test_more_time_is_exactly_that_of_a_turn_and_costs_nothing_of_the_reserve(
    habits: Habits, reserve: timedelta, after: timedelta
) -> None:
    deadline, holder = begun(DAILY, reserve, habits)
    moment = min(MONDAY + after, deadline.due)
    left = turn_clock.time_left(deadline, deadline.clock, holder, DAILY, moment)
    longer = turn_clock.lengthened(deadline, deadline.clock, holder, DAILY, moment, LATE)
    assert turn_clock.time_left(longer, longer.clock, holder, DAILY, moment) == left + DAILY.turn
    assert longer.clock.given == 1
    unused = turn_clock.reserve_left(deadline, deadline.clock, holder, DAILY, moment)
    assert turn_clock.reserve_left(longer, longer.clock, holder, DAILY, moment + DAILY.turn) >= unused


@pytest.fixture
def settling(host: Host) -> People:
    return host.services.people


async def due(host: Host, game_id: int) -> datetime:
    found = (await host.look(game_id)).deadlines.turn
    assert found is not None
    return found


async def reserve_of(host: Host, game_id: int, user: int) -> timedelta:
    return (await host.holder(game_id, user)).reserve


async def other_than(host: Host, game_id: int) -> int:
    """Somebody who waits."""
    return BEN if await host.in_turn(game_id) == ANN else ANN


async def test_who_takes_a_seat_over_has_a_reserve_of_their_own(host: Host) -> None:
    game_id = await host.table(ANN, BEN)
    stored, user = await host.service.path.load(game_id), await host.in_turn(game_id)
    hour = timedelta(hours=1)
    holders = tuple(
        replace(one, user_id=DAN, reserve=hour) if one.user_id == user else one for one in stored.record.holders
    )
    over = replace(stage_of(stored), turn=99)
    left = charged(stored.deadlines, stored.record.holders, replace(stored.record, holders=holders), over, host.clock())
    assert [one.reserve for one in left if one.user_id == DAN] == [hour]


async def test_drawing_in_the_reserve_uses_nothing_before_the_turn_ends(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=QUICK)
    await host.discard(game_id)
    user = await host.in_turn(game_id)
    host.clock.advance(QUICK.turn_s + 1_000)
    await host.submit(game_id, user, await host.plain_move(game_id, user))
    assert await reserve_of(host, game_id, user) == QUICK.reserve
    host.clock.advance(200)
    await host.discard(game_id)
    assert await reserve_of(host, game_id, user) == QUICK.reserve - timedelta(seconds=1_200)


async def test_who_has_used_the_reserve_has_the_time_of_the_turn(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    await host.after(QUICK.turn_s + QUICK.reserve_s + 2)
    assert await reserve_of(host, game_id, user) == timedelta()
    await host.discard(game_id)
    assert await due(host, game_id) == host.clock() + QUICK.turn


async def test_one_absent_player_holds_a_daily_table_for_two_days_at_first_and_less_each_time(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=THIRDS)
    user, day = await host.in_turn(game_id), timedelta(days=1)
    for held, left in ((2 * day, 2 * day), (day + 2 * day / 3, 4 * day / 3)):
        assert await due(host, game_id) == host.clock() + held
        host.clock.now = await due(host, game_id)
        await host.discard(game_id)
        assert await reserve_of(host, game_id, user) == left
        await host.discard(game_id)


async def test_quiet_hours_move_a_shown_deadline_at_once_and_those_of_who_waits_move_nothing(
    host: Host, settling: People
) -> None:
    game_id = await host.table(ANN, BEN, pace=QUICK)
    user, waiting = await host.in_turn(game_id), await other_than(host, game_id)
    await settling.set_zone(waiting, BERLIN)
    await settling.set_quiet(waiting, time(15), time(23))
    assert await due(host, game_id) == MONDAY + timedelta(hours=4)
    await host.say_all()
    await settling.set_zone(user, BERLIN)
    await settling.set_quiet(user, time(15), time(23))
    assert await due(host, game_id) == MONDAY + timedelta(hours=12)
    assert Notice(NoticeKind.BOARD) in await host.say_all()
    await settling.set_quiet(user, None, None)
    assert await due(host, game_id) == MONDAY + timedelta(hours=4)


def told_of_vacations(said: list[Notice]) -> list[Notice]:
    return [one for one in said if one.kind is NoticeKind.VACATION]


async def test_a_vacation_moves_the_deadline_and_the_table_is_told(host: Host, settling: People) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=DAILY)
    await settling.set_zone(user, BERLIN)
    await host.say_all()
    await settling.plan_vacation(user, date(2030, 1, 8), date(2030, 1, 9))
    assert await due(host, game_id) == MONDAY + timedelta(hours=96 + 48)
    seat = await host.seat_of(game_id, user)
    told = told_of_vacations(await host.say_all())
    assert told == [Notice(NoticeKind.VACATION, seat=seat, first=date(2030, 1, 8), last=date(2030, 1, 9))]
    await settling.end_vacation(user, date(2030, 1, 8))
    assert await due(host, game_id) == MONDAY + timedelta(hours=96)
    assert told_of_vacations(await host.say_all()) == [replace(told[0], undone=True)]


async def test_a_match_that_begins_hears_of_a_vacation_soon_and_of_its_end(host: Host, settling: People) -> None:
    await settling.set_zone(BEN, BERLIN)
    for day in (first := [date(2030, 1, 8), date(2030, 3, 1)]):
        await settling.plan_vacation(BEN, day, day + timedelta(days=6))
    game_id = await host.table(ANN, BEN, pace=DAILY)
    soon = Notice(NoticeKind.VACATION, await host.seat_of(game_id, BEN), first=first[0], last=date(2030, 1, 14))
    assert told_of_vacations(await host.say_all()) == [soon]
    host.clock.advance(3 * 86_400)
    await settling.end_vacation(BEN, soon.first)
    assert told_of_vacations(await host.say_all()) == [replace(soon, undone=True)]


async def test_a_game_may_forbid_to_rest(host: Host, settling: People) -> None:
    for user in (ANN, BEN):
        await settling.set_zone(user, BERLIN)
        await settling.set_quiet(user, time(15), time(23))
        await settling.plan_vacation(user, date(2030, 1, 8), date(2030, 1, 20))
    strict = await host.table(ANN, BEN, pace=resting(QUICK, "never"))
    assert await due(host, strict) == MONDAY + timedelta(hours=4)
    nights = await host.table(ANN, BEN, pace=resting(QUICK, "quiet"), channel_id=71)
    assert await due(host, nights) == MONDAY + timedelta(hours=12)


async def test_claim_windows_keep_their_length_whatever_anybody_settled(host: Host, settling: People) -> None:
    for user in (ANN, BEN, CAT):
        await settling.set_zone(user, BERLIN)
        await settling.set_quiet(user, time(13), time(23))
    game_id, _ = await host.at_window(pace=QUICK)
    assert (await host.look(game_id)).deadlines.window == MONDAY + QUICK.window
    await settling.set_quiet(ANN, time(12), time(23))
    assert (await host.look(game_id)).deadlines.window == MONDAY + QUICK.window


async def test_games_follow_at_the_start_what_they_had_not_heard_of(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    unheard = People(host.database, host.clock, AsyncMock())
    await unheard.set_zone(user, BERLIN)
    await unheard.set_quiet(user, time(15), time(23))
    assert await due(host, game_id) == MONDAY + timedelta(hours=4)
    assert await host.service.follow_habits() == 1
    assert await due(host, game_id) == MONDAY + timedelta(hours=12)
    assert await host.service.follow_habits() == 0


async def test_the_clock_of_a_seat_that_a_computer_plays_rests_and_spends_nothing(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    host.clock.advance(60)
    ends = await due(host, game_id)
    for _ in range(3):
        await host.service.leave(game_id, user, host.key())
        assert await due(host, game_id) == ends - QUICK.reserve, "no turn is made longer by going away and coming back"
        host.clock.advance(60)
        await host.service.resume(game_id, user, host.key())
        assert await due(host, game_id) == ends
    await host.discard(game_id)
    assert await reserve_of(host, game_id, user) == QUICK.reserve


async def test_who_goes_in_the_reserve_comes_back_to_the_rest_of_it_and_the_computer_has_time(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    host.clock.advance(QUICK.turn_s + 600)
    await host.service.leave(game_id, user, host.key())
    (turn,) = [one for one in (await host.service.path.newest(game_id)).deadlines if one.kind is DeadlineKind.TURN]
    assert (turn.due, turn.fires) == (host.clock(), host.clock() + timedelta(seconds=turn.grace_s) + LATE)
    assert await reserve_of(host, game_id, user) == QUICK.reserve - timedelta(seconds=600)
    await host.service.resume(game_id, user, host.key())
    assert await due(host, game_id) == host.clock() + QUICK.reserve - timedelta(seconds=600)


async def test_who_waits_may_give_more_time_some_times_and_once_a_click(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=QUICK)
    waiting, turn = await other_than(host, game_id), (await host.view(game_id)).turn
    for times in range(1, 6):
        key = host.key()
        for _ in range(2):
            visible = await host.service.give_time(game_id, waiting, turn, key)
            assert visible.deadlines.turn == MONDAY + timedelta(hours=4 + times)
    assert await refusal_of(host.service.give_time(game_id, waiting, turn, host.key())) is HostReject.TIME_GIVEN


async def test_nobody_gives_time_to_themselves_nor_to_a_turn_that_is_over_nor_from_outside(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=QUICK)
    user, waiting, turn = await host.in_turn(game_id), await other_than(host, game_id), (await host.view(game_id)).turn
    for who, which, code in (
        (user, turn, HostReject.NOT_WAITING),
        (waiting, turn + 1, HostReject.TOO_LATE),
        (CAT, turn, HostReject.NOT_SEATED),
    ):
        assert await refusal_of(host.service.give_time(game_id, who, which, host.key())) is code
    assert await due(host, game_id) == MONDAY + timedelta(hours=4)


async def test_in_a_friendly_game_against_computers_no_time_is_told_and_nobody_is_reminded(host: Host) -> None:
    game_id = await host.table(ANN, pace=FRIENDLY, computers=("easy",), switches={"claim.enabled": False})
    for _ in range(3):
        await host.after(10)
    assert await host.in_turn(game_id) == ANN
    assert (await host.look(game_id, ANN)).deadlines.turn is None
    await host.say_all()
    await host.after(FRIENDLY.turn_s - 60)
    assert not any(notice.kind is NoticeKind.REMINDER for notice in await host.say_all())
    assert await host.in_turn(game_id) == ANN


async def test_no_turn_ends_while_its_player_rests(host: Host, settling: People) -> None:
    """Whatever has moved the deadline into the night, such as grace after a downtime."""
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    await settling.set_zone(user, BERLIN)
    await settling.set_quiet(user, time(22), time(8))
    night = datetime(2030, 1, 7, 22, tzinfo=UTC)
    host.clock.now = night - timedelta(minutes=5)
    await host.scheduler._store.forgive(host.clock(), POLICY.late)
    host.clock.now = night + timedelta(minutes=6)
    await host.service.path.load(game_id)
    await host.scheduler.fire_due()
    assert await host.in_turn(game_id) == user
    assert await due(host, game_id) > datetime(2030, 1, 8, 7, tzinfo=UTC)


async def test_an_overdue_friendly_turn_may_be_given_time_and_still_be_played(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=FRIENDLY)
    user, waiting = await host.in_turn(game_id), await other_than(host, game_id)
    await host.after(FRIENDLY.turn_s + 3_600)
    assert (await host.look(game_id)).deadlines.can_play_on
    visible = await host.service.give_time(game_id, waiting, turn := (await host.view(game_id)).turn, host.key())
    assert (visible.deadlines.turn, visible.deadlines.can_play_on) == (host.clock() + FRIENDLY.turn, False)
    assert await refusal_of(host.service.play_on(game_id, waiting, turn, host.key())) is HostReject.NOT_OVERDUE
    await host.after(FRIENDLY.turn_s + 3_600)
    assert await host.discard(game_id) == user
    assert await host.in_turn(game_id) != user

"""When people are reminded: pure functions of the clock of their turn."""

from dataclasses import replace
from datetime import time, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.hosting.clock import turn_clock
from bot.hosting.clock.pace import PACES, resting, typed_pace
from bot.hosting.clock.turn_clock import marks, next_reminder, rest_at, rests_of
from bot.records.deadlines import Deadline
from bot.records.games import Holder, Pace
from bot.records.notices import NoticeKind
from bot.records.people import Habits, QuietHours
from tests.hosting.hosted import ANN, BEN, MONDAY, POLICY, Host

QUICK = PACES["quick"]
NIGHTS = resting(QUICK, "quiet")
quiet_hours = st.none() | st.integers(0, 23).map(lambda hour: QuietHours(time(hour), time((hour + 9) % 24)))
paces = st.sampled_from([PACES["daily"], PACES["slow"], QUICK, resting(QUICK, "never")])


def begun(pace: Pace, quiet: QuietHours | None = None) -> tuple[Deadline, Holder]:
    holder = Holder(0, "Ann", ANN, reserve=pace.reserve, habits=Habits("Europe/Berlin", quiet))
    return turn_clock.begun(1, holder, pace, MONDAY, POLICY.late), holder


def reminded(deadline: Deadline, times: int) -> Deadline:
    return replace(deadline, clock=replace(deadline.clock, reminded=times))


def test_at_half_and_at_a_tenth_of_the_turn_and_before_the_reserve_is_gone() -> None:
    deadline, holder = begun(PACES["daily"])
    found = []
    for times in range(4):
        now = reminded(deadline, times)
        found.append(next_reminder(now, now.clock, holder, PACES["daily"]))
    hours = [None if at is None else (at - MONDAY) / timedelta(hours=1) for at in found]
    assert hours == [12, 21.6, 43.2, None]


def test_nobody_is_reminded_of_turns_shorter_than_an_hour_or_of_a_small_reserve() -> None:
    short, small = typed_pace("59m/1m"), typed_pace("24h+1h/1h")
    deadline, holder = begun(short)
    assert next_reminder(deadline, deadline.clock, holder, short) is None
    assert len(marks(begun(small)[0].clock, small)) == 2


@given(paces, quiet_hours, st.integers(0, 2))
def test_nobody_is_reminded_at_night_whether_or_not_the_clock_rests_then(
    pace: Pace, quiet: QuietHours | None, times: int
) -> None:
    deadline, holder = begun(pace, quiet)
    deadline = reminded(deadline, times)
    at = next_reminder(deadline, deadline.clock, holder, pace)
    if at is not None:
        assert MONDAY <= at < deadline.due
        assert rest_at(at, rests_of(holder.habits, NIGHTS, at)) is None


async def test_reminders_are_told_once_each_and_survive_a_restart(host: Host, url: str) -> None:
    _, user = await host.at_turn(ANN, BEN, pace=QUICK)
    await host.say_all()
    said = []
    for seconds in (1_799, 1, 1_440, 3_240, 400):
        host.clock.advance(seconds)
        async with Host.opened(url, host.clock) as other:
            await other.scheduler.fire_due()
            said.append([(one.user_id, one.count) for one in await other.say_all() if one.kind is NoticeKind.REMINDER])
    assert said == [[], [(user, 1)], [(user, 2)], [(user, 3)], []]


async def test_a_turn_that_is_given_more_time_is_reminded_of_from_the_beginning(host: Host) -> None:
    game_id, user = await host.at_turn(ANN, BEN, pace=QUICK)
    visible = await host.look(game_id, user)
    await host.say_all()

    async def counts_after(seconds: int) -> list[int]:
        await host.after(seconds)
        return [one.count for one in await host.say_all() if one.kind is NoticeKind.REMINDER]

    before = [await counts_after(1_800), await counts_after(1_440)]
    await host.service.give_time(game_id, BEN if user == ANN else ANN, visible.view.turn, host.key())
    after = [await counts_after(seconds) for seconds in (360, 1_800, 1_440)]
    assert (before, after) == ([[1], [2]], [[], [1], [2]])


async def test_what_passed_while_the_bot_was_away_is_told_once(host: Host) -> None:
    game_id = await host.table(ANN, BEN, pace=QUICK)
    await host.say_all()
    await host.after(3_500)
    assert [one.count for one in await host.say_all() if one.kind is NoticeKind.REMINDER] == [2]
    await host.after(4 * 3_600)
    assert not [one for one in await host.say_all() if one.kind is NoticeKind.REMINDER]
    assert (await host.look(game_id)).deadlines.turn is not None

"""The clock of a person's turn: pure functions over its deadline, and over the quiet hours and vacations in which it
rests.

The deadline is the instant at which the time of the turn, and after it what the turn may use of the reserve, has run.
All else follows: how much is left at any moment, what is left of the reserve once the turn is over, when it is due by
other habits.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.hosting.clock.pace import GRACE_S, resting
from bot.records.deadlines import Deadline, DeadlineKind, TurnClock
from bot.records.games import Holder, Pace
from bot.records.people import Habits, QuietHours
from engine.cards import TurnNumber

REST_MOST: Final = timedelta(days=14)
"""So long quiet hours and vacation together rest a turn at most, so that a clock never stands for ever."""

_DAY: Final = timedelta(days=1)
NOTHING: Final = timedelta()


@dataclass(frozen=True, slots=True, order=True)
class Rest:
    """A stretch of time, from `begins` until `ends`, in which a clock stands."""

    begins: datetime
    ends: datetime


def rests_of(habits: Habits, pace: Pace, after: datetime) -> Iterator[Rest]:
    """When a player's clock stands in a game of this pace: in order, apart from each other, all that end `after`.

    Quiet hours have no last day, so that the stretches may go on for ever.
    """
    if habits.zone is None:
        return iter(())
    zone = ZoneInfo(habits.zone)
    quiet = _nights(habits.quiet, zone, after) if pace.quiet and habits.quiet is not None else iter(())
    away = (
        Rest(_local(one.first, time(), zone), _local(one.last + _DAY, time(), zone))
        for one in (habits.vacations if pace.vacation else ())
    )
    return _joined(quiet, (rest for rest in away if rest.ends > after))


def due_after(start: datetime, length: timedelta, rests: Iterable[Rest], most: timedelta = REST_MOST) -> datetime:
    """When a clock that begins to run at `start` has run for `length`, if it rests no longer than `most` in all."""
    at, left = start, length
    for rest in rests:
        begins = max(rest.begins, at)
        if begins - at >= left or most <= NOTHING:
            break
        stands = max(min(rest.ends - begins, most), NOTHING)
        left -= begins - at
        most -= stands
        at = begins + stands
    return at + left


def rested_between(start: datetime, end: datetime, rests: Iterable[Rest], most: timedelta = REST_MOST) -> timedelta:
    """How long a clock stands between two instants, if it rests no longer than `most` in all."""
    total = NOTHING
    for rest in rests:
        if rest.begins >= end or total >= most:
            break
        total += max(min(rest.ends, end) - max(rest.begins, start), NOTHING)
    return min(total, most)


def run_between(start: datetime, end: datetime, rests: Iterable[Rest], most: timedelta = REST_MOST) -> timedelta:
    """How long a clock runs between two instants; nothing where the second is not the later one."""
    return max(end - start - rested_between(start, end, rests, most), NOTHING)


def rest_at(moment: datetime, rests: Iterable[Rest]) -> Rest | None:
    """The stretch in which an instant lies; its end is outside."""
    first = next((rest for rest in rests if rest.ends > moment), None)
    return first if first is not None and first.begins <= moment else None


def _nights(quiet: QuietHours, zone: ZoneInfo, after: datetime) -> Iterator[Rest]:
    """The quiet hours of every day, from those on that end after an instant."""
    across = timedelta(days=1 if quiet.ends <= quiet.begins else 0)
    first = after.astimezone(zone).date() - 2 * _DAY
    for ahead in count():
        day = first + ahead * _DAY
        rest = Rest(_local(day, quiet.begins, zone), _local(day + across, quiet.ends, zone))
        if rest.ends > max(after, rest.begins):
            yield rest


def _local(day: date, at: time, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, at, zone).astimezone(UTC)


def _joined(*several: Iterable[Rest]) -> Iterator[Rest]:
    """Stretches of several kinds, each kind in order, as one: those that meet become one."""
    held: Rest | None = None
    for rest in heapq.merge(*several):
        if held is not None and rest.begins <= held.ends:
            held = Rest(held.begins, max(held.ends, rest.ends))
        else:
            if held is not None:
                yield held
            held = rest
    if held is not None:
        yield held


def begun(turn: TurnNumber, holder: Holder, pace: Pace, now: datetime, late: timedelta) -> Deadline:
    """The deadline of a turn that a person begins now: the time of the turn, then what it may use of their reserve."""
    clock = TurnClock(holder.seat, holder.reserve // pace.reserve_parts, now, REST_MOST)
    due = due_after(now, pace.turn + clock.reserve, rests_of(holder.habits, pace, now), REST_MOST)
    return Deadline(DeadlineKind.TURN, turn, due, due + late, grace_s(pace.turn_s), clock)


def time_left(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, at: datetime) -> timedelta:
    """How long the clock still runs at a moment, what the turn may use of the reserve included."""
    left = rest_left(clock, holder, pace, at)
    return run_between(at, deadline.due, rests_of(holder.habits, pace, at), left)


def rest_left(clock: TurnClock, holder: Holder, pace: Pace, at: datetime) -> timedelta:
    """How long the clock may still rest at a moment."""
    rested = rested_between(clock.since, at, rests_of(holder.habits, pace, clock.since), clock.rest_left)
    return clock.rest_left - rested


def reserve_left(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, at: datetime) -> timedelta:
    """What a player has left of the reserve if the turn ends at a moment."""
    used = clock.reserve - min(clock.reserve, time_left(deadline, clock, holder, pace, at))
    return holder.reserve - used


def reserve_from(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace) -> datetime | None:
    """When the clock begins to use the reserve; None where there is none to use."""
    if not clock.reserve:
        return None
    whole = time_left(deadline, clock, holder, pace, clock.since)
    own = max(whole - clock.reserve, NOTHING)
    return due_after(clock.since, own, rests_of(holder.habits, pace, clock.since), clock.rest_left)


def lengthened(
    deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, now: datetime, late: timedelta
) -> Deadline:
    """The deadline of a turn that gets the time of one more; one that was overdue has just that."""
    settled = replace(_settled(clock, holder, pace, now), given=clock.given + 1, overdue=False, reminded=0)
    length = time_left(deadline, clock, holder, pace, now) + pace.turn
    due = due_after(now, length, rests_of(holder.habits, pace, now), settled.rest_left)
    return replace(deadline, due=due, fires=due + late, clock=settled)


def resettled(deadline: Deadline, clock: TurnClock, was: Holder, holder: Holder, pace: Pace, now: datetime) -> Deadline:
    """The deadline of a turn whose player has other habits from now on. What has run and rested before stays so."""
    if clock.overdue:
        return deadline
    settled = _settled(clock, was, pace, now)
    length = time_left(deadline, clock, was, pace, now)
    return _due(deadline, settled, due_after(now, length, rests_of(holder.habits, pace, now), settled.rest_left))


def handed_over(
    deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, now: datetime, late: timedelta
) -> Deadline:
    """The deadline of a turn that a computer takes over: the turn's own time that is left, and at least a grace."""
    due = now + max(time_left(deadline, clock, holder, pace, now) - clock.reserve, NOTHING)
    fires = max(due, now + timedelta(seconds=deadline.grace_s)) + late
    return replace(deadline, due=due, fires=fires, clock=None)


def taken_back(deadline: Deadline, holder: Holder, pace: Pace, now: datetime, late: timedelta) -> Deadline:
    """The deadline of a turn whose player returns: what is left of its time, then what it may use of their reserve."""
    clock = TurnClock(holder.seat, holder.reserve // pace.reserve_parts, now, REST_MOST)
    length = max(deadline.due - now, NOTHING) + clock.reserve
    due = due_after(now, length, rests_of(holder.habits, pace, now), REST_MOST)
    return replace(deadline, due=due, fires=due + late, clock=clock)


def gone_on(
    deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, since: datetime, now: datetime
) -> Deadline:
    """The deadline of a turn that goes on now as it stood at an earlier moment, since when nothing ran or rested."""
    settled = replace(_settled(clock, holder, pace, since), since=now)
    length = time_left(deadline, clock, holder, pace, since)
    return _due(deadline, settled, due_after(now, length, rests_of(holder.habits, pace, now), settled.rest_left))


def awake(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace) -> Deadline:
    """The deadline, moved out of a rest into which something moved it; what lay before it comes after the rest."""
    rest = _rest_around(deadline, clock, holder, pace)
    if rest is None:
        return deadline
    left = rest_left(clock, holder, pace, rest.begins)
    due = due_after(rest.begins, deadline.due - rest.begins, rests_of(holder.habits, pace, rest.begins), left)
    return _due(deadline, clock, due)


def overdue(deadline: Deadline, clock: TurnClock, fires: datetime) -> Deadline:
    """The deadline of a turn that does not end by itself, once it has passed; it `fires` again much later."""
    return replace(deadline, fires=fires, clock=replace(clock, overdue=True))


def _rest_around(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace) -> Rest | None:
    rest = rest_at(deadline.due, rests_of(holder.habits, pace, clock.since))
    if rest is None or rest.begins == deadline.due:
        return None
    begins = max(rest.begins, clock.since)
    return Rest(begins, rest.ends) if rest_left(clock, holder, pace, deadline.due) > NOTHING else None


def _settled(clock: TurnClock, holder: Holder, pace: Pace, now: datetime) -> TurnClock:
    return replace(clock, since=now, rest_left=rest_left(clock, holder, pace, now))


def _due(deadline: Deadline, clock: TurnClock, due: datetime) -> Deadline:
    late = max(deadline.fires - deadline.due, NOTHING)
    return replace(deadline, due=due, fires=due + late, clock=clock)


def grace_s(length_s: int) -> int:
    """The seconds given anew when the bot was away as a deadline passed: as the pace has it, within bounds."""
    return min(max(length_s, GRACE_S[0]), GRACE_S[-1])


SHORTEST_TURN: Final = timedelta(hours=1)
"""Who plays faster than this sits at the table."""


def marks(clock: TurnClock, pace: Pace) -> tuple[timedelta, ...]:
    """How much time is left at each reminder: half of the turn's, a tenth of it, a tenth of all with the reserve."""
    if pace.turn < SHORTEST_TURN:
        return ()
    whole = pace.turn + clock.reserve
    last = (whole / 10,) if whole / 10 < clock.reserve else ()
    return (clock.reserve + pace.turn / 2, clock.reserve + pace.turn / 10, *last)


def next_reminder(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace) -> datetime | None:
    """When the person in turn is reminded next, never in their quiet hours; None where nothing is left to remind of."""
    left = time_left(deadline, clock, holder, pace, clock.since)
    for mark in marks(clock, pace)[clock.reminded :]:
        if mark < left and not clock.overdue:
            rests = rests_of(holder.habits, pace, clock.since)
            at = _when_awake(due_after(clock.since, left - mark, rests, clock.rest_left), holder, pace)
            if at < deadline.due:
                return at
    return None


def passed(deadline: Deadline, clock: TurnClock, holder: Holder, pace: Pace, now: datetime) -> int:
    """How many reminders are behind a clock, the one that is due now included."""
    left = time_left(deadline, clock, holder, pace, now)
    return max(clock.reminded + 1, sum(left <= mark for mark in marks(clock, pace)))


def _when_awake(at: datetime, holder: Holder, pace: Pace) -> datetime:
    """The instant itself, or the end of the quiet hours in which it lies, also where the clock runs on in them."""
    night = rest_at(at, rests_of(holder.habits, resting(pace, "quiet"), at))
    return at if night is None else night.ends

"""Which deadlines a game has. Lengths come from the pace and from people's habits, never from anybody's cards."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting import turn_clock
from bot.hosting.absence import goes_on, strength_at
from bot.hosting.pace import grace_s
from bot.hosting.policy import Policy
from bot.hosting.reminders import next_reminder
from bot.hosting.stage import Stage
from bot.hosting.standstills import frozen
from bot.records import Deadline, DeadlineKind, Deadlines, GameRecord, GameStatus, Holder, Pace
from bot.store.stored import StoredGame
from engine.games.game import awaited_seats

ABANDONED_GRACE_S: Final = 86_400
ENDING_GRACE_S: Final = 3_600


def deadlines_of(stored: StoredGame) -> Deadlines:
    """The deadlines that people are told: none for a turn at whose end nothing happens and for which nobody waits."""
    record = stored.record
    if record.standstill is not None:
        return Deadlines(None, None)
    turn, window = stored.deadline(DeadlineKind.TURN), stored.deadline(DeadlineKind.WINDOW)
    if _for_nobody(record):
        turn = None
    told = Deadlines(turn.due if turn else None, window.due if window else None)
    if turn is None or turn.clock is None:
        return told
    holder = stored.record.holders[turn.clock.seat]
    reserve_from = turn_clock.reserve_from(turn, turn.clock, holder, stored.record.pace)
    return replace(told, reserve_from=reserve_from, can_play_on=turn.clock.overdue)


def _for_nobody(record: GameRecord) -> bool:
    """Whether a turn that is over its time keeps nobody waiting, as in a practice game."""
    return not record.pace.by_itself and sum(holder.user_id is not None for holder in record.holders) == 1


def deadlines_for(
    before: tuple[Deadline, ...],
    record: GameRecord,
    stage: Stage,
    now: datetime,
    policy: Policy,
    was: tuple[Holder, ...] | None = None,
    ordering: Collection[int] = (),
) -> tuple[Deadline, ...]:
    """The deadlines of a game at a stage. A turn or window that goes on keeps the deadline it has in `before`.

    `was` are the holders in whose time `before` was made, if they differ: a turn that goes on follows their habits from
    now on. `ordering` are the users whose orders, or whose passing on everything, may answer a window.
    """
    known = {(deadline.kind, deadline.number): deadline for deadline in before}
    if record.status is GameStatus.RUNNING and record.suspended_until is not None:
        until = record.suspended_until
        return (Deadline(DeadlineKind.ENDING, 0, until, until, ENDING_GRACE_S),)
    if record.status is GameStatus.RUNNING and goes_on(record):
        kept = _playing(known, record, stage, now, policy, was or record.holders)
    elif record.status in (GameStatus.LOBBY, GameStatus.RUNNING):
        wait = policy.paused_for if record.status is GameStatus.RUNNING else policy.abandoned_after
        kept = (known.get((DeadlineKind.ABANDONED, 0)) or _abandoned(now + wait),)
    else:
        return ()
    turn = next((one for one in kept if one.kind is DeadlineKind.TURN), None)
    orders = _orders(before, kept, record, stage, now, policy, ordering)
    every = kept + orders + _computers(before, kept, record, stage, now, policy) + reminder_of(turn, record)
    return every if record.standstill is None else frozen(every, record.standstill)


def charged(
    before: tuple[Deadline, ...], holders: tuple[Holder, ...], record: GameRecord, stage: Stage, at: datetime
) -> tuple[Holder, ...]:
    """The holders of a record after a turn that ended at a moment: what it used of its player's reserve is gone.

    `holders` are those in whose time the deadlines `before` were made. A turn that goes on uses nothing yet.
    """
    turn = next((one for one in before if one.kind is DeadlineKind.TURN), None)
    if turn is None or turn.clock is None or _goes_on(turn, record, stage):
        return record.holders
    seat = turn.clock.seat
    left = turn_clock.reserve_left(turn, turn.clock, holders[seat], record.pace, at)
    same = record.holders[seat].user_id == holders[seat].user_id
    return tuple(replace(one, reserve=left) if one.seat == seat and same else one for one in record.holders)


def _goes_on(turn: Deadline, record: GameRecord, stage: Stage) -> bool:
    """Whether a person's turn is still theirs to play."""
    return stage.turn == turn.number and stage.turn_seat is not None and _person_at(record, stage) is not None


def _playing(
    known: Mapping[tuple[DeadlineKind, int], Deadline],
    record: GameRecord,
    stage: Stage,
    now: datetime,
    policy: Policy,
    was: tuple[Holder, ...],
) -> tuple[Deadline, ...]:
    if stage.window is not None:
        fixed = _clocked(DeadlineKind.WINDOW, stage.window, record.pace.window_s, now, policy)
        return (known.get((DeadlineKind.WINDOW, stage.window), fixed),)
    if stage.turn is None or not awaited_seats(stage.active):
        return ()
    before = known.get((DeadlineKind.TURN, stage.turn))
    person = _person_at(record, stage)
    if person is not None:
        return (_turn_of(person, before, stage.turn, record, now, policy, was),)
    fixed = _clocked(DeadlineKind.TURN, stage.turn, record.pace.turn_s, now, policy)
    return (fixed if before is None or before.clock is not None else before,)


def _turn_of(
    person: Holder,
    before: Deadline | None,
    turn: int,
    record: GameRecord,
    now: datetime,
    policy: Policy,
    was: tuple[Holder, ...],
) -> Deadline:
    """The deadline of a person's turn: begun, taken back from the computer, or gone on, by what they now live by."""
    if before is None:
        return turn_clock.begun(turn, person, record.pace, now, policy.late)
    if before.clock is None:
        return turn_clock.taken_back(before, person, record.pace, now)
    then = was[person.seat]
    if then.habits == person.habits:
        return before
    return turn_clock.resettled(before, before.clock, then, person, record.pace, now)


def _person_at(record: GameRecord, stage: Stage) -> Holder | None:
    """The person whose turn it is; None where several seats play at once, and where a computer plays for the seat."""
    holder = None if stage.turn_seat is None else record.holders[stage.turn_seat]
    return None if holder is None or strength_at(holder) is not None else holder


def _clocked(kind: DeadlineKind, number: int, length_s: int, now: datetime, policy: Policy) -> Deadline:
    due = now + timedelta(seconds=length_s)
    return Deadline(kind, number, due, due + policy.late, grace_s(length_s))


def _abandoned(due: datetime) -> Deadline:
    return Deadline(DeadlineKind.ABANDONED, 0, due, due, ABANDONED_GRACE_S)


def reminder_of(turn: Deadline | None, record: GameRecord) -> tuple[Deadline, ...]:
    """When the person is reminded next whose turn has this deadline, if they are."""
    if turn is None or turn.clock is None or _for_nobody(record):
        return ()
    at = next_reminder(turn, turn.clock, record.holders[turn.clock.seat], record.pace)
    return () if at is None else (Deadline(DeadlineKind.REMINDER, turn.number, at, at, 0),)


def _orders(
    before: tuple[Deadline, ...],
    kept: tuple[Deadline, ...],
    record: GameRecord,
    stage: Stage,
    now: datetime,
    policy: Policy,
    ordering: Collection[int],
) -> tuple[Deadline, ...]:
    """When standing orders answer a window, where anybody is asked who has ordered anything by then."""
    window = next((one for one in kept if one.kind is DeadlineKind.WINDOW), None)
    if window is None:
        return ()
    if kept_on := tuple(one for one in before if one.kind is DeadlineKind.ORDERS and one.number == window.number):
        return kept_on
    asked = [record.holders[seat] for seat in stage.active]
    due = orders_answer_at(window, record.pace, policy)
    if now >= due or not any(strength_at(one) is None and one.user_id in ordering for one in asked):
        return ()
    return (Deadline(DeadlineKind.ORDERS, window.number, due, due, 0),)


def orders_answer_at(window: Deadline, pace: Pace, policy: Policy) -> datetime:
    """When all orders answer a claim window: a fixed time after it opened, whatever anybody holds or has ordered."""
    return window.due - pace.window + min(policy.orders_after, pace.window / 2)


def _computers(
    before: tuple[Deadline, ...],
    kept: tuple[Deadline, ...],
    record: GameRecord,
    stage: Stage,
    now: datetime,
    policy: Policy,
) -> tuple[Deadline, ...]:
    """When computer players act: one think time after the turn or window began, whatever they hold."""
    clocked = next((one for one in kept if one.kind in (DeadlineKind.TURN, DeadlineKind.WINDOW)), None)
    if clocked is None or not any(strength_at(record.holders[seat]) for seat in awaited_seats(stage.active)):
        return ()
    thinking = next((one for one in before if one.kind is DeadlineKind.COMPUTER), None)
    if thinking is not None and clocked in before:
        return (thinking,)
    due = now + policy.think
    return (Deadline(DeadlineKind.COMPUTER, clocked.number, due, due, 0),)

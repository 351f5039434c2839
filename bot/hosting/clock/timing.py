"""Which deadlines a game has. Lengths come from the pace and from people's habits, never from anybody's cards."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock import turn_clock
from bot.hosting.clock.absence import all_opened, goes_on, strength_at
from bot.hosting.clock.stage import NOWHERE, Stage, frozen
from bot.hosting.clock.turn_clock import grace_s, next_reminder
from bot.hosting.policy import TURNS_KEPT, Policy
from bot.records.deadlines import Deadline, DeadlineKind, Deadlines, of_kind
from bot.records.games import GameRecord, GameStatus, Holder, Pace
from bot.store.ledger.stored import StoredGame
from engine.cards import TurnNumber
from engine.games.game import awaited_seats

ABANDONED_GRACE_S: Final = 86_400
ENDING_GRACE_S: Final = 3_600
TAKEN_BACK_FOR: Final = timedelta(hours=24)
"""So long after a match was ended it is suspended, and goes on as soon as one of its players wants it to."""


def deadlines_of(stored: StoredGame) -> Deadlines:
    """The deadlines that people are told: none for a turn at whose end nothing happens and for which nobody waits."""
    record = stored.record
    if record.standstill is not None:
        return Deadlines(None, None)
    turn, window = of_kind(stored.deadlines, DeadlineKind.TURN), of_kind(stored.deadlines, DeadlineKind.WINDOW)
    ends = of_kind(stored.deadlines, DeadlineKind.DAY)
    if ends is not None:
        return Deadlines(ends.due, ends.due if window else None)
    if _for_nobody(record):
        turn = None
    ends = of_kind(stored.deadlines, DeadlineKind.ROUND)
    told = Deadlines(
        _by(turn.due, ends) if turn else None,
        _by(window.due, ends) if window else None,
        table=None if ends is None else ends.due,
    )
    ending = of_kind(stored.deadlines, DeadlineKind.ENDING)
    if ending is not None:
        return replace(told, ending=ending.due)
    if turn is None or turn.clock is None:
        return told
    holder = stored.record.holders[turn.clock.seat]
    reserve_from = turn_clock.reserve_from(turn, turn.clock, holder, stored.record.pace)
    within = None if reserve_from is None or _by(reserve_from, ends) != reserve_from else reserve_from
    return replace(told, reserve_from=within, can_play_on=turn.clock.overdue)


def _by(due: datetime, ends: Deadline | None) -> datetime:
    """A moment, but none behind the end of the round."""
    return due if ends is None else min(due, ends.due)


def _for_nobody(record: GameRecord) -> bool:
    """Whether a turn that is over its time keeps nobody waiting, as in a practice game."""
    return not record.pace.by_itself and record.plays_alone


def charged(
    before: tuple[Deadline, ...], holders: tuple[Holder, ...], record: GameRecord, stage: Stage, at: datetime
) -> tuple[Holder, ...]:
    """The record's holders after a turn that ended at a moment: what it used of the reserve is gone. `holders` are
    those in whose time the deadlines `before` were made.
    """
    turn = of_kind(before, DeadlineKind.TURN)
    if turn is None or turn.clock is None:
        return record.holders
    if stage.turn == turn.number and _person_at(record, stage) is not None:
        return record.holders
    seat = turn.clock.seat
    left = turn_clock.reserve_left(turn, turn.clock, holders[seat], record.pace, at)
    same = record.holders[seat].user_id == holders[seat].user_id
    return tuple(replace(one, reserve=left) if one.seat == seat and same else one for one in record.holders)


def reserves_of(stored: StoredGame, at: datetime) -> tuple[timedelta, ...]:
    """What each seat would have left of its reserve if the turn ended at a moment: what it has used is off."""
    record, still = stored.record, stored.record.standstill
    now = at if still is None else still.since
    return tuple(one.reserve for one in charged(stored.deadlines, record.holders, record, NOWHERE, now))


def _person_at(record: GameRecord, stage: Stage) -> Holder | None:
    """The person whose turn it is; None where several seats play at once, and where a computer plays for the seat."""
    holder = None if stage.turn_seat is None else record.holders[stage.turn_seat]
    return None if holder is None or strength_at(holder) is not None else holder


def reminder_of(turn: Deadline | None, record: GameRecord) -> tuple[Deadline, ...]:
    """When the person is reminded next whose turn has this deadline, if they are."""
    if turn is None or turn.clock is None or _for_nobody(record):
        return ()
    at = next_reminder(turn, turn.clock, record.holders[turn.clock.seat], record.pace)
    return () if at is None else (Deadline(DeadlineKind.REMINDER, turn.number, at, at, 0),)


def orders_answer_at(window: Deadline, pace: Pace, policy: Policy) -> datetime:
    """When all orders answer a claim window: a fixed time after it opened, whatever anybody holds or has ordered."""
    return window.due - pace.window + min(policy.orders_after, pace.window / 2)


@dataclass(frozen=True, slots=True)
class Moment:
    """A game at a stage and a time, with the deadlines that it had before and the holders in whose time they were made.

    A turn or window that goes on keeps the deadline it has in `before`; where the holders `was` had other habits, a
    turn follows those of now from now on. `ordering` are the users whose orders, or whose passing on everything, may
    answer a window.
    """

    before: tuple[Deadline, ...]
    record: GameRecord
    stage: Stage
    now: datetime
    policy: Policy
    was: tuple[Holder, ...]
    ordering: Collection[int] = ()

    def deadlines(self) -> tuple[Deadline, ...]:
        """The deadlines that the game has now."""
        record, runs = self.record, self.record.status is GameStatus.RUNNING
        if record.is_over:
            return ()
        if runs and record.is_suspended:
            until = self.now + TAKEN_BACK_FOR
            ending = self._known(DeadlineKind.ENDING) or Deadline(DeadlineKind.ENDING, 0, until, until, ENDING_GRACE_S)
            return (ending,) if record.standstill is None else frozen((ending,), record.standstill)
        if runs and goes_on(record, self.stage.out):
            played, opening = self._played(), None
        else:
            due = self.now + (self.policy.paused_for if runs else self.policy.abandoned_after)
            abandoned = Deadline(DeadlineKind.ABANDONED, 0, due, due, ABANDONED_GRACE_S)
            played, opening = self._known(DeadlineKind.ABANDONED) or abandoned, self._opening() if runs else None
        turn = played if played is not None and played.kind is DeadlineKind.TURN else None
        beside = (
            opening,
            self._orders(played),
            self._computers(played),
            of_kind(self.before, DeadlineKind.ROUND),
            of_kind(self.before, DeadlineKind.DAY),
            *reminder_of(turn, record),
        )
        every = tuple(one for one in (played, *beside) if one is not None)
        return every if record.standstill is None else frozen(every, record.standstill)

    def _known(self, kind: DeadlineKind, number: int = 0) -> Deadline | None:
        """What goes on of what there was before."""
        return next((one for one in self.before if (one.kind, one.number) == (kind, number)), None)

    def _played(self) -> Deadline | None:
        """Until when the window is open, or the turn to be played; None where neither is."""
        stage, pace = self.stage, self.record.pace
        if stage.window is not None:
            return self._known(DeadlineKind.WINDOW, stage.window) or self._clocked(
                DeadlineKind.WINDOW, stage.window, pace.window_s
            )
        if stage.turn is None or not awaited_seats(stage.active):
            return None
        before, person = self._known(DeadlineKind.TURN, stage.turn), _person_at(self.record, stage)
        if person is not None:
            return self._turn_of(person, before, stage.turn)
        if before is None:
            return self._clocked(DeadlineKind.TURN, stage.turn, pace.turn_s)
        if before.clock is None:
            return before
        then = self.was[before.clock.seat]
        return turn_clock.handed_over(before, before.clock, then, pace, self.now, self.policy.late)

    def _turn_of(self, person: Holder, before: Deadline | None, turn: TurnNumber) -> Deadline:
        """The deadline of a person's turn: begun, taken back from the computer, or gone on, by their habits."""
        pace = self.record.pace
        if before is None:
            return turn_clock.begun(turn, person, pace, self.now, self.policy.late)
        if before.clock is None:
            return turn_clock.taken_back(before, person, pace, self.now, self.policy.late)
        then = self.was[person.seat]
        if then.habits == person.habits:
            return before
        return turn_clock.resettled(before, before.clock, then, person, pace, self.now)

    def _clocked(self, kind: DeadlineKind, number: int, length_s: int) -> Deadline:
        due = self.now + timedelta(seconds=length_s)
        return Deadline(kind, number, due, due + self.policy.late, grace_s(length_s))

    def _opening(self) -> Deadline | None:
        """When the seats of a match that nobody plays open, if they do."""
        if all_opened(self.record, self.stage.out) == self.record:
            return None
        kept_s = TURNS_KEPT * self.record.pace.turn_s
        return self._known(DeadlineKind.OPENING) or self._clocked(DeadlineKind.OPENING, 0, kept_s)

    def _orders(self, window: Deadline | None) -> Deadline | None:
        """When standing orders answer a window, where anybody is asked who has ordered anything by then."""
        if window is None or window.kind is not DeadlineKind.WINDOW:
            return None
        if known := self._known(DeadlineKind.ORDERS, window.number):
            return known
        asked = [self.record.holders[seat] for seat in self.stage.active]
        due = orders_answer_at(window, self.record.pace, self.policy)
        if self.now >= due or not any(strength_at(one) is None and one.user_id in self.ordering for one in asked):
            return None
        return Deadline(DeadlineKind.ORDERS, window.number, due, due, 0)

    def _computers(self, played: Deadline | None) -> Deadline | None:
        """When computer players act: one think time after the turn or window began, whatever they hold."""
        if played is None or played.kind not in (DeadlineKind.TURN, DeadlineKind.WINDOW):
            return None
        if not any(strength_at(self.record.holders[seat]) for seat in awaited_seats(self.stage.active)):
            return None
        thinking = of_kind(self.before, DeadlineKind.COMPUTER)
        if thinking is not None and played in self.before:
            return thinking
        due = self.now + self.policy.think
        return Deadline(DeadlineKind.COMPUTER, played.number, due, due, 0)

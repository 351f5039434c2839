"""Which deadlines a game has. Lengths come from the pace alone, never from anybody's cards."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.hosting.absence import anyone_present, strength_at
from bot.hosting.pace import grace_s
from bot.hosting.policy import Policy
from bot.hosting.stage import Stage
from bot.records import Deadline, DeadlineKind, Deadlines, GameRecord, GameStatus
from bot.store.stored import StoredGame
from engine.games.game import awaited_seats

ABANDONED_GRACE_S: Final = 86_400


def deadlines_of(stored: StoredGame) -> Deadlines:
    """The deadlines that people are told."""
    turn, window = stored.deadline(DeadlineKind.TURN), stored.deadline(DeadlineKind.WINDOW)
    return Deadlines(turn.due if turn else None, window.due if window else None)


def deadlines_for(
    before: tuple[Deadline, ...], record: GameRecord, stage: Stage, now: datetime, policy: Policy
) -> tuple[Deadline, ...]:
    """The deadlines of a game at a stage. A turn or window that goes on keeps the deadline it has in `before`."""
    if record.status is GameStatus.RUNNING and anyone_present(record.holders):
        wanted = _playing(record, stage, now, policy)
    elif record.status in (GameStatus.LOBBY, GameStatus.RUNNING):
        wanted = (_abandoned(now, policy),)
    else:
        wanted = ()
    known = {(deadline.kind, deadline.number): deadline for deadline in before}
    kept = tuple(known.get((deadline.kind, deadline.number), deadline) for deadline in wanted)
    orders = _orders(before, kept, record, stage, now, policy)
    return kept + orders + _computers(before, kept, record, stage, now, policy)


def _playing(record: GameRecord, stage: Stage, now: datetime, policy: Policy) -> tuple[Deadline, ...]:
    if stage.window is not None:
        return (_clocked(DeadlineKind.WINDOW, stage.window, record.pace.window_s, now, policy),)
    if stage.turn is not None and awaited_seats(stage.active):
        return (_clocked(DeadlineKind.TURN, stage.turn, record.pace.turn_s, now, policy),)
    return ()


def _clocked(kind: DeadlineKind, number: int, length_s: int, now: datetime, policy: Policy) -> Deadline:
    due = now + timedelta(seconds=length_s)
    return Deadline(kind, number, due, due + policy.late, grace_s(length_s))


def _abandoned(now: datetime, policy: Policy) -> Deadline:
    due = now + policy.abandoned_after
    return Deadline(DeadlineKind.ABANDONED, 0, due, due, ABANDONED_GRACE_S)


def _orders(
    before: tuple[Deadline, ...],
    kept: tuple[Deadline, ...],
    record: GameRecord,
    stage: Stage,
    now: datetime,
    policy: Policy,
) -> tuple[Deadline, ...]:
    """When standing orders answer: a fixed time after a window opened in which any person is asked, ordered or not."""
    window = next((one for one in kept if one.kind is DeadlineKind.WINDOW), None)
    if window is None:
        return ()
    if window in before:
        return tuple(one for one in before if one.kind is DeadlineKind.ORDERS and one.number == window.number)
    if not any(strength_at(record.holders[seat]) is None for seat in stage.active):
        return ()
    due = now + min(policy.orders_after, record.pace.window / 2)
    return (Deadline(DeadlineKind.ORDERS, window.number, due, due, 0),)


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

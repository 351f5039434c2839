"""Commits in the making: what a record or a match became, with its deadlines, orders and notices."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from bot.hosting.absence import after_timeouts
from bot.hosting.announcing import notices_for, outbox_notes
from bot.hosting.play import Course
from bot.hosting.policy import Policy
from bot.hosting.stage import stage_of
from bot.hosting.timing import deadlines_for
from bot.records import GameRecord, GameStatus
from bot.store.stored import RECENT, Commit, StoredGame


def record_commit(
    before: StoredGame, record: GameRecord, now: datetime, policy: Policy, key: str | None = None, *, hush: bool = False
) -> Commit:
    """The commit that gives a game another record and makes no move."""
    over = record.status not in (GameStatus.LOBBY, GameStatus.RUNNING)
    after = replace(before, record=record, version=before.version + 1, orders={} if over else before.orders)
    return _timed(before, after, now, policy, key=key, hush=hush)


def course_commit(before: StoredGame, course: Course, now: datetime, policy: Policy, key: str | None = None) -> Commit:
    """The commit of everything that happened on a course; its time-outs are held against the holders it began with."""
    begun = course.stored.record
    finished = course.state.result is not None
    record = replace(
        begun,
        status=GameStatus.FINISHED if finished else GameStatus.RUNNING,
        secret=before.secret.hex() if finished else None,
        holders=after_timeouts(begun.holders, course.events, policy.misses),
        seq=begun.seq + len(course.logged),
    )
    after = replace(
        before,
        record=record,
        version=before.version + 1,
        state=course.state,
        orders={} if finished else course.orders,
        recent=(before.recent + course.events)[-RECENT:],
    )
    return _timed(before, after, now, policy, course=course, key=key)


def _timed(
    before: StoredGame,
    after: StoredGame,
    now: datetime,
    policy: Policy,
    *,
    course: Course | None = None,
    key: str | None = None,
    hush: bool = False,
) -> Commit:
    deadlines = deadlines_for(before.deadlines, after.record, stage_of(after), now, policy)
    after = replace(after, deadlines=deadlines)
    notices = () if hush else notices_for(before, after, course.events if course else ())
    moves = tuple(course.logged) if course else ()
    return Commit(before, after, now, moves, outbox_notes(notices), key, hush)

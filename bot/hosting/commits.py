"""Commits in the making: what a record or a match became, with its deadlines, orders and notices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.hosting.absence import after_timeouts, after_turns_kept, host_among, opens
from bot.hosting.advance import Advance
from bot.hosting.announcing import notices_for
from bot.hosting.policy import Policy
from bot.hosting.stage import awaited_users, stage_of
from bot.hosting.standstills import thawed
from bot.hosting.timing import charged, deadlines_for
from bot.records import DeadlineKind, GameRecord, GameStatus
from bot.store.stored import RECENT, Commit, StoredGame
from engine.games.events import Event, SeatLeft, TimedOut


def record_commit(
    before: StoredGame, record: GameRecord, now: datetime, policy: Policy, key: str | None = None, *, hush: bool = False
) -> Commit:
    """The commit that gives a game another record and makes no move."""
    after = replace(before, record=record, version=before.version + 1, orders={} if record.is_over else before.orders)
    return _timed(before, after, now, policy, key=key, hush=hush)


def record_plan(
    change: Callable[[GameRecord], GameRecord], policy: Policy, key: str | None
) -> Callable[[StoredGame, datetime], Commit]:
    """The plan that changes a game's record and makes no move; it raises what the change raises."""
    return lambda stored, now: record_commit(stored, change(stored.record), now, policy, key)


def advance_commit(
    before: StoredGame, advance: Advance, now: datetime, policy: Policy, key: str | None = None
) -> Commit:
    """The commit of everything that an advance brought; its time-outs are held against the holders it began with."""
    begun = advance.stored.record
    finished = advance.state.result is not None
    holders = after_timeouts(begun.holders, advance.events, policy.misses)
    if opens(begun) and not finished:
        holders = after_turns_kept(holders, advance.events, opens_at=policy.misses + policy.turns_kept)
    record = replace(
        begun,
        status=GameStatus.FINISHED if finished else GameStatus.RUNNING,
        secret=before.secret.hex() if finished else None,
        holders=holders,
        seq=begun.seq + len(advance.logged),
    )
    after = replace(
        before,
        record=record,
        version=before.version + 1,
        state=advance.state,
        orders={} if finished else advance.orders,
        recent=(before.recent + advance.events)[-RECENT:],
        recent_at=(before.recent_at + tuple(logged.seq for logged in advance.logged for _ in logged.events))[-RECENT:],
    )
    return _timed(before, after, now, policy, advance=advance, key=key)


def _timed(
    before: StoredGame,
    after: StoredGame,
    now: datetime,
    policy: Policy,
    *,
    advance: Advance | None = None,
    key: str | None = None,
    hush: bool = False,
) -> Commit:
    stage, was = stage_of(after), before.record.holders
    stands = before.record.standstill
    timed = now if stands is None else stands.since
    ended = advance.at if advance is not None and stands is None else timed
    holders = charged(before.deadlines, was, after.record, stage, ended)
    record = replace(after.record, holders=holders)
    if record.status is GameStatus.RUNNING:
        record = replace(record, host_id=host_among(holders, record.host_id))
    standing = tuple(one for one in before.deadlines if advance is None or one != advance.done)
    if stands is not None and record.standstill is None:
        standing, timed = thawed(standing, record, stands.since, now, policy), now
    ordering = after.passing | after.orders.keys()
    deadlines = deadlines_for(standing, record, stage, timed, policy, was, ordering)
    after = replace(after, record=record, deadlines=deadlines)
    notices = () if hush else notices_for(before, after, advance.events if advance else ())
    if advance is not None:
        notices = (*notices, *advance.words)
    moves = tuple(advance.logged) if advance else ()
    waits = awaited_users(after, stage)
    waited = awaited_users(before, stage_of(before))
    return Commit(
        before,
        after,
        now,
        moves,
        notices,
        key,
        hush,
        waits=None if waits == waited else waits,
        turn_ended=_turn_ended(before, after, advance.events if advance else ()),
    )


def _turn_ended(before: StoredGame, after: StoredGame, events: tuple[Event, ...]) -> tuple[int, bool] | None:
    """The user whose turn has ended between two states of a game, and whether they played it in time; None for nobody.

    Where nobody else waits, among computer players, no turn counts; nor does one that its player left, or that was
    called off.
    """
    turn = before.deadline(DeadlineKind.TURN)
    if turn is None or turn.clock is None or after.record.status is GameStatus.CANCELLED:
        return None
    seat = turn.clock.seat
    user_id = before.record.holders[seat].user_id
    if user_id is None or sum(one.user_id is not None for one in before.record.holders) < 2:
        return None
    stage = stage_of(after)
    if stage.turn == turn.number and stage.turn_seat == seat:
        return None
    if any(isinstance(event, SeatLeft) and event.seat == seat for event in events):
        return None
    return user_id, not any(isinstance(event, TimedOut) and event.seat == seat for event in events)

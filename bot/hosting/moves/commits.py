"""Commits in the making: what a record or a match became, with its deadlines, orders and notices."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime
from secrets import token_hex

from bot.hosting.clock.absence import after_timeouts, after_turns_kept, can_be_played, host_among, opens, strength_at
from bot.hosting.clock.stage import awaited_users, stage_of, thawed
from bot.hosting.clock.timing import Moment, charged
from bot.hosting.clock.turn_clock import REST_MOST
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.write_path import GamePath
from bot.hosting.policy import Policy
from bot.hosting.results.counting import results_of
from bot.records.deadlines import DeadlineKind, of_kind
from bot.records.games import GameRecord, GameStatus, Holder
from bot.records.ids import NOBODY, GameId
from bot.records.notices import Notice, NoticeKind
from bot.records.results import SeatResult
from bot.store.ledger.stored import RECENT, Commit, StoredGame
from engine.cards import WindowNumber
from engine.games.events import Event, MatchEnded, RoundEnded, SeatLeft, TimedOut, seen_by
from engine.match.state import gone


def record_commit(
    before: StoredGame, record: GameRecord, now: datetime, policy: Policy, *, drops_notices: bool = False
) -> Commit:
    """The commit that gives a game another record and makes no move."""
    after = replace(before, record=record, version=before.version + 1, orders={} if record.is_over else before.orders)
    return _timed(before, after, now, policy, drops_notices=drops_notices)


Saying = Callable[[Commit], tuple[Notice, ...]]
"""What is said of a commit in place of what follows from it."""


def besides(*words: Notice) -> Saying:
    """Have these said after what follows from a commit."""
    return lambda commit: (*commit.notes, *words)


async def alter(
    path: GamePath,
    game_id: GameId,
    key: str | None,
    change: Callable[[GameRecord], GameRecord],
    says: Saying | None = None,
) -> GameRecord:
    """Change a game's record without a move, and give it as it stands then. Raises what the change raises, too."""

    def altered(stored: StoredGame, now: datetime) -> Commit:
        commit = record_commit(stored, change(stored.record), now, path.policy)
        return commit if says is None else replace(commit, notes=says(commit))

    return await path.change_record(game_id, altered, key)


def advance_commit(before: StoredGame, advance: Advance, now: datetime, policy: Policy) -> Commit:
    """The commit of everything that an advance brought; its time-outs are held against the holders it began with."""
    begun = advance.stored.record
    finished = advance.state.result is not None
    holders = after_timeouts(begun.holders, advance.events)
    if opens(begun) and not finished:
        holders = after_turns_kept(holders, advance.events)
        out = gone(begun.rules, advance.state)
        holders = tuple(replace(one, is_open=one.is_open and one.seat not in out) for one in holders)
    record = replace(
        begun,
        status=GameStatus.FINISHED if finished else GameStatus.RUNNING,
        secret=before.secret.hex() if finished else None,
        holders=holders,
        seq=begun.seq + len(advance.logged),
    )
    brought = ((event, logged.seq) for logged in advance.logged for event in logged.events)
    after = replace(
        before,
        record=record,
        version=before.version + 1,
        state=advance.state,
        orders={} if finished else advance.orders,
        recent=(*before.recent, *brought)[-RECENT:],
    )
    return _timed(before, after, now, policy, advance=advance)


def _timed(
    before: StoredGame,
    after: StoredGame,
    now: datetime,
    policy: Policy,
    *,
    advance: Advance | None = None,
    drops_notices: bool = False,
) -> Commit:
    stage, was = stage_of(after), before.record.holders
    stands = before.record.standstill
    timed = now if stands is None else stands.since
    ended = advance.at if advance is not None and stands is None else timed
    holders = charged(before.deadlines, was, after.record, stage, ended)
    record = replace(after.record, holders=holders)
    if record.status is GameStatus.RUNNING:
        record = replace(record, host_id=host_among(holders, record.host_id, stage.out))
    elif record.is_over:
        record = record.unmarked()
    standing = tuple(one for one in before.deadlines if advance is None or one != advance.done)
    if stands is not None and record.standstill is None:
        standing, timed = thawed(standing, record, stands.since, now, policy), now
    ordering = after.passing | after.orders.keys()
    deadlines = Moment(standing, record, stage, timed, policy, was, ordering).deadlines()
    after = replace(after, record=record, deadlines=deadlines)
    notices = () if drops_notices else _notices_for(before, after, advance.events if advance else ())
    if before.record.holders != holders and not drops_notices:
        notices = (*notices, *_of_vacations(before.record, record, now))
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
        drops_notices=drops_notices,
        waits=None if waits == waited else waits,
        turn_ended=_turn_ended(before, after, advance.events if advance else ()),
        results=_results(before, after, now),
    )


def _results(before: StoredGame, after: StoredGame, now: datetime) -> tuple[SeatResult, ...]:
    """What a match leaves that this commit ends; nothing of one that was called off, or played on from another's."""
    ends = before.record.status is GameStatus.RUNNING and after.record.status is GameStatus.FINISHED
    counts = ends and not after.record.played_on
    return results_of(after.record, after.state, now) if counts and after.state is not None else ()


def _turn_ended(before: StoredGame, after: StoredGame, events: tuple[Event, ...]) -> tuple[int, bool] | None:
    """The user whose turn has ended, and whether in time; None for nobody. No turn counts among computers alone, none
    that its player left, or that was called off.
    """
    turn = of_kind(before.deadlines, DeadlineKind.TURN)
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


def _notices_for(before: StoredGame, after: StoredGame, events: tuple[Event, ...]) -> tuple[Notice, ...]:
    """What must be said after a commit, in the order in which it should be said."""
    notices: list[Notice] = []
    public = False
    # Of a match of one round the match's summary tells all.
    whole = any(isinstance(event, MatchEnded) for event in events)
    for event in events:
        public = public or seen_by(event, None) is not None
        if isinstance(event, RoundEnded) and not (whole and event.result.round == 1):
            notices.append(Notice(NoticeKind.ROUND, round=event.result.round, number=after.record.seq))
        elif isinstance(event, MatchEnded):
            notices.append(Notice(NoticeKind.MATCH))
    # A sealed answer to a claim window must not show, not even by an edit of the board.
    lost_board = before.record.board_message_id is not None and after.record.board_message_id is None
    if public or lost_board or shown_of(before.record) != shown_of(after.record):
        notices.append(Notice(NoticeKind.BOARD))
    notices += _of_ending(before.record, after)
    call = _call(after)
    if call is not None and call != _call(before):
        notices.append(call)
    return (*notices, *_of_seats(before, after))


def _of_seats(before: StoredGame, after: StoredGame) -> Iterator[Notice]:
    """What is to be said of the seats of who is away, or was: each step once, and that what was said has changed."""
    for was, one in zip(before.record.holders, after.record.holders, strict=False):
        offered, same = before.record.offers(was), one.user_id == was.user_id
        # An offer says who held the seat: whoever was barred or forgotten since is another.
        if after.record.offers(one) and (not offered or was.before != one.before):
            yield Notice(NoticeKind.SEAT_OPEN, one.seat, once=token_hex(4))
        elif one.autopilot and not was.autopilot and one.misses > was.misses and one.user_id is not None:
            # The computer began to play for a person because of their time-outs.
            yield Notice(NoticeKind.AUTOPILOT, one.seat, one.user_id, count=one.misses)
        elif _said_of(was, before) not in (None, _said_of(one, after)):
            user_id = (same and not one.autopilot and one.user_id) or NOBODY
            substitute = offered and not same and not one.is_open
            yield Notice(NoticeKind.SEAT_CHANGED, one.seat, user_id, substitute=substitute, once=token_hex(4))


def _said_of(holder: Holder, stored: StoredGame) -> tuple[object, ...] | None:
    """All that the message about a seat depends on; None for one that has no such message."""
    record, offered = stored.record, stored.record.offers(holder)
    if record.status is not GameStatus.RUNNING or not (offered or (holder.autopilot and not holder.is_open)):
        return None
    out = frozenset() if stored.state is None else gone(record.rules, stored.state)
    if holder.seat in out:
        return None
    plays = can_be_played(record, out)
    return offered, plays, plays and holder.misses


def _of_ending(before: GameRecord, after: StoredGame) -> tuple[Notice, ...]:
    """What is to be said of an end that is wanted, or of one that was, whose message asks nothing any more."""
    was, ending = before.ending, after.record.ending
    told = Notice(NoticeKind.ENDING, once=token_hex(4))
    if after.record.status is GameStatus.RUNNING and ending is not None:
        held = zip(before.holders, after.record.holders, strict=True)
        # Of a match that is suspended who is away is asked too.
        others = any(a.user_id != b.user_id or (a.autopilot != b.autopilot and not ending.suspended) for a, b in held)
        return (told,) if ending != was or others else ()
    return () if was is None or before.status is not GameStatus.RUNNING else (told,)


def _of_vacations(before: GameRecord, after: GameRecord, now: datetime) -> Iterator[Notice]:
    """What the table of a running match hears of vacations that go on for some days: of those planned meanwhile, of
    those soon to come of who is new there, and of those that are none any more, or of whom somebody else plays for.
    """
    sat = before.holders if before.status is GameStatus.RUNNING else ()
    known = {one.user_id: one.habits.vacations for one in sat}
    rests = after.status is GameStatus.RUNNING and after.pace.vacation
    for one in sat if rests else ():
        if one.user_id != after.holders[one.seat].user_id:
            for days in one.habits.vacations:
                yield Notice(NoticeKind.VACATION, one.seat, first=days.first, substitute=True)
    for one in after.holders if rests else ():
        was, has = known.get(one.user_id, ()), one.habits.vacations
        soon = date.max if one.user_id in known else now.date() + REST_MOST
        knew = {had.first for had in was}
        told = [*sorted(set(was).difference(has)), *(new for new in has if new.first <= soon and new.first not in knew)]
        for days in (each for each in told if each.last > now.date()):
            yield Notice(NoticeKind.VACATION, one.seat, first=days.first, last=days.last, undone=days not in has)


def afresh(commit: Commit) -> tuple[Notice, ...]:
    """All that a game shows after a commit, to be said once more because it may have been lost."""
    stored = commit.after
    call = _call(stored)
    ending = _of_ending(replace(stored.record, ending=None), stored)
    return (Notice(NoticeKind.BOARD), *(() if call is None else (call,)), *ending)


def shown_of(record: GameRecord) -> tuple[object, ...]:
    """What a lobby or a board shows of a record."""
    return (
        record.status,
        record.channel_id,
        record.host_id,
        record.seats,
        record.holders,
        record.rules,
        record.pace,
        record.locale,
        record.ending,
        record.standstill,
        record.guests.only_invited,
    )


def _call(stored: StoredGame) -> Notice | None:
    """Who is to be called; None in a lobby, where nobody ever was."""
    if stored.state is None:
        return None
    stage = stage_of(stored)
    running = stored.record.status is GameStatus.RUNNING and not stored.record.is_suspended
    if running and stage.turn is not None and stage.turn_seat is not None:
        holder = stored.record.holders[stage.turn_seat]
        if strength_at(holder) is None:
            return Notice(NoticeKind.TURN, holder.seat, holder.user_id or NOBODY, stage.turn)
    return Notice(NoticeKind.TURN, window=WindowNumber(stage.window or 0 if running and not stored.record.rests else 0))

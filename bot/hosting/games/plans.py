"""What is done to a running match on request of a person or of the clock: pure plans for the write path.

Each takes the stored game and gives the commit to make, or raises Refused or IllegalMove.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from bot.hosting.clock import absence
from bot.hosting.clock.stage import check_running, running, seat_of, stage_of, still_in, under_way
from bot.hosting.clock.timing import orders_answer_at
from bot.hosting.games import clocks
from bot.hosting.games.drafts import Draft, prepared_table
from bot.hosting.moves.advance import Advance, Foreseen
from bot.hosting.moves.commits import advance_commit, afresh, record_commit
from bot.hosting.policy import MISSES, Policy
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.seats import lobby, substitutes
from bot.hosting.seats.substitutes import Newcomer
from bot.records.deadlines import Deadline, DeadlineKind, of_kind
from bot.records.games import GameStatus
from bot.records.ids import UserId
from bot.records.orders import StandingOrder
from bot.records.series import Sitters
from bot.store.ledger.stored import Commit, StoredGame
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.moves import Claim, Pass, SeatMove, TurnTimedOut, WindowClosed
from engine.match.state import gone


class MovedOn(Exception):  # noqa: N818 - told to the caller, who thinks again
    """A game has changed while somebody thought about it."""


def start(
    stored: StoredGame,
    user_id: UserId,
    key: str,
    now: datetime,
    policy: Policy,
    agreed: int = 0,
    sat_before: Sitters = (),
) -> Commit:
    """Shuffle and deal up to the first turn; `agreed` as in `lobby.started`, `sat_before` as in `lobby.turned`."""
    record = lobby.turned(lobby.started(stored.record, user_id, key, agreed), sat_before)
    lobby.check_seats(record.rules, record.seats)
    advance = Advance(replace(stored, record=record), stored.game.new(record.seats), now)
    advance.settle()
    return advance_commit(stored, advance, now, policy)


def submit(  # noqa: PLR0913 - all are facts of one click
    stored: StoredGame,
    user_id: UserId,
    move: SeatMove,
    key: str,
    at: datetime,
    now: datetime,
    policy: Policy,
    *,
    counted: Callable[[int, datetime], datetime],
    foreseen: Foreseen | None = None,
) -> Commit:
    """Make a person's move, clicked at `at`: in time where what is `counted` of that is. Whoever moves is back.

    `foreseen` is what is known of the move beforehand. Raises Unforeseen where it has to be thought about first.
    """
    match = running(stored)
    if seat_of(stored.record, user_id).seat != move.seat:
        raise Refused(HostReject.NOT_YOUR_SEAT, seat=move.seat)
    clicked = min(at, now)
    _check_in_time(stored, move, counted(stored.record.guild_id, clicked))
    advance = Advance(_with_back(stored, user_id), match, clicked, key)
    advance.apply(move, foreseen)
    return advance_commit(stored, advance, now, policy)


def whose_turn(stored: StoredGame) -> UserId | None:
    """The user whose turn it is; None where it is nobody's, and where the computer plays for the seat."""
    seat = stage_of(stored).turn_seat
    holder = None if seat is None else stored.record.holders[seat]
    return None if holder is None or absence.strength_at(holder) is not None else holder.user_id


def fire(
    stored: StoredGame,
    deadline: Deadline,
    now: datetime,
    policy: Policy,
    draft: Draft,
) -> Commit:
    """Do what the clock does at a deadline; the `draft` is of whoever's time is up. Raises Refused(TOO_LATE)."""
    _check_stands(stored, deadline)
    if deadline.kind is DeadlineKind.CHECK:
        commit = record_commit(stored, stored.record, now, policy)
        return replace(commit, notes=afresh(commit))
    if deadline.kind in (DeadlineKind.ABANDONED, DeadlineKind.ENDING, DeadlineKind.DAY):
        return record_commit(stored, replace(stored.record, status=GameStatus.CANCELLED), now, policy)
    if deadline.kind is DeadlineKind.OPENING:
        return record_commit(stored, absence.all_opened(stored.record, stage_of(stored).out), now, policy)
    if deadline.kind is DeadlineKind.REMINDER:
        return clocks.remind(stored, now)
    if deadline.clock is not None:
        later = clocks.instead_of_ending(stored, deadline, deadline.clock, policy)
        if later != deadline:
            return clocks.moved(stored, later, now)
    advance = Advance(stored, running(stored), now, done=deadline)
    if deadline.kind is DeadlineKind.ORDERS:
        advance.follow_orders()
    elif deadline.kind is DeadlineKind.WINDOW:
        advance.follow_orders(closing=True)
        if advance.asks(window := WindowNumber(deadline.number)):
            advance.apply(WindowClosed(window))
    else:
        view = stored.game.view(advance.state, stage_of(stored).turn_seat)
        advance.apply(TurnTimedOut(TurnNumber(deadline.number), prepared_table(draft, view)))
    return advance_commit(stored, advance, now, policy)


def before_computers(stored: StoredGame, deadline: Deadline, now: datetime) -> Advance:
    """The match as computer players find it at their deadline. Raises Refused(TOO_LATE) where it is there no more."""
    _check_stands(stored, deadline)
    return Advance(stored, running(stored), now)


def after_computers(stored: StoredGame, now: datetime, *, advance: Advance, policy: Policy) -> Commit:
    """What computer players did. Raises MovedOn where the game is no longer the one that they thought about."""
    if stored.version != advance.stored.version:
        raise MovedOn
    return advance_commit(stored, advance, now, policy)


def leave(stored: StoredGame, user_id: UserId, now: datetime, policy: Policy) -> Commit:
    """Give up a seat; in a match as its rules say (G-15). Raises IllegalMove(SEAT_OUT) where there is none any more."""
    if stored.record.status is not GameStatus.RUNNING or stored.state is None:
        return record_commit(stored, lobby.left(stored.record, user_id), now, policy)
    seat, free = still_in(stored, user_id), absence.opens(stored.record)
    record = replace(stored.record, holders=absence.left(stored.record.holders, user_id, opens=free))
    advance = Advance(replace(stored, record=record), stored.state, now)
    advance.leave(seat)
    return advance_commit(stored, advance, now, policy)


def resume(stored: StoredGame, user_id: UserId, now: datetime, policy: Policy) -> Commit:
    """Take a seat back from the computer. Raises IllegalMove(SEAT_OUT) for one that is out of the match."""
    check_running(stored.record)
    still_in(stored, user_id)
    return record_commit(stored, _with_back(stored, user_id).record, now, policy)


def take_seat(stored: StoredGame, newcomer: Newcomer, seat: Seat | None, now: datetime, policy: Policy) -> Commit:
    """Sit down in an open seat, the named one or the first; its holder goes with their orders. Raises as `still_in`."""
    match = under_way(stored)
    if stored.record.seat_of(newcomer.user_id) is not None:
        still_in(stored, newcomer.user_id)
    holder = substitutes.open_seat_for(stored.record, newcomer.user_id, seat, newcomer.apart, newcomer.mark)
    record = substitutes.seated(stored.record, holder, newcomer)
    orders = {one: kept for one, kept in stored.orders.items() if one != holder.user_id}
    return advance_commit(stored, Advance(replace(stored, record=record, orders=orders), match, now), now, policy)


def open_seat(stored: StoredGame, host_id: UserId, seat: Seat, now: datetime, policy: Policy) -> Commit:
    """Open the seat of somebody who is away to substitutes, at the host's word."""
    if seat in gone(stored.record.rules, under_way(stored)):
        raise Refused(HostReject.NOT_AWAY, misses=MISSES)
    return record_commit(stored, substitutes.opened(stored.record, host_id, seat), now, policy)


def set_order(
    stored: StoredGame,
    user_id: UserId,
    order: StandingOrder,
    at: datetime,
    now: datetime,
    policy: Policy,
) -> Commit:
    """Keep a standing order for this round, or take it back by one for nothing; it answers an open window."""
    match = running(stored)
    seat_of(stored.record, user_id)
    orders = {one: kept for one, kept in stored.orders.items() if one != user_id}
    if order.says_something:
        still_in(stored, user_id)
        orders[user_id] = replace(order, round=match.round)
    clicked = min(at, now)
    advance = Advance(replace(_with_back(stored, user_id), orders=orders), match, clicked)
    _follow_in_open_window(stored, advance, user_id, clicked, policy)
    return advance_commit(stored, advance, now, policy)


def follow_default(stored: StoredGame, user_id: UserId, at: datetime, now: datetime, policy: Policy) -> Commit:
    """Let a person's new default answer a window that is open already."""
    clicked = min(at, now)
    advance = Advance(stored, running(stored), clicked)
    seat_of(stored.record, user_id)
    _follow_in_open_window(stored, advance, user_id, clicked, policy)
    return advance_commit(stored, advance, now, policy)


def _follow_in_open_window(
    stored: StoredGame, advance: Advance, user_id: UserId, clicked: datetime, policy: Policy
) -> None:
    """What was just ordered answers the open window as a click would; soon after its opening, when all orders do."""
    window = of_kind(stored.deadlines, DeadlineKind.WINDOW)
    if window is None or orders_answer_at(window, stored.record.pace, policy) <= clicked <= window.due:
        advance.follow_orders(only=user_id)


def _with_back(stored: StoredGame, user_id: UserId) -> StoredGame:
    holders = absence.returned(stored.record.holders, user_id)
    return replace(stored, record=replace(stored.record, holders=holders))


def _check_stands(stored: StoredGame, deadline: Deadline) -> None:
    if deadline not in stored.deadlines:
        raise Refused(HostReject.TOO_LATE)


def _check_in_time(stored: StoredGame, move: SeatMove, clicked: datetime) -> None:
    """A click counts by its own timestamp: made after the deadline, it is too late even if the clock has not acted."""
    answers = isinstance(move, Claim | Pass)
    deadline = of_kind(stored.deadlines, DeadlineKind.WINDOW if answers else DeadlineKind.TURN)
    number = move.window if isinstance(move, Claim | Pass) else move.turn
    if deadline is None or (deadline.clock is not None and not stored.record.pace.by_itself):
        return
    if deadline.number == number and clicked > deadline.due:
        raise Refused(HostReject.TOO_LATE)

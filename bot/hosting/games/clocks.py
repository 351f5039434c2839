"""What changes a running turn's clock other than moves: more time, other habits, being overdue. Pure plans."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock import turn_clock
from bot.hosting.clock.stage import running, seat_of, stage_of, still_in
from bot.hosting.clock.timing import reminder_of
from bot.hosting.clock.turn_clock import passed
from bot.hosting.games.drafts import Draft, prepared_table
from bot.hosting.moves.advance import Advance
from bot.hosting.moves.commits import advance_commit, record_commit
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused
from bot.records.deadlines import Deadline, DeadlineKind, TurnClock, of_kind
from bot.records.ids import NOBODY, UserId
from bot.records.notices import Notice, NoticeKind
from bot.records.people import Habits
from bot.store.ledger.stored import Commit, StoredGame
from engine.cards import TurnNumber
from engine.games.moves import TurnTimedOut

GIVEN_MOST: Final = 5
"""So many times one turn may be lengthened."""


def give_time(stored: StoredGame, user_id: UserId, turn: TurnNumber, now: datetime, policy: Policy) -> Commit:
    """Lengthen the turn of another person by the time of a turn. Raises what `GameService.give_time` does."""
    deadline, clock = _waiting(stored, user_id, turn)
    if clock.given >= GIVEN_MOST:
        raise Refused(HostReject.TIME_GIVEN, most=GIVEN_MOST)
    holder, pace = stored.record.holders[clock.seat], stored.record.pace
    later = turn_clock.lengthened(deadline, clock, holder, pace, now, policy.late)
    return moved(stored, later, now)


def play_on(
    stored: StoredGame,
    user_id: UserId,
    turn: TurnNumber,
    key: str,
    now: datetime,
    *,
    policy: Policy,
    draft: Draft,
) -> Commit:
    """Let an overdue turn end as the clock would end it. Raises what `GameService.play_on` does."""
    deadline, clock = _waiting(stored, user_id, turn)
    if not clock.overdue:
        raise Refused(HostReject.NOT_OVERDUE, until=deadline.due)
    advance = Advance(stored, running(stored), now, key)
    view = stored.game.view(advance.state, stage_of(stored).turn_seat)
    advance.apply(TurnTimedOut(turn, prepared_table(draft, view)))
    return advance_commit(stored, advance, now, policy)


def instead_of_ending(stored: StoredGame, deadline: Deadline, clock: TurnClock, policy: Policy) -> Deadline:
    """What a person's turn gets at its end where it goes on: while its clock rests, or as turns here never end."""
    record = stored.record
    later = turn_clock.awake(deadline, clock, record.holders[clock.seat], record.pace)
    if later != deadline or record.pace.by_itself:
        return later
    return turn_clock.overdue(deadline, clock, deadline.due + policy.abandoned_after)


def rested_anew(stored: StoredGame, now: datetime, *, set_back: timedelta) -> Commit:
    """Give a turn what it had left before the time of day was `set_back`, as it rests in nights that were not. Raises
    Refused(TOO_LATE) where that makes no difference.
    """
    turn = of_kind(stored.deadlines, DeadlineKind.TURN)
    if turn is None or turn.clock is None or turn.clock.overdue:
        raise Refused(HostReject.TOO_LATE)
    clock, holder = replace(turn.clock, since=turn.clock.since + set_back), stored.record.holders[turn.clock.seat]
    before = replace(turn, due=turn.due + set_back, fires=turn.fires + set_back)
    later = turn_clock.gone_on(before, clock, holder, stored.record.pace, now + set_back, now)
    if later.due == turn.due:
        raise Refused(HostReject.TOO_LATE)
    return moved(stored, later, now)


def moved(stored: StoredGame, deadline: Deadline, now: datetime) -> Commit:
    """The commit that gives the running turn another deadline, and shows it on the board."""
    return _changed(stored, deadline, now, Notice(NoticeKind.BOARD))


def remind(stored: StoredGame, now: datetime) -> Commit:
    """Remind the person whose turn it is: at a deadline for it. Raises Refused(TOO_LATE) where nobody's turn runs."""
    turn = of_kind(stored.deadlines, DeadlineKind.TURN)
    if turn is None or turn.clock is None:
        raise Refused(HostReject.TOO_LATE)
    holder = stored.record.holders[turn.clock.seat]
    clock = replace(turn.clock, reminded=passed(turn, turn.clock, holder, stored.record.pace, now))
    told = Notice(
        NoticeKind.REMINDER, clock.seat, holder.user_id or NOBODY, TurnNumber(turn.number), count=clock.reminded
    )
    # Where the turn is over its time too, the bot was away: what there is to say of it is said by its end.
    return _changed(stored, replace(turn, clock=clock), now, *((told,) if now < turn.due else ()))


def _changed(stored: StoredGame, turn: Deadline, now: datetime, *notices: Notice) -> Commit:
    others = tuple(one for one in stored.deadlines if one.kind not in (DeadlineKind.TURN, DeadlineKind.REMINDER))
    deadlines = (turn, *others, *reminder_of(turn, stored.record))
    after = replace(stored, version=stored.version + 1, deadlines=deadlines)
    return Commit(stored, after, now, notes=notices)


def follow(stored: StoredGame, now: datetime, *, user_id: UserId, habits: Habits, policy: Policy) -> Commit:
    """Let a seat's clock rest by new habits of its person from now on. Raises Refused: NOT_SEATED, NOT_RUNNING."""
    holder = seat_of(stored.record, user_id)
    if stored.record.is_over:
        raise Refused(HostReject.NOT_RUNNING, status=stored.record.status.value)
    return record_commit(stored, stored.record.with_holder(replace(holder, habits=habits)), now, policy)


def _waiting(stored: StoredGame, user_id: UserId, turn: TurnNumber) -> tuple[Deadline, TurnClock]:
    """The clock of the running turn, for which a user waits. Raises Refused, and IllegalMove as `still_in`."""
    running(stored)
    seat = still_in(stored, user_id)
    deadline = of_kind(stored.deadlines, DeadlineKind.TURN)
    if deadline is None or deadline.number != turn:
        raise Refused(HostReject.TOO_LATE)
    if deadline.clock is None or deadline.clock.seat == seat:
        raise Refused(HostReject.NOT_WAITING)
    return deadline, deadline.clock

"""Where a match stands: whose turn it is, whom it waits for, who sits where; and matches that cannot be played where
they are, or whose tournament is paused: they wait, and their clocks with them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from bot.hosting.clock import turn_clock
from bot.hosting.policy import Policy
from bot.hosting.refusals import HostReject, Refused, there
from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.games import GameRecord, GameStatus, Holder, Obstacle, Standstill, VisibleGame
from bot.records.ids import UserId
from bot.store.ledger.stored import StoredGame
from bot.store.schema import STANDS
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.game import awaited_seats
from engine.games.moves import MoveKind
from engine.games.views import MatchView
from engine.match.state import MatchState, gone
from engine.rules.refusals import IllegalMove, Reject


@dataclass(frozen=True, slots=True)
class Stage:
    """The turn that is being played, or the claim window that is open; both None while neither is.

    `turn_seat` is None where several seats act in the same turn.
    `active` maps each seat that may act to the kinds of move it may make; `out` are those that are out of the match.
    """

    turn: TurnNumber | None
    turn_seat: Seat | None
    window: WindowNumber | None
    active: Mapping[Seat, frozenset[MoveKind]]
    out: frozenset[Seat] = frozenset()


def awaited_users(stored: StoredGame, stage: Stage) -> frozenset[UserId]:
    """The persons a running game waits for, who may act and play for themselves; nobody while it rests."""
    record = stored.record
    if record.status is not GameStatus.RUNNING or record.is_suspended or record.standstill is not None:
        return frozenset()
    holders = (record.holders[seat] for seat in awaited_seats(stage.active))
    return frozenset(holder.user_id for holder in holders if holder.user_id is not None and not holder.autopilot)


NOWHERE = Stage(None, None, None, {})


def stage_of(stored: StoredGame) -> Stage:
    """The stage of a game; nowhere in a lobby and after the end."""
    if stored.state is None or stored.state.result is not None:
        return NOWHERE
    view = stored.game.view(stored.state, None)
    active = stored.game.active(stored.state)
    window = view.claim_window
    if window is not None:
        return Stage(None, None, window.window, active, view.out)
    return Stage(view.turn, view.turn_seat, None, active, view.out)


def seat_of(record: GameRecord, user_id: UserId) -> Holder:
    """The seat that a user holds. Raises Refused(NOT_SEATED)."""
    return record.holders[there(record.seat_of(user_id), HostReject.NOT_SEATED)]


def still_in(stored: StoredGame, user_id: UserId) -> Seat:
    """The seat that a user plays. Raises Refused(NOT_SEATED), and IllegalMove(SEAT_OUT) for one that is out."""
    seat = seat_of(stored.record, user_id).seat
    if stored.state is not None and seat in gone(stored.record.rules, stored.state):
        raise IllegalMove(Reject.SEAT_OUT, seat=seat)
    return seat


def check_running(record: GameRecord) -> None:
    """Raises Refused(NOT_RUNNING) for a game that is not being played."""
    if record.status is not GameStatus.RUNNING:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)


def check_lobby(record: GameRecord) -> None:
    """Raises Refused: NOT_A_LOBBY where it has begun, NOT_RUNNING where it is over."""
    if record.status is not GameStatus.LOBBY:
        code = HostReject.NOT_RUNNING if record.is_over else HostReject.NOT_A_LOBBY
        raise Refused(code, status=record.status.value)


def check_host(record: GameRecord, user_id: UserId) -> None:
    """Raises Refused(NOT_HOST) for anybody but the game's host."""
    if user_id != record.host_id:
        raise Refused(HostReject.NOT_HOST, host_id=record.host_id)


def under_way(stored: StoredGame) -> MatchState:
    """The match of a running game, though it may stand still. Raises Refused: NOT_RUNNING, SUSPENDED."""
    if stored.record.status is not GameStatus.RUNNING or stored.state is None:
        raise Refused(HostReject.NOT_RUNNING, status=stored.record.status.value)
    if stored.record.is_suspended:
        raise Refused(HostReject.SUSPENDED)
    return stored.state


def running(stored: StoredGame) -> MatchState:
    """The match of a game in which moves are made. Raises Refused: NOT_RUNNING, SUSPENDED, STANDS_STILL."""
    match = under_way(stored)
    if stored.record.standstill is not None:
        raise Refused(HostReject.STANDS_STILL, why=stored.record.standstill.why.value)
    return match


def seated(visible: VisibleGame) -> tuple[MatchView, Seat]:
    """The asker's view of a running match, and their seat. Raises Refused where there is no match or no seat."""
    view = there(visible.view, HostReject.NOT_RUNNING, status=visible.record.status.value)
    return view, there(view.seat, HostReject.NOT_SEATED)


MOVABLE_FOR: Final = timedelta(days=14)
"""So long a match whose place is gone for good can be taken elsewhere; then it is over, without a result."""
WAITS_FOR: Final = timedelta(days=90)
"""So long a match waits for somebody to mend what can be mended."""

_GONE: Final = (DeadlineKind.ABANDONED, DeadlineKind.REMINDER)


def stood_still(record: GameRecord, why: Obstacle, now: datetime) -> GameRecord:
    """The running match after it was found that it cannot be played where it is. Raises Refused(NOT_RUNNING)."""
    check_running(record)
    since = now if record.standstill is None else record.standstill.since
    return replace(record, standstill=Standstill(why, since))


def gone_on(record: GameRecord, *, stands: bool) -> GameRecord:
    """The match that stood still, as it may be played again. Raises Refused(TOO_LATE) unless it `stands` so."""
    if not stands:
        raise Refused(HostReject.TOO_LATE)
    return replace(record, standstill=None)


def may_move(record: GameRecord, user_id: UserId, *, moderator: bool) -> bool:
    """Whether somebody may take a match to another channel: its host, a moderator, where it stands still any player."""
    plays = record.seat_of(user_id) is not None
    return moderator or user_id == record.host_id or (plays and record.standstill is not None)


def moved(record: GameRecord, user_id: UserId, channel_id: int, *, moderator: bool) -> GameRecord:
    """The match in another channel. Raises Refused: NOT_RUNNING, NOT_HOST for who may not move it."""
    check_running(record)
    if not may_move(record, user_id, moderator=moderator):
        raise Refused(HostReject.NOT_HOST, host_id=record.host_id)
    return placed(record, channel_id)


def placed(record: GameRecord, channel_id: int) -> GameRecord:
    """The game in another channel, where it has no board yet and nothing stands against it."""
    standstill = None if record.shut_out else record.standstill
    return replace(record, board_message_id=None, channel_id=channel_id, standstill=standstill)


def ends(standstill: Standstill) -> datetime | None:
    """When a match that stands still is over, if nothing happens; None where a tournament's host lets it wait."""
    if not standstill.why.is_of_place:
        return None
    return standstill.since + (MOVABLE_FOR if standstill.why.is_final else WAITS_FOR)


def frozen(deadlines: tuple[Deadline, ...], standstill: Standstill) -> tuple[Deadline, ...]:
    """The deadlines of a match that stands still: none fires but that of its end, and of the day whose deal it is."""
    end = ends(standstill)
    left = (one for one in deadlines if one.kind not in _GONE)
    kept = tuple(one if one.kind is DeadlineKind.DAY else replace(one, fires=STANDS) for one in left)
    return kept if end is None else (*kept, Deadline(DeadlineKind.ABANDONED, 0, end, end, 0))


def thawed(
    deadlines: tuple[Deadline, ...], record: GameRecord, since: datetime, now: datetime, policy: Policy
) -> tuple[Deadline, ...]:
    """The deadlines of a match that goes on now, after it had stood still."""
    kept = (one for one in deadlines if one.kind not in _GONE)
    return tuple(_thawed(one, record, since, now, policy) for one in kept)


def _thawed(deadline: Deadline, record: GameRecord, since: datetime, now: datetime, policy: Policy) -> Deadline:
    if deadline.kind in (DeadlineKind.ROUND, DeadlineKind.DAY):
        return deadline
    late = policy.late if deadline.kind in (DeadlineKind.TURN, DeadlineKind.WINDOW) else timedelta()
    if deadline.clock is None:
        due = max(deadline.due + (now - since), now + timedelta(seconds=deadline.grace_s))
        return replace(deadline, due=due, fires=due + late)
    if deadline.clock.overdue:
        return replace(deadline, fires=now + policy.abandoned_after)
    holder = record.holders[deadline.clock.seat]
    later = turn_clock.gone_on(deadline, deadline.clock, holder, record.pace, since, now)
    due = max(later.due, now + timedelta(seconds=deadline.grace_s))
    return replace(later, due=due, fires=due + late)

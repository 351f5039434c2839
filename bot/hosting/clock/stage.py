"""Where a match stands: whose turn it is, whom it waits for, who sits where, and whether it can be played at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.hosting.refusals import HostReject, Refused
from bot.records.games import GameRecord, GameStatus, Holder, VisibleGame
from bot.store.ledger.stored import StoredGame
from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.game import awaited_seats
from engine.games.moves import MoveKind
from engine.games.views import MatchView
from engine.match.state import MatchState


@dataclass(frozen=True, slots=True)
class Stage:
    """The turn that is being played, or the claim window that is open; both None while neither is.

    `turn_seat` is None where several seats act in the same turn.
    `active` maps each seat that may act to the kinds of move it may make.
    """

    turn: TurnNumber | None
    turn_seat: Seat | None
    window: WindowNumber | None
    active: Mapping[Seat, frozenset[MoveKind]]


def awaited_users(stored: StoredGame, stage: Stage) -> frozenset[int]:
    """The persons whom a running game waits for: whoever may act, of those for whom no computer plays.

    Nobody while it stands still.
    """
    if stored.record.status is not GameStatus.RUNNING or stored.record.standstill is not None:
        return frozenset()
    holders = (stored.record.holders[seat] for seat in awaited_seats(stage.active))
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
        return Stage(None, None, window.window, active)
    return Stage(view.turn, view.turn_seat, None, active)


def seat_of(record: GameRecord, user_id: int) -> Holder:
    """The seat that a user holds. Raises Refused(NOT_SEATED)."""
    found = next((holder for holder in record.holders if holder.user_id == user_id), None)
    if found is None:
        raise Refused(HostReject.NOT_SEATED)
    return found


def check_running(record: GameRecord) -> None:
    """Raises Refused(NOT_RUNNING) for a game that is not being played."""
    if record.status is not GameStatus.RUNNING:
        raise Refused(HostReject.NOT_RUNNING, status=record.status.value)


def running(stored: StoredGame) -> MatchState:
    """The match of a running game. Raises Refused: NOT_RUNNING, SUSPENDED, STANDS_STILL."""
    if stored.record.status is not GameStatus.RUNNING or stored.state is None:
        raise Refused(HostReject.NOT_RUNNING, status=stored.record.status.value)
    if stored.record.suspended_until is not None:
        raise Refused(HostReject.SUSPENDED, until=stored.record.suspended_until)
    if stored.record.standstill is not None:
        raise Refused(HostReject.STANDS_STILL, why=stored.record.standstill.why.value)
    return stored.state


def seated(visible: VisibleGame) -> tuple[MatchView, Seat]:
    """The asker's view of a running match, and their seat. Raises Refused where there is no match or no seat."""
    if visible.view is None:
        raise Refused(HostReject.NOT_RUNNING, status=visible.record.status.value)
    if visible.view.seat is None:
        raise Refused(HostReject.NOT_SEATED)
    return visible.view, visible.view.seat

"""Who sits where in a stored game, and whether there is a match to sit in."""

from __future__ import annotations

from bot.hosting.refusals import HostReject, Refused
from bot.records import GameRecord, GameStatus, Holder
from bot.store.stored import StoredGame
from engine.match.state import MatchState


def seat_of(record: GameRecord, user_id: int) -> Holder:
    """The seat that a user holds. Raises Refused(NOT_SEATED)."""
    found = next((holder for holder in record.holders if holder.user_id == user_id), None)
    if found is None:
        raise Refused(HostReject.NOT_SEATED)
    return found


def running(stored: StoredGame) -> MatchState:
    """The match of a running game. Raises Refused: NOT_RUNNING, SUSPENDED, STANDS_STILL."""
    if stored.record.status is not GameStatus.RUNNING or stored.state is None:
        raise Refused(HostReject.NOT_RUNNING, status=stored.record.status.value)
    if stored.record.suspended_until is not None:
        raise Refused(HostReject.SUSPENDED, until=stored.record.suspended_until)
    if stored.record.standstill is not None:
        raise Refused(HostReject.STANDS_STILL, why=stored.record.standstill.why.value)
    return stored.state

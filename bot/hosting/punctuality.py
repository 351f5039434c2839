"""How people keep time: which of their turns count, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.hosting.stage import stage_of
from bot.records import DeadlineKind, GameStatus, Punctuality
from bot.store.stored import StoredGame
from engine.games.events import Event, SeatLeft, TimedOut

LEAST_TURNS: Final = 20
"""Of fewer turns no share is told: a single one would weigh too much."""


def turn_ended(before: StoredGame, after: StoredGame, events: Iterable[Event]) -> tuple[int, bool] | None:
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
    told = tuple(events)
    if any(isinstance(event, SeatLeft) and event.seat == seat for event in told):
        return None
    return user_id, not any(isinstance(event, TimedOut) and event.seat == seat for event in told)


def share_in_time(punctuality: Punctuality | None) -> int | None:
    """How many of a hundred turns somebody plays in time, rounded down; None where too few are known."""
    if punctuality is None or punctuality.turns < LEAST_TURNS:
        return None
    return 100 * punctuality.in_time // punctuality.turns

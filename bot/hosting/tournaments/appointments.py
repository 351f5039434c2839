"""What the clock will do in a tournament, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.tournaments import Appointment, StoredTournament, Terms, TournamentDeadline, TournamentStatus
from engine.tournament.due import due
from engine.tournament.events import ActUndone, HostActed, TournamentEvent
from engine.tournament.rules import ArenaRules
from engine.tournament.state import ActKind, Tournament

PAUSE: Final = (timedelta(seconds=20), timedelta(minutes=15))
"""Between rounds, a fortieth of a round's time, but no less and no more than this: results may be set right in it."""
_EPOCH_OF_HELD: Final = datetime(1970, 1, 1, tzinfo=UTC)


def pause_between(terms: Terms) -> timedelta:
    """How long a round's results stay open before the next begins."""
    return min(max(terms.round_time / 40, PAUSE[0]), PAUSE[1])


def appointments_for(
    stored: StoredTournament, events: Iterable[TournamentEvent], now: datetime
) -> tuple[TournamentDeadline, ...]:
    """The appointments of a tournament after `events`; those that go on are in `stored` still."""
    record, state = stored.record, stored.state
    match record.status:
        case TournamentStatus.OPEN:
            return tuple(_before_the_start(record.terms, state, now))
        case TournamentStatus.CHECK_IN:
            begins = record.terms.starts_at or now + timedelta(seconds=record.terms.check_in_s)
            return (stored.deadline(Appointment.START) or _at(Appointment.START, 0, max(begins, now)),)
        case TournamentStatus.RUNNING:
            kept = _extended(stored, tuple(events))
            return tuple(_held(kept, now)) if state.paused else tuple(_playing(stored, kept, now))
        case _:
            return ()


def _at(kind: Appointment, number: int, when: datetime) -> TournamentDeadline:
    return TournamentDeadline(kind, number, when, when)


def _before_the_start(terms: Terms, state: Tournament, now: datetime) -> Iterator[TournamentDeadline]:
    if terms.starts_at is None:
        return
    if state.rules.check_in:
        yield _at(Appointment.CHECK_IN, 0, max(now, terms.starts_at - timedelta(seconds=terms.check_in_s)))
    else:
        yield _at(Appointment.START, 0, terms.starts_at)


def _extended(stored: StoredTournament, events: tuple[TournamentEvent, ...]) -> tuple[TournamentDeadline, ...]:
    """The appointments that stand, with what hosts have just given to rounds, or taken back."""
    given: dict[int, int] = {}
    for event in events:
        sign = 1 if isinstance(event, HostActed) else -1
        if isinstance(event, HostActed | ActUndone):
            act = stored.state.acts[event.act - 1]
            if act.kind is ActKind.EXTEND and act.round is not None and act.seconds is not None:
                given[act.round] = given.get(act.round, 0) + sign * act.seconds
    return tuple(
        _at(one.kind, one.number, one.due + timedelta(seconds=given.get(one.number, 0)))
        if one.kind in (Appointment.ROUND, Appointment.HELD)
        else one
        for one in stored.deadlines
    )


def _held(kept: Iterable[TournamentDeadline], now: datetime) -> Iterator[TournamentDeadline]:
    """While a tournament is paused its rounds keep the time that they have left."""
    for one in kept:
        if one.kind in (Appointment.ROUND, Appointment.BELL):
            number = one.number if one.kind is Appointment.ROUND else 0
            yield _at(Appointment.HELD, number, _EPOCH_OF_HELD + max(one.due - now, timedelta(0)))
        elif one.kind is Appointment.HELD:
            yield one


def _playing(
    stored: StoredTournament, kept: tuple[TournamentDeadline, ...], now: datetime
) -> Iterator[TournamentDeadline]:
    state, terms = stored.state, stored.record.terms
    known = {(one.kind, one.number): one for one in kept}
    left = {one.number: one.due - _EPOCH_OF_HELD for one in kept if one.kind is Appointment.HELD}
    if isinstance(state.rules, ArenaRules):
        if not state.bell:
            rings = now + left.get(0, terms.round_time)
            yield known.get((Appointment.BELL, 0)) or _at(Appointment.BELL, 0, rings)
    else:
        for one in state.rounds:
            if any(table.outcome is None for table in one.tables) and not one.overdue:
                ends = now + left.get(one.number, terms.round_time)
                yield known.get((Appointment.ROUND, one.number)) or _at(Appointment.ROUND, one.number, ends)
    needed = due(state)
    if needed is not None:
        at_once = not state.rounds or bool(state.open_tables()) or isinstance(state.rules, ArenaRules)
        goes_on = now if at_once else now + pause_between(terms)
        number = needed.round
        yield known.get((Appointment.NEXT, number)) or _at(Appointment.NEXT, number, goes_on)

"""What the clock will do in a tournament, and when."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from bot.records.deadlines import Deadline, DeadlineKind
from bot.records.tournaments import TABLES_A_ROUND, StoredTournament, Terms, TournamentStatus, table_number
from bot.store.schema import STANDS
from engine.tournament.events import HostActed, TournamentEvent
from engine.tournament.play import due
from engine.tournament.rules import ArenaRules
from engine.tournament.state import ActKind, Round, Tournament

PAUSE: Final = (timedelta(seconds=20), timedelta(minutes=15))
"""Between rounds, a fortieth of a round's time, but no less and no more than this: results may be set right in it."""
GRACE_S: Final = 600
ENDS_TABLES: Final = (DeadlineKind.ROUND, DeadlineKind.TABLE, DeadlineKind.BELL)
_EPOCH_OF_HELD: Final = datetime(1970, 1, 1, tzinfo=UTC)


def deadlines_for(
    stored: StoredTournament, events: Iterable[TournamentEvent], now: datetime, *, still: bool = False
) -> tuple[Deadline, ...]:
    """The deadlines of a tournament after `events`; with `still` none of its tables can be played where it is."""
    record, state = stored.record, stored.state
    match record.status:
        case TournamentStatus.OPEN | TournamentStatus.CHECK_IN:
            return tuple(_start_held(stored, now) if state.paused else _before_the_start(stored, now))
        case TournamentStatus.RUNNING:
            given = _just_given(state, tuple(events))
            kept = _extended(stored, given)
            if state.paused:
                return tuple(_held(kept, now))
            if still and state.open_tables():
                known = {(one.kind, one.number): one for one in kept}
                return (*_held(kept, now, timedelta(seconds=GRACE_S)), *_going_on(stored, known, now))
            return tuple(_playing(stored, kept, given, now))
        case _:
            return ()


def start_after_pause(stored: StoredTournament, now: datetime) -> datetime | None:
    """When a tournament that was paused before its start begins, going on now; None where the host begins it."""
    held = stored.deadline(DeadlineKind.HELD)
    return None if held is None or stored.state.rounds else now + (held.due - _EPOCH_OF_HELD)


def table_ends(stored: StoredTournament, round: int, table: int) -> datetime | None:
    """When the time of a table is up: its round's, or what a host has given it beyond that."""
    own = stored.deadline(DeadlineKind.TABLE, table_number(round, table))
    end = own or stored.deadline(*ends_by(stored.state, round))
    return None if end is None else end.due


def time_left(stored: StoredTournament, round: int, now: datetime) -> timedelta | None:
    """The time that a round has left, or keeps while it is held; None where none is known."""
    ends, held = stored.deadline(DeadlineKind.ROUND, round), stored.deadline(DeadlineKind.HELD, round)
    kept = None if held is None else held.due - _EPOCH_OF_HELD
    return kept if ends is None else ends.due - now


def round_of(one: Deadline) -> int | None:
    """The round that a deadline ends, or a table of it; None of any other."""
    of_round = one.kind in (DeadlineKind.ROUND, DeadlineKind.TABLE, DeadlineKind.HELD) and one.number > 0
    return (one.number // TABLES_A_ROUND or one.number) if of_round else None


def ends_by(state: Tournament, round: int) -> tuple[DeadlineKind, int]:
    """By which deadline the time of a round is up: its own, or an arena's bell."""
    return (DeadlineKind.BELL, 0) if isinstance(state.rules, ArenaRules) else (DeadlineKind.ROUND, round)


def opens_now(stored: StoredTournament, round: int) -> bool:
    """Whether none of a round's tables could be opened yet, or none of an arena: its time begins with the first."""
    kind, number = ends_by(stored.state, round)
    timed = stored.deadline(kind, number) or stored.deadline(DeadlineKind.HELD, number)
    within = (one for one in stored.record.tables if kind is DeadlineKind.BELL or one.round == round)
    unopened = all(one.game_id is None for one in within)
    return timed is not None and unopened and not stored.state.paused


def goes_on_at(stored: StoredTournament, now: datetime) -> datetime:
    """When what is due follows on what has just ended, the next round or the end: at once or after a pause."""
    state = stored.state
    running = not state.rounds or bool(state.open_tables()) or isinstance(state.rules, ArenaRules)
    return now if running and due(state) is not None else now + _pause(stored.record.terms)


def _pause(terms: Terms) -> timedelta:
    return min(max(terms.round_time / 40, PAUSE[0]), PAUSE[1])


def _at(kind: DeadlineKind, number: int, when: datetime) -> Deadline:
    grace_s = 0 if kind is DeadlineKind.NEXT else GRACE_S
    return Deadline(kind, number, when, STANDS if kind is DeadlineKind.HELD else when, grace_s)


def _start_held(stored: StoredTournament, now: datetime) -> Iterator[Deadline]:
    """While a tournament is paused before its start it keeps the time that there is to it."""
    held, start = stored.deadline(DeadlineKind.HELD), stored.deadline(DeadlineKind.START)
    begins = stored.record.terms.starts_at if start is None else start.due
    if held is not None:
        yield held
    elif begins is not None:
        yield _at(DeadlineKind.HELD, 0, _EPOCH_OF_HELD + max(begins - now, timedelta(0)))


def _before_the_start(stored: StoredTournament, now: datetime) -> Iterator[Deadline]:
    terms = stored.record.terms
    if stored.record.status is TournamentStatus.CHECK_IN:
        ends = now + timedelta(seconds=terms.check_in_s)
        begins = terms.starts_at if terms.starts_at is not None and terms.starts_at > now else ends
        yield stored.deadline(DeadlineKind.START) or _at(DeadlineKind.START, 0, begins)
    elif terms.starts_at is None:
        return
    elif stored.state.rules.check_in:
        yield _at(DeadlineKind.CHECK_IN, 0, max(now, terms.starts_at - timedelta(seconds=terms.check_in_s)))
    else:
        yield _at(DeadlineKind.START, 0, terms.starts_at)


Known = dict[tuple[DeadlineKind, int], Deadline]
Given = dict[tuple[int | None, int | None], int]
"""The seconds that hosts have just given to rounds and tables, below zero where they have taken them back."""


def _just_given(state: Tournament, events: tuple[TournamentEvent, ...]) -> Given:
    given: Given = {}
    for event in events:
        if isinstance(event, HostActed):
            act = state.matter_of(state.acts[event.act - 1])
            sign = 1 if act.number == event.act else -1
            if act.kind is ActKind.EXTEND and act.seconds is not None:
                given[act.round, act.table] = given.get((act.round, act.table), 0) + sign * act.seconds
    return given


def _extended(stored: StoredTournament, given: Given) -> tuple[Deadline, ...]:
    """The deadlines that stand, with what hosts have just given."""

    def more(one: Deadline) -> int:
        round, table = divmod(one.number, TABLES_A_ROUND) if one.number > TABLES_A_ROUND else (one.number, None)
        of_round = given.get((round or None, None), 0)
        return of_round if table is None else of_round + given.get((round, table), 0)

    kinds = (*ENDS_TABLES, DeadlineKind.HELD)
    return tuple(
        _at(one.kind, one.number, one.due + timedelta(seconds=more(one))) if one.kind in kinds else one
        for one in stored.deadlines
    )


def _held(kept: Iterable[Deadline], now: datetime, least: timedelta = timedelta(0)) -> Iterator[Deadline]:
    """While a tournament is paused or stands still its rounds keep the time that they have left, or `least`."""
    for one in kept:
        if one.kind in ENDS_TABLES:
            number = 0 if one.kind is DeadlineKind.BELL else one.number
            yield _at(DeadlineKind.HELD, number, _EPOCH_OF_HELD + max(one.due - now, least))
        elif one.kind is DeadlineKind.HELD:
            yield one


def _playing(stored: StoredTournament, kept: tuple[Deadline, ...], given: Given, now: datetime) -> Iterator[Deadline]:
    state, terms = stored.state, stored.record.terms
    known = {(one.kind, one.number): one for one in kept}
    left = {one.number: one.due - _EPOCH_OF_HELD for one in kept if one.kind is DeadlineKind.HELD}
    if isinstance(state.rules, ArenaRules):
        if not state.bell:
            rings = now + left.get(0, terms.round_time)
            yield known.get((DeadlineKind.BELL, 0)) or _at(DeadlineKind.BELL, 0, rings)
    else:
        for one in state.rounds:
            if one.unfinished:
                yield from _of_round(stored, one, known, left, given, now)
    yield from _going_on(stored, known, now)


def _of_round(
    stored: StoredTournament, one: Round, known: Known, left: dict[int, timedelta], given: Given, now: datetime
) -> Iterator[Deadline]:
    """The end of a round's time, and of the time of each table that was given more; `left` is what held ones had."""
    state, ends = stored.state, now
    if not one.overdue:
        anew = given.get((one.number, None), 0)
        usual = timedelta(seconds=anew) if anew else stored.record.terms.round_time
        ends = now + left.get(one.number, usual)
        found = known.get((DeadlineKind.ROUND, one.number)) or _at(DeadlineKind.ROUND, one.number, ends)
        ends = found.due
        yield found
    for table in one.unfinished:
        more = state.extended(one.number, table)
        if table in one.overtime or (more and not one.overdue):
            number = table_number(one.number, table)
            just = given.get((one.number, table), 0) if one.overdue else more
            later = left.get(number)
            due_at = ends + timedelta(seconds=just) if later is None else now + later
            yield known.get((DeadlineKind.TABLE, number)) or _at(DeadlineKind.TABLE, number, due_at)


def _going_on(stored: StoredTournament, known: Known, now: datetime) -> Iterator[Deadline]:
    """The next round, or the end: at once, after a pause, or in an arena when somebody has waited long enough."""
    needed = due(stored.state, short=True)
    if needed is None:
        return
    goes_on = goes_on_at(stored, now)
    standing = known.get((DeadlineKind.NEXT, needed.round))
    yield standing if standing and standing.due <= goes_on else _at(DeadlineKind.NEXT, needed.round, goes_on)

"""Play under way: rounds open, tables end, time runs out, it finishes; and what it waits for, as a move."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from engine.tournament.events import Finished, ResultChanged, RoundEnded, RoundOpened, Step, TimeUp, TournamentEvent
from engine.tournament.formats.registry import format_of
from engine.tournament.keys import LotNeeded
from engine.tournament.moves import Bell, Finish, NoShow, OpenRound, RoundDeadline, TableFinished
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.registration import check_lot, first_waiting, known, leave, may_enter, replace_at
from engine.tournament.seating.rounds import History
from engine.tournament.state import Ended, Phase, Round, Status, Table, TableResult, Tournament


def open_round(state: Tournament, move: OpenRound) -> Step:
    """A round opens with its tables, which must seat whom the format must seat, within the limits."""
    form = format_of(state)
    due = len(state.rounds) + 1 if form.round_due(state, short=True) else None
    if move.round != due:
        raise TournamentRefused(TournamentReject.ROUND_NOT_DUE, round=move.round, due=due)
    check_lot(state, move.lot)
    if not move.tables or not form.accepts(state, move.tables, move.byes) or not _fits(state, move):
        raise TournamentRefused(TournamentReject.BAD_PAIRING, round=move.round)
    tables = tuple(Table(number, one.seats, one.group) for number, one in enumerate(move.tables, start=1))
    opened = Round(move.round, move.lot, tables, move.byes)
    after = replace(state, rounds=(*state.rounds, opened))
    return Step(after, (RoundOpened(move.round, len(tables), move.byes),))


def table_finished(state: Tournament, move: TableFinished) -> Step:
    """A table ends by itself. Where a host has decided it, the decision prevails."""
    table = at_table(state, move.round, move.table)
    if table.result is not None:
        raise TournamentRefused(TournamentReject.TABLE_ENDED, round=move.round, table=move.table)
    result = TableResult(move.totals, move.places, move.ended, table.absent)
    check_result(move.round, table, result)
    return with_outcome(state, move.round, replace(table, result=result))


def with_outcome(state: Tournament, round: int, changed: Table) -> Step:
    """A table's result or decision has changed: told where another one counts now, and what that makes of the round."""
    after = state.with_table(round, changed)
    if changed.outcome == at_table(state, round, changed.number).outcome:
        return Step(after)
    told: tuple[TournamentEvent, ...] = (ResultChanged(round, changed.number),)
    if not all(one.rounds[round - 1].unfinished for one in (state, after)):
        told = (*told, RoundEnded(round))
    return Step(after, told)


def round_deadline(state: Tournament, move: RoundDeadline) -> Step:
    """A round's time is up."""
    if not 1 <= move.round <= len(state.rounds):
        raise TournamentRefused(TournamentReject.ROUND_NOT_DUE, round=move.round, due=None)
    held = state.rounds[move.round - 1]
    if not held.unfinished:
        raise TournamentRefused(TournamentReject.ROUND_ENDED, round=move.round)
    if move.table is not None:
        return _table_deadline(state, held, move.table)
    if held.overdue:
        raise TournamentRefused(TournamentReject.DEADLINE_PASSED, round=move.round)
    overtime = tuple(table for table in held.unfinished if state.extended(move.round, table))
    late = tuple((move.round, table) for table in held.unfinished if table not in overtime)
    return Step(state.with_round(replace(held, overdue=True, overtime=overtime)), (TimeUp(late),))


def _table_deadline(state: Tournament, held: Round, table: int) -> Step:
    """The time that one table was given beyond its round's is up."""
    at_table(state, held.number, table)
    if table not in held.unfinished:
        raise TournamentRefused(TournamentReject.ROUND_ENDED, round=held.number)
    if table not in held.overtime:
        raise TournamentRefused(TournamentReject.DEADLINE_PASSED, round=held.number)
    overtime = tuple(one for one in held.overtime if one != table)
    return Step(state.with_round(replace(held, overtime=overtime)), (TimeUp(((held.number, table),)),))


def no_show(state: Tournament, move: NoShow) -> Step:
    """An entrant never came to a table: in round one somebody who waits takes the seat, else the computer plays it."""
    table = at_table(state, move.round, move.table)
    entrant = known(state, move.entrant)
    if move.entrant not in table.seats or move.entrant in table.absent:
        facts = {"round": move.round, "table": move.table, "entrant": move.entrant}
        raise TournamentRefused(TournamentReject.NOT_AT_TABLE, **facts)
    if table.outcome is not None:
        raise TournamentRefused(TournamentReject.TABLE_ENDED, round=move.round, table=move.table)
    if entrant.status is not Status.IN:
        raise TournamentRefused(TournamentReject.NOT_IN, entrant=move.entrant, status=entrant.status)
    first = first_waiting(state) if move.round == 1 and not format_of(state).replaces else None
    if first is None:
        return leave(state, move.entrant, Status.NO_SHOW)
    gone = state.with_status(move.entrant, Status.NO_SHOW).with_status(first, Status.IN)
    took = gone.with_entrant(first, replace(gone.entrants[first], since=1))
    return replace_at(took, move.round, table, move.entrant, first)


def bell(state: Tournament, move: Bell) -> Step:
    """An arena's time is up."""
    if state.rules.format != "arena" or state.bell:
        raise TournamentRefused(TournamentReject.NO_BELL)
    return Step(replace(state, bell=True), (TimeUp(state.open_tables()),))


def finish(state: Tournament, move: Finish) -> Step:
    """The last lot is drawn and the places are final."""
    left = format_of(state).more_rounds(state)
    if left or state.open_tables():
        raise TournamentRefused(TournamentReject.NOT_FINISHED, open_tables=len(state.open_tables()), rounds_left=left)
    check_lot(state, move.lot)
    return Step(replace(state, phase=Phase.OVER, lot=move.lot), (Finished(),))


def at_table(state: Tournament, round: int, number: int) -> Table:
    """A table by round and number. Raises TournamentRefused."""
    table = state.table(round, number)
    if table is None:
        raise TournamentRefused(TournamentReject.NO_SUCH_TABLE, round=round, table=number)
    return table


def check_result(round: int, table: Table, result: TableResult) -> None:
    """Raises TournamentRefused for what are no totals and places: these from 1, one for each seat, those after a tie
    further down. A decision may have no totals.
    """
    places, seats = result.places, len(table.seats)
    counted = tuple(1 + sum(other < place for other in places) for place in places)
    is_named = bool(result.totals) or result.ended is not Ended.DECIDED
    if len(places) != seats or (is_named and len(result.totals) != seats) or counted != places:
        raise TournamentRefused(TournamentReject.BAD_RESULT, round=round, table=table.number, seats=seats)


def _fits(state: Tournament, move: OpenRound) -> bool:
    """Whether the tables keep to the limits: computers fill seats only where they may, and then all of them."""
    rules = state.rules
    for table in move.tables:
        people = sum(who is not None for who in table.seats)
        filled = len(table.seats) - people
        if filled and (rules.leftovers != "computers" or len(table.seats) != rules.seats):
            return False
        if not people or not 2 <= len(table.seats) <= rules.seats or (not filled and people < rules.seats_least):
            return False
    return True


def due(state: Tournament, *, short: bool = False) -> LotNeeded | None:
    """The lot to be drawn for the next step that does not come from a table or an entrant; None where one waits.

    Before play begins it is what `Start` needs, whenever the clock or a host decides to begin. While rounds are still
    to come it is the next round's as soon as that is to be opened: for some formats several, one after another. When
    all is played it is what `Finish` needs: until that move hosts may still decide and undo.

    An arena seats full tables; with `short` a table of fewer too, which is for when somebody has waited too long.
    """
    size = len(state.entrants)
    if state.phase in (Phase.OPEN, Phase.CHECK_IN):
        return LotNeeded("start", 0, 1, size)
    if state.phase is not Phase.RUNNING or state.paused:
        return None
    form = format_of(state)
    if form.round_due(state, short=short):
        return LotNeeded("round", len(state.rounds) + 1, 1, size)
    if not state.open_tables() and not form.more_rounds(state):
        return LotNeeded("finish", len(state.rounds), 2, size)
    return None


def may_be_entered(state: Tournament, forgotten: Collection[int] = ()) -> bool:
    """Whether somebody may enter a tournament that is played, or come back into it; the `forgotten` cannot."""
    back = format_of(state).returning(state, (one for one in range(len(state.entrants)) if one not in forgotten))
    return may_enter(state) or next(back, None) is not None


def tables_of(state: Tournament, entrant: int) -> tuple[tuple[int, int], ...]:
    """The tables at which an entrant has sat or sits, by round and number."""
    return tuple(
        (each.number, table.number) for each in state.rounds for table in each.tables if entrant in table.seats
    )


def paired(state: Tournament, lot: Sequence[int], apart: Collection[tuple[int, int]] = ()) -> OpenRound:
    """The move that opens the round that is due, paired by its lot. The same arguments give the same tables.

    The pairs of entrants `apart` are kept from one table where the format leaves a choice and there is another way.
    """
    form = format_of(state)
    pairing = form.pair(state, lot, History(state, apart if form.chooses else ()))
    return OpenRound(len(state.rounds) + 1, tuple(lot), pairing.tables, pairing.byes)

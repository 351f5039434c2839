"""What hosts do: each act has a reason, is listed, and most can be undone until the next round opens."""

from dataclasses import replace
from typing import Any, Final

from engine.cards import put_at
from engine.tournament.events import HostActed, ResultChanged, Step, TimeUp
from engine.tournament.formats.registry import format_of
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, HostMove, Pause, Remove, Resume, Seed, Undo
from engine.tournament.play import at_table, check_result, with_outcome
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.registration import GATHERING, absent_at, check_seeds, is_full, known, leave, seats_settled
from engine.tournament.state import ActKind, Ended, HostAct, Phase, Status, TableResult, Tournament

MOST_TOTAL: Final = 1_000_000
"""More points than any match brings; what a host types stays within."""
UNDOABLE = (ActKind.DECIDE, ActKind.EXTEND, ActKind.REMOVE, ActKind.END)


def decide(state: Tournament, move: Decide) -> Step:
    """A host's result of a table prevails over its own."""
    table = at_table(state, move.round, move.table)
    if format_of(state).waits and move.round != len(state.rounds):
        raise TournamentRefused(TournamentReject.TOO_LATE_TO_DECIDE, round=move.round, table=move.table)
    totals = move.totals or (table.result.totals if table.result else ())
    if not totals and state.rules.points != "place":
        raise TournamentRefused(TournamentReject.TOTALS_NEEDED, round=move.round, table=move.table)
    if totals and (len(totals) != len(table.seats) or any(abs(total) > MOST_TOTAL for total in totals)):
        raise TournamentRefused(TournamentReject.BAD_TOTALS, most=MOST_TOTAL)
    away = absent_at(state, table)
    decision = TableResult(totals, move.places, Ended.DECIDED, away)
    check_result(move.round, table, decision)
    listed = _listed(state, move, ActKind.DECIDE, round=move.round, table=move.table, before=table.decision)
    return listed.then(with_outcome(listed.state, move.round, replace(table, decision=decision)))


def extend(state: Tournament, move: Extend) -> Step:
    """More time for a round or a table that is not done, or for an arena before its bell."""
    if state.rules.format == "arena" and move.table is None:
        if state.bell:
            raise TournamentRefused(TournamentReject.NO_BELL)
        return _listed(state, move, ActKind.EXTEND, seconds=move.seconds)
    if not 1 <= move.round <= len(state.rounds):
        raise TournamentRefused(TournamentReject.NO_SUCH_TABLE, round=move.round, table=move.table)
    held = state.rounds[move.round - 1]
    if move.table is not None:
        at_table(state, move.round, move.table)
    if not held.unfinished or (move.table is not None and move.table not in held.unfinished):
        raise TournamentRefused(TournamentReject.ROUND_ENDED, round=move.round)
    listed = _listed(state, move, ActKind.EXTEND, round=move.round, table=move.table, seconds=move.seconds)
    if move.table is None:
        return Step(listed.state.with_round(replace(held, overdue=False, overtime=())), listed.events)
    overtime = tuple(sorted({*held.overtime, move.table})) if held.overdue else held.overtime
    return Step(listed.state.with_round(replace(held, overtime=overtime)), listed.events)


def remove(state: Tournament, move: Remove) -> Step:
    """A host takes somebody out who takes part or waits."""
    entrant = known(state, move.entrant)
    if entrant.status is Status.REMOVED or entrant.status in (Status.WITHDRAWN, Status.MISSED_CHECK_IN):
        raise TournamentRefused(TournamentReject.NOT_IN, entrant=move.entrant, status=entrant.status)
    at = [(round, table) for round, table in state.open_seats() if move.entrant in table.entrants]
    left = tuple((round, table.number) for round, table in at if move.entrant not in table.absent)
    listed = _listed(state, move, ActKind.REMOVE, entrant=move.entrant, status=entrant.status, left=left)
    return listed.then(leave(listed.state, move.entrant, Status.REMOVED))


def pause(state: Tournament, move: Pause | Resume) -> Step:
    """No round opens until it is resumed, or rounds open again."""
    pauses = isinstance(move, Pause)
    if state.paused is pauses:
        raise TournamentRefused(TournamentReject.PAUSED if pauses else TournamentReject.NOT_PAUSED)
    listed = _listed(state, move, ActKind.PAUSE if pauses else ActKind.RESUME)
    return Step(replace(listed.state, paused=pauses), listed.events)


def seed(state: Tournament, move: Seed) -> Step:
    """The host's order of the best, before play begins."""
    if state.phase not in GATHERING:
        raise TournamentRefused(TournamentReject.NOT_OPEN, phase=state.phase)
    if not state.rules.seeded or state.season > 1:
        raise TournamentRefused(TournamentReject.NOT_SEEDED)
    check_seeds(move.seeds, state.those(Status.IN, Status.WAITING))
    listed = _listed(state, move, ActKind.SEED, seeds=move.seeds)
    return Step(replace(listed.state, seeds=move.seeds), listed.events)


def end_early(state: Tournament, move: EndEarly) -> Step:
    """No further round opens; in an arena that is the bell."""
    if not format_of(state).more_rounds(state):
        raise TournamentRefused(TournamentReject.ENDING_ALREADY)
    listed = _listed(state, move, ActKind.END)
    rang = (TimeUp(state.open_tables()),) if state.rules.format == "arena" else ()
    return Step(replace(listed.state, bell=True), (*listed.events, *rang))


def cancel(state: Tournament, move: Cancel) -> Step:
    """The tournament is called off, and its open tables come to nothing."""
    listed = _listed(state, move, ActKind.CANCEL)
    ended = tuple(ResultChanged(*at) for at in state.open_tables())
    return Step(replace(listed.state, phase=Phase.CANCELLED, paused=False), (*listed.events, *ended))


def undo(state: Tournament, move: Undo) -> Step:
    """A decision, an extension, a removal or an early end is taken back."""
    act = _undoable(state, move.act)
    listed = _listed(state, move, ActKind.UNDO, undoes=act.number)
    acts = put_at(listed.state.acts, act.number - 1, replace(act, undone=True))
    step = Step(replace(listed.state, acts=acts), listed.events)
    if act.kind is ActKind.DECIDE and act.round is not None and act.table is not None:
        table = replace(at_table(state, act.round, act.table), decision=act.before)
        step = step.then(with_outcome(step.state, act.round, table))
        return step.then(seats_settled(step.state))
    if act.kind is ActKind.REMOVE and act.entrant is not None and act.status is not None:
        return _taken_in_again(step, act, act.entrant, act.status)
    if act.kind is ActKind.END:
        return Step(replace(step.state, bell=False), step.events)
    return step


def may_be_undone(state: Tournament, act: HostAct) -> bool:
    """Whether an act can still be taken back."""
    try:
        _undoable(state, act.number)
    except TournamentRefused:
        return False
    return not state.is_over


def _undoable(state: Tournament, number: int) -> HostAct:
    """An act that can be undone. Raises TournamentRefused."""
    if not 1 <= number <= len(state.acts):
        raise TournamentRefused(TournamentReject.NO_SUCH_ACT, act=number)
    act = state.acts[number - 1]
    if act.undone:
        raise TournamentRefused(TournamentReject.UNDONE_ALREADY, act=number)
    if act.kind not in UNDOABLE or (act.kind is ActKind.END and state.rules.format == "arena"):
        raise TournamentRefused(TournamentReject.CANNOT_UNDO, act=number, act_kind=act.kind)
    late = act.rounds != len(state.rounds) and (format_of(state).waits or act.kind is ActKind.REMOVE)
    if act.kind is ActKind.REMOVE and format_of(state).replaces and state.phase is Phase.RUNNING:
        # In a league another may play the season of who was taken out.
        late = late or (act.status is Status.IN and act.entrant not in state.order)
    if act.kind is ActKind.DECIDE and act.round is not None and act.table is not None:
        table = at_table(state, act.round, act.table)
        late = late or (table.result is None and format_of(state).stands(state, act.round, table))
    if late:
        raise TournamentRefused(TournamentReject.TOO_LATE_TO_UNDO, act=number)
    later = next((each.number for each in state.acts[number:] if _same_matter(act, each) and not each.undone), None)
    if later is not None:
        raise TournamentRefused(TournamentReject.LATER_ACT_FIRST, act=number, later=later)
    return act


def _same_matter(act: HostAct, later: HostAct) -> bool:
    """Whether a later act was about the very table or entrant, so that it must be undone first."""
    if act.kind is not later.kind:
        return False
    if act.kind is ActKind.DECIDE:
        return (act.round, act.table) == (later.round, later.table)
    return act.kind is ActKind.REMOVE and act.entrant == later.entrant


def _taken_in_again(step: Step, act: HostAct, number: int, status: Status) -> Step:
    """An entrant stands as before the removal, on the waiting list where the field has filled up meanwhile; what their
    seats have come to since counts for them.
    """
    waits = status is Status.WAITING or (step.state.phase in GATHERING and is_full(step.state))
    state = step.state.with_status(number, Status.WAITING if waits else status)
    step = Step(seats_settled(state).state, step.events)
    for round, at in act.left:
        table = at_table(step.state, round, at)
        result, decision = (
            one and replace(one, absent=tuple(other for other in one.absent if other != number))
            for one in (table.result, table.decision)
        )
        step = step.then(with_outcome(step.state, round, replace(table, result=result, decision=decision)))
    return step


def _listed(state: Tournament, move: HostMove, kind: ActKind, **facts: Any) -> Step:
    """The tournament with one more act on its list; `facts` are what a `HostAct` holds of this kind."""
    if not move.reason.strip():
        raise TournamentRefused(TournamentReject.REASON_NEEDED)
    number, rounds = len(state.acts) + 1, len(state.rounds)
    act = HostAct(number, kind, move.by, move.reason.strip(), rounds, **facts)
    return Step(replace(state, acts=(*state.acts, act)), (HostActed(number),))

"""Before play and around it: entering, leaving, coming back, checking in, beginning."""

from dataclasses import replace

from engine.cards import put_at
from engine.tournament.events import CheckInOpened, SeatChanged, Step, TournamentEvent
from engine.tournament.formats.registry import format_of
from engine.tournament.moves import CheckIn, Enter, OpenCheckIn, Rest, Return, Start, Withdraw
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.seating.tables import least_of
from engine.tournament.state import GONE, Entrant, Phase, Status, Table, Tournament

GATHERING = (Phase.OPEN, Phase.CHECK_IN)


def enter(state: Tournament, move: Enter) -> Step:
    """Somebody gets the next number: in, on the waiting list, or in the place of one who has gone."""
    if not may_enter(state):
        raise TournamentRefused(TournamentReject.ENTRY_CLOSED, rounds=len(state.rounds))
    gathering = state.phase in GATHERING
    replaces = format_of(state).replaces and not gathering
    entrant = Entrant(
        move.part,
        Status.WAITING if replaces or is_full(state) else Status.IN,
        move.computer,
        move.division,
        since=1 if gathering else len(state.rounds) + 1,
        checked_in=state.phase is Phase.CHECK_IN,
        risen=move.risen,
    )
    seeds = tuple(len(state.entrants) if one == move.before else one for one in state.seeds)
    after = replace(state, entrants=(*state.entrants, entrant), seeds=seeds)
    return fill_vacancies(after) if replaces else Step(after)


def may_enter(state: Tournament) -> bool:
    """Whether anybody may enter, be it in the place of one who has gone."""
    form = format_of(state)
    return state.phase in GATHERING or form.replaces or form.may_enter(state)


def withdraw(state: Tournament, move: Withdraw) -> Step:
    """An entrant leaves: before play for good, afterwards the computer plays on at their open tables."""
    entrant = known(state, move.entrant)
    if entrant.status not in (Status.IN, Status.WAITING):
        raise TournamentRefused(TournamentReject.LEFT, status=entrant.status)
    gathering = state.phase in GATHERING or entrant.status is Status.WAITING
    return leave(state, move.entrant, Status.WITHDRAWN if gathering else Status.DROPPED)


def leave(state: Tournament, number: int, status: Status) -> Step:
    """An entrant goes, and how: seats at open tables are given up, and the waiting list moves up."""
    after = state.with_status(number, status)
    if state.phase in GATHERING:
        return Step(move_up(after))
    step, form = seats_settled(after), format_of(state)
    if form.replaces:
        return step.then(fill_vacancies(step.state))
    return Step(move_up(step.state), step.events) if form.may_enter(step.state) else step


def come_back(state: Tournament, move: Return) -> Step:
    """One who dropped out or never showed up plays on, at open tables at once, else from the next round."""
    entrant = known(state, move.entrant)
    if entrant.status is Status.IN:
        raise TournamentRefused(TournamentReject.STILL_IN, entrant=move.entrant)
    if not may_come_back(state, move.entrant):
        raise TournamentRefused(TournamentReject.MAY_NOT_RETURN, entrant=move.entrant, status=entrant.status)
    after = state.with_entrant(move.entrant, replace(entrant, status=Status.IN, resting=False))
    settled = seats_settled(after)
    return Step(settled.state) if entrant.status is Status.NO_SHOW else settled


def may_come_back(state: Tournament, number: int) -> bool:
    """Whether one who has gone may take part again."""
    return number in format_of(state).returning(state, (number,))


def open_check_in(state: Tournament, move: OpenCheckIn) -> Step:
    """Check-in begins; computers are there already."""
    if state.phase is not Phase.OPEN or not state.rules.check_in:
        raise TournamentRefused(TournamentReject.NO_CHECK_IN, phase=state.phase)
    return Step(replace(state, phase=Phase.CHECK_IN), (CheckInOpened(),))


def check_in(state: Tournament, move: CheckIn) -> Step:
    """An entrant is there, and may add to their part."""
    entrant = known(state, move.entrant)
    if state.phase is not Phase.CHECK_IN:
        raise TournamentRefused(TournamentReject.NO_CHECK_IN, phase=state.phase)
    if entrant.status not in (Status.IN, Status.WAITING):
        raise TournamentRefused(TournamentReject.LEFT, status=entrant.status)
    if entrant.checked_in:
        raise TournamentRefused(TournamentReject.CHECKED_IN_ALREADY, entrant=move.entrant)
    part = "+".join(text for text in (entrant.part, move.part) if text)
    return Step(state.with_entrant(move.entrant, replace(entrant, part=part, checked_in=True)))


def start(state: Tournament, move: Start) -> Step:
    """Play begins: who is not there is out, the waiting list moves up, the order of seeds is set."""
    if state.phase not in GATHERING:
        raise TournamentRefused(TournamentReject.NOT_OPEN, phase=state.phase)
    if state.rules.check_in and state.phase is Phase.OPEN:
        raise TournamentRefused(TournamentReject.NO_CHECK_IN, phase=state.phase)
    check_lot(state, move.lot)
    complete = without_missing(state)
    there = complete.those(Status.IN)
    least = least_of(state.rules)
    if len(there) < least:
        raise TournamentRefused(TournamentReject.TOO_FEW, there=len(there), least=least)
    most = format_of(state).most(state)
    if most is not None and len(there) > most:
        raise TournamentRefused(TournamentReject.TOO_MANY, there=len(there), most=most)
    check_seeds(move.seeds, there)
    seeds = move.seeds or tuple(one for one in state.seeds if one in there)
    order = (*seeds, *(one for one in move.lot if one in set(there) - set(seeds)))
    running = replace(complete, phase=Phase.RUNNING, order=order)
    return Step(format_of(running).started(running))


def rest(state: Tournament, move: Rest) -> Step:
    """An arena's player rests, or is to be seated again."""
    entrant = known(state, move.entrant)
    if state.rules.format != "arena":
        raise TournamentRefused(TournamentReject.REST_IN_ARENA_ONLY)
    if entrant.status is not Status.IN:
        raise TournamentRefused(TournamentReject.LEFT, status=entrant.status)
    if entrant.resting == move.resting:
        raise TournamentRefused(TournamentReject.NOTHING_CHANGES, entrant=move.entrant, resting=move.resting)
    return Step(state.with_entrant(move.entrant, replace(entrant, resting=move.resting)))


def known(state: Tournament, number: int) -> Entrant:
    """An entrant by number. Raises TournamentRefused."""
    if not 0 <= number < len(state.entrants):
        raise TournamentRefused(TournamentReject.NO_SUCH_ENTRANT, entrant=number)
    return state.entrants[number]


def check_lot(state: Tournament, lot: tuple[int, ...]) -> None:
    """Raises TournamentRefused for what is no permutation of all entrants."""
    if sorted(lot) != list(range(len(state.entrants))):
        raise TournamentRefused(TournamentReject.BAD_LOT, size=len(state.entrants))


def is_full(state: Tournament) -> bool:
    """Whether as many take part as may."""
    limit = state.rules.size_limit
    return limit is not None and len(state.those(Status.IN)) >= limit


def move_up(state: Tournament) -> Tournament:
    """The waiting list fills what is free: in a check-in whoever is there goes first."""
    while not is_full(state) and (first := first_waiting(state)) is not None:
        entrant = replace(state.entrants[first], status=Status.IN, since=len(state.rounds) + 1)
        state = state.with_entrant(first, entrant)
    return state


def first_waiting(state: Tournament) -> int | None:
    """Who comes in next from the waiting list: whoever has checked in before those who have not."""
    late = state.rules.check_in
    waiting = state.those(Status.WAITING)
    return min(waiting, key=lambda one: (late and not state.entrants[one].checked_in, one), default=None)


def fill_vacancies(state: Tournament) -> Step:
    """In a league whoever waits takes over all open tables of one who has gone, and their division."""
    step = Step(state)
    for gone in state.those(*GONE, Status.REMOVED):
        first = first_waiting(step.state)
        seats = [(round, table) for round, table in step.state.open_seats() if gone in table.absent]
        if first is None or not seats:
            continue
        division = state.entrants[gone].division
        newcomer = replace(state.entrants[first], status=Status.IN, division=division, since=seats[0][0])
        step = Step(step.state.with_entrant(first, newcomer), step.events)
        for round, table in seats:
            step = step.then(replace_at(step.state, round, table, gone, first))
    return step


def replace_at(state: Tournament, round: int, table: Table, gone: int, entrant: int) -> Step:
    """An entrant takes the seat of one who has gone, and their place among the seeds."""
    seats = put_at(table.seats, table.seats.index(gone), entrant)
    absent = tuple(one for one in table.absent if one != gone)
    order = tuple(entrant if one == gone else one for one in state.order)
    after = replace(state.with_table(round, replace(table, seats=seats, absent=absent)), order=order)
    return Step(after, (SeatChanged(round, table.number, gone, entrant),))


def absent_at(state: Tournament, table: Table) -> tuple[int, ...]:
    """Who sits at a table and takes no part any more."""
    return tuple(one for one in table.entrants if state.entrants[one].status is not Status.IN)


def seats_settled(state: Tournament) -> Step:
    """At open tables the computer plays the seats of those alone who take no part any more."""
    events: list[TournamentEvent] = []
    unsettled = [(at, one, now) for at, one in state.open_seats() if (now := absent_at(state, one)) != one.absent]
    for round, table, absent in unsettled:
        events += [SeatChanged(round, table.number, one) for one in absent if one not in table.absent]
        events += [SeatChanged(round, table.number, one, one) for one in table.absent if one not in absent]
        state = state.with_table(round, replace(table, absent=absent))
    return Step(state, tuple(events))


def missing(state: Tournament, *statuses: Status) -> tuple[int, ...]:
    """Who has not checked in, of those of some statuses, where there is a check-in; computers are there already."""
    these = state.those(*statuses) if state.rules.check_in else ()
    return tuple(one for one in these if not (state.entrants[one].checked_in or state.entrants[one].computer))


def without_missing(state: Tournament) -> Tournament:
    """Who has not checked in is out where there was a check-in, whoever waits as well, and the list moves up."""
    for number in missing(state, Status.IN, Status.WAITING):
        state = state.with_status(number, Status.MISSED_CHECK_IN)
    return move_up(state)


def check_seeds(seeds: tuple[int, ...], there: tuple[int, ...]) -> None:
    """Raises TournamentRefused where seeds name somebody twice, or somebody who is not there."""
    for place, one in enumerate(seeds):
        if one not in there or one in seeds[:place]:
            raise TournamentRefused(TournamentReject.BAD_SEEDS, entrant=one)

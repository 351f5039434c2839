"""Entering, waiting, checking in, leaving and coming back."""

from __future__ import annotations

import pytest

from engine.tournament.events import CameBack, Entered, Left, MovedUp, SeatAbandoned, SeatResumed, Started
from engine.tournament.moves import CheckIn, Enter, OpenCheckIn, Rest, Return, Seed, Start, TournamentMove, Withdraw
from engine.tournament.refusals import TournamentRefused, TournamentReject
from engine.tournament.rules import KnockoutRules, SwissRules
from engine.tournament.state import Phase, Status, Tournament
from engine.tournament.tournament import apply, new
from tests.engine.tournament.tournaments import after, begun, by_strength, entered, opened, played

SWISS = SwissRules(rounds=3)


def refused(state: Tournament, move: TournamentMove) -> TournamentReject:
    with pytest.raises(TournamentRefused) as refusal:
        apply(state, move)
    return refusal.value.code


def test_who_enters_gets_the_next_number() -> None:
    step = after(new(SWISS), Enter("a"), Enter("b"))
    assert step.events == (Entered(1, waiting=False),)
    assert [entrant.part for entrant in step.state.entrants] == ["a", "b"]


def test_a_full_field_has_a_waiting_list_that_moves_up() -> None:
    full = entered(SwissRules(size_limit=2), 4)
    assert full.those(Status.WAITING) == (2, 3)
    assert after(full, Withdraw(0)).events == (Left(0, Status.WITHDRAWN), MovedUp(2))
    assert after(full, Withdraw(3)).state.those(Status.WAITING) == (2,)


def test_who_has_not_checked_in_is_out_at_the_start_and_who_waits_and_is_there_comes_in() -> None:
    state = entered(SwissRules(check_in=True, size_limit=3), 5)
    there = after(state, OpenCheckIn(), CheckIn(0, "late"), CheckIn(1), CheckIn(4)).state
    step = apply(there, Start((4, 3, 2, 1, 0)))
    assert step.events == (Left(2, Status.MISSED_CHECK_IN), MovedUp(4), Started((4, 1, 0)))
    assert step.state.entrants[0].part == "1000+late"
    assert step.state.those(Status.WAITING) == (3,)


def test_computers_need_not_check_in() -> None:
    state = after(entered(SwissRules(check_in=True), 1), Enter("", computer=True), OpenCheckIn(), CheckIn(0)).state
    assert apply(state, Start((0, 1))).state.those(Status.IN) == (0, 1)


def test_who_enters_during_check_in_is_there() -> None:
    state = after(entered(SwissRules(check_in=True), 1), OpenCheckIn(), Enter("x")).state
    assert state.entrants[1].checked_in


def test_whom_the_host_names_begins_as_the_best_where_seeds_are_given() -> None:
    state = entered(KnockoutRules(seats=2, seeding="given"), 5)
    named = after(state, Seed((3, 1), "last year", "host"), Seed((4, 3, 1), "the year before", "host")).state
    assert after(named, Withdraw(3), Start((0, 1, 2, 3, 4))).state.order == (4, 1, 0, 2)


def test_seeds_are_not_named_where_the_lot_places_everybody_nor_twice_nor_late() -> None:
    seed = Seed((1, 0), "last year", "host")
    assert refused(entered(KnockoutRules(seats=2), 4), seed) is TournamentReject.NOT_SEEDED
    given = KnockoutRules(seats=2, seeding="given")
    assert refused(entered(given, 4), Seed((1, 1), "twice", "host")) is TournamentReject.BAD_SEEDS
    assert refused(begun(given, 4), seed) is TournamentReject.NOT_OPEN


def test_seeds_come_first_and_the_lot_places_the_rest() -> None:
    state = entered(SWISS, 4)
    assert apply(state, Start((3, 1, 0, 2), seeds=(2, 0))).state.order == (2, 0, 3, 1)


def test_what_cannot_be_before_and_at_the_start_is_refused() -> None:
    state = entered(SWISS, 3)
    assert refused(state, Withdraw(7)) is TournamentReject.NO_SUCH_ENTRANT
    assert refused(state, OpenCheckIn()) is TournamentReject.NO_CHECK_IN
    assert refused(state, CheckIn(0)) is TournamentReject.NO_CHECK_IN
    assert refused(state, Start((0, 1))) is TournamentReject.BAD_LOT
    assert refused(state, Start((0, 1, 1))) is TournamentReject.BAD_LOT
    assert refused(state, Start((0, 1, 2), seeds=(1, 1))) is TournamentReject.BAD_SEEDS
    assert refused(entered(SWISS, 1), Start((0,))) is TournamentReject.TOO_FEW
    assert refused(state, Return(0)) is TournamentReject.STILL_IN
    assert refused(after(state, Withdraw(0)).state, Withdraw(0)) is TournamentReject.LEFT
    assert refused(after(state, Withdraw(0)).state, Return(0)) is TournamentReject.NOT_RUNNING
    assert refused(state, Rest(0)) is TournamentReject.REST_IN_ARENA_ONLY
    checking = entered(SwissRules(check_in=True), 2)
    assert refused(checking, Start((0, 1))) is TournamentReject.NO_CHECK_IN
    assert refused(after(checking, OpenCheckIn(), CheckIn(0)).state, CheckIn(0)) is TournamentReject.CHECKED_IN_ALREADY


def test_nobody_starts_twice() -> None:
    state = begun(SWISS, 4)
    assert refused(state, Start((0, 1, 2, 3))) is TournamentReject.NOT_OPEN
    assert state.phase is Phase.RUNNING


def test_who_drops_out_has_the_computer_play_on_and_may_come_back() -> None:
    state = opened(begun(SWISS, 4))
    gone = after(state, Withdraw(2))
    seat = state.rounds[0].tables[0].seats.index(2)
    assert gone.events == (Left(2, Status.DROPPED), SeatAbandoned(1, 1, seat, 2))
    back = after(gone.state, Return(2))
    assert back.events == (CameBack(2, waiting=False), SeatResumed(1, 1, seat, 2))
    assert back.state == state


def test_who_drops_out_between_rounds_is_not_paired_again() -> None:
    state = after(played(begun(SWISS, 9), by_strength(), 1), Withdraw(4)).state
    assert 4 not in {one for table in opened(state).rounds[1].tables for one in table.entrants}


def test_late_entry_is_for_the_first_rounds() -> None:
    rules = SwissRules(rounds=4, late_rounds=1)
    late = after(played(begun(rules, 8), by_strength(), 1), Enter("late")).state
    assert late.entrants[8].since == 2
    assert 8 in {one for table in opened(late).rounds[1].tables for one in table.entrants}
    later = played(begun(rules, 8), by_strength(), 2)
    assert refused(later, Enter("later")) is TournamentReject.ENTRY_CLOSED
    assert refused(played(begun(SwissRules(late_rounds=0), 8), by_strength(), 1), Enter("x")) is (
        TournamentReject.ENTRY_CLOSED
    )


def test_a_late_entrant_is_not_seated_in_the_round_under_way() -> None:
    state = after(opened(begun(SWISS, 8)), Enter("late")).state
    assert 8 not in {one for table in state.rounds[0].tables for one in table.entrants}


def test_who_drops_out_while_entry_is_open_makes_room_for_the_waiting_list() -> None:
    state = played(begun(SwissRules(rounds=4, size_limit=8), 9), by_strength(), 1)
    step = after(state, Withdraw(0))
    assert step.events == (Left(0, Status.DROPPED), MovedUp(8))
    assert 8 in {one for table in opened(step.state).rounds[1].tables for one in table.entrants}

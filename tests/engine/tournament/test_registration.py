"""Entering, waiting, checking in, leaving and coming back."""

from engine.tournament.events import SeatChanged
from engine.tournament.moves import CheckIn, Enter, OpenCheckIn, Rest, Return, Seed, Start, Withdraw
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import KnockoutRules, SwissRules
from engine.tournament.state import Status
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    entered,
    opened,
    played,
    refused,
    round_played,
)

SWISS = SwissRules(rounds=3)


def test_who_enters_gets_the_next_number_and_a_full_field_has_a_waiting_list_that_moves_up() -> None:
    full = entered(SwissRules(size_limit=2), 4)
    assert [entrant.part for entrant in full.entrants] == ["1000", "1001", "1002", "1003"]
    assert (full.those(Status.IN), full.those(Status.WAITING)) == ((0, 1), (2, 3))
    moved = after(full, Withdraw(0)).state
    assert (moved.entrants[0].status, moved.those(Status.IN)) == (Status.WITHDRAWN, (1, 2))
    assert after(full, Withdraw(3)).state.those(Status.WAITING) == (2,)


def test_who_has_not_checked_in_is_out_at_the_start_and_who_waits_and_is_there_comes_in() -> None:
    state = entered(SwissRules(check_in=True, size_limit=3), 5)
    there = after(state, OpenCheckIn(), CheckIn(0, "late"), CheckIn(1), CheckIn(4)).state
    state = apply(there, Start((4, 3, 2, 1, 0))).state
    assert (state.entrants[2].status, state.order) == (Status.MISSED_CHECK_IN, (4, 1, 0))
    assert state.entrants[0].part == "1000+late"
    assert state.entrants[3].status is Status.MISSED_CHECK_IN, "who waits is called as well"


def test_computers_and_who_enters_during_check_in_need_not_check_in() -> None:
    state = after(entered(SwissRules(check_in=True), 1), Enter("", computer=True), OpenCheckIn(), Enter("x")).state
    assert apply(state, Start((0, 1, 2))).state.those(Status.IN) == (1, 2)


def test_whom_the_host_names_begins_as_the_best_where_seeds_are_given() -> None:
    state = entered(KnockoutRules(seats=2, seeding="given"), 5)
    named = after(state, Seed((3, 1), "last year", "host"), Seed((4, 3, 1), "the year before", "host")).state
    assert after(named, Withdraw(3), Start((0, 1, 2, 3, 4))).state.order == (4, 1, 0, 2)
    assert [act.seeds for act in named.acts] == [(3, 1), (4, 3, 1)], "each act tells its own"


def test_a_named_seed_who_leaves_and_enters_again_before_the_start_keeps_it() -> None:
    state = apply(entered(KnockoutRules(seats=2, seeding="given"), 4), Seed((3, 1), "last year", "host")).state
    assert after(state, Withdraw(3), Enter("again", before=3)).state.seeds == (4, 1)


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
    assert refused(after(state, Withdraw(0)).state, Return(0)) is TournamentReject.MAY_NOT_RETURN
    assert refused(state, Rest(0)) is TournamentReject.REST_IN_ARENA_ONLY
    checking = entered(SwissRules(check_in=True), 2)
    assert refused(checking, Start((0, 1))) is TournamentReject.NO_CHECK_IN
    assert refused(after(checking, OpenCheckIn(), CheckIn(0)).state, CheckIn(0)) is TournamentReject.CHECKED_IN_ALREADY


def test_who_drops_out_has_the_computer_play_on_is_not_paired_again_and_may_come_back() -> None:
    state = opened(begun(SWISS, 4))
    assert refused(state, Start((0, 1, 2, 3))) is TournamentReject.NOT_OPEN
    gone = after(state, Withdraw(2))
    assert gone.events == (SeatChanged(1, 1, 2),)
    assert (gone.state.entrants[2].status, gone.state.rounds[0].tables[0].absent) == (Status.DROPPED, (2,))
    assert after(gone.state, Return(2)) == (state, (SeatChanged(1, 1, 2, 2),))
    later = after(played(begun(SWISS, 9), by_strength(), 1), Withdraw(4)).state
    assert 4 not in opened(later).rounds[1].there


def test_late_entry_is_for_the_first_rounds() -> None:
    rules = SwissRules(rounds=4, late_rounds=1)
    late = after(opened(begun(rules, 8)), Enter("late")).state
    assert 8 not in late.rounds[0].there
    assert late.entrants[8].since == 2
    assert 8 in opened(round_played(late, by_strength())).rounds[1].there
    later = played(begun(rules, 8), by_strength(), 2)
    assert refused(later, Enter("later")) is TournamentReject.ENTRY_CLOSED
    assert refused(played(begun(SwissRules(late_rounds=0), 8), by_strength(), 1), Enter("x")) is (
        TournamentReject.ENTRY_CLOSED
    )


def test_who_drops_out_while_entry_is_open_makes_room_for_the_waiting_list() -> None:
    state = played(begun(SwissRules(rounds=4, size_limit=8), 9), by_strength(), 1)
    state = after(state, Withdraw(0)).state
    assert state.those(Status.DROPPED, Status.WAITING) == (0,)
    assert 8 in opened(state).rounds[1].there

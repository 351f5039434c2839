"""The booklet's elimination over a whole field (001)."""

from fractions import Fraction

from engine.tournament.keys import LotNeeded
from engine.tournament.moves import EndEarly, Return, Withdraw
from engine.tournament.play import due
from engine.tournament.refusals import TournamentReject
from engine.tournament.rules import LadderRules
from engine.tournament.standings import standings
from engine.tournament.state import Status
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import begun, by_strength, ended, finished, opened, played, refused, with_round


def test_001_who_has_100_or_more_penalty_points_is_out() -> None:
    state = with_round(begun(LadderRules(), 8), (0, 1, 2, 3), (4, 5, 6, 7))
    state = ended(ended(state, 1, 1, (0, 99, 100, 150)), 1, 2, (0, 10, 20, 101))
    assert sorted(opened(state).rounds[1].there) == [0, 1, 4, 5, 6]
    out = {row.entrant for row in standings(state) if row.out}
    assert out == {2, 3, 7}


def test_001_penalty_points_add_up_over_the_rounds_and_the_last_one_left_wins() -> None:
    state = with_round(begun(LadderRules(), 3), (0, 1, 2))
    state = with_round(ended(state, 1, 1, (10, 60, 90)), (0, 1, 2))
    state = with_round(ended(state, 2, 1, (0, 30, 40)), (0, 1))
    state = ended(state, 3, 1, (50, 20))
    assert due(state) == LotNeeded("finish", 3, 2, 3)
    rows = standings(finished(state))
    assert [(row.entrant, row.points, row.out) for row in rows] == [
        (0, Fraction(60), False),
        (1, Fraction(110), True),
        (2, Fraction(130), True),
    ]


def test_g16_several_who_reach_100_in_a_round_are_all_out_but_somebody_is_always_left() -> None:
    state = with_round(begun(LadderRules(), 4), (0, 1, 2, 3))
    state = ended(state, 1, 1, (120, 110, 130, 110))
    assert {row.entrant for row in standings(state) if not row.out} == {1, 3}
    assert opened(state).rounds[1].there == {1, 3}


def test_whoever_stayed_longer_is_ahead_of_whoever_has_fewer_points() -> None:
    state = with_round(begun(LadderRules(), 4), (0, 1, 2, 3))
    state = with_round(ended(state, 1, 1, (90, 95, 100, 0)), (0, 1, 3))
    state = ended(state, 2, 1, (30, 40, 0))
    assert [row.entrant for row in standings(state)] == [3, 0, 1, 2]


def test_001_who_has_gone_is_behind_everybody_who_was_still_in_and_the_last_one_left_wins() -> None:
    """Whether they leave between two rounds or at a table that the computer plays on for them."""
    state = with_round(begun(LadderRules(), 4), (0, 1, 2, 3))
    between = apply(ended(state, 1, 1, (4, 30, 60, 120)), Withdraw(0)).state
    at_table = ended(apply(state, Withdraw(0)).state, 1, 1, (4, 30, 60, 120))
    for gone in (between, at_table):
        assert gone.entrants[0].status is Status.DROPPED
        rows = standings(finished(ended(with_round(gone, (1, 2)), 2, 1, (10, 50))))
        assert [row.entrant for row in rows][:2] == [1, 2]
    assert [row.entrant for row in standings(between)] == [1, 2, 0, 3], "who left after a round outlasted whom it beat"
    assert [row.entrant for row in standings(at_table)] == [1, 2, 3, 0]
    second = ended(apply(with_round(between, (1, 2)), Withdraw(2)).state, 2, 1, (10, 5))
    assert [row.entrant for row in standings(second)] == [1, 0, 2, 3], "after one round or in the next is alike"


def test_001_who_drops_out_in_the_round_of_their_bye_is_behind_who_was_there_for_the_next() -> None:
    state = with_round(begun(LadderRules(seats=2), 5), (0, 1), (2, 3), byes=(4,))
    first = ended(ended(apply(state, Withdraw(4)).state, 1, 1, (10, 20)), 1, 2, (50, 60))
    later = apply(with_round(first, (0, 1), (2, 3)), Withdraw(3)).state
    over = ended(ended(later, 2, 1, (10, 20)), 2, 2, (10, 5))
    assert [row.entrant for row in standings(over)] == [0, 1, 2, 3, 4]


def test_g16_of_those_who_are_there_somebody_is_always_left_whatever_the_computer_does_for_who_has_gone() -> None:
    state = apply(with_round(begun(LadderRules(), 3), (0, 1, 2)), Withdraw(2)).state
    rows = standings(finished(ended(state, 1, 1, (120, 130, 0))))
    assert [(row.entrant, row.out) for row in rows] == [(0, False), (1, True), (2, True)]


def test_001_who_had_gone_and_is_out_by_what_the_computer_reached_does_not_come_back() -> None:
    state = apply(with_round(begun(LadderRules(out_at=20), 3), (0, 1, 2)), Withdraw(2)).state
    out, short = (ended(state, 1, 1, totals) for totals in ((5, 10, 44), (5, 10, 15)))
    assert refused(out, Return(2)) is TournamentReject.MAY_NOT_RETURN
    assert opened(apply(short, Return(2)).state).rounds[1].there == {0, 1, 2}, "who is not out may"
    assert [row.entrant for row in standings(out)] == [0, 1, 2]


def test_g16_nobody_comes_back_against_who_has_won_with_the_fewest() -> None:
    state = with_round(ended(with_round(begun(LadderRules(out_at=20), 2), (0, 1)), 1, 1, (19, 0)), (0, 1))
    state = ended(apply(state, Withdraw(1)).state, 2, 1, (5, 10))
    assert refused(state, Return(1)) is TournamentReject.MAY_NOT_RETURN
    assert standings(finished(state))[0].entrant == 0


def test_where_the_highest_total_wins_what_one_is_behind_is_the_penalty() -> None:
    state = with_round(begun(LadderRules(best="highest"), 4), (0, 1, 2, 3))
    state = ended(state, 1, 1, (120, 30, 20, -5))
    assert [(row.entrant, row.points, row.out) for row in standings(state)] == [
        (0, Fraction(0), False),
        (1, Fraction(90), False),
        (2, Fraction(100), True),
        (3, Fraction(125), True),
    ]


def test_after_the_agreed_rounds_the_lowest_sum_wins() -> None:
    state = finished(played(begun(LadderRules(max_rounds=2, out_at=5000), 8), by_strength()))
    assert len(state.rounds) == 2
    assert standings(state)[0].entrant == 0


def test_001_who_drops_out_when_the_last_round_is_played_stays_where_their_points_put_them() -> None:
    state = begun(LadderRules(max_rounds=2), 3)
    once = ended(with_round(state, (0, 1, 2)), 1, 1, (4, 30, 60))
    for done in (ended(with_round(once, (0, 1, 2)), 2, 1, (4, 5, 6)), apply(once, EndEarly("late", "1")).state):
        assert [row.entrant for row in standings(apply(done, Withdraw(0)).state)] == [0, 1, 2]


def test_every_ladder_ends() -> None:
    for count in (2, 3, 9):
        state = finished(played(begun(LadderRules(out_at=200), count), by_strength(20, count)))
        assert [row.place for row in standings(state)] == list(range(1, count + 1))

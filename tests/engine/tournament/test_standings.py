"""Standings, against tables computed by hand."""

from fractions import Fraction

import pytest

from engine.tournament.moves import Decide, Enter, Withdraw
from engine.tournament.points import UNIT, table_points
from engine.tournament.rules import AnyTournamentRules, SwissRules
from engine.tournament.standings import Standing, standings
from engine.tournament.state import Ended, TableResult, Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    entered,
    finished,
    opened,
    places_of,
    played,
    with_round,
)


def by_entrant(state: Tournament) -> dict[int, Standing]:
    return {row.entrant: row for row in standings(state)}


@pytest.mark.parametrize(
    ("rules", "totals", "points"),
    [
        # A place is worth those behind it; those who share it share its points.
        (SwissRules(), (10, 40, 20, 30), [3, 0, 2, 1]),
        (SwissRules(), (10, 10, 20, 30), [Fraction(5, 2), Fraction(5, 2), 1, 0]),
        (SwissRules(seats=6), (1, 1, 1, 2, 2, 3), [4, 4, 4, Fraction(3, 2), Fraction(3, 2), 0]),
        # The winner of a short table gets as much and its last as little.
        (SwissRules(), (1, 2, 3), [3, Fraction(3, 2), 0]),
        (SwissRules(), (2, 1), [0, 3]),
        # A difference is to the mean of the others.
        (SwissRules(points="difference"), (10, 40, 20, 30), [20, -20, Fraction(20, 3), Fraction(-20, 3)]),
        (SwissRules(points="difference", best="highest"), (60, 20), [40, -40]),
    ],
)
def test_what_a_table_brings_its_seats(rules: AnyTournamentRules, totals: tuple[int, ...], points: list) -> None:
    result = TableResult(totals, places_of(totals), Ended.PLAYED)
    assert [Fraction(units, UNIT) for units in table_points(rules, result)] == points


@pytest.mark.parametrize(("seats", "totals", "brings"), [(2, (5, 5), "0 1/2"), (4, (20, 10, 30, 30), "2 3 0 1/2")])
def test_who_has_gone_gets_nothing_where_the_last_place_is_shared_too(
    seats: int, totals: tuple[int, ...], brings: str
) -> None:
    gone = 0 if seats == 2 else 2
    state = apply(with_round(begun(SwissRules(seats=seats, seats_least=2), seats), range(seats)), Withdraw(gone)).state
    rows = by_entrant(ended(state, 1, 1, totals))
    assert [rows[one].points for one in range(seats)] == [Fraction(each) for each in brings.split()]


def test_totals_count_as_the_booklets_have_them() -> None:
    state = with_round(begun(SwissRules(points="totals"), 4), (0, 1, 2, 3))
    state = ended(state, 1, 1, (25, -10, 60, 0))
    assert [(row.entrant, row.points) for row in standings(state)] == [(1, -10), (3, 0), (0, 25), (2, 60)]


TWO_ROUNDS = with_round(begun(SwissRules(), 8), (0, 1, 2, 3), (4, 5, 6, 7))
TWO_ROUNDS = ended(ended(TWO_ROUNDS, 1, 1, (1, 2, 3, 4)), 1, 2, (1, 2, 3, 4))
TWO_ROUNDS = with_round(TWO_ROUNDS, (0, 1, 4, 5), (2, 3, 6, 7))
TWO_ROUNDS = ended(ended(TWO_ROUNDS, 2, 1, (2, 3, 1, 4)), 2, 2, (1, 3, 2, 4))
"""They came in as 0 1 2 3 and 4 5 6 7, then as 4 0 1 5 and 2 6 3 7.

Points: 0: 3+2, 1: 2+1, 2: 1+3, 3: 0+1, 4: 3+3, 5: 2+0, 6: 1+2, 7: 0+0."""


def test_points_add_up_and_equal_ones_are_parted_by_the_first_tie_break() -> None:
    rows = standings(TWO_ROUNDS)
    assert {row.entrant: row.points for row in rows} == {4: 6, 0: 5, 2: 4, 1: 3, 6: 3, 5: 2, 3: 1, 7: 0}
    assert [row.entrant for row in rows][3:5] == [1, 6]


def test_the_opponents_mean_is_of_what_each_brought_home_a_table_and_sonneborn_berger_adds_up_whom_one_beat() -> None:
    # 0 met 1 2 3 (means 1.5, 2, 0.5), then 1 4 5 (1.5, 3, 1): 9.5 in 6 meetings; of those it beat 1 2 3 and 1 5
    assert by_entrant(TWO_ROUNDS)[0].tie_breaks[:2] == (Fraction(19, 12), Fraction(13, 2))
    # 6 met 4 5 7 (3, 1, 0), then 2 3 7 (2, 0.5, 0): 6.5 in 6; of those it beat 7 and 3 7
    assert by_entrant(TWO_ROUNDS)[6].tie_breaks[:2] == (Fraction(13, 12), Fraction(1, 2))


def test_sonneborn_berger_halves_those_with_whom_one_shared_a_place() -> None:
    state = with_round(begun(SwissRules(seats=3, tie_breaks=("sonneborn_berger",)), 3), (0, 1, 2))
    state = ended(state, 1, 1, (5, 5, 9))
    # 0 and 1 share 2 and 1: 1.5 each; 0 has half of 1's mean and all of 2's, which is 0
    assert by_entrant(state)[0].tie_breaks == (Fraction(3, 4),)


def test_direct_encounter_counts_where_all_who_are_tied_have_met() -> None:
    rules = SwissRules(seats=2, tie_breaks=("direct",), rounds=3)
    state = with_round(begun(rules, 4), (0, 1), (2, 3))
    state = ended(ended(state, 1, 1, (2, 1)), 1, 2, (1, 2))
    state = with_round(state, (0, 2), (1, 3))
    state = ended(ended(state, 2, 1, (1, 2)), 2, 2, (2, 1))
    rows = by_entrant(state)
    assert [rows[one].points for one in range(4)] == [1, 1, 1, 1]
    assert [rows[one].tie_breaks[0] for one in range(4)] == [0, 0, 0, 0]
    state = with_round(state, (0, 3), (1, 2))
    state = ended(ended(state, 3, 1, (1, 2)), 3, 2, (1, 2))
    rows = by_entrant(state)
    assert (rows[0].points, rows[1].points, rows[2].points, rows[3].points) == (2, 2, 1, 1)
    assert (rows[0].tie_breaks[0], rows[1].tie_breaks[0]) == (0, 1)
    assert [row.entrant for row in standings(state)] == [1, 0, 2, 3]


def test_the_best_table_is_the_most_that_one_table_brought() -> None:
    state = with_round(begun(SwissRules(seats=3, tie_breaks=("best_table",)), 6), (0, 1, 2), (3, 4, 5))
    state = ended(ended(state, 1, 1, (1, 2, 3)), 1, 2, (1, 2, 3))
    state = with_round(state, (0, 4, 5), (3, 1, 2))
    state = ended(ended(state, 2, 1, (3, 2, 1)), 2, 2, (1, 2, 3))
    rows = by_entrant(state)
    assert {one: (rows[one].points, rows[one].tie_breaks[0]) for one in (0, 1, 4, 5)} == {
        0: (2, 2), 1: (2, 1), 4: (2, 1), 5: (2, 2),
    }  # fmt: skip


def test_what_is_still_equal_shares_its_place_until_the_last_lot_settles_it() -> None:
    state = with_round(begun(SwissRules(rounds=1), 8), (0, 1, 2, 3), (4, 5, 6, 7))
    state = ended(ended(state, 1, 1, (1, 2, 3, 4)), 1, 2, (1, 2, 3, 4))
    assert [(row.place, row.settled) for row in standings(state)] == [
        (place, "open") for place in (1, 1, 3, 3, 5, 5, 7, 7)
    ]
    done = finished(state)
    assert [(row.place, row.settled) for row in standings(done)] == [(place, "lot") for place in range(1, 9)]
    assert [row.entrant for row in standings(done)[:2]] == sorted((0, 4), key=done.lot.index)


def test_before_any_lot_all_share_the_first_place() -> None:
    assert {row.place for row in standings(entered(SwissRules(), 5))} == {1}


@pytest.mark.parametrize(("kind", "worth"), [("win", 3), ("average", Fraction(3, 2)), ("loss", 0)])
def test_a_bye_is_worth_what_was_agreed(kind: str, worth: Fraction) -> None:
    rules = SwissRules.model_validate({"leftovers": "byes", "bye_points": kind})
    state = with_round(begun(rules, 5), (0, 1, 2, 3), byes=(4,))
    assert by_entrant(state)[4].points == 0, "as a table it counts once there is a result: the round's"
    row = by_entrant(ended(state, 1, 1, (1, 2, 3, 4)))[4]
    assert (row.points, row.byes, row.tables) == (worth, 1, 0)


@pytest.mark.parametrize(("kind", "worth"), [("win", 15), ("average", 25), ("loss", 35)])
def test_a_bye_among_totals_is_the_mean_of_the_rounds_tables(kind: str, worth: int) -> None:
    rules = SwissRules.model_validate({"seats": 2, "leftovers": "byes", "bye_points": kind, "points": "totals"})
    state = with_round(begun(rules, 5), (0, 1), (2, 3), byes=(4,))
    state = ended(state, 1, 1, (10, 50))
    assert by_entrant(state)[4].points == 0
    assert by_entrant(ended(state, 1, 2, (20, 20)))[4].points == worth


def test_a_round_before_one_entered_counts_as_a_table_lost() -> None:
    state = ended(with_round(begun(SwissRules(points="totals"), 4), (0, 1, 2, 3)), 1, 1, (10, 50, 20, 30))
    state = with_round(after(state, Enter("late")).state, (0, 1, 2), (3, 4))
    state = ended(ended(state, 2, 1, (0, 0, 0)), 2, 2, (5, 0))
    assert by_entrant(state)[4].points == 50


def test_an_absent_seat_brings_what_a_lone_last_gets_and_neither_has_nor_is_an_opponent() -> None:
    state = with_round(begun(SwissRules(tie_breaks=("opponents",)), 4), (0, 1, 2, 3))
    state = ended(after(state, Withdraw(3)).state, 1, 1, (2, 3, 4, 1))
    rows = by_entrant(state)
    assert (rows[3].points, rows[3].tables, rows[3].won, rows[3].tie_breaks) == (0, 0, 0, (0,))
    assert rows[0].points == 2
    # 0 met 1 and 2, who brought home 1 and 0; the seat of 3 is left out
    assert rows[0].tie_breaks == (Fraction(1, 2),)


def test_opponents_who_drop_out_later_are_measured_by_what_they_played() -> None:
    state = with_round(begun(SwissRules(tie_breaks=("opponents",)), 8), (0, 1, 2, 3), (4, 5, 6, 7))
    state = ended(ended(state, 1, 1, (2, 1, 3, 4)), 1, 2, (1, 2, 3, 4))
    before = by_entrant(state)[0].tie_breaks[0]
    state = with_round(after(state, Withdraw(1)).state, (0, 4, 5, 6), (2, 3, 7))
    # 0's new opponents are left aside: the mean of those of the first table stays what it was
    assert before == Fraction(3 + 1 + 0, 3)
    assert by_entrant(state)[0].tie_breaks[0] == before


def test_a_computer_that_fills_a_seat_has_a_place_and_is_nobodys_opponent() -> None:
    state = with_round(begun(SwissRules(leftovers="computers", tie_breaks=("opponents",)), 3), (0, None, 1, 2))
    state = ended(state, 1, 1, (2, 1, 3, 4))
    rows = by_entrant(state)
    assert [rows[one].points for one in range(3)] == [2, 1, 0]
    assert rows[0].tie_breaks == (Fraction(1, 2),)
    assert len(rows) == 3


def test_a_hosts_decision_counts() -> None:
    state = ended(with_round(begun(SwissRules(), 4), (0, 1, 2, 3)), 1, 1, (1, 2, 3, 4))
    state = after(state, Decide(1, 1, (4, 3, 2, 1), "wrong table", "host")).state
    assert [row.entrant for row in standings(state)] == [3, 2, 1, 0]


def test_who_is_gone_stays_in_the_standings_and_is_marked() -> None:
    state = played(begun(SwissRules(rounds=2), 8), by_strength(), 1)
    state = opened(after(state, Withdraw(0)).state)
    row = by_entrant(state)[0]
    assert row.out
    assert row.tables == 1


def test_who_only_waited_is_not_in_the_standings() -> None:
    state = played(begun(SwissRules(size_limit=4, late_rounds=0), 6), by_strength(), 1)
    assert {row.entrant for row in standings(state)} == {0, 1, 2, 3}

"""Swiss over tables."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.rules.switches import values_of
from engine.tournament.keys import LotNeeded
from engine.tournament.moves import Enter, Withdraw
from engine.tournament.play import due
from engine.tournament.rules import SwissRules
from engine.tournament.seating.tables import table_sizes
from engine.tournament.standings import standings
from engine.tournament.state import Status, Tournament
from engine.tournament.tournament import apply
from tests.engine.tournament.tournaments import (
    after,
    begun,
    by_strength,
    ended,
    meetings,
    opened,
    played,
    round_played,
    with_round,
)
from tests.properties import examples


def check_round(state: Tournament, there: int) -> None:
    """The last round seats everybody once, at tables within the limits."""
    last = state.rounds[-1]
    seated = [one for table in last.tables for one in table.entrants]
    assert len(seated) == len(set(seated))
    assert not set(seated) & set(last.byes)
    assert len(seated) + len(last.byes) == there
    sizes, byes = table_sizes(state.rules, there)
    assert sorted((len(table.entrants) for table in last.tables), reverse=True) == list(sizes)
    assert len(last.byes) == byes
    if state.rules.leftovers == "computers":
        assert all(len(table.seats) == state.rules.seats for table in last.tables)


def seats_apart(state: Tournament) -> int:
    """How much more often somebody sat in one seat than in another that all their tables had."""
    apart = 0
    for one in range(len(state.entrants)):
        tables = [table for each in state.rounds for table in each.tables if one in table.seats]
        shared = min((len(table.seats) for table in tables), default=0)
        had = Counter(table.seats.index(one) for table in tables)
        times = [had[seat] for seat in range(shared)]
        apart = max(apart, max(times, default=0) - min(times, default=0))
    return apart


def check_tournament(state: Tournament, seed: int) -> None:
    """Every round of a Swiss, with somebody dropping out and somebody coming late."""
    dice = random.Random(seed)
    totals = by_strength(30, seed)
    rounds = values_of(state.rules)["rounds"]
    for number in range(1, int(str(rounds)) + 1):
        state = opened(state)
        check_round(state, len(state.those(Status.IN)))
        state = round_played(state, totals)
        if number == 2 and len(state.entrants) > 8:
            state = apply(state, Withdraw(dice.choice(state.those(Status.IN)))).state
            state = apply(state, Enter("late")).state
    assert seats_apart(state) <= 2


@examples(8)
@given(
    st.integers(3, 40), st.integers(2, 6), st.sampled_from(["short_tables", "byes", "computers"]),
    st.sampled_from(["place", "difference"]), st.integers(0, 99),
)  # fmt: skip
def test_nobody_sits_twice_tables_keep_to_the_limits_and_seats_are_shared(
    count: int, seats: int, leftovers: str, points: str, seed: int
) -> None:
    rules = SwissRules.model_validate({"seats": seats, "leftovers": leftovers, "points": points, "rounds": 4})
    check_tournament(begun(rules, count), seed)


@pytest.mark.prove
@examples(80)
@given(
    st.integers(3, 200), st.integers(2, 6), st.sampled_from(["short_tables", "byes", "computers"]),
    st.sampled_from(["place", "difference", "totals"]), st.booleans(), st.integers(0, 9999),
)  # fmt: skip
def test_so_it_is_for_3_to_200_players_at_2_to_6_seats(
    count: int, seats: int, leftovers: str, points: str, new_first: bool, seed: int
) -> None:
    rules = {"seats": seats, "leftovers": leftovers, "points": points, "rounds": 7, "new_opponents_first": new_first}
    check_tournament(begun(SwissRules.model_validate(rules), count), seed)


def test_equals_meet_equals_and_the_same_lot_gives_the_same_tables() -> None:
    state = with_round(begun(SwissRules(), 16), (0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15))
    state = round_played(state, by_strength())
    second = opened(state)
    assert {frozenset(table.seats) for table in second.rounds[1].tables} == {
        frozenset({0, 4, 8, 12}),
        frozenset({1, 5, 9, 13}),
        frozenset({2, 6, 10, 14}),
        frozenset({3, 7, 11, 15}),
    }
    assert opened(state) == second
    pairs = with_round(begun(SwissRules(seats=2), 4), (0, 1), (2, 3))
    met = opened(ended(ended(pairs, 1, 1, (5, 1)), 1, 2, (1, 9))).rounds[1]
    assert {frozenset(table.seats) for table in met.tables} == {frozenset({1, 2}), frozenset({0, 3})}


def test_where_new_opponents_come_first_nobody_is_met_again_while_that_can_be() -> None:
    state = played(begun(SwissRules(rounds=5, new_opponents_first=True), 32), by_strength(20))
    assert max(meetings(state).values()) == 1


def test_the_last_round_may_seat_the_best_against_the_best() -> None:
    state = played(begun(SwissRules(rounds=3, best_against_best=True), 12), by_strength(20), 2)
    order = [row.entrant for row in standings(state)]
    tables = [set(table.seats) for table in opened(state).rounds[2].tables]
    assert tables == [set(order[:4]), set(order[4:8]), set(order[8:])]


def test_a_bye_goes_to_the_lowest_of_those_who_had_the_fewest() -> None:
    state = begun(SwissRules(leftovers="byes", rounds=4), 9)
    state = with_round(state, (0, 1, 2, 3), (4, 5, 6, 7), byes=(8,))
    state = round_played(state, by_strength())
    state = opened(state)
    assert set(state.rounds[1].byes) < {3, 7}
    state = played(round_played(state, by_strength()), by_strength())
    assert len({each.byes for each in state.rounds}) == 4


def test_short_tables_are_shared_out_among_equals() -> None:
    state = played(begun(SwissRules(rounds=6), 11), lambda seats: (7,) * len(seats))
    tables = [table for each in state.rounds for table in each.tables]
    short = Counter(one for table in tables if len(table.seats) == 3 for one in table.seats)
    assert max(short.values()) <= 3


def test_levels_of_totals_are_near_not_equal() -> None:
    state = with_round(begun(SwissRules(seats=2, points="difference"), 8), (0, 1), (2, 3), (4, 5), (6, 7))
    for table, totals in enumerate([(0, 50), (0, 52), (0, 10), (0, 12)], start=1):
        state = ended(state, 1, table, totals)
    second = {frozenset(table.seats) for table in opened(state).rounds[1].tables}
    assert {frozenset({0, 2}), frozenset({1, 3})} <= second


def test_pairs_of_following_rounds_differ() -> None:
    state = played(begun(SwissRules(seats=2, rounds=5), 20), by_strength(20))
    for one, other in pairwise(state.rounds):
        assert {frozenset(table.seats) for table in one.tables}.isdisjoint(frozenset(t.seats) for t in other.tables)


def test_where_those_who_are_left_fill_no_table_it_is_over() -> None:
    state = round_played(opened(begun(SwissRules(rounds=5, seats=2), 4)), by_strength())
    state = after(state, Withdraw(0), Withdraw(1), Withdraw(2)).state
    assert due(state) == LotNeeded("finish", 1, 2, 4)

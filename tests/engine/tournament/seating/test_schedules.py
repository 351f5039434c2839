"""All against all: Berger's tables as chess has published them, planes, and what is searched."""

from collections import Counter
from itertools import combinations

import pytest

from engine.tournament.formats.round_robin import berger, fixed_schedule

PUBLISHED = {
    4: ["1-4 2-3", "4-3 1-2", "2-4 3-1"],
    8: [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ],
}
"""The Berger tables of FIDE's handbook (general handling of round robins), white first."""


@pytest.mark.parametrize("count", PUBLISHED)
def test_two_at_a_table_meet_by_the_tables_of_berger_as_published(count: int) -> None:
    told = [" ".join(f"{one + 1}-{other + 1}" for one, other in round) for round in berger(count)]
    assert told == PUBLISHED[count]


@pytest.mark.parametrize("count", [3, 5, 7, 9])
def test_an_odd_field_has_the_last_opponent_of_the_even_one_as_its_bye(count: int) -> None:
    for odd, even in zip(berger(count), berger(count + 1), strict=True):
        assert odd == tuple(pair for pair in even if count not in pair)


@pytest.mark.parametrize("count", range(2, 41))
def test_by_berger_everybody_meets_everybody_once_and_sits_first_about_as_often(count: int) -> None:
    rounds = berger(count)
    met = Counter(frozenset(pair) for round in rounds for pair in round)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    first = Counter(one for round in rounds for one, _ in round)
    assert max(first.values()) - min(first[one] for one in range(count)) <= 2 - count % 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_square_of_a_field_meets_exactly_once(seats: int) -> None:
    schedule = fixed_schedule(seats * seats, seats)
    assert len(schedule) == seats + 1
    for round in schedule:
        assert sorted(one for table in round for one in table) == list(range(seats * seats))
    met = Counter(frozenset(pair) for round in schedule for table in round for pair in combinations(table, 2))
    assert set(met.values()) == {1}
    assert len(met) == seats * seats * (seats * seats - 1) // 2


def test_most_fields_have_no_such_schedule() -> None:
    assert fixed_schedule(12, 4) is None
    assert fixed_schedule(36, 6) is None

"""How a field is cut into tables, and seats at a table in turn."""

from __future__ import annotations

import pytest

from engine.tournament.rules import SwissRules
from engine.tournament.seating.tables import Sizes, seated, table_sizes


@pytest.mark.parametrize(
    ("count", "sizes"),
    [
        (8, Sizes((4, 4))),
        (9, Sizes((3, 3, 3))),
        (10, Sizes((4, 3, 3))),
        (11, Sizes((4, 4, 3))),
        (5, Sizes((3, 2))),
        (3, Sizes((3,))),
        (1, Sizes((), 1)),
        (0, Sizes(())),
    ],
)
def test_short_tables_are_as_even_as_can_be(count: int, sizes: Sizes) -> None:
    assert table_sizes(SwissRules(), count) == sizes


@pytest.mark.parametrize(("count", "sizes"), [(5, Sizes((4,), 1)), (6, Sizes((3, 3))), (2, Sizes((), 2))])
def test_a_table_is_never_shorter_than_it_may_be(count: int, sizes: Sizes) -> None:
    assert table_sizes(SwissRules(seats_least=3), count) == sizes


@pytest.mark.parametrize(("count", "sizes"), [(9, Sizes((4, 4), 1)), (11, Sizes((4, 4), 3)), (3, Sizes((3,)))])
def test_with_byes_tables_are_full_where_there_are_enough(count: int, sizes: Sizes) -> None:
    assert table_sizes(SwissRules(leftovers="byes"), count) == sizes


@pytest.mark.parametrize(("count", "sizes"), [(9, Sizes((3, 3, 3))), (5, Sizes((3, 2))), (1, Sizes((), 1))])
def test_computers_are_spread_over_the_tables(count: int, sizes: Sizes) -> None:
    assert table_sizes(SwissRules(leftovers="computers", seats_least=4), count) == sizes


def test_with_computers_an_odd_player_at_tables_of_two_meets_one() -> None:
    assert table_sizes(SwissRules(seats=2, leftovers="computers"), 5) == Sizes((2, 2, 1))


@pytest.mark.parametrize("leftovers", ["short_tables", "byes", "computers"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_field_is_cut_within_the_limits(seats: int, leftovers: str) -> None:
    for least in range(2, seats + 1):
        rules = SwissRules.model_validate({"seats": seats, "seats_least": least, "leftovers": leftovers})
        for count in range(2, 201):
            tables, byes = table_sizes(rules, count)
            assert sum(tables) + byes == count
            assert all(size <= seats for size in tables)
            assert leftovers == "computers" or all(size >= least for size in tables)
            assert list(tables) == sorted(tables, reverse=True)
            assert max(tables, default=0) - min(tables, default=0) <= 1


def test_everybody_gets_a_seat_that_they_rarely_had() -> None:
    assert seated([7, 8, 9], {7: (1, 0, 0), 8: (0, 1, 0), 9: (1, 0, 1)}) == (8, 9, 7)


def test_among_equally_fair_orders_the_players_keep_theirs() -> None:
    assert seated([5, 2, 8], {}) == (5, 2, 8)


def test_computers_fill_what_is_left() -> None:
    assert seated([5, 2], {5: (1, 0, 0, 0), 2: (0, 0, 0, 0)}, 4) == (2, 5, None, None)

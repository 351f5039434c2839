"""How a field is cut into tables, and seats at a table in turn."""

import pytest

from engine.tournament.rules import SwissRules
from engine.tournament.seating.tables import Sizes, seated, table_sizes


@pytest.mark.parametrize(
    ("rules", "sizes"),
    [
        # Short tables are as even as can be,
        (
            SwissRules(),
            {8: (4, 4), 9: (3, 3, 3), 10: (4, 3, 3), 11: (4, 4, 3), 5: (3, 2), 3: (3,), 1: (), 0: ()},
        ),
        # never shorter than they may be;
        (SwissRules(seats_least=3), {5: (4,), 6: (3, 3), 2: ()}),
        # with byes they are full where there are enough;
        (SwissRules(leftovers="byes"), {9: (4, 4), 11: (4, 4), 3: (3,)}),
        # computers are spread over them, and an odd player at tables of two meets one.
        (SwissRules(leftovers="computers", seats_least=4), {9: (3, 3, 3), 5: (3, 2), 1: ()}),
        (SwissRules(seats=2, leftovers="computers"), {5: (2, 2, 1)}),
    ],
)
def test_a_field_is_cut_into_tables(rules: SwissRules, sizes: dict[int, tuple[int, ...]]) -> None:
    assert {count: table_sizes(rules, count) for count in sizes} == {
        count: Sizes(tables, count - sum(tables)) for count, tables in sizes.items()
    }


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


def test_everybody_gets_a_seat_that_they_rarely_had_or_their_own_and_computers_what_is_left() -> None:
    assert seated([7, 8, 9], {7: (1, 0, 0), 8: (0, 1, 0), 9: (1, 0, 1)}) == (8, 9, 7)
    assert seated([5, 2, 8], {}) == (5, 2, 8)
    assert seated([5, 2], {5: (1, 0, 0, 0), 2: (0, 0, 0, 0)}, 4) == (2, 5, None, None)

"""Seeds in brackets, and the best spread over tables."""

from __future__ import annotations

from engine.tournament.seating.brackets import bracket_order, spread


def test_the_best_two_seeds_can_only_meet_in_the_final() -> None:
    assert bracket_order(8) == (0, 7, 3, 4, 1, 6, 2, 5)
    assert bracket_order(2) == (0, 1)


def test_byes_fall_to_the_best_seeds() -> None:
    order = bracket_order(6)
    byes = {order[place ^ 1] for place, seed in enumerate(order) if seed >= 6}
    assert byes == {0, 1}


def test_the_best_are_spread_over_the_tables() -> None:
    assert spread(range(8), (4, 4), [{}] * 8) == [[0, 3, 4, 7], [1, 2, 5, 6]]
    assert spread(range(7), (4, 3), [{}] * 7) == [[0, 3, 4, 6], [1, 2, 5]]


def test_who_comes_from_one_table_is_spread_too() -> None:
    met: list[dict[int, int]] = [{3: 1}, {2: 1}, {1: 1}, {0: 1}]
    assert spread(range(4), (2, 2), met) == [[0, 2], [1, 3]]

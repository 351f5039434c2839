"""Seats at a table in turn."""

from __future__ import annotations

from engine.tournament.seating.seats import seated


def test_everybody_gets_a_seat_that_they_rarely_had() -> None:
    assert seated([7, 8, 9], {7: (1, 0, 0), 8: (0, 1, 0), 9: (1, 0, 1)}) == (8, 9, 7)


def test_among_equally_fair_orders_the_players_keep_theirs() -> None:
    assert seated([5, 2, 8], {}) == (5, 2, 8)


def test_computers_fill_what_is_left() -> None:
    assert seated([5, 2], {5: (1, 0, 0, 0), 2: (0, 0, 0, 0)}, 4) == (2, 5, None, None)

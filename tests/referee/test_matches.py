"""The referee watches self-play of every variant at every number of seats."""

from __future__ import annotations

import pytest

from tests.referee.recorded import TABLES, refereed

STRENGTHS = ("easy", "steady")
PROVED = 1_000


@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_matches_of_every_variant_at_every_table_are_played_by_the_rules(key: str, seats: int):
    refereed(key, seats, STRENGTHS[seats % 2], seed=seats)


@pytest.mark.prove
@pytest.mark.parametrize(("key", "seats"), TABLES, ids=str)
def test_a_thousand_matches_of_every_variant_at_every_table_are_played_by_the_rules(key: str, seats: int):
    """Seeds of their own, so that other matches are proved than those of every day."""
    for seed in range(PROVED, 2 * PROVED):
        refereed(key, seats, STRENGTHS[seed % 2], seed)

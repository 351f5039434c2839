"""The steady player leads the easy one after a few rounds already; by how much, `make bench` says."""

from __future__ import annotations

from itertools import islice
from statistics import fmean

import pytest

from tests.engine.games.players.rivals import deals, interval

FEW = {"czech_rummy": 2, "gin_rummy": 3, "my_rummy": 1, "tile_rummy": 1, "disney_karo8": 60, "nsv_robber": 8}


QUICK = {("disney_basic", 2), ("disney_karo8", 2), ("my_rummy", 2), ("gin_rummy", 2), ("rummy_500", 2)}
TABLES = [
    ("disney_basic", 2),
    ("disney_layoff", 4),
    ("disney_karo8", 2),
    ("disney_karo8", 4),
    ("czech_rummy", 3),
    ("nsv_basic", 4),
    ("nsv_buy", 4),
    ("nsv_layoff", 4),
    ("nsv_robber", 2),
    ("nsv_robber", 4),
    ("my_rummy", 2),
    ("tile_rummy", 4),
    ("gin_rummy", 2),
    ("rummy_500", 2),
    ("rummy_500", 4),
]


@pytest.mark.parametrize(
    ("variant", "seats"), [pytest.param(*table, marks=() if table in QUICK else pytest.mark.prove) for table in TABLES]
)
def test_steady_leads_easy(variant: str, seats: int) -> None:
    assert fmean(deal.lead for deal in islice(deals(variant, seats, "steady", "easy"), FEW.get(variant, 4))) > 0


@pytest.mark.prove
@pytest.mark.parametrize(("variant", "seats"), [("my_rummy", 2), ("tile_rummy", 2), ("nsv_robber", 4)])
def test_sharp_finishes_its_matches_against_steady_without_an_illegal_move(variant: str, seats: int) -> None:
    assert 0 <= next(deals(variant, seats, "sharp", "steady")).won <= 1


def test_a_deal_brings_one_player_what_it_costs_the_other() -> None:
    ours, theirs = (next(deals("disney_basic", 2, *pair)) for pair in (("steady", "easy"), ("easy", "steady")))
    assert ours.lead == -theirs.lead
    assert ours.won == 1 - theirs.won


def test_the_interval_is_of_95_per_cent() -> None:
    mean, low, high = interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert (low, high) == pytest.approx((1.235, 3.765), abs=0.001)

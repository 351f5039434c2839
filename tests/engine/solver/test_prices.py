"""Bounds by prices: a search with them finds what a search without them finds."""

from __future__ import annotations

import random

import pytest

from engine.solver.aims import aim_for
from engine.solver.cases import Position
from engine.solver.meter import Meter
from engine.solver.search import Search
from tests.bench.positions import Kind, position_of
from tests.engine.table_builders import FREE, MY_RUMMY

PATIENCE = 100_000
KIND = Kind("prices", 9, 24, table_jokers=1, rack_jokers=1)


def least_cost(search: Search, meter: Meter) -> int | None:
    until = meter.looks + PATIENCE
    while search.bound is not None and meter.looks < until:
        if search.exhaust(until) is not None:
            return search.bound
    return None


@pytest.mark.parametrize("rules", [FREE, MY_RUMMY], ids=["free jokers", "002"])
def test_the_best_end_costs_the_same_with_prices_and_without(rules) -> None:
    rng = random.Random("prices")
    for _ in range(6):
        at = position_of(rng, KIND, rules)
        position, meter = Position(rules, at.table, at.rack), Meter(20 * PATIENCE)
        aim = aim_for(rules, "tiles")
        for case in position.cases(aim, meter):
            plain = Search(case.problem, meter)
            priced = plain.priced(1 << 40, meter.looks + PATIENCE)
            assert priced is not plain
            assert least_cost(priced, meter) == least_cost(plain, meter)

"""A decision takes a bounded amount of work, also at the slowest tables that were ever met (one took 3.4 s once)."""

from typing import Any

import pytest

from engine.games.strengths import Strength
from engine.games.tiles import rack
from engine.games.tiles.family import TILES
from engine.games.tiles.players import OF_AN_IDEA, SHARP_BUDGET, STEADY_BUDGET
from engine.solver import Solution
from tests.engine.solver.slow_positions import SLOW
from tests.engine.tile_builders import at_tile

OVER = 1_000
"""Looks by which a search may go over its budget: what it does between two times that it asks."""

MOST = {Strength.STEADY: STEADY_BUDGET + OVER, Strength.SHARP: 2 * SHARP_BUDGET + 2 * OF_AN_IDEA + 4 * OVER}


CASES = [
    pytest.param(case, strength, marks=() if at == 0 else (pytest.mark.prove,))
    for strength in MOST
    for at, case in enumerate(SLOW["tile_rummy"])
]


@pytest.mark.parametrize(("case", "strength"), CASES)
def test_a_decision_at_a_slow_table_stays_within_its_looks(
    case: tuple[str, str], strength: Strength, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, tiles = case
    looks: list[int] = []
    solve = rack.solve

    def counted(*asked: Any, **how: Any) -> Solution:
        found = solve(*asked, **how)
        looks.append(found.looks)
        return found

    monkeypatch.setattr(rack, "solve", counted)
    table = at_tile(racks=[tiles, "N1 N2 N3"], table=words)
    view = table.view(0)
    TILES.choose(strength, view, 0)
    if strength is Strength.SHARP:
        looks.clear()
        TILES.ideas(view, 0)
    assert 0 < sum(looks) <= MOST[strength]

"""The positions of the solver's bench, and the bench where there is nobody to compare with."""

import pytest

from engine.cards import JOKER
from tests.bench import bench_solver
from tests.bench.positions import KINDS, positions


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_positions_are_as_their_class_says_and_the_same_in_every_run(kind):
    made = positions(kind, 3)
    assert made == positions(kind, 3)
    for position in made:
        table = [card for meld in position.table for card in meld.cards]
        assert (len(table), len(position.rack)) == (kind.table, kind.rack)
        assert table.count(JOKER) == kind.table_jokers
        assert kind.rack_jokers in (None, position.rack.count(JOKER))
        assert all((*table, *position.rack).count(card) <= 2 for card in table)


def test_without_the_peer_the_bench_says_so_and_measures_our_worst_case_all_the_same(monkeypatch):
    monkeypatch.setattr(bench_solver, "BACKENDS", ())
    monkeypatch.setattr(bench_solver, "EACH", 1)
    monkeypatch.setattr(bench_solver, "KINDS", KINDS[:2])
    monkeypatch.setattr(bench_solver, "PREVIEWS", 1)
    missing, *worst = bench_solver.run()
    assert "not installed" in missing["name"]
    assert not missing["ok"]
    assert [row["limit"] for row in worst] == [250, 250, 300]
    assert all(row["ours"] > 0 for row in worst)

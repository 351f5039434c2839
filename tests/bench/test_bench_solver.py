"""The positions of the solver's bench, and the bench where there is nobody to compare with."""

from collections import Counter

import pytest

from engine.cards import JOKER, deck
from tests.bench import bench_solver
from tests.bench.positions import KINDS, VARIANTS, plain_positions, positions


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


@pytest.mark.prove
def test_without_the_peer_the_bench_says_so_and_measures_our_worst_case_all_the_same(monkeypatch):
    monkeypatch.setattr(bench_solver, "BACKENDS", ())
    monkeypatch.setattr(bench_solver, "EACH", 1)
    monkeypatch.setattr(bench_solver, "KINDS", KINDS[:2])
    monkeypatch.setattr(bench_solver, "PREVIEWS", 1)
    monkeypatch.setattr(bench_solver, "PLAIN", 1)
    missing, *rows = bench_solver.run()
    assert "not installed" in missing.name
    assert not missing.ok
    plain, worst = rows[:8], rows[8:]
    assert [row.against for row in plain] == [0.995, 250] * 4
    assert [row.against for row in worst] == [250, 250, 300]
    assert all(row.ours > 0 for row in rows)


@pytest.mark.parametrize("name", VARIANTS)
def test_plain_positions_are_legal_tables_of_one_set_of_tiles(name):
    for position in plain_positions(VARIANTS[name], name, 5):
        every = Counter(card for meld in position.table for card in meld.cards) + Counter(position.rack)
        assert every <= Counter(deck(2, 2))
        assert 6 <= len(position.rack) <= 20

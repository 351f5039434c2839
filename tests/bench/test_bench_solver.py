"""The positions of the solver's bench."""

from collections import Counter

import pytest

from engine.cards import JOKER, deck
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


@pytest.mark.parametrize("name", VARIANTS)
def test_plain_positions_are_legal_tables_of_one_set_of_tiles(name):
    for position in plain_positions(VARIANTS[name], name, 5):
        every = Counter(card for meld in position.table for card in meld.cards) + Counter(position.rack)
        assert every <= Counter(deck(2, 2))
        assert 6 <= len(position.rack) <= 20

"""Whether certain pieces can be laid at all: what trying everything finds, soon told."""

import random
from collections import Counter

import pytest

from engine.booklets import NSV_ROBBER
from engine.melds.rebuilding import judge
from engine.rules.refusals import IllegalMove
from engine.solver.questions import can_be_laid
from tests.engine.every_table import every_table, small_position
from tests.engine.solver.positions import plain_positions
from tests.engine.solver.test_solver import EVERY_RULE
from tests.engine.table_builders import texts

ENOUGH = 20_000


def tried(rules, before, rack, card) -> bool:
    """Whether any table of all there are has the card from the rack and is legal."""
    there = Counter(piece for meld in before for piece in meld.cards)
    for melds in every_table(rules, before, rack):
        if (Counter(piece for meld in melds for piece in meld.cards) - there)[card]:
            try:
                judge(rules, before, rack, melds)
            except IllegalMove:
                continue
            return True
    return False


@pytest.mark.parametrize("name", ["free jokers", "002", "003", "004", "two from the rack at least"])
def test_a_piece_can_be_laid_where_trying_everything_finds_a_way(name: str) -> None:
    rules, rng, told = EVERY_RULE[name], random.Random(f"{name} using"), Counter[bool | None]()
    for _ in range(20):
        before, rack = small_position(rules, rng, jokers_on_rack=True)
        card = rng.choice(rack)
        found = can_be_laid(rules, before, rack, (card,), budget=ENOUGH)
        told[found] += 1
        assert found in (None, tried(rules, before, rack, card)), (texts(rules, before), rules.notation.texts(rack))
    assert told[True] > 1
    assert told[False] > 1
    assert told[None] <= (5 if name == "two from the rack at least" else 1)


def test_003_robber_of_great_tables_too_it_is_nearly_always_told_in_a_few_looks() -> None:
    great = [at for at in plain_positions(NSV_ROBBER, "using", 40) if len(at.table) > 2][:30]
    told = Counter(can_be_laid(NSV_ROBBER, at.table, at.rack[:13], at.rack[:1], budget=5_000) for at in great)
    assert told.total() == 30
    assert told[True] > 15
    assert told[None] <= 3

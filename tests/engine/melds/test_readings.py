"""Every way to read cards as one meld is told so that it can be laid just so."""

import random

import pytest

from engine.booklets import CZECH_RUMMY, DISNEY_BASIC
from engine.cards import JOKER, NATURALS
from engine.melds.meld import MeldKind, MeldRules, NewMeld
from engine.melds.reading import read_meld, readings
from tests.engine.table_builders import MY_RUMMY, ROBBER, TILE_RUMMY, pieces

ONE_NATURAL = DISNEY_BASIC.with_switches({"joker.max_per_meld": "at_least_one_natural"})


def test_a004_04_one_tile_and_two_jokers_read_as_a_group_are_laid_as_a_group() -> None:
    (group,) = (meld for meld in readings(TILE_RUMMY, pieces(TILE_RUMMY, "W3 JK JK")) if meld.kind is MeldKind.SET)
    assert read_meld(TILE_RUMMY, NewMeld(group.cards, group.faces)) == group


@pytest.mark.parametrize("rules", [TILE_RUMMY, MY_RUMMY, ROBBER, DISNEY_BASIC, CZECH_RUMMY, ONE_NATURAL])
def test_what_is_read_is_laid_as_it_was_read(rules: MeldRules) -> None:
    chance, read = random.Random(3), 0
    for _ in range(400):
        near = chance.choice(NATURALS)
        alike = [card for card in NATURALS if card.rank == near.rank or card.suit == near.suit]
        cards = [*chance.choices(alike, k=chance.randint(1, 3)), *[JOKER] * chance.randint(1, 3)]
        for meld in readings(rules, cards):
            read += 1
            assert read_meld(rules, NewMeld(meld.cards, meld.faces)) == meld
    assert read > 50

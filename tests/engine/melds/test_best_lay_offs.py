"""The best lay-offs against trying every way to hand the cards out."""

import random
from itertools import product

import pytest

from engine.cards import NATURALS, Card, without
from engine.games.gin.rules import GinRules
from engine.melds.laying_off import best_lay_offs, lay_off
from engine.melds.meld import Meld
from engine.melds.reading import readings
from engine.melds.search import deadwood
from tests.engine.builders import cards, meld

GIN = GinRules()


def deal(seed: int) -> tuple[list[Meld], tuple[Card, ...]]:
    """Two melds and a hand of six cards that have something to do with them."""
    chance = random.Random(seed)
    suit, low, rank = chance.randrange(4), chance.randrange(3, 9), chance.randrange(1, 14)
    run = [NATURALS[13 * suit + low - 1 + at] for at in range(3)]
    same = [NATURALS[13 * other + rank - 1] for other in range(4)]
    lying = [*readings(GIN, run), *readings(GIN, [one for one in same if one not in run][:3])]
    taken = {card for one in lying for card in one.cards}
    near = [one for one in NATURALS if one not in taken and (one.suit == suit or one.rank == rank)]
    far = [one for one in NATURALS if one not in taken and one not in near]
    return lying, tuple(sorted([*chance.sample(near, 4), *chance.sample(far, 2)]))


def by_trying(hand: tuple[Card, ...], lying: list[Meld]) -> int:
    """The least deadwood over every choice of a meld, or of none, for every card."""
    least = deadwood(GIN, hand)
    for places in product(range(-1, len(lying)), repeat=len(hand)):
        added = [[card for card, place in zip(hand, places, strict=True) if place == at] for at in range(len(lying))]
        if all(not more or readings(GIN, (*one.cards, *more)) for one, more in zip(lying, added, strict=True)):
            kept = [card for card, place in zip(hand, places, strict=True) if place < 0]
            least = min(least, deadwood(GIN, kept))
    return least


@pytest.mark.parametrize("seed", range(25))
def test_no_other_way_leaves_less(seed: int) -> None:
    lying, hand = deal(seed)
    left, table = hand, list(lying)
    for place, card in best_lay_offs(GIN, hand, lying):
        table[place] = lay_off(GIN, table[place], card)
        left = without(left, (card,))
    assert deadwood(GIN, left) == by_trying(hand, lying)


def test_many_lay_offs_are_found_and_none_without_need() -> None:
    made = best_lay_offs(GIN, cards("2H 3H 8H 9H KD"), [meld(GIN, "4H 5H 6H 7H")])
    assert sorted(card.rank for _, card in made) == [2, 3, 8, 9]
    assert best_lay_offs(GIN, cards("8H 8S 8D KC"), [meld(GIN, "5H 6H 7H")]) == ()

"""Every switch of every variant, changed: whoever reads the rules counts and allows the same.

Section 2 of the design: whoever reads a rule reads the rule model, and there is no copy of its numbers elsewhere.
"""

from __future__ import annotations

import random
from typing import Final

import pytest

from engine.cards import Card, deck, with_cards
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.gin.rules import GinRules
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.rules import TileRules
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from tests.engine.rules.every_switch import with_every_switch, with_pairs
from tests.engine.rules.readers import (
    agree_in_duel,
    agree_in_gin,
    agree_in_rummy,
    agree_in_suit_rows,
    agree_in_tiles,
    agree_on_hand,
    agree_on_melds,
    agree_on_rebuilding,
)

NEVER_ANOTHER: Final = {
    DrawDiscardRules: set(),
    GinRules: {"match.best", "match.eliminate_at"},
    TileRules: {"match.best", "match.eliminate_at"},
    DuelRules: {"match.best", "match.eliminate_at", "match.tie"},
    SuitRowsRules: {"match.best", "match.eliminate_at", "match.tie"},
}
"""Switches of which every other value is contradicted, whatever else is changed: no choice in these games."""


def readers_agree(rules: RuleSet, rng: random.Random, held: Card | None = None) -> None:
    """Hold all readers of the rules against each other, with new hands in which there is a certain card."""
    if isinstance(rules, DuelRules):
        agree_in_duel(rules)
    elif isinstance(rules, SuitRowsRules):
        laid = " ".join(rng.choice(("8S", "8S 7S", "8S 9S 10S JS QS KS")) + f" 8{suit}" for suit in "HDC")
        agree_in_suit_rows(rules, tuple(sorted(rng.sample(deck(1, 0), 6))), laid)
    elif isinstance(rules, GinRules):
        one, other = _hands(rng, 1, 0, (11, 10), held)
        for hand in (one, other):
            agree_on_hand(rules, hand)
            agree_on_melds(rules, hand)
        agree_in_gin(rules, one, other)
    elif isinstance(rules, DrawDiscardRules | TileRules):
        jokers = rng.choice((0, 1, 2, 4))
        hands = _hands(rng, 2, jokers, (10, 9), held)
        for hand in hands:
            agree_on_hand(rules, hand)
            agree_on_melds(rules, hand)
        if isinstance(rules, DrawDiscardRules):
            agree_in_rummy(rules, hands)
        else:
            agree_in_tiles(rules, hands)
        if rules.rearrange is not None:
            pool, rack = _hands(rng, 2, jokers, (14, 6), held)
            agree_on_rebuilding(rules, pool, tuple(card for card in rack if not card.is_joker))


def _hands(
    rng: random.Random, packs: int, jokers: int, sizes: tuple[int, int], held: Card | None
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Two hands of one deck, without some ranks and suits so that melds are common; each holds the card if it can."""
    near = [card for card in deck(packs, jokers) if card.rank not in (6, 7, 8) and (packs == 1 or card.suit < 3)]
    first, second = [], []
    for hand in (first, second):
        if held in near:
            near.remove(held)
            hand.append(held)
    rng.shuffle(near)
    for hand, size in zip((first, second), sizes, strict=True):
        while len(hand) < size:
            hand.append(near.pop())
    return with_cards(first, ()), with_cards(second, ())


@pytest.mark.parametrize("key", VARIANTS)
@pytest.mark.parametrize(("values", "pairs"), [(1, 2), pytest.param(None, 50, marks=pytest.mark.prove)])
def test_with_any_switch_changed_all_readers_agree(key: str, values: int | None, pairs: int) -> None:
    rules, rng = VARIANTS[key].rules, random.Random(key)
    changed = set()
    for wish, house in (({}, rules), *with_every_switch(rules, values), *with_pairs(rules, pairs, seed=1)):
        changed |= wish.keys()
        try:
            readers_agree(house, rng)
        except AssertionError as error:
            error.add_note(f"{key} with {wish}")
            raise
    assert {switch.name for switch in rules.describe()} - changed == NEVER_ANOTHER[type(rules)]


# ---------------------------------------------------------------------------------------------- a switch not there yet

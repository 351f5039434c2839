"""Every switch of every variant, changed: whoever reads the rules counts and allows the same.

Section 2 of the design: whoever reads a rule reads the rule model, and there is no copy of its numbers elsewhere.
"""

from __future__ import annotations

import random
from typing import Final

import pytest
from pydantic import Field

from engine.cards import PLAYING_CARDS, Card, deck, with_cards
from engine.computers import choose
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.gin.rules import DEADWOOD, GinRules
from engine.games.moves import Discard
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.tiles.rules import TileHandValues, TileRules
from engine.melds.search import best_melds, deadwood
from engine.melds.worth import hand_value
from engine.rules.melding import HandValues
from engine.rules.rule_set import RuleSet
from engine.variants import VARIANTS
from tests.engine.builders import at_table, cards
from tests.engine.gin_builders import gin_table
from tests.engine.meld_builders import divisions, groups, part_of
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

QUEEN: Final = PLAYING_CARDS.parse("QS")


class QueenValues(HandValues):
    """What cards count where the queen of spades counts for itself."""

    black_queen: int = Field(40, ge=0, le=60)

    def of(self, card: Card) -> int:
        return self.black_queen if card is QUEEN else super().of(card)


class QueenTileValues(TileHandValues):
    black_queen: int = Field(40, ge=0, le=60)

    def of(self, card: Card) -> int:
        return self.black_queen if card is QUEEN else super().of(card)


class QueenRummy(DrawDiscardRules):
    hand_values: QueenValues = QueenValues()


class QueenTiles(TileRules):
    hand_values: QueenTileValues = QueenTileValues()


class QueenGin(GinRules):
    black_queen: int = Field(40, ge=0, le=60)

    @property
    def hand_values(self) -> HandValues:
        return QueenValues(**DEADWOOD.model_dump(), black_queen=self.black_queen)


RUMMIES: Final = ("disney_basic", "nsv_basic", "rummy_500", "nsv_robber")
BLACK_QUEENS: Final[dict[str, tuple[RuleSet, str]]] = {
    **{key: (QueenRummy(**VARIANTS[key].rules.model_dump()), "hand_values.black_queen") for key in RUMMIES},
    "my_rummy": (QueenTiles(**VARIANTS["my_rummy"].rules.model_dump()), "hand_values.black_queen"),
    "gin_rummy": (QueenGin(), "black_queen"),
}


@pytest.mark.parametrize("key", BLACK_QUEENS)
@pytest.mark.parametrize("points", [0, 13, 40])
def test_a_switch_added_to_what_cards_count_is_read_by_all(key: str, points: int) -> None:
    rules, switch = BLACK_QUEENS[key]
    house, rng = rules.with_switches({switch: points}), random.Random(points)
    for _ in range(4):
        readers_agree(house, rng, QUEEN)


def test_a_queen_that_counts_forty_lies_in_a_meld_like_any_other() -> None:
    hand = cards("QS QH QD 9C 10H")
    assert hand_value(QueenRummy(), hand) == 40 + 10 + 10 + 19
    assert deadwood(QueenRummy(), hand) == best_melds(QueenRummy(), hand).deadwood == 19


def test_of_two_runs_the_one_with_the_dear_queen_is_laid() -> None:
    found = best_melds(QueenRummy(), cards("10S JS QS 10H JH QH JK KD")).melds
    assert QUEEN in found[0].cards + found[-1].cards
    assert deadwood(QueenRummy(), cards("JH QH JS QS JK")) == 20
    assert deadwood(DrawDiscardRules(), cards("JH QH JS QS JK")) == 20


@pytest.mark.parametrize("seed", range(8))
def test_least_is_left_of_a_hand_with_a_dear_queen(seed: int) -> None:
    rules = QueenRummy()
    rng = random.Random(seed)
    near = [card for card in deck(2, 2) if card.is_joker or (card.rank >= 10 and card.suit < 3)]
    hand = with_cards(rng.sample(near, 7), (QUEEN,))
    kept = [
        [card for bits in division for card in part_of(hand, bits)] for division in divisions(groups(rules, hand), 255)
    ]
    assert deadwood(rules, hand) == min(hand_value(rules, hand) - hand_value(rules, melded) for melded in kept)


def test_the_players_throw_a_queen_that_counts_forty() -> None:
    table = at_table(QueenRummy(), hands=["2D 5C 9H KC QS", "3D"], opened=(0, 1))
    assert choose("easy", table.view(0), 0) == Discard(0, table.round.last_turn, QUEEN)
    gin = gin_table(QueenGin(), hands=["2D 4C 6H 8C 10D KC KD KH JS QS 5S", "3D"])
    for strength in ("steady",):
        assert choose(strength, gin.view(0), 0) == Discard(0, gin.round.last_turn, QUEEN)

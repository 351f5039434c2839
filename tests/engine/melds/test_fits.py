"""Which single cards fit a meld, and which free one of its jokers: the same as trying each card."""

import pytest

from engine.booklets import CZECH_RUMMY, NSV_BASIC
from engine.cards import FACES, JOKER, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.laying_off import fitting_cards, freeing_cards, lay_off, swap_joker
from engine.melds.meld import Meld
from tests.engine.builders import BASIC, house, meld
from tests.engine.meld_builders import outcome

WRAPPING = house(BASIC, "run.wrap=on", "run.max=14")
MELDS = {
    "basic": (
        BASIC,
        "9H 10H JH", "AH 2H 3H", "QH KH AH", "2H 3H 4H", "JH QH KH", "9H JK JH", "JK 10H JH", "9H 10H JK",
        "KS KH KD", "KS KH KD KC", "KS KH JK", "KS KH JK=KD", "KS JK JK KD", "AS AH AD",
        "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH",
    ),
    "announced": (NSV_BASIC, "KS KS KH", "KS KH JK=KD", "KS KH JK=KS", "9H JK JH", "KS KH KD KC KS"),
    "wrapping": (WRAPPING, "KH AH 2H", "QH KH AH", "AH 2H 3H", "2H 3H 4H"),
    "ace low": (house(BASIC, "run.ace=low"), "JH QH KH", "2H 3H 4H", "AH 2H 3H"),
    "ace high": (house(BASIC, "run.ace=high"), "2H 3H 4H", "JH QH KH", "QH KH AH"),
    "one joker": (house(BASIC, "joker.max_per_meld=one"), "9H JK JH", "KS KH JK=KD", "9H 10H JH"),
    "short runs": (house(BASIC, "run.max=4"), "9H 10H JH", "9H 10H JH QH"),
}  # fmt: skip
CASES = [(rules, words) for rules, *melds in MELDS.values() for words in melds]


def by_trying(rules: DrawDiscardRules, lying: Meld) -> frozenset[Card]:
    """Every face that can be laid off; for a joker, standing for any face."""
    tries = [*((card, None) for card in FACES), *((JOKER, face) for face in FACES[:52])]
    return frozenset(card for card, face in tries if isinstance(outcome(lay_off, rules, lying, card, face), Meld))


@pytest.mark.parametrize(("rules", "words"), CASES)
def test_the_cards_that_fit_can_be_laid_off_and_those_that_free_a_joker_swapped(rules: DrawDiscardRules, words: str):
    lying = meld(rules, words)
    assert fitting_cards(rules, lying) == by_trying(rules, lying)
    freeing = (card for card in FACES if isinstance(outcome(swap_joker, rules, lying, card), Meld))
    assert freeing_cards(rules, lying) == frozenset(freeing)


def test_nothing_fits_a_closing_flush() -> None:
    rules = CZECH_RUMMY
    for words in ("AS AS 3S 3S 5S 5S 7S 7S 9S 9S JS JS", "JK AS 3S 3S 5S 5S 7S 7S 9S 9S JS JK"):
        assert fitting_cards(rules, meld(rules, words)) == frozenset()
        assert freeing_cards(rules, meld(rules, words)) == frozenset()

"""Cards and melds as players type them."""

from __future__ import annotations

import pytest

from bot.ui.hand.typed import parse_cards, parse_melds
from engine.cards import JOKER, PLAYING_CARDS
from engine.melds.meld import NewMeld
from engine.rules.refusals import IllegalMove, Reject
from tests.engine.builders import card, cards


def test_cards_are_typed_with_blanks_commas_small_letters_and_suit_signs() -> None:
    assert parse_cards(PLAYING_CARDS, "7h, 10♠ td joker") == cards("7H 10S 10D JK")


def test_melds_are_set_apart_by_a_bar() -> None:
    assert parse_melds(PLAYING_CARDS, "7H 8H 9H | KS KH KD") == (
        NewMeld(cards("7H 8H 9H")),
        NewMeld(cards("KS KH KD")),
    )


def test_a_joker_is_named_by_an_equals_sign() -> None:
    assert parse_melds(PLAYING_CARDS, "7H 8H JK=6H") == (NewMeld((card("7H"), card("8H"), JOKER), cards("7H 8H 6H")),)


def test_a_text_that_names_no_card_is_refused_with_the_piece_at_fault() -> None:
    with pytest.raises(IllegalMove) as refused:
        parse_cards(PLAYING_CARDS, "7H 11X")
    assert (refused.value.code, refused.value.facts) == (Reject.UNKNOWN_CARD, {"text": "11X"})

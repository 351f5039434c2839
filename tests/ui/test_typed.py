"""Cards and melds as players type them."""

from dataclasses import replace

import pytest

from bot.commands.suggestions import Typing
from bot.hosting.refusals import HostReject
from bot.ui.hand.questions import Speaker
from bot.ui.hand.typed import parse_card, parse_cards, parse_melds
from bot.wording import Wording, locales
from engine.cards import JOKER, PLAYING_CARDS, TILES_002, TILES_004, Notation
from engine.games.draw_discard.view import DrawDiscardOptions
from engine.melds.meld import NewMeld
from engine.rules.refusals import Reject
from tests.engine.builders import card, cards
from tests.engine.builders import refused as illegal
from tests.hosting.hosted import refuses
from tests.render.samples import board_view
from tests.ui.looks import a_record

GERMAN = replace(
    PLAYING_CARDS, also=(("B", "J"), ("D", "Q"), ("P", "S"), ("K", "D"), ("KA", "D"), ("KR", "C"), ("C", "H"))
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bh", "JH"),
        ("dd", "QD"),
        ("d♥", "QH"),
        ("10p", "10S"),
        ("7ka 7kr", "7D 7C"),
        ("kk", "KD"),
        ("jk", "JK"),
        ("bka", "JD"),
        ("qs jc", "QS JC"),
    ],
)
def test_letters_of_a_language_are_read_where_english_has_no_card(typed: str, meant: str) -> None:
    assert parse_cards(GERMAN, typed) == cards(meant)


def test_a_joker_stands_for_a_card_in_letters_of_a_language() -> None:
    assert parse_melds(GERMAN, "BH DH JK=KH") == (NewMeld((card("JH"), card("QH"), JOKER), cards("JH QH KH")),)


def test_tiles_have_the_letters_of_a_language_before_their_number() -> None:
    dutch = replace(TILES_004, also=(("BR", "N"), ("Z", "W")))
    assert parse_cards(dutch, "br7 z13 b7") == TILES_004.parse_many("N7 W13 B7")


def test_a_letter_of_a_language_without_its_suit_is_asked_back_in_english() -> None:
    with illegal(Reject.UNKNOWN_CARD, choices=("QS", "QH", "QD", "QC")):
        parse_card(GERMAN, "d")


@pytest.mark.parametrize("suit", ["♥", "♠", "p", "s"])
def test_a_suit_alone_is_not_taken_for_a_queen(suit: str) -> None:
    with illegal(Reject.UNKNOWN_CARD, choices=()):
        parse_card(GERMAN, suit)


def test_cards_are_suggested_by_the_letters_of_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Wording, "letters", lambda *_: GERMAN.also)
    typing = Typing(a_record(), board_view(), DrawDiscardOptions(), Speaker(Wording.of("en"), a_record()))
    hand, typed = cards("QH 8D JC"), ("d", "dh", "b", "8", "x")
    suggested = {word: [one.value for one in typing.card_choices(hand, word)] for word in typed}
    assert suggested == {"d": ["QH"], "dh": ["QH"], "b": ["JC"], "8": ["8D"], "x": []}


@pytest.mark.parametrize("notation", [PLAYING_CARDS, TILES_002, TILES_004])
def test_the_letters_of_each_language_stand_for_english_ones(notation: Notation) -> None:
    english = {*notation.letters} if notation.tiles else {*notation.letters, *"TJQKA"}
    for locale in locales():
        assert {letter for _, letter in Wording.of(locale).letters(notation)} <= english


def test_a_text_that_names_no_card_is_refused_with_the_piece_at_fault() -> None:
    with illegal(Reject.UNKNOWN_CARD, text="11X", choices=()):
        parse_cards(PLAYING_CARDS, "7H 11X")
    with illegal(Reject.UNKNOWN_CARD):
        parse_card(PLAYING_CARDS, " , ")


@pytest.mark.parametrize(
    ("notation", "typed", "meant"),
    [
        (PLAYING_CARDS, "8", ("8S", "8H", "8D", "8C")),
        (PLAYING_CARDS, "h8", ("8H",)),
        (PLAYING_CARDS, "q", ("QS", "QH", "QD", "QC")),
        (PLAYING_CARDS, "11X", ()),
        (PLAYING_CARDS, "queen", ()),
        (TILES_004, "7", ("N7", "R7", "B7", "W7")),
        (TILES_004, "7r", ("R7",)),
    ],
)
def test_of_a_word_that_names_no_card_what_may_be_meant_is_said(
    notation: Notation, typed: str, meant: tuple[str, ...]
) -> None:
    with illegal(Reject.UNKNOWN_CARD, choices=meant):
        parse_card(notation, typed)


def test_where_one_card_is_wanted_several_are_named_back() -> None:
    with refuses(HostReject.ONE_CARD, cards=cards("8H 8D"), count=2):
        parse_card(PLAYING_CARDS, "8H 8D")

"""Cards: interned faces, their text forms, decks, hands as multisets."""

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from engine.cards import (
    FACES,
    JOKER,
    NATURALS,
    PLAYING_CARDS,
    TILES_002,
    TILES_004,
    Card,
    CardTextError,
    Notation,
    card_at,
    deck,
    holds,
    natural,
    with_cards,
    without,
)

NOTATIONS = (PLAYING_CARDS, TILES_002, TILES_004)
faces = st.sampled_from(FACES)
hands = st.lists(faces, max_size=12)


def test_there_are_52_naturals_and_a_joker_which_comes_last() -> None:
    assert len(set(FACES)) == 53
    assert {(card.suit, card.rank) for card in NATURALS} == {(suit, rank) for suit in range(4) for rank in range(1, 14)}
    assert (JOKER.suit, JOKER.rank, JOKER.is_joker) == (-1, 0, True)
    assert PLAYING_CARDS.texts(sorted(PLAYING_CARDS.parse_many("JK 2H AS KD 10S 2C"))) == "AS 10S 2H KD 2C JK"


@given(faces)
def test_equal_faces_are_the_same_object(card: Card) -> None:
    assert card_at(card.index) is card
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own bytes
    if not card.is_joker:
        assert natural(card.suit, card.rank) is card


def test_a_card_is_neither_made_nor_changed() -> None:
    with pytest.raises(TypeError, match="interned"):
        Card(7)
    with pytest.raises(AttributeError):
        FACES[7].rank = 2
    with pytest.raises(AttributeError):
        del FACES[7].rank


@pytest.mark.parametrize("notation", NOTATIONS, ids=lambda notation: notation.name)
@given(card=faces)
def test_text_and_back(notation: Notation, card: Card) -> None:
    assert notation.parse(notation.text(card)) is card
    assert notation.parse(f" {notation.text(card).lower()} ") is card


@pytest.mark.parametrize(
    ("words", "canonical"),
    [("7h", "7H"), ("10s Ts T♠", "10S"), ("q♦", "QD"), ("A♣️", "AC"), ("jk Joker * 🃏", "JK")],
)
def test_a_card_is_read_however_it_is_typed(words: str, canonical: str) -> None:
    assert {PLAYING_CARDS.text(PLAYING_CARDS.parse(word)) for word in words.split()} == {canonical}


@pytest.mark.parametrize("word", ["", " ", "7", "H", "1H", "11H", "0H", "7X", "HH", "H7", "7HH", "JKJK", "-7H", "7 H"])
def test_what_names_no_card_is_refused_as_typed(word: str) -> None:
    with pytest.raises(CardTextError) as caught:
        PLAYING_CARDS.parse(word)
    assert caught.value.text == word


@pytest.mark.parametrize("word", ["", "R", "R0", "R14", "7R", "R 7", "X7", "R７", "RA", "R" + "9" * 5_000])
def test_what_names_no_tile_is_refused(word: str) -> None:
    with pytest.raises(CardTextError):
        TILES_004.parse(word)


def parsed(notation: Notation, word: str) -> Card | str:
    """The card, or the piece that the refusal names."""
    try:
        return notation.parse(word)
    except CardTextError as refusal:
        return refusal.text


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_refused_as_typed(word: str) -> None:
    for notation in NOTATIONS:
        found = parsed(notation, word)
        assert found in FACES if isinstance(found, Card) else found == word


def test_several_cards_are_separated_by_blanks_or_commas() -> None:
    assert PLAYING_CARDS.texts(PLAYING_CARDS.parse_many(" 7H, 8H,9H  JK ")) == "7H 8H 9H JK"
    assert PLAYING_CARDS.parse_many("") == ()
    with pytest.raises(CardTextError) as caught:
        PLAYING_CARDS.parse_many("7H 8X 9Y")
    assert caught.value.text == "8X"


def test_a_suit_may_be_left_out_where_only_values_count() -> None:
    found = PLAYING_CARDS.parse_ranks("A K q 8 T 7H JK")
    assert [card.rank for card in found] == [1, 13, 12, 8, 10, 7, 0]
    with pytest.raises(CardTextError):
        PLAYING_CARDS.parse_ranks("A B")


def test_cards_travel_through_json_as_their_text() -> None:
    adapter = TypeAdapter(tuple[Card, ...])
    assert adapter.dump_json((natural(1, 7), JOKER)) == b'["7H","JK"]'
    assert adapter.validate_json(b'["7H","JK"]') == (natural(1, 7), JOKER)
    for bad in (b'["7X"]', b"[7]", b"[null]"):
        with pytest.raises(ValidationError):
            adapter.validate_json(bad)


@pytest.mark.parametrize(("packs", "jokers"), [(1, 0), (2, 2), (2, 4), (2, 6)])
def test_a_deck_has_every_natural_once_per_pack_and_the_jokers(packs: int, jokers: int) -> None:
    counted = Counter(deck(packs, jokers))
    assert counted[JOKER] == jokers
    assert [counted[card] for card in NATURALS] == [packs] * 52


def test_a_deck_is_sorted() -> None:
    """docs/FAIRNESS.md: the pieces of a deal are the sorted deck, equal cards side by side, then the jokers."""
    assert list(deck(2, 6)) == sorted(deck(2, 6))


@given(hands, hands)
def test_a_hand_holds_cards_counting_copies(hand: list[Card], wanted: list[Card]) -> None:
    assert holds(hand, wanted) is not bool(Counter(wanted) - Counter(hand))


@given(hands, hands)
def test_cards_come_and_go(hand: list[Card], more: list[Card]) -> None:
    fuller = with_cards(hand, more)
    assert list(fuller) == sorted([*hand, *more])
    assert Counter(without(fuller, more)) == Counter(hand)


def test_a_copy_that_is_missing_cannot_go() -> None:
    seven = natural(1, 7)
    assert without((seven, seven), (seven,)) == (seven,)
    with pytest.raises(ValueError, match="not in list"):
        without((seven,), (seven, seven))

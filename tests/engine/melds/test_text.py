"""Melds and tables as text."""

import pytest

from engine.cards import JOKER, PLAYING_CARDS, TILES_004, CardTextError
from engine.melds.meld import NewMeld
from engine.melds.reading import parse_melds

tiles = TILES_004.parse_many


def test_melds_are_set_apart_by_bars():
    assert parse_melds(TILES_004, "R4 R5 R6 | B1, R1 W1") == (NewMeld(tiles("R4 R5 R6")), NewMeld(tiles("B1 R1 W1")))


def test_what_a_joker_stands_for_is_said_with_a_sign_of_equality():
    assert parse_melds(TILES_004, "R4 JK=R5 R6") == (NewMeld(tiles("R4 JK R6"), tiles("R4 R5 R6")),)
    assert parse_melds(TILES_004, "JK R5 JK=R6") == (NewMeld((JOKER, *tiles("R5 JK")), (None, *tiles("R5 R6"))),)


@pytest.mark.parametrize("text", ["", "  ", "|", " | | "])
def test_no_pieces_are_no_melds(text):
    assert parse_melds(TILES_004, text) == ()


@pytest.mark.parametrize(
    ("text", "named"), [("7H 8X", "8X"), ("7H | JK=", "JK="), ("=7H", "=7H"), ("7H =", "="), ("7H JK=1H", "1H")]
)
def test_the_first_unknown_piece_is_named(text, named):
    with pytest.raises(CardTextError) as error:
        parse_melds(PLAYING_CARDS, text)
    assert error.value.text == named

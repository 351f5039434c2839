"""What the sharp player knows of many rounds: what it throws, and when it knocks or waits."""

from __future__ import annotations

from engine.computers import choose
from engine.games.gin.players.parting import numbers
from engine.games.gin.players.sharp import by_experience, loose_cards
from engine.games.moves import Discard
from engine.melds.search import split_of
from tests.engine.builders import card
from tests.engine.gin_builders import gin_table

OTHER = "QH QC 8D 6D 2D 10C 4H 3D 7S JS"


def knocks(hand: str, strength: str) -> bool:
    """Whether a player knocks early in a round, without a search."""
    table = gin_table(hands=[hand, OTHER], stock=" ".join(["5C"] * 24))
    move = choose(strength, table.view(0), 1, playouts=0)
    assert isinstance(move, Discard)
    return move.call


def test_with_one_loose_card_and_much_that_would_make_gin_it_waits() -> None:
    assert not knocks("3S 4S 5S 6S 9H 9D 9C 10H JH 2D KD", "sharp")
    assert knocks("3S 4S 5S 9H 9D 9C 2C 2D AC AH KD", "sharp")


def test_a_card_that_completes_what_the_other_seat_has_taken_is_told_from_another() -> None:
    view = gin_table(hands=["2S 3S 4S 8H 9H 9D KH KS QD 5C 6C", OTHER]).view(0)
    split = split_of(view.rules, view.hand)
    told = dict(zip(split.left, numbers(view, split, split.left), strict=True))
    assert told[card("KH")] != told[card("QD")]
    assert by_experience(view, split, loose_cards(view, split))[0] in split.left

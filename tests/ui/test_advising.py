"""What the computer would do, and the cards that are chosen for it."""

from __future__ import annotations

from bot.ui.hand.meld_actions import first_chosen
from engine.games.moves import Discard, DrawStock, JokerSwap, Lay
from engine.melds.meld import NewMeld
from tests.engine.builders import card, cards

MELD = (NewMeld(cards("8H 9H JK")),)


def test_the_cards_of_the_move_are_chosen() -> None:
    assert first_chosen(Discard(0, 1, card("KD"))) == cards("KD")
    assert first_chosen(Lay(0, 1, MELD)) == cards("8H 9H JK")
    assert first_chosen(DrawStock(0, 1)) == ()


def test_a_joker_is_freed_before_anything_is_laid_with_it() -> None:
    assert first_chosen(Lay(0, 1, MELD, swaps=(JokerSwap(1, card("6S")),))) == cards("6S")

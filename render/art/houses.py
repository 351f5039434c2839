"""What the four houses wear. Red suits are the heroes of the day, black suits the villains of the night.

Hearts carry the sun, diamonds the star, spades the moon and the raven, clubs the thorn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.cards import ACE, CLUBS, JACK, KING, QUEEN, Card
from render.art.figures import Sheets
from render.kit.colour_sheets import HOUSES, colour_sheet, house_sheets
from render.kit.theme import Colour

Wear = Mapping[str, Colour]
"""The colour of each class: `robe`, `trim`, `skin`."""

JOKER_FIGURE: Final = "cards/joker"

_RANKS: Final = {ACE: "ace", JACK: "jack", QUEEN: "queen", KING: "king"}
_HOARY: Final = (CLUBS, KING)


def card_figure(card: Card) -> str:
    """The figure on a card: `cards/7-of-hearts`, `cards/king-of-clubs`, `cards/joker`."""
    if card.is_joker:
        return JOKER_FIGURE
    return f"cards/{_RANKS.get(card.rank, str(card.rank))}-of-{HOUSES[card.suit]}"


def card_sheets(card: Card, *, four_colour: bool) -> Sheets:
    """The style sheets that colour a card; with four colours, some houses wear others."""
    if card.is_joker:
        return ()
    sheets = house_sheets(card.suit, four_colour=four_colour)
    return (*sheets, "king-of-clubs") if (card.suit, card.rank) == _HOARY else sheets


def card_colours(card: Card, *, four_colour: bool) -> Wear:
    """The colour of each class on a card, those that all cards share left out."""
    return colour_sheet(*card_sheets(card, four_colour=four_colour))


def has_two_looks(suit: int) -> bool:
    """Whether a suit looks different where every suit has a colour of its own."""
    return house_sheets(suit, four_colour=True) != house_sheets(suit, four_colour=False)

"""Small cards that are all index, for melds on the table and open hands, in pixels of 64 by 96 under a joker's cap."""

from __future__ import annotations

from typing import Final

from PIL import Image

from engine.cards import Card
from render.art.joker import paint_joker_cap
from render.art.signs import SUIT_SIGNS
from render.kit import theme
from render.kit.paths import Pen, rounded
from render.pieces.faces import paint_rank

CARD_TOP: Final = 26
MINI_WIDTH: Final = 64
MINI_CARD_HEIGHT: Final = 96
MINI_HEIGHT: Final = CARD_TOP + MINI_CARD_HEIGHT
MINI_CORNER: Final = 8
RANK_HEIGHT: Final = 42
SIGN_SIZE: Final = 34


def paint_mini(image: Image.Image, scale: float, card: Card, stands_for: Card | None, *, four_colour: bool) -> None:
    """A small card on an oversampled transparent image; a joker wears its cap and shows the face it stands for."""
    pen = Pen(image, scale, y=CARD_TOP)
    pen.fill(rounded(0, 0, MINI_WIDTH, MINI_CARD_HEIGHT, MINI_CORNER), theme.PAPER_LINE)
    paper = theme.JOKER_PAPER if card.is_joker else theme.PAPER
    pen.fill(rounded(1.5, 1.5, MINI_WIDTH - 1.5, MINI_CARD_HEIGHT - 1.5, MINI_CORNER - 1), paper)
    shown = stands_for if card.is_joker else card
    if shown is None:
        paint_joker_cap(pen.at(10, 24), MINI_WIDTH - 20)
        return
    ink = theme.inks(four_colour=four_colour)[shown.suit]
    paint_rank(image, scale, shown, (6, CARD_TOP + 8), RANK_HEIGHT, ink)
    pen.at(9, 56, size=SIGN_SIZE / 100).fill(SUIT_SIGNS[shown.suit], ink)
    if card.is_joker:
        paint_joker_cap(Pen(image, scale).at(MINI_WIDTH - 34, 1), 30)

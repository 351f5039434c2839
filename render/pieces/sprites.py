"""Cards as ready images: each face is painted once at each width, oversampled and reduced, and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render.kit import theme
from render.kit.paths import OVERSAMPLING, Pen, rounded
from render.pieces.faces import CARD_HEIGHT, CARD_WIDTH, CORNER, paint_back, paint_face
from render.pieces.minis import MINI_HEIGHT, MINI_WIDTH, paint_mini

# twice is enough for a face, and its few edge shades keep a hand small
FACE_OVERSAMPLING: Final = 2
HAND_WIDTH: Final = 200
PILE_WIDTH: Final = 168


def card_height(width: int) -> int:
    """The height of a full card of a width, in pixels."""
    return round(width * CARD_HEIGHT / CARD_WIDTH)


@lru_cache(maxsize=256)
def face_sprite(card: Card, width: int, *, four_colour: bool) -> Image.Image:
    """The face of a card, square at its corners: paste it through `card_mask`. Shared: not to be changed."""
    image = _blank(width)
    scale = image.width / CARD_WIDTH
    paint_face(image, scale, card, four_colour=four_colour)
    edge = rounded(1, 1, CARD_WIDTH - 1, CARD_HEIGHT - 1, CORNER - 1)
    Pen(image, scale).stroke(edge, theme.PAPER_LINE, 2, closed=True)
    return image.reduce(FACE_OVERSAMPLING)


@lru_cache(maxsize=8)
def back_sprite(width: int) -> Image.Image:
    """The back of a card, square at its corners. Shared."""
    image = _blank(width)
    paint_back(Pen(image, image.width / CARD_WIDTH))
    return image.reduce(FACE_OVERSAMPLING)


def _blank(width: int) -> Image.Image:
    size = (width * FACE_OVERSAMPLING, card_height(width) * FACE_OVERSAMPLING)
    return Image.new("RGB", size, theme.PAPER)


@lru_cache(maxsize=8)
def card_mask(width: int) -> Image.Image:
    """The outline of a full card of a width. Shared."""
    large = Image.new("L", _large(width, card_height(width)), 0)
    radius = round(CORNER * width / CARD_WIDTH)
    Pen(large, OVERSAMPLING).fill(rounded(0, 0, width, card_height(width), radius), 255)
    return large.reduce(OVERSAMPLING)


@lru_cache(maxsize=1024)
def mini_sprite(card: Card, stands_for: Card | None, *, four_colour: bool, width: int = MINI_WIDTH) -> Image.Image:
    """A small card of a width that is all index, with its transparency: 3 high to 2 wide, a joker's cap above.

    A joker shows the face it stands for, where it has one. Shared.
    """
    scale = width / MINI_WIDTH
    image = Image.new("RGBA", _large(width, round(MINI_HEIGHT * scale)), (*theme.PAPER, 0))
    paint_mini(image, OVERSAMPLING * scale, card, stands_for, four_colour=four_colour)
    return image.reduce(OVERSAMPLING)


def _large(width: int, height: int) -> tuple[int, int]:
    return width * OVERSAMPLING, height * OVERSAMPLING

"""Cards as ready images: each face is rasterised once at each width, and kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render.art.figures import figure_image
from render.kit.canvas import Canvas
from render.pieces.faces import CARD_HEIGHT, CARD_WIDTH, face_image
from render.pieces.minis import MINI_WIDTH, mini_image

HAND_WIDTH: Final = 200
PILE_WIDTH: Final = 168


def card_height(width: int) -> int:
    """The height of a full card of a width, in pixels."""
    return round(width * CARD_HEIGHT / CARD_WIDTH)


@lru_cache(maxsize=256)
def face_sprite(card: Card, width: int, *, four_colour: bool) -> Image.Image:
    """The face of a card, square at its corners: paste it through `card_mask`. Shared: not to be changed."""
    return face_image(card, width, card_height(width), four_colour=four_colour)


@lru_cache(maxsize=8)
def back_sprite(width: int) -> Image.Image:
    """The back of a card, square at its corners. Shared."""
    return figure_image("cards/back", width, card_height(width)).convert("RGB")


@lru_cache(maxsize=8)
def card_mask(width: int) -> Image.Image:
    """The outline of a full card of a width. Shared."""
    return figure_image("cards/outline", width, card_height(width)).getchannel("A")


def draw_card(canvas: Canvas, face: Image.Image, x: int, y: int) -> None:
    """Put a full card on a picture, with its shadow."""
    width, height = face.size
    canvas.shadow((x, y, x + width, y + height), round(width * 0.08))
    canvas.sprite(face, x, y, card_mask(width))


@lru_cache(maxsize=1024)
def mini_sprite(card: Card, stands_for: Card | None, *, four_colour: bool, width: int = MINI_WIDTH) -> Image.Image:
    """A small card of a width that is all index, with its transparency: 3 high to 2 wide.

    A joker shows the face it stands for, where it has one. Shared.
    """
    return mini_image(card, stands_for, width, four_colour=four_colour)

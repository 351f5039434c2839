"""Little cards and tiles for Discord's application emojis: still read at 22 pixels, on light and on dark."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card, Notation
from render.art.joker import paint_joker_cap
from render.art.signs import SUIT_SIGNS
from render.kit import theme
from render.kit.paths import OVERSAMPLING, Pen, rounded
from render.pieces.faces import paint_rank
from render.pieces.tiles import paint_number, tile_colours

EMOJI_SIZE: Final = 128
EMOJI_LIMIT: Final = 256 * 1024


@lru_cache(maxsize=128)
def card_emoji(card: Card, four_colour: bool = True) -> bytes:
    """A card as a PNG of 128 by 128 pixels with transparent corners: rank above left, suit below right."""
    image = _blank()
    pen = Pen(image, OVERSAMPLING)
    paper = _paint_ground(pen, card)
    if not card.is_joker:
        ink = theme.inks(four_colour=four_colour)[card.suit]
        paint_rank(image, OVERSAMPLING, card, (10, 13), 60, ink)
        sign = pen.at(62, 60, size=0.56)
        sign.stroke(SUIT_SIGNS[card.suit], paper, 16, closed=True)
        sign.fill(SUIT_SIGNS[card.suit], ink)
    return _png(image)


@lru_cache(maxsize=128)
def tile_emoji(card: Card, notation: Notation) -> bytes:
    """A tile as a PNG of 128 by 128 pixels with transparent corners: the number above its colour's symbol.

    Raises ValueError for a notation that is not one of tiles.
    """
    colours = tile_colours(notation)
    image = _blank()
    pen = Pen(image, OVERSAMPLING)
    _paint_ground(pen, card)
    if not card.is_joker:
        colour = colours[card.suit]
        pen.fill(rounded(10, 10, 118, 118, 15), colour.face)
        paint_number(image, OVERSAMPLING, card.rank, (16, 14), (96, 56), colour.ink)
        pen.at(43, 73, size=0.42).fill(colour.symbol, colour.ink)
    return _png(image)


def _blank() -> Image.Image:
    return Image.new("RGBA", (EMOJI_SIZE * OVERSAMPLING, EMOJI_SIZE * OVERSAMPLING), (*theme.PAPER, 0))


def _paint_ground(pen: Pen, card: Card) -> theme.Colour:
    """The paper or ivory, with the jester's cap of a joker; returns its colour."""
    paper = theme.JOKER_PAPER if card.is_joker else theme.PAPER
    pen.fill(rounded(2, 2, 126, 126, 22), theme.PAPER_LINE)
    pen.fill(rounded(6, 6, 122, 122, 18), paper)
    if card.is_joker:
        paint_joker_cap(pen.at(18, 16), 92)
    return paper


def _png(image: Image.Image) -> bytes:
    stream = io.BytesIO()
    image.reduce(OVERSAMPLING).save(stream, "PNG", optimize=True)
    return stream.getvalue()

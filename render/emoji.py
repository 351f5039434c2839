"""Little cards for Discord's application emojis: still read at 22 pixels, on light and on dark."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render import theme
from render.faces import paint_rank
from render.joker import paint_joker_cap
from render.paths import Pen, rounded
from render.signs import OVERSAMPLING, SUIT_SIGNS

EMOJI_SIZE: Final = 128
EMOJI_LIMIT: Final = 256 * 1024


@lru_cache(maxsize=128)
def card_emoji(card: Card, four_colour: bool = True) -> bytes:
    """A card as a PNG of 128 by 128 pixels with transparent corners: rank above left, suit below right."""
    image = Image.new("RGBA", (EMOJI_SIZE * OVERSAMPLING, EMOJI_SIZE * OVERSAMPLING), (*theme.PAPER, 0))
    pen = Pen(image, OVERSAMPLING)
    paper = theme.JOKER_PAPER if card.is_joker else theme.PAPER
    pen.fill(rounded(2, 2, 126, 126, 22), theme.PAPER_LINE)
    pen.fill(rounded(6, 6, 122, 122, 18), paper)
    if card.is_joker:
        paint_joker_cap(pen.at(18, 16), 92)
    else:
        ink = theme.inks(four_colour=four_colour)[card.suit]
        paint_rank(image, OVERSAMPLING, card, (10, 13), 60, ink)
        sign = pen.at(62, 60, size=0.56)
        sign.stroke(SUIT_SIGNS[card.suit], paper, 16, closed=True)
        sign.fill(SUIT_SIGNS[card.suit], ink)
    stream = io.BytesIO()
    image.reduce(OVERSAMPLING).save(stream, "PNG", optimize=True)
    return stream.getvalue()

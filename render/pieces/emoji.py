"""Little cards and tiles for Discord's application emojis: still read at 22 pixels, on light and on dark."""

import io
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card, Notation
from render.art.figures import card_sheets, drawn, figure_image, placed
from render.art.signs import SUIT_SIGNS
from render.kit import theme
from render.pieces.faces import Face, paint_text, rank_room, rank_text
from render.pieces.tiles import tile_colours

EMOJI_SIZE: Final = 128

_CARD: Final = "emojis/card"
_JOKER: Final = "emojis/joker"
_TILE: Final = "emojis/tile"
_SIZE: Final = (EMOJI_SIZE, EMOJI_SIZE)


@lru_cache(maxsize=128)
def card_emoji(card: Card, *, four_colour: bool = False) -> bytes:
    """A card as a PNG of 128 by 128 pixels with transparent corners: rank above left, suit below right."""
    if card.is_joker:
        return _png(figure_image(_JOKER, *_SIZE))
    image = figure_image(_CARD, *_SIZE).copy()
    ink = theme.ink(card.suit, four_colour=four_colour)
    paint_text(image, 1, rank_text(card), (10, 13), rank_room(60), ink)
    sign = SUIT_SIGNS[card.suit]
    shown = placed(sign, 62, 60, size=0.56)
    outlined = f'<g class="paper outlined" stroke-width="16">{shown}</g>'
    markup = f'{outlined}<g class="suit">{shown}</g>'
    image.alpha_composite(drawn(markup, (sign,), _SIZE, _SIZE, card_sheets(card, four_colour=four_colour)))
    return _png(image)


@lru_cache(maxsize=128)
def tile_emoji(card: Card, notation: Notation) -> bytes:
    """A tile as a PNG of 128 by 128 pixels with transparent corners: the number above its colour's symbol."""
    if card.is_joker:
        return _png(figure_image(_JOKER, *_SIZE))
    colour = tile_colours(notation)[card.suit]
    markup = placed(_TILE) + f'<g class="number">{placed(colour.symbol, 43, 73, size=0.42)}</g>'
    shown = _TILE, colour.symbol
    face = Face(_SIZE, markup, shown, colour.sheets, str(card.rank), (16, 14), (96, 56), "number")
    return _png(face.image(EMOJI_SIZE))


def _png(image: Image.Image) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "PNG")
    return stream.getvalue()

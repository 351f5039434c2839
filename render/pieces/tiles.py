"""Tiles: a body of ivory with a face in the tile's colour, its number and its symbol, painted in units of 120 by 172.

Each colour has a symbol of its own, so nothing is lost to those who do not tell the colours apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import TILES_002, TILES_004, Card, Notation
from render.art.joker import paint_joker_cap
from render.art.signs import ACORN, DROP, FLOWER, LEAF, MOON, PEAKS, SPARK, SUN
from render.kit import theme
from render.kit.paths import OVERSAMPLING, Pen, Shape, rounded, star
from render.kit.text import Weight, glyphs
from render.kit.theme import Colour

TILE_WIDTH: Final = 120
TILE_HEIGHT: Final = 172
EDGE: Final = 12
CORNER: Final = 16
NUMBER_TOP: Final = 15
NUMBER_HEIGHT: Final = 78
NUMBER_WIDTH: Final = 98
SYMBOL_TOP: Final = 101
SYMBOL_SIZE: Final = 50

RACK_WIDTH: Final = 120
FULL_RACK_WIDTH: Final = 84
TABLE_WIDTH: Final = 60

_INSET: Final = 6
_FACE: Final = rounded(_INSET, _INSET, TILE_WIDTH - _INSET, TILE_HEIGHT - EDGE - _INSET, CORNER - 5)
_FRINGE: Final = 13
_INNER_FACE: Final = rounded(_FRINGE, _FRINGE, TILE_WIDTH - _FRINGE, TILE_HEIGHT - EDGE - _FRINGE, CORNER - 10)
_CAP_SIZE: Final = 50


@dataclass(frozen=True, slots=True)
class TileColour:
    """One of the four colours of a set of tiles: the face, what is written on it, and the symbol."""

    face: Colour
    ink: Colour
    symbol: Shape


_SCHEMES: Final[dict[str, tuple[TileColour, ...]]] = {
    TILES_002.name: (
        TileColour(theme.TILE_PURPLE, theme.CREAM, FLOWER),
        TileColour(theme.TILE_BLACK, theme.CREAM, MOON),
        TileColour(theme.TILE_GREEN, theme.CREAM, LEAF),
        TileColour(theme.TILE_GREY, theme.CREAM, PEAKS),
    ),
    TILES_004.name: (
        TileColour(theme.TILE_BROWN, theme.CREAM, ACORN),
        TileColour(theme.TILE_RED, theme.CREAM, SUN),
        TileColour(theme.TILE_BLUE, theme.CREAM, DROP),
        TileColour(theme.TILE_WHITE, theme.TILE_BLACK, SPARK),
    ),
}


def tile_colours(notation: Notation) -> tuple[TileColour, ...]:
    """The four colours of a set of tiles, by suit number. Raises ValueError for a notation that is not one of tiles."""
    if notation.name not in _SCHEMES:
        raise ValueError(f"{notation.name!r} is no notation of tiles")
    return _SCHEMES[notation.name]


def tile_height(width: int) -> int:
    """The height of a tile of a width, in pixels, its lower edge included."""
    return round(width * TILE_HEIGHT / TILE_WIDTH)


@lru_cache(maxsize=512)
def tile_sprite(card: Card, stands_for: Card | None, width: int, notation: Notation) -> Image.Image:
    """A tile with its transparency. A joker shows the tile it stands for, where it stands for one. Shared."""
    size = (width * OVERSAMPLING, tile_height(width) * OVERSAMPLING)
    image = Image.new("RGBA", size, (*theme.PAPER, 0))
    paint_tile(image, size[0] / TILE_WIDTH, card, stands_for, notation)
    return image.reduce(OVERSAMPLING)


@lru_cache(maxsize=8)
def tile_back_sprite(width: int) -> Image.Image:
    """A tile face down, with its transparency. Shared."""
    size = (width * OVERSAMPLING, tile_height(width) * OVERSAMPLING)
    image = Image.new("RGBA", size, (*theme.PAPER, 0))
    pen = Pen(image, size[0] / TILE_WIDTH)
    _paint_body(pen, theme.PAPER)
    pen.fill(_FACE, theme.NIGHT)
    middle = pen.at(TILE_WIDTH / 2, (TILE_HEIGHT - EDGE) / 2)
    middle.fill(star(16, 40, 27), theme.GOLD)
    middle.fill(star(16, 24, 18), theme.NIGHT)
    return image.reduce(OVERSAMPLING)


def paint_tile(image: Image.Image, scale: float, card: Card, stands_for: Card | None, notation: Notation) -> None:
    """A tile on an oversampled transparent image whose pixels are `scale` to the unit.

    Raises ValueError for a notation that is not one of tiles.
    """
    colours = tile_colours(notation)
    pen = Pen(image, scale)
    shown = stands_for if card.is_joker else card
    if shown is None:
        _paint_joker(pen)
        return
    colour = colours[shown.suit]
    _paint_body(pen, theme.JOKER_PAPER if card.is_joker else theme.PAPER)
    face = _INNER_FACE if card.is_joker else _FACE
    pen.fill(face, colour.face)
    pen.stroke(face, theme.mix(colour.face, theme.TILE_BLACK, 0.2), 1.5, closed=True)
    left = (TILE_WIDTH - NUMBER_WIDTH) / 2
    paint_number(image, scale, shown.rank, (left, NUMBER_TOP), (NUMBER_WIDTH, NUMBER_HEIGHT), colour.ink)
    if card.is_joker:
        pen.fill(rounded(58, 98, TILE_WIDTH - 2, TILE_HEIGHT - EDGE - 2, CORNER), theme.JOKER_PAPER)
        paint_joker_cap(pen.at(64, 105), _CAP_SIZE)
        pen.at(16, SYMBOL_TOP, size=0.42).fill(colour.symbol, colour.ink)
    else:
        pen.at((TILE_WIDTH - SYMBOL_SIZE) / 2, SYMBOL_TOP, size=SYMBOL_SIZE / 100).fill(colour.symbol, colour.ink)


def _paint_body(pen: Pen, colour: Colour) -> None:
    """The block itself: its top, and the edge that shows below it."""
    pen.fill(rounded(0, 0, TILE_WIDTH, TILE_HEIGHT, CORNER), theme.PAPER_LINE)
    pen.fill(rounded(1, 1, TILE_WIDTH - 1, TILE_HEIGHT - EDGE, CORNER - 1), colour)


def paint_number(
    image: Image.Image,
    scale: float,
    number: int,
    corner: tuple[float, float],
    room: tuple[float, float],
    colour: Colour,
) -> None:
    """A number as high as its room and centred in it; wide ones are narrowed to it. Lengths in units."""
    height = round(room[1] * scale)
    mask = glyphs(str(number), Weight.BOLD, round(height / 0.66))
    width = min(mask.width, round(room[0] * scale))
    mask = mask.resize((width, height), Image.Resampling.LANCZOS)
    image.paste(colour, (round((corner[0] + room[0] / 2) * scale - width / 2), round(corner[1] * scale)), mask)


def _paint_joker(pen: Pen) -> None:
    _paint_body(pen, theme.PAPER)
    pen.fill(_FACE, theme.JOKER_PAPER)
    paint_joker_cap(pen.at(19, 22), TILE_WIDTH - 38)
    pen.at(TILE_WIDTH / 2, 130).fill(star(5, 22, 9), theme.VIOLET)

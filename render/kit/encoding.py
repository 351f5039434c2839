"""From a canvas to PNG bytes: one fixed palette for all pictures, so that encoding is quick, small and repeatable."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image

from engine.cards import CLUBS, DIAMONDS, HEARTS, KING, QUEEN, SPADES
from render.art.houses import Wear, court_colours
from render.kit import theme
from render.kit.theme import Colour, mix

PALETTE_SIZE: Final = 256
PACKING = 9
"""How hard the bytes of a picture are packed, from 1 to 9; its pixels are the same with any."""
_PALETTE_LOCK = Lock()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes and its size in pixels."""

    png: bytes
    width: int
    height: int


def encode(image: Image.Image, limit: int | None = None) -> Picture:
    """The picture as a PNG of the fixed palette. Equal images give equal bytes.

    A picture of more than `limit` bytes is encoded again without the shades between colours, which makes it about a
    tenth smaller and its edges a little harder.
    """
    png = _png(image, _palette_image(smooth=True))
    if limit is not None and len(png) > limit:
        png = _png(image, _palette_image(smooth=False))
    return Picture(png, image.width, image.height)


def _png(image: Image.Image, palette_image: Image.Image) -> bytes:
    # Pillow keeps a cache of nearest colours in the palette's image, which threads must not fill at once
    with _PALETTE_LOCK:
        indexed = image.quantize(palette=palette_image, dither=Image.Dither.NONE)
    stream = io.BytesIO()
    indexed.save(stream, "PNG", compress_level=PACKING)
    return stream.getvalue()


def palette(*, smooth: bool = True) -> tuple[Colour, ...]:
    """The colours that pictures use: those of the theme, and with `smooth` the shades where two of them meet."""
    colours: dict[Colour, None] = {}
    for first, second, steps in (*_TABLE, *_CARDS, *_TILES, *_figures()):
        for step in range(steps + 1) if smooth else (0, steps):
            colours.setdefault(mix(first, second, step / steps))
    return tuple(colours)


@lru_cache(maxsize=2)
def _palette_image(*, smooth: bool) -> Image.Image:
    colours = palette(smooth=smooth)
    flat = [channel for colour in colours for channel in colour]
    image = Image.new("P", (1, 1))
    image.putpalette(flat + flat[:3] * (PALETTE_SIZE - len(colours)))
    return image


_Meeting = tuple[Colour, Colour, int]

_BLACK: Final[Colour] = (0, 0, 0)
_TABLE: Final[tuple[_Meeting, ...]] = (
    (theme.FELT, theme.FELT_DEEP, 2),
    (theme.FELT, _BLACK, 4),
    (theme.ROOM, theme.PLATE, 1),
    (theme.PLATE_LINE, theme.PLATE, 2),
    (theme.CREAM, theme.PLATE, 4),
    (theme.MUTED, theme.PLATE, 3),
    (theme.CREAM, theme.FELT, 4),
    (theme.MUTED, theme.FELT, 3),
    (theme.ACCENT, theme.FELT, 3),
    (theme.ACCENT, theme.PLATE, 3),
    (theme.ACCENT, theme.PAPER, 3),
    (theme.ON_ACCENT, theme.ACCENT, 3),
    (theme.BRASS, theme.FELT, 3),
    (theme.GOLD, theme.PLATE, 3),
    (theme.RIGHT, theme.FELT, 2),
    (theme.WRONG, theme.FELT, 2),
    (theme.INK_SOFT, theme.PAPER, 2),
    (theme.INK, theme.PAPER_SHADE, 2),
    *((colour, theme.PAPER, 2) for colour in theme.SEAT_INKS),
    *((colour, theme.PLATE, 3) for colour in theme.SEAT_COLOURS),
    *((colour, theme.FELT, 2) for colour in theme.SEAT_COLOURS),
)
_CARDS: Final[tuple[_Meeting, ...]] = (
    (theme.PAPER, theme.FELT_DEEP, 3),
    (theme.PAPER, _BLACK, 4),
    (theme.PAPER, theme.PAPER_LINE, 2),
    (theme.PAPER_SHADE, theme.INK_SOFT, 3),
    *((ink, theme.PAPER, 3) for ink in (theme.INK, theme.RED, theme.BLUE, theme.GREEN, theme.VIOLET)),
    *((ink, _BLACK, 2) for ink in (theme.RED, theme.BLUE, theme.GREEN)),
    (theme.DAY, theme.DAY_RAY, 1),
    (theme.DAY_PALE, theme.PAPER, 1),
    (theme.NIGHT_PALE, theme.PAPER, 1),
    (theme.DAY, theme.PAPER, 5),
    (theme.DAY, theme.RED, 2),
    (theme.DAY, theme.BLUE, 2),
    (theme.GOLD, theme.GOLD_DEEP, 2),
    (theme.GOLD, theme.PAPER, 2),
    (theme.GOLD, theme.RED, 2),
    (theme.GOLD, theme.BLUE, 2),
    (theme.GOLD_DEEP, _BLACK, 2),
    (theme.NIGHT, theme.NIGHT_RAY, 1),
    (theme.NIGHT, _BLACK, 2),
    (theme.NIGHT, theme.MOON, 4),
    (theme.NIGHT, theme.BRASS, 2),
    (theme.NIGHT, theme.VIOLET, 2),
    (theme.SILVER, theme.SILVER_DEEP, 2),
    (theme.SILVER, theme.PAPER, 2),
    (theme.RAVEN, theme.RAVEN_LIT, 2),
    (theme.LEAF, _BLACK, 2),
    (theme.JOKER_PAPER, theme.INK, 2),
    (theme.JOKER_PAPER, theme.RED, 2),
)
_TILES: Final[tuple[_Meeting, ...]] = (
    *((face, theme.CREAM, 3) for face in (theme.TILE_PURPLE, theme.TILE_GREY, theme.TILE_BROWN, theme.TILE_GREEN)),
    *((face, theme.CREAM, 3) for face in (theme.TILE_BLACK, theme.TILE_RED, theme.TILE_BLUE)),
    (theme.TILE_WHITE, theme.TILE_BLACK, 4),
    (theme.JOKER_PAPER, theme.TILE_PURPLE, 2),
    (theme.WOOD, theme.WOOD_DEEP, 1),
    (theme.WOOD, theme.PAPER, 2),
    (theme.WOOD_DEEP, theme.PAPER, 2),
    (theme.WOOD_DEEP, _BLACK, 2),
)


def _figures() -> Iterator[_Meeting]:
    for suit in (SPADES, HEARTS, DIAMONDS, CLUBS):
        for four_colour in (False, True):
            house = court_colours(suit, QUEEN, four_colour=four_colour)
            yield house["robe"], house["robe-dark"], 1
            yield house["robe"], house["trim"], 2
            yield house["robe-dark"], house["back"], 2
        yield from _head(house)
    yield from _head(court_colours(CLUBS, KING, four_colour=False))


def _head(house: Wear) -> Iterator[_Meeting]:
    yield house["skin"], house["skin-dark"], 1
    yield house["hair"], house["hair-dark"], 1
    yield house["skin-dark"], house["hair-dark"], 3
    yield house["glow"], house["lips"], 1
    yield house["features"], house["nose"], 1

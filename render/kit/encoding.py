"""From a canvas to PNG bytes: one fixed palette for all pictures, of which each file holds what it needs."""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from threading import Lock
from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

from render.kit import theme
from render.kit.colour_sheets import HOUSES, colour_sheet, house_sheets
from render.kit.theme import Colour, mix

PALETTE_SIZE: Final = 256
# within 4 % as small as the level above it, in two thirds of its time
_LEVEL: Final = 5
_PALETTE_LOCK = Lock()
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BIT_DEPTH: Final = 8
_INDEXED: Final = 3


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes and its size in pixels."""

    png: bytes
    width: int
    height: int


def encode(indexed: Image.Image) -> Picture:
    """An image of the fixed palette as a PNG, the same bytes each time; unfiltered, as flat colours pack best."""
    header = struct.pack(">IIBBBBB", indexed.width, indexed.height, _BIT_DEPTH, _INDEXED, 0, 0, 0)
    used = [index for index, pixels in enumerate(indexed.histogram()) if pixels]
    # each row begins with the number of its filter, 0 for none
    rows = Image.new("L", (indexed.width + 1, indexed.height), 0)
    rows.paste(indexed.point(_places(tuple(used)), "L"), (1, 0))
    parts = (
        (b"IHDR", header),
        (b"PLTE", b"".join([bytes(palette()[index]) for index in used])),
        (b"IDAT", zlib_ng.compress(rows.tobytes(), _LEVEL)),
        (b"IEND", b""),
    )
    # a length, the kind, the data, and a check over the last two
    png = _SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
        for kind, data in parts
    )
    return Picture(png, indexed.width, indexed.height)


def indexed(image: Image.Image) -> Image.Image:
    """The image in the colours of the fixed palette, each pixel in the nearest one."""
    # Pillow keeps a cache of nearest colours in the palette's image, which threads must not fill at once
    with _PALETTE_LOCK:
        return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


@lru_cache(maxsize=64)
def _places(used: tuple[int, ...]) -> list[int]:
    """Where each colour of the fixed palette stands in a palette of those that are used alone."""
    places = {index: place for place, index in enumerate(used)}
    return [places.get(index, 0) for index in range(PALETTE_SIZE)]


@lru_cache(maxsize=1)
def palette() -> tuple[Colour, ...]:
    """The colours that pictures use: those of the theme, and the shades where two of them meet."""
    colours: dict[Colour, None] = {}
    for first, second, steps in (*_TABLE, *_CARDS, *_TILES, *_figures()):
        for step in range(steps + 1):
            colours.setdefault(mix(first, second, step / steps))
    return tuple(colours)


@lru_cache(maxsize=1)
def palette_image() -> Image.Image:
    """An image that carries the palette, for Pillow to look colours up in. Shared: one thread at a time may use it."""
    colours = palette()
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
    *((theme.ACCENT, other, 3) for other in (theme.FELT, theme.PLATE, theme.PAPER)),
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
    *((theme.PAPER, other, 2) for other in (theme.FELT_DEEP, _BLACK, theme.PAPER_LINE)),
    (theme.PAPER_SHADE, theme.INK_SOFT, 3),
    *((ink, theme.PAPER, 2) for ink in (theme.INK, theme.RED, theme.BLUE, theme.GREEN, theme.VIOLET)),
    *((ink, _BLACK, 2) for ink in (theme.RED, theme.BLUE, theme.GREEN)),
    (theme.DAY, theme.DAY_RAY, 1),
    (theme.DAY_PALE, theme.PAPER, 1),
    (theme.NIGHT_PALE, theme.PAPER, 1),
    *((theme.DAY, other, 2) for other in (theme.PAPER, theme.RED, theme.BLUE)),
    *((theme.GOLD, other, 2) for other in (theme.GOLD_DEEP, theme.PAPER, theme.RED, theme.BLUE)),
    (theme.GOLD_DEEP, _BLACK, 2),
    (theme.NIGHT, theme.NIGHT_RAY, 1),
    *((theme.NIGHT, other, 2) for other in (_BLACK, theme.MOON, theme.BRASS, theme.VIOLET)),
    (theme.SILVER, theme.SILVER_DEEP, 2),
    (theme.SILVER, theme.PAPER, 2),
    (theme.RAVEN, theme.RAVEN_LIT, 2),
    (theme.LEAF, _BLACK, 2),
    (theme.JOKER_PAPER, theme.INK, 2),
    (theme.JOKER_PAPER, theme.RED, 2),
)
_FACES: Final = {
    name: colour_sheet(f"tiles/{name}")["face"]
    for name in ("purple", "grey", "brown", "green", "black", "red", "blue", "white")
}
_TILES: Final[tuple[_Meeting, ...]] = (
    *((face, theme.CREAM, 3) for name, face in _FACES.items() if name != "white"),
    (_FACES["white"], _FACES["black"], 4),
    (theme.JOKER_PAPER, _FACES["purple"], 2),
    (theme.WOOD, theme.WOOD_DEEP, 1),
    (theme.WOOD, theme.PAPER, 2),
    (theme.WOOD_DEEP, theme.PAPER, 2),
    (theme.WOOD_DEEP, _BLACK, 2),
)


def _figures() -> Iterator[_Meeting]:
    for suit in range(len(HOUSES)):
        for four_colour in (False, True):
            house = colour_sheet(*house_sheets(suit, four_colour=four_colour))
            yield house["robe"], house["robe-dark"], 1
            yield house["robe"], house["trim"], 2
            yield house["robe-dark"], house["back"], 2
        yield from _head(house)
    yield from _head(colour_sheet(*house_sheets(HOUSES.index("clubs"), four_colour=False), "king-of-clubs"))


def _head(house: Mapping[str, Colour]) -> Iterator[_Meeting]:
    yield house["skin"], house["skin-dark"], 1
    yield house["hair"], house["hair-dark"], 1
    yield house["skin-dark"], house["hair-dark"], 3
    yield house["glow"], house["lips"], 1
    yield house["features"], house["nose"], 1

"""Tiles: a body of ivory with a face in the tile's colour, its number and its symbol, drawn in units of 120 by 172.

Each colour has a symbol of its own, so nothing is lost to those who do not tell the colours apart.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import TILES_002, TILES_004, Card, Notation
from render.art.figures import Sheets, placed
from render.art.signs import ACORN, DROP, FLOWER, LEAF, MOON, PEAKS, SPARK, SUN, Sign
from render.pieces.faces import Face

TILE_WIDTH: Final = 120
TILE_HEIGHT: Final = 172
NUMBER_TOP: Final = 15
NUMBER_HEIGHT: Final = 78
NUMBER_WIDTH: Final = 98
SYMBOL_TOP: Final = 101
SYMBOL_SIZE: Final = 50

_TILE: Final = "tiles/tile"
_STANDING_IN: Final = "tiles/standing-in"
_JOKER: Final = "tiles/joker"
_SYMBOL_BESIDE_THE_CAP: Final = (16, SYMBOL_TOP, 42)


@dataclass(frozen=True, slots=True)
class TileColour:
    """One of the four colours of a set of tiles: its style sheet's name, and the symbol that tells it by shape."""

    name: str
    symbol: Sign

    @property
    def sheets(self) -> Sheets:
        return (f"tiles/{self.name}",)


_SCHEMES: Final[dict[str, tuple[TileColour, ...]]] = {
    TILES_002.name: (
        TileColour("purple", FLOWER),
        TileColour("black", MOON),
        TileColour("green", LEAF),
        TileColour("grey", PEAKS),
    ),
    TILES_004.name: (
        TileColour("brown", ACORN),
        TileColour("red", SUN),
        TileColour("blue", DROP),
        TileColour("white", SPARK),
    ),
}


def tile_colours(notation: Notation) -> tuple[TileColour, ...]:
    """The four colours of a set of tiles, by suit number."""
    return _SCHEMES[notation.name]


def tile_height(width: int) -> int:
    """The height of a tile of a width, in pixels, its lower edge included."""
    return round(width * TILE_HEIGHT / TILE_WIDTH)


def tile_face(card: Card, stands_for: Card | None, notation: Notation) -> Face:
    """A tile. A joker shows the tile it stands for, where it stands for one."""
    shown, size = stands_for if card.is_joker else card, (TILE_WIDTH, TILE_HEIGHT)
    if shown is None:
        return Face(size, placed(_JOKER), (_JOKER,))
    colour = tile_colours(notation)[shown.suit]
    ground = _STANDING_IN if card.is_joker else _TILE
    centred = (TILE_WIDTH - SYMBOL_SIZE) / 2, SYMBOL_TOP, SYMBOL_SIZE
    x, y, wide = _SYMBOL_BESIDE_THE_CAP if card.is_joker else centred
    markup = placed(ground) + f'<g class="number">{placed(colour.symbol, x, y, size=wide / 100)}</g>'
    room = ((TILE_WIDTH - NUMBER_WIDTH) / 2, NUMBER_TOP), (NUMBER_WIDTH, NUMBER_HEIGHT)
    return Face(size, markup, (ground, colour.symbol), colour.sheets, str(shown.rank), *room, "number")


@lru_cache(maxsize=512)
def tile_sprite(card: Card, stands_for: Card | None, width: int, notation: Notation) -> Image.Image:
    """A tile of a width, with its transparency. Shared."""
    return tile_face(card, stands_for, notation).image(width)

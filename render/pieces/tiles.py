"""Tiles: a body of ivory with a face in the tile's colour, its number and its symbol, drawn in units of 120 by 172.

Each colour has a symbol of its own, so nothing is lost to those who do not tell the colours apart.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.cards import TILES_002, TILES_004, Card, Notation
from render.art.figures import Sheets, drawn, figure_image, placed
from render.art.signs import ACORN, DROP, FLOWER, LEAF, MOON, PEAKS, SPARK, SUN, Sign
from render.kit.colour_sheets import colour_sheet
from render.kit.theme import Colour
from render.pieces.faces import paint_text

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
_BACK: Final = "tiles/back"
_SYMBOL_BESIDE_THE_CAP: Final = (16, SYMBOL_TOP, 42)


@dataclass(frozen=True, slots=True)
class TileColour:
    """One of the four colours of a set of tiles: its style sheet's name, and the symbol that tells it by shape."""

    name: str
    symbol: Sign

    @property
    def sheets(self) -> Sheets:
        return (f"tiles/{self.name}",)

    @property
    def ink(self) -> Colour:
        return colour_sheet(*self.sheets)["number"]


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
    """The four colours of a set of tiles, by suit number. Raises ValueError for a notation that is not one of tiles."""
    if notation.name not in _SCHEMES:
        raise ValueError(f"{notation.name!r} is no notation of tiles")
    return _SCHEMES[notation.name]


def tile_height(width: int) -> int:
    """The height of a tile of a width, in pixels, its lower edge included."""
    return round(width * TILE_HEIGHT / TILE_WIDTH)


def tile_markup(card: Card, shown: Card | None, notation: Notation) -> tuple[str, tuple[str, ...]]:
    """The markup of a tile that shows a face, all but its number, and the figures in it; None for a mere joker.

    Raises ValueError for a notation that is not one of tiles.
    """
    if shown is None:
        return placed(_JOKER), (_JOKER,)
    symbol = tile_colours(notation)[shown.suit].symbol
    ground = _STANDING_IN if card.is_joker else _TILE
    centred = (TILE_WIDTH - SYMBOL_SIZE) / 2, SYMBOL_TOP, SYMBOL_SIZE
    x, y, size = _SYMBOL_BESIDE_THE_CAP if card.is_joker else centred
    return placed(ground) + f'<g class="number">{placed(symbol, x, y, size=size / 100)}</g>', (ground, symbol)


@lru_cache(maxsize=512)
def tile_sprite(card: Card, stands_for: Card | None, width: int, notation: Notation) -> Image.Image:
    """A tile with its transparency. A joker shows the tile it stands for, where it stands for one. Shared.

    Raises ValueError for a notation that is not one of tiles.
    """
    colours = tile_colours(notation)
    height = tile_height(width)
    shown = stands_for if card.is_joker else card
    if shown is None:
        return figure_image(_JOKER, width, height)
    colour = colours[shown.suit]
    markup, figures = tile_markup(card, shown, notation)
    image = drawn(markup, figures, (TILE_WIDTH, TILE_HEIGHT), (width, height), colour.sheets)
    room = ((TILE_WIDTH - NUMBER_WIDTH) / 2, NUMBER_TOP), (NUMBER_WIDTH, NUMBER_HEIGHT)
    paint_text(image, width / TILE_WIDTH, str(shown.rank), *room, colour.ink)
    return image


@lru_cache(maxsize=8)
def tile_back_sprite(width: int) -> Image.Image:
    """A tile face down, with its transparency. Shared."""
    return figure_image(_BACK, width, tile_height(width))

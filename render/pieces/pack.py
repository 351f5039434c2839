"""What pieces look like: cards in two or four colours, or a booklet's tiles; each face is rasterised once a width."""

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from engine.cards import PLAYING_CARDS, Card, Notation
from render.art.figures import figure_image
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.theme import Colour
from render.pieces.faces import CARD_HEIGHT, CARD_WIDTH, card_face
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_WIDTH, mini_sprite
from render.pieces.tiles import tile_height, tile_sprite

_SOFT: Final = 2
_STRENGTH: Final = 130
_TIGHT: Final = 50 / 64
"""How much of a card's width must show for its index to be seen."""


def card_height(width: int) -> int:
    """The height of a full card of a width, in pixels."""
    return round(width * CARD_HEIGHT / CARD_WIDTH)


@lru_cache(maxsize=256)
def face_sprite(card: Card, width: int, *, four_colour: bool) -> Image.Image:
    """The face of a card, square at its corners: paste it through `card_mask`. Shared: not to be changed."""
    return card_face(card, four_colour=four_colour).image(width).convert("RGB")


@lru_cache(maxsize=8)
def back_sprite(width: int) -> Image.Image:
    """The back of a card, square at its corners. Shared."""
    return figure_image("cards/back", width, card_height(width)).convert("RGB")


@lru_cache(maxsize=8)
def card_mask(width: int) -> Image.Image:
    """The outline of a full card of a width. Shared."""
    return figure_image("cards/outline", width, card_height(width)).getchannel("A")


@lru_cache(maxsize=8)
def _shadow(width: int) -> Image.Image:
    """The soft shadow of a full card of a width, as far around it as it is soft. Shared."""
    box = 2 * _SOFT, 2 * _SOFT, width + 2 * _SOFT - 1, card_height(width) + 2 * _SOFT - 1
    shadow = Image.new("L", (width + 4 * _SOFT, card_height(width) + 4 * _SOFT), 0)
    ImageDraw.Draw(shadow).rounded_rectangle(box, round(width * 0.08), fill=_STRENGTH)
    return shadow.filter(ImageFilter.GaussianBlur(_SOFT))


def draw_card(canvas: Canvas, face: Image.Image, x: int, y: int) -> None:
    """Put a full card on a picture, with its shadow, which falls a little downwards."""
    shadow = _shadow(face.width)
    canvas.image.paste(theme.SHADOW, (x - 2 * _SOFT, y - 2 * _SOFT + 3), shadow)
    canvas.sprite(face, x, y, card_mask(face.width))


@dataclass(frozen=True, slots=True)
class Pack:
    """Which pieces are drawn, as the notation says. `four_colour` gives each suit of cards its own colour."""

    notation: Notation = PLAYING_CARDS
    four_colour: bool = False

    @property
    def tiles(self) -> bool:
        return self.notation.tiles


CARDS: Final = Pack()


@dataclass(frozen=True)
class SmallPieces:
    """The pieces of a pack at a width. All lengths are pixels."""

    pack: Pack
    width: int

    @cached_property
    def height(self) -> int:
        return tile_height(self.width) if self.pack.tiles else round(self.width * MINI_CARD_HEIGHT / MINI_WIDTH)

    @cached_property
    def tightest(self) -> int:
        """The least from one piece to the next: tiles stand side by side, cards overlap as far as an index allows."""
        return self.width + 1 if self.pack.tiles else math.ceil(self.width * _TIGHT)

    @cached_property
    def widest(self) -> int:
        return self.width + (1 if self.pack.tiles else 3)

    def span(self, pieces: int) -> int:
        """The least width of so many pieces in a row."""
        return self.width + self.tightest * max(0, pieces - 1)

    def step(self, pieces: int, room: int) -> int:
        """From one piece to the next where so many share a room: not farther than `widest`, closer where they must."""
        return max(1, min(self.widest, (room - self.width) // max(1, pieces - 1)))

    def a_row(self, room: int) -> int:
        """How many pieces a room holds side by side."""
        return max(1, (room - self.width) // self.tightest + 1)

    def sprite(self, card: Card, stands_for: Card | None = None) -> Image.Image:
        """A piece; a joker shows what it stands for, where it stands for something. Shared."""
        if self.pack.tiles:
            return tile_sprite(card, stands_for, self.width, self.pack.notation)
        return mini_sprite(card, stands_for, four_colour=self.pack.four_colour, width=self.width)


@lru_cache(maxsize=512)
def on_ground(small: SmallPieces, ground: Colour, card: Card, stands_for: Card | None) -> Image.Image:
    """A piece on an even ground that nothing else lies on: without transparency, so quicker to paste. Shared."""
    sprite = small.sprite(card, stands_for)
    image = Image.new("RGB", sprite.size, ground)
    image.paste(sprite, mask=sprite)
    return image

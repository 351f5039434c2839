"""Small pieces of one size, as they lie in melds, in rows and in open hands: cards that are all index, or tiles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from PIL import Image

from engine.cards import Card
from render.kit.theme import Colour
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_WIDTH, RANK_HEIGHT
from render.pieces.pack import Pack
from render.pieces.sprites import mini_sprite
from render.pieces.tiles import NUMBER_HEIGHT, TILE_WIDTH, tile_height, tile_sprite

_TIGHT: Final = 50 / 64
"""How much of a card's width must show for its index to be seen."""


@dataclass(frozen=True)
class SmallPieces:
    """The pieces of a pack at a width. All lengths are pixels."""

    pack: Pack
    width: int

    @cached_property
    def height(self) -> int:
        """Of a piece."""
        return tile_height(self.width) if self.pack.tiles else round(self.width * MINI_CARD_HEIGHT / MINI_WIDTH)

    @cached_property
    def index(self) -> float:
        """The height of the number or the rank."""
        return self.width * (NUMBER_HEIGHT / TILE_WIDTH if self.pack.tiles else RANK_HEIGHT / MINI_WIDTH)

    @cached_property
    def tightest(self) -> int:
        """The least from one piece to the next: tiles stand side by side, cards overlap as far as an index allows."""
        return self.width + 1 if self.pack.tiles else math.ceil(self.width * _TIGHT)

    @cached_property
    def widest(self) -> int:
        """The most from one piece to the next."""
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

    def lying_on(self, ground: Colour, card: Card, stands_for: Card | None = None) -> Image.Image:
        """The same on an even ground that nothing else lies on: without transparency, so quicker to paste. Shared."""
        return _on_ground(self, ground, card, stands_for)


@lru_cache(maxsize=512)
def _on_ground(small: SmallPieces, ground: Colour, card: Card, stands_for: Card | None) -> Image.Image:
    sprite = small.sprite(card, stands_for)
    image = Image.new("RGB", sprite.size, ground)
    image.paste(sprite, mask=sprite)
    return image

"""What pieces look like: the cards of a pack in two or four colours, or the tiles of a booklet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PIL import Image

from engine.cards import PLAYING_CARDS, Card, Notation
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_WIDTH
from render.pieces.sprites import mini_sprite
from render.pieces.tiles import TABLE_WIDTH, tile_height, tile_sprite


@dataclass(frozen=True, slots=True)
class Pack:
    """Which pieces are drawn: the notation says whether cards or tiles and of which colours.

    `four_colour` gives each suit of cards its own colour. The rest is about small pieces, as they lie in melds, in
    pixels: their size, and how far apart they lie side by side.
    """

    notation: Notation = PLAYING_CARDS
    four_colour: bool = False

    @property
    def tiles(self) -> bool:
        """Whether the pieces are tiles."""
        return self.notation.tiles

    @property
    def width(self) -> int:
        """Of a small piece."""
        return TABLE_WIDTH if self.tiles else MINI_WIDTH

    @property
    def height(self) -> int:
        """Of a small piece."""
        return tile_height(TABLE_WIDTH) if self.tiles else MINI_CARD_HEIGHT

    @property
    def step(self) -> int:
        """From one small piece to the next; cards overlap a little."""
        return TABLE_WIDTH + 1 if self.tiles else MINI_WIDTH - 3

    def small(self, card: Card, stands_for: Card | None = None) -> Image.Image:
        """The sprite of a small piece; a joker shows what it stands for, where it stands for something. Shared."""
        if self.tiles:
            return tile_sprite(card, stands_for, TABLE_WIDTH, self.notation)
        return mini_sprite(card, stands_for, four_colour=self.four_colour)


CARDS: Final = Pack()

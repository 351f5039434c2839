"""The signs used everywhere: suits, seat emblems, and the small icons. Each is a figure in a box of 100 by 100."""

from typing import Final

from PIL import Image

from render.art.figures import figure_image


class Sign(str):
    """The name of a figure that is shown in one colour, as its outline alone."""

    __slots__ = ()

    def mask(self, size: int) -> Image.Image:
        """The sign as a mask of size by size pixels, smooth at its edges."""
        return figure_image(self, size, size).getchannel("A")


SPADE: Final = Sign("signs/spade")
HEART: Final = Sign("signs/heart")
DIAMOND: Final = Sign("signs/diamond")
CLUB: Final = Sign("signs/club")
SUIT_SIGNS: Final[tuple[Sign, ...]] = (SPADE, HEART, DIAMOND, CLUB)

CROWN: Final = Sign("signs/crown")
CHECK: Final = Sign("signs/check")
CROSS: Final = Sign("signs/cross")
PLUS: Final = Sign("signs/plus")
EQUALS: Final = Sign("signs/equals")
FORWARD: Final = Sign("signs/forward")
ARROW: Final = Sign("signs/arrow")
SPARK: Final = Sign("signs/spark")
CHEVRON_DOWN: Final = Sign("signs/chevron-down")
CHEVRON_UP: Final = Sign("signs/chevron-up")
KNOCK: Final = Sign("signs/knock")
DEALER: Final = Sign("signs/dealer")
STAR: Final = Sign("signs/star")

SEAT_EMBLEMS: Final = tuple(
    Sign(f"signs/seat-{shape}") for shape in ("disc", "square", "diamond", "hexagon", "pentagon", "shield")
)
"""Seats are told apart by an emblem's shape as well as by its colour."""

# what stands for the colours of tiles: shapes that differ from one another, from the suits and from the seats' emblems
FLOWER: Final = Sign("signs/flower")
MOON: Final = Sign("signs/moon")
LEAF: Final = Sign("signs/leaf")
PEAKS: Final = Sign("signs/peaks")
ACORN: Final = Sign("signs/acorn")
SUN: Final = Sign("signs/sun")
DROP: Final = Sign("signs/drop")

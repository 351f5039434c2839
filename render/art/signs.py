"""The signs drawn once and used everywhere: suits, seat emblems, and the small icons. All in a box of 100 by 100."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.paths import OVERSAMPLING, Pen, Shape, arc, crescent, disc, moved, rounded, shape, star

SPADE: Final[Shape] = shape(
    "M50 2 C56 20 95 38 95 64 C95 77 85 86 73 86 C65 86 58 82 54 76 C55 85 59 92 67 98 "
    "L33 98 C41 92 45 85 46 76 C42 82 35 86 27 86 C15 86 5 77 5 64 C5 38 44 20 50 2 Z"
)
HEART: Final[Shape] = shape(
    "M50 97 C44 80 3 58 3 30 C3 14 15 3 29 3 C39 3 46 9 50 18 C54 9 61 3 71 3 C85 3 97 14 97 30 C97 58 56 80 50 97 Z"
)
DIAMOND: Final[Shape] = shape("M50 1 C59 19 73 37 89 50 C73 63 59 81 50 99 C41 81 27 63 11 50 C27 37 41 19 50 1 Z")
CLUB: Final[Shape] = (
    *disc(22.5, x=50, y=25),
    *disc(22.5, x=26, y=61),
    *disc(22.5, x=74, y=61),
    *shape("M42 40 L58 40 L60 60 L55 70 C56 84 60 92 68 98 L32 98 C40 92 44 84 45 70 L40 60 Z"),
)
SUIT_SIGNS: Final[tuple[Shape, ...]] = (SPADE, HEART, DIAMOND, CLUB)

CROWN: Final[Shape] = (
    *shape("M8 30 L30 52 L50 14 L70 52 L92 30 L84 78 L16 78 Z"),
    *rounded(16, 82, 84, 94, 4),
    *disc(7, x=8, y=26),
    *disc(7, x=50, y=11),
    *disc(7, x=92, y=26),
)
CHECK: Final[Shape] = shape("M10 54 L24 40 L42 58 L76 20 L90 34 L42 86 Z")
CROSS: Final[Shape] = shape("M20 8 L50 38 L80 8 L92 20 L62 50 L92 80 L80 92 L50 62 L20 92 L8 80 L38 50 L8 20 Z")
PLUS: Final[Shape] = (*rounded(38, 6, 62, 94, 8), *rounded(6, 38, 94, 62, 8))
EQUALS: Final[Shape] = (*rounded(10, 24, 90, 42, 8), *rounded(10, 58, 90, 76, 8))
FORWARD: Final[Shape] = shape("M4 10 L50 50 L4 90 Z M50 10 L96 50 L50 90 Z")
ARROW: Final[Shape] = shape("M4 36 L50 36 L50 10 L98 50 L50 90 L50 64 L4 64 Z")
SPARK: Final[Shape] = shape("M50 0 C54 34 66 46 100 50 C66 54 54 66 50 100 C46 66 34 54 0 50 C34 46 46 34 50 0 Z")
CHEVRON_DOWN: Final[Shape] = shape("M6 28 L50 62 L94 28 L94 46 L50 82 L6 46 Z")
CHEVRON_UP: Final[Shape] = shape("M6 72 L50 38 L94 72 L94 54 L50 18 L6 54 Z")
SHEET: Final[Shape] = (
    *rounded(16, 6, 84, 24, 6),
    *rounded(16, 38, 84, 52, 6),
    *rounded(16, 64, 84, 78, 6),
    *rounded(16, 88, 56, 100, 6),
)
POINTER: Final[Shape] = shape("M14 8 L92 50 L14 92 Z")
# a knocking hand: three beats over a fist
KNOCK: Final[Shape] = (
    *rounded(24, 44, 84, 92, 16),
    *rounded(24, 36, 37, 66, 6),
    *rounded(40, 32, 53, 62, 6),
    *rounded(56, 34, 69, 62, 6),
    *rounded(72, 40, 84, 66, 6),
    *shape("M8 26 L15 19 L25 31 L18 37 Z"),
    *shape("M41 3 L50 3 L50 20 L41 20 Z"),
    *shape("M76 22 L86 10 L93 16 L83 28 Z"),
)
# the dealer's pack: two cards, one askew
DEALER: Final[Shape] = (
    *shape("M10 30 L46 14 L54 30 L40 36 L40 80 L34 83 Z"),
    *rounded(46, 26, 90, 92, 7),
)

# seats are told apart by an emblem's shape as well as by its colour
SEAT_EMBLEMS: Final[tuple[Shape, ...]] = (
    disc(46, x=50, y=50),
    rounded(9, 9, 91, 91, 16),
    shape("M50 0 L100 50 L50 100 L0 50 Z"),
    shape("M27 6 L73 6 L98 50 L73 94 L27 94 L2 50 Z"),
    shape("M50 2 L98 38 L80 96 L20 96 L2 38 Z"),
    ((*arc(48, 180, 360, x=50, y=50), (98, 70), (50, 98), (2, 70)),),
)
_PETALS = tuple((50 + 32 * x, 53 + 32 * y) for x, y in star(5, 1, 1)[0][::2])
STAR: Final[Shape] = moved(star(5, 52, 22), 50, 53)

# what stands for the colours of tiles: shapes that differ from one another, from the suits and from the seats' emblems
FLOWER: Final[Shape] = tuple(petal for x, y in _PETALS for petal in disc(20, x=x, y=y))
MOON: Final[Shape] = moved(crescent(48, 42, 25), 62, 50)
LEAF: Final[Shape] = shape("M96 4 C60 0 8 10 6 58 C6 70 10 78 16 84 L4 96 L14 102 L28 92 C72 100 100 62 96 4 Z")
PEAKS: Final[Shape] = shape("M0 92 L36 14 L56 52 L68 34 L100 92 Z")
ACORN: Final[Shape] = (
    *shape("M45 0 L57 0 L57 13 C80 13 96 26 98 46 L2 46 C4 26 20 13 45 13 Z"),
    *shape("M9 54 L91 54 C91 78 72 92 50 102 C28 92 9 78 9 54 Z"),
)
SUN: Final[Shape] = moved(star(8, 54, 32), 50, 50)
DROP: Final[Shape] = shape("M50 -2 C58 20 90 44 90 66 C90 87 72 101 50 101 C28 101 10 87 10 66 C10 44 42 20 50 -2 Z")


@lru_cache(maxsize=512)
def sign_mask(drawn: Shape, size: int) -> Image.Image:
    """A sign as a mask of size by size pixels, smooth at its edges. Not to be changed: it is shared."""
    large = Image.new("L", (size * OVERSAMPLING, size * OVERSAMPLING), 0)
    Pen(large, size * OVERSAMPLING / 100).fill(drawn, 255)
    return large.reduce(OVERSAMPLING)

"""The one look of every picture: colours, contrast, and the sizes all pictures share. Lengths are pixels."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]

WIDTH: Final = 800
MARGIN: Final = 28
TALLEST: Final = WIDTH * 3 // 2

# written in at a phone's 300 points of width, the smallest is just over 8 of them high
SMALL: Final = 34
TEXT: Final = 36
NAME: Final = 38
LARGE: Final = 46

FELT: Final[Colour] = (30, 62, 55)
FELT_DEEP: Final[Colour] = (20, 44, 39)
ROOM: Final[Colour] = (13, 27, 25)
BRASS: Final[Colour] = (166, 141, 88)
PLATE: Final[Colour] = (14, 33, 30)
PLATE_LINE: Final[Colour] = (55, 91, 81)

CREAM: Final[Colour] = (246, 239, 222)
MUTED: Final[Colour] = (176, 195, 183)
ACCENT: Final[Colour] = (255, 190, 77)
MOVED: Final[Colour] = (128, 200, 255)
RIGHT: Final[Colour] = (134, 208, 140)
WRONG: Final[Colour] = (244, 134, 118)
ON_ACCENT: Final[Colour] = (43, 29, 5)

PAPER: Final[Colour] = (252, 247, 235)
PAPER_SHADE: Final[Colour] = (240, 231, 211)
PAPER_LINE: Final[Colour] = (205, 193, 166)
INK: Final[Colour] = (31, 33, 40)
INK_SOFT: Final[Colour] = (104, 98, 86)
RED: Final[Colour] = (193, 34, 48)
BLUE: Final[Colour] = (24, 92, 178)
GREEN: Final[Colour] = (21, 115, 66)
VIOLET: Final[Colour] = (96, 62, 148)
JOKER_PAPER: Final[Colour] = (236, 227, 247)
SHADOW: Final[Colour] = (0, 0, 0)

GOLD: Final[Colour] = (224, 166, 54)
GOLD_DEEP: Final[Colour] = (166, 108, 24)
DAY: Final[Colour] = (250, 226, 172)
DAY_PALE: Final[Colour] = (251, 238, 209)
DAY_RAY: Final[Colour] = (245, 205, 125)
NIGHT: Final[Colour] = (43, 48, 74)
NIGHT_PALE: Final[Colour] = (230, 230, 236)
NIGHT_RAY: Final[Colour] = (56, 62, 92)
SILVER: Final[Colour] = (196, 203, 216)
SILVER_DEEP: Final[Colour] = (122, 132, 156)
MOON: Final[Colour] = (232, 232, 226)
RAVEN: Final[Colour] = (28, 30, 42)
RAVEN_LIT: Final[Colour] = (80, 86, 104)
LEAF: Final[Colour] = (58, 124, 62)

TILE_PURPLE: Final[Colour] = (118, 60, 160)
TILE_BLACK: Final[Colour] = (34, 36, 44)
TILE_GREEN: Final[Colour] = (26, 118, 70)
TILE_GREY: Final[Colour] = (98, 104, 112)
TILE_BROWN: Final[Colour] = (126, 78, 40)
TILE_RED: Final[Colour] = RED
TILE_BLUE: Final[Colour] = BLUE
TILE_WHITE: Final[Colour] = (255, 255, 255)
WOOD: Final[Colour] = (140, 98, 60)
WOOD_DEEP: Final[Colour] = (98, 66, 40)

SEAT_COLOURS: Final[tuple[Colour, ...]] = (
    (126, 190, 240),
    (240, 142, 118),
    (160, 214, 124),
    (198, 166, 244),
    (244, 168, 206),
    (108, 214, 200),
)

# the same, dark enough for paper
SEAT_INKS: Final[tuple[Colour, ...]] = (
    (52, 118, 176),
    (196, 84, 60),
    (84, 146, 54),
    (124, 88, 184),
    (190, 92, 142),
    (30, 140, 128),
)

# spades, hearts, diamonds, clubs: the order of engine.cards
TWO_COLOUR_INKS: Final[tuple[Colour, ...]] = (INK, RED, RED, INK)
FOUR_COLOUR_INKS: Final[tuple[Colour, ...]] = (INK, RED, BLUE, GREEN)


def inks(*, four_colour: bool) -> tuple[Colour, ...]:
    """The ink of each suit, by suit number."""
    return FOUR_COLOUR_INKS if four_colour else TWO_COLOUR_INKS


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it, 0 (black) to 1 (white)."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """The colour `part` of the way (0..1) from one to the other."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )

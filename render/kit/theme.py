"""The one look of every picture: colours, and the sizes all pictures share. Lengths are pixels.

Colours of the drawn world are those of the deck's style sheets; the table's own are here.
"""

from typing import Final

from render.kit.colour_sheets import colour_sheet, house_sheets

Colour = tuple[int, int, int]

_DECK: Final = colour_sheet("common")

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
BRASS: Final[Colour] = _DECK["brass"]
PLATE: Final[Colour] = (14, 33, 30)
PLATE_LINE: Final[Colour] = (55, 91, 81)

CREAM: Final[Colour] = (246, 239, 222)
MUTED: Final[Colour] = (176, 195, 183)
ACCENT: Final[Colour] = (255, 190, 77)
MOVED: Final[Colour] = (128, 200, 255)
RIGHT: Final[Colour] = (134, 208, 140)
WRONG: Final[Colour] = (244, 134, 118)
ON_ACCENT: Final[Colour] = (43, 29, 5)

PAPER: Final[Colour] = _DECK["paper"]
PAPER_SHADE: Final[Colour] = _DECK["paper-shade"]
PAPER_LINE: Final[Colour] = _DECK["paper-line"]
INK: Final[Colour] = _DECK["ink"]
INK_SOFT: Final[Colour] = _DECK["ink-soft"]
RED: Final[Colour] = _DECK["red"]
BLUE: Final[Colour] = _DECK["blue"]
GREEN: Final[Colour] = _DECK["green"]
VIOLET: Final[Colour] = _DECK["violet"]
JOKER_PAPER: Final[Colour] = _DECK["joker-paper"]
SHADOW: Final[Colour] = (0, 0, 0)

GOLD: Final[Colour] = _DECK["gold"]
GOLD_DEEP: Final[Colour] = _DECK["gold-deep"]
DAY: Final[Colour] = _DECK["day"]
DAY_PALE: Final[Colour] = _DECK["day-pale"]
DAY_RAY: Final[Colour] = _DECK["day-ray"]
NIGHT: Final[Colour] = _DECK["night"]
NIGHT_PALE: Final[Colour] = _DECK["night-pale"]
NIGHT_RAY: Final[Colour] = _DECK["night-ray"]
SILVER: Final[Colour] = _DECK["silver"]
SILVER_DEEP: Final[Colour] = _DECK["silver-deep"]
MOON: Final[Colour] = _DECK["moon"]
RAVEN: Final[Colour] = _DECK["raven"]
RAVEN_LIT: Final[Colour] = _DECK["raven-lit"]
LEAF: Final[Colour] = _DECK["leaf"]

WOOD: Final[Colour] = _DECK["wood"]
WOOD_DEEP: Final[Colour] = _DECK["wood-deep"]

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


def ink(suit: int, *, four_colour: bool) -> Colour:
    """The ink of a suit."""
    return colour_sheet(*house_sheets(suit, four_colour=four_colour))["suit"]


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """The colour `part` of the way (0..1) from one to the other."""
    return (
        round(one[0] + (other[0] - one[0]) * part),
        round(one[1] + (other[1] - one[1]) * part),
        round(one[2] + (other[2] - one[2]) * part),
    )

"""The court figures: jack, queen and king of each house, painted in card units (250 by 350), head at the origin."""

from __future__ import annotations

from engine.cards import CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES
from render.art.court_colours import CourtColours
from render.art.headgear import HEADGEAR, TOKENS
from render.art.signs import SUIT_SIGNS
from render.kit import theme
from render.kit.paths import Pen, crescent, disc, shape, star

HEAD = (144.0, 146.0)

_FACE = shape("M-31 -36 L31 -36 L31 4 C31 24 15 42 0 49 C-15 42 -31 24 -31 4 Z")
_FACE_SHADE = shape("M0 -36 L31 -36 L31 4 C31 24 15 42 0 49 Z")
_SHOULDERS = shape("M-24 46 L24 46 C44 66 88 72 104 112 L112 230 L-112 230 L-104 112 C-88 72 -44 66 -24 46 Z")
_SHOULDERS_SHADE = shape("M0 46 L24 46 C44 66 88 72 104 112 L112 230 L0 230 Z")
_NECK = shape("M-15 30 L15 30 L17 66 L0 84 L-17 66 Z")
_NECK_SHADE = shape("M-15 40 L15 40 L0 62 Z")
_BEARD = shape(
    "M-33 -6 L-33 12 C-35 44 -22 54 -18 70 L-10 64 L0 82 L10 64 L18 70 C22 54 35 44 33 12 L33 -6 "
    "C28 8 20 14 0 14 C-20 14 -28 8 -33 -6 Z"
)
_BEARD_SHADE = shape("M0 14 C20 14 28 8 33 -6 L33 12 C35 44 22 54 18 70 L10 64 L0 82 Z")
_MOUSTACHE = shape("M0 13 C8 9 20 13 25 25 C16 27 6 26 0 20 C-6 26 -16 27 -25 25 C-20 13 -8 9 0 13 Z")


def paint_court(pen: Pen, rank: int, wears: CourtColours) -> None:
    """The whole panel of a court: sky, figure, headgear, token. `pen` is in card units from the card's corner."""
    paint_sky(pen.at(*HEAD), wears)
    figure = pen.at(*HEAD)
    if rank == QUEEN:
        _long_hair(figure, wears)
    if rank == JACK:
        _bob(figure, wears)
    if rank == QUEEN:
        _ruff(figure, wears)
    _robe(figure, rank, wears)
    _head(figure, rank, wears)
    HEADGEAR[wears.suit, rank](figure, wears)
    TOKENS[wears.suit, rank](figure, wears)


def paint_sky(pen: Pen, wears: CourtColours) -> None:
    """What stands behind a figure: the sun, a great star, the moon, or a wreath of thorns."""
    pen.fill("M-260 -260 L260 -260 L260 320 L-260 320 Z", wears.back)
    if wears.suit == HEARTS:
        pen.fill(disc(92), theme.DAY_RAY)
        pen.fill(disc(78), wears.glow)
    elif wears.suit == DIAMONDS:
        pen.fill(star(8, 124, 76, turn=-67.5), wears.glow)
    elif wears.suit == SPADES:
        pen.at(0, -4, turn=-32).fill(crescent(88, 78, 26), wears.glow)
    else:
        for turn in range(0, 360, 45):
            pen.at(0, 0, turn=turn).fill("M-14 -70 Q-2 -84 12 -104 Q11 -84 14 -70 Z", wears.trim_dark)
        pen.fill(disc(76), wears.glow)


def _long_hair(pen: Pen, wears: CourtColours) -> None:
    pen.fill(shape("M-42 -14 C-50 -64 50 -64 42 -14 L54 66 L30 84 L-30 84 L-54 66 Z"), wears.hair)
    pen.fill(shape("M0 -52 C34 -52 46 -40 42 -14 L54 66 L30 84 L0 84 Z"), wears.hair_dark)


def _bob(pen: Pen, wears: CourtColours) -> None:
    pen.fill(
        shape("M-38 -20 C-42 -58 42 -58 38 -20 L46 30 C40 42 30 44 24 38 L-24 38 C-30 44 -40 42 -46 30 Z"), wears.hair
    )
    pen.fill(shape("M0 -50 C30 -50 40 -40 38 -20 L46 30 C40 42 30 44 24 38 L0 38 Z"), wears.hair_dark)


def _ruff(pen: Pen, wears: CourtColours) -> None:
    """A fan of a collar behind the head, heraldic rather than historical."""
    for turn in (106, 68):
        for side in (turn, -turn):
            leaf = pen.at(0, 40, turn=side)
            leaf.fill("M-16 0 L-28 -62 L0 -82 L28 -62 L16 0 Z", wears.trim)
            leaf.fill("M0 0 L0 -82 L28 -62 L16 0 Z", wears.trim_dark)


def _robe(pen: Pen, rank: int, wears: CourtColours) -> None:
    pen.fill(_SHOULDERS, wears.robe)
    pen.fill(_SHOULDERS_SHADE, wears.robe_dark)
    pen.fill(_NECK, wears.skin_dark)
    if rank == KING:
        pen.both(shape("M0 60 L26 46 C44 64 70 70 84 88 L40 130 L0 100 Z"), theme.PAPER)
        pen.both(shape("M84 88 L40 130 L0 100 L0 108 L40 139 L90 94 Z"), wears.trim)
    elif rank == QUEEN:
        pen.both(shape("M0 92 L24 46 L46 66 L12 112 L0 112 Z"), wears.trim)
        pen.fill(shape("M0 92 L24 46 L46 66 L12 112 L0 112 Z"), wears.trim_dark)
        pen.both(shape("M0 84 L17 58 L20 64 L0 94 Z"), wears.skin)
    else:
        pen.both(shape("M0 70 L26 48 L44 64 L0 122 Z"), theme.PAPER)
        pen.fill(shape("M0 70 L26 48 L44 64 L0 122 Z"), theme.PAPER_SHADE)
        pen.both(shape("M54 70 L66 74 L22 230 L4 230 Z"), wears.trim)
    size = 0.5
    badge = pen.at(-25, 122, size=size)
    badge.at(50, 50).fill(disc(72), wears.trim)
    badge.at(50, 50).fill(disc(63), theme.PAPER)
    badge.at(9, 9, size=0.82).fill(SUIT_SIGNS[wears.suit], wears.ink)


def _head(pen: Pen, rank: int, wears: CourtColours) -> None:
    pen.fill(_FACE, wears.skin)
    pen.fill(_FACE_SHADE, wears.skin_dark)
    if rank == KING:
        pen.fill(_BEARD, wears.hair)
        pen.fill(_BEARD_SHADE, wears.hair_dark)
    _features(pen, rank, wears)


def _features(pen: Pen, rank: int, wears: CourtColours) -> None:
    ink = wears.features
    if wears.hero:
        pen.both(shape("M5 -17 C11 -22 19 -22 25 -17 L25 -13 C19 -18 11 -18 5 -14 Z"), wears.hair_dark)
        pen.both(shape("M7 -5 C11 -11 19 -11 23 -5 C19 -1 11 -1 7 -5 Z"), theme.PAPER)
        pen.at(15, -5).fill(disc(3.8), ink)
        pen.at(-15, -5).fill(disc(3.8), ink)
        pen.both(shape("M6 -6 C10 -13 20 -13 24 -6 L24 -4 C19 -10 11 -10 6 -4 Z"), ink)
    else:
        pen.both(shape("M3 -10 L27 -23 L27 -18 L5 -6 Z"), ink)
        pen.both(shape("M6 -3 L24 -10 C23 -2 14 2 6 -3 Z"), theme.PAPER)
        pen.at(15, -4).fill(disc(3.2), ink)
        pen.at(-15, -4).fill(disc(3.2), ink)
        pen.both(shape("M5 -3 L25 -12 L24 -8 L7 -1 Z"), ink)
    pen.fill(shape("M0 -10 L7 12 L0 15 Z"), theme.mix(wears.skin_dark, wears.features, 0.3))
    if rank == KING:
        pen.fill(_MOUSTACHE, wears.hair_dark if wears.suit != CLUBS else theme.MOON)
        pen.fill(shape("M-7 26 L7 26 L0 31 Z"), wears.lips)
        return
    lips = theme.RED if rank == QUEEN else wears.lips
    if wears.hero:
        pen.fill(shape("M-10 25 C-5 22 -2 22 0 24 C2 22 5 22 10 25 C5 32 -5 32 -10 25 Z"), lips)
    else:
        pen.fill(shape("M-10 27 C-4 23 -2 24 0 25 C2 24 6 21 12 20 C8 29 -4 32 -10 27 Z"), lips)

"""What is on a card: index, sign, ace, court, joker and back, painted in card units (250 by 350)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PIL import Image

from engine.cards import ACE, CLUBS, HEARTS, JACK, KING, PLAYING_CARDS, QUEEN, SPADES, Card
from render.art.court_colours import CourtColours, court_colours
from render.art.courts import HEAD, paint_court, paint_sky
from render.art.joker import paint_joker, paint_joker_cap
from render.art.signs import SUIT_SIGNS
from render.kit import theme
from render.kit.paths import Pen, Shape, arc, crescent, disc, rounded, star
from render.kit.text import Weight, glyphs

_Painter = Callable[[Pen], None]

CARD_WIDTH: Final = 250
CARD_HEIGHT: Final = 350
CORNER: Final = 20
INDEX_X: Final = 14
INDEX_Y: Final = 17
RANK_HEIGHT: Final = 62
RANK_WIDTH: Final = 60
SIGN_SIZE: Final = 54
INDEX_BOTTOM: Final = INDEX_Y + RANK_HEIGHT + 9 + SIGN_SIZE

_NOTCH_X = 81
_NOTCH_Y = INDEX_BOTTOM + 12
_INSET = 12
_PANEL: Final[tuple[Shape, ...]] = (
    rounded(_NOTCH_X, _INSET, CARD_WIDTH - _INSET, CARD_HEIGHT - _INSET, 12),
    rounded(_INSET, _NOTCH_Y, CARD_WIDTH - _INSET, CARD_HEIGHT - _INSET, 12),
)


def paint_face(image: Image.Image, scale: float, card: Card, *, four_colour: bool) -> None:
    """The whole face of a card on an oversampled image of paper whose pixels are `scale` to the unit."""
    pen = Pen(image, scale)
    if card.is_joker:
        _paneled(image, scale, paint_joker)
        paint_joker_cap(pen.at(INDEX_X, INDEX_Y - 2), RANK_WIDTH)
        pen.at(INDEX_X + RANK_WIDTH / 2, INDEX_BOTTOM - SIGN_SIZE / 2 + 2).fill(star(5, 31, 13), theme.VIOLET)
        return
    wears = court_colours(card.suit, card.rank, four_colour=four_colour)
    if card.rank in (JACK, QUEEN, KING):
        _paneled(image, scale, lambda panel: paint_court(panel, card.rank, wears))
    elif card.rank == ACE:
        _paneled(image, scale, lambda panel: _paint_ace(panel, wears))
    else:
        _paneled(image, scale, lambda panel: _paint_plain(panel, wears))
    paint_rank(image, scale, card, (INDEX_X, INDEX_Y), RANK_HEIGHT, wears.ink)
    sign = pen.at(INDEX_X + (RANK_WIDTH - SIGN_SIZE) / 2, INDEX_BOTTOM - SIGN_SIZE, size=SIGN_SIZE / 100)
    sign.fill(SUIT_SIGNS[card.suit], wears.ink)


def rank_text(card: Card) -> str:
    """The rank as an index shows it: `A`, `10`, `K`."""
    return PLAYING_CARDS.text(card)[:-1]


def paint_rank(
    image: Image.Image, scale: float, card: Card, corner: tuple[float, float], height: float, colour: theme.Colour
) -> None:
    """The rank centred on the index column; wide ones (the ten) are narrowed to it. Lengths in units."""
    mask = glyphs(rank_text(card), Weight.BOLD, round(height * scale / 0.66))
    column = height * RANK_WIDTH / RANK_HEIGHT
    width = min(mask.width, round(column * scale))
    mask = mask.resize((width, round(height * scale)), Image.Resampling.LANCZOS)
    x = round((corner[0] + column / 2) * scale - width / 2)
    image.paste(colour, (x, round(corner[1] * scale)), mask)


def paint_back(pen: Pen) -> None:
    """The back: a lattice of brass on night, in its middle the sun and the moon that the two sides serve."""
    pen.fill(rounded(_INSET, _INSET, CARD_WIDTH - _INSET, CARD_HEIGHT - _INSET, 10), theme.NIGHT)
    for row in range(8):
        for column in range(6 - row % 2):
            diamond = pen.at(25 + column * 40 + 20 * (row % 2), 35 + row * 40)
            diamond.fill("M0 -13 L9 0 L0 13 L-9 0 Z", theme.NIGHT_RAY)
    pen.stroke(rounded(23, 23, CARD_WIDTH - 23, CARD_HEIGHT - 23, 8), theme.BRASS, 3, closed=True)
    middle = pen.at(CARD_WIDTH / 2, CARD_HEIGHT / 2)
    middle.fill(disc(72), theme.NIGHT)
    middle.stroke(disc(72), theme.BRASS, 3, closed=True)
    middle.fill(star(16, 60, 42), theme.GOLD)
    middle.fill((arc(62, 90, 270),), theme.NIGHT)
    middle.fill(disc(38), theme.NIGHT)
    middle.fill((arc(34, -90, 90),), theme.GOLD)
    middle.fill(crescent(58, 50, 22), theme.MOON)
    middle.fill((arc(34, 90, 270),), theme.MOON)


def _paneled(image: Image.Image, scale: float, paint: _Painter) -> None:
    panel = Image.new("RGB", image.size)
    paint(Pen(panel, scale))
    mask = Image.new("L", image.size, 0)
    for part in _PANEL:
        Pen(mask, scale).fill(part, 255)
    image.paste(panel, mask=mask)


def _paint_plain(pen: Pen, wears: CourtColours) -> None:
    pen.fill("M0 0 H250 V350 H0 Z", theme.DAY_PALE if wears.hero else theme.NIGHT_PALE)
    pen.at(128, 232, size=0.96).fill(SUIT_SIGNS[wears.suit], wears.ink)


def _paint_ace(pen: Pen, wears: CourtColours) -> None:
    middle = pen.at(*HEAD).at(-2, 46)
    paint_sky(middle.at(0, 0, size=1.12), wears)
    if not wears.hero:
        middle.fill(disc(88), theme.MOON)
    sign = middle.at(-66, -66, size=1.32)
    sign.fill(SUIT_SIGNS[wears.suit], wears.ink)
    if wears.suit == HEARTS:
        emblem = middle.at(0, -10)
        emblem.fill(star(12, 34, 22), wears.trim)
        emblem.fill(disc(15), theme.PAPER)
    elif wears.suit == SPADES:
        middle.at(4, 6, turn=-30).fill(crescent(27, 23, 11), theme.MOON)
        middle.at(11, 2).fill(star(4, 12, 4), theme.MOON)
    elif wears.suit == CLUBS:
        middle.at(0, 4).fill("M0 28 C-26 10 -22 -16 0 -34 C22 -16 26 10 0 28 Z", theme.SILVER)
        middle.at(0, 4).fill("M0 28 L0 -34 C22 -16 26 10 0 28 Z", theme.SILVER_DEEP)
    else:
        middle.fill(star(5, 30, 12), wears.trim)
        middle.fill(star(5, 14, 6), theme.PAPER)

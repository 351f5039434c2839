"""The end of a tournament: the first three on their steps, a court card above each, and who came after them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.cards import DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, natural
from render.art.signs import CROWN
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import Weight, wrapped
from render.kit.theme import Colour
from render.pieces.pack import CARDS, card_height, draw_card, face_sprite

_CARD: Final = 148
_STEP_WIDTH: Final = 232
_BESIDE: Final = 16
_NAME_LINE: Final = 42
_NAMES_ROOM: Final = 96
_ABOVE: Final = 46
_ROW: Final = 54
_FLOOR: Final = 26


@dataclass(frozen=True, slots=True)
class Placed:
    """Somebody at their final place, with their points as they are written."""

    place: int
    name: str
    points: str = ""


@dataclass(frozen=True, slots=True)
class _Step:
    """A step of the podium: where it is from left to right, how high, of what, and which card stands on it."""

    column: int
    height: int
    colour: Colour
    card: tuple[int, int]


_STEPS: Final = (
    _Step(1, 190, theme.GOLD, (SPADES, KING)),
    _Step(0, 130, theme.SILVER, (HEARTS, QUEEN)),
    _Step(2, 104, theme.BRASS, (DIAMONDS, JACK)),
)


def podium_pictures(placed: Sequence[Placed], title: str = "") -> tuple[Picture, ...]:
    """The final order, best first: the first three on steps with their shared places, the others below in rows."""
    top = tuple(placed[: len(_STEPS)])
    bands = [Band(_podium_height(top), partial(_draw_podium, top))] if top else []
    bands += [Band(_ROW, partial(_draw_row, one), 6 if not number else 0) for number, one in enumerate(placed[3:])]
    return paged(Header(title), bands)


def _podium_height(top: Sequence[Placed]) -> int:
    return _ABOVE + card_height(_CARD) + _NAMES_ROOM + max(step.height for step in _STEPS[: len(top)]) + _FLOOR


def _draw_podium(top: Sequence[Placed], canvas: Canvas, y: int) -> None:
    floor = y + _podium_height(top) - _FLOOR
    width = 3 * _STEP_WIDTH + 2 * _BESIDE
    left = (theme.WIDTH - width) // 2
    canvas.bar((left - 16, floor, left + width + 16, floor + 6), theme.BRASS)
    for one, step in zip(top, _STEPS, strict=False):
        _draw_step(one, step, canvas, (left + step.column * (_STEP_WIDTH + _BESIDE), floor))


def _draw_step(one: Placed, step: _Step, canvas: Canvas, at: tuple[int, int]) -> None:
    x, floor = at
    middle, top = x + _STEP_WIDTH // 2, floor - step.height
    canvas.plate((x, top, x + _STEP_WIDTH, floor), 14, step.colour)
    canvas.bar((x, floor - 14, x + _STEP_WIDTH, floor), step.colour)
    canvas.write(str(one.place), (middle, top + 36), theme.LARGE, theme.ON_ACCENT, weight=Weight.BOLD, side="middle")
    at_points = (middle, min(top + 80, floor - 24))
    canvas.write(one.points, at_points, theme.SMALL, theme.ON_ACCENT, side="middle", width=_STEP_WIDTH - 20)
    lines = wrapped(one.name, theme.TEXT, _STEP_WIDTH, 2)
    first = top - _NAMES_ROOM + (_NAMES_ROOM - len(lines) * _NAME_LINE) // 2 + _NAME_LINE // 2
    for number, line in enumerate(lines):
        colour = theme.GOLD if one.place == 1 else theme.CREAM
        at = (middle, first + number * _NAME_LINE)
        canvas.write(line, at, theme.TEXT, colour, side="middle", width=_STEP_WIDTH)
    face = face_sprite(natural(*step.card), _CARD, four_colour=CARDS.four_colour)
    draw_card(canvas, face, middle - _CARD // 2, top - _NAMES_ROOM - card_height(_CARD))
    if one.place == 1:
        canvas.sign(CROWN, middle, top - _NAMES_ROOM - card_height(_CARD) - 24, 44, theme.GOLD)


def _draw_row(one: Placed, canvas: Canvas, y: int) -> None:
    left, right, middle = theme.MARGIN + 12, theme.WIDTH - theme.MARGIN - 12, y + _ROW // 2
    canvas.write(str(one.place), (left + 40, middle), theme.TEXT, theme.MUTED, weight=Weight.BOLD, side="right")
    right -= 16 + canvas.write(one.points, (right, middle), theme.TEXT, theme.CREAM, side="right")
    canvas.write(one.name, (left + 64, middle), theme.TEXT, theme.CREAM, width=right - left - 64)
    canvas.bar((left, y + _ROW - 2, theme.WIDTH - left, y + _ROW), theme.PLATE_LINE)

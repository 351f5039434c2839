"""Figures of matches as pictures: lines over time, bars, and figures with what they are of. Readable at 300 pixels.

Every word and every figure comes in as it is written; a picture knows neither games nor people.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.chart import draw_line
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import Weight, least_width, one_or_two, text_width
from render.kit.theme import Colour

COLOURS: Final[tuple[Colour, ...]] = (theme.ACCENT, theme.MOVED)
_CHART: Final = 300
_ROW: Final = 56
_HEAD: Final = 62
_LEFT: Final = theme.MARGIN
_RIGHT: Final = theme.WIDTH - theme.MARGIN
_ROOM: Final = _RIGHT - _LEFT
_SECOND: Final = 42
_COLUMN: Final = 230


@dataclass(frozen=True, slots=True)
class Lines:
    """What changes over time, oldest first: a line each, in the colours of `COLOURS`; `below` is written beneath."""

    series: tuple[tuple[float, ...], ...]
    below: str = ""


@dataclass(frozen=True, slots=True)
class Bars:
    """How often what happened: (what, how often, the figure as it is written)."""

    rows: tuple[tuple[str, float, str], ...]
    head: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Figures, each with what it is of; with two figures a row it is a comparison, and `heads` are who is compared."""

    rows: tuple[tuple[str, ...], ...]
    heads: tuple[str, ...] = ()


Part = Lines | Bars | Facts


def figures_pictures(header: Header, parts: Sequence[Part]) -> tuple[Picture, ...]:
    """These parts from top to bottom, on as many pictures as it takes."""
    return paged(header, [band for part in parts for band in _bands(part)])


def _bands(part: Part) -> list[Band]:
    match part:
        case Lines():
            return [Band(_CHART, partial(_lines, part)), *_words(part.below, _ROW)]
        case Bars():
            widths = (text_width(name) for name, _, _ in part.rows)
            most, label = max((many for _, many, _ in part.rows), default=0), min(300, max(widths, default=0))
            head = _words(part.head, _HEAD)
            return head + [Band(_ROW, partial(_bar, row, label, most)) for row in part.rows]
        case Facts():
            head = [Band(_HEAD, partial(_fact, ("", *part.heads), True))] if part.heads else []
            return head + [
                Band(_ROW + (_SECOND if _is_long(row) else 0), partial(_fact, row, False)) for row in part.rows
            ]


def _words(text: str, height: int) -> list[Band]:
    """A line of words so high, or two where it is long."""
    lines = one_or_two(text, _ROOM)
    last = len(lines) - 1
    return [Band(height if at == last else _SECOND, partial(_line, line)) for at, line in enumerate(lines)]


def _line(text: str, canvas: Canvas, y: int) -> None:
    canvas.write(text, (_LEFT, y + _ROW // 2), theme.SMALL, theme.MUTED, width=_ROOM)


def _lines(chart: Lines, canvas: Canvas, y: int) -> None:
    """The lines on a plate, with the highest, the lowest and the last figures beside them."""
    known = [value for line in chart.series for value in line] or [0.0]
    low, high = min(known), max(known)
    spread = max(high - low, 40.0)
    low, high = floor((low + high - spread) / 40) * 20, ceil((low + high + spread) / 40) * 20
    canvas.plate((_LEFT, y, _RIGHT, y + _CHART - 12), 18, theme.PLATE)
    axis = _LEFT + 22 + max(text_width(f"{round(one)}") for one in (low, high))
    top, bottom, left, right = y + 40, y + _CHART - 52, axis + 18, _RIGHT - 30

    def height(value: float) -> int:
        return round(bottom - (bottom - top) * (value - low) / (high - low))

    for value in (low, (low + high) / 2, high):
        canvas.bar((axis + 6, height(value) - 1, _RIGHT - 16, height(value) + 1), theme.PLATE_LINE)
        canvas.write(f"{round(value)}", (axis, height(value)), theme.SMALL, theme.MUTED, side="right")
    for line, colour in zip(chart.series, COLOURS, strict=False):
        if line:
            step = (right - left) / max(1, len(line) - 1)
            points = [(round(left + step * place), height(value)) for place, value in enumerate(line)]
            _draw_line(canvas, points, colour)


def _draw_line(canvas: Canvas, points: Sequence[tuple[int, int]], colour: Colour) -> None:
    """A line through points with a dot at its end."""
    draw_line(canvas, points, 5, colour)
    x, y = points[-1]
    canvas.plate((x - 11, y - 11, x + 11, y + 11), 11, colour)


def _bar(row: tuple[str, float, str], label: int, most: float, canvas: Canvas, y: int) -> None:
    name, many, figure = row
    middle, begins = y + _ROW // 2, _LEFT + label + 20
    canvas.write(name, (_LEFT, middle), theme.SMALL, theme.CREAM, width=label)
    room = _RIGHT - begins - text_width(figure, Weight.BOLD) - 16
    length = round(room * many / most) if most else 0
    if many:
        canvas.plate((begins, middle - 16, begins + max(length, 16), middle + 16), 8, theme.ACCENT)
    at = (begins + (max(length, 16) + 14 if many else 0), middle)
    canvas.write(figure, at, theme.SMALL, theme.CREAM, weight=Weight.BOLD)


def _is_long(row: tuple[str, ...]) -> bool:
    """Whether what a figure is of, or of two figures the label, leaves the figure no room in its line."""
    name, *figures = row
    if len(figures) > 1:
        return least_width(name) > _ROOM - _COLUMN * len(figures) - 16
    return least_width(name) + least_width("".join(figures), Weight.BOLD) + 16 > _ROOM


def _fact(row: tuple[str, ...], head: bool, canvas: Canvas, y: int) -> None:
    """What a figure is of at the left, it at the right, or below where both are long; two share the right half."""
    name, *figures = row
    middle, column = y + _ROW // 2, _COLUMN
    wide = text_width(figures[0], Weight.BOLD) if figures else 0
    width = _ROOM - column * len(figures) - 16 if len(figures) > 1 else max(_ROOM * 55 // 100, _ROOM - wide - 16)
    if not head and _is_long(row):
        width = _ROOM
    elif len(figures) == 1:
        width = min(width, max(_ROOM * 55 // 100, least_width(name)), _ROOM - least_width(figures[0], Weight.BOLD) - 16)
    canvas.write(name, (_LEFT, middle), theme.SMALL, theme.MUTED, width=width)
    if width == _ROOM:
        y, middle, width = y + _SECOND, middle + _SECOND, 0
    for place, figure in enumerate(reversed(figures)):
        colour = COLOURS[(len(figures) - 1 - place) % 2] if head else theme.CREAM
        room = column - 12 if len(figures) > 1 else _ROOM - width - 16
        at = (_RIGHT - column * place, middle)
        canvas.write(figure, at, theme.SMALL, colour, weight=Weight.BOLD, side="right", width=room)
    canvas.bar((_LEFT, y + _ROW - 2, _RIGHT, y + _ROW), theme.BRASS if head else theme.PLATE_LINE)

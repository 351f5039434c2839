"""Figures of matches as pictures: lines over time, bars, and figures with what they are of. Readable at 300 pixels.

Every word and every figure comes in as it is written; a picture knows neither games nor people.
"""

from __future__ import annotations

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
from render.kit.text import Weight, text_width
from render.kit.theme import Colour

COLOURS: Final[tuple[Colour, ...]] = (theme.ACCENT, theme.MOVED)
_CHART: Final = 300
_ROW: Final = 56
_HEAD: Final = 62
_LEFT: Final = theme.MARGIN
_RIGHT: Final = theme.WIDTH - theme.MARGIN


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
            rows = [Band(_ROW, partial(_words, part.below, theme.MUTED))] if part.below else []
            return [Band(_CHART, partial(_lines, part)), *rows]
        case Bars():
            most, label = max((many for _, many, _ in part.rows), default=0), _widest(part.rows)
            head = [Band(_HEAD, partial(_words, part.head, theme.MUTED))] if part.head else []
            return head + [Band(_ROW, partial(_bar, row, label, most)) for row in part.rows]
        case Facts():
            head = [Band(_HEAD, partial(_fact, ("", *part.heads), True))] if part.heads else []
            return head + [Band(_ROW, partial(_fact, row, False)) for row in part.rows]


def _widest(rows: Sequence[tuple[str, float, str]]) -> int:
    return min(300, max((text_width(name, Weight.SEMIBOLD, theme.SMALL) for name, _, _ in rows), default=0))


def _words(text: str, colour: Colour, canvas: Canvas, y: int) -> None:
    canvas.write(text, (_LEFT, y + _ROW // 2), theme.SMALL, colour, width=_RIGHT - _LEFT)


def _lines(chart: Lines, canvas: Canvas, y: int) -> None:
    """The lines on a plate, with the highest, the lowest and the last figures beside them."""
    known = [value for line in chart.series for value in line] or [0.0]
    low, high = min(known), max(known)
    spread = max(high - low, 40.0)
    low, high = floor((low + high - spread) / 40) * 20, ceil((low + high + spread) / 40) * 20
    canvas.plate((_LEFT, y, _RIGHT, y + _CHART - 12), 18, theme.PLATE)
    axis = _LEFT + 22 + max(text_width(f"{round(one)}", Weight.SEMIBOLD, theme.SMALL) for one in (low, high))
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
    room = _RIGHT - begins - text_width(figure, Weight.BOLD, theme.SMALL) - 16
    length = round(room * many / most) if most else 0
    if many:
        canvas.plate((begins, middle - 16, begins + max(length, 16), middle + 16), 8, theme.ACCENT)
    at = (begins + (max(length, 16) + 14 if many else 0), middle)
    canvas.write(figure, at, theme.SMALL, theme.CREAM, weight=Weight.BOLD)


def _fact(row: tuple[str, ...], head: bool, canvas: Canvas, y: int) -> None:
    """What a figure is of at the left, the figure at the right; two figures share the right half."""
    name, *figures = row
    middle = y + _ROW // 2
    column = 230
    width = (_RIGHT - _LEFT) - column * len(figures) - 16 if len(figures) > 1 else (_RIGHT - _LEFT) * 55 // 100
    canvas.write(name, (_LEFT, middle), theme.SMALL, theme.MUTED, width=width)
    for place, figure in enumerate(reversed(figures)):
        colour = COLOURS[(len(figures) - 1 - place) % 2] if head else theme.CREAM
        room = column - 12 if len(figures) > 1 else (_RIGHT - _LEFT) - width - 16
        at = (_RIGHT - column * place, middle)
        canvas.write(figure, at, theme.SMALL, colour, weight=Weight.BOLD, side="right", width=room)
    canvas.bar((_LEFT, y + _ROW - 2, _RIGHT, y + _ROW), theme.BRASS if head else theme.PLATE_LINE)

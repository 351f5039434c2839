"""What every board has: the room, the table with its rim, the line above it, and the seats around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.views import MatchView
from render.boards.seats import PLATE_HEIGHT, draw_direction, draw_seats, plate_boxes
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.text import Weight
from render.labels import BoardLabels

HEADER: Final = 88
CENTRE: Final = HEADER + PLATE_HEIGHT + 40
_RIM_SIDE: Final = 22
_RIM_RADIUS: Final = 84
_BELOW: Final = 32


def set_table(
    view: MatchView, names: Sequence[str], labels: BoardLabels, bottom: int, *, tiles: bool = False
) -> Canvas:
    """A table with everyone around it, 1100 pixels wide; what lies on it goes between `CENTRE` and `bottom`."""
    lower = bottom + 18
    rim = (_RIM_SIDE, HEADER + PLATE_HEIGHT // 2, theme.WIDTH - _RIM_SIDE, lower + PLATE_HEIGHT // 2)
    canvas = Canvas(theme.WIDTH, lower + PLATE_HEIGHT + _BELOW, theme.ROOM)
    canvas.plate(rim, _RIM_RADIUS, theme.FELT)
    canvas.frame(rim, _RIM_RADIUS, 4, theme.BRASS)
    draw_header(canvas, labels)
    draw_direction(canvas, rim)
    draw_seats(canvas, view, names, plate_boxes(len(view.seats), HEADER, lower), tiles=tiles)
    return canvas


def seat_boxes(canvas: Canvas, view: MatchView) -> dict[int, Box]:
    """Where the plates of the seats lie on a laid table."""
    return plate_boxes(len(view.seats), HEADER, canvas.height - PLATE_HEIGHT - _BELOW)


def draw_header(canvas: Canvas, labels: BoardLabels) -> None:
    """The line above a board: which round it is, and whose move."""
    right = theme.WIDTH - theme.MARGIN
    middle = HEADER // 2
    status = canvas.pill(labels.status, (right, middle), 34, side="right", width=560)
    width = right - theme.MARGIN - (status + 24 if status else 0)
    canvas.write(labels.heading, (theme.MARGIN, middle), 36, theme.CREAM, weight=Weight.SEMIBOLD, width=width)

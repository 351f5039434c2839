"""The plates that stand for the seats around the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.views import SeatInfo, SeatView
from render import theme
from render.canvas import Box, Canvas
from render.layout import around
from render.points import written
from render.signs import CHECK, CHEVRON_DOWN, CHEVRON_UP, CROWN, DEALER, KNOCK, POINTER, SEAT_EMBLEMS, SHEET
from render.text import Weight

PLATE_HEIGHT: Final = 116
_RADIUS: Final = 24
_GAP: Final = 20
_PLATE_WIDTHS: Final = {1: 480, 2: 430, 3: 324}


@dataclass(frozen=True, slots=True)
class SeatMarks:
    """What is shown of a seat beside its public numbers."""

    acting: bool
    asked: bool
    dealer: bool
    winner: bool


def seat_marks(view: SeatView, seat: int) -> SeatMarks:
    """The marks of a seat: whose move it is, who may claim, who deals, who won. An open window asks, nobody moves."""
    over = view.result is not None
    return SeatMarks(
        acting=not over and view.window is None and view.turn_seat == seat,
        asked=not over and view.window is not None and seat in view.window.asked,
        dealer=view.dealer == seat,
        winner=view.result is not None and seat in view.result.winners,
    )


def plate_boxes(seats: int, top: int, bottom: int) -> dict[int, Box]:
    """The box of each seat's plate, for a top edge and the top of the lower row."""
    boxes: dict[int, Box] = {}
    rows = around(seats)
    width = _PLATE_WIDTHS[len(rows[0])]
    for row, y in zip(rows, (top, bottom), strict=True):
        room = theme.WIDTH - 2 * theme.MARGIN
        between = max(_GAP, (room - width * len(rows[0])) // max(1, len(rows[0]) - 1)) if len(rows[0]) > 1 else _GAP
        span = width * len(row) + between * (len(row) - 1)
        x = (theme.WIDTH - span) // 2
        for seat in row:
            boxes[seat] = (x, y, x + width, y + PLATE_HEIGHT)
            x += width + between
    return boxes


def draw_seats(canvas: Canvas, view: SeatView, names: Sequence[str], boxes: dict[int, Box]) -> None:
    """Every seat's plate."""
    for seat, box in boxes.items():
        draw_plate(canvas, box, seat, names[seat], view)


def draw_direction(canvas: Canvas, rim: Box) -> None:
    """Arrowheads on the rim that show which way play goes round."""
    x0, y0, x1, y1 = rim
    middle = (y0 + y1) // 2
    canvas.sign(CHEVRON_DOWN, x1 - 2, middle, 26, theme.BRASS)
    canvas.sign(CHEVRON_UP, x0 + 2, middle, 26, theme.BRASS)


def draw_plate(canvas: Canvas, box: Box, seat: int, name: str, view: SeatView) -> None:
    """One seat: emblem, name, cards in hand, total, and its marks."""
    info, marks = view.seats[seat], seat_marks(view, seat)
    x0, y0, x1, y1 = box
    colour = theme.SEAT_COLOURS[seat]
    lit = marks.acting or marks.asked
    canvas.shadow(box, _RADIUS, 6)
    canvas.plate(box, _RADIUS, theme.PLATE)
    canvas.frame(box, _RADIUS, 6 if lit else 2, theme.ACCENT if lit else theme.PLATE_LINE)
    canvas.sign(SEAT_EMBLEMS[seat], x0 + 48, y0 + 40, 42, theme.mix(theme.PLATE, colour, 0.35) if info.out else colour)
    right = _draw_marks(canvas, marks, x1 - 22, y0 + 40)
    ink = theme.PLATE_LINE if info.out else theme.CREAM
    canvas.write(name, (x0 + 82, y0 + 40), 36, ink, width=max(60, right - x0 - 90))
    if info.out:
        canvas.write(written(info.total, view.rules), (x1 - 26, y1 - 34), 34, theme.MUTED, side="right")
        return
    _draw_numbers(canvas, info, box, view)


def _draw_marks(canvas: Canvas, marks: SeatMarks, x: int, y: int) -> int:
    """The marks from the right; returns where they begin."""
    for shown, sign, colour in (
        (marks.winner, CROWN, theme.ACCENT),
        (marks.acting, POINTER, theme.ACCENT),
        (marks.asked, KNOCK, theme.ACCENT),
        (marks.dealer, DEALER, theme.MUTED),
    ):
        if shown:
            canvas.sign(sign, x - 19, y, 38, colour)
            x -= 46
    return x


def _draw_numbers(canvas: Canvas, info: SeatInfo, box: Box, view: SeatView) -> None:
    x0, _, x1, y1 = box
    middle = y1 - 34
    for offset in (0, 9, 18):
        back = (x0 + 34 + offset, middle - 18, x0 + 60 + offset, middle + 18)
        canvas.plate(back, 5, theme.PAPER)
        canvas.plate((back[0] + 2, back[1] + 2, back[2] - 2, back[3] - 2), 4, theme.NIGHT)
    length = canvas.write(str(info.cards), (x0 + 92, middle), 36, theme.CREAM, weight=Weight.BOLD)
    if info.opened:
        canvas.sign(CHECK, x0 + 92 + length + 34, middle, 34, theme.MUTED)
    length = canvas.write(written(info.total, view.rules), (x1 - 26, middle), 36, theme.CREAM, side="right")
    canvas.sign(SHEET, x1 - 26 - length - 26, middle, 34, theme.MUTED)

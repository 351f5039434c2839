"""The plates that stand for the seats around the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.duel.view import DuelView
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, SeatInfo, TeamView
from engine.rules.teams import HEROES
from render.art.signs import (
    CHECK,
    CHEVRON_DOWN,
    CHEVRON_UP,
    CROWN,
    DEALER,
    KNOCK,
    MOON,
    POINTER,
    SEAT_EMBLEMS,
    SHEET,
    SUN,
)
from render.kit import theme
from render.kit.canvas import Box, Canvas
from render.kit.layout import around
from render.kit.text import Weight
from render.points import written

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
    team: int | None


def seat_marks(view: MatchView, seat: int) -> SeatMarks:
    """The marks of a seat: whose move it is, who may claim, who deals, who won, for whom it plays.

    An open window asks, and nobody moves; in a duel everybody moves who has not flipped. Nobody deals tiles.
    """
    over, window = view.result is not None, view.claim_window
    return SeatMarks(
        acting=not over and window is None and seat in _to_act(view),
        asked=not over and window is not None and seat in window.asked,
        dealer=view.dealer == seat and not isinstance(view, DuelView | TileView),
        winner=view.result is not None and seat in view.result.winners,
        team=view.teams[seat] if isinstance(view, TeamView) and view.teams else None,
    )


def _to_act(view: MatchView) -> tuple[int | None, ...]:
    if isinstance(view, DuelView):
        return tuple(seat for seat in view.revealing if seat not in view.flipped)
    return (view.turn_seat,)


def plate_boxes(seats: int, top: int, bottom: int) -> dict[int, Box]:
    """The box of each seat's plate, for a top edge and the top of the lower row."""
    boxes: dict[int, Box] = {}
    edges = around(seats)
    width = _PLATE_WIDTHS[len(edges[0])]
    for edge, y in zip(edges, (top, bottom), strict=True):
        room = theme.WIDTH - 2 * theme.MARGIN
        between = max(_GAP, (room - width * len(edges[0])) // max(1, len(edges[0]) - 1)) if len(edges[0]) > 1 else _GAP
        span = width * len(edge) + between * (len(edge) - 1)
        x = (theme.WIDTH - span) // 2
        for seat in edge:
            boxes[seat] = (x, y, x + width, y + PLATE_HEIGHT)
            x += width + between
    return boxes


def draw_seats(
    canvas: Canvas, view: MatchView, names: Sequence[str], boxes: dict[int, Box], *, tiles: bool = False
) -> None:
    """Every seat's plate, counting cards or tiles."""
    for seat, box in boxes.items():
        draw_plate(canvas, box, seat, names[seat], view, tiles=tiles)


def draw_direction(canvas: Canvas, rim: Box) -> None:
    """Arrowheads on the rim that show which way play goes round."""
    x0, y0, x1, y1 = rim
    middle = (y0 + y1) // 2
    canvas.sign(CHEVRON_DOWN, x1 - 2, middle, 26, theme.BRASS)
    canvas.sign(CHEVRON_UP, x0 + 2, middle, 26, theme.BRASS)


def draw_plate(canvas: Canvas, box: Box, seat: int, name: str, view: MatchView, *, tiles: bool = False) -> None:
    """One seat: emblem, name, what it holds, total, and its marks."""
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
    _draw_numbers(canvas, info, box, view, tiles=tiles)


def _draw_marks(canvas: Canvas, marks: SeatMarks, x: int, y: int) -> int:
    """The marks from the right; returns where they begin."""
    day = marks.team == HEROES
    for shown, sign, colour in (
        (marks.team is not None, SUN if day else MOON, theme.GOLD if day else theme.SILVER),
        (marks.winner, CROWN, theme.ACCENT),
        (marks.acting, POINTER, theme.ACCENT),
        (marks.asked, KNOCK, theme.ACCENT),
        (marks.dealer, DEALER, theme.MUTED),
    ):
        if shown:
            canvas.sign(sign, x - 19, y, 38, colour)
            x -= 46
    return x


def _draw_numbers(canvas: Canvas, info: SeatInfo, box: Box, view: MatchView, *, tiles: bool) -> None:
    x0, _, x1, y1 = box
    middle = y1 - 34
    if tiles:
        draw_rack_icon(canvas, x0 + 34, middle)
    else:
        draw_cards_icon(canvas, x0 + 34, middle)
    left = x0 + 92 + canvas.write(str(info.cards), (x0 + 92, middle), 36, theme.CREAM, weight=Weight.BOLD)
    if info.opened:
        canvas.sign(CHECK, left + 34, middle, 34, theme.MUTED)
        left += 51
    right = x1 - 26
    if info.earned:
        right -= canvas.write(f"+{info.earned}", (right, middle), 36, theme.GOLD, side="right") + 12
    right -= canvas.write(written(info.total, view.rules), (right, middle), 36, theme.CREAM, side="right")
    if right - 46 > left:
        canvas.sign(SHEET, right - 26, middle, 34, theme.MUTED)


def draw_cards_icon(canvas: Canvas, x: int, y: int, *, up: bool = False) -> None:
    """Three cards, face down or face up, 44 pixels wide, from a left edge and about a height."""
    line, face = (theme.PAPER_LINE, theme.PAPER) if up else (theme.PAPER, theme.NIGHT)
    for left in (x, x + 9, x + 18):
        canvas.plate((left, y - 18, left + 26, y + 18), 5, line)
        canvas.plate((left + 2, y - 16, left + 24, y + 16), 4, face)


def draw_rack_icon(canvas: Canvas, x: int, y: int) -> None:
    """Tiles on a rack, 46 pixels wide, from a left edge and about a height."""
    for left in (x, x + 16, x + 32):
        canvas.plate((left, y - 17, left + 14, y + 12), 3, theme.PAPER)
    canvas.plate((x - 3, y + 7, x + 49, y + 17), 4, theme.WOOD)

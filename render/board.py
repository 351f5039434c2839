"""The public board: the table as anyone may see it. It draws nothing of a view that belongs to one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.views import SeatView
from render import theme
from render.canvas import Box, Canvas
from render.encode import Picture
from render.labels import NO_BOARD_LABELS, BoardLabels
from render.seats import PLATE_HEIGHT, draw_direction, draw_seats, plate_boxes
from render.sprites import PILE_WIDTH, card_height
from render.table import MELD_ROW, MELDS_LEFT, PILES_HEIGHT, draw_meld, draw_piles, place_melds
from render.text import Weight

_HEADER: Final = 88
_RIM_SIDE: Final = 22
_RIM_RADIUS: Final = 84
_CENTRE: Final = _HEADER + PLATE_HEIGHT + 40


def board_picture(
    view: SeatView, names: Sequence[str], labels: BoardLabels = NO_BOARD_LABELS, four_colour: bool = False
) -> Picture:
    """The board of a match, 1100 pixels wide and as high as its melds need.

    Any seat's view gives the same picture as the spectator's. `names[i]` is shown for seat i; raises ValueError where
    their number is not that of the seats.
    """
    if len(names) != len(view.seats):
        raise ValueError(f"{len(view.seats)} seats need as many names, not {len(names)}")
    placed = place_melds(view, names, _CENTRE)
    melds_end = max((slot.y + MELD_ROW for _, slot in placed), default=0)
    bottom = max(_CENTRE + PILES_HEIGHT, melds_end) + 18
    height = bottom + PLATE_HEIGHT + 32
    rim = (_RIM_SIDE, _HEADER + PLATE_HEIGHT // 2, theme.WIDTH - _RIM_SIDE, bottom + PLATE_HEIGHT // 2)
    canvas = Canvas(theme.WIDTH, height, theme.ROOM)
    _draw_table(canvas, rim)
    _draw_header(canvas, labels)
    boxes = plate_boxes(len(view.seats), _HEADER, bottom)
    draw_direction(canvas, rim)
    draw_seats(canvas, view, names, boxes)
    draw_piles(canvas, view, labels, _CENTRE, four_colour=four_colour)
    for meld, slot in placed:
        draw_meld(canvas, meld, slot, names, four_colour=four_colour)
    if not placed:
        middle = (MELDS_LEFT + theme.WIDTH - theme.MARGIN) // 2
        canvas.write(
            labels.no_melds, (middle, _CENTRE + card_height(PILE_WIDTH) // 2), 34, theme.MUTED, side="middle", width=560
        )
    return canvas.finish()


def _draw_table(canvas: Canvas, rim: Box) -> None:
    canvas.plate(rim, _RIM_RADIUS, theme.FELT)
    canvas.frame(rim, _RIM_RADIUS, 4, theme.BRASS)


def _draw_header(canvas: Canvas, labels: BoardLabels) -> None:
    right = theme.WIDTH - theme.MARGIN
    middle = _HEADER // 2
    status = canvas.pill(labels.status, (right, middle), 34, side="right", width=560)
    width = right - theme.MARGIN - (status + 24 if status else 0)
    canvas.write(labels.heading, (theme.MARGIN, middle), 36, theme.CREAM, weight=Weight.SEMIBOLD, width=width)

"""Bands on a sheet of paper below a header: what standings and roads are written on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, Page

LEFT: Final = theme.MARGIN - 10
RIGHT: Final = theme.WIDTH - LEFT
INSET: Final = 18
_RADIUS: Final = 20
_FOOT: Final = 8


def on_paper(header: Header, bands: Sequence[Band]) -> Picture:
    """A picture of these bands on one sheet of paper, below its header."""
    page = Page(tuple(bands))
    bottom = header.height + page.height + _FOOT
    canvas = Canvas(theme.WIDTH, bottom + theme.MARGIN - _FOOT, theme.FELT)
    header.draw(canvas)
    canvas.plate((LEFT, header.height, RIGHT, bottom), _RADIUS, theme.PAPER)
    page.draw(canvas, header.height)
    return canvas.finish()


def room_below(header: Header) -> int:
    """How high the bands below a header may be together."""
    return theme.TALLEST - header.height - theme.MARGIN

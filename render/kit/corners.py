"""Masks for the corners and edges of boxes. A box of any size is put together from them, so few are ever kept."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

_OVERSAMPLING: Final = 4

Corners = tuple[Image.Image, Image.Image, Image.Image, Image.Image]


@lru_cache(maxsize=64)
def filled_corners(radius: int) -> Corners:
    """Four quarter discs of `radius` pixels: top left, top right, bottom left, bottom right. Shared."""
    return _ring(radius, 0)


@lru_cache(maxsize=64)
def line_corners(radius: int, line: int) -> Corners:
    """Four quarter rings of `radius` pixels outside and `line` pixels wide, in the same order. Shared."""
    return _ring(radius, max(1, radius - line))


def _ring(radius: int, hole: int) -> Corners:
    side = 2 * radius * _OVERSAMPLING
    large = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(large)
    draw.ellipse((0, 0, side - 1, side - 1), fill=255)
    if hole:
        edge = (radius - hole) * _OVERSAMPLING
        draw.ellipse((edge, edge, side - 1 - edge, side - 1 - edge), fill=0)
    return _quarters(large.reduce(_OVERSAMPLING), radius)


def _quarters(whole: Image.Image, side: int) -> Corners:
    return (
        whole.crop((0, 0, side, side)),
        whole.crop((side, 0, 2 * side, side)),
        whole.crop((0, side, side, 2 * side)),
        whole.crop((side, side, 2 * side, 2 * side)),
    )

"""The sky above the two teams: day over the heroes on the left, night over the villains on the right."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit import theme
from render.kit.paths import OVERSAMPLING, Pen, crescent, disc, rounded, star

RADIUS: Final = 40
_RAYS: Final = 18
_SUN: Final = 74
_STARS: Final = (
    (0.585, 0.09, 13),
    (0.70, 0.045, 8),
    (0.655, 0.30, 7),
    (0.96, 0.42, 11),
    (0.545, 0.55, 8),
    (0.975, 0.08, 7),
    (0.62, 0.78, 9),
    (0.93, 0.86, 8),
    (0.80, 0.93, 10),
    (0.75, 0.44, 6),
)


@lru_cache(maxsize=8)
def sky(width: int, height: int) -> Image.Image:
    """Day and night side by side, parted by a bolt of lightning, with round transparent corners. Shared."""
    scale = OVERSAMPLING // 2
    image = Image.new("RGB", (width * scale, height * scale), theme.DAY)
    pen = Pen(image, scale)
    _paint_day(pen, width, height)
    _paint_night(pen, width, height)
    bolt = _bolt(width / 2, height)
    pen.stroke((bolt,), theme.GOLD_DEEP, 12)
    pen.stroke((bolt,), theme.GOLD, 6)
    mask = Image.new("L", image.size, 0)
    Pen(mask, scale).fill(rounded(0, 0, width, height, RADIUS), 255)
    image.putalpha(mask)
    return image.reduce(scale)


def _paint_day(pen: Pen, width: int, height: int) -> None:
    sun = pen.at(width * 0.10, height * 0.13)
    reach = width + height
    for ray in range(_RAYS):
        wedge = [(0.0, 0.0)]
        for edge in (-0.25, 0.25):
            angle = 2 * math.pi * (ray + edge) / _RAYS
            wedge.append((reach * math.cos(angle), reach * math.sin(angle)))
        sun.fill((tuple(wedge),), theme.DAY_RAY)
    sun.fill(disc(_SUN + 22), theme.DAY_PALE)
    sun.fill(star(24, _SUN + 12, _SUN - 8), theme.GOLD)
    sun.fill(disc(_SUN - 12), theme.DAY)


def _paint_night(pen: Pen, width: int, height: int) -> None:
    pen.fill(((*_bolt(width / 2, height), (width, height), (width, 0)),), theme.NIGHT)
    moon = pen.at(width * 0.90, height * 0.13)
    for ring in (210, 160):
        moon.fill(disc(ring), theme.NIGHT_RAY if ring == 210 else theme.NIGHT)
    moon.at(0, 0, turn=-30).fill(crescent(_SUN - 4, _SUN - 14, 26), theme.MOON)
    for x, y, size in _STARS:
        pen.at(width * x, height * y).fill(star(4, size, size / 3), theme.MOON)


def _bolt(middle: float, height: float) -> tuple[tuple[float, float], ...]:
    """A zigzag from the upper edge to the lower one."""
    steps = ((0.0, 26), (0.40, -22), (0.36, 18), (0.72, -20), (0.68, 14), (1.0, -26))
    return tuple((middle + shift, height * part) for part, shift in steps)

"""Vector shapes: a small path language, transforms, and a pen that paints them on oversampled images.

A path is written as in SVG, with absolute `M L H V C Q Z` only: `"M0 0 L10 0 C10 6 6 10 0 10 Z"`.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from render.kit.theme import Colour

Point = tuple[float, float]
Contour = tuple[Point, ...]
Shape = tuple[Contour, ...]

OVERSAMPLING: Final = 4
"""How many times larger than it will be a shape is painted."""

_CURVE_STEPS = 14
_TOKEN = re.compile(r"[MLHVCQZ]|-?\d+(?:\.\d+)?")
_NUMBERS_OF = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}


@lru_cache(maxsize=1024)
def shape(data: str) -> Shape:
    """The contours that a path text draws, curves flattened. Raises ValueError on a text that is no path."""
    contours: list[list[Point]] = []
    tokens = _TOKEN.findall(data)
    command, place = "", 0
    while place < len(tokens):
        if tokens[place] in _NUMBERS_OF:
            command = tokens[place]
            place += 1
        count = _NUMBERS_OF.get(command)
        if count is None or (count == 0 and place < len(tokens) and tokens[place] not in _NUMBERS_OF):
            raise ValueError(f"not a path: {data!r}")
        numbers = [float(token) for token in tokens[place : place + count]]
        place += count
        if command == "M":
            contours.append([(numbers[0], numbers[1])])
        elif command != "Z":
            contours[-1].extend(_points(command, contours[-1][-1], numbers))
    return tuple(tuple(contour) for contour in contours)


def _points(command: str, start: Point, numbers: list[float]) -> Iterator[Point]:
    if command == "H":
        yield numbers[0], start[1]
    elif command == "V":
        yield start[0], numbers[0]
    elif command == "L":
        yield numbers[0], numbers[1]
    else:
        controls = [start, *zip(numbers[::2], numbers[1::2], strict=True)]
        for step in range(1, _CURVE_STEPS + 1):
            yield _bezier(controls, step / _CURVE_STEPS)


def _bezier(controls: list[Point], t: float) -> Point:
    points = controls
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points)]
    return points[0]


def star(points: int, outer: float, inner: float, *, turn: float = -90.0) -> Shape:
    """A star about the origin; `turn` is the direction of its first point in degrees."""
    corners = []
    for corner in range(points * 2):
        radius = inner if corner % 2 else outer
        angle = math.radians(turn + corner * 180 / points)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return (tuple(corners),)


def arc(radius: float, start: float, end: float, *, x: float = 0, y: float = 0) -> Contour:
    """Points along a circle from one angle to another, in degrees clockwise from the right."""
    steps = max(2, round(abs(end - start) / 6))
    return tuple(
        (
            x + radius * math.cos(math.radians(start + (end - start) * step / steps)),
            y + radius * math.sin(math.radians(start + (end - start) * step / steps)),
        )
        for step in range(steps + 1)
    )


def disc(radius: float, *, x: float = 0, y: float = 0) -> Shape:
    """A filled circle."""
    return (arc(radius, 0, 360, x=x, y=y),)


def crescent(radius: float, bite: float, shift: float) -> Shape:
    """A moon about the origin, open to the right: a circle less a circle of radius `bite` moved right by `shift`."""
    x = (shift**2 + radius**2 - bite**2) / (2 * shift)
    y = math.sqrt(max(0.0, radius**2 - x**2))
    outer = math.degrees(math.atan2(y, x))
    inner = math.degrees(math.atan2(y, x - shift))
    return (arc(radius, outer, 360 - outer) + arc(bite, 360 - inner, inner, x=shift),)


def moved(drawn: Shape, x: float, y: float) -> Shape:
    """A shape moved right and down."""
    return tuple(tuple((x + left, y + top) for left, top in contour) for contour in drawn)


def rounded(x0: float, y0: float, x1: float, y1: float, radius: float) -> Shape:
    """A rectangle with rounded corners."""
    corners = ((x1 - radius, y0 + radius, -90), (x1 - radius, y1 - radius, 0), (x0 + radius, y1 - radius, 90))
    contour: Contour = ()
    for x, y, start in (*corners, (x0 + radius, y0 + radius, 180)):
        contour += arc(radius, start, start + 90, x=x, y=y)
    return (contour,)


@dataclass(frozen=True)
class Pen:
    """Paints shapes on an image whose pixels are `scale` to the unit, from an origin, turned and mirrored at will.

    The image is meant to be oversampled: edges are hard here and become smooth when it is reduced.
    """

    image: Image.Image
    scale: float
    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0
    flip: bool = False

    def at(self, x: float, y: float, *, size: float = 1, turn: float = 0, flip: bool = False) -> Pen:
        """A pen whose origin is at a point of this pen's units, its unit `size` of this pen's, turned in degrees."""
        ((origin_x, origin_y),) = self._placed([(x, y)])
        return replace(
            self,
            x=origin_x / self.scale,
            y=origin_y / self.scale,
            size=self.size * size,
            turn=self.turn + (-turn if self.flip else turn),
            flip=self.flip != flip,
        )

    def fill(self, drawn: Shape | str, colour: Colour | int) -> None:
        """Fill every contour of a shape or path text."""
        draw = ImageDraw.Draw(self.image)
        for contour in shape(drawn) if isinstance(drawn, str) else drawn:
            draw.polygon(self._placed(contour), fill=colour)

    def both(self, drawn: Shape | str, colour: Colour | int) -> None:
        """Fill a shape and its mirror image about the pen's vertical axis."""
        self.fill(drawn, colour)
        self.at(0, 0, flip=True).fill(drawn, colour)

    def halves(self, half: Shape | str, lit: Colour, shaded: Colour) -> None:
        """Fill the left half of a symmetrical shape in one colour and its mirror image in another."""
        self.fill(half, lit)
        self.at(0, 0, flip=True).fill(half, shaded)

    def stroke(self, drawn: Shape | str, colour: Colour | int, width: float, *, closed: bool = False) -> None:
        """Draw along every contour with a round pen of a width in units."""
        draw = ImageDraw.Draw(self.image)
        pixels = max(1, round(width * self.size * self.scale))
        for contour in shape(drawn) if isinstance(drawn, str) else drawn:
            placed = self._placed((*contour, contour[0]) if closed else contour)
            draw.line(placed, fill=colour, width=pixels, joint="curve")
            radius = pixels / 2
            for x, y in (placed[0], placed[-1]):
                draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)

    def _placed(self, points: Iterable[Point]) -> list[Point]:
        cos = math.cos(math.radians(self.turn)) * self.size
        sin = math.sin(math.radians(self.turn)) * self.size
        side = -1 if self.flip else 1
        return [
            ((self.x + side * x * cos - y * sin) * self.scale, (self.y + side * x * sin + y * cos) * self.scale)
            for x, y in points
        ]

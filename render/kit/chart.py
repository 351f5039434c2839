"""Lines of charts, smooth at every slope."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.kit.canvas import Canvas
from render.kit.theme import Colour

Point = tuple[int, int]
_FINER: Final = 2


def draw_line(canvas: Canvas, points: Sequence[Point], thick: int, colour: Colour) -> None:
    """A line through points, so many pixels thick, its ends and corners round. Nothing for fewer than two points."""
    if len(points) < 2:
        return
    left, top = min(x for x, _ in points) - thick, min(y for _, y in points) - thick
    width, height = max(x for x, _ in points) + thick - left, max(y for _, y in points) + thick - top
    fine = Image.new("L", (width * _FINER, height * _FINER), 0)
    drawing, radius = ImageDraw.Draw(fine), thick * _FINER / 2
    at = [((x - left) * _FINER, (y - top) * _FINER) for x, y in points]
    drawing.line(at, fill=255, width=thick * _FINER, joint="curve")
    for x, y in (at[0], at[-1]):
        drawing.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
    mask = fine.reduce(_FINER)
    canvas.sprite(Image.new("RGB", mask.size, colour), left, top, mask)


def scaled(value: int, values: tuple[int, int], places: tuple[int, int]) -> int:
    """Where a value lies between two places, as it does between the least and the most of the values."""
    (least, most), (first, last) = values, places
    return (first + last) // 2 if least == most else round(first + (value - least) / (most - least) * (last - first))


def spread(wanted: Sequence[int], apart: int, least: int, most: int) -> list[int]:
    """Places as near as may be to those wanted, in their order, so far apart, between two bounds that hold them all."""
    places: list[int] = []
    for place in wanted:
        places.append(max(place, places[-1] + apart if places else least))
    limit = most
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places

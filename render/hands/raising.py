"""A hand of which only the choice has changed: drawn from what was drawn before, but for the cards that rise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import Box, Canvas
from render.kit.encoding import Picture, Reading, encode, indexed
from render.kit.theme import Colour


@dataclass(frozen=True, slots=True)
class Lying:
    """A hand without any choice: its image in the colours of the palette, on its ground."""

    image: Image.Image
    ground: Colour
    smallest: dict[Reading, float]

    def raised(self, boxes: Sequence[Box], draw: Callable[[Canvas, Box], None]) -> Picture:
        """The hand with what has changed within these boxes, which are drawn anew; boxes that touch are one."""
        image, smallest = self.image, dict(self.smallest)
        if boxes:
            image = image.copy()
        for box in joined(boxes, image.width, image.height):
            part = Canvas(box[2] - box[0], box[3] - box[1], self.ground, (box[0], box[1]))
            draw(part, box)
            image.paste(indexed(part.image), (box[0], box[1]))
            smallest = {key: min(high, part.smallest.get(key, high)) for key, high in smallest.items()}
        return encode(image, smallest)


def lying(canvas: Canvas, ground: Colour) -> Lying:
    """What was drawn, to be drawn from."""
    return Lying(indexed(canvas.image), ground, canvas.smallest)


def joined(boxes: Sequence[Box], width: int, height: int) -> list[Box]:
    """Boxes of which none touches another and none goes beyond an image, that cover these."""
    left = [(max(0, x0), max(0, y0), min(width, x1), min(height, y1)) for x0, y0, x1, y1 in sorted(boxes)]
    found: list[Box] = []
    while left:
        box = left.pop(0)
        other = next((other for other in left if touch(box, other)), None)
        if other is None:
            found.append(box)
            continue
        left.remove(other)
        both = zip(box, other, strict=True)
        (x0, a0), (y0, b0), (x1, a1), (y1, b1) = both
        left.insert(0, (min(x0, a0), min(y0, b0), max(x1, a1), max(y1, b1)))
    return found


def touch(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]

"""A picture in the making: felt, and what is put on it. Lengths in pixels; nothing here knows the game."""

import sys
from functools import lru_cache
from typing import Final, Literal, Protocol

from PIL import Image, ImageDraw

from render.kit import theme
from render.kit.encoding import Picture, encode, indexed
from render.kit.text import Weight, cap_height, font_ascent, least_width, setting, text_mask
from render.kit.theme import Colour

Side = Literal["left", "middle", "right"]
Box = tuple[int, int, int, int]
Corners = tuple[Image.Image, Image.Image, Image.Image, Image.Image]


class Sign(Protocol):
    """What can be shown in one colour, as an outline."""

    def mask(self, size: int) -> Image.Image:
        """The outline as a mask of size by size pixels."""


_OVERSAMPLING: Final = 4


class Canvas:
    """An image with the few ways in which pictures are put together. Not shared between threads."""

    def __init__(self, width: int, height: int, colour: Colour) -> None:
        # an even ground: any grain or fall of light would cost more bytes than all the cards
        self.image = Image.new("RGB", (width, height), colour)

    def finish(self) -> Picture:
        """The encoded picture."""
        return encode(indexed(self.image))

    def sprite(self, image: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
        """Paste an image at a corner, through a mask or its own transparency."""
        if mask is None and image.mode == "RGBA":
            mask = image
        self.image.paste(image, (x, y), mask)

    def plate(self, box: Box, radius: int, colour: Colour) -> None:
        """Fill a rounded box."""
        x0, y0, x1, y1 = box
        self._corners(box, colour, corners(radius))
        self.bar((x0 + radius, y0, x1 - radius, y1), colour)
        self.bar((x0, y0 + radius, x0 + radius, y1 - radius), colour)
        self.bar((x1 - radius, y0 + radius, x1, y1 - radius), colour)

    def panel(self, box: Box, radius: int, colour: Colour, *, line: int, edge: Colour = theme.PLATE_LINE) -> None:
        """Fill a rounded box, and draw its inner edge `line` pixels wide."""
        self.plate(box, radius, colour)
        self.frame(box, radius, line, edge)

    def frame(self, box: Box, radius: int, line: int, colour: Colour) -> None:
        """Draw the inner edge of a rounded box, `line` pixels wide."""
        x0, y0, x1, y1 = box
        self._corners(box, colour, corners(radius, max(1, radius - line)))
        self.bar((x0 + radius, y0, x1 - radius, y0 + line), colour)
        self.bar((x0 + radius, y1 - line, x1 - radius, y1), colour)
        self.bar((x0, y0 + radius, x0 + line, y1 - radius), colour)
        self.bar((x1 - line, y0 + radius, x1, y1 - radius), colour)

    def _corners(self, box: Box, colour: Colour, masks: Corners) -> None:
        x0, y0, x1, y1 = box
        side = masks[0].width
        places = ((x0, y0), (x1 - side, y0), (x0, y1 - side), (x1 - side, y1 - side))
        for place, mask in zip(places, masks, strict=True):
            self.image.paste(colour, place, mask)

    def bar(self, box: Box, colour: Colour) -> None:
        """Fill a plain rectangle; an empty one is nothing."""
        if box[0] < box[2] and box[1] < box[3]:
            self.image.paste(colour, box)

    def sign(self, drawn: Sign, x: int, y: int, size: int, colour: Colour) -> None:
        """Draw a sign about its middle."""
        self.image.paste(colour, (x - size // 2, y - size // 2), drawn.mask(size))

    def write(
        self,
        text: str,
        at: tuple[int, int],
        size: int,
        colour: Colour,
        *,
        weight: Weight = Weight.SEMIBOLD,
        side: Side = "left",
        width: int | None = None,
    ) -> int:
        """Write a line with its capitals centred on a point's height, set into `width`; returns its width.

        `side` says which side of the line the point is.
        """
        if not text:
            return 0
        line, size, length = setting(text, weight, size, sys.maxsize if width is None else width)
        mask = text_mask(line, weight, size, length)
        left = at[0] - (0 if side == "left" else length if side == "right" else length // 2)
        top = at[1] - font_ascent(weight, size) + cap_height(weight, size) // 2
        self.image.paste(colour, (left, top), mask)
        return length

    def pill(
        self,
        text: str,
        at: tuple[int, int],
        *,
        side: Side = "left",
        width: int = theme.WIDTH,
        colour: Colour = theme.ACCENT,
        sign: Sign | None = None,
    ) -> int:
        """Write a line on a rounded plate, after a sign if there is one, placed as `write` does; returns its width.

        Where there is no room for the words, the sign stands alone.
        """
        if not text:
            return 0
        size = theme.SMALL
        margin = round(size * 0.5)
        before = 0 if sign is None else round(size * 1.1)
        room = width - 2 * margin - before
        words = 0 if sign is not None and least_width(text, Weight.BOLD) > room else room
        length = (setting(text, Weight.BOLD, size, words).width if words else 0) + 2 * margin + before
        height = round(size * 1.34)
        left = at[0] - (0 if side == "left" else length if side == "right" else length // 2)
        top = at[1] - height // 2
        self.plate((left, top, left + length, top + height), height // 2, colour)
        if sign is not None:
            self.sign(sign, left + margin + round(size * 0.4), at[1], round(size * 0.8), theme.ON_ACCENT)
        if words:
            at = (left + margin + before, at[1])
            self.write(text, at, size, theme.ON_ACCENT, weight=Weight.BOLD, width=words)
        return length


def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """A box with round corners as a mask."""
    canvas = Canvas(*size, (0, 0, 0))
    canvas.plate((0, 0, *size), radius, (255, 255, 255))
    return canvas.image.getchannel("R")


# A box of any size is put together from masks for its corners, so few are ever kept.
@lru_cache(maxsize=128)
def corners(radius: int, hole: int = 0) -> Corners:
    """Four quarters of a disc of `radius` pixels, of a ring where it has a `hole` of so many: top left, top right,
    bottom left, bottom right. Shared.
    """
    side = 2 * radius * _OVERSAMPLING
    large = Image.new("L", (side, side), 0)
    draw = ImageDraw.Draw(large)
    draw.ellipse((0, 0, side - 1, side - 1), fill=255)
    if hole:
        edge = (radius - hole) * _OVERSAMPLING
        draw.ellipse((edge, edge, side - 1 - edge, side - 1 - edge), fill=0)
    whole, at, end = large.reduce(_OVERSAMPLING), radius, 2 * radius
    boxes = (0, 0, at, at), (at, 0, end, at), (0, at, at, end), (at, at, end, end)
    return whole.crop(boxes[0]), whole.crop(boxes[1]), whole.crop(boxes[2]), whole.crop(boxes[3])

"""A moment of a match for one seat: the table above, its own hand below."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

from render.kit import theme
from render.kit.encoding import Picture, Reading, encode, indexed


def moment_picture(pictures: Sequence[bytes]) -> Picture:
    """Pictures one below the other, on the felt. Raises ValueError without any."""
    if not pictures:
        raise ValueError("a moment has at least one picture")
    drawn = [Image.open(BytesIO(png)).convert("RGB") for png in pictures]
    width, height = max(one.width for one in drawn), sum(one.height for one in drawn)
    sheet = Image.new("RGB", (width, height), theme.FELT)
    top = 0
    for one in drawn:
        sheet.paste(one, ((width - one.width) // 2, top))
        top += one.height
    smallest: dict[Reading, float] = {}
    return encode(indexed(sheet), smallest)

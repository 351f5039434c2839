"""What tests ask of a finished picture."""

import io
from collections.abc import Sequence
from functools import cache

from PIL import Image, ImageChops

from render.kit.colour_sheets import colour_sheet
from render.kit.encoding import Picture
from render.kit.theme import Colour
from render.pieces.tiles import TileColour

Box = tuple[int, int, int, int]

PHONE_WIDTH = 300
"""The width at which a phone shows a picture, in points (CSS pixels)."""


def face_of(colour: TileColour) -> Colour:
    """What a tile of a colour is drawn on."""
    return colour_sheet(*colour.sheets)["face"]


def only(pictures: Sequence[Picture]) -> Picture:
    """The one picture that there is."""
    (picture,) = pictures
    return picture


def opened(picture: Picture | bytes) -> Image.Image:
    """The picture as anyone sees it who opens the file."""
    data = picture if isinstance(picture, bytes) else picture.png
    return Image.open(io.BytesIO(data)).convert("RGB")


def on_a_phone(image: Image.Image) -> Image.Image:
    """The picture scaled to the width at which a phone shows it."""
    height = round(image.height * PHONE_WIDTH / image.width)
    return image.resize((PHONE_WIDTH, height), Image.Resampling.LANCZOS)


def colours(image: Image.Image) -> list[tuple[Colour, int]]:
    """The colours of an image, the most frequent first."""
    counted = image.getcolors(image.width * image.height) or []
    return [(colour, count) for count, colour in sorted(counted, reverse=True)]


def strangers(image: Image.Image, expected: Image.Image, least: int = 64) -> int:
    """How many pixels differ in some channel by more than smoothing and the palette can explain."""
    red, green, blue = ImageChops.difference(image, expected).split()
    return sum(ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()[least + 1 :])


def ink_height(image: Image.Image, paper: Colour, least: float = 2.0) -> int:
    """How many rows, from the first to the last, hold a pixel that stands out from the paper."""
    rows = [
        y
        for y in range(image.height)
        if any(contrast(image.getpixel((x, y)), paper) >= least for x in range(image.width))
    ]
    return rows[-1] - rows[0] + 1 if rows else 0


@cache
def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG defines it, 0 (black) to 1 (white)."""
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    """The WCAG contrast ratio of two colours, 1 to 21."""
    dark, light = sorted((luminance(tuple(one)), luminance(tuple(other))))
    return (light + 0.05) / (dark + 0.05)

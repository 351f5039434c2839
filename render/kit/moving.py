"""Pictures one below the other; and pictures that move, GIFs of frames in the fixed palette, each with only what has
changed, written frame by frame.

GIF plays everywhere that Discord does, and is the smaller one: of rounds of draw-and-discard, gin and tiles, lossless
WebP of the same frames had 2.0 to 2.3 times as many bytes, of a duel 0.96 times.
"""

import io
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

from render.kit import theme
from render.kit.encoding import PALETTE_SIZE, Picture, encode, indexed, palette_image
from render.kit.theme import ROOM, Colour

WIDTH: Final = 540
"""Pixels: a phone shows no more of a picture in a channel."""

_UNCHANGED: Final = PALETTE_SIZE - 1
"""The place in the palette that no colour has: the pixel of the frame before shines through."""
_TRAILER: Final = b";"
_FOR_EVER: Final = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_AS_IT_IS: Final = list(range(PALETTE_SIZE))
_ONLY_EQUAL: Final = [255] + [0] * (PALETTE_SIZE - 1)


@dataclass(frozen=True, slots=True)
class Frame:
    """The pictures of a moment as PNG bytes, one below the other, and for how many milliseconds they are shown."""

    pictures: Sequence[bytes]
    ms: int


def moving(frames: Sequence[Frame]) -> bytes:
    """A GIF of frames that follow one another, all as high as the highest. Raises ValueError for none."""
    height = max(sum(_height(png, WIDTH) for png in frame.pictures) for frame in frames)
    return written((WIDTH, height), ((stacked(frame.pictures, WIDTH, height, ROOM), frame.ms) for frame in frames))


def below_one_another(pictures: Sequence[bytes]) -> Picture:
    """PNGs one below the other on the felt, such as a table and a hand."""
    height = sum(_height(png, theme.WIDTH) for png in pictures)
    return encode(stacked(pictures, theme.WIDTH, height, theme.FELT))


def stacked(pictures: Sequence[bytes], width: int, height: int, colour: Colour) -> Image.Image:
    """PNGs as wide as they are to be one below the other on a ground of a size and a colour, in the fixed palette."""
    ground = Image.new("RGB", (width, height), colour)
    top = 0
    for png in pictures:
        with Image.open(io.BytesIO(png)) as image:
            small = image.convert("RGB").resize((width, _height(png, width)), Image.Resampling.HAMMING)
        ground.paste(small, (0, top))
        top += small.height
    return indexed(ground)


def written(size: tuple[int, int], frames: Iterable[tuple[Image.Image, int]]) -> bytes:
    """A GIF that repeats for ever, of frames in the fixed palette with their milliseconds; it holds two at a time."""
    out = io.BytesIO()
    out.write(b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + _colours() + _FOR_EVER)
    for part, corner, ms in _parts(frames):
        data = GifImagePlugin.getdata(part, corner, duration=ms, disposal=1, transparency=_UNCHANGED)
        out.writelines(data)
    out.write(_TRAILER)
    return out.getvalue()


def _parts(frames: Iterable[tuple[Image.Image, int]]) -> Iterator[tuple[Image.Image, tuple[int, int], int]]:
    """Of each frame the part that differs from the one before, where that is, and how long it stays."""
    shown: Image.Image | None = None
    waiting: tuple[Image.Image, tuple[int, int]] | None = None
    lasts = 0
    for frame, ms in frames:
        now = frame.point(_AS_IT_IS, "L")
        found = (now, (0, 0)) if shown is None else _difference(now, shown)
        if found is not None:
            if waiting is not None:
                yield *waiting, lasts
            waiting, lasts = found, 0
        lasts += ms
        shown = now
    if waiting is not None:
        yield *waiting, lasts


def _difference(now: Image.Image, before: Image.Image) -> tuple[Image.Image, tuple[int, int]] | None:
    """What of a frame is new, with all else left to shine through; None where nothing is."""
    difference = ImageChops.difference(now, before)
    box = difference.getbbox()
    if box is None:
        return None
    part = now.crop(box)
    part.paste(_UNCHANGED, mask=difference.crop(box).point(_ONLY_EQUAL))
    return part, (box[0], box[1])


def _height(png: bytes, width: int) -> int:
    """How high a PNG is at a width: its own size stands at its beginning."""
    own, height = int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
    return round(height * width / own)


def _colours() -> bytes:
    """The palette as a GIF has it; where it is not full it ends with one colour again and again."""
    return bytes(palette_image().getpalette() or ())[: 3 * PALETTE_SIZE]

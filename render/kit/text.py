"""Text in pictures: the font, what it cannot write transliterated, and lines cut to a width.

Names come from people and may hold any script or emoji. What the font lacks is written with letters it has, so a
picture never shows an empty box.
"""

from __future__ import annotations

import unicodedata
from enum import StrEnum
from functools import lru_cache
from importlib.resources import as_file, files
from threading import RLock
from typing import Final

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

ELLIPSIS: Final = "…"
NAMELESS: Final = "–"

_FONT_LOCK = RLock()
_NO_GLYPH = "\U0010fffe"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Mc"})


class Weight(StrEnum):
    """The cuts of Source Sans Pro that pictures use."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The font at a size in pixels. Basic layout, so that pictures are the same on every machine."""
    with as_file(files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf") as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    with _FONT_LOCK:
        probe = font(Weight.REGULAR, 24)
        return bytes(probe.getmask(character)) != bytes(probe.getmask(_NO_GLYPH)) or character.isspace()


@lru_cache(maxsize=2048)
def legible(text: str) -> str:
    """The text with every character that the font lacks replaced by letters it has, on one line.

    Emoji are dropped where anything else is left, else written as words; stray combining marks and control characters
    are dropped. Never empty.
    """
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    plain = _written(composed, emoji=False)
    return plain or _written(composed, emoji=True) or NAMELESS


def _written(text: str, *, emoji: bool) -> str:
    pieces = []
    for character in text:
        category = unicodedata.category(character)
        if category in _UNSEEN:
            continue
        if _has_glyph(character):
            pieces.append(character)
            continue
        compatible = unicodedata.normalize("NFKC", character)
        if all(_has_glyph(part) for part in compatible):
            pieces.append(compatible)
        elif category not in ("So", "Sk") or emoji:
            pieces.append(anyascii(character).replace(":", " ").replace("_", " "))
    return " ".join("".join(pieces).split())


@lru_cache(maxsize=4096)
def text_width(text: str, weight: Weight, size: int) -> int:
    """The width of a line in pixels."""
    with _FONT_LOCK:
        return round(font(weight, size).getlength(legible(text)))


@lru_cache(maxsize=2048)
def fitted(text: str, weight: Weight, size: int, width: int) -> str:
    """The legible text, cut with an ellipsis where it is wider than `width` pixels."""
    line = legible(text)
    if text_width(line, weight, size) <= width:
        return line
    low, high = 0, len(line)
    while low < high:
        middle = (low + high + 1) // 2
        if text_width(line[:middle].rstrip() + ELLIPSIS, weight, size) <= width:
            low = middle
        else:
            high = middle - 1
    return line[:low].rstrip() + ELLIPSIS


def wrapped(text: str, size: int, width: int, lines: int, weight: Weight = Weight.SEMIBOLD) -> tuple[str, ...]:
    """The text broken between words into at most so many lines of `width` pixels; the last is cut where it must."""
    words = legible(text).split(" ")
    broken = [words[0]]
    for place, word in enumerate(words[1:], start=1):
        longer = f"{broken[-1]} {word}"
        if text_width(longer, weight, size) <= width:
            broken[-1] = longer
        elif len(broken) < lines:
            broken.append(word)
        else:
            broken[-1] = " ".join((broken[-1], *words[place:]))
            break
    return tuple(fitted(line, weight, size, width) for line in broken)


@lru_cache(maxsize=512)
def text_mask(text: str, weight: Weight, size: int) -> Image.Image:
    """A line as a mask, ascenders and descenders included, so that lines of a size share a baseline. Shared."""
    line = legible(text)
    with _FONT_LOCK:
        face = font(weight, size)
        ascent, descent = face.getmetrics()
        mask = Image.new("L", (max(1, round(face.getlength(line)) + 2), ascent + descent), 0)
        ImageDraw.Draw(mask).text((0, 0), line, font=face, fill=255)
    return mask


def glyphs(text: str, weight: Weight, size: int) -> Image.Image:
    """A short text as a mask, cut to its ink."""
    with _FONT_LOCK:
        face = font(weight, size)
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text))
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, font=face, fill=255)
    return mask


@lru_cache(maxsize=64)
def font_ascent(weight: Weight, size: int) -> int:
    """How far below the top of a text mask the baseline is, in pixels."""
    with _FONT_LOCK:
        return font(weight, size).getmetrics()[0]


@lru_cache(maxsize=64)
def cap_height(weight: Weight, size: int) -> int:
    """The height of a capital letter in pixels."""
    with _FONT_LOCK:
        _, top, _, bottom = font(weight, size).getbbox("H")
    return round(bottom - top)

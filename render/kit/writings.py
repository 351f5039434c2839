"""Writings that the pictures' own font lacks, as far as there is a small font for them: Hebrew, Arabic and Thai.

They are shaped by raqm. Where a machine has none, they are written in Latin letters like all others.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from threading import RLock
from typing import Final

from PIL import ImageFont, features

FONT_LOCK: Final = RLock()
"""Fonts are asked by one thread at a time."""

_FONTS: Final = {
    "HEBREW": ("pylopdf_fonts_he", "NotoSansHebrew-Variable.ttf"),
    "ARABIC": ("pylopdf_fonts_ar", "NotoSansArabic-Variable.ttf"),
    "THAI": ("pylopdf_fonts_th", "NotoSansThai-Variable.ttf"),
}
_FROM_THE_RIGHT: Final = ("HEBREW", "ARABIC")
_REGULAR_WIDTH: Final = 100


@lru_cache(maxsize=4096)
def writing_of(character: str) -> str | None:
    """The writing of a character, of those that are drawn with a font of their own; None for all others."""
    writing = unicodedata.name(character, "").partition(" ")[0]
    return writing if writing in _FONTS and features.check("raqm") and _has(writing, character) else None


def parted(line: str) -> list[tuple[str | None, str]]:
    """A line in pieces of one writing each, as they stand from left to right. Blanks and signs between two words of a
    writing belong to it; what begins with a writing from the right goes on to the left.
    """
    pieces = list(_parted(line))
    return pieces[::-1] if pieces and pieces[0][0] in _FROM_THE_RIGHT else pieces


def _parted(line: str) -> Iterator[tuple[str | None, str]]:
    writing: str | None = None
    piece = between = ""
    for character in line:
        its = writing_of(character)
        if writing is not None and its is None and not character.isalnum() and _has(writing, character):
            between += character
        elif its == writing:
            piece, between = piece + between + character, ""
        else:
            yield from ((one, text) for one, text in ((writing, piece), (None, between)) if text)
            writing, piece, between = its, character, ""
    yield from ((one, text) for one, text in ((writing, piece), (None, between)) if text)


@lru_cache(maxsize=64)
def writing_font(writing: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    """The font of a writing in a weight (400 is regular) and a size in pixels."""
    package, name = _FONTS[writing]
    with as_file(files(package) / name) as path:
        face = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.RAQM)
    face.set_variation_by_axes([weight, _REGULAR_WIDTH])
    return face


@lru_cache(maxsize=4096)
def _has(writing: str, character: str) -> bool:
    with FONT_LOCK:
        face = writing_font(writing, 400, 24)
        return character.isspace() or bytes(face.getmask(character)) != bytes(face.getmask("\U0010fffe"))

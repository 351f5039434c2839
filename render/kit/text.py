"""Text in pictures: the font, what it cannot write transliterated, and lines set into a width: smaller, narrower, and
cut only where that is not enough.

Names come from people and may hold any script or emoji. What the font lacks is written with letters it has, so a
picture never shows an empty box. Hebrew, Arabic and Thai have small fonts of their own, and are shaped by raqm; where a
machine has none, they are written in Latin letters like all others.
"""

import unicodedata
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from importlib.resources import as_file, files
from math import ceil
from threading import RLock
from typing import Final, NamedTuple

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont, features

from render.kit.theme import SMALL

ELLIPSIS: Final = "…"
NAMELESS: Final = "–"
NARROWEST: Final = 0.8
"""How far letters are drawn together, as a part of their width, before a line is cut."""
_NAME_KEEPS: Final = 6
_SMALLER: Final = 4

FONT_LOCK: Final = RLock()
"""Fonts are asked by one thread at a time."""

_FONTS: Final = {
    "HEBREW": ("pylopdf_fonts_he", "NotoSansHebrew-Variable.ttf"),
    "ARABIC": ("pylopdf_fonts_ar", "NotoSansArabic-Variable.ttf"),
    "THAI": ("pylopdf_fonts_th", "NotoSansThai-Variable.ttf"),
}
_FROM_THE_RIGHT: Final = ("HEBREW", "ARABIC")
_REGULAR_WIDTH: Final = 100
_NO_GLYPH: Final = "\U0010fffe"
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Mc"})


class Weight(StrEnum):
    """The cuts of Source Sans Pro that pictures use."""

    REGULAR = "Regular"
    SEMIBOLD = "Semibold"
    BOLD = "Bold"


_HEAVY: Final = {Weight.REGULAR: 400, Weight.SEMIBOLD: 600, Weight.BOLD: 700}


@lru_cache(maxsize=64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """The font at a size in pixels. Basic layout, so that pictures are the same on every machine."""
    with as_file(files("font_source_sans_pro") / "files" / f"SourceSansPro-{weight}.ttf") as path:
        return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


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


@lru_cache(maxsize=8192)
def _has(writing: str | None, character: str) -> bool:
    """Whether the font of a writing has a character, or the one of all others."""
    with FONT_LOCK:
        face = font(Weight.REGULAR, 24) if writing is None else writing_font(writing, 400, 24)
        return character.isspace() or bytes(face.getmask(character)) != bytes(face.getmask(_NO_GLYPH))


@lru_cache(maxsize=2048)
def legible(text: str) -> str:
    """The text with every character that the font lacks replaced by letters it has, on one line.

    Emoji are dropped where anything else is left, else written as words; stray combining marks and control characters
    are dropped. Nothing stays nothing; all else leaves something to be seen.
    """
    composed = unicodedata.normalize("NFC", " ".join(text.split()))
    plain = _written(composed, emoji=False)
    return plain or _written(composed, emoji=True) or (NAMELESS if text else "")


def _written(text: str, *, emoji: bool) -> str:
    pieces = []
    for character in text:
        category = unicodedata.category(character)
        if writing_of(character) is not None:
            pieces.append(character)
            continue
        if category in _UNSEEN:
            continue
        if _has(None, character):
            pieces.append(character)
            continue
        compatible = unicodedata.normalize("NFKC", character)
        if all(_has(None, part) for part in compatible):
            pieces.append(compatible)
        elif category not in ("So", "Sk") or emoji:
            pieces.append(anyascii(character).replace(":", " ").replace("_", " "))
    return " ".join("".join(pieces).split())


@lru_cache(maxsize=4096)
def text_width(text: str, weight: Weight = Weight.SEMIBOLD, size: int = SMALL) -> int:
    """The width of a line in pixels."""
    with FONT_LOCK:
        return round(sum(face.getlength(piece) for face, piece in _faces(legible(text), weight, size)))


def _faces(line: str, weight: Weight, size: int) -> list[tuple[ImageFont.FreeTypeFont, str]]:
    """A legible line in pieces, each with the font that has its letters."""
    return [
        (font(weight, size) if writing is None else writing_font(writing, _HEAVY[weight], size), piece)
        for writing, piece in parted(line)
    ]


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


class Setting(NamedTuple):
    """A line as it is drawn: its size, and how many pixels wide it is."""

    text: str
    size: int
    width: int


def setting(text: str, weight: Weight, size: int, width: int) -> Setting:
    """The legible text within a width: as small as writing may be, then narrower, then cut with an ellipsis."""
    line = legible(text)
    least = min(size, SMALL)
    for smaller in (*range(size, least, -_SMALLER), least):
        natural = text_width(line, weight, smaller)
        if natural <= width:
            return Setting(line, smaller, natural)
    line = fitted(line, weight, least, int(width / NARROWEST))
    return Setting(line, least, min(width, text_width(line, weight, least)))


def least_width(text: str, weight: Weight = Weight.SEMIBOLD) -> int:
    """The fewest pixels in which a line can be set without being cut."""
    return ceil(text_width(text, weight) * NARROWEST)


def least_name(name: str) -> int:
    """The fewest pixels that are kept for a name: for its first letters, so that one knows who it is."""
    line = legible(name)
    return least_width(line if len(line) <= _NAME_KEEPS + 1 else line[:_NAME_KEEPS] + ELLIPSIS)


def wrapped(text: str, size: int, width: int, lines: int, weight: Weight = Weight.SEMIBOLD) -> tuple[str, ...]:
    """The text broken between words into at most so many lines of `width` pixels. Where they are too few, or a word is
    too long, lines are as wide as can be set narrower; what is too long even so is cut. Nothing has no line.
    """
    if not text:
        return ()
    broken = _broken(text, size, width, lines, weight)
    if all(text_width(line, weight, size) <= width for line in broken):
        return broken
    most = int(width / NARROWEST)
    return tuple(fitted(line, weight, size, most) for line in _broken(text, size, most, lines, weight))


def one_or_two(text: str, width: int) -> tuple[str, ...]:
    """Small writing in a line, where it can be set into so many pixels without being cut, else in two."""
    return wrapped(text, SMALL, width, 1 if least_width(text) <= width else 2)


def _broken(text: str, size: int, width: int, lines: int, weight: Weight) -> tuple[str, ...]:
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
    return tuple(broken)


@lru_cache(maxsize=512)
def text_mask(line: str, weight: Weight, size: int, width: int) -> Image.Image:
    """A legible line as a mask, ascenders and descenders included, so that lines of a size share a baseline; drawn
    together where it is wider than `width`. Shared.
    """
    with FONT_LOCK:
        ascent, descent = font(weight, size).getmetrics()
        faces, right = _faces(line, weight, size), 0.0
        mask = Image.new(
            "L", (max(1, round(sum(face.getlength(piece) for face, piece in faces)) + 2), ascent + descent)
        )
        for face, piece in faces:
            ImageDraw.Draw(mask).text((right, ascent), piece, font=face, fill=255, anchor="ls")
            right += face.getlength(piece)
    natural = text_width(line, weight, size)
    if width < natural:
        mask = mask.resize((max(1, round(mask.width * width / natural)), mask.height), Image.Resampling.LANCZOS)
    return mask


def glyphs(text: str, weight: Weight, size: int) -> Image.Image:
    """A short text as a mask, cut to its ink."""
    with FONT_LOCK:
        face = font(weight, size)
        left, top, right, bottom = (round(edge) for edge in face.getbbox(text))
        mask = Image.new("L", (right - left, bottom - top), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, font=face, fill=255)
    return mask


@lru_cache(maxsize=64)
def font_ascent(weight: Weight, size: int) -> int:
    """How far below the top of a text mask the baseline is, in pixels."""
    with FONT_LOCK:
        return font(weight, size).getmetrics()[0]


@lru_cache(maxsize=64)
def cap_height(weight: Weight, size: int) -> int:
    """The height of a capital letter in pixels."""
    with FONT_LOCK:
        _, top, _, bottom = font(weight, size).getbbox("H")
    return round(bottom - top)

"""Which languages there are, and in which of them somebody reads: a folder of catalogs each, complete or not yet.

A language is stored by its tag, `de`, `es-419` or `en-GB`, which says two things: the folders whose messages are read,
and how numbers, dates and clocks are written. `es` serves es-ES and es-419; who reads en-GB has 24 hours whether or not
there are words for them.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from babel import Locale as BabelLocale
from babel import UnknownLocaleError

BASE_LOCALE: Final = "en"
MANIFEST: Final = "manifest.toml"
_AT_HOME: Final = {"en-US": "en", "es-ES": "es", "sv-SE": "sv"}
"""Discord's names of languages with the region that a language is written for by itself."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """What a folder says of itself: the language's own name, and whether people may read it."""

    name: str
    complete: bool


@dataclass(frozen=True, slots=True)
class Language:
    """A language as somebody reads it. `folders` are its catalogs, the nearest first; `region` is Babel's name of how
    numbers, dates and clocks are written.
    """

    tag: str
    folders: tuple[str, ...]
    region: str

    @property
    def beneath(self) -> "Language | None":
        """The language that says what this one lacks."""
        return None if self.folders[-1] == BASE_LOCALE else Language(BASE_LOCALE, (BASE_LOCALE,), BASE_LOCALE)


@lru_cache
def folders() -> tuple[str, ...]:
    """Every folder of catalogs, complete or not."""
    return tuple(sorted(entry.name for entry in root().iterdir() if entry.is_dir() and not entry.name.startswith("_")))


@lru_cache
def manifest(folder: str) -> Manifest:
    """The manifest of a folder; one without any is not complete."""
    found = root() / folder / MANIFEST
    told = tomllib.loads(found.read_text("utf-8")) if found.is_file() else {}
    return Manifest(told.get("name", folder), bool(told.get("complete", False)))


@lru_cache
def locales() -> tuple[str, ...]:
    """The languages that people may read: English and those whose manifest says that they are complete."""
    return tuple(name for name in folders() if name == BASE_LOCALE or manifest(name).complete)


def names() -> dict[str, str]:
    """The languages that people may read by their own names, English first."""
    found = {name: manifest(name).name for name in locales()}
    return {BASE_LOCALE: found.pop(BASE_LOCALE, BASE_LOCALE), **dict(sorted(found.items(), key=lambda one: one[1]))}


@lru_cache(maxsize=256)
def language_of(tag: str) -> Language:
    """The language of a tag, of Discord's or of ours, that people may read: English where they may not."""
    ours = _AT_HOME.get(tag, tag)
    spoken = ours.partition("-")[0]
    if spoken not in locales():
        return Language(BASE_LOCALE, (BASE_LOCALE,), BASE_LOCALE)
    region = _region(ours)
    if region is None:
        return Language(spoken, (spoken,), _region(spoken) or BASE_LOCALE)
    return Language(ours, tuple(name for name in dict.fromkeys((ours, spoken)) if name in locales()), region)


def discords(tag: str) -> str:
    """Discord's name of a language."""
    return next((theirs for theirs, ours in _AT_HOME.items() if ours == tag), tag)


def is_read(tag: str) -> bool:
    """Whether somebody who reads a tag reads its own language, and not English in its place."""
    return tag.partition("-")[0] in locales()


def _region(tag: str) -> str | None:
    try:
        return str(BabelLocale.parse(tag, sep="-"))
    except (UnknownLocaleError, ValueError):
        return None


def root() -> Traversable:
    """Where the folders are."""
    return files("bot") / "locales"

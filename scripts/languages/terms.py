"""One word a concept and kind of game: `terms.toml` beside a language's catalogs, from the booklets' own words.

`bot/locales/en/terms.toml` says by which English words a concept is known, a language's own by which words it goes:

    [discard_pile]
    say = "Ablagestapel"            # for the translator
    stem = "ablagestap"             # what must be found where the English has the concept
    never = ["ablegestap"]          # what must not be found anywhere

A table `[stock.tiles]` says it for messages of that kind of game alone, whose ids end in it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from scripts.languages.branches import pieces
from scripts.languages.sources import BASE, Fault, Message, Source

FILE: Final = "terms.toml"
KINDS: Final = ("tiles", "gin", "duel", "suit_rows")
_CODE: Final = re.compile(r"`[^`]*`|https?://\S+")


def faults(folder: Path, english: Source, other: Source) -> Iterator[Fault]:
    """Concepts that go by another word than the language's, and words that are not for it."""
    concepts, own = _table(folder.parent / BASE / FILE), _table(folder / FILE)
    for name in sorted(own.keys() - concepts.keys()):
        yield Fault(other.language, FILE, name, "is no concept of the English terms.toml")
    for message in other.messages.values():
        original = english.behind(message.id)
        if original is not None:
            told = _of(concepts, own, _text(original), _text(message), _kind(message.id))
            yield from (other.fault(message, one) for one in told)


def _of(concepts: dict[str, Any], own: dict[str, Any], english: str, text: str, kind: str) -> Iterator[str]:
    for name, entry in own.items():
        term = entry | entry.get(kind, {})
        for word in (
            (*entry.get("never", ()), *entry.get(kind, {}).get("never", ())) if kind in entry else term.get("never", ())
        ):
            found = _searching(word).search(text)
            if found:
                yield f"says “{found.group()}”: {name} is “{term['say']}”"
        stem, asked = term.get("stem"), concepts.get(name, {}).get("english")
        if stem and asked and _searching(asked).search(english) and not _searching(stem).search(text):
            yield f"does not say “{term['say']}”, and the English speaks of {name}"


@lru_cache
def _searching(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@lru_cache
def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _kind(message_id: str) -> str:
    return next((kind for kind in KINDS if f"-{kind}-" in f"-{message_id}-"), "")


def _text(message: Message) -> str:
    told = " ".join(piece for pattern in message.patterns.values() for piece in pieces(pattern))
    return _CODE.sub(" ", told)

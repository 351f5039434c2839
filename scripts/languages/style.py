"""How a translation is set and which words it has: the language's own quotes and signs, the emphasis that the English
has, and one word a concept.

The words are in `terms.toml` beside a language's catalogs. `bot/locales/en/terms.toml` says by which English words a
concept is known, a language's own by which words it goes:

    [discard_pile]
    say = "Ablagestapel"            # for the translator
    stem = "ablagestap"             # what must be found where the English has the concept
    never = ["ablegestap"]          # what must not be found anywhere

A table `[stock.tiles]` says it for messages of that kind of game alone, whose ids end in it.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from scripts.languages.sources import BASE, FILLED, Fault, Message, Source, cases, pieces, said

TERMS: Final = "terms.toml"
KINDS: Final = ("tiles", "gin", "duel", "suit_rows")
QUOTES: Final = {"de": "„“‚‘", "cs": "„“‚‘", "pl": "„”«»", "fr": "«»“”", "es": "«»“”", "it": "«»“”", "nl": "‘’“”"}
"""The quotes of a language in pairs, those within others last."""
ANY_QUOTE: Final = frozenset('"„“”«»‚‘‹›')
"""Signs that are nothing but quotes; ’ is an apostrophe too."""
APOSTROPHE: Final = "’"

CODE: Final = re.compile(r"`[^`]*`|https?://\S+|<[#@:/a-z][^>]*>")
_KEPT: Final = re.compile(rf"{CODE.pattern}|\{{[^{{}}]*\}}")
_DOUBLE: Final = re.compile(r"(?<=\S)  +(?=\S)")
_TYPED_APOSTROPHE: Final = re.compile(rf"(?<=[^\W\d_])'(?=[\w{{«{FILLED}])")
_FRENCH_BEFORE: Final = re.compile(r"(?<=[^\s?!;:])[ ]?([;:?!»])(?=$|[\s*_)”…])")
_FRENCH_AFTER: Final = re.compile(r"«[ ]?(?=\S)")
MARKS: Final = {
    "**": re.compile(r"\*\*"),
    "*": re.compile(r"(?<!\*)\*(?!\*)"),
    "`": re.compile(r"`"),
    "-#": re.compile(r"^ *-# ", re.MULTILINE),
    "#": re.compile(r"^ *#+ ", re.MULTILINE),
    "~~": re.compile(r"~~"),
    "](": re.compile(r"\]\("),
}


def faults(folder: Path, english: Source, other: Source) -> Iterator[Fault]:
    """Quotes, signs and emphasis that are not as they should be, and other words for a thing than the language's."""
    concepts, own = _table(folder.parent / BASE / TERMS), _table(folder / TERMS)
    for name in sorted(own.keys() - concepts.keys()):
        yield Fault(other.language, TERMS, name, "is no concept of the English terms.toml")
    for message in other.messages.values():
        found = [*_signs(message, other.language)]
        original = english.behind(message.id)
        if original is not None:
            found += [*_emphasis(original, message, other.language), *_terms(concepts, own, original, message)]
        yield from (other.fault(message, told) for told in dict.fromkeys(found))


def tidied(text: str, language: str) -> str:
    """A catalog with the apostrophes, and in French the no-break spaces, that a keyboard has no key for."""
    return "\n".join(line if line.startswith("#") else _tidied(line, language) for line in text.split("\n"))


def _tidied(line: str, language: str) -> str:
    """A line of a catalog; what is code in it is taken out before, and put in again."""
    told = _TYPED_APOSTROPHE.sub(APOSTROPHE, _KEPT.sub(FILLED, line))
    if language == "fr":
        told = _FRENCH_BEFORE.sub("\N{NO-BREAK SPACE}\\1", _FRENCH_AFTER.sub("«\N{NO-BREAK SPACE}", told))
    for kept in _KEPT.findall(line):
        told = told.replace(FILLED, kept, 1)
    return told


def _signs(message: Message, language: str) -> Iterator[str]:
    """Blanks and quotes of a message, and what `tidy` would put in."""
    if tidied(message.source, language) != message.source:
        yield f"lacks a no-break space or an apostrophe: python -m scripts.languages tidy {language}"
    own = QUOTES.get(language, "")
    for piece in pieces(message):
        text = CODE.sub(FILLED, piece)
        if any(_DOUBLE.search(line.strip()) for line in text.splitlines()):
            yield "has two blanks"
        for sign in sorted(ANY_QUOTE & {*text} - {*own} if own else ()):
            yield f"has {sign}: this language quotes {own[:2]}"
        for opening, closing in zip(own[::2], own[1::2], strict=True):
            if closing != APOSTROPHE and text.count(opening) != text.count(closing):
                yield f"opens {text.count(opening)} {opening} and closes {text.count(closing)} {closing}"


def _emphasis(original: Message, message: Message, language: str) -> Iterator[str]:
    """The first case of a message that is set otherwise than in English."""
    for name in original.patterns.keys() & message.patterns.keys():
        english, other = original.patterns[name], message.patterns[name]
        for case in cases(english, other):
            wanted, found = said(english, case, BASE), said(other, case, language)
            counts = {mark: (len(one.findall(found)), len(one.findall(wanted))) for mark, one in MARKS.items()}
            told = "; ".join(
                f"{mark} {has} times, not {should}" for mark, (has, should) in counts.items() if has != should
            )
            if told:
                when = ", ".join(f"{asked} {value}" for asked, value in case.items())
                yield f"has {told}{f' ({when})' if when else ''}"
                break


def _terms(concepts: dict[str, Any], own: dict[str, Any], original: Message, message: Message) -> Iterator[str]:
    """Concepts that go by another word than the language's, and words that are not for them."""
    kind = next((kind for kind in KINDS if f"-{kind}-" in f"-{message.id}-"), "")
    english, text = _text(original), _text(message)
    for name, entry in own.items():
        of_kind = entry.get(kind, {})
        term = entry | of_kind
        for word in (*entry.get("never", ()), *of_kind.get("never", ())):
            found = _searching(word).search(text)
            if found:
                yield f"says “{found.group()}”: {name} is “{term['say']}”"
        stem, known = term.get("stem"), concepts.get(name, {}).get("english")
        if stem and known and _searching(known).search(english) and not _searching(stem).search(text):
            yield f"does not say “{term['say']}”, and the English speaks of {name}"


@cache
def _searching(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


@lru_cache
def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def _text(message: Message) -> str:
    return CODE.sub(" ", " ".join(pieces(message)))

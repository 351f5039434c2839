"""How a translation is set: the language's own quotes and spaces, and the emphasis that the English has."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from scripts.languages.branches import FILLED, cases, pieces, said
from scripts.languages.sources import Fault, Message, Source

NO_BREAK: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
QUOTES: Final = {
    "de": "„“‚‘",
    "cs": "„“‚‘",
    "pl": "„”«»",
    "fr": "«»“”",
    "es": "«»“”",
    "it": "«»“”",
    "nl": "‘’“”",
}
"""The quotes of a language in pairs, those within others last."""
ANY_QUOTE: Final = frozenset('"„“”«»‚‘‹›')
"""Signs that are nothing but quotes; ’ is an apostrophe too."""
APOSTROPHE: Final = "’"

CODE: Final = re.compile(r"`[^`]*`|https?://\S+|<[#@:/a-z][^>]*>")
DOUBLE: Final = re.compile(r"(?<=\S)  +(?=\S)")
FRENCH_BEFORE: Final = re.compile(rf"(?<![{NO_BREAK}?!;:])([;:?!»])(?=$|[\s*_)”…{NO_BREAK}])")
FRENCH_AFTER: Final = re.compile(rf"«(?![{NO_BREAK}])")
APOSTROPHES: Final = ("fr", "it", "nl", "cs", "de", "es", "pl")
TYPED_APOSTROPHE: Final = re.compile(r"(?<=[^\W\d_])'(?=[\w{«])")
TYPED_BEFORE: Final = re.compile(r"(?<=\S) (?=[;:?!»](?:$|[\s*_)”…]))")
TYPED_AFTER: Final = re.compile(r"« ")
MARKS: Final = {
    "**": re.compile(r"\*\*"),
    "*": re.compile(r"(?<!\*)\*(?!\*)"),
    "`": re.compile(r"`"),
    "-#": re.compile(r"^ *-# ", re.MULTILINE),
    "#": re.compile(r"^ *#+ ", re.MULTILINE),
    "~~": re.compile(r"~~"),
    "](": re.compile(r"\]\("),
}


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Quotes, blanks and emphasis that are not as they should be."""
    for message in other.messages.values():
        found = [*_of_the_language(message, other.language)]
        original = english.behind(message.id)
        if original is not None:
            found += _emphasis(original, message, other.language)
        yield from (other.fault(message, told) for told in dict.fromkeys(found))


def tidied(text: str, language: str) -> str:
    """A catalog with the apostrophes, and in French the no-break spaces, that a keyboard has no key for."""
    return "\n".join(line if line.startswith("#") else _tidied(line, language) for line in text.split("\n"))


def _tidied(line: str, language: str) -> str:
    """A line of a catalog; what is code in it is taken out before, and put in again."""
    code = CODE.findall(line)
    told = CODE.sub(FILLED, line)
    if language in APOSTROPHES:
        told = TYPED_APOSTROPHE.sub(APOSTROPHE, told)
    if language == "fr":
        told = TYPED_BEFORE.sub("\N{NO-BREAK SPACE}", TYPED_AFTER.sub("«\N{NO-BREAK SPACE}", told))
    for kept in code:
        told = told.replace(FILLED, kept, 1)
    return told


def _of_the_language(message: Message, language: str) -> Iterator[str]:
    for pattern in message.patterns.values():
        for piece in pieces(pattern):
            text = CODE.sub(FILLED, piece)
            yield from _quotes(text, language)
            for line in text.splitlines():
                if DOUBLE.search(line.strip()):
                    yield f"has two blanks: {_about(DOUBLE, line)}"
                if language == "fr" and FRENCH_BEFORE.search(line):
                    yield f"lacks a no-break space: {_about(FRENCH_BEFORE, line)}"
                if language == "fr" and FRENCH_AFTER.search(line):
                    yield f"lacks a no-break space: {_about(FRENCH_AFTER, line)}"


def _quotes(text: str, language: str) -> Iterator[str]:
    own = QUOTES.get(language)
    if own is None:
        return
    for sign in sorted(ANY_QUOTE & {*text} - {*own}):
        yield f"has {sign}: this language quotes {own[:2]}"
    if re.search(r"(?<=\w)'(?=\w)", text):
        yield f"has ': an apostrophe is {APOSTROPHE}"
    for opening, closing in zip(own[::2], own[1::2], strict=True):
        if closing != APOSTROPHE and text.count(opening) != text.count(closing):
            yield f"opens {text.count(opening)} {opening} and closes {text.count(closing)} {closing}"


def _emphasis(original: Message, message: Message, language: str) -> Iterator[str]:
    """The first case of a message that is set otherwise than in English."""
    for name in original.patterns.keys() & message.patterns.keys():
        english, other = original.patterns[name], message.patterns[name]
        for case in cases(english, other):
            wanted, found = _marks(said(english, case, "en")), _marks(said(other, case, language))
            if wanted != found:
                told = "; ".join(
                    f"{mark} {found[mark]} times, not {wanted[mark]}" for mark in MARKS if wanted[mark] != found[mark]
                )
                when = ", ".join(f"{asked} {value}" for asked, value in case.items())
                yield f"has {told}{f' ({when})' if when else ''}"
                break


def _marks(text: str) -> Counter[str]:
    return Counter({mark: len(pattern.findall(text)) for mark, pattern in MARKS.items()})


def _about(pattern: re.Pattern[str], text: str) -> str:
    found = pattern.search(text)
    return repr(text[max(0, found.start() - 15) : found.end() + 10]) if found else ""

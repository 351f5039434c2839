"""All that is asked of a language, in one list of faults."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from scripts.languages import commands, limits, selectors, shape, terms, typography
from scripts.languages import english as hashes
from scripts.languages.sources import BASE, OVERRIDES, Fault, read


def faults(root: Path, languages: Iterable[str]) -> list[Fault]:
    """What is wrong with some languages, by file and message."""
    english = read(root / BASE)
    found = list(english.faults)
    for language in languages:
        folder = root / language
        other = read(folder)
        of_this = [
            *other.faults,
            *shape.faults(english, other),
            *selectors.faults(english, other),
            *typography.faults(english, other),
            *terms.faults(folder, english, other),
            *limits.faults(english, other),
            *commands.faults(english, other),
            *hashes.faults(folder, english, other),
        ]
        found += sorted(of_this, key=lambda fault: (fault.file, fault.message))
    return [*found, *commands.too_long([english, *map(read, map(root.joinpath, languages))])]


def lacking(root: Path, languages: Iterable[str]) -> dict[str, int]:
    """How many messages some languages still lack; a language that is complete lacks none, or that is a fault."""
    english = read(root / BASE)
    found = {}
    for language in languages:
        number = len(english.messages.keys() - read(root / language).messages.keys())
        if number and language not in OVERRIDES:
            found[language] = number
    return found

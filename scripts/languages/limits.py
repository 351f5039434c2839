"""What Discord cuts or refuses: texts that are too long for where they stand, in the longest of their branches."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from fluent.syntax import ast

from bot.wording.lengths import units
from scripts.languages.sources import BASE, Fault, Fill, Message, Source, cases, said, walk

LIMITS: Final = {
    re.compile(r"button-.*"): 80,
    re.compile(r"(?!.*-hint$)(.*-(form|field)(-.*)?|server-limit-.*)"): 45,
    re.compile(r"(command|option|strength|place|variant-name|said)-.*"): 100,
    re.compile(r"alt-(board|hand)-.*"): 1024,
}
"""How long texts may be to Discord: buttons, forms and their fields, descriptions and choices, alt texts."""
SHORT: Final = 60
LABEL: Final = 100
"""A text that is short in English may be a label, and is one in every language."""

LONGEST: Final = {
    "name": 32,
    "seat": 32,
    "who": 32,
    "game": 28,
    "variant": 28,
    "time": 24,
    "turn": 24,
    "left": 24,
    "date": 24,
    "day": 24,
    "card": 12,
    "cards": 36,
}
"""How many characters the longest value of an argument has; a number has five."""
A_NUMBER: Final = 5


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Texts that are longer than Discord takes them."""
    for message in other.messages.values():
        original = english.behind(message.id)
        most = None if original is None else _most(original, english)
        if most is not None and longest(message, other) > most:
            yield other.fault(message, f"has up to {longest(message, other)} characters: Discord takes {most}")


def longest(message: Message, source: Source) -> int:
    """How many characters a message has in the longest of its branches, with the longest of values."""
    pattern = message.entry.value
    fill = _filling(source)
    return max(units(said(pattern, case, source.language, fill)) for case in cases(pattern)) if pattern else 0


@lru_cache(maxsize=10_000)
def _most(original: Message, english: Source) -> int | None:
    """The most characters that an English message and its translations may have, None where nothing near binds them."""
    by_id = min((most for pattern, most in LIMITS.items() if pattern.fullmatch(original.id)), default=None)
    return LABEL if by_id is None and longest(original, english) <= SHORT else by_id


def _filling(source: Source) -> Fill:
    """Fills in what is longest: the words of another message, or as many letters as an argument may have."""

    def fill(node: ast.BaseNode) -> str:
        if isinstance(node, ast.MessageReference):
            of = source.messages.get(node.id.name)
            pattern = of.patterns.get(node.attribute.name if node.attribute else "") if of else None
            return said(pattern, {}, BASE, fill) if pattern else ""
        named = (inner.id.name for inner in walk(node) if isinstance(inner, ast.VariableReference))
        return "m" * max((LONGEST.get(name, A_NUMBER) for name in named), default=0)

    return fill

"""What Discord cuts or refuses: texts that are too long for where they stand, in the longest of their branches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from fluent.syntax import ast

from bot.wording.lengths import units
from scripts.languages.branches import cases, said
from scripts.languages.sources import Fault, Message, Source, walk
from scripts.languages.uses import limits_in_code

BUTTON: Final = 80
DESCRIBED: Final = 100
PLACEHOLDER: Final = 150
BY_BEGINNING: Final = {
    "button-": BUTTON,
    "command-": DESCRIBED,
    "option-": DESCRIBED,
    "select-": PLACEHOLDER,
    "alt-board-": 1024,
    "alt-hand-": 1024,
    "strength-": DESCRIBED,
    "place-": DESCRIBED,
    "variant-name-": DESCRIBED,
}
"""Messages that reach Discord by other ways than the code shows at once."""
FORMS: Final = ("buying", "claimless", "v1", "draw_discard", "gin", "duel", "suit_rows", "tiles")

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
    """Texts that are longer than Discord takes them; where the English may be so too, no longer than the English."""
    for message in other.messages.values():
        original = english.behind(message.id)
        most = limit_of(message.id)
        if original is None or most is None or message.entry.value is None:
            continue
        length = longest(message, other)
        if length > max(most, longest(original, english)):
            yield other.fault(message, f"has up to {length} characters: Discord takes {most}")


def limit_of(message_id: str) -> int | None:
    """The most characters that a message may have, None where nothing near binds it."""
    beginnings = [most for beginning, most in BY_BEGINNING.items() if message_id.startswith(beginning)]
    base, _, form = message_id.rpartition("-")
    names = (message_id, base) if form in FORMS else (message_id,)
    used = [most for pattern, most in limits_in_code().items() if any(map(pattern.fullmatch, names))]
    return min(beginnings + used, default=None)


def longest(message: Message, source: Source) -> int:
    """How many characters a message has in the longest of its branches, with the longest of values."""
    pattern = message.entry.value
    if pattern is None:
        return 0
    fill = _Filled(source.messages)
    return max(units(said(pattern, case, source.language, fill)) for case in cases(pattern))


class _Filled:
    """Fills in what is longest: the words of another message, or as many letters as an argument may have."""

    def __init__(self, messages: Mapping[str, Message]) -> None:
        self._messages = messages

    def __call__(self, node: ast.BaseNode) -> str:
        if isinstance(node, ast.MessageReference):
            of = self._messages.get(node.id.name)
            pattern = of.patterns.get(node.attribute.name if node.attribute else "") if of else None
            return said(pattern, {}, "en", self) if pattern else ""
        named = (inner.id.name for inner in walk(node) if isinstance(inner, ast.VariableReference))
        return "m" * max((LONGEST.get(name, A_NUMBER) for name in named), default=0)

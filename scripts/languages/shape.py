"""What a translation must have in common with the English: its messages, their arguments, attributes and references."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scripts.languages.sources import OVERRIDES, Fault, Message, Source

FUNCTIONS: Final = frozenset({"SCORE", "LENGTH", "NUMBER", "DATETIME"})


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Messages that a whole language lacks, that English does not have, or that speak of something else."""
    if other.is_complete and other.language not in OVERRIDES:
        for lacking in english.messages.keys() - other.messages.keys():
            message = english.messages[lacking]
            yield Fault(other.language, message.file, lacking, "is missing")
    for message in other.messages.values():
        original = english.behind(message.id)
        if original is None:
            yield other.fault(message, "is unknown: English has no such message")
        else:
            yield from (other.fault(message, said) for said in _differences(english, original, message, other.terms))


def _differences(english: Source, original: Message, message: Message, terms: set[str]) -> Iterator[str]:
    if message.file != original.file:
        yield f"stands in {original.file} in English"
    for name in sorted(original.variables - message.variables):
        yield f"does not say {{ ${name} }}"
    for name in sorted(message.variables - original.variables):
        yield f"says {{ ${name} }}, which it is not given"
    for name in sorted(original.patterns.keys() - message.patterns.keys()):
        yield f"lacks its .{name}" if name else "has no text of its own"
    for name in sorted(message.patterns.keys() - original.patterns.keys()):
        yield f"has a .{name}, which English has not" if name else "has a text of its own, which English has not"
    for name in sorted(original.references - message.references):
        yield f"does not say {{ {name} }}: the words of a button or a command are not typed again"
    for name in sorted(message.references - original.references):
        owner, _, attribute = name.partition(".")
        if owner not in english.messages or attribute not in english.messages[owner].patterns:
            yield f"says {{ {name} }}, which is no message"
    for name in sorted(message.terms - terms):
        yield f"says {{ -{name} }}, which is no term of this language"
    for name in sorted(message.functions - FUNCTIONS):
        yield f"calls {name}(), which there is not"

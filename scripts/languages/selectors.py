"""The branches of a translation: those of the English for words, those of the language's own plural for numbers.

A number is asked for where a branch stands under a number or under `one`, `two`, `few` or `many`. The English says its
words of one thing under [1]; a language needs a branch for each category of its plural that 0 to 9,999 reach, unless
numbers under which there are branches are all that the category has.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.syntax import ast

from scripts.languages.branches import asked, key
from scripts.languages.sources import Fault, Message, Source

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
COUNTING: Final = frozenset({"one", "two", "few", "many"})
REACHED: Final = range(10_000)
OTHER: Final = "other"


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Branches that a translation lacks, or that nothing leads to."""
    for message in other.messages.values():
        original = english.behind(message.id)
        if original is not None:
            found = (*_of_words(original, message), *_of_numbers(original, message, other.language))
            yield from (other.fault(message, said) for said in dict.fromkeys(found))


def _of_words(original: Message, message: Message) -> Iterator[str]:
    """Every selector of words has the branches that the English has, and stands wherever the English has one."""
    wanted, found = _words(original), _words(message)
    for variable, sets in found.items():
        known = frozenset[str]().union(*wanted.get(variable, ()))
        for keys in sets:
            for word in sorted(keys - known - {OTHER}):
                yield f"{{ ${variable} }} is never [{word}] in English"
    for variable, sets in wanted.items():
        of_its_own = found.get(variable, [])
        for keys in dict.fromkeys(sets):
            if keys not in of_its_own:
                nearest = max(of_its_own, key=lambda one: len(one & keys), default=frozenset[str]())
                lacking = ", ".join(f"[{word}]" for word in sorted(keys - nearest - {OTHER}))
                if lacking:
                    yield f"{{ ${variable} }} lacks {lacking}"
        for keys in of_its_own:
            if keys not in sets and not any(keys >= one for one in sets):
                nearest = min(sets, key=lambda one: len(one - keys))
                lacking = ", ".join(f"[{word}]" for word in sorted(nearest - keys - {OTHER}))
                if lacking:
                    yield f"{{ ${variable} }} lacks {lacking}"


def _of_numbers(original: Message, message: Message, language: str) -> Iterator[str]:
    plural = {variable for variable, keys, default in _selectors(original) if default == OTHER and keys & {"1", "one"}}
    ordinal = {variable for variable, keys, _ in _selectors(original) if keys & {"2", "3"}}
    for variable, keys, default in _selectors(message):
        exact = {int(word) for word in keys if _is_number(word)}
        counts = bool(keys & COUNTING) or ("1" in keys and variable in plural - ordinal and default == OTHER)
        if not counts:
            continue
        for category, numbers in sorted(categories(language).items()):
            if category not in keys and not numbers <= exact:
                some = ", ".join(str(number) for number in sorted(numbers - exact)[:3])
                yield f"{{ ${variable} }} lacks [{category}] ({some} …)"
        for category in sorted(keys & CATEGORIES - {OTHER} - categories(language).keys() - {default}):
            if keys & COUNTING and category in COUNTING and category not in _of_any_number(language):
                yield f"{{ ${variable} }} is never [{category}] in this language"


@lru_cache
def categories(language: str) -> dict[str, frozenset[int]]:
    """The categories of a language's plural, each with the numbers up to 9,999 that are of it."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, set[int]] = defaultdict(set)
    for number in REACHED:
        found[rule(number)].add(number)
    return {category: frozenset(numbers) for category, numbers in found.items()}


def _of_any_number(language: str) -> frozenset[str]:
    """The categories that decimals and millions reach too."""
    return frozenset(Locale.parse(language, sep="-").plural_form.tags)


def _words(message: Message) -> dict[str, list[frozenset[str]]]:
    """The branches of each selector of words, without those that are numbers or plurals."""
    found: dict[str, list[frozenset[str]]] = defaultdict(list)
    for variable, keys, _ in _selectors(message):
        counts = bool(keys & COUNTING) or any(map(_is_number, keys))
        words = {word for word in keys if not _is_number(word)} - (CATEGORIES if counts else set())
        if words:
            found[variable].append(frozenset(words))
    return found


def _selectors(message: Message) -> Iterator[tuple[str, frozenset[str], str]]:
    """Each selector of a message: what it asks, its branches, and which of them is the default."""
    for node in message.nodes:
        if isinstance(node, ast.SelectExpression):
            default = next(variant for variant in node.variants if variant.default)
            yield asked(node), frozenset(map(key, node.variants)), key(default)


def _is_number(word: str) -> bool:
    return word.lstrip("-").isdigit()

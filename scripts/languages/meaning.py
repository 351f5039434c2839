"""What a translation must have in common with the English: messages, arguments, references, names, and branches.

A number is asked for where a branch stands under a number or under `one`, `two`, `few` or `many`. The English says its
words of one thing under [1]; a language needs a branch for each category of its plural that 0 to 9,999 reach, unless
numbers under which there are branches are all that the category has.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from babel import Locale
from fluent.syntax import ast

from scripts.languages.sources import CATEGORIES, COUNTING, Fault, Message, Source, asked, is_number, key

FUNCTIONS: Final = frozenset({"SCORE()", "LENGTH()", "CARDS()", "NUMBER()", "DATETIME()"})
NAME: Final = re.compile(r"[-'\w]{1,32}")
"""The name of a command or an option to Discord, where none of its letters is a capital."""
REACHED: Final = range(10_000)
OTHER: Final = "other"


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Messages that a complete language lacks, that English does not have, or that say something else."""
    if other.is_complete and "-" not in other.language:
        for lacking in english.messages.keys() - other.messages.keys():
            yield Fault(other.language, english.messages[lacking].file, lacking, "is missing")
    for message in other.messages.values():
        original = english.behind(message.id)
        if original is None:
            yield other.fault(message, "is unknown: English has no such message")
            continue
        found = [*_differences(english, original, message, other.terms), *_names(message)]
        found += [*_of_words(original, message), *_of_numbers(original, message, other.language)]
        yield from (other.fault(message, said) for said in dict.fromkeys(found))


def _differences(english: Source, original: Message, message: Message, terms: set[str]) -> Iterator[str]:
    if message.file != original.file:
        yield f"stands in {original.file} in English"
    for name in sorted(original.patterns.keys() - message.patterns.keys()):
        yield f"lacks its .{name}" if name else "has no text of its own"
    for name in sorted(message.patterns.keys() - original.patterns.keys()):
        yield f"has a .{name}, which English has not" if name else "has a text of its own, which English has not"
    for name in sorted(original.taken - message.taken):
        if name[0] != "-" and not name.endswith("()"):
            yield f"does not say {{ {name} }}"
    for name in sorted(message.taken - original.taken - terms - FUNCTIONS):
        owner, _, attribute = name.partition(".")
        if owner not in english.messages or attribute not in english.messages[owner].patterns:
            yield f"says {{ {name} }}, which there is not"


def _names(message: Message) -> Iterator[str]:
    """What a command or an option cannot be called."""
    if "name" in message.patterns:
        name = "".join(getattr(element, "value", "") for element in message.patterns["name"].elements)
        if NAME.fullmatch(name) is None or name != name.lower():
            yield f".name {name!r} is none that Discord takes"


def _of_words(original: Message, message: Message) -> Iterator[str]:
    """Every selector of words has the branches that the English has, and stands wherever the English has one."""
    wanted, found = _words(original), _words(message)
    for variable in sorted(wanted.keys() | found.keys()):
        theirs, own = wanted[variable], found[variable]
        for word in sorted(frozenset[str]().union(*own) - frozenset[str]().union(*theirs) - {OTHER}):
            yield f"{{ ${variable} }} is never [{word}] in English"
        nearest = [(keys, max(own, key=lambda one: len(one & keys), default=frozenset[str]())) for keys in theirs]
        nearest += [(min(theirs, key=lambda one: len(one - keys)), keys) for keys in own if theirs]
        for word in sorted({word for should, has in nearest for word in should - has - {OTHER}}):
            yield f"{{ ${variable} }} lacks [{word}]"


def _of_numbers(original: Message, message: Message, language: str) -> Iterator[str]:
    """A selector of numbers has a branch for each category that numbers reach, and for no other."""
    plural = {variable for variable, keys, default in _selectors(original) if default == OTHER and keys & {"1", "one"}}
    ordinal = {variable for variable, keys, _ in _selectors(original) if keys & {"2", "3"}}
    for variable, keys, default in _selectors(message):
        if not keys & COUNTING and not ("1" in keys and variable in plural - ordinal and default == OTHER):
            continue
        exact = {int(word) for word in keys if is_number(word)}
        for category, numbers in sorted(categories(language).items()):
            if category not in keys and not numbers <= exact:
                some = ", ".join(str(number) for number in sorted(numbers - exact)[:3])
                yield f"{{ ${variable} }} lacks [{category}] ({some} …)"
        for category in sorted((keys & COUNTING) - Locale.parse(language, sep="-").plural_form.tags):
            yield f"{{ ${variable} }} is never [{category}] in this language"


@lru_cache
def categories(language: str) -> dict[str, frozenset[int]]:
    """The categories of a language's plural, each with the numbers up to 9,999 that are of it."""
    rule = Locale.parse(language, sep="-").plural_form
    found: dict[str, set[int]] = defaultdict(set)
    for number in REACHED:
        found[rule(number)].add(number)
    return {category: frozenset(numbers) for category, numbers in found.items()}


def _words(message: Message) -> defaultdict[str, list[frozenset[str]]]:
    """The branches of each selector of words, without those that are numbers or plurals."""
    found: defaultdict[str, list[frozenset[str]]] = defaultdict(list)
    for variable, keys, _ in _selectors(message):
        words = frozenset(word for word in keys if not is_number(word))
        if keys & COUNTING or words != keys:
            words -= CATEGORIES
        if words:
            found[variable].append(words)
    return found


def _selectors(message: Message) -> Iterator[tuple[str, frozenset[str], str]]:
    """Each selector of a message: what it asks, its branches, and which of them is the default."""
    for node in message.nodes:
        if isinstance(node, ast.SelectExpression):
            default = next(variant for variant in node.variants if variant.default)
            yield asked(node), frozenset(map(key, node.variants)), key(default)

"""How commands, options and choices are called: by Discord's pattern, and no two beside each other alike."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scripts.languages.sources import Fault, Source
from scripts.languages.uses import CODE, ids_of

MOST: Final = 8_000
"""Characters that the names, descriptions and choices of a command and of all under it may have together. Discord
counts each with its longest translation.
"""
SPARE: Final = 0.35
LONGEST_NAME: Final = 32
TOP: Final = re.compile(r"command-([^-]+)(?:-.+)?")


@dataclass(frozen=True)
class Called:
    """A command that does something: by the ids of what describes it, its options and its choices' names."""

    id: str
    options: tuple[str, ...]
    choices: tuple[re.Pattern[str], ...]


def faults(english: Source, other: Source) -> Iterator[Fault]:
    """Names that Discord does not take, and siblings of one name; what a language leaves unnamed has the English."""
    for message in other.messages.values():
        if "name" in message.patterns and not is_a_name(name := _plain(other, message.id, "name")):
            yield other.fault(message, f".name {name!r} is none that Discord takes")
    beside = [(command.id, command.options) for command in commands()]
    tops = sorted({_top(command.id) for command in commands()})
    beside.append(("", tuple(tops)))
    beside += [(top, tuple(one.id for one in commands() if _top(one.id) == top != one.id)) for top in tops]
    for _, siblings in beside:
        named: dict[str, list[str]] = defaultdict(list)
        for of in siblings:
            if of in english.messages:
                named[_plain(other, of, "name") or _plain(english, of, "name")].append(of)
        for name, of_them in named.items():
            if len(of_them) > 1:
                file = english.messages[of_them[0]].file
                yield Fault(other.language, file, of_them[0], f".name {name} is that of {', '.join(of_them[1:])} too")


def too_long(sources: Sequence[Source]) -> Iterator[Fault]:
    """Commands that have too many characters with all that is under them, in the longest of the languages."""
    english = sources[0]
    for top in sorted({_top(command.id) for command in commands()}):
        spent = characters(top, sources)
        if spent > MOST * (1 - SPARE):
            file = english.messages[top].file
            yield Fault(english.language, file, top, f"has {spent:,} characters with all that is under it")


def characters(top: str, sources: Sequence[Source]) -> int:
    """The characters of a command and of all that is under it, as Discord counts them."""
    under = [command for command in commands() if _top(command.id) == top]
    described = {top, *(command.id for command in under)}
    counted = [*described, *(option for command in under for option in command.options)]
    total = sum(_most(sources, of, part) for of in counted for part in ("name", ""))
    for command in under:
        for choice in command.choices:
            for name in filter(choice.fullmatch, sources[0].messages):
                total += _most(sources, name, "") + len(name.rpartition("-")[2])
    return total


def is_a_name(name: str) -> bool:
    """Whether Discord takes a name: up to 32 letters, digits, - and _, none of them capital, no blanks."""
    known = all(sign in "-_'" or unicodedata.category(sign)[0] in "LN" for sign in name)
    return 0 < len(name) <= LONGEST_NAME and known and name == name.lower()


@lru_cache
def commands() -> tuple[Called, ...]:
    """Every command that does something, read off the code."""
    found = []
    for path in sorted((CODE / "commands").glob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        lists = {
            target.id: tuple(_texts(node.value))
            for node in module.body
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        found += [
            called
            for function in ast.walk(module)
            if isinstance(function, ast.AsyncFunctionDef) and (called := _called(function, lists))
        ]
    return tuple(found)


def _called(function: ast.AsyncFunctionDef, lists: dict[str, tuple[str, ...]]) -> Called | None:
    of, options, choices = "", [], []
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Attribute(attr="command"), keywords=words):
                of = next((text for word in words if word.arg == "description" for text in _texts(word.value)), "")
            case ast.Call(func=ast.Attribute(attr="describe"), keywords=words):
                options = [text.replace("\\-", "-") for word in words for text in _texts(word.value)]
            case ast.Call(func=ast.Attribute(attr="choices"), keywords=words):
                named = [lists.get(word.value.id, ()) for word in words if isinstance(word.value, ast.Name)]
                choices = [re.compile(text) for texts in named for text in texts]
    return Called(of.replace("\\-", "-"), tuple(options), tuple(choices)) if of else None


def _texts(value: ast.AST) -> Iterator[str]:
    """The ids that are given to `command_text` in an expression."""
    for node in ast.walk(value):
        match node:
            case ast.Call(func=ast.Name(id="command_text"), args=[asked]):
                yield from ids_of(asked)


def _top(command_id: str) -> str:
    found = TOP.fullmatch(command_id)
    return f"command-{found.group(1)}" if found else command_id


def _most(sources: Sequence[Source], message_id: str, part: str) -> int:
    return max(len(_plain(source, message_id, part)) for source in sources)


def _plain(source: Source, message_id: str, part: str) -> str:
    message = source.messages.get(message_id)
    pattern = message.patterns.get(part) if message else None
    return "".join(getattr(element, "value", "") for element in pattern.elements) if pattern else ""

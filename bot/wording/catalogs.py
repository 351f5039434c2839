"""The Fluent catalogs: `bot/locales/<locale>/<area>.ftl`, English underneath every other language.

A locale is a folder. What it does not say is said by its language (`pt` for `pt-BR`), and in the end by English, so a
translation may grow message by message. A number that can be below zero is written `{ SCORE($total) }`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from babel import Locale

BASE_LOCALE: Final = "en"
NAME: Final = "name"

_BLANKS: Final = re.compile(r"(?<=\S) +(?= |\n|$)")
MINUS: Final = "\N{MINUS SIGN}"


class WordingError(LookupError):
    """A message that no catalog has, or that was not given what it says: a bug, found by the catalog tests."""


class Catalog:
    """The messages of one locale, with those of its language and of English beneath."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self._bundles = tuple(_bundle(name) for name in _fallbacks(locale))

    def text(self, message_id: str, args: dict[str, Any]) -> str:
        """The message in the first language that has it. Raises WordingError where none has, or an argument lacks."""
        bundle = self._bundle_with(message_id)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            raise WordingError(f"{message_id} has no value")
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise WordingError(f"{message_id}: {errors[0]}")
        # A selector that has nothing to say leaves its blank behind.
        return _BLANKS.sub("", str(said))

    def name_of(self, message_id: str) -> str:
        """What a message's `.name` says: that of a command or of its option. Raises WordingError where none has one."""
        bundle = self._bundle_with(message_id)
        pattern = bundle.get_message(message_id).attributes.get(NAME)
        if pattern is None:
            raise WordingError(f"{message_id} has no name")
        return str(bundle.format_pattern(pattern, {})[0])

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of the arguments that a message speaks of. Raises WordingError for an unknown message."""
        self._bundle_with(message_id)
        return next(found[message_id] for found in map(_variables, _fallbacks(self.locale)) if message_id in found)

    def says(self, message_id: str) -> bool:
        """Whether any of the languages has this message."""
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def _bundle_with(self, message_id: str) -> FluentBundle:
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                return bundle
        raise WordingError(f"no catalog has {message_id}")


@dataclass
class _Score(FluentType):
    """A number with a minus sign, as the pictures have it: a hyphen is no sign of arithmetic."""

    number: FluentNumber

    def format(self, locale: Locale) -> str:
        """The number as the language writes it."""
        return self.number.format(locale).replace("-", MINUS)


@lru_cache
def locales() -> tuple[str, ...]:
    """The locales that have a folder of catalogs."""
    return tuple(sorted(entry.name for entry in _root().iterdir() if entry.is_dir() and not entry.name.startswith("_")))


def message_ids(locale: str) -> tuple[str, ...]:
    """Every message of a locale's own catalogs, in the order of the files."""
    return tuple(
        entry.id.name for resource in _resources(locale) for entry in resource.body if isinstance(entry, ast.Message)
    )


def _fallbacks(locale: str) -> tuple[str, ...]:
    chain = dict.fromkeys((locale, locale.partition("-")[0], BASE_LOCALE))
    return tuple(name for name in chain if name in locales())


def _root() -> Traversable:
    return files("bot") / "locales"


@lru_cache
def _resources(locale: str) -> tuple[ast.Resource, ...]:
    texts = sorted(
        (entry.name, entry.read_text("utf-8")) for entry in (_root() / locale).iterdir() if entry.name.endswith(".ftl")
    )
    resources = []
    for name, text in texts:
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise WordingError(f"{locale}/{name} is not Fluent: {entry.content!r}")
        resources.append(resource)
    return tuple(resources)


@lru_cache
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], functions={"SCORE": _Score}, use_isolating=False)
    for resource in _resources(locale):
        bundle.add_resource(resource)
    return bundle


class _VariableNames(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.found.add(node.id.name)


@lru_cache
def _variables(locale: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for resource in _resources(locale):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                names = _VariableNames()
                names.visit(entry)
                found[entry.id.name] = frozenset(names.found)
    return found

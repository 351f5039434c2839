"""The Fluent catalogs: `bot/locales/<folder>/<area>.ftl`, English underneath every other language.

What a language does not say is said in English, by English messages alone. A regional folder (`en-GB`) says anew some
messages of its language, and the others refer to these. Files are read as text and split into messages; a message is
parsed when it is said for the first time, with those that it refers to: parsing all of a language takes half a second.

A number that can be below zero is written `{ SCORE($total) }`, a length of time or cards in a grammatical case
`{ LENGTH($time, case: "dative") }`, `{ CARDS($card, case: "accusative") }`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from threading import RLock
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.wording import languages
from bot.wording.languages import language_of

if TYPE_CHECKING:
    from babel import Locale

T = TypeVar("T")

NAME: Final = "name"
NUMBERS_OF_THINGS: Final = frozenset(
    {"before", "game", "lap", "match", "move", "moves", "now", "number", "page", "pages", "rating", "round", "rounds"}
    | {"table", "year"}
)
"""Arguments that say which one and not how many, and ratings: nothing stands between their thousands."""

_BLANKS: Final = re.compile(r"(?<=\S) +(?= |\n|$)")
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
_BEFORE_ALL: Final = re.compile(r"(?:#[^\n]*|[ \n]*)(?:\n(?:#[^\n]*|[ ]*))*", re.ASCII)
MINUS: Final = "\N{MINUS SIGN}"


class WordingError(LookupError):
    """A message that no catalog has, or that was not given what it says: a bug, found by the catalog tests."""


class Catalog:
    """The messages of one language, with those of English beneath."""

    def __init__(self, locale: str) -> None:
        language = language_of(locale)
        self.locale = language.tag
        self.region = language.region
        """How dates, clocks and numbers are written, as Babel names it."""
        own, beneath = _Bundle.of(language.folders, language.region), language.beneath
        self._bundles = (own,) if beneath is None else (own, _Bundle.of(beneath.folders, beneath.region))

    def format(self, message_id: str, args: Mapping[str, Any]) -> str:
        """The message in the first language that has it. Raises WordingError where none has, or an argument lacks."""
        bundle = self._bundle_with(message_id)
        pattern = bundle.fluent.get_message(message_id).value
        if pattern is None:
            raise WordingError(f"{message_id} has no value")
        numbers = {name: args[name] for name in NUMBERS_OF_THINGS & args.keys() if isinstance(args[name], int)}
        plain = {name: fluent_number(value, useGrouping=False) for name, value in numbers.items()}
        said, errors = bundle.fluent.format_pattern(pattern, {**args, **plain})
        if errors:
            raise WordingError(f"{message_id}: {errors[0]}")
        # A selector that has nothing to say leaves its blank behind.
        return _BLANKS.sub("", str(said))

    def name_of(self, message_id: str) -> str:
        """What a message's `.name` says: that of a command or of its option. Raises WordingError where none has one."""
        bundle = self._bundle_with(message_id)
        pattern = bundle.fluent.get_message(message_id).attributes.get(NAME)
        if pattern is None:
            raise WordingError(f"{message_id} has no name")
        return str(bundle.fluent.format_pattern(pattern, {})[0])

    def variables(self, message_id: str) -> frozenset[str]:
        """The names of the arguments that a message speaks of. Raises WordingError for an unknown message."""
        return self._bundle_with(message_id).variables[message_id]

    def says(self, message_id: str) -> bool:
        """Whether any of the languages has this message."""
        return any(message_id in bundle.sources for bundle in self._bundles)

    def says_itself(self, message_id: str) -> bool:
        """Whether the language has this message, and need not say it in English."""
        return message_id in self._bundles[0].sources

    def _bundle_with(self, message_id: str) -> _Bundle:
        for bundle in self._bundles:
            if message_id in bundle.sources:
                if message_id not in bundle.variables:
                    bundle.parse(message_id)
                return bundle
        raise WordingError(f"no catalog has {message_id}")


class _Bundle:
    """The messages of a language's folders as texts, and those that were asked for as Fluent has them; `variables` are
    the arguments of these. Safe to ask from several threads.
    """

    def __init__(self, folders: tuple[str, ...], region: str) -> None:
        self.sources: dict[str, str] = {}
        for folder in reversed(folders):
            self.sources |= _sources(folder)
        functions: dict[str, Any] = {"SCORE": _Score, "LENGTH": in_case, "CARDS": in_case}
        self.fluent = FluentBundle([region.replace("_", "-")], functions=functions, use_isolating=False)
        self.variables: dict[str, frozenset[str]] = {}
        self._where = folders[0]
        self._begun: set[str] = set()
        self._lock = RLock()

    @staticmethod
    @lru_cache
    def of(folders: tuple[str, ...], region: str) -> _Bundle:
        """The bundle of folders, the nearest first, with numbers as they are written in a region."""
        return _Bundle(folders, region)

    def parse(self, entry_id: str) -> None:
        """Parse a message or term, and whatever it refers to; what there is not is Fluent's to tell."""
        with self._lock:
            if entry_id in self._begun or entry_id not in self.sources:
                return
            resource = _parsed(self._where, entry_id, self.sources[entry_id])
            self._begun.add(entry_id)
            self.fluent.add_resource(resource)
            found = _Names()
            found.visit(resource)
            for other in found.entries:
                self.parse(other)
            self.variables[entry_id] = frozenset(found.variables)


def _parsed(folder: str, entry_id: str, source: str) -> ast.Resource:
    """An entry of a catalog, parsed. Raises WordingError for what is not Fluent."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordingError(f"{folder}: {entry_id} is not Fluent: {entry.content!r}")
    return resource


def message_ids(folder: str) -> tuple[str, ...]:
    """Every message of a folder's own catalogs, in the order of the files."""
    return tuple(name for name in _sources(folder) if not name.startswith("-"))


@lru_cache
def _sources(folder: str) -> dict[str, str]:
    """The text of each message and term of a folder, terms with their hyphen. Raises WordingError for what is none."""
    there = (languages.root() / folder).iterdir()
    found: dict[str, str] = {}
    for name, text in sorted((entry.name, entry.read_text("utf-8")) for entry in there if entry.name.endswith(".ftl")):
        begins = [*_ENTRY.finditer(text)]
        before = text[: begins[0].start()] if begins else text
        if _BEFORE_ALL.fullmatch(before) is None:
            raise WordingError(f"{folder}/{name} is not Fluent: {before!r}")
        ends = [*(entry.start() for entry in begins[1:]), len(text)]
        for entry, end in zip(begins, ends, strict=True):
            if entry[1] in found:
                raise WordingError(f"{folder}/{name} says {entry[1]} a second time")
            found[entry[1]] = text[entry.start() : end]
    return found


@dataclass
class _Score(FluentType):
    """A number with a minus sign, as the pictures have it: a hyphen is no sign of arithmetic."""

    number: FluentNumber

    def format(self, locale: Locale) -> str:
        """The number as the language writes it."""
        return self.number.format(locale).replace("-", MINUS)


class Bent(str):
    """A length of time, or cards, as they are said by themselves, which know how to be said in another case."""

    in_case: Callable[[str], str]

    def __new__(cls, in_case: Callable[[str], str]) -> Self:
        """What is said in a case, or by itself in none, as a function says."""
        bent = super().__new__(cls, in_case(""))
        bent.in_case = in_case
        return bent

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """A copy is what is said by itself: whoever copies a message has no sentence to put it into."""
        return str, (str(self),)

    @staticmethod
    def together(said: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
        """Several as one, in whatever case a sentence asks for where any of them has one."""
        if not any(isinstance(one, Bent) for one in said):
            return join(said)
        return Bent(lambda case: join([in_case(one, case) for one in said]))


def in_case(said: T, case: str = "") -> T | str:
    """What is said in a grammatical case; what has none, as it is."""
    return said.in_case(case) if case and isinstance(said, Bent) else said


class _Names(Visitor):
    """The arguments that an entry speaks of, and the other entries that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

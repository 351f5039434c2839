"""The catalogs as they are written: every message of a language with its file, its patterns and what stands in them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast, parse

LOCALES: Final = Path(__file__).parents[2] / "bot" / "locales"
BASE: Final = "en"
LENGTHS: Final = "duration-"
MANIFEST: Final = "manifest.toml"
OVERRIDES: Final = ("en-GB",)
"""Languages that say anew only what English says otherwise than they do."""


_NO_WORDS: Final = (ast.BaseComment, ast.Span)
_LEAVES: Final = (ast.TextElement, ast.Identifier, ast.StringLiteral, ast.NumberLiteral)


@dataclass(frozen=True)
class Fault:
    """What is wrong with a message, in a line; without an id it is about the whole file."""

    language: str
    file: str
    message: str
    said: str

    def __str__(self) -> str:
        return f"{self.language}/{self.file} {f'{self.message}: ' if self.message else ''}{self.said}"


@dataclass(frozen=True)
class Message:
    """A message as a translator wrote it."""

    file: str
    entry: ast.Message
    source: str

    @property
    def id(self) -> str:
        """What the code asks for it by."""
        return self.entry.id.name

    @cached_property
    def patterns(self) -> dict[str, ast.Pattern]:
        """Its own pattern under an empty name, and those of its attributes."""
        own = {} if self.entry.value is None else {"": self.entry.value}
        return own | {attribute.id.name: attribute.value for attribute in self.entry.attributes}

    @cached_property
    def nodes(self) -> tuple[ast.BaseNode, ...]:
        """All that it is made of."""
        return tuple(walk(self.entry))

    @cached_property
    def variables(self) -> frozenset[str]:
        """The arguments that it speaks of."""
        return frozenset(node.id.name for node in self.nodes if isinstance(node, ast.VariableReference))

    @cached_property
    def references(self) -> frozenset[str]:
        """The other messages that it takes words from: `button-lay`, or `command-deal.name`."""
        return frozenset(
            f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            for node in self.nodes
            if isinstance(node, ast.MessageReference)
        )

    @cached_property
    def terms(self) -> frozenset[str]:
        """The terms of the language's own that it takes words from: `-round`."""
        return frozenset(node.id.name for node in self.nodes if isinstance(node, ast.TermReference))

    @cached_property
    def functions(self) -> frozenset[str]:
        """The functions that it calls."""
        return frozenset(node.id.name for node in self.nodes if isinstance(node, ast.FunctionReference))


@dataclass
class Source:
    """The catalogs of one language."""

    language: str
    is_complete: bool = False
    messages: dict[str, Message] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)

    def behind(self, message_id: str) -> Message | None:
        """The English message that a translation is of; a length of time has more in a language with cases."""
        found = self.messages.get(message_id)
        if found is None and message_id.startswith(LENGTHS):
            found = self.messages.get(message_id.rpartition("-")[0])
        return found

    def fault(self, message: Message, said: str) -> Fault:
        """A fault of one of its messages."""
        return Fault(self.language, message.file, message.id, said)


@lru_cache
def read(folder: Path) -> Source:
    """Every message of a folder; what is no Fluent, or stands there twice, is among the faults."""
    source = Source(folder.name, _manifest(folder).get("complete", False))
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                first = (entry.content or "").strip().partition("\n")[0]
                source.faults.append(Fault(folder.name, path.name, "", f"line {line} is no Fluent: {first}"))
            elif isinstance(entry, ast.Term):
                source.terms.add(entry.id.name)
            elif isinstance(entry, ast.Message):
                span = entry.span
                written = text[span.start : span.end].rstrip() if span else ""
                message = Message(path.name, entry, written)
                if message.id in source.messages:
                    source.faults.append(source.fault(message, "stands there twice"))
                source.messages[message.id] = message
    return source


def _manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def languages(root: Path = LOCALES) -> tuple[str, ...]:
    """The folders beside English."""
    return tuple(
        sorted(path.name for path in root.iterdir() if path.is_dir() and path.name[0].isalpha() and path.name != BASE)
    )


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all that it holds, in the order in which it is written."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        yield one
        if isinstance(one, _LEAVES):
            continue
        for value in reversed(vars(one).values()):
            for inner in reversed(value) if isinstance(value, list) else (value,):
                if isinstance(inner, ast.BaseNode) and not isinstance(inner, _NO_WORDS):
                    waiting.append(inner)

"""The catalogs as they are written: each message of a language with its file, and how it reads in a case."""

import tomllib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import islice, product
from pathlib import Path
from typing import Final, TypeAlias

from babel import Locale
from fluent.syntax import ast, parse

LOCALES: Final = Path(__file__).parents[2] / "bot" / "locales"
BASE: Final = "en"
BENT: Final = ("duration-", "card", "suit-")
MANIFEST: Final = "manifest.toml"

COUNTING: Final = frozenset({"one", "two", "few", "many"})
CATEGORIES: Final = COUNTING | {"zero", "other"}
FILLED: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for all that is filled in."""
MOST: Final = 200
"""Cases of one message that are looked at: those with most selectors have thousands."""
NUMBERS: Final = ("0", "1", "2", "5")

_NO_WORDS: Final = (ast.BaseComment, ast.Span)
_LEAVES: Final = (ast.TextElement, ast.Identifier, ast.StringLiteral, ast.NumberLiteral)

Fill: TypeAlias = Callable[[ast.BaseNode], str]


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
    def taken(self) -> frozenset[str]:
        """What it takes from elsewhere: `$name`, `button-lay`, `command-deal.name`, `-term`, `LENGTH()`."""
        return frozenset(filter(None, map(_name_of, self.nodes)))


@dataclass(eq=False)
class Source:
    """The catalogs of one language; `terms` are its own, with their hyphens."""

    language: str
    is_complete: bool = False
    messages: dict[str, Message] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    faults: list[Fault] = field(default_factory=list)

    def behind(self, message_id: str) -> Message | None:
        """The English message that a translation is of; what is bent has more in a language with cases."""
        found = self.messages.get(message_id)
        if found is None and message_id.startswith(BENT):
            found = self.messages.get(message_id.rpartition("-")[0])
        return found

    def fault(self, message: Message, said: str) -> Fault:
        """A fault of one of its messages."""
        return Fault(self.language, message.file, message.id, said)


@lru_cache
def read(folder: Path) -> Source:
    """Every message of a folder; what is no Fluent, or stands there twice, is among the faults."""
    manifest = folder / MANIFEST
    told = tomllib.loads(manifest.read_text("utf-8")) if manifest.is_file() else {}
    source = Source(folder.name, told.get("complete", False))
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text("utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                first = (entry.content or "").strip().partition("\n")[0]
                source.faults.append(Fault(folder.name, path.name, "", f"line {line} is no Fluent: {first}"))
            elif isinstance(entry, ast.Term):
                source.terms.add(f"-{entry.id.name}")
            elif isinstance(entry, ast.Message):
                span = entry.span
                message = Message(path.name, entry, text[span.start : span.end].rstrip() if span else "")
                if message.id in source.messages:
                    source.faults.append(source.fault(message, "stands there twice"))
                source.messages[message.id] = message
    return source


def languages(root: Path = LOCALES) -> tuple[str, ...]:
    """The folders beside English."""
    return tuple(sorted(path.parent.name for path in root.glob(f"*/{MANIFEST}") if path.parent.name != BASE))


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


def cases(*patterns: ast.Pattern) -> Iterator[dict[str, str]]:
    """What the selectors of some patterns may be asked: each word that has a branch, and some numbers."""
    keys: dict[str, set[str]] = defaultdict(set)
    for pattern in patterns:
        for node in walk(pattern):
            if isinstance(node, ast.SelectExpression):
                keys[asked(node)] |= {key(variant) for variant in node.variants}
    words = {name: [*NUMBERS] if _asks_for_a_number(found) else sorted(found) for name, found in keys.items()}
    for values in islice(product(*words.values()), MOST):
        yield dict(zip(words, values, strict=True))


def said(pattern: ast.Pattern, case: Mapping[str, str], language: str, fill: Fill = lambda _: FILLED) -> str:
    """A pattern in one case."""
    told = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told.append(element.value)
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            told.append(said(_branch(inner, case, language).value, case, language, fill))
        elif isinstance(inner, ast.StringLiteral):
            told.append(inner.parse()["value"])
        else:
            told.append(fill(inner))
    return "".join(told)


def pieces(message: Message) -> Iterator[str]:
    """What a message says and each branch in it by itself, with a sign for every placeable."""
    for node in message.nodes:
        if isinstance(node, ast.Pattern):
            yield "".join(map(_piece, node.elements))


def asked(node: ast.SelectExpression) -> str:
    """The argument that a selector asks for."""
    return next((inner.id.name for inner in walk(node.selector) if isinstance(inner, ast.VariableReference)), "")


def key(variant: ast.Variant) -> str:
    """What a branch stands under."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def is_number(word: str) -> bool:
    """Whether a branch stands under a number."""
    return word.lstrip("-").isdigit()


def _name_of(node: ast.BaseNode) -> str | None:
    match node:
        case ast.VariableReference():
            return f"${node.id.name}"
        case ast.FunctionReference():
            return f"{node.id.name}()"
        case ast.TermReference():
            return f"-{node.id.name}"
        case ast.MessageReference():
            return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        case _:
            return None


def _piece(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    return element.expression.parse()["value"] if isinstance(element.expression, ast.StringLiteral) else FILLED


def _branch(selector: ast.SelectExpression, case: Mapping[str, str], language: str) -> ast.Variant:
    value = case.get(asked(selector), "")
    wanted = [value, Locale.parse(language, sep="-").plural_form(int(value))] if value.isdigit() else [value]
    taken = (variant for name in wanted for variant in selector.variants if key(variant) == name)
    return next(taken, None) or next(variant for variant in selector.variants if variant.default)


def _asks_for_a_number(keys: Iterable[str]) -> bool:
    """Whether a selector has branches for numbers, and none for other words."""
    told = [*keys]
    counts = any(is_number(name) or name in COUNTING for name in told)
    return counts and all(is_number(name) or name in CATEGORIES for name in told)

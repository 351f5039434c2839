"""A message as it reads in one case: which branch of each selector is taken, with a sign for all that is filled in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import Final, TypeAlias

from babel import Locale
from fluent.syntax import ast

from scripts.languages.sources import walk

FILLED: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
MOST: Final = 200
"""Cases of one message that are looked at: those with most selectors have thousands."""
NUMBERS: Final = ("0", "1", "2", "5")

Fill: TypeAlias = Callable[[ast.BaseNode], str]


def cases(*patterns: ast.Pattern) -> Iterator[dict[str, str]]:
    """What the selectors of some patterns may be asked: each word that has a branch, and some numbers."""
    keys: dict[str, set[str]] = defaultdict(set)
    for pattern in patterns:
        for node in walk(pattern):
            if isinstance(node, ast.SelectExpression):
                keys[asked(node)] |= {key(variant) for variant in node.variants}
    words = {name: sorted(found) if _is_of_words(found) else [*NUMBERS] for name, found in keys.items()}
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
            told.append(said(_taken(inner, case, language).value, case, language, fill))
        elif isinstance(inner, ast.StringLiteral):
            told.append(inner.parse()["value"])
        else:
            told.append(fill(inner))
    return "".join(told)


def pieces(pattern: ast.Pattern) -> Iterator[str]:
    """A pattern and each branch in it by itself, with a sign for every placeable."""
    yield "".join(_piece(element) for element in pattern.elements)
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from pieces(variant.value)


def asked(node: ast.SelectExpression) -> str:
    """The argument that a selector asks for."""
    return next((inner.id.name for inner in walk(node.selector) if isinstance(inner, ast.VariableReference)), "")


def key(variant: ast.Variant) -> str:
    """What a branch stands under."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _piece(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    return element.expression.parse()["value"] if isinstance(element.expression, ast.StringLiteral) else FILLED


def _taken(selector: ast.SelectExpression, case: Mapping[str, str], language: str) -> ast.Variant:
    value = case.get(asked(selector), "")
    wanted = [value]
    if value.isdigit():
        wanted.append(Locale.parse(language, sep="-").plural_form(int(value)))
    for name in wanted:
        for variant in selector.variants:
            if key(variant) == name:
                return variant
    return next(variant for variant in selector.variants if variant.default)


def _is_of_words(keys: set[str]) -> bool:
    return not any(name.isdigit() or name in {"one", "two", "few", "many"} for name in keys) or any(
        not name.lstrip("-").isdigit() and name not in {"zero", "one", "two", "few", "many", "other"} for name in keys
    )

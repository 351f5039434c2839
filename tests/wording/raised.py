"""Reads the sources: which refusal is raised with which facts, and which messages are asked for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from engine.variants import VARIANTS

FORMS = ("buying", "claimless", "v1", *(variant.family for variant in VARIANTS.values()))
"""The kinds of game for which a message may have a form of its own, `<id>-<form>`."""

ROOT = Path(__file__).resolve().parents[2]


def sources(*packages: str, naming: str = "") -> Iterator[ast.Module]:
    """Every module of some packages, or those alone whose text names something."""
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            if naming in path.read_text("utf-8"):
                yield parsed(path)


@cache
def parsed(path: Path) -> ast.Module:
    """What a module says, read once a run."""
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def facts_raised(enum: str, *packages: str) -> dict[str, list[frozenset[str]]]:
    """For each code of an enum, the fact names of every call that carries it: `there(found, Reject.X, card=...)`."""
    found: dict[str, list[frozenset[str]]] = {}
    for tree in sources(*packages, naming=f"{enum}."):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            for argument in call.args[:2]:
                match argument:
                    case ast.Attribute(value=ast.Name(id=owner), attr=code) if owner == enum:
                        names = frozenset(word.arg for word in call.keywords if word.arg)
                        found.setdefault(code, []).append(names)
    return found


@cache
def asked_for(*packages: str) -> tuple[set[str], set[str]]:
    """Every text in the code that may be a message id, and the beginnings of those it composes (`f"event-{kind}"`)."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for tree in sources(*packages):
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(text)):
                    whole.add(text)
                case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]) if text.endswith("-"):
                    beginnings.add(text)
    return whole, beginnings


def is_a_form(name: str) -> bool:
    """Whether a message's id reads like another message's form for a kind of game."""
    return name.rpartition("-")[2] in FORMS


def base(name: str) -> str:
    """The message that a form is of."""
    return name.rpartition("-")[0]

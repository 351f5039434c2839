"""Which messages become a button, a title or an option, read off the code that makes them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

CODE: Final = Path(__file__).parents[2] / "bot"
SITES: Final = {
    ("button", 1): 80,
    ("button", "label"): 80,
    ("open_form", 2): 45,
    ("Field", 1): 45,
    ("Field", "label"): 45,
    ("Field", 3): 100,
    ("Field", "hint"): 100,
    ("select", 2): 150,
    ("people_select", 1): 150,
    ("role_select", 2): 150,
    ("channel_select", 1): 150,
    ("SelectOption", "label"): 100,
    ("SelectOption", "description"): 100,
}
"""How long a text may be to Discord, by the function that is given it and where."""
_ANY: Final = r"[^-]*"


@lru_cache
def limits_in_code() -> dict[re.Pattern[str], int]:
    """The most that messages may have, by a pattern of their ids: `button-leave`, or `change-[^-]*` where composed."""
    found: dict[re.Pattern[str], int] = {}
    for path in sorted(CODE.rglob("*.py")):
        text = path.read_text("utf-8")
        if ".text(" in text:
            for pattern, most in _in_module(ast.parse(text)):
                known = re.compile(pattern)
                found[known] = min(most, found.get(known, most))
    return found


def _in_module(tree: ast.Module) -> Iterator[tuple[str, int]]:
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assigned = {
                target.id: node.value
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for call in ast.walk(function):
                if isinstance(call, ast.Call):
                    yield from _in_call(call, assigned)


def _in_call(call: ast.Call, assigned: dict[str, ast.expr]) -> Iterator[tuple[str, int]]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [*enumerate(call.args), *((word.arg, word.value) for word in call.keywords)]
    for place, argument in given:
        most = SITES.get((name, place))
        if most is not None:
            said = assigned.get(argument.id, argument) if isinstance(argument, ast.Name) else argument
            for pattern in _asked_for(said):
                yield pattern, most


def _asked_for(said: ast.expr) -> Iterator[str]:
    """The ids that an expression asks the wording for, as itself and not as an argument of another message."""
    match said:
        case ast.Call(func=ast.Attribute(attr="text"), args=[asked, *_]):
            yield from ids_of(asked)
        case ast.IfExp(body=body, orelse=other):
            yield from (*_asked_for(body), *_asked_for(other))
        case ast.Subscript(value=inner) | ast.Call(func=ast.Name(id="cut"), args=[inner, *_]):
            yield from _asked_for(inner)
        case _:
            pass


def ids_of(asked: ast.expr) -> Iterator[str]:
    """Patterns of the ids that an expression stands for."""
    match asked:
        case ast.Constant(value=str(text)):
            yield f"{re.escape(text)}"
        case ast.JoinedStr(values=parts):
            yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else _ANY for part in parts)
        case ast.IfExp(body=body, orelse=other):
            yield from (*ids_of(body), *ids_of(other))
        case _:
            pass

"""Frozen values of many fields, and how the next one is made from the last.

`dataclasses.replace` and a dataclass's own `__init__` set a frozen value's fields one by one, which a round of thirty
fields would pay for several times a move. A frozen dataclass without slots keeps its fields in one dict, which is
made or merged as a whole.
"""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def made(kind: type[T], **fields: Any) -> T:
    """A frozen dataclass without slots, from all of its fields. Raises TypeError where one is missing."""
    names = kind.__dataclass_fields__  # type: ignore[attr-defined]
    if len(fields) != len(names):
        raise TypeError(f"{kind.__name__} takes {', '.join(names)}, not {', '.join(fields)}")
    value = object.__new__(kind)
    object.__setattr__(value, "__dict__", fields)
    return value


def changed(value: T, **fields: Any) -> T:
    """A frozen dataclass without slots with some fields replaced. Raises TypeError for a field that it lacks."""
    before = value.__dict__
    after = before | fields
    if len(after) != len(before):
        raise TypeError(f"{type(value).__name__} lacks some of these fields: {', '.join(fields)}")
    twin = object.__new__(type(value))
    object.__setattr__(twin, "__dict__", after)
    return twin

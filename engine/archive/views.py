"""Views and options as plain JSON values, for players that are programs of their own."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from pydantic import BaseModel

from engine.cards import Card
from engine.cards.pieces import PLAYING_CARDS
from engine.games.history import History


def plain(value: object) -> Any:  # noqa: PLR0911 - one for each kind of value
    """A view, options, or any part of them: cards as texts, named tuples and dataclasses as objects.

    Raises TypeError for what has no place in a view.
    """
    if value is None or isinstance(value, str | int | float):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, Card):
        return PLAYING_CARDS.text(value)
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if isinstance(value, History):
        return [plain(act) for act in value]
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    if isinstance(value, frozenset):
        return sorted(plain(part) for part in value)
    raise TypeError(f"{type(value).__name__} has no place in a view")

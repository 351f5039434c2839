"""The numbers by which play is told, each a type of its own so that none is taken for another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType, cast

Seat = NewType("Seat", int)
"""A seat of a match, from 0."""

TurnNumber = NewType("TurnNumber", int)
"""A turn of a match, numbered on from round to round."""

WindowNumber = NewType("WindowNumber", int)
"""A claim window of a match, numbered on from round to round."""


def seats_of(count: int) -> Sequence[Seat]:
    """The seats of a table of so many, in order."""
    return cast("Sequence[Seat]", range(count))

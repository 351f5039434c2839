"""The numbers by which play is told, each a type of its own so that none is taken for another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NewType, cast

Seat = NewType("Seat", int)
"""A seat of a match, from 0."""

TurnNumber = NewType("TurnNumber", int)
"""A turn of a match, numbered on from round to round."""

WindowNumber = NewType("WindowNumber", int)
"""A claim window of a match, numbered on from round to round."""

seats_of = cast("Callable[[int], Sequence[Seat]]", range)
"""The seats of a table of so many, in order."""

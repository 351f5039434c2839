"""Where things go: places for blocks, and a grid of them. Pixels; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a block: its corner and width."""

    x: int
    y: int
    width: int


@dataclass(frozen=True, slots=True)
class Cell:
    """A place in a grid: its row, its first column, and over how many columns it goes."""

    row: int
    column: int
    columns: int


def grid(spans: Sequence[int], columns: int) -> tuple[Cell, ...]:
    """Places for blocks that need so many columns each, in their order; the last of a row goes to the row's end.

    A block that needs more columns than there are gets all of them.
    """
    cells: list[Cell] = []
    row = used = 0
    for wanted in spans:
        span = min(wanted, columns)
        if used + span > columns:
            cells[-1] = replace(cells[-1], columns=columns - cells[-1].column)
            row, used = row + 1, 0
        cells.append(Cell(row, used, span))
        used += span
    if cells:
        cells[-1] = replace(cells[-1], columns=columns - cells[-1].column)
    return tuple(cells)

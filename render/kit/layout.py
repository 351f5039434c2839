"""Where things go: seats around a table and blocks that flow in rows. Pixels; nothing is drawn here."""

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
class Lane:
    """Rows of equal extent: `rows` of them (None for no end), from `x` on and so wide."""

    x: int
    width: int
    rows: int | None


def around(seats: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats along the top edge and along the bottom edge, left to right, so that they run clockwise."""
    top = (seats + 1) // 2
    return tuple(range(top)), tuple(range(seats - 1, top - 1, -1))


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


def flow(widths: Sequence[int], top: int, row_height: int, gap: int, lanes: Sequence[Lane]) -> tuple[Slot, ...]:
    """Places for blocks of these widths, row after row, from the first lane down to the last, which has no end.

    A block too wide for its lane goes down to the next; in the last it gets the lane's width.
    """
    slots: list[Slot] = []
    row = used = 0
    for width in widths:
        if used and used + width > _lane(row, lanes).width:
            row, used = row + 1, 0
        while width > _lane(row, lanes).width and _lane(row, lanes).rows is not None:
            row += 1
        lane = _lane(row, lanes)
        slots.append(Slot(lane.x + used, top + row * row_height, min(width, lane.width)))
        used += width + gap
    return tuple(slots)


def _lane(row: int, lanes: Sequence[Lane]) -> Lane:
    for lane in lanes[:-1]:
        if lane.rows is None or row < lane.rows:
            return lane
        row -= lane.rows
    return lanes[-1]

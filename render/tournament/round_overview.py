"""A round's tables: who sits where, how far each is, what it brought; and one player's road through the rounds."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from render.art.signs import CHECK, SEAT_EMBLEMS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import INSET, LEFT, RIGHT, Band, Header, broken, on_paper, paged
from render.kit.text import Weight, least_width, one_or_two, wrapped

_GAP: Final = 16
_LEFT: Final = theme.MARGIN - 6
_WIDTH: Final = (theme.WIDTH - 2 * _LEFT - _GAP) // 2
_HEAD: Final = 60
_LINE: Final = 50
_SECOND: Final = 42
_INSET: Final = 16

TableState = Literal["waiting", "playing", "done", "dropped", "bye"]
"""How far a table is, `dropped` where it never comes to an end; a `bye` is no table, and names who sits at none."""


@dataclass(frozen=True, slots=True)
class TableSeat:
    """Who sits at a table: their points as they are written, empty where there are none yet. Winners are lit."""

    name: str
    points: str = ""
    won: bool = False
    absent: bool = False


@dataclass(frozen=True, slots=True)
class RoundTable:
    """A table: its heading, how far it is, a word on that, and its seats in their order."""

    heading: str
    state: TableState
    note: str
    seats: tuple[TableSeat, ...]


def round_pictures(tables: Sequence[RoundTable], title: str = "", note: str = "") -> tuple[Picture, ...]:
    """The tables two by two; what is too much for one picture goes to others. There is always one."""
    rows = [tables[start : start + 2] for start in range(0, len(tables), 2)]
    bands = [Band(max(_height(table) for table in row), partial(_draw_row, row), _GAP) for row in rows]
    return paged(Header(title, note), bands)


def _height(table: RoundTable) -> int:
    return _head(table) + _LINE * len(table.seats) + 10


def _room(table: RoundTable) -> int:
    """How wide the lines of a head may be."""
    return _WIDTH - 2 * _INSET - (44 if table.state == "done" else 0)


def _is_beside(table: RoundTable) -> bool:
    """Whether the note has room beside the heading."""
    return least_width(table.heading) + least_width(table.note) + 10 <= _room(table)


def _heading(table: RoundTable) -> tuple[str, ...]:
    """The heading in a line, or in two where it is long."""
    return one_or_two(table.heading, _room(table))


def _head(table: RoundTable) -> int:
    """How high the head is."""
    return _HEAD + _SECOND * (len(_heading(table)) - 1 + (bool(table.note) and not _is_beside(table)))


def _draw_row(row: Sequence[RoundTable], canvas: Canvas, y: int) -> None:
    left = (theme.WIDTH - len(row) * (_WIDTH + _GAP) + _GAP) // 2
    for place, table in enumerate(row):
        _draw_table(table, canvas, left + place * (_WIDTH + _GAP), y)


def _draw_table(table: RoundTable, canvas: Canvas, x: int, y: int) -> None:
    right = x + _WIDTH
    box = (x, y, right, y + _height(table))
    thick, edge = (4, theme.ACCENT) if table.state == "playing" else (2, theme.PLATE_LINE)
    canvas.panel(box, 18, theme.PLATE, line=thick, edge=edge)
    middle = y + _HEAD // 2 + 2
    room = right - _INSET
    if table.state == "done":
        canvas.sign(CHECK, room - 17, middle, 34, theme.RIGHT)
        room -= 44
    colour = theme.ACCENT if table.state == "playing" else theme.MUTED
    left, head = x + _INSET, _head(table)
    if _is_beside(table):
        most = room - left - least_width(table.heading) - 10
        room -= 10 + canvas.write(table.note, (room, middle), theme.SMALL, colour, side="right", width=most)
    else:
        canvas.write(table.note, (left, y + head - _HEAD // 2 + 2), theme.SMALL, colour, width=right - _INSET - left)
    for number, line in enumerate(_heading(table)):
        canvas.write(line, (left, middle + number * _SECOND), theme.SMALL, theme.CREAM, width=room - left)
    for number, seat in enumerate(table.seats):
        emblem = None if table.state == "bye" else number
        _draw_seat(seat, emblem, canvas, (left, right - _INSET), y + head + number * _LINE + _LINE // 2)


def _draw_seat(seat: TableSeat, number: int | None, canvas: Canvas, edges: tuple[int, int], middle: int) -> None:
    left, right = edges
    points = theme.GOLD if seat.won else theme.CREAM
    if seat.points:
        right -= 12 + canvas.write(
            seat.points, (right, middle), theme.SMALL, points, weight=Weight.BOLD, side="right", width=140
        )
    if number is not None:
        canvas.sign(SEAT_EMBLEMS[number % len(SEAT_EMBLEMS)], left + 15, middle, 30, theme.SEAT_COLOURS[number])
        left += 42
    ink = theme.MUTED if seat.absent else theme.GOLD if seat.won else theme.CREAM
    canvas.write(seat.name, (left, middle), theme.SMALL, ink, width=right - left)


_ROAD_HEAD: Final = 60
_ROAD_LINE: Final = 44
_FOOT: Final = 14
_MOST_LINES: Final = 3
_ROOM: Final = RIGHT - LEFT - 2 * INSET


@dataclass(frozen=True, slots=True)
class RoadRound:
    """A round of a road: its heading, whom they sat with in a sentence, what they got, and what came of it."""

    heading: str
    met: str
    points: str
    place_after: str
    won: bool = False


def road_pictures(rounds: Sequence[RoadRound], title: str = "", note: str = "") -> tuple[Picture, ...]:
    """The rounds one below the other, in as many pictures as it takes. There is always one."""
    bands = []
    for one in rounds:
        lines = wrapped(one.met, theme.SMALL, _ROOM, _MOST_LINES)
        bands.append(Band(_ROAD_HEAD + len(lines) * _ROAD_LINE + _FOOT, partial(_draw, one, lines)))
    room = theme.TALLEST - Header(title, note).height - theme.MARGIN
    return on_paper(title, note, broken(bands, room, room))


def _draw(one: RoadRound, lines: Sequence[str], canvas: Canvas, y: int) -> None:
    middle, right = y + _ROAD_HEAD // 2 + 2, RIGHT - INSET
    if one.won:
        canvas.bar((LEFT + 4, y + 18, LEFT + 10, y + _ROAD_HEAD + len(lines) * _ROAD_LINE - 6), theme.GOLD)
    right -= 18 + canvas.write(
        one.place_after, (right, middle), theme.SMALL, theme.INK_SOFT, side="right", width=_ROOM // 2
    )
    right -= 18 + canvas.write(one.points, (right, middle), theme.TEXT, theme.INK, weight=Weight.BOLD, side="right")
    left = LEFT + INSET
    canvas.write(one.heading, (left, middle), theme.TEXT, theme.INK, weight=Weight.BOLD, width=right - left)
    for number, line in enumerate(lines):
        at = (left, y + _ROAD_HEAD + number * _ROAD_LINE + _ROAD_LINE // 2 - 4)
        canvas.write(line, at, theme.SMALL, theme.INK_SOFT, width=_ROOM)
    bottom = y + _ROAD_HEAD + len(lines) * _ROAD_LINE + _FOOT
    canvas.bar((LEFT + 16, bottom - 2, RIGHT - 16, bottom), theme.PAPER_SHADE)

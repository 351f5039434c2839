"""A knock-out in columns: the tables of each round, and lines to where those sit who went on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from render.art.signs import CROWN
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import ONE_LINE, Header
from render.kit.text import Weight, least_name, least_width, one_or_two

COLUMNS: Final = 3
"""The most rounds side by side: names in narrower columns could not be read."""
ROWS: Final = 16
"""The most seats of a column."""

_LEFT: Final = theme.MARGIN - 8
_HEAD: Final = 52
_LINE: Final = 46
_PAD: Final = 8
_GAP: Final = 14
_BETWEEN: Final = 34
_RADIUS: Final = 14


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """Somebody at a table, without a name if unknown: what they got, whether they went on, None while that is open."""

    name: str
    points: str = ""
    through: bool | None = None


@dataclass(frozen=True, slots=True)
class BracketTable:
    """A table, and the places of the tables in the next round to which its players lead.

    With `beside` it is no part of the way to the title: the match for third place. A `note` says what else counts, what
    is `said` is read aloud.
    """

    seats: tuple[BracketSeat, ...]
    leads_to: tuple[int, ...] = ()
    beside: bool = False
    note: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class BracketRound:
    """A round: its heading, its tables from top to bottom, and which it is, from 1."""

    heading: str
    tables: tuple[BracketTable, ...]
    number: int = 0


def bracket_pictures(rounds: Sequence[BracketRound], title: str = "", note: str = "") -> tuple[Picture, ...]:
    """The rounds from left to right, as `bracket_sheets` has them; there is always one picture."""
    sheets = list(bracket_sheets(rounds)) or [()]
    drawn = []
    for number, columns in enumerate(sheets, start=1):
        header = Header(title, " · ".join(filter(None, (note, f"{number}/{len(sheets)}" * (len(sheets) > 1)))))
        drawn.append(_Sheet(columns, last=bool(rounds) and columns[-1:] == (rounds[-1],)).drawn(header))
    return tuple(drawn)


def bracket_sheets(rounds: Sequence[BracketRound]) -> Iterator[tuple[BracketRound, ...]]:
    """What stands together in each picture. A round of many tables is cut into pieces of `ROWS` seats that stand alone;
    the others go three by three, the last of a picture first on the next.
    """
    small = next(
        (at for at, one in enumerate(rounds) if sum(len(table.seats) for table in one.tables) <= ROWS), len(rounds)
    )
    for one in rounds[:small]:
        yield from (_pieces(one))
    late = rounds[small:]
    at = 0
    while at < len(late):
        yield tuple(late[at : at + COLUMNS])
        at += COLUMNS - 1 if at + COLUMNS < len(late) else COLUMNS


def _pieces(one: BracketRound) -> Iterator[tuple[BracketRound, ...]]:
    """A large round in two columns a picture, each of so many seats as fit."""
    columns: list[list[BracketTable]] = [[]]
    for table in one.tables:
        if columns[-1] and sum(len(other.seats) for other in columns[-1]) + len(table.seats) > ROWS:
            columns.append([])
        columns[-1].append(replace(table, leads_to=()))
    told = [replace(one, tables=tuple(column)) for column in columns]
    for start in range(0, len(told), 2):
        yield tuple(told[start : start + 2])


@dataclass(frozen=True)
class _Sheet:
    """A picture in the making: its columns, and whether the last of them is the final."""

    columns: tuple[BracketRound, ...]
    last: bool

    @cached_property
    def _width(self) -> int:
        """How wide a column is: a lone one is no wider than one of two."""
        count = max(2, len(self.columns))
        return (theme.WIDTH - 2 * _LEFT - (count - 1) * _BETWEEN) // count

    @cached_property
    def _body(self) -> int:
        return max((self._column_height(one) for one in self.columns), default=0)

    def _column_height(self, one: BracketRound) -> int:
        return sum(self._height(table) + _GAP for table in one.tables) - _GAP

    def _height(self, table: BracketTable) -> int:
        return _LINE * (len(table.seats) + len(self._note(table))) + 2 * _PAD

    def _note(self, table: BracketTable) -> tuple[str, ...]:
        return one_or_two(table.note, self._width - 28)

    @cached_property
    def _tops(self) -> tuple[tuple[int, ...], ...]:
        """The upper edges of every table, column by column: each column spread over the whole height."""
        top = ONE_LINE + _HEAD
        spread = []
        for one in self.columns:
            spare = self._body - self._column_height(one)
            gap = spare / (len(one.tables) or 1)
            y, tops = top + gap / 2, []
            for table in one.tables:
                tops.append(round(y))
                y += self._height(table) + _GAP + gap
            spread.append(tuple(tops))
        return tuple(spread)

    def drawn(self, header: Header) -> Picture:
        """The picture."""
        canvas = Canvas(theme.WIDTH, ONE_LINE + _HEAD + max(self._body, _LINE) + theme.MARGIN, theme.FELT)
        header.draw(canvas)
        for column in range(len(self.columns) - 1):
            self._draw_lines(column, canvas)
        for column, one in enumerate(self.columns):
            x = self._x(column)
            canvas.write(one.heading, (x + 4, ONE_LINE + 16), theme.SMALL, theme.MUTED, width=self._width - 8)
            titles = [table for table in one.tables if not table.beside]
            final = self.last and column == len(self.columns) - 1 and len(titles) == 1
            for table, y in zip(one.tables, self._tops[column], strict=True):
                self._draw_table(table, (x, y), canvas, crowned=final and not table.beside)
        return canvas.finish()

    def _x(self, column: int) -> int:
        spare = (self._width + _BETWEEN) // 2 if len(self.columns) == 1 else 0
        return _LEFT + spare + column * (self._width + _BETWEEN)

    def _draw_lines(self, column: int, canvas: Canvas) -> None:
        """From the right of each table to the left of those that it leads to, in right angles."""
        start = self._x(column) + self._width
        end = self._x(column + 1)
        bend = (start + end) // 2
        nexts = self.columns[column + 1].tables
        for table, top in zip(self.columns[column].tables, self._tops[column], strict=True):
            y = top + self._height(table) // 2
            for place in table.leads_to:
                if place >= len(nexts):
                    continue
                to = self._tops[column + 1][place] + self._height(nexts[place]) // 2
                canvas.bar((start, y - 2, bend + 2, y + 2), theme.PLATE_LINE)
                canvas.bar((bend - 2, min(y, to) - 2, bend + 2, max(y, to) + 2), theme.PLATE_LINE)
                canvas.bar((bend - 2, to - 2, end, to + 2), theme.PLATE_LINE)

    def _draw_table(self, table: BracketTable, at: tuple[int, int], canvas: Canvas, *, crowned: bool) -> None:
        x, y = at
        box = (x, y, x + self._width, y + self._height(table))
        edge = theme.BRASS if crowned else theme.PLATE_LINE
        canvas.panel(box, _RADIUS, theme.PLATE, line=4 if crowned else 2, edge=edge)
        for number, seat in enumerate(table.seats):
            middle = y + _PAD + number * _LINE + _LINE // 2
            left, right = x + 14, x + self._width - 14
            ink = theme.MUTED if seat.through is False else theme.CREAM
            if crowned and seat.through:
                canvas.sign(CROWN, left + 15, middle, 30, theme.GOLD)
                left, ink = left + 38, theme.GOLD
            weight = Weight.BOLD if seat.through else Weight.SEMIBOLD
            room = max(least_width(seat.points, weight), right - left - least_name(seat.name) - 8)
            at = (right, middle)
            right -= 8 + canvas.write(seat.points, at, theme.SMALL, ink, weight=weight, side="right", width=room)
            canvas.write(seat.name or "–", (left, middle), theme.SMALL, ink, weight=weight, width=max(40, right - left))
        for number, line in enumerate(self._note(table), start=len(table.seats)):
            at_note = (x + 14, y + _PAD + number * _LINE + _LINE // 2)
            canvas.write(line, at_note, theme.SMALL, theme.ACCENT, width=self._width - 28)

"""The standings: a row for each player, with how far they moved since the round before."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, NamedTuple

from render.art.signs import CHEVRON_DOWN, CHEVRON_UP
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import INSET, LEFT, RIGHT, Band, Page, draw_place, on_paper
from render.kit.text import Weight, least_name, least_width, text_width

ROWS: Final = 16
"""The most rows of one picture: more could not be told apart on a phone."""
BREAKS: Final = 2
"""How many tie-breaks have room beside the points."""

_ROW: Final = 60
_HEAD: Final = 54
_PLACE: Final = LEFT + INSET + 22
_MOVED: Final = _PLACE + 40
_NAME: Final = _MOVED + 76
_COLUMN: Final = 104
_LONGEST_COLUMN: Final = 132

Zone = Literal["up", "down", "none"]
"""What a place leads to at the end: into a higher division or the next round, into a lower one, or neither."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the standings. `moved` counts places gained (negative: lost) since the round before, None where there
    was none. Points and tie-breaks come as they are written. Who is `out` plays no more. A `note` follows the name.
    """

    place: int
    name: str
    points: str
    breaks: tuple[str, ...] = ()
    moved: int | None = None
    zone: Zone = "none"
    out: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class StandingsLabels:
    """`title` is the tournament, `note` after which round; `points` and `breaks` head the columns.

    The first three have medals once places are `final`.
    """

    title: str = ""
    note: str = ""
    points: str = ""
    breaks: tuple[str, ...] = ()
    final: bool = False


def standings_pictures(rows: Sequence[Standing], labels: StandingsLabels = StandingsLabels()) -> tuple[Picture, ...]:
    """The standings in their order, in as many pictures of at most `ROWS` rows as it takes. There is always one."""
    columns = _columns(rows, labels)
    name_at = _NAME if any(row.moved for row in rows) else _MOVED
    head = Band(_HEAD, partial(_draw_head, columns))
    bands = [Band(_ROW, partial(_draw_row, row, columns, name_at, labels.final)) for row in rows]
    pages = [Page((head, *bands[start : start + ROWS])) for start in range(0, max(1, len(rows)), ROWS)]
    return on_paper(labels.title, labels.note, pages)


class _Column(NamedTuple):
    """A column of figures: its heading, its right edge, and which tie-break it has; None for the points."""

    head: str
    right: int
    place: int | None

    def of(self, row: Standing) -> str:
        return row.points if self.place is None else _said(row.breaks, self.place)


def _columns(rows: Sequence[Standing], labels: StandingsLabels) -> tuple[_Column, ...]:
    """The points and the tie-breaks that are shown, left to right."""
    columns, edge = [], RIGHT - INSET
    for place in (*reversed(telling(rows)), None):
        column = _Column(labels.points if place is None else _said(labels.breaks, place), edge, place)
        columns.append(column)
        texts = [column.of(row) for row in rows]
        widest = max((text_width(text, Weight.BOLD, theme.TEXT) for text in (*texts, column.head)), default=0)
        edge -= max(least_width(column.head) + 12, min(_LONGEST_COLUMN, max(_COLUMN, widest + 26)))
    return tuple(reversed(columns))


def telling(rows: Sequence[Standing]) -> list[int]:
    """Which tie-breaks are shown, as many as have room. One that is the same for all tells nothing."""
    most = max((len(row.breaks) for row in rows), default=0)
    return [place for place in range(most) if len({_said(row.breaks, place) for row in rows}) > 1][:BREAKS]


def _said(words: Sequence[str], place: int) -> str:
    return words[place] if place < len(words) else ""


def _draw_head(columns: Sequence[_Column], canvas: Canvas, y: int) -> None:
    middle = y + _HEAD // 2
    for one in columns:
        room = max(least_width(one.head), _LONGEST_COLUMN - 12)
        canvas.write(one.head, (one.right, middle), theme.SMALL, theme.INK_SOFT, side="right", width=room)
    canvas.bar((LEFT, y + _HEAD - 3, RIGHT, y + _HEAD), theme.BRASS)


def _draw_row(row: Standing, columns: Sequence[_Column], name_at: int, final: bool, canvas: Canvas, y: int) -> None:
    middle = y + _ROW // 2 - 1
    ink = theme.INK_SOFT if row.out else theme.INK
    if row.zone != "none":
        canvas.bar((LEFT, y + 3, LEFT + 10, y + _ROW - 5), theme.GREEN if row.zone == "up" else theme.RED)
    draw_place(canvas, row.place, _PLACE, middle, medals=3 if final else 0)
    _draw_movement(canvas, row.moved, _MOVED, middle)
    first, *breaks = columns
    right = first.right - text_width(row.points, Weight.BOLD, theme.TEXT) - 16
    if row.note:
        room = right - name_at - least_name(row.name) - 16
        right -= 16 + canvas.write(row.note, (right, middle), theme.SMALL, theme.INK_SOFT, side="right", width=room)
    canvas.write(row.name, (name_at, middle), theme.TEXT, ink, width=right - name_at)
    canvas.write(row.points, (first.right, middle), theme.TEXT, ink, weight=Weight.BOLD, side="right")
    for one in breaks:
        room = _LONGEST_COLUMN - 12
        canvas.write(one.of(row), (one.right, middle), theme.SMALL, theme.INK_SOFT, side="right", width=room)
    canvas.bar((LEFT + 16, y + _ROW - 2, RIGHT - 16, y + _ROW), theme.PAPER_SHADE)


def _draw_movement(canvas: Canvas, moved: int | None, x: int, y: int) -> None:
    """An arrow up or down with the number of places; nothing for who stayed or was not there before."""
    if not moved:
        return
    sign, colour = (CHEVRON_UP, theme.GREEN) if moved > 0 else (CHEVRON_DOWN, theme.RED)
    canvas.sign(sign, x + 12, y, 24, colour)
    canvas.write(str(abs(moved)), (x + 26, y), theme.SMALL, colour, width=44)

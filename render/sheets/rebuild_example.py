"""Examples of rebuilding: melds on a table and pieces of one's own, and below them what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.cards import Card
from render.art.signs import ARROW, CHECK, CROSS, PLUS
from render.boards.trays import PAD, RIGHT, Mark, Slot, Tray, TrayGrid, draw_mark, draw_small, legend
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import wrapped
from render.labels import NO_PROPOSAL_LABELS, ProposalLabels
from render.pieces.pack import CARDS, Pack, SmallPieces

_INDENT: Final = 56
_LEFT: Final = theme.MARGIN + _INDENT
_LINE: Final = 44
_MOST_LINES: Final = 4
_GAP: Final = 30
_SIGN: Final = 36
_ROW_GAP: Final = 16
_PLUS_ROOM: Final = 52
_CARD: Final = 56
_TILE: Final = 48


@dataclass(frozen=True, slots=True)
class Rebuild:
    """A table `before`, pieces that are one's `own`, and the table `after`, with what is to be said of it.

    Each of the two tables goes into one row.
    """

    before: tuple[Tray, ...]
    own: tuple[Card, ...]
    after: tuple[Tray, ...]
    caption: str
    right: bool


def rebuild_example_pictures(
    rebuilds: Sequence[Rebuild], labels: ProposalLabels = NO_PROPOSAL_LABELS, pack: Pack = CARDS
) -> tuple[Picture, ...]:
    """The examples one below the other; `labels` tell what the marks mean. A second picture where one is too short."""
    small = SmallPieces(pack, _TILE if pack.tiles else _CARD)
    bands = [*legend(tuple(Mark), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved})]
    for number, one in enumerate(rebuilds):
        lines = wrapped(one.caption, theme.SMALL, RIGHT - _LEFT, _MOST_LINES)
        height = len(lines) * _LINE + sum(
            _grid(trays, small).row_height + _ROW_GAP for trays in (one.before, one.after)
        )
        bands.append(Band(height + 14, partial(_draw, one, lines, small, bool(number)), _GAP))
    return paged(Header(), bands)


def _grid(trays: tuple[Tray, ...], small: SmallPieces) -> TrayGrid:
    """A table in one row, its trays as wide as the widest of them must be."""
    longest = max((len(tray.pieces) for tray in trays), default=0)
    count = max(1, len(trays))
    width = small.span(longest) + small.widest // 3 + 2 * PAD + 14
    return TrayGrid(trays, small, count, _LEFT, min(RIGHT, _LEFT + count * width))


def _draw(one: Rebuild, lines: Sequence[str], small: SmallPieces, ruled: bool, canvas: Canvas, y: int) -> None:
    """A verdict with its words, the table with one's own pieces beside it, and the table that comes of them."""
    if ruled:
        canvas.bar((theme.MARGIN, y - _GAP // 2, RIGHT, y - _GAP // 2 + 2), theme.PLATE_LINE)
    sign, colour = (CHECK, theme.RIGHT) if one.right else (CROSS, theme.WRONG)
    canvas.sign(sign, theme.MARGIN + 20, y + _LINE // 2, _SIGN, colour)
    for place, line in enumerate(lines):
        canvas.write(line, (_LEFT, y + _LINE // 2 + place * _LINE), theme.SMALL, theme.CREAM, width=RIGHT - _LEFT)
    y += len(lines) * _LINE + _ROW_GAP // 2
    before = _grid(one.before, small)
    _draw_table(canvas, before, y)
    x = before.right + 4 if one.before else _LEFT
    canvas.sign(PLUS, x + _PLUS_ROOM // 2, y + before.row_height // 2, _SIGN - 8, theme.MUTED)
    _draw_own(canvas, one.own, before, x + _PLUS_ROOM, y, small)
    y += before.row_height + _ROW_GAP
    after = _grid(one.after, small)
    canvas.sign(ARROW, theme.MARGIN + 20, y + after.row_height // 2, _SIGN, theme.MUTED)
    _draw_table(canvas, after, y)


def _draw_table(canvas: Canvas, grid: TrayGrid, y: int) -> None:
    for band in grid.bands():
        band.draw(canvas, y)


def _draw_own(canvas: Canvas, own: Sequence[Card], grid: TrayGrid, x: int, y: int, small: SmallPieces) -> None:
    _, top = grid.corner(Tray("", ()), Slot(x, y, 0), 0)
    for card in own:
        draw_small(canvas, small, card, (x, top))
        draw_mark(canvas, Mark.NEW, (x, top), (small.width, small.height))
        x += small.width + 8

"""Examples of rebuilding: melds on a table and pieces of one's own, and below them what becomes of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.signs import ARROW, CHECK, CROSS, PLUS
from render.boards.trays import PAD, Mark, Tray, draw_legend, draw_mark, draw_trays, place_trays, tray_height
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import wrapped
from render.labels import NO_PROPOSAL_LABELS, ProposalLabels
from render.pieces.pack import CARDS, Pack

_LEFT: Final = theme.MARGIN
_RIGHT: Final = theme.WIDTH - theme.MARGIN
_INDENT: Final = 64
_TEXT: Final = 34
_LINE: Final = 42
_MOST_LINES: Final = 3
_LEGEND: Final = 48
_GAP: Final = 34
_SIGN: Final = 38
_PLUS_ROOM: Final = 56


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


def rebuild_example_picture(
    rebuilds: Sequence[Rebuild], labels: ProposalLabels = NO_PROPOSAL_LABELS, pack: Pack = CARDS
) -> Picture:
    """The examples one below the other, 1100 pixels wide; `labels` tell what the marks mean."""
    captions = [wrapped(one.caption, _TEXT, _RIGHT - _LEFT - _INDENT, _MOST_LINES) for one in rebuilds]
    top = _LEGEND if labels.laid or labels.moved else 0
    heights = [_height(len(lines), pack) for lines in captions]
    canvas = Canvas(theme.WIDTH, top + sum(heights) + theme.MARGIN // 2, theme.FELT)
    words = {Mark.NEW: labels.laid, Mark.MOVED: labels.moved}
    draw_legend(canvas, tuple(Mark), words, (_RIGHT - 4, _LEGEND // 2 + 8))
    for one, lines, height in zip(rebuilds, captions, heights, strict=True):
        _draw(canvas, one, lines, top, pack)
        top += height
        if one is not rebuilds[-1]:
            canvas.bar((_LEFT, top - 2, _RIGHT, top), theme.PLATE_LINE)
    return canvas.finish()


def _row(pack: Pack) -> int:
    return tray_height(pack) + 14


def _height(lines: int, pack: Pack) -> int:
    return _GAP + lines * _LINE + 2 * _row(pack) + _GAP // 2


def _draw(canvas: Canvas, one: Rebuild, lines: Sequence[str], top: int, pack: Pack) -> None:
    """A verdict with its words, the table with one's own pieces beside it, and the table that comes of them."""
    top += _GAP
    sign, colour = (CHECK, theme.RIGHT) if one.right else (CROSS, theme.WRONG)
    canvas.sign(sign, _LEFT + 18, top + _LINE // 2, _SIGN, colour)
    for place, line in enumerate(lines):
        canvas.write(line, (_LEFT + _INDENT, top + _LINE // 2 + place * _LINE), _TEXT, theme.CREAM)
    top += len(lines) * _LINE + 10
    slots, _ = place_trays(one.before, pack, top, _LEFT + _INDENT, _RIGHT)
    draw_trays(canvas, one.before, slots, pack)
    middle = top + tray_height(pack) // 2
    x = max((slot.x + slot.width for slot in slots), default=_LEFT + _INDENT)
    canvas.sign(PLUS, x + _PLUS_ROOM // 2, middle, _SIGN - 8, theme.MUTED)
    _draw_own(canvas, one.own, x + _PLUS_ROOM, top + PAD, pack)
    top += _row(pack)
    canvas.sign(ARROW, _LEFT + 18, top + tray_height(pack) // 2, _SIGN, theme.MUTED)
    slots, _ = place_trays(one.after, pack, top, _LEFT + _INDENT, _RIGHT)
    draw_trays(canvas, one.after, slots, pack)


def _draw_own(canvas: Canvas, own: Sequence[Card], x: int, y: int, pack: Pack) -> None:
    for card in own:
        canvas.sprite(pack.small(card), x, y)
        draw_mark(canvas, Mark.NEW, (x, y), (pack.width, pack.height))
        x += pack.width + 10

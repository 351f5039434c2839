"""Melds on trays: a table of tiles, or one that is being rebuilt and numbered for it, with what changed marked."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.cards import Card
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld, MeldKind
from render.art.signs import ARROW, CROSS, PLUS, SPARK
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Lane, Slot, flow
from render.kit.text import Weight, text_width
from render.kit.theme import Colour
from render.pieces.pack import Pack

STRIP: Final = 42
PAD: Final = 7
TRAY_GAP: Final = 8
_NOTE: Final = 40
_LONGEST_NOTE: Final = 480
_FOOT: Final = 18
_ROW_GAP: Final = 12
_RADIUS: Final = 14
_NUMBER: Final = 36
_LONG_NUMBER: Final = 32
_NOTE_SIZE: Final = 27
_CHIP_WIDTH: Final = 34
_CHIP_HEIGHT: Final = 24


class Mark(StrEnum):
    """What became of a piece: it came to the table from a hand, or it lay in another meld."""

    NEW = "new"
    MOVED = "moved"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or tile on a tray; `stands_for` is what a joker stands for, where that is known."""

    card: Card
    stands_for: Card | None = None
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Tray:
    """A meld as it is shown: its number if it has one, its pieces, whether it is a new one, and whether it is no meld.

    `note` is a line below it, for example why it is none.
    """

    number: str
    pieces: tuple[Piece, ...]
    fresh: bool = False
    wrong: bool = False
    note: str = ""

    @property
    def strip(self) -> int:
        """The width of its left end, which says its number, that it is new, or that it is no meld."""
        return STRIP if self.number or self.fresh or self.wrong else 0


MARK_SIGNS: Final = {Mark.NEW: PLUS, Mark.MOVED: ARROW}
MARK_COLOURS: Final[dict[Mark, Colour]] = {Mark.NEW: theme.ACCENT, Mark.MOVED: theme.MOVED}


def table_trays(melds: Sequence[TableMeld], changes: Sequence[MeldChange]) -> tuple[Tray, ...]:
    """Melds as they lie on the table, easy to find: runs colour by colour from the low to the high, then sets.

    They are marked with what a laying-out brought them.
    """
    changed = {change.meld_id: change for change in changes}
    trays = []
    for laid in sorted(melds, key=lambda laid: _where_to_look(laid.meld)):
        marks = marks_of(changed[laid.meld_id]) if laid.meld_id in changed else {}
        pieces = tuple(
            Piece(card, face if card.is_joker else None, marks.get(place))
            for place, (card, face) in enumerate(zip(laid.meld.cards, laid.meld.faces, strict=True))
        )
        trays.append(Tray("", pieces, fresh=all(piece.mark is not None for piece in pieces)))
    return tuple(trays)


def _where_to_look(meld: Meld) -> tuple[bool, int, int]:
    first = next(face for face in meld.faces if face is not None)
    return (False, first.suit, first.rank) if meld.kind is MeldKind.RUN else (True, first.rank, first.suit)


def tray_height(pack: Pack) -> int:
    """The height of a tray in pixels."""
    return PAD + pack.height + _FOOT


def place_trays(trays: Sequence[Tray], pack: Pack, top: int, left: int, right: int) -> tuple[tuple[Slot, ...], int]:
    """A place for each tray between two edges, in their order, row after row; and how far down they reach.

    Rows in which a tray has a note are higher, and such a tray takes the width of its note.
    """
    widths = [max(_tray_width(tray, pack), _note_width(tray)) for tray in trays]
    height = tray_height(pack)
    slots = flow(widths, 0, 1, TRAY_GAP, (Lane(left, right - left, None),))
    noted = {slot.y for slot, tray in zip(slots, trays, strict=True) if tray.note}
    tops, bottom = [], top
    for row in range(max((slot.y for slot in slots), default=-1) + 1):
        tops.append(bottom + (_ROW_GAP if row else 0))
        bottom = tops[-1] + height + (_NOTE if row in noted else 0)
    return tuple(replace(slot, y=tops[slot.y]) for slot in slots), bottom


def _tray_width(tray: Tray, pack: Pack) -> int:
    return tray.strip + 2 * PAD + pack.width + pack.step * max(0, len(tray.pieces) - 1)


def _note_width(tray: Tray) -> int:
    return min(_LONGEST_NOTE, text_width(tray.note, Weight.SEMIBOLD, _NOTE_SIZE) + 12) if tray.note else 0


def piece_corner(tray: Tray, slot: Slot, place: int, pack: Pack) -> tuple[int, int]:
    """The corner of a piece on a tray that is in its place; where there are too many they lie closer."""
    room = slot.width - tray.strip - 2 * PAD - pack.width
    step = min(pack.step, room // max(1, len(tray.pieces) - 1))
    return slot.x + tray.strip + PAD + place * step, slot.y + PAD


def draw_trays(canvas: Canvas, trays: Sequence[Tray], slots: Sequence[Slot], pack: Pack) -> None:
    """Every tray in its place."""
    for tray, slot in zip(trays, slots, strict=True):
        draw_tray(canvas, tray, slot, pack)


def draw_tray(canvas: Canvas, tray: Tray, slot: Slot, pack: Pack) -> None:
    """A tray in its place: its left end, its pieces, and the marks of those that changed."""
    width = min(slot.width, _tray_width(tray, pack))
    box = (slot.x, slot.y, slot.x + width, slot.y + tray_height(pack))
    canvas.plate(box, _RADIUS, theme.FELT_DEEP)
    colour = theme.WRONG if tray.wrong else theme.ACCENT if tray.fresh else theme.PLATE_LINE
    if tray.strip:
        _draw_strip(canvas, tray, box[:2], box[3], colour)
    if tray.wrong or tray.fresh:
        canvas.frame(box, _RADIUS, 4, colour)
    for place, piece in enumerate(tray.pieces):
        x, y = piece_corner(tray, slot, place, pack)
        canvas.sprite(pack.small(piece.card, piece.stands_for), x, y)
    # all of a new meld is new: only what was moved into it need be told
    plain = tray.fresh and all(piece.mark is Mark.NEW for piece in tray.pieces)
    for place, piece in enumerate(tray.pieces):
        if piece.mark is not None and not plain:
            draw_mark(canvas, piece.mark, piece_corner(tray, slot, place, pack), (pack.width, pack.height))
    if tray.note:
        at = (slot.x + 6, box[3] + _NOTE // 2)
        canvas.write(tray.note, at, _NOTE_SIZE, theme.WRONG if tray.wrong else theme.MUTED, width=slot.width - 6)


def _draw_strip(canvas: Canvas, tray: Tray, corner: tuple[int, int], bottom: int, colour: Colour) -> None:
    """The left end of a tray: its number, and a sign where it is new or no meld."""
    x, y = corner
    lit = tray.wrong or tray.fresh
    canvas.plate((x, y, x + STRIP, bottom), _RADIUS, colour)
    canvas.bar((x + STRIP - _RADIUS, y, x + STRIP, bottom), colour)
    middle, third = x + STRIP // 2, (bottom - y) // 3
    size = _NUMBER if len(tray.number) == 1 else _LONG_NUMBER
    ink = theme.ON_ACCENT if lit else theme.CREAM
    height = y + third if lit else (y + bottom) // 2
    if tray.number:
        canvas.write(tray.number, (middle, height), size, ink, weight=Weight.BOLD, side="middle")
    if lit:
        canvas.sign(
            CROSS if tray.wrong else SPARK, middle, bottom - third if tray.number else (y + bottom) // 2, 28, ink
        )


def draw_mark(canvas: Canvas, mark: Mark, corner: tuple[int, int], size: tuple[int, int]) -> None:
    """A frame around a small piece of a size, and the sign of the mark on its lower edge."""
    (x, y), (width, height) = corner, size
    canvas.frame((x - 1, y - 1, x + width + 1, y + height + 1), 9, 4, MARK_COLOURS[mark])
    draw_chip(canvas, mark, x + width // 2, y + height + 4)


def draw_chip(canvas: Canvas, mark: Mark, x: int, y: int) -> None:
    """The sign of a mark about a point: a plus for what is new, an arrow for what was moved."""
    box = (x - _CHIP_WIDTH // 2, y - _CHIP_HEIGHT // 2, x + _CHIP_WIDTH // 2, y + _CHIP_HEIGHT // 2)
    canvas.plate(box, _CHIP_HEIGHT // 2, MARK_COLOURS[mark])
    canvas.sign(MARK_SIGNS[mark], x, y, 18, theme.ON_ACCENT)


def marks_on(trays: Sequence[Tray]) -> frozenset[Mark]:
    """The kinds of mark that there are on some tray."""
    return frozenset(piece.mark for tray in trays for piece in tray.pieces if piece.mark is not None)


def marks_of(change: MeldChange) -> dict[int, Mark]:
    """The marks of a meld that a laying-out changed, by place."""
    return dict.fromkeys(change.laid, Mark.NEW) | dict.fromkeys(change.moved, Mark.MOVED)


def draw_legend(canvas: Canvas, marks: Collection[Mark], words: Mapping[Mark, str], at: tuple[int, int]) -> None:
    """What these marks mean, in one line that ends at a point."""
    x, y = at
    for mark in reversed(Mark):
        if mark not in marks or not words.get(mark):
            continue
        x -= canvas.write(words[mark], (x, y), 30, theme.MUTED, side="right", width=200) + _CHIP_WIDTH // 2 + 12
        draw_chip(canvas, mark, x, y)
        x -= _CHIP_WIDTH // 2 + 34

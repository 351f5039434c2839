"""Melds on trays in a grid, as large as there is room for: a table, or one that is being rebuilt, changes marked; and
pieces that are spread out in rows.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property, partial
from typing import Final

from engine.cards import Card
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import Change
from render.art.signs import ARROW, CHECK, CROSS, PLUS, SEAT_EMBLEMS, SPARK, Sign
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.pages import Band
from render.kit.text import Weight, text_width
from render.kit.theme import Colour
from render.pieces.pack import Pack, SmallPieces, on_ground

PAD: Final = 6
LEFT: Final = theme.MARGIN
RIGHT: Final = theme.WIDTH - theme.MARGIN
_COLUMN_GAP: Final = 14
_ROW_GAP: Final = 12
_CAPTION: Final = 46
_BARE_CAPTION: Final = 42
_BADGE: Final = 32
_RADIUS: Final = 14
_CHIP_WIDTH: Final = 40
_CHIP_HEIGHT: Final = 30
_CHIP_SIGN: Final = 22
_CHIP_ROOM: Final = 14
_LEGEND: Final = 44
_CARD_SIZES: Final = ((1, 96), (2, 96), (2, 80), (3, 64), (4, 48))
_TILE_SIZES: Final = ((1, 88), (2, 84), (2, 72), (3, 54), (3, 48))
"""In how many columns the melds lie, and how wide their pieces are, from the sparse table to the full one."""
_SEVERAL: Final = 2


class Mark(StrEnum):
    """What became of a piece: it came to the table from a hand, or it lay in another meld; or it is chosen."""

    NEW = "new"
    MOVED = "moved"
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or tile on a tray; `stands_for` is what a joker stands for, where that is known."""

    card: Card
    stands_for: Card | None = None
    mark: Mark | None = None


@dataclass(frozen=True, slots=True)
class Tray:
    """A meld as it is shown: its number if it has one, its pieces, whether it is a new one, and whether it is no meld.

    `owner` is the seat that laid it, where that matters, and `name` who sits there.
    """

    number: str
    pieces: tuple[Piece, ...]
    fresh: bool = False
    wrong: bool = False
    owner: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True)
class Slot:
    """Where a tray lies in its row: its left edge and how wide it is."""

    tray: Tray
    x: int
    width: int


MARK_SIGNS: Final = {Mark.NEW: PLUS, Mark.MOVED: ARROW, Mark.CHOSEN: CHECK}
MARK_COLOURS: Final[dict[Mark, Colour]] = {
    Mark.NEW: theme.ACCENT,
    Mark.MOVED: theme.MOVED,
    Mark.CHOSEN: theme.CREAM,
}


def table_trays(melds: Sequence[TableMeld], changes: Sequence[MeldChange]) -> tuple[Tray, ...]:
    """Melds as they lie on the table, easy to find: runs colour by colour from the low to the high, then sets.

    They are marked with what a laying-out brought them.
    """
    changed = {change.meld_id: change for change in changes}
    trays = []
    for laid in sorted(melds, key=lambda laid: _where_to_look(laid.meld)):
        pieces = pieces_of(laid.meld, marks_of(changed[laid.meld_id]) if laid.meld_id in changed else {})
        trays.append(Tray("", pieces, fresh=all(piece.mark is not None for piece in pieces)))
    return tuple(trays)


def pieces_of(meld: Meld, marks: Mapping[int, Mark]) -> tuple[Piece, ...]:
    """The pieces of a meld, with the marks of some places."""
    return tuple(
        Piece(card, face if card.is_joker else None, marks.get(place))
        for place, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True))
    )


def _where_to_look(meld: Meld) -> tuple[bool, int, int]:
    first = next(face for face in meld.faces if face is not None)
    return (False, first.suit, first.rank) if meld.kind is MeldKind.RUN else (True, first.rank, first.suit)


@dataclass(frozen=True)
class TrayGrid:
    """Trays in columns between two edges, their pieces of one size; the last of a row goes to the row's end."""

    trays: tuple[Tray, ...]
    small: SmallPieces
    columns: int
    left: int = LEFT
    right: int = RIGHT

    @cached_property
    def caption(self) -> int:
        """The height of the lines that say a tray's number and its owner, 0 where no tray has any."""
        owned = any(tray.owner is not None for tray in self.trays)
        return _CAPTION if owned else _BARE_CAPTION if any(tray.number for tray in self.trays) else 0

    @cached_property
    def row_height(self) -> int:
        """The height of a tray."""
        marked = any(tray.fresh or tray.wrong for tray in self.trays) or marks_on(self.trays)
        return self.caption + PAD + self.small.height + PAD + (_CHIP_ROOM if marked else 0)

    @cached_property
    def rows(self) -> tuple[tuple[Slot, ...], ...]:
        """The trays row by row, each over as many columns as it needs; one that needs more than there are gets all."""
        rooms = [self._column(count) - self.left - _COLUMN_GAP for count in range(1, self.columns)]
        rows: list[list[Slot]] = [[]]
        used = 0
        for tray in self.trays:
            wide = self.small.span(len(tray.pieces)) + 2 * PAD
            span = min(1 + sum(room < wide for room in rooms), self.columns)
            if used + span > self.columns:
                rows.append([])
                used = 0
            x = self._column(used)
            used += span
            rows[-1].append(Slot(tray, x, self._column(used) - _COLUMN_GAP - x))
        return tuple((*row, replace(last, width=self.right - last.x)) for *row, last in filter(None, rows))

    def _column(self, column: int) -> int:
        """The left edge of a column; that of the one after the last lies a gap beyond the right edge."""
        return self.left + (self.right + _COLUMN_GAP - self.left) * column // self.columns

    @property
    def fits(self) -> bool:
        """Whether the longest tray has room for its pieces."""
        longest = max((len(tray.pieces) for tray in self.trays), default=0)
        return self.small.span(longest) + 2 * PAD <= self.right - self.left

    def bands(self) -> Iterator[Band]:
        """A band for each row of trays."""
        for number, row in enumerate(self.rows):
            yield Band(self.row_height, partial(self._draw_row, row), _ROW_GAP if number else 0)

    def step(self, slot: Slot) -> int:
        """From one piece to the next on a tray."""
        return self.small.step(len(slot.tray.pieces), slot.width - 2 * PAD)

    def _draw_row(self, row: Sequence[Slot], canvas: Canvas, y: int) -> None:
        for slot in row:
            self._draw(canvas, slot, y)

    def _draw(self, canvas: Canvas, slot: Slot, y: int) -> None:
        """A tray: its caption, its pieces, and the marks of those that changed."""
        tray, step, corner = slot.tray, self.step(slot), (slot.x + PAD, y + self.caption + PAD)
        box = (slot.x, y, slot.x + slot.width, y + self.row_height)
        canvas.plate(box, _RADIUS, theme.FELT_DEEP)
        if tray.wrong or tray.fresh:
            canvas.frame(box, _RADIUS, 4, theme.WRONG if tray.wrong else theme.ACCENT)
        if tray.number:
            self._draw_caption(canvas, slot, y)
        _draw_pieces(canvas, self.small, tray.pieces, corner, step, theme.FELT_DEEP)
        # all of a new meld is new: only what was moved into it need be told
        plain = tray.fresh and all(piece.mark is Mark.NEW for piece in tray.pieces)
        if not plain:
            _draw_marks(canvas, self.small, tray.pieces, corner, step)
        if (tray.wrong or plain) and not tray.number:
            colour, sign = (theme.WRONG, CROSS) if tray.wrong else (theme.ACCENT, PLUS)
            _draw_chip(canvas, colour, sign, slot.x + slot.width // 2, box[3] - 2)

    def _draw_caption(self, canvas: Canvas, slot: Slot, y: int) -> None:
        """Its number after its owner's emblem, a sign where it is new or no meld, and its owner's name."""
        tray, x, middle, right = slot.tray, slot.x + PAD, y + (self.caption + PAD) // 2, slot.x + slot.width - PAD
        colour = theme.CREAM if tray.owner is None else theme.SEAT_COLOURS[tray.owner]
        if tray.owner is not None:
            canvas.sign(SEAT_EMBLEMS[tray.owner], x + _BADGE // 2 + 2, middle, _BADGE, colour)
            x += _BADGE + 4
        # where the name has too little room, it comes nearer
        tight = right - x < 16 + text_width(tray.number + tray.name, Weight.BOLD, theme.TEXT)
        at = (x + (2 if tight else 6), middle)
        x += (7 if tight else 16) + canvas.write(tray.number, at, theme.TEXT, theme.CREAM, weight=Weight.BOLD)
        if tray.wrong or tray.fresh:
            sign, ink = (CROSS, theme.WRONG) if tray.wrong else (SPARK, theme.ACCENT)
            canvas.sign(sign, x + 16, middle, 30, ink)
            x += 40
        canvas.write(tray.name, (x, middle), theme.SMALL, colour, width=max(1, right - x))


def tray_grid(trays: Sequence[Tray], pack: Pack, pages: Callable[[TrayGrid], int]) -> TrayGrid:
    """The trays with the largest pieces with which one picture holds them; with the largest where that takes two.

    `pages` says how many pictures a grid takes. Where there are more, the pieces are the smallest.
    """
    shown = tuple(trays)
    grids = [
        TrayGrid(shown, SmallPieces(pack, width), columns)
        for columns, width in (_TILE_SIZES if pack.tiles else _CARD_SIZES)
        if columns <= max(1, len(shown)) and (columns > 1 or len(shown) < _SEVERAL)
    ]
    roomy = [candidate for candidate in grids if candidate.fits] or grids[-1:]
    two: TrayGrid | None = None
    for candidate in roomy:
        count = pages(candidate)
        if count == 1:
            return candidate
        two = candidate if two is None and count == 2 else two
    return two or roomy[-1]


Corner = tuple[int, int]


def _draw_pieces(
    canvas: Canvas, small: SmallPieces, pieces: Sequence[Piece], corner: Corner, step: int, ground: Colour | None = None
) -> None:
    """Pieces in a row; tiles with nothing but an even ground below them are drawn quicker."""
    for place, piece in enumerate(pieces):
        if ground is not None and small.pack.tiles:
            sprite = on_ground(small, ground, piece.card, piece.stands_for)
        else:
            sprite = small.sprite(piece.card, piece.stands_for)
        canvas.sprite(sprite, corner[0] + place * step, corner[1])


def _draw_marks(canvas: Canvas, small: SmallPieces, pieces: Sequence[Piece], corner: Corner, step: int) -> None:
    for place, piece in enumerate(pieces):
        if piece.mark is not None:
            # of a card that another overlaps only the part that is seen is framed
            width = small.width if place == len(pieces) - 1 else min(step, small.width)
            draw_mark(canvas, piece.mark, (corner[0] + place * step, corner[1]), (width, small.height))


def draw_mark(canvas: Canvas, mark: Mark, corner: tuple[int, int], size: tuple[int, int]) -> None:
    """A frame around a small piece of a size, and the sign of the mark on its lower edge."""
    (x, y), (width, height) = corner, size
    canvas.frame((x - 1, y - 1, x + width + 1, y + height + 1), 9, 4, MARK_COLOURS[mark])
    draw_chip(canvas, mark, x + width // 2, y + height + 2)


def draw_chip(canvas: Canvas, mark: Mark, x: int, y: int) -> None:
    """The sign of a mark about a point: a plus for what is new, an arrow for what was moved, a tick for the chosen."""
    _draw_chip(canvas, MARK_COLOURS[mark], MARK_SIGNS[mark], x, y)


def _draw_chip(canvas: Canvas, colour: Colour, sign: Sign, x: int, y: int) -> None:
    box = (x - _CHIP_WIDTH // 2, y - _CHIP_HEIGHT // 2, x + _CHIP_WIDTH // 2, y + _CHIP_HEIGHT // 2)
    canvas.plate(box, _CHIP_HEIGHT // 2, colour)
    canvas.sign(sign, x, y, _CHIP_SIGN, theme.ON_ACCENT)


def marks_on(trays: Sequence[Tray]) -> frozenset[Mark]:
    """The kinds of mark that there are on some tray."""
    return frozenset(piece.mark for tray in trays for piece in tray.pieces if piece.mark is not None)


def marks_of(change: Change | MeldChange) -> dict[int, Mark]:
    """The marks of a meld that a laying-out changed, by place."""
    return dict.fromkeys(change.laid, Mark.NEW) | dict.fromkeys(change.moved, Mark.MOVED)


def legend(marks: Collection[Mark], words: Mapping[Mark, str]) -> Iterator[Band]:
    """A band that says what these marks mean, none where there is nothing to say."""
    shown = [mark for mark in Mark if mark in marks and words.get(mark)]
    if shown:
        yield Band(_LEGEND, partial(_draw_legend, [(mark, words[mark]) for mark in shown]), _ROW_GAP)


def _draw_legend(shown: Sequence[tuple[Mark, str]], canvas: Canvas, y: int) -> None:
    x = RIGHT
    middle = y + _LEGEND // 2
    wide = sum(text_width(word) for _, word in shown)
    part = min(1, (RIGHT - LEFT - len(shown) * (_CHIP_WIDTH + 42) + 30) / wide)
    for mark, word in reversed(shown):
        room = int(text_width(word) * part)
        x -= canvas.write(word, (x, middle), theme.SMALL, theme.MUTED, side="right", width=room) + _CHIP_WIDTH // 2 + 12
        draw_chip(canvas, mark, x, middle)
        x -= _CHIP_WIDTH // 2 + 30


_HEADING: Final = 50
_LIP: Final = 20
_SUNK: Final = 5


@dataclass(frozen=True, slots=True)
class Spread:
    """Pieces that lie open in rows under a heading: the whole discard pile, what a knocker held, what stays in a hand.

    Those of them that are `chosen` are marked; tiles stand on a ledge.
    """

    pieces: tuple[Card, ...]
    heading: str
    seat: int | None = None
    chosen: tuple[Card, ...] = ()

    def bands(self, small: SmallPieces) -> Iterator[Band]:
        """The heading, and a band for each row; of a pile the deepest card lies first, the top one last."""
        yield Band(_HEADING, self._draw_heading, _ROW_GAP)
        length = small.a_row(RIGHT - LEFT)
        step = small.step(min(length, len(self.pieces)), RIGHT - LEFT)
        chosen = [self.pieces[:at].count(card) < self.chosen.count(card) for at, card in enumerate(self.pieces)]
        marked = zip(self.pieces, chosen, strict=True)
        pieces = [Piece(card, mark=Mark.CHOSEN if is_chosen else None) for card, is_chosen in marked]
        lip = _LIP if small.pack.tiles else 4
        for start in range(0, len(pieces), length):
            row = pieces[start : start + length]
            yield Band(small.height + lip, partial(_draw_spread, row, small, step), _ROW_GAP if start else 0)

    def _draw_heading(self, canvas: Canvas, y: int) -> None:
        x, middle = LEFT, y + _HEADING // 2
        canvas.bar((LEFT, y, RIGHT, y + 2), theme.PLATE_LINE)
        if self.seat is not None:
            canvas.sign(SEAT_EMBLEMS[self.seat], x + 18, middle, 36, theme.SEAT_COLOURS[self.seat])
            x += 48
        canvas.write(self.heading, (x, middle), theme.SMALL, theme.MUTED, width=RIGHT - x)


def _draw_spread(row: Sequence[Piece], small: SmallPieces, step: int, canvas: Canvas, y: int) -> None:
    _draw_pieces(canvas, small, row, (LEFT, y), step)
    if small.pack.tiles:
        lip = y + small.height - _SUNK
        canvas.plate((LEFT - 12, lip, RIGHT + 12, lip + _LIP), 10, theme.WOOD)
    _draw_marks(canvas, small, row, (LEFT, y), step)

"""Examples for rule pages: melds, each with its words beside it, right or wrong; and rebuilds of a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.cards import Card
from render.art.signs import ARROW, CHECK, CROSS, PLUS
from render.boards.trays import PAD, RIGHT, Mark, Tray, TrayGrid, draw_mark, legend
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import ELLIPSIS, wrapped
from render.labels import ProposalLabels
from render.pieces.pack import CARDS, Pack, SmallPieces

_GAP: Final = 22
_LINE: Final = 42
_MARK: Final = 56
_BESIDE: Final = 28
_LINES: Final = 4
_WIDTHS: Final = (64, 56, 48)
_RIGHT: Final = theme.WIDTH - theme.MARGIN


@dataclass(frozen=True, slots=True)
class Example:
    """Cards in a row with what is to be said of them. `faces` says what each card stands for, empty where each is
    itself; `right` puts a tick or a cross before them, None nothing.
    """

    cards: tuple[Card, ...]
    caption: str
    faces: tuple[Card | None, ...] = ()
    right: bool | None = None


def rule_example_pictures(examples: Sequence[Example], pack: Pack = CARDS) -> tuple[Picture, ...]:
    """The examples one below the other, captions beside the cards where they fit there, else below them."""
    left = theme.MARGIN + (_MARK if any(example.right is not None for example in examples) else 0)
    placed = [_placed(example, left, pack) for example in examples]
    column = max((one.column for one in placed if one.beside), default=0)
    return paged(Header(), [Band(one.height, partial(one.draw, column), _GAP) for one in placed])


@dataclass(frozen=True, slots=True)
class _Placed:
    """An example with its pieces' size and place, and the lines of its caption, beside its pieces or below them."""

    example: Example
    small: SmallPieces
    left: int
    column: int
    lines: tuple[str, ...]
    beside: bool

    @property
    def height(self) -> int:
        """How much room it takes."""
        high = self.small.height
        return max(high, len(self.lines) * _LINE) if self.beside else high + 8 + len(self.lines) * _LINE

    def draw(self, column: int, canvas: Canvas, y: int) -> None:
        """Draw it, a caption beside the pieces at a column."""
        high = self.small.height
        top = y + (max(0, self.height - high) // 2 if self.beside else 0)
        middle = top + self.small.height // 2
        if self.example.right is not None:
            sign, colour = (CHECK, theme.RIGHT) if self.example.right else (CROSS, theme.WRONG)
            canvas.sign(sign, theme.MARGIN + 20, middle, 36, colour)
        _draw_cards(canvas, self.example, self.small, self.left, top)
        for place, line in enumerate(self.lines):
            if self.beside:
                at = (column, middle + round((place - (len(self.lines) - 1) / 2) * _LINE))
            else:
                at = (self.left, top + self.small.height + 8 + _LINE // 2 + place * _LINE)
            canvas.write(line, at, theme.SMALL, theme.CREAM, width=_RIGHT - at[0])


def _placed(example: Example, left: int, pack: Pack) -> _Placed:
    sizes = [SmallPieces(pack, width) for width in _WIDTHS]
    count = len(example.cards)
    small = next((size for size in sizes if size.span(count) <= _RIGHT - left), sizes[-1])
    column = left + small.width + _step(small, count, left) * max(0, count - 1) + _BESIDE
    widest = left + small.width + _step(small, 4, left) * 3 + _BESIDE
    lines = wrapped(example.caption, theme.SMALL, max(80, _RIGHT - max(column, widest)), 3)
    beside = column <= widest and not "".join(lines).endswith(ELLIPSIS)
    if not beside:
        lines = wrapped(example.caption, theme.SMALL, _RIGHT - left, _LINES)
    return _Placed(example, small, left, widest, lines, beside)


def _step(small: SmallPieces, count: int, left: int) -> int:
    return small.step(count, min(_RIGHT - left, small.span(count) + 8 * (count - 1)))


def _draw_cards(canvas: Canvas, example: Example, small: SmallPieces, x: int, y: int) -> None:
    step = _step(small, len(example.cards), x)
    faces = example.faces or tuple(None if card.is_joker else card for card in example.cards)
    for place, (card, face) in enumerate(zip(example.cards, faces, strict=True)):
        canvas.sprite(small.sprite(card, face if card.is_joker else None), x + place * step, y)


_INDENT: Final = 56
_LEFT: Final = theme.MARGIN + _INDENT
_WORDS_LINE: Final = 44
_MOST_LINES: Final = 4
_PIECE_GAP: Final = 30
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
    rebuilds: Sequence[Rebuild], labels: ProposalLabels = ProposalLabels(), pack: Pack = CARDS
) -> tuple[Picture, ...]:
    """The examples one below the other; `labels` tell what the marks mean. A second picture where one is too short."""
    small = SmallPieces(pack, _TILE if pack.tiles else _CARD)
    bands = [*legend(tuple(Mark), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved})]
    for number, one in enumerate(rebuilds):
        lines = wrapped(one.caption, theme.SMALL, RIGHT - _LEFT, _MOST_LINES)
        height = len(lines) * _WORDS_LINE + sum(
            _grid(trays, small).row_height + _ROW_GAP for trays in (one.before, one.after)
        )
        bands.append(Band(height + 14, partial(_draw, one, lines, small, bool(number)), _PIECE_GAP))
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
        canvas.bar((theme.MARGIN, y - _PIECE_GAP // 2, RIGHT, y - _PIECE_GAP // 2 + 2), theme.PLATE_LINE)
    sign, colour = (CHECK, theme.RIGHT) if one.right else (CROSS, theme.WRONG)
    canvas.sign(sign, theme.MARGIN + 20, y + _WORDS_LINE // 2, _SIGN, colour)
    for place, line in enumerate(lines):
        canvas.write(
            line, (_LEFT, y + _WORDS_LINE // 2 + place * _WORDS_LINE), theme.SMALL, theme.CREAM, width=RIGHT - _LEFT
        )
    y += len(lines) * _WORDS_LINE + _ROW_GAP // 2
    before, after = _grid(one.before, small), _grid(one.after, small)
    below = y + before.row_height + _ROW_GAP
    for grid, top in ((before, y), (after, below)):
        for band in grid.bands():
            band.draw(canvas, top)
    x = before.right + 4 if one.before else _LEFT
    canvas.sign(PLUS, x + _PLUS_ROOM // 2, y + before.row_height // 2, _SIGN - 8, theme.MUTED)
    canvas.sign(ARROW, theme.MARGIN + 20, below + after.row_height // 2, _SIGN, theme.MUTED)
    for place, card in enumerate(one.own):
        at = (x + _PLUS_ROOM + place * (small.width + 8), y + before.caption + PAD)
        canvas.sprite(small.sprite(card), *at)
        draw_mark(canvas, Mark.NEW, at, (small.width, small.height))

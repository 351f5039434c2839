"""Examples for rule pages: melds in a list, each with its words beside it, right or wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from engine.cards import Card
from render.art.signs import CHECK, CROSS
from render.boards.trays import draw_small
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.pages import Band, Header, paged
from render.kit.text import ELLIPSIS, wrapped
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
    beside = column <= widest and not lines[-1].endswith(ELLIPSIS)
    if not beside:
        lines = wrapped(example.caption, theme.SMALL, _RIGHT - left, _LINES)
    return _Placed(example, small, left, widest, lines if example.caption else (), beside)


def _step(small: SmallPieces, count: int, left: int) -> int:
    return small.step(count, min(_RIGHT - left, small.span(count) + 8 * (count - 1)))


def _draw_cards(canvas: Canvas, example: Example, small: SmallPieces, x: int, y: int) -> None:
    step = _step(small, len(example.cards), x)
    faces = example.faces or tuple(None if card.is_joker else card for card in example.cards)
    for place, (card, face) in enumerate(zip(example.cards, faces, strict=True)):
        draw_small(canvas, small, card, (x + place * step, y), face if card.is_joker else None)

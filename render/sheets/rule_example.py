"""Examples for rule pages: melds in a list, each with its words beside it, right or wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from render.art.signs import CHECK, CROSS
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import wrapped
from render.pieces.pack import CARDS, Pack

_ROW: Final = 148
_STEP: Final = 58
_TIGHT_STEP: Final = 50
_TEXT: Final = 34
_MARK: Final = 64


@dataclass(frozen=True, slots=True)
class Example:
    """Cards in a row with what is to be said of them. `faces` says what each card stands for, empty where each is
    itself; `right` puts a tick or a cross before them, None nothing.
    """

    cards: tuple[Card, ...]
    caption: str
    faces: tuple[Card | None, ...] = ()
    right: bool | None = None


def rule_example_picture(examples: Sequence[Example], pack: Pack = CARDS) -> Picture:
    """The examples one below the other, 1100 pixels wide, captions beside the cards in at most three lines."""
    canvas = Canvas(theme.WIDTH, 2 * 34 + _ROW * len(examples), theme.FELT)
    left = theme.MARGIN + (_MARK if any(example.right is not None for example in examples) else 0)
    spans = [_span(len(example.cards), pack) for example in examples]
    column = left + max((span for span in spans if span <= _span(7, pack)), default=0) + 40
    for number, (example, span) in enumerate(zip(examples, spans, strict=True)):
        y = 34 + number * _ROW + (_ROW - pack.height) // 2 + 8
        middle = y + pack.height // 2
        if example.right is not None:
            sign, colour = (CHECK, theme.RIGHT) if example.right else (CROSS, theme.WRONG)
            canvas.sign(sign, theme.MARGIN + 18, middle, 38, colour)
        _draw_cards(canvas, example, left, y, pack)
        x = max(column, left + span + 40)
        lines = wrapped(example.caption, _TEXT, max(80, theme.WIDTH - theme.MARGIN - x), 3)
        for place, line in enumerate(lines):
            canvas.write(line, (x, middle + round((place - (len(lines) - 1) / 2) * 42)), _TEXT, theme.CREAM)
    return canvas.finish()


def _step(cards: int, pack: Pack) -> int:
    if pack.tiles:
        return pack.step
    return _STEP if cards <= 8 else _TIGHT_STEP


def _span(cards: int, pack: Pack) -> int:
    return pack.width + _step(cards, pack) * max(0, cards - 1)


def _draw_cards(canvas: Canvas, example: Example, x: int, y: int, pack: Pack) -> None:
    faces = example.faces or tuple(None if card.is_joker else card for card in example.cards)
    for place, (card, face) in enumerate(zip(example.cards, faces, strict=True)):
        sprite = pack.small(card, face if card.is_joker else None)
        canvas.sprite(sprite, x + place * _step(len(example.cards), pack), y)

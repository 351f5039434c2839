"""What lies on the table: the stock, the discard pile and the melds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.games.table import TableMeld
from engine.games.views import PileView
from render.art.signs import SEAT_EMBLEMS
from render.boards.trays import Mark, draw_mark
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.layout import Lane, Slot, flow
from render.kit.text import Weight, text_width
from render.labels import BoardLabels
from render.pieces.minis import MINI_CARD_HEIGHT, MINI_WIDTH
from render.pieces.sprites import PILE_WIDTH, back_sprite, card_height, face_sprite, mini_sprite

PILES_LEFT: Final = theme.MARGIN + 8
PILES_GAP: Final = 30
MELDS_LEFT: Final = PILES_LEFT + 2 * PILE_WIDTH + PILES_GAP + 50
PILES_HEIGHT: Final = card_height(PILE_WIDTH) + 72
MELD_STEP: Final = 56
MELD_ROW: Final = 166
_TIGHT_STEP: Final = 50
_MELD_GAP: Final = 30
CARDS_DOWN: Final = 58
_BADGE: Final = 50
_NUMBER: Final = 34
_LONG_NUMBER: Final = 28
_INSET: Final = 8
_SPREAD_HEADING: Final = 46
_SPREAD_STEP: Final = 50
_SPREAD_ROW: Final = MINI_CARD_HEIGHT + 14


def place_melds(
    view: PileView, names: Sequence[str], top: int, row: int = MELD_ROW
) -> tuple[tuple[TableMeld, Slot], ...]:
    """Every meld with its place in rows of a height, each owner's together, beside the piles first, then below them."""
    melds = sorted(view.melds, key=lambda meld: (meld.owner, meld.meld_id))
    right = theme.WIDTH - theme.MARGIN - _INSET
    lanes = (
        Lane(MELDS_LEFT, right - MELDS_LEFT, 2),
        Lane(theme.MARGIN + _INSET, right - theme.MARGIN - _INSET, None),
    )
    widths = [_meld_width(meld, names) for meld in melds]
    return tuple(zip(melds, flow(widths, top, row, _MELD_GAP, lanes), strict=True))


def _meld_width(table_meld: TableMeld, names: Sequence[str]) -> int:
    cards = MINI_WIDTH + MELD_STEP * (len(table_meld.meld.cards) - 1)
    caption = _BADGE + 12 + text_width(names[table_meld.owner], Weight.SEMIBOLD, 28)
    return max(cards, min(caption, MINI_WIDTH + 2 * MELD_STEP))


def draw_meld(
    canvas: Canvas,
    table_meld: TableMeld,
    slot: Slot,
    names: Sequence[str],
    marks: Mapping[int, Mark],
    *,
    four_colour: bool,
) -> None:
    """A meld under its number and its owner's name; jokers show what they stand for.

    `marks` say what became of the cards at some places.
    """
    colour = theme.SEAT_COLOURS[table_meld.owner]
    middle = slot.y + _BADGE // 2
    canvas.sign(SEAT_EMBLEMS[table_meld.owner], slot.x + _BADGE // 2, middle, _BADGE, colour)
    number = str(table_meld.meld_id)
    size = _NUMBER if len(number) == 1 else _LONG_NUMBER
    canvas.write(number, (slot.x + _BADGE // 2, middle), size, theme.PLATE, weight=Weight.BOLD, side="middle")
    name_width = slot.width - _BADGE - 12
    canvas.write(names[table_meld.owner], (slot.x + _BADGE + 12, middle), 28, colour, width=name_width)
    cards = table_meld.meld.cards
    step = max(_TIGHT_STEP, min(MELD_STEP, (slot.width - MINI_WIDTH) // max(1, len(cards) - 1)))
    y = slot.y + CARDS_DOWN
    canvas.shadow((slot.x, y, slot.x + MINI_WIDTH + step * (len(cards) - 1), y + MINI_CARD_HEIGHT), 8, 4)
    for place, (card, face) in enumerate(zip(cards, table_meld.meld.faces, strict=True)):
        stands_for = face if card.is_joker else None
        canvas.sprite(mini_sprite(card, stands_for, four_colour=four_colour), slot.x + place * step, y)
    for place, mark in marks.items():
        # of a card that another overlaps only the part that is seen is framed
        width = MINI_WIDTH if place == len(cards) - 1 else step
        draw_mark(canvas, mark, (slot.x + place * step, y), (width, MINI_CARD_HEIGHT))


def draw_piles(canvas: Canvas, view: PileView, labels: BoardLabels, top: int, *, four_colour: bool) -> None:
    """The stock with its count, and the discard pile with its top card; an open window lights that card."""
    stock, discard = PILES_LEFT, PILES_LEFT + PILE_WIDTH + PILES_GAP
    height = card_height(PILE_WIDTH)
    _draw_pile(canvas, stock, top, min(3, -(-view.stock // 20)), view.stock > 0)
    if view.stock:
        canvas.card(back_sprite(PILE_WIDTH), stock, top)
    _draw_pile(canvas, discard, top, min(3, -(-(view.discards - 1) // 8)), view.discard_top is not None)
    if view.discard_top is not None:
        canvas.card(face_sprite(view.discard_top, PILE_WIDTH, four_colour=four_colour), discard, top)
    if view.claim_window is not None:
        box = (discard - 7, top - 7, discard + PILE_WIDTH + 7, top + height + 7)
        canvas.frame(box, 19, 8, theme.ACCENT)
        middle = discard + PILE_WIDTH // 2
        canvas.pill(labels.claim, (middle, top + height - 2), 30, side="middle", width=190)
    below = top + height + 48
    for x, label, count in ((stock, labels.stock, view.stock), (discard, labels.discards, view.discards)):
        number = str(count)
        room = PILE_WIDTH + 16 - text_width(number, Weight.BOLD, 30) - (10 if label else 0)
        length = min(room, text_width(label, Weight.SEMIBOLD, 30)) if label else -10
        span = length + 10 + text_width(number, Weight.BOLD, 30)
        left = x + (PILE_WIDTH - span) // 2
        canvas.write(label, (left, below), 30, theme.MUTED, width=max(1, room))
        canvas.write(number, (left + span, below), 30, theme.CREAM, weight=Weight.BOLD, side="right")


def _draw_pile(canvas: Canvas, x: int, y: int, layers: int, filled: bool) -> None:
    """The edges of the cards beneath the top one, or an empty place."""
    height = card_height(PILE_WIDTH)
    if not filled:
        canvas.frame((x, y, x + PILE_WIDTH, y + height), 12, 3, theme.PLATE_LINE)
    for layer in range(layers, 0, -1) if filled else ():
        box = (x + 4 * layer, y + 3 * layer, x + PILE_WIDTH + 4 * layer, y + height + 3 * layer)
        canvas.plate(box, 12, theme.PAPER_LINE if layer % 2 else theme.PAPER_SHADE)


@dataclass(frozen=True, slots=True)
class Spread:
    """Cards that lie open for all to see, in rows under a heading: the whole discard pile, or what a knocker held."""

    cards: tuple[Card, ...]
    heading: str
    seat: int | None = None

    @property
    def height(self) -> int:
        """How much room it needs."""
        return -(-len(self.cards) // _spread_row()) * _SPREAD_ROW + 22 + (_SPREAD_HEADING if self.heading else 0)


def draw_spread(canvas: Canvas, spread: Spread, top: int, *, four_colour: bool) -> None:
    """A spread; of a pile the deepest card lies first, the top one last."""
    left = theme.MARGIN + _INSET
    canvas.plate((left - 14, top, theme.WIDTH - left + 14, top + spread.height - 8), 16, theme.FELT_DEEP)
    if spread.heading:
        x = left
        if spread.seat is not None:
            canvas.sign(SEAT_EMBLEMS[spread.seat], x + 16, top + 26, 32, theme.SEAT_COLOURS[spread.seat])
            x += 44
        canvas.write(spread.heading, (x, top + 26), 30, theme.MUTED, width=theme.WIDTH - left - x)
        top += _SPREAD_HEADING
    for place, card in enumerate(spread.cards):
        row, column = divmod(place, _spread_row())
        x, y = left + column * _SPREAD_STEP, top + 8 + row * _SPREAD_ROW
        canvas.sprite(mini_sprite(card, None, four_colour=four_colour), x, y)


def _spread_row() -> int:
    return (theme.WIDTH - 2 * (theme.MARGIN + _INSET) - MINI_WIDTH) // _SPREAD_STEP + 1

"""A hand of cards: rows that overlap as in a hand that holds them, chosen cards raised, new ones marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from render.art.signs import CHEVRON_UP
from render.hands.hand_layout import HEADER, HandGroup, HandPiece, balanced_rows, draw_hand_header
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.encoding import Picture
from render.kit.text import Weight, text_width
from render.labels import HandLabels
from render.pieces.pack import Pack
from render.pieces.sprites import HAND_WIDTH, card_height, face_sprite

BYTES_A_CARD: Final = 2_100
RAISE: Final = 30
ROW_STEP: Final = 150
TAG_ROOM: Final = 24
LAST_ROW: Final = 190
SHORT_LAST_ROW: Final = 120
SUIT_GAP: Final = 22
MELD_GAP: Final = 38
_MAX_STEP: Final = 136
_EDGE: Final = 7
_TAG_SIZE: Final = 25
_SMALL_TAG_SIZE: Final = 21
_RADIUS: Final = 18
_CHIP: Final = 17


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """Where a card of the hand lies in the picture.

    `x`, `y` are its corner, `row` the height of its row's corners, `shown` how much of its width is to be seen.
    """

    piece: HandPiece
    x: int
    y: int
    row: int
    shown: int


def fan_picture(groups: Sequence[HandGroup], labels: HandLabels, pack: Pack) -> Picture:
    """A hand of cards, 1100 pixels wide."""
    placed = place_fan(groups)
    canvas = Canvas(theme.WIDTH, _height(placed), theme.FELT)
    draw_hand_header(canvas, labels)
    for row, spots in groupby(placed, key=lambda spot: spot.row):
        _draw_row(canvas, row, list(spots), four_colour=pack.four_colour)
    for spot in placed:
        _draw_tag(canvas, spot, labels)
    limit = BYTES_A_CARD * max(14, len(placed))
    picture = canvas.finish(limit)
    if len(picture.png) > limit and picture.height > HEADER + ROW_STEP + LAST_ROW:
        # a hand of nothing but courts: less of the last row keeps it light
        canvas.cut(picture.height - LAST_ROW + SHORT_LAST_ROW)
        picture = canvas.finish(limit)
    return picture


def _height(placed: Sequence[PlacedCard]) -> int:
    """One row shows its cards whole; of several, the last runs off the edge, as cards do that are held."""
    if not placed:
        return HEADER + theme.MARGIN
    last = placed[-1].row
    return last + (LAST_ROW if last > HEADER + RAISE else card_height(HAND_WIDTH) + theme.MARGIN)


def place_fan(groups: Sequence[HandGroup]) -> tuple[PlacedCard, ...]:
    """Where every card of the hand lies, in drawing order."""
    cards = sum(len(group) for group in groups)
    gap = MELD_GAP if any(piece.meld is not None for group in groups for piece in group) else SUIT_GAP
    placed: list[PlacedCard] = []
    top = HEADER + RAISE
    for number, row in enumerate(balanced_rows(groups, _rows_for(cards))):
        if number:
            top += ROW_STEP + (TAG_ROOM if any(piece.tagged for group in row for piece in group) else 0)
        for piece, x, shown in _places(row, gap):
            placed.append(PlacedCard(piece, x, top - (RAISE if piece.chosen else 0), top, shown))
    return tuple(placed)


def _rows_for(cards: int) -> int:
    return 1 if cards <= 7 else 2 if cards <= 18 else 3 if cards <= 33 else -(-cards // 11)


def _places(row: Sequence[HandGroup], gap: int) -> list[tuple[HandPiece, int, int]]:
    """Each card of a row with its left edge and how much of it shows; the row is centred."""
    pieces = [(piece, number) for number, group in enumerate(row) for piece in group]
    gaps = gap * (len(row) - 1)
    room = theme.WIDTH - 2 * theme.MARGIN - HAND_WIDTH - gaps
    step = min(_MAX_STEP, room / max(1, len(pieces) - 1))
    left = (theme.WIDTH - HAND_WIDTH - gaps - step * (len(pieces) - 1)) / 2
    edges = [round(left + step * place + gap * number) for place, (_, number) in enumerate(pieces)]
    shown = [min(HAND_WIDTH, after - edge) for edge, after in pairwise(edges)] + [HAND_WIDTH]
    return [(piece, edge, width) for (piece, _), edge, width in zip(pieces, edges, shown, strict=True)]


def _draw_row(canvas: Canvas, row: int, spots: Sequence[PlacedCard], *, four_colour: bool) -> None:
    """A row of cards, each meld under a bar."""
    for meld, together in groupby(spots, key=lambda spot: spot.piece.meld):
        if meld is not None:
            run = list(together)
            right = run[-1].x + run[-1].shown
            canvas.plate((run[0].x + 14, row - 15, right - 14, row - 9), 3, theme.BRASS)
    for spot in spots:
        _draw_card(canvas, spot, four_colour=four_colour)


def _draw_card(canvas: Canvas, spot: PlacedCard, *, four_colour: bool) -> None:
    canvas.card(face_sprite(spot.piece.card, HAND_WIDTH, four_colour=four_colour), spot.x, spot.y)
    if spot.piece.chosen:
        box = (spot.x - 2, spot.y - 2, spot.x + HAND_WIDTH + 2, spot.y + card_height(HAND_WIDTH) + 2)
        canvas.frame(box, _RADIUS + 2, _EDGE, theme.ACCENT)


def _draw_tag(canvas: Canvas, spot: PlacedCard, labels: HandLabels) -> None:
    """The marks of a card, on its top edge and within what shows of it, so that they cover no index."""
    piece = spot.piece
    label = labels.taken if piece.taken else labels.drawn if piece.drawn else ""
    room = spot.shown - 6
    if piece.playable:
        x, y = spot.x + spot.shown - _CHIP - 8, spot.y + 4
        canvas.plate((x - _CHIP, y - _CHIP, x + _CHIP, y + _CHIP), _CHIP, theme.RIGHT)
        canvas.sign(CHEVRON_UP, x, y - 1, 24, theme.PLATE)
        room -= 2 * _CHIP + 4
    size = _TAG_SIZE if text_width(label, Weight.BOLD, _TAG_SIZE) + _TAG_SIZE * 1.2 <= room else _SMALL_TAG_SIZE
    middle = spot.x + min(room + 6, HAND_WIDTH) // 2
    canvas.pill(label, (middle, spot.y - 8), size, side="middle", width=room)

"""A seat's own hand: rows of cards, chosen ones raised, new ones marked. Private: it shows one hand, nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final, Literal

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, without
from engine.views import SeatView
from render import theme
from render.canvas import Canvas
from render.encode import Picture
from render.labels import NO_HAND_LABELS, HandLabels
from render.sprites import HAND_WIDTH, card_height, face_sprite
from render.text import Weight, text_width

Order = Literal["suit", "melds"]

BYTES_A_CARD: Final = 2_100
RAISE: Final = 30
ROW_STEP: Final = 150
TAG_ROOM: Final = 24
LAST_ROW: Final = 190
SHORT_LAST_ROW: Final = 120
SUIT_GAP: Final = 22
MELD_GAP: Final = 38
_MAX_STEP: Final = 136
_HEADER: Final = 88
_EDGE: Final = 7
_TAG_SIZE: Final = 25
_SMALL_TAG_SIZE: Final = 21
_RADIUS: Final = 18
# red and black alternate, so neighbouring suits never share a colour
_SUIT_ORDER: Final = {SPADES: 0, HEARTS: 1, CLUBS: 2, DIAMONDS: 3, -1: 4}


@dataclass(frozen=True, slots=True)
class PlacedCard:
    """Where a card of the hand lies in the picture, and its marks.

    `x`, `y` are its corner, `row` the height of its row's corners, `shown` how much of its width is to be seen; `meld`
    numbers the given group that it belongs to.
    """

    card: Card
    x: int
    y: int
    row: int
    shown: int
    meld: int | None
    chosen: bool
    drawn: bool
    taken: bool


def hand_groups(
    hand: Iterable[Card], order: Order = "suit", groups: Sequence[Sequence[Card]] = ()
) -> tuple[tuple[Card, ...], ...]:
    """The hand in display order: by suit with jokers last, or the given melds first and the rest by suit after them.

    Raises ValueError where the groups hold a card that the hand does not.
    """
    left = tuple(hand)
    laid = []
    if order == "melds":
        for group in groups:
            left = without(left, group)
            laid.append(tuple(group))
    suits: dict[int, list[Card]] = {}
    for card in sorted(left, key=lambda card: (_SUIT_ORDER[card.suit], card.rank)):
        suits.setdefault(card.suit, []).append(card)
    rest = [tuple(cards) for cards in suits.values()]
    if order == "melds":
        rest = [tuple(card for cards in rest for card in cards)] if rest else []
    return (*laid, *rest)


def hand_picture(
    view: SeatView,
    chosen: Sequence[Card] = (),
    order: Order = "suit",
    groups: Sequence[Sequence[Card]] = (),
    labels: HandLabels = NO_HAND_LABELS,
    four_colour: bool = False,
) -> Picture:
    """The hand of a view's seat, 1100 pixels wide.

    `chosen` cards (a multiset, within the hand) are raised with an accent edge. With `order="melds"` the given groups
    come first, set apart, and the rest after them. Raises ValueError where chosen cards or groups are not in the hand.
    """
    placed = place_hand(view, chosen, order, groups)
    canvas = Canvas(theme.WIDTH, _height(placed), theme.FELT)
    _draw_header(canvas, labels)
    for row, spots in groupby(placed, key=lambda spot: spot.row):
        _draw_row(canvas, row, list(spots), four_colour=four_colour)
    for spot in placed:
        _draw_tag(canvas, spot, labels)
    limit = BYTES_A_CARD * max(14, len(placed))
    picture = canvas.finish(limit)
    if len(picture.png) > limit and picture.height > _HEADER + ROW_STEP + LAST_ROW:
        # a hand of nothing but courts: less of the last row keeps it light
        canvas.cut(picture.height - LAST_ROW + SHORT_LAST_ROW)
        picture = canvas.finish(limit)
    return picture


def _height(placed: Sequence[PlacedCard]) -> int:
    """One row shows its cards whole; of several, the last runs off the edge, as cards do that are held."""
    if not placed:
        return _HEADER + theme.MARGIN
    last = placed[-1].row
    return last + (LAST_ROW if last > _HEADER + RAISE else card_height(HAND_WIDTH) + theme.MARGIN)


def place_hand(
    view: SeatView, chosen: Sequence[Card] = (), order: Order = "suit", groups: Sequence[Sequence[Card]] = ()
) -> tuple[PlacedCard, ...]:
    """Where every card of the hand lies, in drawing order. Raises ValueError as `hand_picture` does."""
    without(view.hand, chosen)
    shown_groups = hand_groups(view.hand, order, groups)
    melds = len(groups) if order == "melds" else 0
    meld_of = [number if number < melds else None for number, group in enumerate(shown_groups) for _ in group]
    rows = _rows(shown_groups)
    raised = Counter(chosen)
    marks = _marked(view, rows)
    placed = []
    count = 0
    top = _HEADER + RAISE
    for number, row in enumerate(rows):
        if number:
            length = sum(len(group) for group in row)
            top += ROW_STEP + (TAG_ROOM if any(any(mark) for mark in marks[count : count + length]) else 0)
        for card, x, shown in _places(row, MELD_GAP if order == "melds" else SUIT_GAP):
            up = raised[card] > 0
            raised[card] -= up
            drawn, taken = marks[count]
            y = top - (RAISE if up else 0)
            placed.append(PlacedCard(card, x, y, top, shown, meld_of[count], up, drawn, taken))
            count += 1
    return tuple(placed)


_Row = list[tuple[Card, ...]]


def _rows(groups: Sequence[tuple[Card, ...]]) -> list[_Row]:
    """The groups dealt to rows of about equal length, split between groups where that keeps the rows balanced."""
    cards = sum(len(group) for group in groups)
    count = 1 if cards <= 7 else 2 if cards <= 18 else 3 if cards <= 33 else -(-cards // 11)
    rows: list[_Row] = []
    left = list(groups)
    for row_number in range(count):
        want = -(-sum(len(group) for group in left) // (count - row_number))
        row: _Row = []
        while left and want > 0:
            group = left.pop(0)
            if len(group) <= want + 1:
                row.append(group)
                want -= len(group)
            elif want <= 1 and row:
                left.insert(0, group)
                break
            else:
                row.append(group[:want])
                left.insert(0, group[want:])
                want = 0
        rows.append(row)
    return [row for row in rows if row]


def _places(row: _Row, gap: int) -> list[tuple[Card, int, int]]:
    """Each card of a row with its left edge and how much of it shows; the row is centred."""
    cards = [(card, number) for number, group in enumerate(row) for card in group]
    gaps = gap * (len(row) - 1)
    room = theme.WIDTH - 2 * theme.MARGIN - HAND_WIDTH - gaps
    step = min(_MAX_STEP, room / max(1, len(cards) - 1))
    left = (theme.WIDTH - HAND_WIDTH - gaps - step * (len(cards) - 1)) / 2
    edges = [round(left + step * place + gap * number) for place, (_, number) in enumerate(cards)]
    shown = [min(HAND_WIDTH, after - edge) for edge, after in pairwise(edges)] + [HAND_WIDTH]
    return [(card, edge, width) for (card, _), edge, width in zip(cards, edges, shown, strict=True)]


def _marked(view: SeatView, rows: Sequence[_Row]) -> list[tuple[bool, bool]]:
    """For each card in display order whether it is marked drawn and taken; the last of equal cards gets the mark."""
    taken = Counter(() if view.taken is None else (view.taken,))
    drawn = Counter(view.drawn) - taken
    marks = []
    for card in reversed([card for row in rows for group in row for card in group]):
        is_taken = taken[card] > 0
        taken[card] -= is_taken
        is_drawn = not is_taken and drawn[card] > 0
        drawn[card] -= is_drawn
        marks.append((is_drawn, is_taken))
    return marks[::-1]


def _draw_header(canvas: Canvas, labels: HandLabels) -> None:
    middle = 50
    right = theme.WIDTH - theme.MARGIN
    if labels.your_move:
        right -= 24 + canvas.pill(labels.your_move, (right, middle), 34, side="right", width=420)
    if labels.deadwood:
        right -= 24 + canvas.write(labels.deadwood, (right, middle), 34, theme.MUTED, side="right", width=right // 2)
    canvas.write(labels.title, (theme.MARGIN, middle), 36, theme.CREAM, width=max(120, right - theme.MARGIN))


def _draw_row(canvas: Canvas, row: int, spots: Sequence[PlacedCard], *, four_colour: bool) -> None:
    """A row of cards, each meld under a bar."""
    for meld, together in groupby(spots, key=lambda spot: spot.meld):
        if meld is not None:
            run = list(together)
            right = run[-1].x + run[-1].shown
            canvas.plate((run[0].x + 14, row - 15, right - 14, row - 9), 3, theme.BRASS)
    for spot in spots:
        _draw_card(canvas, spot, four_colour=four_colour)


def _draw_card(canvas: Canvas, spot: PlacedCard, *, four_colour: bool) -> None:
    canvas.card(face_sprite(spot.card, HAND_WIDTH, four_colour=four_colour), spot.x, spot.y)
    if spot.chosen:
        box = (spot.x - 2, spot.y - 2, spot.x + HAND_WIDTH + 2, spot.y + card_height(HAND_WIDTH) + 2)
        canvas.frame(box, _RADIUS + 2, _EDGE, theme.ACCENT)


def _draw_tag(canvas: Canvas, spot: PlacedCard, labels: HandLabels) -> None:
    """The tag of a new card, on its top edge and within what shows of it, so that it covers no index."""
    label = labels.taken if spot.taken else labels.drawn if spot.drawn else ""
    room = spot.shown - 6
    size = _TAG_SIZE if text_width(label, Weight.BOLD, _TAG_SIZE) + _TAG_SIZE * 1.2 <= room else _SMALL_TAG_SIZE
    middle = spot.x + min(spot.shown, HAND_WIDTH) // 2
    canvas.pill(label, (middle, spot.y - 8), size, side="middle", width=room)

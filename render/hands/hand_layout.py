"""What a seat holds, in the order in which it is shown and with what marks each piece: the same for cards and tiles."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal, TypeVar

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, without
from engine.games.tiles.options import TileView
from engine.games.views import MatchView, PileView
from render.art.signs import CHEVRON_UP, SPARK
from render.kit import theme
from render.kit.canvas import Canvas
from render.kit.text import Weight, text_width
from render.labels import HandLabels

_TAG_RADIUS: Final = 20

Order = Literal["suit", "number", "melds"]

# red and black alternate, so neighbouring suits never share a colour
_SUIT_ORDER: Final = {SPADES: 0, HEARTS: 1, CLUBS: 2, DIAMONDS: 3, -1: 4}

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class HandPiece:
    """A card or tile that is held. `meld` numbers the given group that it belongs to."""

    card: Card
    meld: int | None
    chosen: bool
    drawn: bool
    taken: bool
    playable: bool

    @property
    def tagged(self) -> bool:
        """Whether a tag says where it came from."""
        return self.drawn or self.taken


HandGroup = tuple[HandPiece, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a piece of the hand is in the picture.

    `x`, `y` are its corner, `row` the height of its row's corners, `shown` how much of its width is to be seen.
    """

    piece: HandPiece
    x: int
    y: int
    row: int
    shown: int


def hand_groups(
    hand: Iterable[Card], order: Order = "suit", groups: Sequence[Sequence[Card]] = (), *, tiles: bool = False
) -> tuple[tuple[Card, ...], ...]:
    """The hand in display order: by suit or by number with jokers last, or the given melds first and the rest by suit
    after them.

    Tiles go by colour in the order of their notation, as they do on the table. Raises ValueError where the groups hold
    a card that the hand does not.
    """
    left = tuple(hand)
    if order == "number":
        numbers: dict[int, list[Card]] = {}
        for card in sorted(left, key=lambda card: (card.is_joker, card.rank, card.suit)):
            numbers.setdefault(card.rank, []).append(card)
        return tuple(tuple(cards) for cards in numbers.values())
    laid = []
    if order == "melds":
        for group in groups:
            left = without(left, group)
            laid.append(tuple(group))
    suits: dict[int, list[Card]] = {}
    for card in sorted(left) if tiles else sorted(left, key=lambda card: (_SUIT_ORDER[card.suit], card.rank)):
        suits.setdefault(card.suit, []).append(card)
    rest = [tuple(cards) for cards in suits.values()]
    if order == "melds":
        rest = [tuple(card for cards in rest for card in cards)] if rest else []
    return (*laid, *rest)


def hand_layout(
    view: MatchView,
    chosen: Sequence[Card] = (),
    order: Order = "suit",
    groups: Sequence[Sequence[Card]] = (),
    playable: Collection[Card] = (),
) -> tuple[HandGroup, ...]:
    """The hand of a view's seat in display order, each piece with its marks.

    Of equal pieces the first ones are chosen and the last ones new. Raises ValueError where chosen pieces or groups
    are not in the hand.
    """
    without(view.hand, chosen)
    shown = hand_groups(view.hand, order, groups, tiles=isinstance(view, TileView))
    cards = [card for group in shown for card in group]
    taken = Counter([view.taken] if isinstance(view, PileView) and view.taken is not None else [])
    came = taken | Counter(view.drawn if isinstance(view, PileView | TileView) else ())
    raised = _last_copies(cards[::-1], chosen)[::-1]
    marks = zip(raised, _last_copies(cards, came), _last_copies(cards, taken), strict=True)
    melds = len(groups) if order == "melds" else 0
    held = []
    for number, group in enumerate(shown):
        meld = number if number < melds else None
        held.append(
            tuple(
                HandPiece(card, meld, up, new and not picked, picked, card in playable)
                for card, (up, new, picked) in zip(group, marks, strict=False)
            )
        )
    return tuple(held)


def _last_copies(cards: Sequence[Card], wanted: Iterable[Card]) -> list[bool]:
    """For each card whether it is one of those wanted; of equal cards the last ones are."""
    left = Counter(wanted)
    if not left:
        return [False] * len(cards)
    marks = []
    for card in reversed(cards):
        marks.append(left[card] > 0)
        left[card] -= marks[-1]
    return marks[::-1]


def balanced_rows(groups: Sequence[tuple[_T, ...]], count: int) -> list[list[tuple[_T, ...]]]:
    """The groups dealt to so many rows of about equal length; empty rows are left out.

    A row ends between groups where that keeps the rows balanced.
    """
    rows: list[list[tuple[_T, ...]]] = []
    left = list(groups)
    for row_number in range(count):
        want = -(-sum(len(group) for group in left) // (count - row_number))
        row: list[tuple[_T, ...]] = []
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


def draw_bars(canvas: Canvas, spots: Sequence[Placed], inset: int, above: int) -> None:
    """A bar so far above each meld of a row, so much shorter at either end."""
    for meld, pieces in groupby(spots, key=lambda spot: spot.piece.meld):
        if meld is not None:
            run = list(pieces)
            top, right = run[0].row - above, run[-1].x + run[-1].shown
            canvas.plate((run[0].x + inset, top, right - inset, top + 6), 3, theme.BRASS)


def draw_marks(
    canvas: Canvas, piece: HandPiece, labels: HandLabels, chip: tuple[int, int, int], tag: tuple[int, int], room: int
) -> None:
    """The marks of a piece: a chip with a radius where it may be played, and where it came from a tag about a point,
    within so many pixels: in its word where that fits, else as a spark.
    """
    if piece.playable:
        x, y, radius = chip
        canvas.plate((x - radius, y - radius, x + radius, y + radius), radius, theme.RIGHT)
        canvas.sign(CHEVRON_UP, x, y - 1, 2 * radius - 10, theme.PLATE)
    label = labels.taken if piece.taken else labels.drawn if piece.drawn else ""
    if label and text_width(label, Weight.BOLD) + theme.SMALL <= room:
        canvas.pill(label, tag, side="middle", width=room)
    elif label:
        (x, y), radius = tag, _TAG_RADIUS
        canvas.plate((x - radius, y - radius, x + radius, y + radius), radius, theme.ACCENT)
        canvas.sign(SPARK, x, y, 26, theme.ON_ACCENT)

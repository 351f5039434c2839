"""In which order held pieces are shown, and in which rows: the same for cards and for tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Card, without

Order = Literal["suit", "melds"]
Row = list[tuple[Card, ...]]

# red and black alternate, so neighbouring suits never share a colour
_SUIT_ORDER: Final = {SPADES: 0, HEARTS: 1, CLUBS: 2, DIAMONDS: 3, -1: 4}


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


def balanced_rows(groups: Sequence[tuple[Card, ...]], count: int) -> list[Row]:
    """The groups dealt to so many rows of about equal length, none more than one above it; empty rows are left out.

    A row ends between groups where that keeps the rows balanced.
    """
    rows: list[Row] = []
    left = list(groups)
    for row_number in range(count):
        want = -(-sum(len(group) for group in left) // (count - row_number))
        row: Row = []
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


def last_copies(cards: Sequence[Card], wanted: Iterable[Card]) -> list[bool]:
    """For each card whether it is one of those wanted; of equal cards the last ones are."""
    left = Counter(wanted)
    marks = []
    for card in reversed(cards):
        marks.append(left[card] > 0)
        left[card] -= marks[-1]
    return marks[::-1]

"""Hands in numbers that searches add and compare.

A *pool* is a multiset of naturals packed into one integer, three bits a face, the topmost of the three kept free: a
borrow into it tells that a face is missing (`holds_pool`). Faces are packed rank by rank, so that what begins at the
lowest face touches few others.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Final, NamedTuple

from engine.cards import ACE, FACES, JOKER, NATURALS, RANKS, SUITS, Card
from engine.melds.meld import ABOVE_KING

FIELD: Final = 3
"""Bits of a face."""

GUARD: Final = sum(1 << FIELD * place + FIELD - 1 for place in range(SUITS * RANKS))
"""The bits that are kept free."""

RANK_BITS: Final = FIELD * SUITS
"""Bits of a rank."""

_IN_POOL: Final = sorted(NATURALS, key=lambda face: (face.rank, face.suit))
UNITS: Final = tuple(1 << FIELD * _IN_POOL.index(face) for face in NATURALS)
"""By face index the pool of one such card."""

_FACE_OF_BIT: Final = {bit * UNITS[face.index]: face for face in NATURALS for bit in (1, 2)}


def cards_in(pool: int, jokers: int = 0) -> tuple[Card, ...]:
    """The cards of a pool in order, then the jokers."""
    cards: list[Card] = []
    while pool:
        face = _FACE_OF_BIT[pool & -pool]
        cards.append(face)
        pool -= UNITS[face.index]
    cards.sort(key=attrgetter("index"))
    return (*cards, *(JOKER,) * jokers)


def lowest_face(pool: int) -> int:
    """The place, counted in faces, of the first face in a pool that is not empty."""
    return ((pool & -pool).bit_length() - 1) // FIELD


def pieces_of(pool: int) -> int:
    """How many cards are in a pool."""
    return (pool & GUARD >> 2).bit_count() + 2 * (pool & GUARD >> 1).bit_count()


def holds_pool(pool: int, wanted: int) -> bool:
    """Whether a pool contains another, counting copies."""
    return ((pool | GUARD) - wanted) & GUARD == GUARD


# ------------------------------------------------------------------------------------------------------------- counts

# One addition a card counts all that a search asks of a hand: see `Counts`. A line has two bits for each rank from the
# ace below the two to the ace above the king.
LINE_BITS: Final = 32
"""Bits of a suit's line."""

_TALLY_AT: Final = FIELD * SUITS * RANKS
_LINES_AT: Final = _TALLY_AT + 4 * (RANKS + 1)
_JOKERS_AT: Final = _LINES_AT + LINE_BITS * SUITS


def _marks(face: Card) -> int:
    if face is JOKER:
        return 1 << _JOKERS_AT
    line = 1 << 2 * face.rank
    if face.rank == ACE:
        line |= 1 << 2 * ABOVE_KING
    return UNITS[face.index] | 1 << _TALLY_AT + 4 * face.rank | line << _LINES_AT + LINE_BITS * face.suit


_MARKS: Final = tuple(_marks(face) for face in FACES)


class Counts(NamedTuple):
    """A hand in numbers: its pool, its jokers, four bits for each rank held, and the suits as lines one after another.

    A face may occur three times at most.
    """

    pool: int
    jokers: int
    tally: int
    lines: int


def counts_of(hand: Iterable[Card]) -> Counts:
    """What a hand holds, counted."""
    marks = sum([_MARKS[card.index] for card in hand])
    return Counts(
        marks & (1 << _TALLY_AT) - 1,
        marks >> _JOKERS_AT,
        marks >> _TALLY_AT & (1 << _LINES_AT - _TALLY_AT) - 1,
        marks >> _LINES_AT & (1 << _JOKERS_AT - _LINES_AT) - 1,
    )

"""Melds on the table, whoever laid them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.melds.meld import Meld


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table: its number in this round, who laid it, the meld, its worth."""

    meld_id: int
    owner: Seat
    meld: Meld
    value: int


def laid_by(seat: Seat, melds: Iterable[TableMeld]) -> tuple[tuple[Card, ...], ...]:
    """The cards of the melds that a seat laid, meld by meld."""
    return tuple(lying.meld.cards for lying in melds if lying.owner == seat)


def going_with(
    hand: Iterable[Card], melds: Iterable[TableMeld], faces: Callable[[Meld], frozenset[Card]]
) -> tuple[tuple[Card, int], ...]:
    """The cards of a hand that are among the `faces` which go with a meld, each face once, with the meld's number."""
    held = frozenset(hand)
    return tuple([(card, lying.meld_id) for lying in melds for card in sorted(held & faces(lying.meld))])


@dataclass(frozen=True, slots=True)
class MeldChange:
    """What a laying-out brought to a meld.

    `laid` are the places, in table order, of the pieces that came from a hand, `moved` of those from other melds.
    """

    meld_id: int
    laid: tuple[int, ...]
    moved: tuple[int, ...]

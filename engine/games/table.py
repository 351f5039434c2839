"""Melds on the table, whoever laid them."""

from collections.abc import Iterable
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


@dataclass(frozen=True, slots=True)
class MeldChange:
    """What a laying-out brought to a meld.

    `laid` are the places, in table order, of the pieces that came from a hand, `moved` of those from other melds.
    """

    meld_id: int
    laid: tuple[int, ...]
    moved: tuple[int, ...]

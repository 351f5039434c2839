"""Melds on the table, whoever laid them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Seat
from engine.melds.meld import Meld


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table: its number in this round, who laid it, the meld, its worth."""

    meld_id: int
    owner: Seat
    meld: Meld
    value: int


@dataclass(frozen=True, slots=True)
class MeldChange:
    """What a laying-out brought to a meld.

    `laid` are the places, in table order, of the pieces that came from a hand, `moved` of those from other melds.
    """

    meld_id: int
    laid: tuple[int, ...]
    moved: tuple[int, ...]

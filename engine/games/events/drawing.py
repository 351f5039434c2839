"""The stock and the discard pile: drawing, taking, putting back, discarding."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class DrewStock:
    """A card from the stock; `card` only for the seat itself."""

    seat: Seat
    card: Card | None
    kind: Literal["drew_stock"] = "drew_stock"


@dataclass(frozen=True, slots=True)
class TookDiscard:
    """The top discard was taken on the seat's own turn; of a visible pile `above` are the cards that came with it."""

    seat: Seat
    card: Card
    above: tuple[Card, ...] = ()
    kind: Literal["took_discard"] = "took_discard"


@dataclass(frozen=True, slots=True)
class ReturnedDiscard:
    """The taken discard was put back, and those that came with it."""

    seat: Seat
    card: Card
    above: tuple[Card, ...] = ()
    kind: Literal["returned_discard"] = "returned_discard"


@dataclass(frozen=True, slots=True)
class UpcardRefused:
    """A seat does not want the up-card that it was offered (gin)."""

    seat: Seat
    card: Card
    kind: Literal["upcard_refused"] = "upcard_refused"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went to the discard pile and ended a turn."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The discards became the new stock."""

    cards: int
    shuffled: bool
    kind: Literal["stock_renewed"] = "stock_renewed"

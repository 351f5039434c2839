"""How a seat goes out, bids to end the round, or fails to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocks with `left` points of deadwood; with none it goes gin, `big` with all cards and no discard."""

    seat: Seat
    left: int
    big: bool
    kind: Literal["knocked"] = "knocked"


@dataclass(frozen=True, slots=True)
class RommeCalled:
    """A seat calls: it went out, or it bids Rommé with `left` points in hand."""

    seat: Seat
    left: int
    kind: Literal["romme_called"] = "romme_called"


@dataclass(frozen=True, slots=True)
class CallForgotten:
    """A seat went out without the required call: it draws a card and plays on (G-28)."""

    seat: Seat
    card: Card | None
    kind: Literal["call_forgotten"] = "call_forgotten"


@dataclass(frozen=True, slots=True)
class Floated:
    """A seat has laid its last card and floats: it plays on without a hand, and its next discard ends the round."""

    seat: Seat
    kind: Literal["floated"] = "floated"

"""What happens in the suit rows alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """A card was laid in its row (suit rows)."""

    seat: Seat
    card: Card
    kind: Literal["card_placed"] = "card_placed"

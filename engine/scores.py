"""The score sheet: what a round brought each seat, totals, places."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class RoundEnd(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went_out"
    KNOCKED = "knocked"
    CLOSED_FROM_HAND = "closed_from_hand"
    STOCK_EXHAUSTED = "stock_exhausted"
    LAST_SEAT = "last_seat"


class ScoreItem(StrEnum):
    """A line of a seat's round score."""

    HAND = "hand"
    DOUBLED = "doubled"
    WINNER_BONUS = "winner_bonus"
    LONE_JOKER = "lone_joker"
    FIRST_MELDER = "first_melder"


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a round brought one seat: the open hand, each item in points, their sum."""

    hand: tuple[Card, ...]
    items: tuple[tuple[ScoreItem, int], ...]
    points: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round. `seats[i]` belongs to seat i; None for seats that did not take part."""

    round: int
    end: RoundEnd
    winner: int | None
    seats: tuple[SeatScore | None, ...]


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match: final totals, places (1 is best, ties share a place), the winning seats."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]

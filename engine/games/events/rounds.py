"""How a match and its rounds begin and end, and who is to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.cards import Card, Seat, TurnNumber
from engine.rules.scores import MatchResult, RoundResult


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """Everyone drew a tile for the start, and again on a joker or a tie for the highest: the highest begins (G-36)."""

    draws: tuple[tuple[int, Card], ...]
    starter: Seat
    kind: Literal["starter_drawn"] = "starter_drawn"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round is dealt. `round` counts from 1; `dealer` is None where nobody deals, `starter` where all begin."""

    round: int
    dealer: Seat | None
    starter: Seat | None
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Private to the seat: its cards."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["hand_dealt"] = "hand_dealt"


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    """The first open card beside the stock."""

    card: Card
    kind: Literal["upcard_turned"] = "upcard_turned"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat is to act. `turn` is the number that its moves must name."""

    seat: Seat
    turn: TurnNumber
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat ended its turn without laying or drawing a card (suit rows, tiles)."""

    seat: Seat
    kind: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock made the neutral move for a seat; `undone` where it took back all of a laying-out that was begun."""

    seat: Seat
    undone: bool = False
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat forfeited; its cards are out of play."""

    seat: Seat
    kind: Literal["seat_left"] = "seat_left"


@dataclass(frozen=True, slots=True)
class SeatEliminated:
    """A seat reached the limit and is out of the match."""

    seat: Seat
    total: int
    kind: Literal["seat_eliminated"] = "seat_eliminated"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; hands are open now."""

    result: RoundResult
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    result: MatchResult
    kind: Literal["match_ended"] = "match_ended"

"""The score sheet: what a round brought each seat, totals, places."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from operator import add

from engine.cards import Card, Seat


class RoundEnd(StrEnum):
    """Why a round ended."""

    WENT_OUT = "went_out"
    KNOCKED = "knocked"
    CLOSED_FROM_HAND = "closed_from_hand"
    STOCK_EXHAUSTED = "stock_exhausted"
    LAST_SEAT = "last_seat"
    PILES_EMPTY = "piles_empty"
    COLOUR_COMPLETE = "colour_complete"
    HANDS_EMPTY = "hands_empty"
    LAST_TEAM = "last_team"
    BLOCKED = "blocked"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    VOID = "void"


class ScoreItem(StrEnum):
    """A line of a seat's round score."""

    HAND = "hand"
    DOUBLED = "doubled"
    WINNER_BONUS = "winner_bonus"
    LONE_JOKER = "lone_joker"
    FIRST_MELDER = "first_melder"
    CARDS = "cards"
    WIN = "win"
    ABOVE_LOWEST = "above_lowest"
    COLLECTED = "collected"
    MELDED = "melded"
    DIFFERENCE = "difference"
    GIN = "gin"
    BIG_GIN = "big_gin"
    UNDERCUT = "undercut"
    GAME = "game"
    SHUTOUT = "shutout"
    BOXES = "boxes"


ScoreItems = tuple[tuple[ScoreItem, int], ...]
"""The lines of a score, each with its points."""


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What a round brought one seat: the open hand, each item in points, their sum.

    `melds` are those that it laid, in games in which melds are their owner's.
    """

    hand: tuple[Card, ...]
    items: ScoreItems
    points: int
    melds: tuple[tuple[Card, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round. `seats[i]` belongs to seat i; None for seats that did not take part.

    `winner` is the seat that won it, None where nobody or a team did; `team` are the seats of the team that won it.
    """

    round: int
    end: RoundEnd
    winner: Seat | None
    seats: tuple[SeatScore | None, ...]
    team: tuple[Seat, ...] = ()

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won: one, or those of a team; none where nobody did."""
        return self.team if self.winner is None else (self.winner,)

    @property
    def points(self) -> tuple[int, ...]:
        """What the round brought each seat; nought those that did not take part."""
        return tuple([0 if score is None else score.points for score in self.seats])


@dataclass(frozen=True, slots=True)
class MatchResult:
    """A finished match: final totals, places (1 is best, ties share a place), the winning seats.

    `bonuses` are the lines that the end of the match added to each seat's total; empty in games without such.
    """

    totals: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[Seat, ...]
    bonuses: tuple[ScoreItems, ...] = ()


def running_totals(sheet: Sequence[RoundResult]) -> list[tuple[int, ...]]:
    """The totals of all seats after each round."""
    return list(accumulate((result.points for result in sheet), lambda totals, here: tuple(map(add, totals, here))))


def cents(points: int) -> float:
    """What points come to in cents, ten to one: told for information only (003, G-45)."""
    return points / 10

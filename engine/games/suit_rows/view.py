"""A match of Karo 8 as one seat sees it."""

from __future__ import annotations

from typing import NamedTuple, Self

from engine.cards import Card, Seat, TurnNumber
from engine.games.history import NOTHING_YET, History
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.views import Phase, SeatInfo, TeamView
from engine.rules.scores import MatchResult, RoundResult


class _Fields(NamedTuple):
    variant: str
    rules: SuitRowsRules
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int | None
    dealer: Seat
    phase: Phase
    turn: TurnNumber
    turn_seat: Seat | None
    hand: tuple[Card, ...]
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None
    teams: tuple[int | None, ...]
    rows: tuple[tuple[int, int] | None, ...]
    stock: int = 0
    must_place: Card | None = None
    eight_due: bool = False
    history: History = NOTHING_YET


class RowsView(_Fields, TeamView):
    """A match of the suit rows as one seat sees it.

    `rows` holds for each suit the lowest and the highest place that lie, 8 and 8 at first, None before its eight lies;
    an ace above the king is at 14. `must_place` is the eight that the seat itself has to start with; `eight_due`
    says to everybody that whoever is in turn has to start with one.
    """

    __slots__ = ()

    def with_hand(self, hand: tuple[Card, ...]) -> Self:
        return self._replace(hand=hand)

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, eight_due=False)

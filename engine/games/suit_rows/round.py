"""A round of Karo 8."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.games.events import (
    Event,
)
from engine.games.suit_rows.rules import Rows
from engine.rules.scores import RoundResult


@dataclass(frozen=True, slots=True)
class RowsRound:
    """A round of Karo 8.

    Tuples by seat have one entry for every seat of the match; `players` are the seats in the round, clockwise from the
    dealer's left, `teams` their teams, None for the others. `must_place` is the eight that starts the round, until it
    lies. The top of the stock is its last entry.
    """

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    teams: tuple[int | None, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    rows: Rows
    turn: TurnNumber
    turn_seat: Seat
    must_place: Card | None
    window_number: WindowNumber
    result: RoundResult | None

    @property
    def last_turn(self) -> TurnNumber:
        return self.turn

    @property
    def last_window(self) -> WindowNumber:
        return self.window_number


Outcome = tuple[RowsRound, tuple[Event, ...]]

"""A round of the duel."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.games.events import (
    Event,
)
from engine.rules.scores import RoundResult


@dataclass(frozen=True, slots=True)
class DuelRound:
    """A duel. Piles lie face down, their top is the last entry; `won` are the cards that each seat has taken.

    `turn` numbers the comparison, `revealing` are the seats that turn up a card in it, `flipped` those that have, and
    `play_off` says whether it decides a tie. `pot` are the cards at stake with the seat that showed each, `shown` what
    the last comparison turned up. The cards of the seats in `letting_run` flip by themselves.
    """

    number: int
    players: tuple[Seat, ...]
    piles: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    turn: TurnNumber
    revealing: tuple[Seat, ...]
    flipped: tuple[Seat, ...]
    play_off: bool
    pot: tuple[tuple[int, Card], ...]
    shown: tuple[tuple[Seat, Card], ...]
    letting_run: tuple[Seat, ...]
    window_number: WindowNumber
    result: RoundResult | None

    @property
    def last_turn(self) -> TurnNumber:
        return self.turn

    @property
    def last_window(self) -> WindowNumber:
        return self.window_number


Outcome = tuple[DuelRound, tuple[Event, ...]]

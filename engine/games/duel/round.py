"""A round of the duel."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
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
    players: tuple[int, ...]
    piles: tuple[tuple[Card, ...], ...]
    won: tuple[tuple[Card, ...], ...]
    turn: int
    revealing: tuple[int, ...]
    flipped: tuple[int, ...]
    play_off: bool
    pot: tuple[tuple[int, Card], ...]
    shown: tuple[tuple[int, Card], ...]
    letting_run: tuple[int, ...]
    window_number: int
    result: RoundResult | None

    @property
    def last_turn(self) -> int:
        """The last turn number used."""
        return self.turn

    @property
    def last_window(self) -> int:
        """The last claim-window number used."""
        return self.window_number


Outcome = tuple[DuelRound, tuple[Event, ...]]

"""A match: rounds, dealer rotation, the score sheet, elimination, ties, the end. (stub, see signatures)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.game import ChanceNeeded, Family, Step
from engine.moves import Move, MoveKind
from engine.rules import RuleSet
from engine.scores import MatchResult, RoundResult
from engine.views import Options, SeatView


@dataclass(frozen=True, slots=True)
class MatchState:
    """Everything that decides how a match goes on. `play` is the family's round state, None before the first deal."""

    variant: str
    seats: int
    dealer: int | None
    round: int
    shuffles: int
    turn: int
    window: int
    forfeited: tuple[int, ...]
    sheet: tuple[RoundResult, ...]
    play: Any
    result: MatchResult | None


class Game:
    """A variant with resolved rules: the functions that move a match on. Holds no match; every method is pure."""

    def __init__(self, variant: str, family: Family, rules: RuleSet) -> None:
        self.variant = variant
        self.family = family
        self.rules = rules

    def new(self, seats: int) -> MatchState:
        """A match before anything is shuffled. Raises RuleError for a wrong number of seats."""
        raise NotImplementedError

    def apply(self, state: MatchState, move: Move) -> Step[MatchState]:
        """The state after a move and what happened. Raises IllegalMove; then nothing has changed."""
        raise NotImplementedError

    def chance(self, state: MatchState) -> ChanceNeeded | None:
        """What chance must decide before anyone may act: the host answers at once with `Shuffled`."""
        raise NotImplementedError

    def active(self, state: MatchState) -> dict[int, frozenset[MoveKind]]:
        """Each seat that may act now, with the kinds of move it may make. Empty while chance is awaited and at the end."""
        raise NotImplementedError

    def view(self, state: MatchState, seat: int | None) -> SeatView:
        """All that a seat (or a spectator, None) may see."""
        raise NotImplementedError

    def options(self, view: SeatView) -> Options:
        """What the seat of a view may do now."""
        raise NotImplementedError

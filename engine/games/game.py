"""The contract that every family fulfils, and the step every move takes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.cards import Card
from engine.games.events import Event
from engine.games.moves import LayTable, Move, MoveKind
from engine.games.views import MatchView, Options
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult

S = TypeVar("S")

VOLUNTARY: Final = frozenset({MoveKind.FLIP_ALL})
"""Kinds of move that a seat may make at any time, and that nobody waits for."""


def awaited_seats(active: Mapping[int, frozenset[MoveKind]]) -> tuple[int, ...]:
    """The seats that play waits for, of those that may act."""
    return tuple(seat for seat in sorted(active) if not active[seat] <= VOLUNTARY)


class Step(NamedTuple, Generic[S]):
    """The state after a move, and all that happened, in order."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ChanceNeeded:
    """What chance must decide before play goes on: a permutation of `size` pieces, then `apply(Shuffled(order))`.

    `purpose` is "dealer", "deal" or "stock"; `round` counts from 1, `number` counts the shuffles of the match from 1.
    Together they label the committed shuffle.
    """

    purpose: str
    size: int
    round: int
    number: int


@dataclass(frozen=True, slots=True)
class Seating:
    """Who takes part in a round: the number of seats of the match, those still in, the dealer, the totals so far."""

    seats: int
    active: tuple[int, ...]
    dealer: int
    totals: tuple[int, ...]


@dataclass(frozen=True)
class MatchFrame:
    """The match's part of a view, to which the family adds what the seat may see of the round.

    Tuples have one entry per seat. `seat` is the viewer, None for a spectator. `dealer` is None before it is drawn.
    """

    variant: str
    rules: RuleSet
    seat: int | None
    out: tuple[bool, ...]
    totals: tuple[int, ...]
    round: int
    rounds: int | None
    dealer: int | None
    turn: int
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None


class RoundState(Protocol):
    """What the match reads of any family's round: who is in it, and the last turn and window numbers used."""

    @property
    def players(self) -> tuple[int, ...]:
        """The seats in the round."""
        ...

    @property
    def turn(self) -> int:
        """The last turn number used."""
        ...

    @property
    def window_number(self) -> int:
        """The last claim-window number used."""
        ...


class Family(Protocol):
    """A control flow of play. A round is a frozen value; the match around it is `engine.match`."""

    @property
    def key(self) -> str:
        """The family's name, as the rule sets' `kind` has it."""
        ...

    def deck(self, rules: Any) -> tuple[Card, ...]:
        """The canonical pieces that a round's shuffle permutes."""
        ...

    def deal(
        self, rules: Any, seating: Seating, order: tuple[int, ...], number: int, turn: int, window: int
    ) -> Step[Any]:
        """A dealt round; turns and windows are numbered on from the given numbers."""
        ...

    def apply(self, rules: Any, state: Any, move: Move) -> Step[Any]:
        """One move. Raises IllegalMove and changes nothing."""
        ...

    def chance(self, rules: Any, state: Any) -> int | None:
        """How many pieces must be shuffled before play goes on, or None."""
        ...

    def active(self, rules: Any, state: Any) -> dict[int, frozenset[MoveKind]]:
        """Each seat that may act, with the kinds of move it may make."""
        ...

    def result(self, state: Any) -> RoundResult | None:
        """The finished round's result, None while it is played."""
        ...

    def view(self, rules: Any, state: Any, frame: MatchFrame) -> MatchView:
        """What the frame's seat may see; `state` is None between rounds."""
        ...

    def options(self, rules: Any, view: Any) -> Options:
        """What the seat of a view may do now."""
        ...

    def check_laying(self, rules: Any, view: Any, move: LayTable) -> None:
        """Whether `apply` would let the view's seat rebuild the table so: it raises the same IllegalMove.

        Judged by what the seat sees, so that nobody learns more from a laying-out that they only try.
        """
        ...

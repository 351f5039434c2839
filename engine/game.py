"""The contract that every family fulfils, and the step every move takes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from engine.cards import Card
from engine.events import Event
from engine.moves import Move, MoveKind
from engine.rules import RuleSet
from engine.scores import RoundResult
from engine.views import Options, SeatView

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
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
    """Who takes part in a round: the number of seats of the match, those still in, and the dealer."""

    seats: int
    active: tuple[int, ...]
    dealer: int


class Family(Protocol):
    """A control flow of play. A round is a value; the match around it is `engine.match`."""

    key: str

    def deck(self, rules: Any) -> tuple[Card, ...]:
        """The canonical pieces that a round's shuffle permutes."""
        ...

    def deal(self, rules: Any, seating: Seating, order: tuple[int, ...], round_number: int, turn: int, window: int) -> Step[Any]:
        """A dealt round; turn and window numbering go on from the given numbers."""
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

    def result(self, rules: Any, state: Any) -> RoundResult | None:
        """The finished round's result, or None while it is played."""
        ...

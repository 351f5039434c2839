"""A table at which a round of some family is played: what the tables of all of them have."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from engine.cards import PLAYING_CARDS
from engine.games.events import Event
from engine.games.game import Family, RoundState
from engine.games.history import NOTHING_YET
from engine.games.moves import DrawStock, Move, MoveKind, PassTurn, SeatForfeited, TurnTimedOut
from engine.games.views import MatchView, Options, Phase, SeatInfo
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult

S = TypeVar("S", bound=RoundState)
V = TypeVar("V", bound=MatchView)
O = TypeVar("O", bound=Options)  # noqa: E741 - beside S and V


MID_ROUND: Final[dict[str, Any]] = {"number": 1, "turn": 10, "result": None}
"""What any round in the middle of play has that a test does not care about."""


class RoundTable(Generic[S, V, O]):
    """A round that moves are made at; the seat in turn makes them unless another is named.

    `variant` is the one that its views name, `held` the field of the round with an entry for each seat.
    """

    family: ClassVar[Family[Any, Any, Any]]
    variant: ClassVar[str]
    held: ClassVar[str] = "hands"

    def __init__(self, rules: RuleSet, rnd: S) -> None:
        self.rules = rules
        self.round = rnd
        self.events: list[Event] = []

    def do(self, move: Move) -> tuple[Event, ...]:
        """Apply a move and return what happened. Raises IllegalMove, and then nothing has changed."""
        step = self.family.apply(self.rules, self.round, move)
        self.round = step.state
        self.events.extend(step.events)
        return step.events

    def draw(self, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(DrawStock(self._seat(seat), self.round.last_turn))

    def pass_(self, seat: int | None = None) -> tuple[Event, ...]:
        return self.do(PassTurn(self._seat(seat), self.round.last_turn))

    def time_out(self) -> tuple[Event, ...]:
        return self.do(TurnTimedOut(self.round.last_turn))

    def leave(self, seat: int) -> tuple[Event, ...]:
        return self.do(SeatForfeited(seat))

    def _seat(self, seat: int | None) -> int:
        return self.turn_seat if seat is None else seat

    @property
    def phase(self) -> Phase:
        return self.round.phase

    @property
    def turn_seat(self) -> int:
        return self.round.turn_seat

    def hand(self, seat: int) -> str:
        return PLAYING_CARDS.texts(self.round.hands[seat])

    @property
    def result(self) -> RoundResult:
        assert self.round.result is not None, "the round is not over"
        return self.round.result

    def points(self) -> list[int | None]:
        """What the finished round brought each seat."""
        return [None if score is None else score.points for score in self.result.seats]

    def active(self) -> dict[int, frozenset[MoveKind]]:
        return self.family.active(self.rules, self.round)

    def view(self, seat: int | None) -> V:
        seen = around(self.variant, self.rules, (0,) * len(getattr(self.round, self.held)), seat)
        return self.family.view(self.rules, self.round, seen)

    def options(self, seat: int) -> O:
        return self.family.options(self.view(seat))


def around(variant: str, rules: RuleSet, totals: Sequence[int], seat: int | None) -> MatchView:
    """The match around a round that stands alone."""
    seats, last = tuple(SeatInfo(0, False, False, False, total, 0, False) for total in totals), len(totals) - 1
    nothing = (Phase.SHUFFLE, 10, None, (), (), None, NOTHING_YET)
    return MatchView(variant, rules, seat, seats, 1, len(totals), last, *nothing)

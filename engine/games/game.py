"""The contract that every family fulfils, and the step every move takes."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeVar

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.cards.shuffle import order_for
from engine.games.dice import Dice
from engine.games.events import Event
from engine.games.moves import Lay, LayTable, Move, MoveKind, SeatMove, Shuffled
from engine.games.reasons import Reason
from engine.games.strengths import Strength
from engine.games.views import MatchView, Options, SeatInfo
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.rule_set import RuleSet
from engine.rules.scores import RoundResult

T = TypeVar("T")

VOLUNTARY: Final = frozenset({MoveKind.FLIP_ALL})
"""Kinds of move that a seat may make at any time, and that nobody waits for."""


def awaited_seats(active: Mapping[Seat, frozenset[MoveKind]]) -> tuple[Seat, ...]:
    """The seats that play waits for, of those that may act."""
    return tuple([seat for seat in sorted(active) if not active[seat] <= VOLUNTARY])


class Step(NamedTuple, Generic[T]):
    """The state after a move, and all that happened, in order."""

    state: T
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

    def answer(self, secret: bytes, parts: Sequence[str] = ()) -> Shuffled:
        """The committed shuffle: what the secret and the seats' parts give (docs/FAIRNESS.md)."""
        return Shuffled(order_for(secret, parts, self.round, self.number, self.size))


@dataclass(frozen=True, slots=True)
class Seating:
    """Who takes part in a round: the number of seats of the match, those still in, the dealer, the totals so far.

    `number` is that of the round; turns and windows are numbered on from the given ones.
    """

    seats: int
    active: tuple[Seat, ...]
    dealer: Seat
    totals: tuple[int, ...]
    number: int = 1
    turn: TurnNumber = TurnNumber(0)
    window: WindowNumber = WindowNumber(0)


@lru_cache(maxsize=4096)
def plain_seats(cards: tuple[int, ...], seats: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
    """What everyone knows of the seats where nobody opens or claims: how many cards each holds, and its total."""
    held = zip(cards, seats, strict=True)
    return tuple([SeatInfo(count, False, False, False, info.total, 0, info.out) for count, info in held])


def with_round(around: MatchView, cards: Iterable[int], **shown: Any) -> dict[str, Any]:
    """What the views of all families have, where nobody opens or claims: `cards` by seat, and what else is `shown`."""
    return {**around._asdict(), "seats": plain_seats(tuple(cards), around.seats), **shown}


def check_in_turn(seat: Seat, turn: TurnNumber, players: Sequence[Seat], turn_seat: Seat, current: TurnNumber) -> None:
    """Check that a move is in turn and of this turn. Raises IllegalMove: SEAT_OUT, NOT_YOUR_TURN (seat), STALE_TURN."""
    if seat not in players:
        raise IllegalMove(Reject.SEAT_OUT, seat=seat)
    if seat != turn_seat:
        raise IllegalMove(Reject.NOT_YOUR_TURN, seat=turn_seat)
    if turn != current:
        raise IllegalMove(Reject.STALE_TURN)


class RoundState(Protocol):
    """What the match reads of any family's round: who is in it, and the last turn and window numbers used."""

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats in the round."""

    @property
    def last_turn(self) -> TurnNumber:
        """The last turn number used."""

    @property
    def last_window(self) -> WindowNumber:
        """The last claim-window number used."""

    @property
    def result(self) -> RoundResult | None:
        """The finished round's result, None while it is played."""


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that left during the round, and the hand it is charged with (G-15)."""

    seat: Seat
    hand: tuple[Card, ...]


class CountedRound:
    """A round of a family without claims: its turns are numbered here, and there is never a window."""

    __slots__ = ()

    turn: TurnNumber
    last_window: ClassVar[WindowNumber] = WindowNumber(0)

    @property
    def last_turn(self) -> TurnNumber:
        return self.turn


R = TypeVar("R", bound=RuleSet)
S = TypeVar("S", bound=RoundState)
V = TypeVar("V", bound=MatchView)


class Family(ABC, Generic[R, S, V]):
    """A control flow of play: its rules, its round, its view. A round is a frozen value; the match around it is
    `engine.match`.

    `key` is the family's name, as the rule sets' `kind` has it. The two types are there for those who hold a round or
    a view of some family and must know that it is this one's.
    """

    key: ClassVar[str]
    round_type: type[S]
    view_type: type[V]

    @abstractmethod
    def deck(self, rules: R) -> tuple[Card, ...]:
        """The canonical pieces that a round's shuffle permutes."""

    @abstractmethod
    def deal(self, rules: R, seating: Seating, order: tuple[int, ...]) -> Step[S]:
        """A dealt round."""

    @abstractmethod
    def apply(self, rules: R, state: S, move: Move) -> Step[S]:
        """One move. Raises IllegalMove and changes nothing.

        The match has seen to it that the round goes on, that whoever forfeits is in it, that a shuffle is one that was
        called for, and that a clock's move is of this turn.
        """

    @abstractmethod
    def active(self, rules: R, state: S, /) -> dict[Seat, frozenset[MoveKind]]:
        """Each seat that may act, with the kinds of move it may make."""

    @abstractmethod
    def view(self, rules: R, state: S | None, around: MatchView, /) -> V:
        """What a seat may see, given what it sees of the match `around` the round; `state` is None between rounds."""

    @abstractmethod
    def options(self, view: V, /) -> Options:
        """What the seat of a view may do now."""

    @abstractmethod
    def choose(self, strength: Strength, view: V, dice: int) -> SeatMove:
        """The move of a computer player whose turn or answer it is.

        The same view and dice give the same move; `dice` is any whole number and settles what is equally good.
        """

    horizon: ClassVar[int] = 400
    """So many moves an imagined round is played on before it is reckoned as it stands, as soon as it can be."""

    convincing: ClassVar[float] = 1.0
    """So many standard errors ahead a move must be in a search to be preferred to the family's first idea.

    The more, the less it brought to follow the search when that was tried on the real deal.
    """

    comes_true: ClassVar[float] = 1.0
    """What share of what a search predicts a move to cost comes true on the average (`scripts/calibration.py`)."""

    searches: ClassVar[bool] = False
    """Whether rounds of the family can be imagined, so that its moves can be searched and judged."""

    playouts: ClassVar[int] = 32
    """So many playouts of imagined rounds make a search of about 300 ms."""

    def usual_playouts(self, rules: R, seats: int = 2) -> int:
        """So many playouts make a search of about 300 ms under some rules, at a table of so many."""
        return self.playouts

    def ideas(self, view: V, dice: int) -> tuple[SeatMove, ...]:
        """The moves that are worth a search, the family's own choice first; one alone where there is nothing to ask."""
        return (self.choose(Strength.SHARP, view, dice),)

    def reasons_for(self, view: V, move: SeatMove, /) -> Sequence[Reason]:
        """What speaks for a move of the view's seat, most of all first; nothing where there is nothing to say."""
        return ()

    def reasons_against(self, view: V, move: SeatMove, /) -> Sequence[Reason]:
        """What speaks against a move of the view's seat."""
        return ()

    def imagined(self, view: V, dice: Dice, /) -> Iterator[S]:
        """Round after round, without end, that look to the view's seat as the real one does.

        What it does not see is as it may be for players who act as those of this family would. Nobody imagines where
        `ideas` leave nothing to ask.
        """
        raise NotImplementedError

    def quick(self, view: V, dice: int) -> SeatMove:
        """The move of a player who is asked very often: those of imagined rounds."""
        return self.choose(Strength.STEADY, view, dice)

    def outlook(self, rules: R, state: S, /) -> tuple[float, ...] | None:
        """The points that a round which is broken off may bring each seat; None where that cannot be said just now."""
        return None

    def chance(self, rules: R, state: S) -> int | None:
        """How many pieces must be shuffled before play goes on, or None: after the deal most games need no chance."""
        return None

    def takes_thought(self, rules: R, move: Move) -> bool:
        """Whether only a search tells if a move is allowed, so that it is to be judged where nobody waits."""
        return False

    def check_laying(self, view: V, move: Lay | LayTable) -> tuple[Event, ...]:
        """What `apply` would tell if the view's seat laid so; it raises the same IllegalMove.

        Judged by what the seat sees, so that nobody learns more from a laying-out that they only try. In a family that
        rebuilds nothing every such move is refused.
        """
        raise IllegalMove(Reject.REARRANGE_DISABLED)

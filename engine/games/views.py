"""What one seat may see, and what it may do now. Views are built by copying in what is allowed.

A view is all that the interface, the renderer and the computer players ever get. A spectator's view has `seat` None.
Views and options are named tuples of their family with the fields named here: every move of a playout makes some.
"""

from collections import namedtuple
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple, Self, dataclass_transform

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.games.history import History
from engine.games.moves import MoveKind
from engine.games.table import TableMeld
from engine.rules.rule_set import RuleSet
from engine.rules.scores import MatchResult, RoundResult


class Phase(StrEnum):
    """Where a round stands, as everyone may know it."""

    __hash__ = str.__hash__

    SHUFFLE = "shuffle"
    OPENING_DISCARD = "opening_discard"
    DRAW = "draw"
    PLAY = "play"
    WINDOW = "window"
    FLIP = "flip"
    PLACE = "place"
    UPCARD = "upcard"
    LAY_OFF = "lay_off"
    LAY_OR_DRAW = "lay_or_draw"
    LAY = "lay"
    PUT_ASIDE = "put_aside"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class WindowView:
    """An open claim window as one seat sees it: `answer` is its own sealed answer, nobody else's.

    `asked` runs clockwise; `next_seat` is next in turn: its claim is its draw, and its pass may queue one.
    """

    window: WindowNumber
    card: Card
    discarder: Seat | None
    next_seat: Seat
    asked: tuple[Seat, ...]
    answer: MoveKind | None


class SeatInfo(NamedTuple):
    """What everyone knows of a seat: cards in hand, whether it has opened (`opened_now`: in this very turn) and laid a
    card in a meld, its total, the claims it won in this round, whether it is out of the match. `earned` is what the
    cards count that it has laid in this round, where they count.
    """

    cards: int
    opened: bool
    opened_now: bool
    melded: bool
    total: int
    claims_won: int
    out: bool
    earned: int = 0


@dataclass_transform(frozen_default=True)
class TupleType(type):
    """Makes each of its classes a named tuple of the fields of what it derives from, and then its own.

    One that is written as `NamedTuple` adds none to another's, and frozen dataclasses take ten times as long to make.
    """

    def __new__(cls, name: str, bases: tuple[Any, ...], body: dict[str, Any]) -> type:
        known = bases[0]._fields if bases else ()
        own = [field for field in body.get("__annotations__", ()) if field not in known]
        given = {field: body.pop(field) for field in own if field in body}
        defaults = (bases[0]._field_defaults if bases else {}) | given
        fields = namedtuple(name, (*known, *own), defaults=defaults.values())  # type: ignore[misc]
        return super().__new__(cls, name, (fields, *bases), {"__slots__": (), **body})


class Told(metaclass=TupleType):
    """What a seat is told, as a named tuple."""

    def _replace(self, **fields: Any) -> Self:
        raise NotImplementedError

    def _asdict(self) -> dict[str, Any]:
        raise NotImplementedError


class MatchView(Told):
    """A match as one seat sees it: what every family has; by itself what a seat sees of it between rounds."""

    variant: str
    rules: RuleSet
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    round: int
    """The round, from 1."""
    rounds: int | None
    """The agreed number of rounds, None without one."""
    dealer: Seat
    phase: Phase
    turn: TurnNumber
    turn_seat: Seat | None
    """The seat in turn, None where not one seat alone is to act."""
    hand: tuple[Card, ...]
    """What the seat holds; empty for spectators."""
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None
    """The finished match, None while it is played."""
    history: History
    """What has happened in the round in front of everybody, oldest first; of the last round between rounds."""

    def at_rest(self) -> Self:
        """The view of a match that is not played on at the moment: nobody is to do anything."""
        return self._replace(turn_seat=None)

    def alone(self) -> "MatchView":
        """What every family has of this view."""
        return MatchView(**{name: getattr(self, name) for name in MatchView.__annotations__})

    @property
    def claim_window(self) -> WindowView | None:
        """The claim window that is open; None in a family without claims."""
        return None

    @property
    def out(self) -> frozenset[Seat]:
        """The seats that have left the match, or are out of it by points."""
        return frozenset(Seat(at) for at, info in enumerate(self.seats) if info.out)

    @property
    def own_seat(self) -> Seat:
        """The seat whose view this is. Raises ValueError for a spectator's."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat

    @property
    def own_info(self) -> SeatInfo:
        """What everyone knows of the seat whose view this is. Raises ValueError for a spectator's."""
        return self.seats[self.own_seat]

    @property
    def others(self) -> list[SeatInfo]:
        """What everyone knows of the other seats that are still in the match."""
        return [info for seat, info in enumerate(self.seats) if seat != self.seat and not info.out]


class PileView(MatchView):
    """A match with melds, a stock and a discard pile as one seat sees it.

    `stock_only` bars the discard pile, after a claim or as discards were `taken_often` in a row.
    """

    drawn: tuple[Card, ...] = ()
    """The cards that the seat got since its last discard and still holds, to mark them new."""
    taken: Card | None = None
    stock_only: bool = False
    taken_often: bool = False
    melds: tuple[TableMeld, ...] = ()
    stock: int = 0
    discard_top: Card | None = None
    discards: int = 0


class TeamView(MatchView):
    """A game of heroes against villains as one seat sees it."""

    teams: tuple[int | None, ...]
    """Each seat's team (`engine.rules.rule_set`), None for no part in the game."""


class Options(Told):
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone."""

    kinds: frozenset[MoveKind] = frozenset()
    """The moves open to the seat as far as everyone may know; none of them where it may do nothing at all."""


class PileOptions(Options):
    """What a seat may do in a game with a stock, a discard pile and melds."""

    discardable: tuple[Card, ...] = ()
    may_meld: bool = False
    layoffs: tuple[tuple[Card, int], ...] = ()
    may_knock: tuple[Card, ...] = ()

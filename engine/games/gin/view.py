"""A match of gin as one seat sees it, and what the seat may do."""

from typing import NamedTuple

from engine.cards import Card, Seat, TurnNumber
from engine.games.gin.rules import GinRules
from engine.games.history import NOTHING_YET, History
from engine.games.moves import MoveKind
from engine.games.table import TableMeld
from engine.games.views import Phase, PileOptions, PileView, SeatInfo
from engine.rules.scores import MatchResult, RoundResult


class _Fields(NamedTuple):
    variant: str
    rules: GinRules
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
    drawn: tuple[Card, ...] = ()
    taken: Card | None = None
    stock_only: bool = False
    melds: tuple[TableMeld, ...] = ()
    stock: int = 0
    discard_top: Card | None = None
    discards: int = 0
    limit: int = 0
    doubled: bool = False
    knocker: Seat | None = None
    deadwood: tuple[Card, ...] = ()
    history: History = NOTHING_YET
    taken_often: bool = False


class GinView(_Fields, PileView):
    """A match of gin as one seat sees it.

    `limit` is the most deadwood with which one may knock in this round, `doubled` whether the round counts double.
    `knocker` is the seat that has knocked, `deadwood` the cards that its melds left it; its melds lie in `melds`.
    `taken_often` says that the stock alone is left, as discards were taken too often in a row.
    """

    __slots__ = ()


class _Open(NamedTuple):
    kinds: frozenset[MoveKind] = frozenset()
    discardable: tuple[Card, ...] = ()
    may_meld: bool = False
    layoffs: tuple[tuple[Card, int], ...] = ()
    may_knock: tuple[Card, ...] = ()


class GinOptions(_Open, PileOptions):
    """What a seat may do now."""

    __slots__ = ()

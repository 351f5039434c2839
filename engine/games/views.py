"""What one seat may see, and what it may do now. Views are built by copying in what is allowed.

A view is all that the interface, the renderer and the computer players ever get. A spectator's view has `seat` None.
Views and options are named tuples of their family with the fields named here: every move of a playout makes some.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Self

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


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What everyone knows of a seat: cards in hand, whether it has opened (`opened_now`: in this very turn) and laid a
    meld of its own, its total, the claims it won in this round, whether it is out of the match. `earned` is what the
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


class MatchView:
    """A match as one seat sees it: what every family has. Each family's view is a named tuple with these fields."""

    __slots__ = ()

    @property
    def rules(self) -> RuleSet:
        raise NotImplementedError

    @property
    def variant(self) -> str:
        raise NotImplementedError

    @property
    def seat(self) -> Seat | None:
        raise NotImplementedError

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The round, from 1."""
        raise NotImplementedError

    @property
    def rounds(self) -> int | None:
        """The agreed number of rounds, None without one."""
        raise NotImplementedError

    @property
    def dealer(self) -> Seat:
        raise NotImplementedError

    @property
    def phase(self) -> Phase:
        raise NotImplementedError

    @property
    def turn(self) -> TurnNumber:
        raise NotImplementedError

    @property
    def turn_seat(self) -> Seat | None:
        """The seat in turn, None where not one seat alone is to act."""
        raise NotImplementedError

    @property
    def hand(self) -> tuple[Card, ...]:
        """What the seat holds; empty for spectators."""
        raise NotImplementedError

    @property
    def sheet(self) -> tuple[RoundResult, ...]:
        raise NotImplementedError

    @property
    def result(self) -> MatchResult | None:
        """The finished match, None while it is played."""
        raise NotImplementedError

    @property
    def history(self) -> History:
        """What has happened in the round in front of everybody, oldest first; of the last round between rounds."""
        raise NotImplementedError

    def with_hand(self, hand: tuple[Card, ...]) -> Self:
        """The view as it would be with another hand, for showing what somebody has prepared."""
        raise NotImplementedError

    def at_rest(self) -> Self:
        """The view of a match that is not played on at the moment: nobody is to do anything."""
        raise NotImplementedError

    @property
    def claim_window(self) -> WindowView | None:
        """The claim window that is open; None in a family without claims."""
        return None

    @property
    def own_seat(self) -> Seat:
        """The seat whose view this is. Raises ValueError for a spectator's."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat


class PileView(MatchView):
    """A match with melds, a stock and a discard pile as one seat sees it."""

    __slots__ = ()

    @property
    def drawn(self) -> tuple[Card, ...]:
        """The cards that the seat got since its last discard and still holds, to mark them new."""
        raise NotImplementedError

    @property
    def taken(self) -> Card | None:
        raise NotImplementedError

    @property
    def stock_only(self) -> bool:
        raise NotImplementedError

    @property
    def melds(self) -> tuple[TableMeld, ...]:
        raise NotImplementedError

    @property
    def stock(self) -> int:
        raise NotImplementedError

    @property
    def discard_top(self) -> Card | None:
        raise NotImplementedError

    @property
    def discards(self) -> int:
        raise NotImplementedError


class TeamView(MatchView):
    """A game of heroes against villains as one seat sees it."""

    __slots__ = ()

    @property
    def teams(self) -> tuple[int | None, ...]:
        """Each seat's team (`engine.rules.rule_set`), None for no part in the game."""
        raise NotImplementedError


class Options:
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone."""

    __slots__ = ()

    @property
    def kinds(self) -> frozenset[MoveKind]:
        """The moves open to the seat as far as everyone may know; none of them where it may do nothing at all."""
        raise NotImplementedError


class PileOptions(Options):
    """What a seat may do in a game with a stock, a discard pile and melds."""

    __slots__ = ()

    @property
    def draw_stock(self) -> bool:
        raise NotImplementedError

    @property
    def take_discard(self) -> bool:
        raise NotImplementedError

    @property
    def discardable(self) -> tuple[Card, ...]:
        raise NotImplementedError

    @property
    def may_meld(self) -> bool:
        raise NotImplementedError

    @property
    def layoffs(self) -> tuple[tuple[Card, int], ...]:
        raise NotImplementedError

    @property
    def may_knock(self) -> tuple[Card, ...]:
        raise NotImplementedError

"""What one seat may see. Views are built by copying in what is allowed, never by deleting what is not.

A view is all that the interface, the renderer and the computer players ever get. A spectator's view has `seat` None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
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

    window: int
    card: Card
    discarder: int | None
    next_seat: int
    asked: tuple[int, ...]
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


@dataclass(frozen=True)
class MatchView:
    """A match as one seat sees it: what every family has.

    `hand` is empty for spectators. `turn` is what moves must name; `turn_seat` is None where not one seat alone is to
    act. `rounds` is the agreed number, None without one.
    """

    variant: str
    rules: RuleSet
    seat: int | None
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int | None
    dealer: int
    phase: Phase
    turn: int
    turn_seat: int | None
    hand: tuple[Card, ...]
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None

    @property
    def claim_window(self) -> WindowView | None:
        """The claim window that is open; None in a family without claims."""
        return None

    @property
    def own_seat(self) -> int:
        """The seat whose view this is. Raises ValueError for a spectator's."""
        if self.seat is None:
            raise ValueError("a spectator has no seat")
        return self.seat


@dataclass(frozen=True)
class PileView(MatchView):
    """A match with melds, a stock and a discard pile as one seat sees it.

    `drawn` are the cards that the seat got since its last discard and still holds (to mark it new); `taken` is the
    discard taken this turn; `stock_only` bars the discard pile.
    """

    drawn: tuple[Card, ...]
    taken: Card | None
    stock_only: bool
    melds: tuple[TableMeld, ...]
    stock: int
    discard_top: Card | None
    discards: int


@dataclass(frozen=True)
class TeamView(MatchView):
    """A game of heroes against villains: `teams` names each seat's team (`engine.rules.teams`), None for no part in it."""

    teams: tuple[int | None, ...]

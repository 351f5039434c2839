"""What one seat may see. Views are built by copying in what is allowed, never by deleting what is not.

A view is all that the interface, the renderer and the computer players ever get. A spectator's view has `seat` None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.melds import Meld
from engine.moves import MoveKind
from engine.rules import RuleSet
from engine.scores import MatchResult, RoundResult


class Phase(StrEnum):
    """Where a round stands, as everyone may know it."""

    SHUFFLE = "shuffle"
    OPENING_DISCARD = "opening_discard"
    DRAW = "draw"
    PLAY = "play"
    WINDOW = "window"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableMeld:
    """A meld on the table: its number in this round, who laid it, the meld, its worth."""

    meld_id: int
    owner: int
    meld: Meld
    value: int


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
    meld of its own, its total, the claims it won in this round, whether it is out of the match.
    """

    cards: int
    opened: bool
    opened_now: bool
    melded: bool
    total: int
    claims_won: int
    out: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match of the draw-and-discard family as one seat sees it.

    `hand` is empty for spectators; `drawn` are the cards that the seat got since its last discard and still
    holds (to mark it new); `taken` the discard taken this turn, `owed` while it must still be melded. After a claim,
    `stock_only` bars the discard pile. `turn` and `window` are what moves must name. `lap`
    counts how often the table has gone round in this round. `rounds` is the agreed number, None without one.
    """

    variant: str
    rules: RuleSet
    seat: int | None
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int | None
    lap: int
    dealer: int
    phase: Phase
    turn: int
    turn_seat: int | None
    hand: tuple[Card, ...]
    drawn: tuple[Card, ...]
    taken: Card | None
    owed: bool
    stock_only: bool
    melds: tuple[TableMeld, ...]
    stock: int
    discard_top: Card | None
    discards: int
    window: WindowView | None
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None


@dataclass(frozen=True, slots=True)
class Options:
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone.

    `kinds` are the moves open to the seat; `draw_stock`/`take_discard` say whether each source may be drawn from;
    `discardable` are the distinct faces it may discard now; `layoffs` the (card, meld) pairs that fit now, jokers
    included; `swaps` the (card, meld) pairs that would free a joker now; `opening_short` the points that a first
    laying-out must reach (0 once opened or where there is no minimum); `may_knock` the faces whose discard would let
    the seat bid Rommé; `may_meld` whether new melds are allowed at this moment.
    """

    kinds: frozenset[MoveKind]
    draw_stock: bool
    take_discard: bool
    may_meld: bool
    opening_short: int
    discardable: tuple[Card, ...]
    layoffs: tuple[tuple[Card, int], ...]
    swaps: tuple[tuple[Card, int], ...]
    may_knock: tuple[Card, ...]

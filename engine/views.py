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
class TableMeld:
    """A meld on the table: its number in this round, who laid it, the meld, its worth."""

    meld_id: int
    owner: int
    meld: Meld
    value: int


@dataclass(frozen=True, slots=True)
class MeldChange:
    """What a laying-out brought to a meld.

    `laid` are the places, in table order, of the pieces that came from a hand, `moved` of those from other melds.
    """

    meld_id: int
    laid: tuple[int, ...]
    moved: tuple[int, ...]


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


@dataclass(frozen=True)
class SeatView(MatchView):
    """A match of the draw-and-discard family as one seat sees it.

    `drawn` are the cards that the seat got since its last discard and still holds (to mark it new); `taken` the discard
    taken this turn, `owed` while it must still be melded. After a claim, `stock_only` bars the discard pile. `window`
    is what answers must name. `lap` counts how often the table has gone round in this round. `pile` is the whole
    discard pile, its top last, where the rules let everyone see it; `changes` is what the last laying-out brought to
    the melds, where melds are rebuilt.
    """

    lap: int
    drawn: tuple[Card, ...]
    taken: Card | None
    owed: bool
    stock_only: bool
    melds: tuple[TableMeld, ...]
    stock: int
    discard_top: Card | None
    discards: int
    window: WindowView | None
    pile: tuple[Card, ...] = ()
    changes: tuple[MeldChange, ...] = ()


@dataclass(frozen=True)
class GinView(SeatView):
    """A match of gin as one seat sees it.

    `limit` is the most deadwood with which one may knock in this round, `doubled` whether the round counts double.
    `knocker` is the seat that has knocked, `deadwood` the cards that its melds left it; its melds lie in `melds`.
    """

    limit: int = 0
    doubled: bool = False
    knocker: int | None = None
    deadwood: tuple[Card, ...] = ()


@dataclass(frozen=True)
class TeamView(MatchView):
    """A game of heroes against villains: `teams` names each seat's team (`engine.teams`), None for no part in it."""

    teams: tuple[int | None, ...]


@dataclass(frozen=True)
class DuelView(TeamView):
    """A match of the duel as one seat sees it: the same for all, as nobody knows a card before it is turned up.

    `seats[i].cards` counts the pile of a seat, `won[i]` the cards it has taken. `turn` numbers the comparison:
    `revealing` are the seats that reveal in it, `flipped` those of them that have flipped, `play_off` says whether it
    decides a tie. `shown` is what the last comparison turned up, seat by seat, `at_stake` counts the cards that wait
    for a winner. The cards of the seats in `letting_run` flip by themselves.
    """

    won: tuple[int, ...]
    revealing: tuple[int, ...]
    flipped: tuple[int, ...]
    letting_run: tuple[int, ...]
    shown: tuple[tuple[int, Card], ...]
    at_stake: int
    play_off: bool


@dataclass(frozen=True)
class RowsView(TeamView):
    """A match of the suit rows as one seat sees it.

    `rows` holds for each suit the lowest and the highest place that lie, 8 and 8 at first, None before its eight lies;
    an ace above the king is at 14. `must_place` is the eight that the seat itself has to start with.
    """

    rows: tuple[tuple[int, int] | None, ...]
    stock: int
    must_place: Card | None


@dataclass(frozen=True)
class TileView(MatchView):
    """A match of the tile games as one seat sees it.

    `hand` is its rack, and `drawn` are the tiles that it got since its last turn and still holds. `pool` counts the
    tiles face down; `changes` is what the last laying-out brought to the melds. `aside[i]` are the tiles that seat i
    has put aside, the last one on top, and `aside_seat` is the seat whose last one may be taken in this turn (V1);
    `open_tile` is the open one of the last stack (V2).
    """

    drawn: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    changes: tuple[MeldChange, ...]
    pool: int
    aside: tuple[tuple[Card, ...], ...]
    aside_seat: int | None
    open_tile: Card | None


def open_window(view: MatchView) -> WindowView | None:
    """The claim window that is open; None in a family without claims."""
    return view.window if isinstance(view, SeatView) else None


@dataclass(frozen=True)
class Options:
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone.

    `Options()` is nothing at all. `kinds` are the moves open to the seat as far as everyone may know;
    `draw_stock`/`take_discard` say whether each source may be drawn from, `take_depths` how many of the topmost
    discards may be taken with what the seat holds; `discardable` are the distinct faces it may discard now; `layoffs`
    the (card, meld) pairs that fit now, jokers included; `swaps` the (card, meld) pairs that would free a joker now;
    `opening_short` the points that a first laying-out must reach (0 once opened or where there is no minimum);
    `may_knock` the faces whose discard would let the seat bid Rommé, in gin knock; `may_meld` whether new melds are
    allowed at this moment, and `may_rearrange` whether the melds on the table may be rebuilt. `may_pass` says whether
    the turn can be ended by passing. In the suit rows `placeable` are the cards that may be laid; in the tile games
    `take_aside` and `take_open` are the tiles that lie open for a laying-out to take.
    """

    kinds: frozenset[MoveKind] = frozenset()
    draw_stock: bool = False
    take_discard: bool = False
    may_meld: bool = False
    opening_short: int = 0
    discardable: tuple[Card, ...] = ()
    layoffs: tuple[tuple[Card, int], ...] = ()
    swaps: tuple[tuple[Card, int], ...] = ()
    may_knock: tuple[Card, ...] = ()
    placeable: tuple[Card, ...] = ()
    may_pass: bool = False
    may_rearrange: bool = False
    take_aside: Card | None = None
    take_open: Card | None = None
    take_depths: tuple[int, ...] = ()

"""What one seat may see. Views are built by copying in what is allowed, never by deleting what is not.

A view is all that the interface, the renderer and the computer players ever get. A spectator's view has `seat` None.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card
from engine.games.moves import MoveKind
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


@dataclass(frozen=True)
class TeamView(MatchView):
    """A game of heroes against villains: `teams` names each seat's team (`engine.teams`), None for no part in it."""

    teams: tuple[int | None, ...]


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

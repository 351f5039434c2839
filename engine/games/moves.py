"""Everything that a seat, the clock or chance can do to a match.

A move of a seat names the turn or the claim window that it answers, so a stale click is refused and two answers to one
window do not collide. `kind` discriminates the union in JSON.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.melds.meld import NewMeld


class MoveKind(StrEnum):
    """The kinds of move that `active` may offer a seat; the values are the moves' `kind` fields."""

    # A plain string's hash: an enumeration's own is a Python call, and kinds are looked up in sets at every move.
    __hash__ = str.__hash__

    DRAW_STOCK = "draw_stock"
    TAKE_DISCARD = "take_discard"
    RETURN_DISCARD = "return_discard"
    LAY = "lay"
    DISCARD = "discard"
    CLAIM = "claim"
    PASS = "pass"  # noqa: S105 - a move, no password
    FLIP = "flip"
    FLIP_ALL = "flip_all"
    PLACE_CARD = "place_card"
    PASS_TURN = "pass_turn"  # noqa: S105 - a move, no password
    LAY_TABLE = "lay_table"
    TAKE_BACK = "take_back"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """Chance answers: a permutation of 0..n-1, over the canonical pieces that `chance(state)` asked to shuffle."""

    order: tuple[int, ...]
    kind: Literal["shuffled"] = "shuffled"


@dataclass(frozen=True, slots=True)
class WindowClosed:
    """The clock closes a claim window; missing answers count as passes."""

    window: WindowNumber
    kind: Literal["window_closed"] = "window_closed"


@dataclass(frozen=True, slots=True)
class TurnTimedOut:
    """The clock ends a turn: the engine makes the neutral move.

    `draft` is the table as the seat had rebuilt it so far, for games in which that counts (A002-02): groups of pieces,
    melds or not, in any order. Empty where nothing was begun. A draft that cannot come from the table and the rack is
    none.
    """

    turn: TurnNumber
    draft: tuple[NewMeld, ...] = ()
    kind: Literal["turn_timed_out"] = "turn_timed_out"


@dataclass(frozen=True, slots=True)
class SeatForfeited:
    """A seat leaves the match for good and nobody takes it over (G-15)."""

    seat: Seat
    kind: Literal["seat_forfeited"] = "seat_forfeited"


@dataclass(frozen=True, slots=True)
class TurnMove:
    """What a seat does in a turn."""

    seat: Seat
    turn: TurnNumber


@dataclass(frozen=True, slots=True)
class DrawStock(TurnMove):
    """Draw the top card of the stock."""

    kind: Literal["draw_stock"] = "draw_stock"


@dataclass(frozen=True, slots=True)
class TakeDiscard(TurnMove):
    """Take the top discard instead of a card from the stock; of a visible pile the topmost `depth` cards."""

    depth: int = 1
    kind: Literal["take_discard"] = "take_discard"


@dataclass(frozen=True, slots=True)
class ReturnDiscard(TurnMove):
    """Give back the discards of which one had to be melded at once and was not."""

    kind: Literal["return_discard"] = "return_discard"


@dataclass(frozen=True, slots=True)
class LayOffCard:
    """One card added to a meld on the table. `face` is what a joker shall stand for, where there is a choice."""

    meld: int
    card: Card
    face: Card | None = None


@dataclass(frozen=True, slots=True)
class JokerSwap:
    """A natural card put in the place of the joker that stands for it; the joker is freed."""

    meld: int
    card: Card


@dataclass(frozen=True, slots=True)
class Lay(TurnMove):
    """Put cards on the table, all or nothing: first the joker swaps, then the new melds, then the lay-offs.

    One move, so that an opening is judged whole and a freed joker can be used in the same breath. `call` is the spoken
    “Rommé” where the rules require it of a seat that goes out by this move. In gin: all one's cards as big gin, or the
    lay-offs on the melds of the seat that knocked, with the melds of one's own that are to be laid.
    """

    melds: tuple[NewMeld, ...] = ()
    layoffs: tuple[LayOffCard, ...] = ()
    swaps: tuple[JokerSwap, ...] = ()
    call: bool = False
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class LayTable(TurnMove):
    """Lay by rebuilding the table: every meld as it lies after the move, in any order.

    What there is more of than before comes from the seat's hand. `taken` adds a tile that lies open to it first: the
    last one that the seat before has put aside, or the open one of the last stack (004, V1 and V2). `call` as in `Lay`.
    """

    melds: tuple[NewMeld, ...]
    taken: Literal["aside", "open"] | None = None
    call: bool = False
    kind: Literal["lay_table"] = "lay_table"


@dataclass(frozen=True, slots=True)
class TakeBack(TurnMove):
    """Undo everything that was laid in the turn, as long as nothing new was seen since: the cards are in hand again."""

    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class Discard(TurnMove):
    """End the turn with a discard. `call` bids Rommé: the knock of booklet 003, or the call where it is required.

    In gin `call` knocks, and `melds` are those that the seat wants laid; what it does not name is melded as is best.
    """

    card: Card
    call: bool = False
    melds: tuple[NewMeld, ...] = ()
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Claim:
    """A sealed answer to a claim window: I knock."""

    seat: Seat
    window: WindowNumber
    kind: Literal["claim"] = "claim"


@dataclass(frozen=True, slots=True)
class Pass:
    """A sealed answer to a claim window: not me. `then_draw` of the seat next in turn also draws from the stock."""

    seat: Seat
    window: WindowNumber
    then_draw: bool = False
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Flip(TurnMove):
    """Turn up the top card of one's pile (duel). `turn` is the comparison."""

    kind: Literal["flip"] = "flip"


@dataclass(frozen=True, slots=True)
class FlipAll(TurnMove):
    """Let one's cards flip by themselves from now on (duel), or take that back.

    Once every seat agrees, the duel runs to its end.
    """

    agree: bool = True
    kind: Literal["flip_all"] = "flip_all"


@dataclass(frozen=True, slots=True)
class PlaceCard(TurnMove):
    """Lay a card in its row (suit rows)."""

    card: Card
    kind: Literal["place_card"] = "place_card"


@dataclass(frozen=True, slots=True)
class PassTurn(TurnMove):
    """End a turn without a card laid: none can be drawn, or the one drawn stays (suit rows, tiles).

    In gin: refuse the up-card that is offered, or leave one's lay-offs to the search.
    """

    kind: Literal["pass_turn"] = "pass_turn"


SeatMove = (
    DrawStock
    | TakeDiscard
    | ReturnDiscard
    | Lay
    | Discard
    | Claim
    | Pass
    | Flip
    | FlipAll
    | PlaceCard
    | PassTurn
    | LayTable
    | TakeBack
)


HostMove = Shuffled | WindowClosed | TurnTimedOut | SeatForfeited


Move = Annotated[SeatMove | HostMove, Field(discriminator="kind")]

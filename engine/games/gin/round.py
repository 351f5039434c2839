"""A round of gin as one frozen value, and the small steps that every phase shares."""

from typing import Any, NamedTuple

from engine.cards import Card, Seat, TurnNumber, WindowNumber, with_cards
from engine.games.events import Event, TurnBegan
from engine.games.table import TableMeld
from engine.games.views import Phase
from engine.rules.scores import RoundResult


class GinRound(NamedTuple):
    """A round of gin.

    `players` are the two seats, the one that did not deal first. The top of the stock and of the discard pile is the
    last entry. `fresh` are the cards each seat got since its last discard. `limit` is the most deadwood with which one
    may knock, `doubled` says whether the round counts double. Of the turn: `drawn` is the card drawn from the stock and
    `taken` the discard taken in it; `stock_only` bars the discard pile, as both have refused its card. `knocker` has
    knocked with `knocked_with` points, `big` with all its cards in melds and none discarded; its melds, and at the end
    those of the other seat too, lie in `melds`. `idle` counts the turns in a row in which the discard was taken.
    """

    number: int
    dealer: Seat
    players: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    fresh: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    limit: int
    doubled: bool
    phase: Phase
    turn: TurnNumber
    turn_seat: Seat
    drawn: Card | None = None
    taken: Card | None = None
    stock_only: bool = False
    knocker: Seat | None = None
    knocked_with: int = 0
    big: bool = False
    result: RoundResult | None = None
    idle: int = 0

    @property
    def last_turn(self) -> TurnNumber:
        return self.turn

    @property
    def last_window(self) -> WindowNumber:
        return WindowNumber(0)


Events = tuple[Event, ...]
Outcome = tuple[GinRound, Events]


def other(rnd: GinRound, seat: Seat) -> Seat:
    """The seat across the table."""
    first, second = rnd.players
    return second if first == seat else first


def with_hand(rnd: GinRound, seat: Seat, hand: tuple[Card, ...], fresh: tuple[Card, ...] = (), **more: Any) -> GinRound:
    """The round with another hand for a seat, of which these cards are fresh, and with `more` that has changed."""
    return rnd._replace(**holding(rnd, seat, hand, fresh), **more)


def holding(rnd: GinRound, seat: Seat, hand: tuple[Card, ...], fresh: tuple[Card, ...] = ()) -> dict[str, Any]:
    """What changes of a round where a seat holds another hand, of which these cards are fresh."""
    hands, marked = list(rnd.hands), list(rnd.fresh)
    hands[seat], marked[seat] = hand, fresh
    return {"hands": tuple(hands), "fresh": tuple(marked)}


def gain(rnd: GinRound, seat: Seat, card: Card, **more: Any) -> GinRound:
    """The round in play with a card added to a hand and marked fresh, and with `more` that has changed."""
    held = with_cards(rnd.hands[seat], (card,))
    return with_hand(rnd, seat, held, (*rnd.fresh[seat], card), phase=Phase.PLAY, **more)


def begin_turn(rnd: GinRound, seat: Seat, phase: Phase, *, stock_only: bool = False, **more: Any) -> Outcome:
    """A seat's turn to decide something, in the phase in which it is, and with `more` that has changed."""
    turn = TurnNumber(rnd.turn + 1)
    begun = rnd._replace(turn=turn, turn_seat=seat, phase=phase, drawn=None, taken=None, stock_only=stock_only, **more)
    return begun, (TurnBegan(seat, turn),)

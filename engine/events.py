"""What happened, and who may see it.

`apply` returns the whole truth; `seen_by(event, viewer)` is what a seat, or a spectator (None), may be told. An event
whose private part is withheld keeps its public part with None in the private field; an event that is private as a whole
becomes None. Everything shown to people is made from seen events only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import Field

from engine.cards import Card
from engine.melds import Meld
from engine.scores import MatchResult, RoundResult


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round is dealt. `round` counts from 1."""

    round: int
    dealer: int
    starter: int
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Private to the seat: its cards."""

    seat: int
    cards: tuple[Card, ...]
    kind: Literal["hand_dealt"] = "hand_dealt"


@dataclass(frozen=True, slots=True)
class UpcardTurned:
    """The first open card beside the stock."""

    card: Card
    kind: Literal["upcard_turned"] = "upcard_turned"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat is to act. `turn` is the number that its moves must name."""

    seat: int
    turn: int
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class DrewStock:
    """A card from the stock; `card` only for the seat itself."""

    seat: int
    card: Card | None
    kind: Literal["drew_stock"] = "drew_stock"


@dataclass(frozen=True, slots=True)
class TookDiscard:
    """The top discard was taken on the seat's own turn."""

    seat: int
    card: Card
    kind: Literal["took_discard"] = "took_discard"


@dataclass(frozen=True, slots=True)
class ReturnedDiscard:
    """The taken discard was put back."""

    seat: int
    card: Card
    kind: Literal["returned_discard"] = "returned_discard"


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A new meld on the table; `meld_id` is its number for the rest of the round, `value` its worth in points."""

    seat: int
    meld_id: int
    meld: Meld
    value: int
    kind: Literal["meld_laid"] = "meld_laid"


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat's first laying-out in the round, with the points that counted towards the opening."""

    seat: int
    points: int
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A card was added to a meld; `meld` is the meld after it."""

    seat: int
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["laid_off"] = "laid_off"


@dataclass(frozen=True, slots=True)
class JokerSwapped:
    """A joker was freed from a meld by the card it stood for; `meld` is the meld after it."""

    seat: int
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["joker_swapped"] = "joker_swapped"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went to the discard pile and ended a turn."""

    seat: int
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """A claim window is open: these seats are asked. It looks the same whatever anyone holds."""

    window: int
    card: Card
    discarder: int | None
    asked: tuple[int, ...]
    kind: Literal["window_opened"] = "window_opened"


@dataclass(frozen=True, slots=True)
class WindowAnswered:
    """Private to the seat: its sealed answer is in."""

    window: int
    seat: int
    claimed: bool
    kind: Literal["window_answered"] = "window_answered"


@dataclass(frozen=True, slots=True)
class ClaimWon:
    """The window closed on a claim. `penalty` counts the stock cards taken, `drawn` shows them to the seat alone."""

    window: int
    seat: int
    card: Card
    penalty: int
    drawn: tuple[Card, ...] | None
    kind: Literal["claim_won"] = "claim_won"


@dataclass(frozen=True, slots=True)
class ClaimUnwanted:
    """The window closed and nobody claimed."""

    window: int
    card: Card
    kind: Literal["claim_unwanted"] = "claim_unwanted"


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The discards became the new stock."""

    cards: int
    shuffled: bool
    kind: Literal["stock_renewed"] = "stock_renewed"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock made the neutral move for a seat."""

    seat: int
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class CallForgotten:
    """A seat went out without the required call: it draws a card and plays on (G-28)."""

    seat: int
    card: Card | None
    kind: Literal["call_forgotten"] = "call_forgotten"


@dataclass(frozen=True, slots=True)
class RommeCalled:
    """A seat calls: it went out, or it bids Rommé with `left` points in hand."""

    seat: int
    left: int
    kind: Literal["romme_called"] = "romme_called"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat forfeited; its cards are out of play."""

    seat: int
    kind: Literal["seat_left"] = "seat_left"


@dataclass(frozen=True, slots=True)
class SeatEliminated:
    """A seat reached the limit and is out of the match."""

    seat: int
    total: int
    kind: Literal["seat_eliminated"] = "seat_eliminated"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over; hands are open now."""

    result: RoundResult
    kind: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over."""

    result: MatchResult
    kind: Literal["match_ended"] = "match_ended"


Event = Annotated[
    RoundBegan
    | HandDealt
    | UpcardTurned
    | TurnBegan
    | DrewStock
    | TookDiscard
    | ReturnedDiscard
    | MeldLaid
    | Opened
    | LaidOff
    | JokerSwapped
    | Discarded
    | WindowOpened
    | WindowAnswered
    | ClaimWon
    | ClaimUnwanted
    | StockRenewed
    | TimedOut
    | CallForgotten
    | RommeCalled
    | SeatLeft
    | SeatEliminated
    | RoundEnded
    | MatchEnded,
    Field(discriminator="kind"),
]


def seen_by(event: Event, viewer: int | None) -> Event | None:
    """What a seat (or a spectator, None) may be told of an event; None where it may not even know that it happened."""
    match event:
        case HandDealt(seat=seat) | WindowAnswered(seat=seat):
            return event if seat == viewer else None
        case DrewStock(seat=seat) | CallForgotten(seat=seat) if seat != viewer:
            return replace(event, card=None)
        case ClaimWon(seat=seat) if seat != viewer:
            return replace(event, drawn=None)
        case _:
            return event

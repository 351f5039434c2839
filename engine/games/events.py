"""What happened: all of it; and who may be told what of it.

`apply` returns the whole truth; `seen_by(event, viewer)` is what a seat, or a spectator (None), may be told. Everything
shown to people is made from seen events only.
"""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from pydantic import Field

from engine.cards import Card, Seat, TurnNumber, WindowNumber
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import Meld
from engine.rules.scores import MatchResult, RoundResult


@dataclass(frozen=True, slots=True)
class StarterDrawn:
    """Everyone drew a tile for the start, and again on a joker or a tie for the highest: the highest begins (G-36)."""

    draws: tuple[tuple[int, Card], ...]
    starter: Seat
    kind: Literal["starter_drawn"] = "starter_drawn"


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round is dealt. `round` counts from 1; `dealer` is None where nobody deals, `starter` where all begin."""

    round: int
    dealer: Seat | None
    starter: Seat | None
    kind: Literal["round_began"] = "round_began"


@dataclass(frozen=True, slots=True)
class HandDealt:
    """Private to the seat: its cards."""

    seat: Seat
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

    seat: Seat
    turn: TurnNumber
    kind: Literal["turn_began"] = "turn_began"


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """A seat ended its turn without laying or drawing a card (suit rows, tiles)."""

    seat: Seat
    kind: Literal["turn_passed"] = "turn_passed"


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The clock made the neutral move for a seat; `undone` where it took back all of a laying-out that was begun."""

    seat: Seat
    undone: bool = False
    kind: Literal["timed_out"] = "timed_out"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A seat forfeited; its cards are out of play."""

    seat: Seat
    kind: Literal["seat_left"] = "seat_left"


@dataclass(frozen=True, slots=True)
class SeatEliminated:
    """A seat reached the limit and is out of the match."""

    seat: Seat
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


@dataclass(frozen=True, slots=True)
class DrewStock:
    """A card from the stock; `card` only for the seat itself."""

    seat: Seat
    card: Card | None
    kind: Literal["drew_stock"] = "drew_stock"


@dataclass(frozen=True, slots=True)
class TookDiscard:
    """The top discard was taken on the seat's own turn; of a visible pile `above` are the cards that came with it."""

    seat: Seat
    card: Card
    above: tuple[Card, ...] = ()
    kind: Literal["took_discard"] = "took_discard"


@dataclass(frozen=True, slots=True)
class ReturnedDiscard:
    """The taken discard was put back, and those that came with it."""

    seat: Seat
    card: Card
    above: tuple[Card, ...] = ()
    kind: Literal["returned_discard"] = "returned_discard"


@dataclass(frozen=True, slots=True)
class UpcardRefused:
    """A seat does not want the up-card that it was offered (gin)."""

    seat: Seat
    card: Card
    kind: Literal["upcard_refused"] = "upcard_refused"


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card went to the discard pile and ended a turn."""

    seat: Seat
    card: Card
    kind: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True)
class StockRenewed:
    """The discards became the new stock."""

    cards: int
    shuffled: bool
    kind: Literal["stock_renewed"] = "stock_renewed"


@dataclass(frozen=True, slots=True)
class MeldLaid:
    """A new meld on the table; `meld_id` is its number for the rest of the round, `value` its worth in points."""

    seat: Seat
    meld_id: int
    meld: Meld
    value: int
    kind: Literal["meld_laid"] = "meld_laid"


@dataclass(frozen=True, slots=True)
class Opened:
    """A seat's first laying-out in the round, with the points that counted towards the opening."""

    seat: Seat
    points: int
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class LaidOff:
    """A card was added to a meld; `meld` is the meld after it."""

    seat: Seat
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["laid_off"] = "laid_off"


@dataclass(frozen=True, slots=True)
class JokerSwapped:
    """A joker was freed from a meld by the card it stood for; `meld` is the meld after it."""

    seat: Seat
    meld_id: int
    card: Card
    meld: Meld
    kind: Literal["joker_swapped"] = "joker_swapped"


@dataclass(frozen=True, slots=True)
class TableLaid:
    """A seat laid cards by rebuilding the table.

    `melds` are those that are new or changed by it, `changes` says what came to each, `gone` are the numbers of those
    that were used up. `moved` counts the pieces that lie in another meld than before.
    """

    seat: Seat
    cards: tuple[Card, ...]
    melds: tuple[TableMeld, ...]
    changes: tuple[MeldChange, ...]
    gone: tuple[int, ...]
    moved: int
    kind: Literal["table_laid"] = "table_laid"


@dataclass(frozen=True, slots=True)
class TookBack:
    """A seat took back all that it had laid in its turn.

    `cards` are in its hand again, and so many `jokers` that it had freed are not. `melds` are those that lie again as
    they did before the turn laid anything, `gone` the numbers of those that were new.
    """

    seat: Seat
    cards: tuple[Card, ...]
    jokers: int
    melds: tuple[TableMeld, ...]
    gone: tuple[int, ...]
    kind: Literal["took_back"] = "took_back"


@dataclass(frozen=True, slots=True)
class WindowOpened:
    """A claim window is open: these seats are asked. It looks the same whatever anyone holds."""

    window: WindowNumber
    card: Card
    discarder: Seat | None
    asked: tuple[Seat, ...]
    kind: Literal["window_opened"] = "window_opened"


@dataclass(frozen=True, slots=True)
class WindowAnswered:
    """Private to the seat: its sealed answer is in."""

    window: WindowNumber
    seat: Seat
    claimed: bool
    kind: Literal["window_answered"] = "window_answered"


@dataclass(frozen=True, slots=True)
class ClaimWon:
    """The window closed on a claim. `penalty` counts the stock cards taken, `drawn` shows them to the seat alone."""

    window: WindowNumber
    seat: Seat
    card: Card
    penalty: int
    drawn: tuple[Card, ...] | None
    kind: Literal["claim_won"] = "claim_won"


@dataclass(frozen=True, slots=True)
class ClaimUnwanted:
    """The window closed and nobody got the card: nobody claimed, or these `seats` refused it by silence."""

    window: WindowNumber
    card: Card
    seats: tuple[Seat, ...] = ()
    kind: Literal["claim_unwanted"] = "claim_unwanted"


@dataclass(frozen=True, slots=True)
class Knocked:
    """A seat knocks with `left` points of deadwood; with none it goes gin, `big` with all cards and no discard."""

    seat: Seat
    left: int
    big: bool
    kind: Literal["knocked"] = "knocked"


@dataclass(frozen=True, slots=True)
class RommeCalled:
    """A seat calls: it went out, or it bids Rommé with `left` points in hand."""

    seat: Seat
    left: int
    kind: Literal["romme_called"] = "romme_called"


@dataclass(frozen=True, slots=True)
class CallForgotten:
    """A seat went out without the required call: it draws a card and plays on (G-28)."""

    seat: Seat
    card: Card | None
    kind: Literal["call_forgotten"] = "call_forgotten"


@dataclass(frozen=True, slots=True)
class Floated:
    """A seat has laid its last card and floats: it plays on without a hand, and its next discard ends the round."""

    seat: Seat
    kind: Literal["floated"] = "floated"


@dataclass(frozen=True, slots=True)
class Flipped:
    """A seat has turned up the top card of its pile; the comparison waits for the others (duel)."""

    seat: Seat
    kind: Literal["flipped"] = "flipped"


@dataclass(frozen=True, slots=True)
class LettingRun:
    """A seat lets its cards flip by themselves from now on, or no longer (duel)."""

    seat: Seat
    agree: bool
    kind: Literal["letting_run"] = "letting_run"


@dataclass(frozen=True, slots=True)
class ComparisonDecided:
    """What the seats turned up. The highest card takes `cards` in all; on a tie `taker` is None and they wait."""

    shown: tuple[tuple[Seat, Card], ...]
    taker: Seat | None
    cards: int
    kind: Literal["comparison_decided"] = "comparison_decided"


@dataclass(frozen=True, slots=True)
class PlayOffCalled:
    """The seats that tied turn up their next cards, they alone; empty where none of them has one left (G-32)."""

    seats: tuple[int, ...]
    kind: Literal["play_off_called"] = "play_off_called"


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """A card was laid in its row (suit rows)."""

    seat: Seat
    card: Card
    kind: Literal["card_placed"] = "card_placed"


@dataclass(frozen=True, slots=True)
class TileTaken:
    """A tile that lay open was taken to lay it at once: one put aside, or the open one of the last stack (004)."""

    seat: Seat
    card: Card
    source: Literal["aside", "open"]
    kind: Literal["tile_taken"] = "tile_taken"


@dataclass(frozen=True, slots=True)
class TilePutAside:
    """A tile was put face up beside the rack and ended a turn (004, V1)."""

    seat: Seat
    card: Card
    kind: Literal["tile_put_aside"] = "tile_put_aside"


@dataclass(frozen=True, slots=True)
class LooseTilesTaken:
    """The time was up: tiles of the table that were left loose go onto the rack (004)."""

    seat: Seat
    cards: tuple[Card, ...]
    kind: Literal["loose_tiles_taken"] = "loose_tiles_taken"


@dataclass(frozen=True, slots=True)
class PenaltyDrawn:
    """Penalty tiles from the pool; `cards` only for the seat itself."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    kind: Literal["penalty_drawn"] = "penalty_drawn"


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
    | Flipped
    | LettingRun
    | ComparisonDecided
    | PlayOffCalled
    | CardPlaced
    | TurnPassed
    | StarterDrawn
    | TableLaid
    | TookBack
    | TileTaken
    | TilePutAside
    | LooseTilesTaken
    | PenaltyDrawn
    | StockRenewed
    | TimedOut
    | CallForgotten
    | Floated
    | UpcardRefused
    | Knocked
    | RommeCalled
    | SeatLeft
    | SeatEliminated
    | RoundEnded
    | MatchEnded,
    Field(discriminator="kind"),
]


def seen_by(event: Event, viewer: Seat | None) -> Event | None:
    """What a seat (or a spectator, None) may be told of an event; None where it may not even know that it happened.

    Denied by default: there is no case for the rest, so an event that none names reaches nobody, and mypy finds a way
    through this function that returns nothing as soon as the union has a member more.
    """
    match event:
        case HandDealt(seat=seat) | WindowAnswered(seat=seat):
            return event if seat == viewer else None
        case DrewStock(seat=seat) | CallForgotten(seat=seat):
            return event if seat == viewer else replace(event, card=None)
        case ClaimWon(seat=seat):
            return event if seat == viewer else replace(event, drawn=None)
        case PenaltyDrawn(seat=seat):
            return event if seat == viewer else replace(event, cards=None)
        case (
            CardPlaced() | ClaimUnwanted() | ComparisonDecided() | Discarded() | Flipped() | Floated()
            | JokerSwapped() | Knocked() | LaidOff() | LettingRun() | LooseTilesTaken() | MatchEnded() | MeldLaid()
            | Opened() | PlayOffCalled() | ReturnedDiscard() | RommeCalled() | RoundBegan() | RoundEnded()
            | SeatEliminated() | SeatLeft() | StarterDrawn() | StockRenewed() | TableLaid() | TilePutAside()
            | TileTaken() | TimedOut() | TookBack() | TookDiscard() | TurnBegan() | TurnPassed() | UpcardRefused()
            | UpcardTurned() | WindowOpened()
        ):  # fmt: skip
            return event

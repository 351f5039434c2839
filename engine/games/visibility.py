"""Who may see what of an event.

`apply` returns the whole truth; `seen_by(event, viewer)` is what a seat, or a spectator (None), may be told. Everything
shown to people is made from seen events only.
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards import Seat
from engine.games.events import (
    CallForgotten,
    CardPlaced,
    ClaimUnwanted,
    ClaimWon,
    ComparisonDecided,
    Discarded,
    DrewStock,
    Event,
    Flipped,
    Floated,
    HandDealt,
    JokerSwapped,
    Knocked,
    LaidOff,
    LettingRun,
    LooseTilesTaken,
    MatchEnded,
    MeldLaid,
    Opened,
    PenaltyDrawn,
    PlayOffCalled,
    ReturnedDiscard,
    RommeCalled,
    RoundBegan,
    RoundEnded,
    SeatEliminated,
    SeatLeft,
    StarterDrawn,
    StockRenewed,
    TableLaid,
    TilePutAside,
    TileTaken,
    TimedOut,
    TookBack,
    TookDiscard,
    TurnBegan,
    TurnPassed,
    UpcardRefused,
    UpcardTurned,
    WindowAnswered,
    WindowOpened,
)


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

"""What happened: all of it. Who may be told what of it is `engine.games.visibility`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from engine.games.events.claims import (
    ClaimUnwanted,
    ClaimWon,
    WindowAnswered,
    WindowOpened,
)
from engine.games.events.drawing import (
    Discarded,
    DrewStock,
    ReturnedDiscard,
    StockRenewed,
    TookDiscard,
    UpcardRefused,
)
from engine.games.events.duel import (
    ComparisonDecided,
    Flipped,
    LettingRun,
    PlayOffCalled,
)
from engine.games.events.going_out import (
    CallForgotten,
    Floated,
    Knocked,
    RommeCalled,
)
from engine.games.events.laying import (
    JokerSwapped,
    LaidOff,
    MeldLaid,
    Opened,
    TableLaid,
    TookBack,
)
from engine.games.events.rounds import (
    HandDealt,
    MatchEnded,
    RoundBegan,
    RoundEnded,
    SeatEliminated,
    SeatLeft,
    StarterDrawn,
    TimedOut,
    TurnBegan,
    TurnPassed,
    UpcardTurned,
)
from engine.games.events.suit_rows import (
    CardPlaced,
)
from engine.games.events.tiles import (
    LooseTilesTaken,
    PenaltyDrawn,
    TilePutAside,
    TileTaken,
)

__all__ = [
    "CallForgotten",
    "CardPlaced",
    "ClaimUnwanted",
    "ClaimWon",
    "ComparisonDecided",
    "Discarded",
    "DrewStock",
    "Event",
    "Flipped",
    "Floated",
    "HandDealt",
    "JokerSwapped",
    "Knocked",
    "LaidOff",
    "LettingRun",
    "LooseTilesTaken",
    "MatchEnded",
    "MeldLaid",
    "Opened",
    "PenaltyDrawn",
    "PlayOffCalled",
    "ReturnedDiscard",
    "RommeCalled",
    "RoundBegan",
    "RoundEnded",
    "SeatEliminated",
    "SeatLeft",
    "StarterDrawn",
    "StockRenewed",
    "TableLaid",
    "TilePutAside",
    "TileTaken",
    "TimedOut",
    "TookBack",
    "TookDiscard",
    "TurnBegan",
    "TurnPassed",
    "UpcardRefused",
    "UpcardTurned",
    "WindowAnswered",
    "WindowOpened",
]

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

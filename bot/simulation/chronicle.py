"""What happens in simulated days beside the games' own logs: whoever checks the clocks goes by it."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from bot.records.ids import GameId
from bot.records.people import Habits
from engine.cards import Seat, TurnNumber


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """Somebody who waited lengthened a turn."""

    at: datetime
    game_id: GameId
    turn: TurnNumber


@dataclass(frozen=True, slots=True)
class Returned:
    """Somebody for whom the computer played took their seat back without a move."""

    at: datetime
    game_id: GameId
    user_id: int


@dataclass(frozen=True, slots=True)
class Settled:
    """Somebody's clock follows other habits from a moment on."""

    at: datetime
    user_id: int
    habits: Habits


@dataclass(frozen=True, slots=True)
class Taken:
    """Somebody took the free seat of somebody else."""

    at: datetime
    game_id: GameId
    seat: Seat
    user_id: int


@dataclass
class Chronicle:
    """What happened beside the games' own logs. `taken_back` counts the turns in which somebody undid what they had
    laid.
    """

    games: list[GameId] = field(default_factory=list)
    given: list[TimeGiven] = field(default_factory=list)
    returned: list[Returned] = field(default_factory=list)
    settled: list[Settled] = field(default_factory=list)
    taken: list[Taken] = field(default_factory=list)
    taken_back: int = 0

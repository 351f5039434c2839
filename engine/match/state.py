"""Where a match stands: everything that decides how it goes on."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Seat, TurnNumber, WindowNumber
from engine.games.game import RoundState
from engine.games.history import NOTHING_YET, History
from engine.rules.scores import MatchResult, RoundResult


class MatchState(NamedTuple):
    """Everything that decides how a match goes on.

    `play` is the family's round: None while the first or the next deal is awaited, the last round at the end.
    `contenders` are the seats that play an extra round for a tied first place (G-14), None before that, and
    `extra_rounds` counts those begun. `turn` and `window` are the last numbers used, so that numbers never repeat
    within a match. `history` is what has happened in the round in front of everybody, of the last one between rounds.
    """

    variant: str
    seats: int
    dealer: Seat | None
    round: int
    shuffles: int
    turn: TurnNumber
    window: WindowNumber
    forfeited: tuple[Seat, ...]
    contenders: tuple[Seat, ...] | None
    sheet: tuple[RoundResult, ...]
    play: RoundState | None
    result: MatchResult | None
    extra_rounds: int = 0
    history: History = NOTHING_YET

"""A match of the tile games as one seat sees it."""

from __future__ import annotations

from typing import NamedTuple, Self

from engine.cards import Card, Seat, TurnNumber
from engine.games.history import NOTHING_YET, History
from engine.games.table import MeldChange, TableMeld
from engine.games.tiles.rules import TileRules
from engine.games.views import MatchView, Phase, SeatInfo
from engine.rules.scores import MatchResult, RoundResult


class _Fields(NamedTuple):
    variant: str
    rules: TileRules
    seat: Seat | None
    seats: tuple[SeatInfo, ...]
    round: int
    rounds: int | None
    dealer: Seat
    phase: Phase
    turn: TurnNumber
    turn_seat: Seat | None
    hand: tuple[Card, ...]
    sheet: tuple[RoundResult, ...]
    result: MatchResult | None
    drawn: tuple[Card, ...] = ()
    melds: tuple[TableMeld, ...] = ()
    changes: tuple[MeldChange, ...] = ()
    pool: int = 0
    aside: tuple[tuple[Card, ...], ...] = ()
    aside_seat: Seat | None = None
    open_tile: Card | None = None
    history: History = NOTHING_YET


class TileView(_Fields, MatchView):
    """A match of the tile games as one seat sees it.

    `hand` is its rack, and `drawn` are the tiles that it got since its last turn and still holds. `pool` counts the
    tiles face down; `changes` is what the last laying-out brought to the melds. `aside[i]` are the tiles that seat i
    has put aside, the last one on top, and `aside_seat` is the seat whose last one may be taken in this turn (V1);
    `open_tile` is the open one of the last stack (V2).
    """

    __slots__ = ()

    def with_hand(self, hand: tuple[Card, ...]) -> Self:
        return self._replace(hand=hand)

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, aside_seat=None)

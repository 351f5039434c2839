"""Why a move in a tile game is good, or was not."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Seat
from engine.games.moves import DrawStock, LayTable, PassTurn, SeatMove
from engine.games.reasons import Reason, Why, for_laying
from engine.games.tiles.players.choosing import NEARLY_OVER
from engine.games.tiles.view import TileView


def reasons_for(view: TileView, move: SeatMove) -> Sequence[Reason]:
    """What speaks for a move of the view's seat, most of all first."""
    if isinstance(move, LayTable):
        return [*for_laying(view.rules, view.hand, view.melds, move), *_nearly_over(view)]
    return [Reason(Why.NOTHING_TO_LAY)] if isinstance(move, DrawStock | PassTurn) else []


def reasons_against(view: TileView, move: SeatMove) -> Sequence[Reason]:
    """What speaks against a move of the view's seat."""
    return _nearly_over(view) if isinstance(move, DrawStock | PassTurn) else []


def _nearly_over(view: TileView) -> list[Reason]:
    """Who of the others has few tiles left."""
    few = [(info.cards, seat) for seat, info in enumerate(view.seats) if seat != view.own_seat and not info.out]
    cards, seat = min(few)
    return [Reason(Why.NEARLY_OVER, number=cards, seat=Seat(seat))] if cards <= NEARLY_OVER else []

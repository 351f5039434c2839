"""A match of gin as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.draw_discard.view import SeatView


@dataclass(frozen=True)
class GinView(SeatView):
    """A match of gin as one seat sees it.

    `limit` is the most deadwood with which one may knock in this round, `doubled` whether the round counts double.
    `knocker` is the seat that has knocked, `deadwood` the cards that its melds left it; its melds lie in `melds`.
    """

    limit: int = 0
    doubled: bool = False
    knocker: int | None = None
    deadwood: tuple[Card, ...] = ()

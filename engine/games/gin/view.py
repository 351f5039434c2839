"""A match of gin as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.gin.rules import GinRules
from engine.games.views import PileView


@dataclass(frozen=True)
class GinView(PileView):
    """A match of gin as one seat sees it.

    `limit` is the most deadwood with which one may knock in this round, `doubled` whether the round counts double.
    `knocker` is the seat that has knocked, `deadwood` the cards that its melds left it; its melds lie in `melds`.
    """

    rules: GinRules
    limit: int
    doubled: bool
    knocker: int | None
    deadwood: tuple[Card, ...]

"""A match of gin as one seat sees it, and what the seat may do."""

from engine.cards import Card, Seat
from engine.games.gin.rules import GinRules
from engine.games.views import PileOptions, PileView


class GinView(PileView):
    """A match of gin as one seat sees it.

    `limit` is the most deadwood with which one may knock in this round, `doubled` whether the round counts double.
    `knocker` is the seat that has knocked, `deadwood` the cards that its melds left it; its melds lie in `melds`.
    """

    rules: GinRules
    limit: int = 0
    doubled: bool = False
    knocker: Seat | None = None
    deadwood: tuple[Card, ...] = ()


class GinOptions(PileOptions):
    """What a seat may do now."""

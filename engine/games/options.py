"""What a seat may do now, as far as every family says it; each adds its own in `games/<family>/options.py`.

Like views, options are named tuples of their family with the fields named here: every move of a playout makes some.
"""

from __future__ import annotations

from engine.cards import Card
from engine.games.moves import MoveKind


class Options:
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone."""

    __slots__ = ()

    @property
    def kinds(self) -> frozenset[MoveKind]:
        """The moves open to the seat as far as everyone may know; none of them where it may do nothing at all."""
        raise NotImplementedError


class PileOptions(Options):
    """What a seat may do in a game with a stock, a discard pile and melds."""

    __slots__ = ()

    @property
    def draw_stock(self) -> bool:
        raise NotImplementedError

    @property
    def take_discard(self) -> bool:
        raise NotImplementedError

    @property
    def discardable(self) -> tuple[Card, ...]:
        raise NotImplementedError

    @property
    def may_meld(self) -> bool:
        raise NotImplementedError

    @property
    def layoffs(self) -> tuple[tuple[Card, int], ...]:
        raise NotImplementedError

    @property
    def may_knock(self) -> tuple[Card, ...]:
        raise NotImplementedError

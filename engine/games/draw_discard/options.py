"""What a seat may do now in draw-and-discard rummy, beside what it may in every game with piles."""

from __future__ import annotations

from typing import NamedTuple

from engine.cards import Card
from engine.games.moves import MoveKind
from engine.games.options import PileOptions


class _Fields(NamedTuple):
    kinds: frozenset[MoveKind] = frozenset()
    draw_stock: bool = False
    take_discard: bool = False
    discardable: tuple[Card, ...] = ()
    may_meld: bool = False
    layoffs: tuple[tuple[Card, int], ...] = ()
    may_knock: tuple[Card, ...] = ()
    take_depths: tuple[int, ...] = ()
    swaps: tuple[tuple[Card, int], ...] = ()
    opening_short: int = 0
    may_rearrange: bool = False
    draw_ends_round: bool = False


class DrawDiscardOptions(_Fields, PileOptions):
    """What a seat may do now.

    `take_depths` says how many of the topmost discards may be taken with what the seat holds; `swaps` are the (card,
    meld) pairs that would free a joker now; `opening_short` the points that a first laying-out must reach (0 once
    opened or where there is no minimum); `may_rearrange` says whether the melds on the table may be rebuilt.
    `draw_ends_round` says that there is nothing left to draw: asking for a card from the stock ends the round (G-03).
    """

    __slots__ = ()

"""What a seat may do now, as far as every family says it; each adds its own in `games/<family>/options.py`."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.moves import MoveKind


@dataclass(frozen=True)
class Options:
    """What a seat may do now, for buttons, selects and computer players; legality is judged by `apply` alone.

    `kinds` are the moves open to the seat as far as everyone may know; none of them where it may do nothing at all.
    """

    kinds: frozenset[MoveKind] = frozenset()


@dataclass(frozen=True)
class PileOptions(Options):
    """What a seat may do in a game with a stock, a discard pile and melds.

    `draw_stock` and `take_discard` say whether each source may be drawn from; `discardable` are the distinct faces it
    may discard now; `may_meld` says whether melds of its own are allowed at this moment; `layoffs` are the (card, meld)
    pairs that fit now, jokers included; `may_knock` are the faces whose discard would let the seat knock, or bid Rommé.
    """

    draw_stock: bool = False
    take_discard: bool = False
    discardable: tuple[Card, ...] = ()
    may_meld: bool = False
    layoffs: tuple[tuple[Card, int], ...] = ()
    may_knock: tuple[Card, ...] = ()

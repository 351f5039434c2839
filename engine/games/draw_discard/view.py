"""A match of draw-and-discard rummy as one seat sees it, and what the seat may do now."""

from typing import Self

from engine.cards import Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.table import MeldChange
from engine.games.views import PileOptions, PileView, WindowView


class DrawDiscardView(PileView):
    """A match of draw-and-discard rummy as one seat sees it.

    `taken` is `owed` while it must still be melded. `claim_window` is what answers must name. `lap` counts how often
    the table has gone round in this round. `pile` is the whole discard pile, its top last, where the rules let everyone
    see it; `changes` is what the last laying-out brought to the melds, where melds are rebuilt. `renewable` says
    whether the discards may become a new stock. `laid` are the cards that the seat in turn has laid in it and would
    have in its hand again if it took that back, `touched` the melds that it has changed in it and `laid_off` what its
    cards count there.
    """

    rules: DrawDiscardRules
    lap: int = 1
    owed: bool = False
    claim_window: WindowView | None = None
    pile: tuple[Card, ...] = ()
    changes: tuple[MeldChange, ...] = ()
    renewable: bool = True
    laid: tuple[Card, ...] = ()
    touched: tuple[int, ...] = ()
    laid_off: int = 0

    def at_rest(self) -> Self:
        return self._replace(turn_seat=None, claim_window=None)


class DrawDiscardOptions(PileOptions):
    """What a seat may do now.

    `take_depths` says how many of the topmost discards may be taken with what the seat holds; `swaps` are the (card,
    meld) pairs that would free a joker now; `opening_short` the points that a first laying-out must reach (0 once
    opened or where there is no minimum); `may_rearrange` says whether the melds on the table may be rebuilt.
    `draw_ends_round` says that there is nothing left to draw: asking for a card from the stock ends the round (G-03).
    """

    take_depths: tuple[int, ...] = ()
    swaps: tuple[tuple[Card, int], ...] = ()
    opening_short: int = 0
    may_rearrange: bool = False
    draw_ends_round: bool = False

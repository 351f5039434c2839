"""A match of draw-and-discard rummy as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.table import MeldChange
from engine.games.views import PileView, WindowView


@dataclass(frozen=True)
class DrawDiscardView(PileView):
    """A match of draw-and-discard rummy as one seat sees it.

    `taken` is `owed` while it must still be melded. After a claim, `stock_only` bars the discard pile. `window` is what
    answers must name. `lap` counts how often the table has gone round in this round. `pile` is the whole discard pile,
    its top last, where the rules let everyone see it; `changes` is what the last laying-out brought to the melds, where
    melds are rebuilt.
    """

    rules: DrawDiscardRules
    lap: int
    owed: bool
    window: WindowView | None
    pile: tuple[Card, ...] = ()
    changes: tuple[MeldChange, ...] = ()

    @property
    def claim_window(self) -> WindowView | None:
        """The claim window that is open."""
        return self.window

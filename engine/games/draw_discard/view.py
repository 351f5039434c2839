"""A match of draw-and-discard rummy as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.table import MeldChange, TableMeld
from engine.games.views import MatchView, WindowView


@dataclass(frozen=True)
class SeatView(MatchView):
    """A match of the draw-and-discard family as one seat sees it.

    `drawn` are the cards that the seat got since its last discard and still holds (to mark it new); `taken` the discard
    taken this turn, `owed` while it must still be melded. After a claim, `stock_only` bars the discard pile. `window`
    is what answers must name. `lap` counts how often the table has gone round in this round. `pile` is the whole
    discard pile, its top last, where the rules let everyone see it; `changes` is what the last laying-out brought to
    the melds, where melds are rebuilt.
    """

    lap: int
    drawn: tuple[Card, ...]
    taken: Card | None
    owed: bool
    stock_only: bool
    melds: tuple[TableMeld, ...]
    stock: int
    discard_top: Card | None
    discards: int
    window: WindowView | None
    pile: tuple[Card, ...] = ()
    changes: tuple[MeldChange, ...] = ()


def open_window(view: MatchView) -> WindowView | None:
    """The claim window that is open; None in a family without claims."""
    return view.window if isinstance(view, SeatView) else None

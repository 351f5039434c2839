"""A match of Karo 8 as one seat sees it."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.games.suit_rows.rules import SuitRowsRules
from engine.games.views import TeamView


@dataclass(frozen=True)
class RowsView(TeamView):
    """A match of the suit rows as one seat sees it.

    `rows` holds for each suit the lowest and the highest place that lie, 8 and 8 at first, None before its eight lies;
    an ace above the king is at 14. `must_place` is the eight that the seat itself has to start with.
    """

    rules: SuitRowsRules
    rows: tuple[tuple[int, int] | None, ...]
    stock: int
    must_place: Card | None

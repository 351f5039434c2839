"""A first match of suit rows: what this turn allows, and why."""

from __future__ import annotations

from bot.ui.lessons.tip import Tip
from engine.games.suit_rows.options import options
from engine.games.suit_rows.view import RowsView


def suit_rows_tip(view: RowsView) -> Tip | None:
    """The line for whoever may act now; None for everybody else."""
    now = options(view)
    if not now.kinds:
        return None
    if view.must_place is not None:
        return Tip("lesson-eight", {"card": view.must_place})
    if not now.placeable:
        return Tip("lesson-no-card", {"can": "draw" if now.draw_stock else "pass"})
    if len(now.placeable) == 1:
        return Tip("lesson-one-card", {"card": now.placeable[0], "draw": "yes" if now.draw_stock else "no"})
    return Tip("lesson-cards", {"cards": now.placeable, "draw": "yes" if now.draw_stock else "no"})

"""The board of a draw-and-discard game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.draw_discard.view import DrawDiscardView
from render.boards.table import Spread, pile_board
from render.boards.trays import marks_of
from render.kit.encoding import Picture
from render.labels import BoardLabels
from render.pieces.pack import Pack


def draw_discard_board(
    view: DrawDiscardView, names: Sequence[str], labels: BoardLabels, pack: Pack
) -> tuple[Picture, ...]:
    """The board: a pile that everyone sees lies open, and what the last rebuild brought to the melds is marked."""
    marks = {change.meld_id: marks_of(change) for change in view.changes}
    return pile_board(view, names, labels, pack, spread_out=[Spread(view.pile, labels.pile)], marks=marks)

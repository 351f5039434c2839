"""The board of gin."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gin.view import GinView
from render.boards.table import Spread, pile_board
from render.kit.encoding import Picture
from render.labels import BoardLabels
from render.pieces.pack import Pack


def gin_board(view: GinView, names: Sequence[str], labels: BoardLabels, pack: Pack) -> tuple[Picture, ...]:
    """The board: once somebody has knocked, the deadwood that their melds left lies open."""
    deadwood = Spread(view.deadwood, labels.deadwood, view.knocker)
    return pile_board(view, names, labels, pack, spread_out=[deadwood])

"""A board with a stock, a discard pile and melds with their owners, and what else lies open below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.views import PileView
from render.boards.table import (
    MELD_ROW,
    MELDS_LEFT,
    PILES_HEIGHT,
    Spread,
    draw_meld,
    draw_piles,
    draw_spread,
    place_melds,
)
from render.boards.table_frame import CENTRE, set_table
from render.boards.trays import Mark, draw_legend
from render.kit import theme
from render.kit.encoding import Picture
from render.labels import BoardLabels
from render.pieces.pack import Pack
from render.pieces.sprites import PILE_WIDTH, card_height

_LEGEND: Final = 46
CHIPS: Final = 14

MeldMarks = Mapping[int, Mapping[int, Mark]]
"""What became of the cards at some places of melds, by the melds' numbers."""


def pile_board(
    view: PileView,
    names: Sequence[str],
    labels: BoardLabels,
    pack: Pack,
    *,
    spread_out: Sequence[Spread] = (),
    marks: MeldMarks | None = None,
) -> Picture:
    """The board, as high as its melds need; `spread_out` are cards that lie open below them."""
    four_colour, marked = pack.four_colour, marks or {}
    shown_marks = {mark for places in marked.values() for mark in places.values()}
    row = MELD_ROW + (CHIPS if shown_marks else 0)
    placed = place_melds(view, names, CENTRE, row)
    open_cards = [spread for spread in spread_out if spread.cards]
    melds_end = max((slot.y + row for _, slot in placed), default=0)
    bottom = max(CENTRE + PILES_HEIGHT, melds_end) + (_LEGEND if shown_marks else 0)
    canvas = set_table(view, names, labels, bottom + sum(spread.height for spread in open_cards))
    draw_piles(canvas, view, labels, CENTRE, four_colour=four_colour)
    for meld, slot in placed:
        draw_meld(canvas, meld, slot, names, marked.get(meld.meld_id, {}), four_colour=four_colour)
    words = {Mark.NEW: labels.laid, Mark.MOVED: labels.moved}
    draw_legend(canvas, shown_marks, words, (theme.WIDTH - theme.MARGIN - 8, bottom - 20))
    for spread in open_cards:
        draw_spread(canvas, spread, bottom, four_colour=four_colour)
        bottom += spread.height
    if not placed:
        middle = (MELDS_LEFT + theme.WIDTH - theme.MARGIN) // 2
        canvas.write(
            labels.no_melds, (middle, CENTRE + card_height(PILE_WIDTH) // 2), 34, theme.MUTED, side="middle", width=560
        )
    return canvas.finish()

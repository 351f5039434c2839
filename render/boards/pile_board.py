"""A board with a stock, a discard pile and melds with their owners, and what else lies open below them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.games.views import PileView
from render.boards.table import DENSE_PILE, LARGE_PILE, PILE, Spread, piles_band
from render.boards.table_frame import pages_of, table_pictures
from render.boards.trays import Mark, Piece, Tray, TrayGrid, legend, marks_on, tray_grid
from render.kit.encoding import Picture
from render.kit.pages import Band
from render.labels import BoardLabels
from render.pieces.pack import Pack

_DENSE: Final = 4
"""In how many columns melds lie where the piles make room for them."""

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
) -> tuple[Picture, ...]:
    """The board, as high as its melds need; `spread_out` are cards that lie open below them."""
    trays = owned_trays(view, names, marks or {})
    below = [band for spread in spread_out for band in spread.bands(pack)]
    grid = meld_grid(view, names, labels, trays, below, pack)
    return table_pictures(view, names, labels, _bands(view, labels, grid, below))


def meld_grid(
    view: PileView,
    names: Sequence[str],
    labels: BoardLabels,
    trays: Sequence[Tray],
    below: Sequence[Band],
    pack: Pack,
) -> TrayGrid:
    """The melds, as large as there is room for beside the piles and what lies below."""
    return tray_grid(trays, pack, lambda grid: len(pages_of(view, names, labels, _bands(view, labels, grid, below))))


def _bands(view: PileView, labels: BoardLabels, grid: TrayGrid, below: Sequence[Band]) -> list[Band]:
    """The piles, what marks mean, the melds, and what lies below them."""
    pile = LARGE_PILE if not grid.trays and not below else PILE if grid.columns < _DENSE else DENSE_PILE
    said = legend(marks_on(grid.trays), {Mark.NEW: labels.laid, Mark.MOVED: labels.moved})
    return [piles_band(view, labels, grid.small.pack, pile), *said, *grid.bands(), *below]


def owned_trays(view: PileView, names: Sequence[str], marks: MeldMarks) -> tuple[Tray, ...]:
    """The melds with their numbers and their owners, each owner's together."""
    return tuple(
        Tray(
            str(laid.meld_id),
            tuple(
                Piece(card, face if card.is_joker else None, marks.get(laid.meld_id, {}).get(place))
                for place, (card, face) in enumerate(zip(laid.meld.cards, laid.meld.faces, strict=True))
            ),
            owner=laid.owner,
            name=names[laid.owner],
        )
        for laid in sorted(view.melds, key=lambda meld: (meld.owner, meld.meld_id))
    )

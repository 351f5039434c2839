"""The public board: the table as anyone may see it. It draws nothing of a view that belongs to one seat."""

from collections.abc import Collection, Sequence

from engine.cards import Card
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.duel.view import DuelView
from engine.games.gin.view import GinView
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.options import TileView
from engine.games.views import MatchView
from render.boards.duel import duel_board
from render.boards.duel_story import duel_finale
from render.boards.suit_rows import rows_board
from render.boards.table import pile_board
from render.boards.tiles import tile_board
from render.boards.trays import Spread, marks_of
from render.kit.encoding import Picture
from render.labels import BoardLabels
from render.pieces.pack import CARDS, Pack


def board_pictures(
    view: MatchView,
    names: Sequence[str],
    labels: BoardLabels = BoardLabels(),
    pack: Pack = CARDS,
    fresh: Collection[Card] = (),
) -> tuple[Picture, ...]:
    """The board of a match of any family: one picture, or a second one for what is too much for it.

    Any seat's view gives the same pictures as the spectator's. The board of a finished duel is its finale. `names[i]`
    is shown for seat i; `fresh` are the cards last laid in a game of rows, to be marked. Raises ValueError for a view
    that no board is made of.
    """
    match view:
        case DrawDiscardView():
            # A pile that everyone sees lies open; what the last rebuild brought to the melds is marked.
            marks = {change.meld_id: marks_of(change) for change in view.changes}
            return pile_board(view, names, labels, pack, Spread(view.pile, labels.pile), marks)
        case GinView():
            # Once somebody has knocked, the deadwood that their melds left lies open.
            return pile_board(view, names, labels, pack, Spread(view.deadwood, labels.deadwood, view.knocker), {})
        case TileView():
            return tile_board(view, names, labels, pack)
        case DuelView():
            if view.result is not None:
                return (duel_finale(view, names, labels),)
            return (duel_board(view, names, labels, pack),)
        case RowsView():
            return rows_board(view, names, labels, pack, fresh)
        case _:
            raise ValueError(f"no board is made of a {type(view).__name__}")

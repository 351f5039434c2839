"""Computer players. They see a view and its `Options`, never a state; the host throws their dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.games.draw_discard.players.easy import choose_easy
from engine.games.draw_discard.players.rebuilding import choose_sharp_in_rummy, choose_steady_in_rummy
from engine.games.draw_discard.view import SeatView
from engine.games.duel.players import choose_in_duel
from engine.games.duel.view import DuelView
from engine.games.gin.players import choose_easy_in_gin, choose_steady_in_gin
from engine.games.gin.view import GinView
from engine.games.moves import SeatMove
from engine.games.suit_rows.players import choose_easy_in_rows, choose_steady_in_rows
from engine.games.suit_rows.view import RowsView
from engine.games.tiles.players.choosing import choose_easy_in_tiles, choose_sharp_in_tiles, choose_steady_in_tiles
from engine.games.tiles.view import TileView
from engine.games.views import MatchView, Options


@dataclass(frozen=True, slots=True)
class _Player:
    """A computer player of one strength: how it plays each family with something to decide."""

    draw_discard: Callable[[SeatView, Options, int], SeatMove]
    gin: Callable[[GinView, Options, int], SeatMove]
    suit_rows: Callable[[RowsView, Options, int], SeatMove]
    tiles: Callable[[TileView, Options, int], SeatMove]


_PLAYERS: Final = {
    "easy": _Player(choose_easy, choose_easy_in_gin, choose_easy_in_rows, choose_easy_in_tiles),
    "steady": _Player(choose_steady_in_rummy, choose_steady_in_gin, choose_steady_in_rows, choose_steady_in_tiles),
    "sharp": _Player(choose_sharp_in_rummy, choose_steady_in_gin, choose_steady_in_rows, choose_sharp_in_tiles),
}
STRENGTHS: Final = tuple(_PLAYERS)


def choose(strength: str, view: MatchView, options: Options, dice: int) -> SeatMove:
    """The move of a computer player whose turn or answer it is. Raises ValueError for an unknown strength.

    The same view and dice give the same move; `dice` is any whole number and settles what is equally good.
    """
    if strength not in _PLAYERS:
        raise ValueError(f"no computer player is called {strength!r}; there are {', '.join(STRENGTHS)}")
    match view:
        case GinView():
            return _PLAYERS[strength].gin(view, options, dice)
        case SeatView():
            return _PLAYERS[strength].draw_discard(view, options, dice)
        case TileView():
            return _PLAYERS[strength].tiles(view, options, dice)
        case RowsView():
            return _PLAYERS[strength].suit_rows(view, options, dice)
        case DuelView():
            return choose_in_duel(view)
    raise TypeError(f"computer players do not know how to play {type(view).__name__}")

"""Computer players. They see a `SeatView` and its `Options`, never a state; the host throws their dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.moves import SeatMove
from engine.players.easy import choose_easy
from engine.players.steady import choose_steady
from engine.views import Options, SeatView

_PLAYERS: Final[dict[str, Callable[[SeatView, Options, int], SeatMove]]] = {
    "easy": choose_easy,
    "steady": choose_steady,
}
STRENGTHS: Final = tuple(_PLAYERS)


def choose(strength: str, view: SeatView, options: Options, dice: int) -> SeatMove:
    """The move of a computer player whose turn or answer it is. Raises ValueError for an unknown strength.

    The same view and dice give the same move; `dice` is any whole number and settles what is equally good.
    """
    if strength not in _PLAYERS:
        raise ValueError(f"no computer player is called {strength!r}; there are {', '.join(STRENGTHS)}")
    return _PLAYERS[strength](view, options, dice)

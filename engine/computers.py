"""Computer players of every game. They see a view, never a state; the host throws their dice."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.games.moves import SeatMove
from engine.games.reasons import Reason
from engine.games.search import never
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.variants import game_of_view

STRENGTHS: Final = tuple(strength.value for strength in Strength)


def choose(strength: str, view: MatchView, dice: int, playouts: int | None = None) -> SeatMove:
    """The move of a computer player whose turn or answer it is. Raises ValueError for an unknown strength.

    The same view and dice give the same move; `dice` is any whole number and settles what is equally good. The sharp
    player searches, with so many playouts, or with as many as take it about 300 ms.
    """
    if strength not in STRENGTHS:
        raise ValueError(f"no computer player is called {strength!r}; there are {', '.join(STRENGTHS)}")
    return game_of_view(view).choose(Strength(strength), view, dice, playouts)


class Advice(NamedTuple):
    """What the sharp player would do in somebody's place, and why.

    Of the next best move it is `ahead` by so many points with a standard error of `error`, over `deals` imagined deals;
    0 where nothing was compared.
    """

    move: SeatMove
    reasons: tuple[Reason, ...]
    ahead: float = 0.0
    error: float = 0.0
    deals: int = 0


def advise(view: MatchView, dice: int, should_stop: Callable[[], bool] = never) -> Advice:
    """What the sharp player would do in the place of the view's seat, whose turn or answer it is, and why."""
    game = game_of_view(view)
    verdict = game.ponder(view, dice, should_stop=should_stop)
    reasons = game.reasons_for(view, verdict.move)
    others = [idea for idea in verdict.ideas if idea.move != verdict.move]
    mine = [idea for idea in verdict.ideas if idea.move == verdict.move]
    if not others or not mine or mine[0].behind > 0:
        return Advice(verdict.move, reasons)
    closest = min(others, key=lambda idea: idea.behind)
    return Advice(verdict.move, reasons, closest.behind, closest.error, closest.deals)

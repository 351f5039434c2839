"""A position of a match to be played on from: all that anybody saw is as it was, what nobody saw is shuffled anew."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from engine.cards import seats_of
from engine.games.dice import Dice
from engine.games.moves import Move, Shuffled
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove

OTHERS: Final = 8
"""So many pieces of a stock may be others than its shuffle left there."""


def with_another_stock(game: AnyGame, seats: int, moves: Sequence[Move], dice: int) -> tuple[Move, ...] | None:
    """A log like this one whose last position every seat sees as it does that of this one, with another stock.

    The last shuffle is another one, only in what is still unseen of it: so the rules bear the log out as they do any.
    None where that cannot be done. The same dice give the same stock. Raises IllegalMove for a log that is none.
    """
    befores = list(_states(game, game.new(seats), moves))
    end = befores[-1]
    views = _views(game, end)
    unseen = _unseen(views[0])
    at = max((number for number, move in enumerate(moves) if isinstance(move, Shuffled)), default=None)
    if end.play is None or unseen < 2 or at is None:
        return tuple(moves)
    shuffled = moves[at]
    if not isinstance(shuffled, Shuffled):
        raise TypeError("a shuffle was found")
    # What was laid back below a pile, or lies open on it, is none of the shuffle's.
    for length in range(unseen, max(unseen - OTHERS, 1), -1):
        for tried in _orders(shuffled.order, length, dice):
            log = (*moves[:at], Shuffled(tried), *moves[at + 1 :])
            with suppress(IllegalMove):
                *_, other = _states(game, befores[at], log[at:])
                if _views(game, other) == views:
                    return log
    return None


def _orders(order: tuple[int, ...], unseen: int, dice: int) -> Iterator[tuple[int, ...]]:
    """The order with the rest of it thrown anew: dealt from one end, and at most one piece taken from the other."""
    thrown, end = Dice(dice).order(unseen), len(order) - unseen
    for start in (end, 0, 1, end - 1):
        if 0 <= start <= end:
            anew = tuple(order[start + place] for place in thrown)
            yield order[:start] + anew + order[start + unseen :]


def _states(game: AnyGame, state: MatchState, moves: Sequence[Move]) -> Iterator[MatchState]:
    """The state before each move, and the one after the last."""
    yield state
    for move in moves:
        state = game.apply(state, move).state
        yield state


def _views(game: AnyGame, state: MatchState) -> list[MatchView]:
    return [game.view(state, seat) for seat in (None, *seats_of(state.seats))]


def _unseen(view: MatchView) -> int:
    """How many pieces lie where nobody sees them."""
    stock: int = getattr(view, "stock", getattr(view, "pool", 0))
    return stock

"""A position of a match to be played on from: all that anybody saw is as it was, what nobody saw is shuffled anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from engine.cards import seats_of
from engine.games.dice import Dice
from engine.games.moves import Move, Shuffled
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove


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
    order, thrown = shuffled.order, Dice(dice).order(unseen)
    head, tail = order[: len(order) - unseen], order[len(order) - unseen :]
    first, rest = order[:unseen], order[unseen:]
    # A pile is dealt from one of its ends, whichever that is in this game: then what is left of it is at the other.
    for tried in (head + tuple(tail[place] for place in thrown), tuple(first[place] for place in thrown) + rest):
        log = (*moves[:at], Shuffled(tried), *moves[at + 1 :])
        with suppress(IllegalMove):
            *_, other = _states(game, befores[at], log[at:])
            if _views(game, other) == views:
                return log
    return None


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

"""Finds the deals that practice games begin with (`bot/hosting/games/lobbies.py`).

    python -m scripts.learning_deals [KEY ...] [--from NUMBER]

prints for each game, of all without names, the first number from which on a deal keeps what `kept_promises` asks:

- easy computers do not end the round before the learner's fourth turn, however the learner plays of the ways tried;
- a learner who plays well lays or knocks within the first turns;
- by the sharp player's search every move that it thinks of at the learner's first choice is within five points.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import count
from typing import Final

from bot.hosting.games.lobbies import chosen_secret
from engine.cards import Seat
from engine.cards.shuffle import order_for, stream_words
from engine.games.game import awaited_seats
from engine.games.moves import (
    Discard,
    Flip,
    FlipAll,
    Lay,
    LayTable,
    Move,
    PlaceCard,
    Shuffled,
    TurnTimedOut,
    WindowClosed,
)
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove
from engine.variants import VARIANTS, game_of

LEARNER: Final = Seat(0)
TURNS: Final = 4
"""The learner's turns that a round lasts at least."""

SOON: Final = 6
"""Of so many turns of a learner who plays well, one lays or knocks."""

FORGIVEN: Final = 5.0
PLAYED: Final = 6
"""How often each way of learning is tried, each time with other dice."""

LOOKED_AT: Final = 2
PLAYOUTS: Final = 400

Learner = Callable[[MatchView, int], Move]


def rounds_of(
    number: int, game: AnyGame, learner: Learner, dice: int
) -> Iterator[tuple[MatchState, Seat | None, Move]]:
    """The moves of the first round from a chosen deal, each with the state that it met, and the seat that was asked for
    it; easy computers play against the learner.
    """
    secret = chosen_secret(game.variant, number)
    state = game.new(game.rules.seat_counts()[0])
    words = stream_words(dice.to_bytes(16, "big"), b"learning")
    while state.result is None and not state.sheet:
        move: Move
        seat = None
        need = game.chance(state)
        if need is not None:
            move = Shuffled(order_for(secret, ("",) * state.seats, need.round, need.number, need.size))
        else:
            seat = awaited_seats(game.active(state))[0]
            view, word = game.view(state, seat), next(words)
            move = learner(view, word) if seat == LEARNER else game.choose(Strength.EASY, view, word)
        yield state, seat, move
        state = game.apply(state, move).state


def learners(game: AnyGame) -> dict[str, Learner]:
    """Ways of learning: to leave all to the clock, to do so at times, to play as computers do."""

    def by_clock(view: MatchView, dice: int) -> Move:
        window = view.claim_window
        return TurnTimedOut(view.turn) if window is None else WindowClosed(window.window)

    def at_times(view: MatchView, dice: int) -> Move:
        return by_clock(view, dice) if dice % 2 else game.choose(Strength.EASY, view, dice)

    def playing(strength: Strength) -> Learner:
        return lambda view, dice: game.choose(strength, view, dice)

    strengths = (Strength.EASY, Strength.CASUAL, Strength.STEADY)
    return {"clock": by_clock, "at times": at_times} | {one.value: playing(one) for one in strengths}


def turns_of(number: int, game: AnyGame, learner: Learner, dice: int) -> tuple[int, int | None]:
    """How many turns the learner has in the first round, and in which of them something is laid first, if in any."""
    turns: set[int] = set()
    laid: int | None = None
    for state, seat, move in rounds_of(number, game, learner, dice):
        if seat == LEARNER and game.view(state, LEARNER).turn_seat in (LEARNER, None):
            turns.add(state.turn)
            if laid is None and _teaches(move):
                laid = len(turns)
    return len(turns), laid


def _teaches(move: Move) -> bool:
    knocks = isinstance(move, Discard) and move.call
    return knocks or isinstance(move, Lay | LayTable | PlaceCard | Flip | FlipAll)


def lasts(number: int, game: AnyGame, played: int = PLAYED) -> bool:
    """Whether the learner has four turns in all rounds that are tried."""
    return all(
        turns_of(number, game, learner, dice)[0] >= TURNS
        for dice in range(played)
        for learner in learners(game).values()
    )


def is_soon(number: int, game: AnyGame, played: int = PLAYED) -> bool:
    """Whether something is laid soon, in all rounds that are tried."""
    steady = learners(game)[Strength.STEADY.value]
    laid = [turns_of(number, game, steady, dice)[1] for dice in range(played)]
    return all(one is not None and one <= SOON for one in laid)


def first_choice(number: int, game: AnyGame, dice: int) -> MatchView | None:
    """What the learner sees at their first choice of several moves; None where there is none."""
    steady = learners(game)[Strength.STEADY.value]
    for state, seat, _ in rounds_of(number, game, steady, dice):
        if seat == LEARNER:
            view = game.view(state, LEARNER)
            if game.ponder(view, dice, 10**6, should_stop=lambda: True).stopped:
                return view
    return None


def dearest(number: int, game: AnyGame, playouts: int = PLAYOUTS) -> float:
    """How many points the worst sensible first move costs, by the sharp player."""
    if not game.searches:
        return 0.0
    views = [view for dice in range(LOOKED_AT) if (view := first_choice(number, game, dice)) is not None]
    return max((idea.behind for view in views for idea in game.ponder(view, 1, playouts).ideas), default=0.0)


def kept_promises(number: int, game: AnyGame) -> bool:
    """Whether a deal is fit to begin with. What is cheap is asked first."""
    try:
        return (
            lasts(number, game, 1)
            and is_soon(number, game, 1)
            and dearest(number, game, PLAYOUTS // 8) <= FORGIVEN
            and lasts(number, game)
            and is_soon(number, game)
            and dearest(number, game) <= FORGIVEN
        )
    except IllegalMove:
        return False


def found(variant: str, begin: int) -> int:
    """The first number of a deal that is fit to begin a game with."""
    game = game_of(variant)
    return next(number for number in count(begin) if kept_promises(number, game))


def main() -> None:
    """Print what is found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", metavar="KEY", help="games; all without")
    parser.add_argument("--from", dest="begin", type=int, default=0, metavar="NUMBER")
    asked = parser.parse_args()
    for variant in asked.keys or VARIANTS:
        print(f'    "{variant}": {found(variant, asked.begin)},', flush=True)


if __name__ == "__main__":
    main()

"""Finished matches of any game as replay documents, with committed shuffles and parts: the same in every run."""

import copy
import random
from functools import cache
from typing import Any

from engine.archive.replay import replay_document
from engine.cards.shuffle import order_for
from engine.games.moves import Move, Shuffled, TurnTimedOut, WindowClosed
from engine.games.strengths import Strength
from engine.match.selfplay import awaited_seats
from engine.rules.refusals import IllegalMove
from engine.variants import game_of

SECRET = bytes(range(32))


def finished(variant: str, seats: int | None = None) -> dict[str, Any]:
    """The replay document of a match that computers played."""
    return copy.deepcopy(_played(variant, seats))


@cache
def _played(variant: str, seats: int | None) -> dict[str, Any]:
    game = game_of(variant)
    count = seats or max(number for number in game.rules.seat_counts() if number <= 4)
    parts = tuple(f"11840000000000000{seat:02}" for seat in range(count))
    state, dice, moves = game.new(count), random.Random(1), list[Move]()
    while state.result is None:
        need = game.chance(state)
        if need is not None:
            move: Move = Shuffled(order_for(SECRET, parts, need.round, need.number, need.size))
            state = game.apply(state, move).state
        else:
            view = game.view(state, dice.choice(awaited_seats(game.active(state))))
            move = game.choose(Strength.STEADY, view, dice.getrandbits(32))
            try:
                state = game.apply(state, move).state
            except IllegalMove:
                window = view.claim_window
                move = TurnTimedOut(view.turn) if window is None else WindowClosed(window.window)
                state = game.apply(state, move).state
        moves.append(move)
    return replay_document(game, count, SECRET, parts, moves, state.result)

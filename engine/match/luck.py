"""What the pieces drawn in a round were worth: it is taken off a lead, so that who plays better shows sooner.

A draw from the stock was as lucky as what the outlook makes of the round after it is above what it makes of it with
other pieces drawn. Every piece of the stock was as likely to come, so that such luck is nought on the average, whoever
plays and however good the outlook is: without it a lead is the same on the average, and varies less.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final

from engine.games.dice import Dice
from engine.games.game import awaited_seats
from engine.games.moves import DrawStock, Move, Shuffled
from engine.match.match import AnyGame
from engine.match.state import MatchState

OTHERS: Final = 12
"""So many other draws are held against the one that came."""

LONGEST: Final = 40
"""Moves after which a round must have come to where it can be reckoned."""


def luck_of(game: AnyGame, state: MatchState, move: Move, dice: int) -> tuple[float, ...]:
    """What a move's draw was worth to each seat, in points more than it could expect; nought where it draws nothing.

    `dice` must be independent of the order of the stock.
    """
    chance = Dice(dice)
    others = [game.with_other_draw(state, chance) for _ in range(OTHERS)] if isinstance(move, DrawStock) else []
    might = [_reckoned(game, other, move) for other in others if other is not None]
    if not might:
        return (0.0,) * state.seats
    came = _reckoned(game, state, move)
    return tuple(each - fmean(other[seat] for other in might) for seat, each in enumerate(came))


def _reckoned(game: AnyGame, state: MatchState, move: Move) -> tuple[float, ...]:
    """The points that a round may bring after a move, once quick players have played on to where that can be said."""
    rounds = len(state.sheet)
    state = game.apply(state, move).state
    for made in range(LONGEST):
        if len(state.sheet) > rounds:
            return tuple(0.0 if score is None else score.points for score in state.sheet[rounds].seats)
        points = game.outlook(state)
        if points is not None:
            return points
        need = game.chance(state)
        if need is not None:
            state = game.apply(state, Shuffled(Dice(made).order(need.size))).state
            continue
        seat = awaited_seats(game.active(state))[0]
        state = game.apply(state, game.quick(game.view(state, seat), made)).state
    raise RuntimeError(f"a round of {game.variant} cannot be reckoned")

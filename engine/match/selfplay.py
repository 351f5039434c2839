"""Whole matches without people: computer players against each other, every chance drawn from one seed.

The same game, players and seed give the same match on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Seat
from engine.cards.shuffle import stream_words
from engine.games.game import Step, awaited_seats
from engine.games.moves import Move, SeatMove, TurnTimedOut, WindowClosed
from engine.games.strengths import Strength
from engine.games.views import MatchView
from engine.match.match import AnyGame
from engine.match.state import MatchState
from engine.rules.refusals import IllegalMove
from engine.rules.scores import MatchResult, RoundResult

MOST_MOVES = 200_000

Chooser = Callable[[MatchView, int], SeatMove]


@dataclass(frozen=True, slots=True)
class Played:
    """One applied move: the state it met, the move, what came of it.

    `faulty` is the seat whose player tried something illegal in its place, which is `refused`, or had no answer.
    """

    before: MatchState
    move: Move
    step: Step[MatchState]
    refused: SeatMove | None = None
    faulty: Seat | None = None


class NoAnswer(Exception):  # noqa: N818 - no fault of the program's
    """What a player raises that has no move: the clock moves in its place."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that computer players played: the rounds that were scored, the moves of seats, those that were refused.

    `finished` is False where the match was broken off at the most moves allowed; `result` is None then.
    """

    seats: int
    finished: bool
    sheet: tuple[RoundResult, ...]
    moves: int
    illegal: int
    result: MatchResult | None


def player(game: AnyGame, strength: Strength, playouts: int | None = None) -> Chooser:
    """A computer player of a strength, as `play` wants it; the sharp one searches with so many playouts."""
    return lambda view, dice: game.choose(strength, view, dice, playouts)


def play_matches(game: AnyGame, strengths: Sequence[Strength], matches: int, seed: int) -> Iterator[MatchReport]:
    """Play match after match, one computer player of a strength per seat; yields each report as it is ready."""
    for number in range(matches):
        yield play_match(game, strengths, seed + number)


def play_match(
    game: AnyGame,
    strengths: Sequence[Strength],
    seed: int,
    most_moves: int = MOST_MOVES,
    playouts: int | None = None,
) -> MatchReport:
    """Play one match to its end, one computer player of a strength per seat. Raises RuleError for a wrong number."""
    choosers = [player(game, strength, playouts) for strength in strengths]
    return report(play(game, choosers, seed, most_moves), len(strengths))


def report(played: Iterator[Played], seats: int) -> MatchReport:
    """Run a match to its end and sum it up."""
    moves = illegal = 0
    state: MatchState | None = None
    for one in played:
        state = one.step.state
        moves += isinstance(one.move, SeatMove)
        illegal += one.faulty is not None
    result = None if state is None else state.result
    sheet = () if state is None else state.sheet
    return MatchReport(seats, result is not None, sheet, moves, illegal, result)


def play(game: AnyGame, choosers: Sequence[Chooser], seed: int, most_moves: int = MOST_MOVES) -> Iterator[Played]:
    """The moves of a match as they are made, at most so many; `choosers[i]` plays seat i and sees its view alone.

    Chance is answered at once. A refused move, and one that never came, is replaced by what the clock would do, so that
    play goes on.
    """
    state = game.new(len(choosers))
    secret = seed.to_bytes(16, "big", signed=True)
    dice = stream_words(secret, b"talon dice 1")
    for _ in range(most_moves):
        if state.result is not None:
            return
        need = game.chance(state)
        if need is not None:
            played = _applied(game, state, need.answer(secret))
        else:
            played = _seat_move(game, state, choosers, next(dice))
        yield played
        state = played.step.state


def _seat_move(game: AnyGame, state: MatchState, choosers: Sequence[Chooser], dice: int) -> Played:
    awaited = awaited_seats(game.active(state))
    seat = awaited[dice % len(awaited)]
    view = game.view(state, seat)
    move: SeatMove | None = None
    try:
        move = choosers[seat](view, dice)
        return _applied(game, state, move)
    except (IllegalMove, NoAnswer):
        window = view.claim_window
        by_clock = TurnTimedOut(view.turn) if window is None else WindowClosed(window.window)
        return Played(state, by_clock, game.apply(state, by_clock), refused=move, faulty=seat)


def _applied(game: AnyGame, state: MatchState, move: Move) -> Played:
    return Played(state, move, game.apply(state, move))

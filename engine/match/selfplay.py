"""Whole matches without people: computer players against each other, every chance drawn from one seed; and two players
against each other, half the seats each: every deal is played twice, with the seats turned.

The same game, players and seed give the same match on any machine.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

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


class GivenUp(NoAnswer):
    """The same, for as long as it is not asked again after it once had none: no further fault of its own."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """A match that computer players played: the rounds that were scored, the moves of seats, those that were refused.

    `finished` is False where the match was broken off at the most moves allowed; `result` is None then.
    """

    finished: bool
    sheet: tuple[RoundResult, ...]
    moves: int
    illegal: int
    result: MatchResult | None


def player(game: AnyGame, strength: Strength, playouts: int | None = None) -> Chooser:
    """A computer player of a strength, as `play` wants it; the sharp one searches with so many playouts."""
    return lambda view, dice: game.choose(strength, view, dice, playouts)


def play_match(
    game: AnyGame,
    strengths: Sequence[Strength],
    seed: int,
    most_moves: int = MOST_MOVES,
    playouts: int | None = None,
) -> MatchReport:
    """Play one match to its end, one computer player of a strength per seat. Raises RuleError for a wrong number."""
    choosers = [player(game, strength, playouts) for strength in strengths]
    return report(play(game, choosers, seed, most_moves))


def report(played: Iterator[Played]) -> MatchReport:
    """Run a match to its end and sum it up."""
    moves = illegal = 0
    state: MatchState | None = None
    for one in played:
        state = one.step.state
        moves += isinstance(one.move, SeatMove)
        illegal += one.faulty is not None
    result = None if state is None else state.result
    sheet = () if state is None else state.sheet
    return MatchReport(result is not None, sheet, moves, illegal, result)


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
            answer = need.answer(secret)
            played = Played(state, answer, game.apply(state, answer))
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
        return Played(state, move, game.apply(state, move))
    except (IllegalMove, NoAnswer) as why:
        window = view.claim_window
        by_clock = TurnTimedOut(view.turn) if window is None else WindowClosed(window.window)
        faulty = None if isinstance(why, GivenUp) else seat
        return Played(state, by_clock, game.apply(state, by_clock), move, faulty)


TWO_SIGMA: Final = 1.96
"""So many standard errors to each side hold the true value in 95 of 100 cases."""

SURE: Final = 2.6
"""So many standard errors away from nought a lead is clear enough to stop, though one looks again and again."""

LONGEST: Final = 20_000
"""Moves after which a round is given up."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What the first player had of a deal: the share of its two rounds won, and the lead in points a round.

    A round is won by whoever has the best points of it, which is the seat that goes out wherever what others laid does
    not count; seats that are level share it. A round in which the first player makes an illegal move, or has no answer,
    is lost: it is not won, and leads by nothing. The lead is for the first player where it is above zero, whether high
    or low totals win, and `points` are what a seat of that player had, more being better. `refused` counts moves that
    were illegal or never came.
    """

    won: float
    lead: float
    points: float = 0.0
    refused: int = 0


class Interval(NamedTuple):
    """A mean, and the bounds that hold the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def deals(game: AnyGame, one: Chooser, other: Chooser, seats: int, first: int = 0) -> Iterator[Deal]:
    """Deal after deal, without end, from the seed `first` on; the same on every call."""
    for number in count(first):
        yield both_ways(*(one_way(game, one, other, seats, number, turned) for turned in (0, 1)))


def both_ways(one: Deal, turned: Deal) -> Deal:
    """A deal of which each of the two rounds is known."""
    return Deal(
        (one.won + turned.won) / 2,
        (one.lead + turned.lead) / 2,
        (one.points + turned.points) / 2,
        one.refused + turned.refused,
    )


def one_way(game: AnyGame, one: Chooser, other: Chooser, seats: int, seed: int, turned: int) -> Deal:
    """One round of a deal, with the first player at the even seats, or at the odd ones where it is `turned` by one."""
    firsts = [(seat + turned) % 2 == 0 for seat in range(seats)]
    result, faults = first_round(game, [one if is_first else other for is_first in firsts], seed)
    return deal_of(game, result, faults, firsts)


def deal_of(game: AnyGame, result: RoundResult, faults: Sequence[int], firsts: Sequence[bool]) -> Deal:
    """What the first player had of a round, by the moves of each seat that were refused or never came."""
    lost = any(faults[seat] for seat, is_first in enumerate(firsts) if is_first)
    worth = worths(game, result.points)
    ours, theirs = sides(worth, firsts)
    won = 0.0 if lost else fmean(first for first, each in zip(firsts, worth, strict=True) if each == max(worth))
    lead = min(ours - theirs, 0.0) if lost else ours - theirs
    return Deal(won, lead, min(ours, theirs) if lost else ours, sum(faults))


def worths(game: AnyGame, points: Sequence[float]) -> list[float]:
    """Points of a round so that more are better, whether high or low totals win."""
    return [each if game.rules.match.best == "highest" else -each for each in points]


def sides(points: Sequence[float], firsts: Sequence[bool]) -> tuple[float, float]:
    """What a seat of the first player and a seat of the other have on average."""
    ours = fmean(each for each, is_first in zip(points, firsts, strict=True) if is_first)
    theirs = fmean(each for each, is_first in zip(points, firsts, strict=True) if not is_first)
    return ours, theirs


def first_round(game: AnyGame, choosers: Sequence[Chooser], seed: int) -> tuple[RoundResult, list[int]]:
    """The first round of a match, and how many moves of each seat were refused or never came.

    Raises RuntimeError where it comes to no end.
    """
    faults = [0] * len(choosers)
    for played in play(game, choosers, seed, LONGEST):
        if played.faulty is not None:
            faults[played.faulty] += 1
        if played.step.state.sheet:
            return played.step.state.sheet[0], faults
    raise RuntimeError(f"a round of {game.variant} came to no end")


class Tally(NamedTuple):
    """Independent values of which no more is kept than how many there were, their sum, and that of their squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, value: float) -> "Tally":
        return Tally(self.number + 1, self.total + value, self.squares + value * value)

    @property
    def mean(self) -> float:
        return self.total / self.number

    @property
    def error(self) -> float:
        """The standard error of their mean; there are at least two."""
        spread = max(self.squares - self.total * self.mean, 0.0)
        return sqrt(spread / (self.number - 1) / self.number)

    @property
    def interval(self) -> Interval:
        """Their mean and its bounds of 95 %; without bounds where there is but one."""
        width = TWO_SIGMA * self.error if self.number > 1 else float("inf")
        return Interval(self.mean, self.mean - width, self.mean + width)

    @property
    def is_clear(self) -> bool:
        """Whether they differ from nought by so much that more of them would hardly change it."""
        return self.number > 1 and abs(self.mean) > SURE * self.error

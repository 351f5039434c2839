"""Two players against each other, half the seats each: every deal is played twice, with the seats turned.

What the cards bring they bring to both, and what is left over is how they play. A deal gives one value: its two rounds
are not independent.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from statistics import fmean, stdev
from typing import Final, NamedTuple

from engine.match.match import AnyGame
from engine.match.selfplay import Chooser, play
from engine.match.state import MatchState
from engine.rules.scores import RoundResult

TWO_SIGMA: Final = 1.96
"""So many standard errors to each side hold the true value in 95 of 100 cases."""

SURE: Final = 2.6
"""So many standard errors away from nought a lead is clear enough to stop, though one looks again and again."""

LONGEST: Final = 20_000
"""Moves after which a round is given up."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What the first player had of a deal: the share of its two rounds won, and the lead in points a round.

    A round without a winner is half won. The lead is for the first player where it is above zero, whether high or low
    totals win.
    """

    won: float
    lead: float


class Interval(NamedTuple):
    """A mean, and the bounds that hold the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


def deals(game: AnyGame, one: Chooser, other: Chooser, seats: int, first: int = 0) -> Iterator[Deal]:
    """Deal after deal, without end, from the seed `first` on; the same on every call."""
    for number in count(first):
        rounds = [_round(game, one, other, seats, number, turned) for turned in (0, 1)]
        yield Deal(fmean(deal.won for deal in rounds), fmean(deal.lead for deal in rounds))


def _round(game: AnyGame, one: Chooser, other: Chooser, seats: int, seed: int, turned: int) -> Deal:
    firsts = [(seat + turned) % 2 == 0 for seat in range(seats)]
    result = first_round(game, [one if is_first else other for is_first in firsts], seed)
    points = [0 if score is None else score.points for score in result.seats]
    ours = fmean(each for each, is_first in zip(points, firsts, strict=True) if is_first)
    theirs = fmean(each for each, is_first in zip(points, firsts, strict=True) if not is_first)
    lead = (ours - theirs) * (1 if game.rules.match.best == "highest" else -1)
    return Deal(0.5 if result.winner is None else float(firsts[result.winner]), lead)


def first_round(game: AnyGame, choosers: Sequence[Chooser], seed: int) -> RoundResult:
    """The first round of a match. Raises RuntimeError where it comes to no end."""
    state: MatchState | None = None
    for played in play(game, choosers, seed, LONGEST):
        state = played.step.state
        if state.sheet:
            return state.sheet[0]
    raise RuntimeError(f"a round of {game.variant} came to no end")


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values, at least two, and its bounds of 95 %."""
    mean = fmean(values)
    width = TWO_SIGMA * stdev(values) / len(values) ** 0.5
    return Interval(mean, mean - width, mean + width)


def is_clear(values: Sequence[float]) -> bool:
    """Whether independent values differ from nought by so much that more of them would hardly change it."""
    return len(values) > 1 and abs(fmean(values)) > SURE * stdev(values) / len(values) ** 0.5

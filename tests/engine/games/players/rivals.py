"""Two computer players against each other, half the seats each; every deal is played twice, with the places changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from statistics import fmean, stdev
from typing import Final

from engine.match.match import Game
from engine.match.selfplay import play_match
from engine.variants import VARIANTS, game_of

TWO_SIGMA: Final = 1.96
"""So many standard errors to each side hold the true value in 95 of 100 cases."""


@dataclass(frozen=True)
class Deal:
    """What the better player had of a deal: the share of the two matches won, and its lead in points, a seat and match.

    The lead is for the better player where it is above zero, whether high or low totals win.
    """

    won: float
    lead: float


@cache
def short_game(variant: str) -> Game:
    """A variant, played for one round where a match has an agreed number of them."""
    fixed = VARIANTS[variant].rules.match.end == "fixed_rounds"
    return game_of(variant, {"match.rounds": 1} if fixed else {})


def deals(variant: str, seats: int, better: str, worse: str) -> Iterator[Deal]:
    """Deal after deal, without end; the same on every call."""
    game = short_game(variant)
    for number in count():
        places = ([(better, worse)[(seat + turn) % 2] for seat in range(seats)] for turn in (0, 1))
        first, second = (_match(game, strengths, better, number) for strengths in places)
        yield Deal((first.won + second.won) / 2, (first.lead + second.lead) / 2)


def _match(game: Game, strengths: Sequence[str], better: str, seed: int) -> Deal:
    played = play_match(game, strengths, seed)
    assert played.finished
    assert played.result is not None
    assert played.illegal == 0
    winners = [strengths[seat] == better for seat in played.result.winners]
    sign = 1 if game.rules.match.best == "highest" else -1
    leads = [
        (sign if strength == better else -sign) * total
        for strength, total in zip(strengths, played.result.totals, strict=True)
    ]
    return Deal(fmean(winners), 2 * sum(leads) / len(strengths))


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of independent values and the bounds that hold the true one in 95 of 100 cases."""
    mean = fmean(values)
    width = TWO_SIGMA * stdev(values) / len(values) ** 0.5
    return mean, mean - width, mean + width

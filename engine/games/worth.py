"""What the points of a round are worth to a seat, as the match stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, pi, sqrt
from typing import Final, NamedTuple

from engine.cards import Seat
from engine.games.views import MatchView
from engine.rules.scores import RoundResult

SPREAD: Final = 0.3
"""By what share of the target the lead of one player over another changes in a round, more or less."""


class Worth(NamedTuple):
    """How rounds are weighed: `sign` is 1 where high totals win, -1 where low ones do.

    `totals` are those before the round. In a match to a `target`, a point counts less the clearer the match stands, and
    what ends it counts as won or lost; None where every point counts alike.
    """

    sign: int
    totals: tuple[int, ...]
    target: int | None

    def of_round(self, result: RoundResult, seat: Seat) -> float:
        """What a finished round is worth to a seat, in points of lead."""
        return self.of_points([0 if score is None else score.points for score in result.seats], seat)

    def of_points(self, points: Sequence[float], seat: Seat) -> float:
        """What so many points are worth to a seat: its lead over the others on average, in points."""
        others = [each for at, each in enumerate(points) if at != seat]
        lead = self.sign * (points[seat] - sum(others) / len(others))
        if self.target is None:
            return lead
        return self._in_match(points, seat) - self._in_match([0] * len(points), seat)

    def _in_match(self, points: Sequence[float], seat: Seat) -> float:
        """The match's lead as a chance to win, in points: at its beginning a point counts as one."""
        target = self.target or 1
        totals = [before + more for before, more in zip(self.totals, points, strict=True)]
        lead = self.sign * totals[seat] - max(self.sign * total for at, total in enumerate(totals) if at != seat)
        left = target - max(totals)
        once = SPREAD * target
        whole = once * sqrt(target / once) * sqrt(pi / 2)
        if left <= 0:
            return whole * (1 if lead > 0 else -1 if lead < 0 else 0)
        spread = once * sqrt(max(left / once, 0.5))
        return whole * erf(lead / spread / sqrt(2))


def worth_of(view: MatchView) -> Worth:
    """How the round of a view is to be weighed."""
    match = view.rules.match
    sign = 1 if match.best == "highest" else -1
    target = match.target if match.end == "target" else None
    return Worth(sign, tuple(info.total for info in view.seats), target)

"""Ratings: a pure function of results, parameters and their version. One a person and game, per server and over all."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from typing import Final

from openskill.models import PlackettLuce

from bot.hosting.results.parameters import ANCHORED, MU, PARAMETERS, SIGMA, START, Parameters
from bot.records.results import Friendly, Rated, SeatResult, Skill

OVERALL: Final = 0
"""Stands for the server in a rating over all servers."""
A_DAY: Final = 3
"""So many matches between the same people count on a day (UTC)."""
BEGIN: Final = 1000
DOUBT: Final = 2.0
Key = tuple[int, str, int]
"""Whose rating: server, variant, user."""
Company = tuple[date, frozenset[int]]


def shown(skill: Skill, parameters: Parameters) -> int:
    """The number that people see: mean less doubt, everybody begins at 1,000. Of two whose doubt is small the one who
    is 400 ahead wins ten times of eleven, as in Elo's scale.
    """
    scale = 400 / math.log(10) / (math.sqrt(2) * parameters.beta)
    return round(BEGIN + scale * (skill.mu - MU - DOUBT * (skill.sigma - SIGMA)))


def is_provisional(skill: Skill, parameters: Parameters) -> bool:
    """Whether a rating is not sure enough yet to be compared."""
    return skill.sigma > parameters.settled


@cache
def model_of(beta: float, tau: float) -> PlackettLuce:
    """The model with these parameters."""
    return PlackettLuce(beta=beta, tau=tau)


def rate(seats: Sequence[SeatResult], before: Sequence[Skill], parameters: Parameters) -> list[Skill]:
    """What is believed of each seat after a match, by what was believed before. Computer players do not move."""
    model = model_of(parameters.beta, parameters.tau)
    sides, ranks = sides_of(seats)
    rated = model.rate(
        [[model.rating(mu=before[one].mu, sigma=before[one].sigma) for one in side] for side in sides], ranks=ranks
    )
    after = list(before)
    for side, found in zip(sides, rated, strict=True):
        for one, rating in zip(side, found, strict=True):
            if seats[one].user_id is not None:
                after[one] = Skill(rating.mu, rating.sigma)
    return after


def sides_of(seats: Sequence[SeatResult]) -> tuple[list[list[int]], list[float]]:
    """Who plays together, by their indexes, and how each side ended: less is better, who left is behind all people."""
    last = max((one.place for one in seats if one.user_id is not None), default=0)
    places = [max(one.place, last + 0.5) if one.left else float(one.place) for one in seats]
    teams: dict[int, list[int]] = {}
    for index, one in enumerate(seats):
        teams.setdefault(-index - 1 if one.team is None else one.team, []).append(index)
    sides = list(teams.values())
    return sides, [min(places[one] for one in side) for side in sides]


@dataclass(slots=True)
class Book:
    """Ratings as they stand; `rate` goes on with the next match, in the order of ends and matches."""

    skills: dict[Key, Skill] = field(default_factory=dict)
    matches: Counter[Key] = field(default_factory=Counter)
    names: dict[Key, str] = field(default_factory=dict)
    companies: Counter[Company] = field(default_factory=Counter)
    parameters: Mapping[str, Parameters] = field(default_factory=lambda: PARAMETERS)

    def rate(self, seats: Sequence[SeatResult]) -> list[Rated]:
        """The seats of a match with their ratings after it; without where it does not count."""
        first = seats[0]
        parameters = self.parameters.get(first.variant)
        if first.friendly not in (None, Friendly.OFTEN):
            return [Rated(one) for one in seats]
        if parameters is None:
            return [Rated(replace(one, friendly=Friendly.NO_RATING)) for one in seats]
        company = company_of(seats)
        if self.companies[company] >= A_DAY:
            return [Rated(replace(one, friendly=Friendly.OFTEN)) for one in seats]
        self.companies[company] += 1
        here, overall = (self._rated(seats, guild_id, parameters) for guild_id in (first.guild_id, OVERALL))
        return [
            Rated(replace(one, friendly=None) if one.friendly else one, *both if one.user_id is not None else ())
            for one, *both in zip(seats, here, overall, strict=True)
        ]

    def _rated(self, seats: Sequence[SeatResult], guild_id: int, parameters: Parameters) -> list[Skill]:
        keys = [None if one.user_id is None else (guild_id, one.variant, one.user_id) for one in seats]
        before = [
            anchor(one.computer, parameters) if key is None else self.skills.get(key, START)
            for one, key in zip(seats, keys, strict=True)
        ]
        after = rate(seats, before, parameters)
        for one, key, skill in zip(seats, keys, after, strict=True):
            if key is not None:
                self.skills[key], self.names[key] = skill, one.name
                self.matches[key] += 1
        return after


def anchor(computer: str | None, parameters: Parameters) -> Skill:
    """How strong a computer player is, by its strength and version; like a beginner where nobody knows."""
    strength = (computer or "").partition("/")[0]
    return Skill(parameters.anchors.get(strength, MU), ANCHORED)


def company_of(seats: Sequence[SeatResult]) -> Company:
    """The people of a match, and its day."""
    return seats[0].ended.date(), frozenset(one.user_id for one in seats if one.user_id is not None)


def by_match(rows: Sequence[SeatResult]) -> Iterator[list[SeatResult]]:
    """The seats of each match, of rows in the order of ends, matches and seats."""
    match: list[SeatResult] = []
    for row in rows:
        if match and match[0].match_id != row.match_id:
            yield match
            match = []
        match.append(row)
    if match:
        yield match

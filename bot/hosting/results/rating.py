"""Ratings: a pure function of results, parameters and their version. One a person and game, per server and over all."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

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
    after = _rate(seats, *sides_of(seats), [model.rating(*one) for one in before], model)
    return [Skill(one.mu, one.sigma) for one in after]


def _rate(
    seats: Sequence[SeatResult],
    sides: Sequence[Sequence[int]],
    ranks: list[float],
    before: list[PlackettLuceRating],
    model: PlackettLuce,
) -> list[PlackettLuceRating]:
    after = before.copy()
    rated = model.rate([[before[one] for one in side] for side in sides], ranks=ranks)
    for side, found in zip(sides, rated, strict=True):
        for one, rating in zip(side, found, strict=True):
            if seats[one].user_id is not None:
                after[one] = rating
    return after


def sides_of(seats: Sequence[SeatResult]) -> tuple[list[list[int]], list[float]]:
    """Who plays together, by their indexes, and how each side ended: less is better, who left is behind all people."""
    places = [float(one.place) for one in seats]
    if any(one.left for one in seats):
        last = max(one.place for one in seats if one.user_id is not None) + 0.5
        places = [max(place, last) if one.left else place for one, place in zip(seats, places, strict=True)]
    if seats[0].team is None:
        return [[index] for index in range(len(seats))], places
    teams: dict[int | None, list[int]] = {}
    for index, one in enumerate(seats):
        teams.setdefault(one.team, []).append(index)
    sides = list(teams.values())
    return sides, [min(places[one] for one in side) for side in sides]


@dataclass(slots=True)
class Book:
    """Ratings as they stand, of `skills` to begin with; `rate` goes on with the next match, in the order of ends and
    matches.
    """

    skills: dict[Key, Skill] = field(default_factory=dict)
    matches: dict[Key, int] = field(default_factory=dict)
    names: dict[Key, str] = field(default_factory=dict)
    companies: Counter[Company] = field(default_factory=Counter)
    parameters: Mapping[str, Parameters] = field(default_factory=lambda: PARAMETERS)
    _known: dict[Key, PlackettLuceRating] = field(default_factory=dict)

    def rate(self, seats: Sequence[SeatResult]) -> list[Rated]:
        """The seats of a match with their ratings after it; without where it does not count."""
        first = seats[0]
        parameters = self.parameters.get(first.variant)
        if first.friendly is not None and first.friendly is not Friendly.OFTEN:
            return [Rated(one) for one in seats]
        if parameters is None:
            return [Rated(replace(one, friendly=Friendly.NO_RATING)) for one in seats]
        company = company_of(seats)
        met = self.companies.get(company, 0)
        if met >= A_DAY:
            return [Rated(replace(one, friendly=Friendly.OFTEN)) for one in seats]
        self.companies[company] = met + 1
        sides, ranks = sides_of(seats)
        model = model_of(parameters.beta, parameters.tau)
        found = []
        for guild_id in (first.guild_id, OVERALL):
            before = [
                self._rating((guild_id, one.variant, one.user_id), model)
                if one.user_id is not None
                else model.rating(*anchor(one.computer, parameters))
                for one in seats
            ]
            found.append(self._kept(seats, guild_id, _rate(seats, sides, ranks, before, model)))
        return [
            Rated(one if one.friendly is None else replace(one, friendly=None), here, overall)
            if one.user_id is not None
            else Rated(one)
            for one, here, overall in zip(seats, *found, strict=True)
        ]

    def _rating(self, key: Key, model: PlackettLuce) -> PlackettLuceRating:
        known = self._known.get(key)
        return model.rating(*self.skills.get(key, START)) if known is None else known

    def _kept(self, seats: Sequence[SeatResult], guild_id: int, after: list[PlackettLuceRating]) -> list[Skill]:
        """Keep the ratings after a match; gives them as values."""
        skills = []
        for one, rating in zip(seats, after, strict=True):
            skills.append(Skill(rating.mu, rating.sigma))
            if one.user_id is not None:
                key = guild_id, one.variant, one.user_id
                self._known[key], self.names[key] = rating, one.name
                self.matches[key] = self.matches.get(key, 0) + 1
        return skills

    @property
    def ratings(self) -> dict[Key, Skill]:
        """The ratings of everybody who was rated in this book."""
        return {key: Skill(one.mu, one.sigma) for key, one in self._known.items()}


def anchor(computer: str | None, parameters: Parameters) -> Skill:
    """How strong a computer player is, by its strength and version; like a beginner where nobody knows."""
    strength = (computer or "").partition("/")[0]
    return Skill(parameters.anchors.get(strength, MU), ANCHORED)


def company_of(seats: Sequence[SeatResult]) -> Company:
    """The people of a match, and its day."""
    return seats[0].ended.date(), frozenset(one.user_id for one in seats if one.user_id is not None)

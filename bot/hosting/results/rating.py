"""Ratings: a pure function of results, parameters and their version. One a person and game, per server and over all."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from itertools import chain
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.hosting.results.counting import standing
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
Company = frozenset[int]


def shown(skill: Skill, parameters: Parameters) -> int:
    """The number that people see, 1,000 at first, mean less doubt; 400 ahead wins ten times of eleven, as by Elo."""
    scale = 400 / math.log(10) / (math.sqrt(2) * parameters.beta)
    return round(BEGIN + scale * (skill.mu - MU - DOUBT * (skill.sigma - SIGMA)))


def is_provisional(skill: Skill, parameters: Parameters) -> bool:
    """Whether a rating is not sure enough yet to be compared: some of the doubt that one begins with must be gone."""
    return skill.sigma > min(1.3 * parameters.stationary, 0.85 * SIGMA)


@cache
def model_of(beta: float, tau: float) -> PlackettLuce:
    """The model with these parameters."""
    return PlackettLuce(beta=beta, tau=tau)


def sides_of(seats: Sequence[SeatResult]) -> tuple[list[list[int]], list[float]]:
    """Who plays together, by their indexes, and how each side ended: less is better, who left is behind all people."""
    people, left = [one.user_id is not None for one in seats], [one.left for one in seats]
    places = [float(place) for place in standing([one.place for one in seats], people, left)]
    if seats[0].team is None:
        return [[index] for index in range(len(seats))], places
    teams: dict[int | None, list[int]] = {}
    for index, one in enumerate(seats):
        teams.setdefault(one.team, []).append(index)
    sides = list(teams.values())
    return sides, [min(places[one] for one in side) for side in sides]


@dataclass(slots=True)
class Believed:
    """What is believed of somebody in a game after so many matches of a book; their name in the last of them."""

    rating: PlackettLuceRating
    name: str = ""
    matches: int = 0

    @property
    def skill(self) -> Skill:
        """As it is kept."""
        return Skill(self.rating.mu, self.rating.sigma)


@dataclass(slots=True)
class Book:
    """Ratings as they stand, of `skills` to begin with, on a `day` on which `companies` have had so many rated matches.
    `rate` goes on with the next match, in the order of ends and matches. Of everybody whom it rated it has what is
    `known` now.
    """

    skills: Mapping[Key, Skill] = field(default_factory=dict)
    day: date | None = None
    companies: Counter[Company] = field(default_factory=Counter)
    known: dict[Key, Believed] = field(default_factory=dict)

    def rate(self, seats: Sequence[SeatResult]) -> list[Rated]:
        """The seats of a match with their ratings after it; without where it does not count."""
        first = seats[0]
        parameters = PARAMETERS.get(first.variant)
        if first.friendly not in (None, Friendly.OFTEN):
            return [Rated(one) for one in seats]
        company, day = company_of(seats), first.ended.date()
        if day != self.day:
            self.day, self.companies = day, Counter()
        met = self.companies[company]
        if parameters is None or met >= A_DAY:
            why = Friendly.NO_RATING if parameters is None else Friendly.OFTEN
            return [Rated(replace(one, friendly=why)) for one in seats]
        self.companies[company] = met + 1
        sides, ranks = sides_of(seats)
        in_order = [at for side in sides for at in side]
        model = model_of(parameters.beta, parameters.tau)
        after = []
        for guild_id in (first.guild_id, OVERALL):
            believed = [
                Believed(model.rating(*anchor(one.computer, parameters)))
                if one.user_id is None
                else self._of((guild_id, one.variant, one.user_id), model)
                for one in seats
            ]
            rated = model.rate([[believed[at].rating for at in side] for side in sides], ranks=ranks)
            for at, rating in zip(in_order, chain.from_iterable(rated), strict=True):
                mine = believed[at]
                mine.rating = rating
                mine.matches += 1
            after.append(believed)
        found = []
        for one, here, overall in zip(seats, *after, strict=True):
            if one.user_id is None:
                found.append(Rated(one))
                continue
            here.name = overall.name = one.name
            counts = one if one.friendly is None else replace(one, friendly=None)
            found.append(Rated(counts, here.skill, overall.skill))
        return found

    def _of(self, key: Key, model: PlackettLuce) -> Believed:
        believed = self.known.get(key)
        if believed is None:
            believed = self.known[key] = Believed(model.rating(*self.skills.get(key, START)))
        return believed


def anchor(computer: str | None, parameters: Parameters) -> Skill:
    """How strong a computer player is, by its strength and version; like a beginner where nobody knows."""
    strength = (computer or "").partition("/")[0]
    return Skill(parameters.anchors.get(strength, MU), ANCHORED)


def company_of(seats: Sequence[SeatResult]) -> Company:
    """The people of a match."""
    return frozenset(one.user_id for one in seats if one.user_id is not None)

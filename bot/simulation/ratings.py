"""How well ratings predict: simulated people whose strength acts through round scores resampled from self-play, never
through the model of the ratings.

A person of strength 1.3 plays three rounds of ten as the third of the four computer players would, and the others as
the second; a round's scores are those of a round of self-play at a table of just these players. Deals are split: no
round that anything was fitted to is in a test.
"""

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from statistics import fmean, stdev
from typing import Final

from bot.hosting.results.counting import teams_of
from bot.hosting.results.parameters import MU, SIGMA, Parameters
from bot.hosting.results.rating import model_of
from engine.games.strengths import Strength
from engine.match.selfplay import play_match
from engine.match.state import agreed_rounds, totals_of
from engine.variants import variant_of

LEVELS: Final = tuple(Strength)
PLAYOUTS: Final = 4
"""With so many the sharp player searches here: it is to be better than the others, not at its best."""
IMPROVING: Final = 3
"""One person of so many gains a level within their first hundred matches."""
DRIFTING: Final = 10_000
TABLES_OF_TWO: Final = 10
Table = tuple[int, ...]
"""The level of each seat."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Rounds of self-play by table: what each seat scored, more is better. `teams` are those of each seat."""

    rounds: Mapping[Table, Sequence[tuple[float, ...]]]
    teams: tuple[int | None, ...]
    in_match: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match: who played on each side, the best side first, and how the sides ended."""

    sides: tuple[tuple[int, ...], ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """How well ratings predict matches that nothing was fitted to: mean log loss of the full order, in nats, against
    chance and a pairwise Elo; `clear` is the lead over chance in standard errors. `kendall` compares the order by
    rating with true strength, after 60 matches a person; `drift` is in `stationary` sigmas over ten times the matches,
    at most 10,000.
    """

    matches: int
    log_loss: float
    uniform: float
    elo: float
    clear: float
    kendall_20: float
    kendall: float
    drift: float

    @property
    def why_not(self) -> str:
        """Why a game that predicts like this has no ratings: empty where it has."""
        checks = {
            "chance": self.clear >= 2.6,
            "elo": self.log_loss <= self.elo + 0.005,
            "drift": abs(self.drift) <= 0.1,
            "order": self.kendall_20 >= 0.4 and self.kendall >= 0.6,
        }
        return next((name for name, holds in checks.items() if not holds), "")


def deal(variant: str, seats: int, rounds: int, seed: int) -> Deals:
    """Play so many rounds at every table of two of the four computer players; of more seats there are more tables, and
    as many fewer rounds at each. Raises RuleError for a wrong number of seats.
    """
    game = variant_of(variant).game
    sign = 1 if game.rules.match.best == "highest" else -1
    chance = random.Random(seed)  # noqa: S311 - nobody's cards
    found: dict[Table, list[tuple[float, ...]]] = {}
    teams: tuple[int | None, ...] = (None,) * seats
    lengths = []
    in_teams = game.family == "suit_rows" and seats > 2
    tables = [*(product(range(4), repeat=seats) if in_teams else combinations_with_replacement(range(4), seats))]
    rounds = max(4, rounds * TABLES_OF_TWO // len(tables))
    for table in tables:
        pool = found.setdefault(table, [])
        while len(pool) < rounds:
            order = list(range(seats))
            if not in_teams:
                chance.shuffle(order)
            seated = [LEVELS[table[one]] for one in order]
            played = play_match(game, seated, chance.getrandbits(62), playouts=PLAYOUTS)
            lengths.append(len(played.sheet))
            teams = teams_of(played.sheet, seats)
            for one in played.sheet:
                if all(score is not None for score in one.seats):
                    scored = totals_of([one], seats)
                    by_table = [0.0] * seats
                    for seat, place in enumerate(order):
                        by_table[place] = float(sign * scored[seat])
                    pool.append(tuple(by_table))
    alternating = tuple(seat % 2 for seat in range(seats)) if any(one is not None for one in teams) else teams
    in_match = agreed_rounds(game.rules, seats) or max(1, round(fmean(lengths)))
    return Deals(found, alternating, in_match)


class People:
    """People of known strength, from 0 to 3, who meet at random."""

    def __init__(self, number: int, seed: int, *, improve: bool) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - as above
        self.strengths = [self._chance.uniform(0, len(LEVELS) - 1) for _ in range(number)]
        self._improve = improve
        self.played = [0] * number

    def strength(self, person: int) -> float:
        """How strong somebody is now."""
        gained = min(self.played[person] / 100, 1.0) if self._improve and person % IMPROVING == 0 else 0.0
        return min(self.strengths[person] + gained, len(LEVELS) - 1)

    def play(self, tables: Sequence[Deals], matches: int) -> Iterator[Outcome]:
        """So many matches, each at one of these tables."""
        for _ in range(matches):
            deals = self._chance.choice(tables)
            seated = self._chance.sample(range(len(self.strengths)), len(deals.teams))
            yield self._match(deals, seated)
            for one in seated:
                self.played[one] += 1

    def _match(self, deals: Deals, seated: Sequence[int]) -> Outcome:
        totals = [0.0] * len(seated)
        for _ in range(deals.in_match):
            levels = [self._level(one) for one in seated]
            key = tuple(levels)
            order: Sequence[int] = range(len(seated))
            if key not in deals.rounds:
                order = sorted(order, key=levels.__getitem__)
                key = tuple(sorted(levels))
            for place, points in zip(order, self._chance.choice(deals.rounds[key]), strict=True):
                totals[place] += points
        return ended(seated, totals, deals.teams)

    def _level(self, person: int) -> int:
        strength = self.strength(person)
        return min(int(strength) + (self._chance.random() < strength % 1), len(LEVELS) - 1)


def ended(seated: Sequence[int], totals: Sequence[float], teams: Sequence[int | None]) -> Outcome:
    """A match by the totals of its seats, more is better."""
    sides: dict[object, list[int]] = {}
    for seat, team in enumerate(teams):
        sides.setdefault(("alone", seat) if team is None else team, []).append(seat)
    summed = [(-sum(totals[seat] for seat in side), tuple(seated[seat] for seat in side)) for side in sides.values()]
    summed.sort()
    ranks = tuple(sum(other < mine for other, _ in summed) for mine, _ in summed)
    return Outcome(tuple(side for _, side in summed), ranks)


class Believed:
    """Ratings by the model that the host uses, and what they say of a match before it."""

    def __init__(self, beta: float, tau: float) -> None:
        self._model, self._beta = model_of(beta, tau), beta
        self.known: dict[int, tuple[float, float]] = {}

    def of(self, person: int) -> tuple[float, float]:
        return self.known.get(person, (MU, SIGMA))

    def loss(self, outcome: Outcome) -> float:
        """The negative logarithm of the probability of a full order."""
        sides = [[self.of(one) for one in side] for side in outcome.sides]
        spread = math.sqrt(sum(sum(sigma**2 for _, sigma in side) + self._beta**2 for side in sides))
        return _order_loss([sum(mu for mu, _ in side) / spread for side in sides])

    def learn(self, outcome: Outcome) -> None:
        """Go on by a match."""
        given = [[self._model.rating(*self.of(one)) for one in side] for side in outcome.sides]
        rated = self._model.rate(given, ranks=[float(rank) for rank in outcome.ranks])
        for side, found in zip(outcome.sides, rated, strict=True):
            for one, rating in zip(side, found, strict=True):
                self.known[one] = rating.mu, rating.sigma


class Elo:
    """The peer: Elo's rating of each pair of a match, with one number to fit."""

    def __init__(self, k: float) -> None:
        self._k = k * math.log(10) / 400
        self.known: dict[int, float] = {}

    def loss(self, outcome: Outcome) -> float:
        return _order_loss([fmean(self.known.get(one, 0.0) for one in side) for side in outcome.sides])

    def learn(self, outcome: Outcome) -> None:
        rating, ranks = [fmean(self.known.get(one, 0.0) for one in side) for side in outcome.sides], outcome.ranks
        for index, side in enumerate(outcome.sides):
            gained = 0.0
            for other in range(len(outcome.sides)):
                if other != index:
                    won = (ranks[other] > ranks[index]) + (ranks[other] == ranks[index]) / 2
                    gained += won - 1 / (1 + math.exp(rating[other] - rating[index]))
            for one in side:
                self.known[one] = self.known.get(one, 0.0) + self._k * gained / (len(outcome.sides) - 1)


def _order_loss(worth: Sequence[float]) -> float:
    left = [math.exp(one) for one in worth]
    return -sum(math.log(one / sum(left[index:])) for index, one in enumerate(left))


def losses(rater: Believed | Elo, matches: Sequence[Outcome]) -> list[float]:
    """What each match from the second third on surprised a rater who learnt all before it."""
    found = []
    for number, outcome in enumerate(matches):
        if 3 * number >= len(matches):
            found.append(rater.loss(outcome))
        rater.learn(outcome)
    return found


def judge(tables: Sequence[Deals], parameters: Parameters, k: float, people: int, matches: int, seed: int) -> Judged:
    """How well parameters predict on deals and people that they were not fitted to."""
    outcomes = list(People(people, seed, improve=True).play(tables, matches))
    ours = losses(Believed(parameters.beta, parameters.tau), outcomes)
    chance = [math.lgamma(len(one.sides) + 1) for one in outcomes[-len(ours) :]]
    lead = [by_chance - one for by_chance, one in zip(chance, ours, strict=True)]
    after_20, after_60 = _kendalls(tables, parameters, people, seed + 2)
    return Judged(
        matches=len(ours),
        log_loss=fmean(ours),
        uniform=fmean(chance),
        elo=fmean(losses(Elo(k), outcomes)),
        clear=fmean(lead) / (stdev(lead) / math.sqrt(len(lead)) or 1.0),
        kendall_20=after_20,
        kendall=after_60,
        drift=_drift(tables, parameters, min(DRIFTING, 10 * matches), seed + 3),
    )


def _kendalls(tables: Sequence[Deals], parameters: Parameters, people: int, seed: int) -> tuple[float, float]:
    crowd, rater = People(people, seed, improve=False), Believed(parameters.beta, parameters.tau)
    seats = fmean(len(one.teams) for one in tables)
    found = []
    for more in (20, 40):
        for outcome in crowd.play(tables, round(more * people / seats)):
            rater.learn(outcome)
        found.append(kendall([rater.of(one)[0] for one in range(people)], crowd.strengths))
    return found[0], found[1]


def kendall(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two orders of the same people agree: 1 where they are one, 0 by chance."""
    agreed = pairs = 0
    for index in range(len(one)):
        for second in range(index):
            pairs += 1
            same = (one[index] - one[second]) * (other[index] - other[second])
            agreed += (same > 0) - (same < 0)
    return agreed / pairs


def _drift(tables: Sequence[Deals], parameters: Parameters, matches: int, seed: int) -> float:
    """How far the mean of everybody moves over so many matches in which nobody changes, in stationary sigmas."""
    rater = Believed(parameters.beta, parameters.tau)
    for outcome in People(100, seed, improve=False).play(tables, matches):
        rater.learn(outcome)
    return (fmean(rater.of(one)[0] for one in range(100)) - MU) / parameters.stationary

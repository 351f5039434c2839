"""New runs that must hold freed jokers: each contains a fresh joker and no meld that lay on the table before."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from engine.cards import JOKER
from engine.melds.meld import most_jokers, run_starts
from engine.solver.asked import Meter, Problem, face_at
from engine.solver.open_runs import Open, OpenRuns
from engine.solver.uses import NO_JOKERS, Pool, Schedule


class UnderWay(NamedTuple):
    """A new run that goes on: what it takes yet, place by place, and the open run that it is so far."""

    rest: Schedule
    so_far: Open


class Beginning(NamedTuple):
    """What new runs do at a place: the naturals they take here, the jokers of those that begin here and what the spare
    ones cost, the runs that begin, and the number of how they all go on.
    """

    taken: int
    jokers: Pool
    cost: int
    begun: tuple[Schedule, ...]
    then: int


@dataclass(eq=False)
class FreshRuns:
    """The new runs of one suit in a problem. How runs under way go on is told by a number; 0 is none under way."""

    _problem: Problem
    _suit: int
    _runs: OpenRuns
    _pool: Pool
    _totals: Sequence[int]
    _spare_joker: Sequence[int]
    _meter: Meter

    def __post_init__(self) -> None:
        self._under_way: list[tuple[UnderWay, ...]] = [()]
        self._numbers: dict[tuple[UnderWay, ...], int] = {(): 0}
        self._known: dict[tuple[int, int, int], list[Beginning]] = {}
        self._new: dict[int, list[tuple[Schedule, Pool, int]]] = {}
        suits = (self._suit, JOKER.suit)
        in_suit = [meld for meld in self._problem.before if all(card.suit in suits for card in meld.cards)]
        self._old = [(set(meld.cards) - {JOKER}, meld.cards.count(JOKER)) for meld in in_suit]

    def at(self, place: int, under_way: int, fresh: int) -> list[Beginning]:
        """How the runs under way go on here, with or without others that begin here with so many fresh jokers."""
        key = (place, under_way, fresh)
        known = self._known.get(key)
        if known is None:
            self._known[key] = known = list(self._find(place, self._under_way[under_way], fresh))
        return known

    def under_way(self, number: int) -> tuple[tuple[Open, ...], int]:
        """The open runs that the runs under way are so far, and how many jokers they take yet."""
        runs = self._under_way[number]
        return tuple(run.so_far for run in runs), sum(run.rest.count(False) for run in runs)

    def _find(self, place: int, under_way: tuple[UnderWay, ...], fresh: int) -> Iterator[Beginning]:
        for begun, jokers, cost in self._begun(place, fresh):
            taken = sum(run.rest[0] for run in under_way) + sum(schedule[0] for schedule in begun)
            if taken <= self._totals[place]:
                going_on = [self._longer(run.rest, run.so_far) for run in under_way]
                going_on += [self._longer(schedule, None) for schedule in begun]
                yield Beginning(taken, jokers, cost, begun, self._number([run for run in going_on if run.rest]))

    def _longer(self, rest: Schedule, so_far: Open | None) -> UnderWay:
        longer = self._runs.extended(so_far, joker=not rest[0])
        if longer is None:
            raise AssertionError("a new run bears its jokers")
        return UnderWay(rest[1:], longer)

    def _number(self, runs: list[UnderWay]) -> int:
        going_on = tuple(sorted(runs))
        known = self._numbers.get(going_on)
        if known is None:
            self._meter.spend()
            self._numbers[going_on] = known = len(self._under_way)
            self._under_way.append(going_on)
        return known

    def _begun(self, place: int, fresh: int) -> Iterator[tuple[tuple[Schedule, ...], Pool, int]]:
        """New runs with so many fresh jokers at most that may begin here: the runs, their jokers, what those cost."""
        yield (), NO_JOKERS, 0
        if fresh and place not in self._new:
            self._new[place] = list(self._new_runs(place))
        for schedule, jokers, cost in self._new[place] if fresh else ():
            if jokers.fresh <= fresh:
                for more, others, more_cost in self._begun(place, fresh - jokers.fresh):
                    if (not more or more[0] >= schedule) and self._pool.holds(jokers.plus(others)):
                        yield (schedule, *more), jokers.plus(others), cost + more_cost

    def _new_runs(self, place: int) -> Iterator[tuple[Schedule, Pool, int]]:
        """The new runs from a place, their jokers, and what the spare ones of those cost.

        A run of twice the least length can be laid as two, of which one is new and has the joker.
        """
        rules = self._problem
        for length in range(rules.run.min, 2 * rules.run.min):
            if place not in run_starts(rules.run, length):
                continue
            for schedule in product((True, False), repeat=length):
                jokers = schedule.count(False)
                places = range(place, place + length)
                there = all(self._totals[at] for at, natural in zip(places, schedule, strict=True) if natural)
                if not 0 < jokers <= min(most_jokers(rules.joker, length), sum(self._pool)) or not there:
                    continue
                faces = {face_at(self._suit, at) for at, natural in zip(places, schedule, strict=True) if natural}
                if not any(old <= faces and held <= jokers for old, held in self._old):
                    costs = [self._spare_joker[at] for at, natural in zip(places, schedule, strict=True) if not natural]
                    costs.sort()
                    for fresh in range(1, min(jokers, self._pool.fresh) + 1):
                        for spare in range(jokers - fresh + 1):
                            pool = Pool(jokers - fresh - spare, spare, fresh)
                            if self._pool.holds(pool):
                                yield schedule, pool, sum(costs[:spare])

"""What a search goes through: the pieces of a problem in the order in which they are dealt with, and its jokers.

Place by place come the suits, one after another, and then the sets of that rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from operator import add
from typing import Final

from engine.cards import JOKER, SUITS
from engine.melds.meld import Meld, MeldKind
from engine.rules.melding import JokerRules, SetRules
from engine.solver.fresh_sets import FreshSets, fresh_sets, old_sets
from engine.solver.meter import Meter
from engine.solver.open_runs import open_runs
from engine.solver.prices import NEVER, Prices, RankOffer
from engine.solver.problem import INDEXES, PLACES, Problem, face_at
from engine.solver.rank_sets import EMPTY, Joins, Placing, PricedPlacing, RankSets, Refunds, RepeatingSets
from engine.solver.suit_runs import Bounds, Costs, SuitRuns, shared, suit_runs
from engine.solver.uses import Pool

_NO_SETS: Final = RankSets(SetRules(), JokerRules(), 0)
_NO_JOINS: Final[tuple[Joins | None, ...]] = (None,) * SUITS


@dataclass(frozen=True, slots=True)
class SuitCell:
    """The pieces of one place of a suit's line.

    `places` are the places where the bounds of all suits count from, once this cell is dealt with. What pieces put to
    sets come to is looked up in `placing`; what the sets of higher ranks cost at least is `later`. It may be the cell
    with which a place `begins`, or the last one, where it `ends` and the sets of the rank come next.
    """

    runs: SuitRuns
    suit: int
    place: int
    places: tuple[int, ...]
    placing: Placing
    later: Bounds
    begins: bool
    ends: bool = field(default=False)


@dataclass(frozen=True, slots=True)
class RankCell:
    """The sets of a rank, once all its suits are dealt with."""

    sets: RankSets
    place: int
    places: tuple[int, ...]
    later: Bounds
    begins: bool = False


Cell = SuitCell | RankCell


class Layout:
    """The cells of a problem in order, the runs of its suits, and its jokers.

    Of the spare jokers in `pool` so many as `may_keep` says may be left over. `spare_cost` says by place what a spare
    joker costs where it is laid: what it might have saved. All sets together cost `later` at least.
    """

    def __init__(self, problem: Problem, meter: Meter) -> None:
        self._problem = problem
        self.pool, self.may_keep = _pool(problem)
        self.runs = open_runs(problem.run, problem.joker, problem.all_jokers)
        self._totals = list(map(add, problem.must, problem.may))
        self._counts = [[self._totals[index] for index in faces] for faces in INDEXES]
        self._sets = {place: self._sets_at(place) for place in self._ranks()}
        self.spare_cost = [self._spare_cost(place) for place in range(PLACES + 1)]
        self.suits = self._suit_runs(meter)
        self.later: Bounds = (0,) * (sum(self.pool) + 1)
        self.cells = list(self._cells(None))

    def priced(self, prices: Prices) -> Layout:
        """The same, the suits paying such prices for what they put to sets, which the sets of each rank are paid."""
        other = copy(self)
        other.suits = [runs.priced(here) for runs, here in zip(self.suits, prices, strict=True)]
        other.cells = list(other._cells(prices))
        return other

    def _suit_runs(self, meter: Meter) -> list[SuitRuns]:
        problem = self._problem
        joins = [self._sets[at].joins(self._counts[at]) if at in self._sets else _NO_JOINS for at in range(PLACES + 1)]
        missed = [problem.aim.cost[faces[0]] for faces in INDEXES]
        costs = [Costs(missed, self.spare_cost, [each[suit] for each in joins]) for suit in range(SUITS)]
        return [suit_runs(problem, suit, self.runs, self.pool, costs[suit], meter) for suit in range(SUITS)]

    def offers(self) -> list[RankOffer]:
        """What there is for the sets of each rank."""
        return [RankOffer(place, sets, tuple(self._counts[place])) for place, sets in self._sets.items()]

    def _ranks(self) -> Iterator[int]:
        """The places at which the sets of a rank are looked at."""
        for place in self._problem.places():
            end_of_line = self._problem.aces_twice and place == PLACES
            if not end_of_line and (any(self._counts[place]) or (self._problem.jokers and self._set_pins(place))):
                yield place

    def _set_pins(self, place: int) -> tuple[Meld, ...]:
        """The sets of a rank that stay as they lie."""
        rank = face_at(0, place).rank
        return tuple(pin for pin in self._problem.pins if pin.kind is MeldKind.SET and pin.cards[0].rank == rank)

    def _sets_at(self, place: int) -> RankSets:
        problem, jokers = self._problem, sum(self.pool)
        pins = self._set_pins(place) if problem.pins else ()
        if not problem.set.distinct_suits:
            if pins:
                return RepeatingSets(problem.set, problem.joker, jokers, pins)
            return plain_sets(problem.set, problem.joker, jokers)
        if problem.fresh:
            old = old_sets(problem.before, face_at(0, place).rank)
            if pins:
                return FreshSets(problem.set, problem.joker, jokers, old, pins, declared=problem.declared)
            return fresh_sets(problem.set, problem.joker, jokers, old)
        if pins:
            return RankSets(problem.set, problem.joker, jokers, pins, declared=problem.declared)
        return plain_sets(problem.set, problem.joker, jokers)

    def _cells(self, prices: Prices | None) -> Iterator[Cell]:
        places = [runs.first for runs in self.suits]
        refunds = {} if prices is None else self._refunds(prices)
        later = self._later(refunds)
        for place in self._problem.places():
            here = [suit for suit, runs in enumerate(self.suits) if place in runs.active]
            sets = self._sets.get(place)
            counts = self._counts[place] if sets else [0] * SUITS
            for suit in here:
                yet = sum(counts[other] << 3 * other for other in range(suit + 1, SUITS))
                runs = self.suits[suit]
                places[suit] = runs.after(place)
                if sets is not None and prices is not None:
                    placing: Placing = PricedPlacing(sets, suit, yet, refunds[place])
                else:
                    placing = (sets or _NO_SETS).placing(suit, yet)
                last = suit == here[-1] and sets is not None
                yield SuitCell(runs, suit, place, tuple(places), placing, later[place], suit == here[0], last)
            if sets is not None:
                yield RankCell(sets, place, tuple(places), later[place])

    def _refunds(self, prices: Prices) -> dict[int, Refunds]:
        """By place what is paid out for the sets of a rank."""
        jokers = sum(self.pool)
        return {
            place: Refunds(sets, self._counts[place], [here.get(place) for here in prices], jokers, NEVER)
            for place, sets in self._sets.items()
        }

    def _later(self, refunds: Mapping[int, Refunds]) -> dict[int, Bounds]:
        """By place what the sets of higher ranks cost at least; those of all ranks cost `later`."""
        after: dict[int, Bounds] = {}
        self.later = (0,) * (sum(self.pool) + 1)
        for place in reversed(self._problem.places()):
            after[place] = self.later
            if place in refunds:
                self.later = shared([refunds[place].least(EMPTY, 0), self.later])
        return after

    def _spare_cost(self, place: int) -> int:
        aim = self._problem.aim
        return aim.cost[JOKER.index] - aim.cost[INDEXES[place][0]] if aim.by_face else 0


def _pool(problem: Problem) -> tuple[Pool, int]:
    """The jokers as a search keeps them apart, and how many of the spare ones may be left over."""
    if problem.aim.by_face:
        return Pool(problem.forced, problem.spare, problem.fresh), problem.spare
    return Pool(0, problem.forced + problem.spare, problem.fresh), problem.spare


@lru_cache(maxsize=64)
def plain_sets(sets: SetRules, joker: JokerRules, jokers: int) -> RankSets:
    """The sets of any rank of which none stays as it lies."""
    return RankSets(sets, joker, jokers) if sets.distinct_suits else RepeatingSets(sets, joker, jokers)

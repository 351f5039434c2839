"""What the best end costs at least, by prices: a bound for the whole of a problem that is tighter than a search's.

Suit by suit the bounds of a search let any piece go to a set, whatever the other suits do. So every number of pieces
that a suit puts to the sets of a rank is given a price, to be paid by the suit and paid out to the sets of the rank.
Whatever the prices, what suits and sets cost at least apart from one another is no more than what they cost together.

Rank by rank, up the line and down again, prices are set so that this comes to as much as prices of that rank alone can
make of it: each suit gets an equal share of what the cheapest sets with so many of its pieces cost in all. Jokers have
a price too, higher where too many are taken and lower where too few are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.solver.meter import Meter
from engine.solver.rank_sets import RankSets
from engine.solver.suit_runs import BEGIN, HOPELESS, SuitRuns

NEVER: Final = HOPELESS
"""What is as dear as this is not done at all."""
_FORBIDDEN: Final = NEVER >> 1
_EDGES_A_LOOK: Final = 4
_MOST_ROUNDS: Final = 9
_LITTLE: Final = 1 << 5

_MOST_JOKERS: Final = 1
"""Jokers at one place of a suit: more are so rare that prices need not regard them."""

Prices = list[dict[int, tuple[int, ...]]]
"""By suit and place of the line, and by the number of pieces put to sets there, what that costs."""


class Charges(NamedTuple):
    """Prices, and what every joker costs with them."""

    prices: Prices
    joker: int


@dataclass(frozen=True, slots=True)
class RankOffer:
    """The sets of a rank: its place, what they are, and how many pieces of each suit there are."""

    place: int
    sets: RankSets
    counts: tuple[int, ...]

    def heaps(self) -> list[tuple[tuple[int, ...], int]]:
        """What can be put to sets, suit by suit, and with how many jokers at least."""
        return self.sets.divisible(self.counts)


class _Line:
    """The ways through the line of one suit: nodes (a state at a place, numbered) and edges to those of the next place.

    What is cheapest from the beginning to each node, and from there to the end, is worked out place by place. The edges
    of a place are kept by number of pieces put to sets.
    """

    def __init__(self, runs: SuitRuns, meter: Meter) -> None:
        numbers: dict[tuple[int, int], int] = {(runs.first, BEGIN): 0}
        self._edges: dict[int, dict[int, list[tuple[int, int, int, int]]]] = {}
        here = {0: BEGIN}
        self.size = 0
        for place in runs.active:
            after, then, before = runs.after(place), dict[int, int](), self.size
            found: dict[int, list[tuple[int, int, int, int]]] = {}
            self._edges[place] = found
            for node, state in here.items():
                for cost, to_sets, jokers, state_after in runs.edges(place, state):
                    if jokers > _MOST_JOKERS:
                        continue
                    self.size += 1
                    number = numbers.setdefault((after, state_after), len(numbers))
                    then[number] = state_after
                    found.setdefault(to_sets, []).append((node, cost, jokers, number))
            meter.spend(2 * (self.size - before) // _EDGES_A_LOOK)
            here = then
        self.places = list(self._edges)
        self._charged: dict[int, list[tuple[int, list[tuple[int, int, int]]]]] = {}
        self._joker: int | None = None
        self._ends = list(here)
        self._number = len(numbers)
        self._forth: list[int] = []
        self._back: list[int] = []

    def charge(self, joker: int) -> None:
        """Charges so much for every joker from now on."""
        if joker == self._joker:
            return
        self._joker = joker
        for place, by_put in self._edges.items():
            self._charged[place] = [
                (put, [(node, cost + joker * need, then) for node, cost, need, then in edges])
                for put, edges in by_put.items()
            ]

    @property
    def cheapest(self) -> int:
        """What the whole line costs at least."""
        return self._back[0]

    def begin_forth(self) -> None:
        """Nothing is known but what the beginning costs."""
        self._forth = [NEVER] * self._number
        self._forth[0] = 0

    def begin_back(self) -> None:
        """Nothing is known but what the end costs."""
        self._back = [NEVER] * self._number
        for node in self._ends:
            self._back[node] = 0

    def go_forth(self, place: int, prices: Sequence[int]) -> None:
        """Goes on from a place to the next."""
        forth = self._forth
        for put, edges in self._charged[place]:
            price = prices[put]
            for node, cost, then in edges:
                value = forth[node] + cost + price
                if value < forth[then]:  # noqa: PLR1730 - the innermost loop of all
                    forth[then] = value

    def go_back(self, place: int, prices: Sequence[int]) -> None:
        """Goes back to a place from the next."""
        back = self._back
        for put, edges in self._charged[place]:
            price = prices[put]
            for node, cost, then in edges:
                value = back[then] + cost + price
                if value < back[node]:  # noqa: PLR1730 - the innermost loop of all
                    back[node] = value

    def by_number(self, place: int, most: int) -> list[int]:
        """What the whole line costs at least, by the number of pieces put to sets at a place, those not paid for."""
        found = [NEVER] * (most + 1)
        forth, back = self._forth, self._back
        for put, edges in self._charged[place]:
            found[put] = min([forth[node] + cost + back[then] for node, cost, then in edges])
        return found

    def jokers(self, prices: dict[int, tuple[int, ...]]) -> int:
        """How many jokers the cheapest way takes."""
        taken = at = 0
        joker = self._joker or 0
        for place, by_put in self._edges.items():
            price, wanted = prices[place], self._back[at]
            found = next(
                (
                    (need, then)
                    for put, edges in by_put.items()
                    for node, cost, need, then in edges
                    if node == at and cost + price[put] + joker * need + self._back[then] == wanted
                ),
                None,
            )
            if found is None:
                return taken
            taken, at = taken + found[0], found[1]
        return taken


def _line_of(runs: SuitRuns, meter: Meter) -> _Line:
    """The line of a suit; searches of one meter have it in common, and price it one after another."""
    known: _Line | None = meter.lines.get(runs)
    if known is None:
        meter.lines[runs] = known = _Line(runs, meter)
    else:
        meter.spend(known.size // _EDGES_A_LOOK)
    return known


class Pricing:
    """Prices that get better round by round, each for so many looks; `best` are the best, `bound` is what they give.

    They begin as those of a problem that is much alike, where there is one. Nothing costs less than the bound where it
    `is_certain`: with more jokers there may be ways that are not regarded.
    """

    def __init__(
        self,
        suits: Sequence[SuitRuns],
        ranks: Sequence[RankOffer],
        jokers: int,
        joker: int,
        meter: Meter,
        like: Charges | None = None,
    ) -> None:
        self._heaps = {offer.place: offer.heaps() for offer in ranks}
        self._most = max((max(offer.counts) for offer in ranks), default=0)
        self._lines = [_line_of(runs.bounding, meter) for runs in suits]
        self._jokers = jokers
        self._joker = (joker if like is None else like.joker) if jokers else 0
        # What a joker costs is near already where the problem is like another.
        self._step = (joker if like is None else joker >> 2) // 3
        self._meter = meter
        self._places = sorted({*self._heaps, *(place for line in self._lines for place in line.places)})
        heaps = sum(map(len, self._heaps.values()))
        self.looks_a_round = (sum(line.size for line in self._lines) + heaps) // _EDGES_A_LOOK + 1
        meter.spend(2 * heaps // _EDGES_A_LOOK + 2)
        self._prices: Prices = [
            {place: self._begun(place, None if like is None else like.prices[suit]) for place in line.places}
            for suit, line in enumerate(self._lines)
        ]
        self.is_certain = jokers <= _MOST_JOKERS
        self.best = Charges(self._prices, self._joker)
        self.bound = -HOPELESS

    def _begun(self, place: int, like: Mapping[int, Sequence[int]] | None) -> tuple[int, ...]:
        """The prices of a place to begin with: whatever was not done at all there may be done here."""
        begun = [0] * (self._most + 1)
        if like is not None and place in self._heaps:
            for put, price in enumerate(like.get(place, ())[: self._most + 1]):
                begun[put] = price if price < _FORBIDDEN else 0
        return tuple(begun)

    def improve(self, upper: int, until: int) -> None:
        """Improves the prices until the bound comes to `upper`, or the meter to so many looks, or no more is gained."""
        step, last = self._step, 0
        self._begin()
        for _ in range(_MOST_ROUNDS):
            if self._meter.looks + self.looks_a_round > until:
                return
            self._meter.spend(self.looks_a_round)
            before = self.bound
            self._up()
            self._down()
            bound, taken = self._result()
            if bound > self.bound:
                self.bound = bound
                self.best = Charges([dict(prices) for prices in self._prices], self._joker)
            over = taken - self._jokers
            if self.bound >= upper or (not over and self.bound - before < _LITTLE):
                return
            if over:
                step = step >> 1 if over * last < 0 else step
                last = over
                self._joker = max(0, self._joker + (step if over > 0 else -step))
                self._begin()

    def _begin(self) -> None:
        """Works out what is cheapest from every node on by the prices there are."""
        for line, prices in zip(self._lines, self._prices, strict=True):
            line.charge(self._joker)
            line.begin_back()
            for place in reversed(line.places):
                line.go_back(place, prices[place])

    def _up(self) -> None:
        """Sets the prices of each rank anew, from the lowest to the highest."""
        for line in self._lines:
            line.begin_forth()
        for place in self._places:
            self._set(place)
            for line, prices in zip(self._lines, self._prices, strict=True):
                if place in prices:
                    line.go_forth(place, prices[place])

    def _down(self) -> None:
        """Sets the prices of each rank anew, from the highest to the lowest."""
        for line in self._lines:
            line.begin_back()
        for place in reversed(self._places):
            self._set(place)
            for line, prices in zip(self._lines, self._prices, strict=True):
                if place in prices:
                    line.go_back(place, prices[place])

    def _set(self, place: int) -> None:
        """Sets the prices of a rank."""
        heaps = self._heaps.get(place)
        if heaps is None:
            return
        costs = [
            line.by_number(place, self._most) if place in prices else None
            for line, prices in zip(self._lines, self._prices, strict=True)
        ]
        first, second, third, fourth = (cost or [0] * (self._most + 1) for cost in costs)
        least = [[NEVER] * (self._most + 1) for _ in costs]
        for (a, b, c, d), jokers in heaps:
            total = self._joker * jokers + first[a] + second[b] + third[c] + fourth[d]
            for known, count in zip(least, (a, b, c, d), strict=True):
                if total < known[count]:  # noqa: PLR1730 - the innermost loop of all
                    known[count] = total
        shares = sum(cost is not None for cost in costs)
        for prices, cost, whole in zip(self._prices, costs, least, strict=True):
            if cost is not None:
                prices[place] = tuple(
                    [
                        NEVER if every >= _FORBIDDEN else every // shares - own
                        for every, own in zip(whole, cost, strict=True)
                    ]
                )

    def _result(self) -> tuple[int, int]:
        """What suits and sets cost at least by these prices, and how many jokers the cheapest of them take."""
        total = sum(line.cheapest for line in self._lines) - self._joker * self._jokers
        taken = 0
        if self._jokers:
            taken = sum(line.jokers(prices) for line, prices in zip(self._lines, self._prices, strict=True))
        for place in self._heaps:
            cost, jokers = self._cheapest(place)
            total += cost
            taken += jokers
        return total, taken

    def _cheapest(self, place: int) -> tuple[int, int]:
        """What the cheapest sets of a rank cost, and the jokers that they need."""
        nothing = (0,) * (self._most + 1)
        first, second, third, fourth = (prices.get(place, nothing) for prices in self._prices)
        return min(
            [
                (self._joker * jokers - first[a] - second[b] - third[c] - fourth[d], jokers)
                for (a, b, c, d), jokers in self._heaps[place]
                if max(first[a], second[b], third[c], fourth[d]) < _FORBIDDEN
            ],
            default=(NEVER, 0),
        )

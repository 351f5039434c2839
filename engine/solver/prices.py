"""What the best end costs at least, by prices: a bound for the whole of a problem that is tighter than a search's.

Suit by suit the bounds of a search let any piece go to a set, whatever the other suits do. So every number of pieces
that a suit puts to the sets of a rank is given a price, to be paid by the suit and paid out to the sets of the rank.
Whatever the prices, what suits and sets cost at least apart from one another is no more than what they cost together.

Rank by rank, up the line and down again, prices are set so that this comes to as much as prices of that rank alone can
make of it: each suit gets an equal share of what the cheapest sets with so many of its pieces cost in all. Jokers have
a price too, higher where too many are taken and lower where too few are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.cards import SUITS
from engine.solver.meter import Meter
from engine.solver.rank_sets import RankSets
from engine.solver.suit_runs import BEGIN, HOPELESS, Edge, SuitRuns

NEVER: Final = HOPELESS
"""What is as dear as this is not done at all."""
_FORBIDDEN: Final = NEVER >> 1
_EDGES_A_LOOK: Final = 16
_MOST_ROUNDS: Final = 6
_LITTLE: Final = 1 << 5

Prices = list[dict[int, tuple[int, ...]]]
"""By suit and place of the line, and by the number of pieces put to sets there, what that costs."""


@dataclass(frozen=True, slots=True)
class RankOffer:
    """The sets of a rank: its place, what they are, and how many pieces of each suit there are."""

    place: int
    sets: RankSets
    counts: tuple[int, ...]

    def heaps(self) -> list[tuple[tuple[int, ...], int]]:
        """What can be put to sets, suit by suit, and with how many jokers at least."""
        return self.sets.divisible(self.counts)


class _Node(NamedTuple):
    """A state at a place: its number, and by number of pieces put to sets what each way on costs and where it leads."""

    number: int
    ways: list[tuple[int, list[tuple[int, int]]]]


class _Line:
    """Every way through the line of one suit: nodes at each place, and ways to those of the next.

    What is cheapest from the beginning to each node, and from there to the end, is worked out place by place. `least`
    is by node and number of pieces put to sets what the rest costs, those not paid for.
    """

    def __init__(self, runs: SuitRuns) -> None:
        numbers: dict[tuple[int, int], int] = {(runs.first, BEGIN): 0}
        self._edges: dict[int, list[tuple[int, list[Edge]]]] = {}
        here = {0: BEGIN}
        self.size = 0
        for place in runs.active:
            after, then = runs.after(place), dict[int, int]()
            self._edges[place] = nodes = []
            for node, state in here.items():
                edges = []
                for cost, to_sets, jokers, state_after in runs.edges(place, state):
                    number = numbers.setdefault((after, state_after), len(numbers))
                    then[number] = state_after
                    edges.append((cost, to_sets, jokers, number))
                nodes.append((node, edges))
                self.size += len(edges)
            here = then
        self.places = list(self._edges)
        self.at: dict[int, list[_Node]] = {}
        self._ends = list(here)
        self._number = len(numbers)
        self._least: dict[int, list[tuple[int, list[tuple[int, int]]]]] = {}
        self._forth: list[int] = []
        self.back: list[int] = []

    def charge(self, joker: int) -> None:
        """Charges so much for every joker from now on."""
        for place, nodes in self._edges.items():
            self.at[place] = here = []
            for node, edges in nodes:
                ways: dict[int, list[tuple[int, int]]] = {}
                for cost, put, need, then in edges:
                    ways.setdefault(put, []).append((cost + joker * need, then))
                here.append(_Node(node, list(ways.items())))

    def begin_forth(self) -> None:
        """Nothing is known but what the beginning costs."""
        self._forth = [NEVER] * self._number
        self._forth[0] = 0

    def begin_back(self) -> None:
        """Nothing is known but what the end costs."""
        self.back = [NEVER] * self._number
        for node in self._ends:
            self.back[node] = 0

    def go_forth(self, place: int, prices: Sequence[int]) -> None:
        """Goes on from a place to the next."""
        forth = self._forth
        for node, ways in self.at[place]:
            for put, each in ways:
                so_far = forth[node] + prices[put]
                for cost, then in each:
                    if so_far + cost < forth[then]:
                        forth[then] = so_far + cost

    def look_back(self, place: int) -> None:
        """Works out what the rest costs from a place on, what is put to sets there not paid for."""
        back = self.back
        self._least[place] = [
            (node, [(put, min([cost + back[then] for cost, then in each])) for put, each in ways])
            for node, ways in self.at[place]
        ]

    def go_back(self, place: int, prices: Sequence[int]) -> None:
        """Goes back to a place from the next."""
        for node, least in self._least[place]:
            self.back[node] = min([cost + prices[put] for put, cost in least], default=NEVER)

    def by_number(self, place: int, most: int) -> list[int]:
        """What the whole line costs at least, by the number of pieces put to sets at a place, those not paid for."""
        found = [NEVER] * (most + 1)
        for node, least in self._least[place]:
            so_far = self._forth[node]
            for put, cost in least:
                if so_far + cost < found[put]:
                    found[put] = so_far + cost
        return found

    def jokers(self, prices: dict[int, tuple[int, ...]], joker: int) -> int:
        """How many jokers the cheapest way takes."""
        taken = node = 0
        for place, nodes in self._edges.items():
            edges = next(each for number, each in nodes if number == node)
            price, wanted = prices[place], self.back[node]
            for cost, put, need, then in edges:
                if cost + price[put] + joker * need + self.back[then] == wanted:
                    taken, node = taken + need, then
                    break
            else:
                return taken
        return taken


class Pricing:
    """Prices that get better round by round, each for so many looks; `prices` are the best, `bound` what they give."""

    def __init__(
        self, suits: Sequence[SuitRuns], ranks: Sequence[RankOffer], jokers: int, joker: int, meter: Meter
    ) -> None:
        self._heaps = {offer.place: offer.heaps() for offer in ranks}
        self._most = max((max(offer.counts) for offer in ranks), default=0)
        self._lines = [_Line(runs.bounding) for runs in suits]
        self._jokers = jokers
        self._joker = joker if jokers else 0
        self._meter = meter
        self._places = sorted({*self._heaps, *(place for line in self._lines for place in line.places)})
        size = sum(line.size for line in self._lines) + sum(map(len, self._heaps.values()))
        self.looks_a_round = size // _EDGES_A_LOOK + 1
        meter.spend(self.looks_a_round)
        nothing = (0,) * (self._most + 1)
        self._prices: Prices = [dict.fromkeys(line.places, nothing) for line in self._lines]
        self.prices: Prices = self._prices
        self.bound = -HOPELESS

    def improve(self, upper: int, until: int) -> None:
        """Improves the prices until the bound comes to `upper`, or the meter to so many looks, or no more is gained."""
        self._begin()
        step, last = self._joker // 3, 0
        for number in range(_MOST_ROUNDS):
            if self._meter.looks + self.looks_a_round > until:
                return
            self._meter.spend(self.looks_a_round)
            before = self.bound
            self._up()
            self._down()
            bound = self._value()
            if bound > self.bound:
                self.bound, self.prices = bound, [dict(prices) for prices in self._prices]
            if self.bound >= upper:
                return
            if self._jokers:
                over = self._taken() - self._jokers
                step = step >> 1 if over * last < 0 else step
                last = over or last
                if over:
                    self._joker = max(0, self._joker + (step if over > 0 else -step))
                    for line in self._lines:
                        line.charge(self._joker)
            elif not self._jokers and self.bound - before < _LITTLE:
                return

    def _begin(self) -> None:
        """Works out what is cheapest from every node on."""
        for line, prices in zip(self._lines, self._prices, strict=True):
            line.charge(self._joker)
            line.begin_back()
            for place in reversed(line.places):
                line.look_back(place)
                line.go_back(place, prices[place])

    def _up(self) -> None:
        """Sets the prices of each rank anew, from the lowest to the highest."""
        for line in self._lines:
            line.begin_forth()
        for place in self._places:
            self._set(place)
            for line, prices in zip(self._lines, self._prices, strict=True):
                if place in line.at:
                    line.go_forth(place, prices[place])

    def _down(self) -> None:
        """Sets the prices of each rank anew, from the highest to the lowest."""
        for line in self._lines:
            line.begin_back()
        for place in reversed(self._places):
            for line in self._lines:
                if place in line.at:
                    line.look_back(place)
            self._set(place)
            for line, prices in zip(self._lines, self._prices, strict=True):
                if place in line.at:
                    line.go_back(place, prices[place])

    def _set(self, place: int) -> None:
        """Sets the prices of a rank."""
        heaps = self._heaps.get(place)
        if heaps is None:
            return
        costs = [line.by_number(place, self._most) if place in line.at else None for line in self._lines]
        shares = sum(cost is not None for cost in costs)
        least = [[NEVER] * len(cost or (0,)) for cost in costs]
        for put, jokers in heaps:
            total = self._joker * jokers
            for cost, count in zip(costs, put, strict=True):
                if cost is not None:
                    total += cost[count]
            for known, count in zip(least, put, strict=True):
                if total < known[count]:
                    known[count] = total
        for suit, cost in enumerate(costs):
            if cost is not None:
                self._prices[suit][place] = tuple(
                    [
                        NEVER if whole >= _FORBIDDEN else whole // shares - own
                        for whole, own in zip(least[suit], cost, strict=True)
                    ]
                )

    def _value(self) -> int:
        """What suits and sets cost at least by these prices."""
        total = sum(line.back[0] for line in self._lines) - self._joker * self._jokers
        return total + sum(self._cheapest(place)[0] for place in self._heaps)

    def _cheapest(self, place: int) -> tuple[int, int]:
        """What the cheapest sets of a rank cost, and the jokers that they need."""
        here = [prices.get(place) for prices in self._prices]
        best = NEVER, 0
        for put, jokers in self._heaps[place]:
            paid = refund(here, put)
            if paid is not None:
                best = min(best, (self._joker * jokers - paid, jokers))
        return best

    def _taken(self) -> int:
        """How many jokers the cheapest ways and sets take."""
        ways = zip(self._lines, self._prices, strict=True)
        in_runs = sum(line.jokers(prices, self._joker) for line, prices in ways)
        return in_runs + sum(self._cheapest(place)[1] for place in self._heaps)


def refund(prices: Sequence[Sequence[int] | None], put: Sequence[int]) -> int | None:
    """What is paid out for so many pieces of each suit, None where they are never put to sets."""
    paid = 0
    for suit in range(SUITS):
        here = prices[suit]
        if here is not None:
            if here[put[suit]] >= NEVER:
                return None
            paid += here[put[suit]]
    return paid

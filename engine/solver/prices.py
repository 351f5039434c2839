"""What the best end costs at least, by prices: a bound for the whole of a problem that is tighter than a search's.

Suit by suit the bounds of a search let any piece go to a set, whatever the other suits do. So every piece that is put
to the sets of a rank is given a price, to be paid by its suit and paid out to the sets of the rank, and so is every
joker. Whatever the prices, what suits and sets cost at least apart from one another is no more than what they cost
together. Prices are good where that is much: they are raised step by step where the suits put more to sets than the
sets would take, and lowered where they put less (subgradient steps of Polyak's length, each carried on a little by the
next).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import SUITS
from engine.solver.meter import Meter
from engine.solver.problem import PLACES
from engine.solver.rank_sets import RankSets
from engine.solver.suit_runs import BEGIN, HOPELESS, SuitRuns

_SCALE: Final = 1 << 10
"""Prices are fractions of costs."""
_MOMENTUM: Final = 0.7
_PATIENCE: Final = 2
_EDGES_A_LOOK: Final = 16
_MOST_STEPS: Final = 40

Prices = list[list[float]]
"""By suit, by place of the line, what a piece costs that is put to a set; the last row holds what a joker costs."""


@dataclass(frozen=True, slots=True)
class RankOffer:
    """The sets of a rank: its place, what they are, and how many pieces of each suit there are."""

    place: int
    sets: RankSets
    counts: tuple[int, ...]


class _Line:
    """Every way through the line of one suit, as nodes (a place, a state) and edges to later nodes."""

    def __init__(self, runs: SuitRuns) -> None:
        number = {(runs.first, BEGIN): 0}
        order = [(runs.first, BEGIN)]
        self._places: list[int] = []
        self._edges: list[list[tuple[int, int, int, int]]] = []
        for place, state in order:
            found = []
            if place:
                after = runs.after(place)
                for cost, to_sets, jokers, then in runs.edges(place, state):
                    at = after, then
                    if at not in number:
                        number[at] = len(order)
                        order.append(at)
                    found.append((cost * _SCALE, to_sets, jokers, number[at]))
            self._places.append(place)
            self._edges.append(found)
        # A place may be reached after later places were numbered: values are worked out from the last place on.
        self._backwards = sorted(range(len(order)), key=lambda node: self._places[node] or PLACES + 1, reverse=True)
        self._values = [0] * len(order)
        self.size = sum(map(len, self._edges))

    def least(self, prices: Sequence[int], joker: int) -> int:
        """What the suit costs at least."""
        values, edges, places = self._values, self._edges, self._places
        for node in self._backwards:
            if places[node]:
                price = prices[places[node]]
                values[node] = min(
                    [cost + price * put + joker * need + values[then] for cost, put, need, then in edges[node]],
                    default=HOPELESS * _SCALE,
                )
        return values[0]

    def cheapest(self, prices: Sequence[int], joker: int) -> tuple[dict[int, int], int]:
        """How many pieces the cheapest way puts to sets, by place, and how many jokers it takes."""
        put_to_sets: dict[int, int] = {}
        jokers = node = 0
        while self._edges[node]:
            price, wanted = prices[self._places[node]], self._values[node]
            for cost, put, need, then in self._edges[node]:
                if cost + price * put + joker * need + self._values[then] == wanted:
                    put_to_sets[self._places[node]] = put
                    jokers, node = jokers + need, then
                    break
        return put_to_sets, jokers


class Pricing:
    """Prices that get better step by step, each for so many looks, and the bound that the best of them give."""

    def __init__(self, suits: Sequence[SuitRuns], ranks: Sequence[RankOffer], jokers: int, meter: Meter) -> None:
        self._lines = [_Line(runs.bounding) for runs in suits]
        self._offers = [(offer.place, offer.sets.divisible(offer.counts)) for offer in ranks]
        self._jokers = jokers
        self._meter = meter
        size = sum(line.size for line in self._lines) + sum(len(heaps) for _, heaps in self._offers)
        self.looks_a_step = size // _EDGES_A_LOOK + 1
        meter.spend(2 * self.looks_a_step)
        self._best = -HOPELESS

    @property
    def bound(self) -> int:
        """What any end costs at least, in whole costs."""
        return -(-self._best // _SCALE)

    def improve(self, upper: int, until: int) -> None:
        """Takes steps until the bound comes to `upper`, or the meter to so many looks, but no more than are of use."""
        at: Prices = [[0.0] * (PLACES + 1) for _ in range(SUITS + 1)]
        direction: Prices = [[0.0] * (PLACES + 1) for _ in range(SUITS + 1)]
        reach, stale = 0, 0
        for _ in range(min(_MOST_STEPS, (until - self._meter.looks) // self.looks_a_step)):
            self._meter.spend(self.looks_a_step)
            bound, excess = self._at([[round(price) for price in row] for row in at])
            reach = reach or max(upper * _SCALE - bound, 1)
            stale = 0 if bound > self._best else stale + 1
            self._best = max(self._best, bound)
            if stale == _PATIENCE:
                reach, stale = max(reach * 7 // 10, 1), 0
            direction = [
                [now + _MOMENTUM * before for now, before in zip(row, rows, strict=True)]
                for row, rows in zip(excess, direction, strict=True)
            ]
            length = sum(count * count for row in direction for count in row)
            if not length or self.bound >= upper:
                return
            step = max(min(self._best + reach, upper * _SCALE) - bound, 1) / length
            at = [
                [price + step * more for price, more in zip(row, rows, strict=True)]
                for row, rows in zip(at, direction, strict=True)
            ]
            at[SUITS][0] = max(at[SUITS][0], 0.0)

    def _at(self, prices: Sequence[Sequence[int]]) -> tuple[int, Prices]:
        """What everything costs at least, and by suit and place how many pieces are put to sets too many.

        The last row says how many jokers are taken too many.
        """
        joker = prices[SUITS][0]
        excess: Prices = [[0.0] * (PLACES + 1) for _ in range(SUITS + 1)]
        total, taken = -joker * self._jokers, -self._jokers
        for suit, line in enumerate(self._lines):
            total += line.least(prices[suit], joker)
            put_to_sets, jokers = line.cheapest(prices[suit], joker)
            taken += jokers
            for place, count in put_to_sets.items():
                excess[suit][place] += count
        for place, heaps in self._offers:
            first, second, third, fourth = (prices[suit][place] for suit in range(SUITS))
            paid, heap = min(
                [
                    (joker * least - a * first - b * second - c * third - d * fourth, number)
                    for number, ((a, b, c, d), least) in enumerate(heaps)
                ]
            )
            total += paid
            counts, jokers = heaps[heap]
            taken += jokers
            for suit, count in enumerate(counts):
                excess[suit][place] -= count
        excess[SUITS][0] = taken
        return total, excess

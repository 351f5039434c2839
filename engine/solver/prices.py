"""Prices that make the bounds of a search tight.

Suit by suit the bounds of a search let any piece go to a set, whatever the other suits do. So every piece that is put
to the sets of a rank is given a price, to be paid by its suit and paid out to the sets of the rank. Whatever the
prices, what suits and sets cost at least apart from one another is no more than what they cost together. Prices are
good where that is much: they are raised step by step where the suits put more to sets than the sets would take, and
lowered where they put less (subgradient steps of Polyak's length, each carried on a little by the next).
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

Prices = tuple[tuple[int, ...], ...]
"""By suit, by place of the line, what a piece costs that is put to a set."""

_MOMENTUM: Final = 0.7
_PATIENCE: Final = 2
_EDGES_A_LOOK: Final = 8
_NONE: Final = 2 * HOPELESS


@dataclass(frozen=True, slots=True)
class RankOffer:
    """The sets of a rank: its place, what they are, and how many pieces of each suit there are."""

    place: int
    sets: RankSets
    counts: tuple[int, ...]


class _Graph:
    """Every way through the line of one suit, as nodes (a place, a state) and edges to later nodes."""

    def __init__(self, runs: SuitRuns) -> None:
        number = {(runs.first, BEGIN): 0}
        order = [(runs.first, BEGIN)]
        self.places: list[int] = []
        self.edges: list[list[tuple[int, int, int, int]]] = []
        for place, state in order:
            found = []
            if place:
                after = runs.after(place)
                for cost, to_sets, jokers, then in runs.edges(place, state):
                    at = after, then
                    if at not in number:
                        number[at] = len(order)
                        order.append(at)
                    found.append((cost, to_sets, jokers, number[at]))
            self.places.append(place)
            self.edges.append(found)
        self.end = number.get((0, BEGIN), -1)
        # A place may be reached after later places were numbered: the values are worked out from the last place on.
        self.backwards = sorted(range(len(order)), key=lambda node: self.places[node] or PLACES + 1, reverse=True)
        self.size = sum(map(len, self.edges))
        self.values: list[list[int]] = []

    def evaluate(self, prices: Sequence[int], jokers: int) -> list[int]:
        """What the suit costs at least, by number of jokers."""
        size = len(self.edges)
        values = [[HOPELESS * 2] * size for _ in range(jokers + 1)]
        plain = values[0]
        for node in self.backwards:
            if node == self.end:
                for column in values:
                    column[node] = 0
                continue
            price = prices[self.places[node]]
            if not jokers:
                plain[node] = min(
                    [cost + price * put + plain[then] for cost, put, _, then in self.edges[node]], default=_NONE
                )
                continue
            for have, column in enumerate(values):
                column[node] = min(
                    [
                        cost + price * put + values[have - need][then]
                        for cost, put, need, then in self.edges[node]
                        if need <= have
                    ],
                    default=_NONE,
                )
        self.values = values
        return [column[0] for column in values]

    def put_to_sets(self, prices: Sequence[int], jokers: int) -> dict[int, int]:
        """How many pieces the cheapest way with so many jokers puts to sets, by place."""
        found = {}
        node = 0
        while self.edges[node]:
            price, wanted = prices[self.places[node]], self.values[jokers][node]
            for cost, to_sets, need, target in self.edges[node]:
                if need <= jokers and cost + price * to_sets + self.values[jokers - need][target] == wanted:
                    found[self.places[node]] = to_sets
                    node, jokers = target, jokers - need
                    break
            else:
                break
        return found


class _Market:
    """The suits and the sets of a problem, and what they come to at some prices."""

    def __init__(self, suits: Sequence[SuitRuns], ranks: Sequence[RankOffer], jokers: int) -> None:
        self._graphs = [_Graph(runs.bounding) for runs in suits]
        self._offers = [(offer.place, offer.sets.divisible(offer.counts)) for offer in ranks]
        self._jokers = jokers
        self.size = sum(graph.size for graph in self._graphs) + sum(len(heaps) for _, heaps in self._offers)

    def bound(self, prices: Sequence[Sequence[int]]) -> tuple[int, list[list[int]]]:
        """What everything costs at least, and by suit and place how many pieces are put to sets too many."""
        parts = [graph.evaluate(prices[suit], self._jokers) for suit, graph in enumerate(self._graphs)]
        parts += [self._paid_out(place, heaps, prices) for place, heaps in self._offers]
        total, shares = _shared_out(parts)
        excess = [[0] * (PLACES + 1) for _ in range(SUITS)]
        for suit, graph in enumerate(self._graphs):
            for place, count in graph.put_to_sets(prices[suit], shares[suit]).items():
                excess[suit][place] += count
        for (place, heaps), share in zip(self._offers, shares[SUITS:], strict=True):
            counts, _ = min(
                (each for each in heaps if each[1] <= share), key=lambda each: _price_of(each[0], place, prices)
            )
            for suit, count in enumerate(counts):
                excess[suit][place] -= count
        return total, excess

    def _paid_out(
        self, place: int, heaps: Sequence[tuple[tuple[int, ...], int]], prices: Sequence[Sequence[int]]
    ) -> list[int]:
        best = [HOPELESS * 2] * (self._jokers + 1)
        for counts, least in heaps:
            paid = _price_of(counts, place, prices)
            for have in range(least, self._jokers + 1):
                best[have] = min(best[have], paid)
        return best


def _price_of(counts: Sequence[int], place: int, prices: Sequence[Sequence[int]]) -> int:
    return -sum(count * prices[suit][place] for suit, count in enumerate(counts) if count)


def _shared_out(parts: Sequence[Sequence[int]]) -> tuple[int, list[int]]:
    """What the parts cost at least with all jokers, and how many of them each part gets then."""
    sums, choices = list(parts[0]), []
    for part in parts[1:]:
        chosen = [min(range(have + 1), key=lambda mine: sums[have - mine] + part[mine]) for have in range(len(sums))]
        sums = [sums[have - mine] + part[mine] for have, mine in enumerate(chosen)]
        choices.append(chosen)
    left, shares = len(sums) - 1, []
    for chosen in reversed(choices):
        shares.append(chosen[left])
        left -= chosen[left]
    return sums[-1], [left, *reversed(shares)]


class Pricing:
    """Prices that get better step by step, and the bound that the best of them give."""

    def __init__(
        self, suits: Sequence[SuitRuns], ranks: Sequence[RankOffer], jokers: int, meter: Meter, first: Prices | None
    ) -> None:
        self._market = _Market(suits, ranks, jokers)
        self._meter = meter
        self._at = [[float(price) for price in row] for row in first or ((0,) * (PLACES + 1),) * SUITS]
        self._direction = [[0.0] * (PLACES + 1) for _ in range(SUITS)]
        self._reach = 0
        self._stale = 0
        self.bound = -HOPELESS
        self.prices: Prices = ()

    def improve(self, steps: int, upper: int) -> None:
        """Takes so many steps, fewer where the bound comes near to what some end costs: `upper`."""
        for _ in range(steps):
            self._meter.spend(self._market.size // _EDGES_A_LOOK)
            prices = tuple(tuple(map(round, row)) for row in self._at)
            bound, excess = self._market.bound(prices)
            self._judge(bound, prices, upper)
            self._direction = [
                [now + _MOMENTUM * before for now, before in zip(row, rows, strict=True)]
                for row, rows in zip(excess, self._direction, strict=True)
            ]
            length = sum(count * count for row in self._direction for count in row)
            if not length or bound >= upper:
                return
            step = max(min(self.bound + self._reach, upper) - bound, 1) / length
            self._at = [
                [price + step * more for price, more in zip(row, rows, strict=True)]
                for row, rows in zip(self._at, self._direction, strict=True)
            ]

    def _judge(self, bound: int, prices: Prices, upper: int) -> None:
        """Notes the best bound; where it does not rise for some steps, shorter ones are taken."""
        self._reach = self._reach or max(upper - bound, 1)
        if bound > self.bound:
            self.bound, self.prices, self._stale = bound, prices, 0
            return
        self._stale += 1
        if self._stale == _PATIENCE:
            self._reach, self._stale = max(self._reach * 7 // 10, 1), 0

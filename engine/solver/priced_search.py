"""A search whose bounds are made tight by prices: what is put to sets costs its suit, and the sets are paid for it."""

from __future__ import annotations

from typing import Final

from engine.cards import SUITS
from engine.solver.meter import Meter
from engine.solver.prices import Prices
from engine.solver.problem import Problem
from engine.solver.search import (
    HEAP_AT,
    HEAP_MASK,
    POOL_MASK,
    RankCell,
    Search,
    SuitCell,
    Trail,
    shared,
)
from engine.solver.suit_runs import BEGIN, HOPELESS, Bounds
from engine.solver.uses import POOL_BITS, Pool, pool_of

_EVERY: Final = 7
"""As many pieces of one suit as can be told in three bits."""


class PricedSearch(Search):
    """The same search with prices. Its bounds take longer to work out, and fewer positions are looked at."""

    def __init__(self, problem: Problem, meter: Meter, prices: Prices) -> None:
        self._priced = prices
        self._rounded: dict[int, int] = {}
        self._values: dict[tuple[int, int, int], Bounds] = {}
        super().__init__(problem, meter, prices)

    def _attainable(self, bound: int) -> int:
        known = self._rounded.get(bound)
        if known is None:
            self._rounded[bound] = known = self.problem.aim.attainable(bound, self._may_keep)
        return known

    def _bound_of_all(self) -> int:
        none: Bounds = (0,) * (sum(self._pool) + 1)
        self._later_ranks: dict[int, Bounds] = {0: none}
        for place in sorted(self._sets, reverse=True):
            counts = self._counts[place]
            every = sum(count << 3 * suit for suit, count in enumerate(counts))
            self._later_ranks[place] = none
            none = shared([none, self._value(place, 0, every)])
        begin = [runs.bounds(runs.first, BEGIN) for runs in self.suits]
        paid = self.problem.paid
        return self._attainable(shared([*begin, none])[-1] + paid) - paid

    def _value(self, place: int, heap: int, later: int) -> Bounds:
        """What the sets of a rank cost at least, by number of jokers: prices are paid out for the suits to come."""
        key = place, heap, later
        known = self._values.get(key)
        if known is None:
            self._meter.spend()
            self._values[key] = known = tuple(self._best_value(place, heap, later))
        return known

    def _best_value(self, place: int, heap: int, later: int) -> list[int]:
        sets, best = self._sets[place], [2 * HOPELESS] * (sum(self._pool) + 1)
        if not later:
            least = sets.need(heap, 0)
            return [cost if have < least else 0 for have, cost in enumerate(best)]
        suit = ((later & -later).bit_length() - 1) // 3
        count = later >> 3 * suit & _EVERY
        rest, price = later - (count << 3 * suit), self._priced[suit][place]
        for more in range(count + 1):
            for after in sets.put(heap, suit, more):
                value = self._value(place, after, rest)
                best = [min(old, new - more * price) for old, new in zip(best, value, strict=True)]
        return best

    def _go_on(self, level: int, at: int, cell: SuitCell, key: int, cost: int, trail: Trail | None) -> None:
        """Every way on at one place of a suit."""
        self._meter.spend()
        shift, code = self._shifts[cell.suit], key & POOL_MASK
        state = key >> shift & self._state_mask
        known = self._ways[at].get(state << POOL_BITS | code)
        if known is None:
            known = self._ways[at][state << POOL_BITS | code] = self._ways_from(cell, state, code, shift)
        heap = key >> HEAP_AT & HEAP_MASK
        has_sets = cell.place in self._sets
        others = shared([self._others(cell, key), self._after_ranks(cell.place)])
        put, suit, later, levels = cell.sets.put, cell.suit, cell.later, self._levels
        attainable = self._attainable
        for more, change, to_sets, left, bounds, _, deed in known[1]:
            for new_heap in put(heap, suit, to_sets) if to_sets else (heap,):
                value = self._value(cell.place, new_heap, later) if has_sets else self._later_ranks[0]
                lowest = shared([others, bounds, value])[left] if left else others[0] + bounds[0] + value[0]
                if lowest < HOPELESS:
                    bound = max(attainable(cost + more + lowest), level)
                    then = at + 1 if new_heap else self._after_nothing[at]
                    entry = (
                        then,
                        key + change + (new_heap - heap << HEAP_AT),
                        cost + more,
                        (trail, at, deed, new_heap),
                    )
                    if bound in levels:
                        levels[bound].append(entry)
                    else:
                        self._put_down(bound, entry)

    def _after_ranks(self, place: int) -> Bounds:
        """What the sets of the ranks after a place cost at least."""
        known = self._later_ranks.get(place)
        if known is None:
            # Where no sets are made, those of the ranks from there on are all to come.
            after = min((other for other in self._sets if other > place), default=0)
            if after:
                every = sum(count << 3 * suit for suit, count in enumerate(self._counts[after]))
                known = shared([self._later_ranks[after], self._value(after, 0, every)])
            else:
                known = self._later_ranks[0]
            self._later_ranks[place] = known
        return known

    def _close(self, level: int, at: int, cell: RankCell, key: int, cost: int, trail: Trail | None) -> None:
        """Makes the sets of a rank, in every way that the jokers left allow."""
        heap, have = key >> HEAP_AT & HEAP_MASK, pool_of(key & POOL_MASK)
        bounds = [
            runs.bounds(place, key >> self._shifts[suit] & self._state_mask)
            for suit, (runs, place) in enumerate(zip(self.suits, cell.places, strict=True))
        ]
        rest = shared([*bounds, self._after_ranks(cell.place)])
        for jokers, fresh in cell.sets.jokers(heap):
            if fresh > have.fresh:
                continue
            for spare in range(max(0, jokers - have.forced), min(jokers, have.spare) + 1):
                used = Pool(jokers - spare, spare, fresh)
                paid = cost + spare * self._spare_cost(cell.place)
                lowest = rest[sum(have) - sum(used)]
                if lowest < HOPELESS:
                    after = key - used.code - (heap << HEAP_AT)
                    self._put_down(
                        max(self._attainable(paid + lowest), level), (at + 1, after, paid, (trail, at, used, heap))
                    )


__all__ = ["SUITS", "PricedSearch"]

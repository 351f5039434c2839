"""Best-first search over one problem, place by place and suit by suit.

A *position* of the search is what lies open once the cells up to some point are dealt with: the state of each suit's
runs, the heap put aside for the sets of the rank, the jokers left. Two ways to the same position differ in nothing that
follows, so each position is looked at once.

What a position costs at least is the cost so far and the suits' bounds for the rest, the jokers left shared out among
the suits as it suits them best. That never exceeds the true cost and never falls along the way: the first end reached
is the best there is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import heapify, heappop, heappush
from operator import add
from typing import Any, Final

from engine.cards import JOKER, SUITS
from engine.melds.meld import Meld, MeldKind
from engine.rules.melding import JokerRules, SetRules
from engine.solver.fresh_sets import FreshSets, fresh_sets, old_sets
from engine.solver.meter import Meter
from engine.solver.open_runs import open_runs
from engine.solver.prices import Prices, Pricing, RankOffer
from engine.solver.problem import INDEXES, PLACES, Problem, face_at
from engine.solver.rank_sets import HEAP_BITS, Joins, RankSets, RepeatingSets
from engine.solver.suit_runs import BEGIN, HOPELESS, Bounds, Costs, SuitRuns, state_bits
from engine.solver.uses import NO_JOKERS, POOL_BITS, Pool, pool_of

_POINTS_BITS: Final = 7
HEAP_AT: Final = POOL_BITS
POINTS_AT: Final = HEAP_AT + HEAP_BITS
_STATES_AT: Final = POINTS_AT + _POINTS_BITS
POOL_MASK: Final = (1 << POOL_BITS) - 1
HEAP_MASK: Final = (1 << HEAP_BITS) - 1
_POINTS_MASK: Final = (1 << _POINTS_BITS) - 1
_NO_SETS: Final = RankSets(SetRules(), JokerRules(), 0)

_SETTING_UP: Final = 80
"""Looks that setting a search up counts for."""
_SHARING_OUT: Final = 2
"""Looks that sharing out jokers among suits counts for besides."""

Trail = tuple[Any, int, Any, int]
"""How a position was reached: the trail before, the cell, what was done there, the heap after."""
_Entry = tuple[int, int, int, Trail | None]
"""A position to look at: the cell that comes next, its key, the cost so far, its trail."""


@dataclass(frozen=True, slots=True)
class SuitCell:
    """The pieces of one place of a suit's line.

    `later` counts the pieces of the same rank in the suits to come, three bits a suit. `places` are the places where
    the bounds of all suits count from, once this cell is dealt with.
    """

    runs: SuitRuns
    suit: int
    place: int
    sets: RankSets
    later: int
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RankCell:
    """The sets of a rank, once all its suits are dealt with."""

    sets: RankSets
    place: int
    places: tuple[int, ...]


class Search:
    """A search that can be carried on level by level; `bound` is what any end costs at least.

    What it does is counted by a meter. Everything raises SpentError where that has no looks left.
    """

    def __init__(self, problem: Problem, meter: Meter, prices: Prices | None = None) -> None:
        self.problem = problem
        self._meter = meter
        self._prices = prices
        meter.spend(_SETTING_UP)
        self._pool, self._may_keep = _pool(problem)
        bits = state_bits(problem)
        self._shifts = [_STATES_AT + bits * suit for suit in range(SUITS)]
        self._state_mask = (1 << bits) - 1
        self.runs = open_runs(problem.run, problem.joker, problem.all_jokers)
        self.suits = self._suit_runs()
        self.cells = list(self._cells())
        self._after_nothing = [self._next_with_empty_heap(at) for at in range(len(self.cells))]
        begin = self._bound_of_all()
        self._levels: dict[int, list[_Entry]] = {}
        self._order: list[int] = []
        if begin < HOPELESS:
            self._put_down(begin + problem.paid, (0, self._pool.code, problem.paid, None))
        self._seen: list[set[int]] = [set() for _ in range(len(self.cells) + 1)]
        self._ways: list[dict[int, tuple[int, list[Any]]]] = [{} for _ in self.cells]

    def _bound_of_all(self) -> int:
        """What any end costs at least."""
        return shared([runs.bounds(runs.first, BEGIN) for runs in self.suits])[-1]

    @property
    def bound(self) -> int | None:
        """What any end costs at least, None if there is none."""
        return self._order[0] if self._order else None

    def _put_down(self, level: int, entry: _Entry) -> None:
        """Notes a position to look at."""
        entries = self._levels.get(level)
        if entries is None:
            self._levels[level] = [entry]
            heappush(self._order, level)
        else:
            entries.append(entry)

    def pricing(self) -> Pricing:
        """What finds prices that make the bounds of a search like this one tight."""
        return Pricing(self.suits, list(self._offers()), sum(self._pool), self._meter, self._prices)

    def _offers(self) -> Iterator[RankOffer]:
        for place, sets in self._sets.items():
            yield RankOffer(place, sets, tuple(self._counts[place]))

    # --------------------------------------------------------------------------------------------------------- cells

    def _suit_runs(self) -> list[SuitRuns]:
        problem, aim = self.problem, self.problem.aim
        totals = list(map(add, problem.must, problem.may))
        self._counts = [[totals[index] for index in faces] for faces in INDEXES]
        self._sets = {place: self._sets_at(place) for place in self._ranks()}
        none: tuple[Joins | None, ...] = (None,) * SUITS
        joins = [self._sets[at].joins(self._counts[at]) if at in self._sets else none for at in range(PLACES + 1)]
        missed = [aim.cost[faces[0]] for faces in INDEXES]
        spare = [self._spare_cost(place) for place in range(PLACES + 1)]
        return [
            SuitRuns(
                problem,
                suit,
                self.runs,
                self._pool,
                Costs(
                    missed, spare, [each[suit] for each in joins], None if self._prices is None else self._prices[suit]
                ),
                self._meter,
            )
            for suit in range(SUITS)
        ]

    def _ranks(self) -> Iterator[int]:
        """The places at which the sets of a rank are looked at."""
        for place in self.problem.places():
            end_of_line = self.problem.aces_twice and place == PLACES
            if not end_of_line and (any(self._counts[place]) or (self.problem.jokers and self._set_pins(place))):
                yield place

    def _set_pins(self, place: int) -> tuple[Meld, ...]:
        """The sets of a rank that stay as they lie."""
        rank = face_at(0, place).rank
        return tuple(pin for pin in self.problem.pins if pin.kind is MeldKind.SET and pin.cards[0].rank == rank)

    def _sets_at(self, place: int) -> RankSets:
        problem, pins, jokers = self.problem, self._set_pins(place), sum(self._pool)
        if not problem.set.distinct_suits:
            return RepeatingSets(problem.set, problem.joker, jokers, pins)
        if problem.fresh:
            old = old_sets(problem.before, face_at(0, place).rank)
            if pins:
                return FreshSets(problem.set, problem.joker, jokers, old, pins, declared=problem.declared)
            return fresh_sets(problem.set, problem.joker, jokers, old)
        if pins:
            return RankSets(problem.set, problem.joker, jokers, pins, declared=problem.declared)
        return plain_sets(problem.set, problem.joker, jokers)

    def _cells(self) -> Iterator[SuitCell | RankCell]:
        places = [runs.first for runs in self.suits]
        for place in self.problem.places():
            counts = self._counts[place] if place in self._sets else [0] * SUITS
            for suit, runs in enumerate(self.suits):
                if place in runs.active:
                    later = sum(counts[other] << 3 * other for other in range(suit + 1, SUITS))
                    places[suit] = runs.after(place)
                    yield SuitCell(runs, suit, place, self._sets.get(place, _NO_SETS), later, tuple(places))
            if place in self._sets:
                yield RankCell(self._sets[place], place, tuple(places))

    def _next_with_empty_heap(self, at: int) -> int:
        """The cell to look at after one that leaves the heap empty: of a rank without pieces no sets are made."""
        after = self.cells[at + 1] if at + 1 < len(self.cells) else None
        return at + 2 if isinstance(after, RankCell) and not after.sets.grows else at + 1

    def _spare_cost(self, place: int) -> int:
        """What a spare joker costs where it is laid: what it might have saved."""
        aim = self.problem.aim
        return aim.cost[JOKER.index] - aim.cost[INDEXES[place][0]] if aim.by_face else 0

    # --------------------------------------------------------------------------------------------------------- search

    def exhaust(self, until: int) -> Trail | None:
        """Looks at every position on the lowest level, until one is an end: its trail.

        None when the level is exhausted, or when the meter shows so many looks.
        """
        level = self._order[0]
        stack = self._levels[level]
        meter = self._meter
        while stack:
            if meter.looks >= until:
                return None
            end = self._look(level, stack.pop())
            if end is not None:
                return end
        del self._levels[heappop(self._order)]
        return None

    def dive(self, until: int) -> tuple[int, Trail] | None:
        """Some end and its cost, not proven to be the best: positions that are furthest on first.

        None where the meter shows so many looks before there is one. What `exhaust` goes on from stays as it is.
        """
        kept = self._levels, self._order, self._seen
        deepest = [
            (-entry[0], level, -number, entry) for level in kept[0] for number, entry in enumerate(kept[0][level])
        ]
        heapify(deepest)
        self._levels, self._order, self._seen = {}, [], [set() for _ in kept[2]]
        try:
            while deepest and self._meter.looks < until:
                _, level, _, entry = heappop(deepest)
                end = self._look(level, entry)
                if end is not None:
                    return level, end
                for lower, entries in self._levels.items():
                    for number, each in enumerate(entries):
                        heappush(deepest, (-each[0], lower, -number - self._meter.looks, each))
                self._levels, self._order = {}, []
        finally:
            self._levels, self._order, self._seen = kept
        return None

    def _look(self, level: int, entry: _Entry) -> Trail | None:
        """Looks at a position, if for the first time: the trail if it is an end, else its successors are put down."""
        at, key, cost, trail = entry
        seen = self._seen[at]
        if key in seen:
            return None
        seen.add(key)
        self._meter.spend()
        if at == len(self.cells):
            return (trail or (None, -1, None, 0)) if self._end(level, key, cost, trail) else None
        cell = self.cells[at]
        if isinstance(cell, RankCell):
            self._close(level, at, cell, key, cost, trail)
        else:
            self._go_on(level, at, cell, key, cost, trail)
        return None

    def _go_on(self, level: int, at: int, cell: SuitCell, key: int, cost: int, trail: Trail | None) -> None:
        """Every way on at one place of a suit."""
        shift, code = self._shifts[cell.suit], key & POOL_MASK
        state = key >> shift & self._state_mask
        known = self._ways[at].get(state << POOL_BITS | code)
        if known is None:
            known = self._ways[at][state << POOL_BITS | code] = self._ways_from(cell, state, code, shift)
        least, ways = known
        heap = key >> HEAP_AT & HEAP_MASK
        # Without jokers nothing is shared out: the other suits' bounds are what is left of the level.
        others: Bounds = self._others(cell, key) if code else (level - cost - least,)
        need, put, suit, later = cell.sets.need, cell.sets.put, cell.suit, cell.later
        target, levels, after_nothing = self.problem.aim.points, self._levels, self._after_nothing[at]
        for more, change, to_sets, left, bounds, worth, deed in ways:
            after = key + change
            if target and worth:
                after += min(worth, target - (after >> POINTS_AT & _POINTS_MASK)) << POINTS_AT
            for new_heap in put(heap, suit, to_sets) if to_sets else (heap,):
                room = left - need(new_heap, later) if new_heap else left
                if room < 0:
                    continue
                if not room:
                    bound = cost + more + others[0] + bounds[0]
                elif room == 1:
                    bound = cost + more + min(others[0] + bounds[1], others[1] + bounds[0])
                else:
                    bound = cost + more + min([others[i] + bounds[room - i] for i in range(room + 1)])
                if bound < HOPELESS:
                    then = at + 1 if new_heap else after_nothing
                    entry = (then, after + (new_heap - heap << HEAP_AT), cost + more, (trail, at, deed, new_heap))
                    if bound in levels:
                        levels[bound].append(entry)
                    else:
                        self._put_down(bound, entry)

    def _ways_from(self, cell: SuitCell, state: int, code: int, shift: int) -> tuple[int, list[Any]]:
        """What the suit costs at least without jokers, and its ways on with what is left in the pool."""
        have = pool_of(code)
        jokers = sum(have)
        place, runs, aim = cell.place, cell.runs, self.problem.aim
        after = runs.after(place)
        found = []
        for move in runs.moves(place, state, have.fresh).all:
            if move.need <= jokers and have.holds(move.pool):
                bounds = runs.bounds(after, move.then)
                if bounds[jokers - move.jokers] < HOPELESS:
                    change = (move.then - state << shift) - move.pool.code
                    worth = 0
                    if aim.points:
                        joker = aim.worth[place] if aim.joker_worth is None else aim.joker_worth
                        worth = move.deed.use.naturals * aim.worth[place] + move.jokers * joker
                    found.append(
                        (runs.cost(place, move), change, move.to_sets, jokers - move.jokers, bounds, worth, move.deed)
                    )
        self._meter.spend(len(found) // 4)
        return runs.bounds(place, state)[0], found

    def _others(self, cell: SuitCell, key: int) -> Bounds:
        """What all suits but that of a cell cost at least, by number of jokers for them together."""
        self._meter.spend(_SHARING_OUT)
        bounds = [
            runs.bounds(place, key >> self._shifts[suit] & self._state_mask)
            for suit, (runs, place) in enumerate(zip(self.suits, cell.places, strict=True))
            if suit != cell.suit
        ]
        return shared(bounds)

    def _close(self, level: int, at: int, cell: RankCell, key: int, cost: int, trail: Trail | None) -> None:
        """Makes the sets of a rank, in every way that the jokers left allow."""
        heap = key >> HEAP_AT & HEAP_MASK
        if not heap and not cell.sets.grows:
            self._put_down(level, (at + 1, key, cost, (trail, at, NO_JOKERS, heap)))
            return
        self._meter.spend(_SHARING_OUT)
        have, aim, least = pool_of(key & POOL_MASK), self.problem.aim, cell.sets.need(heap, 0)
        for jokers, fresh in cell.sets.jokers(heap):
            if fresh > have.fresh:
                continue
            for spare in range(max(0, jokers - have.forced), min(jokers, have.spare) + 1):
                used = Pool(jokers - spare, spare, fresh)
                after = key - used.code - (heap << HEAP_AT)
                if aim.points:
                    worth = self._worth(cell, heap, jokers)
                    after += min(worth, aim.points - (after >> POINTS_AT & _POINTS_MASK)) << POINTS_AT
                paid = cost + spare * self._spare_cost(cell.place)
                if paid == cost and jokers + fresh == least:
                    self._put_down(level, (at + 1, after, cost, (trail, at, used, heap)))
                    continue
                bounds = [
                    runs.bounds(place, after >> self._shifts[suit] & self._state_mask)
                    for suit, (runs, place) in enumerate(zip(self.suits, cell.places, strict=True))
                ]
                bound = paid + shared(bounds)[sum(have) - sum(used)]
                if bound < HOPELESS:
                    self._put_down(bound, (at + 1, after, paid, (trail, at, used, heap)))

    def _worth(self, cell: RankCell, heap: int, jokers: int) -> int:
        aim = self.problem.aim
        each = aim.worth_in_set[face_at(0, cell.place).rank]
        return cell.sets.size(heap)[0] * each + jokers * (each if aim.joker_worth is None else aim.joker_worth)

    def _end(self, level: int, key: int, cost: int, trail: Trail | None) -> bool:
        """Whether this is an end on this level; what jokers left over cost is charged now."""
        have = pool_of(key & POOL_MASK)
        if have.forced or have.fresh or have.spare > self._may_keep:
            return False
        if (key >> POINTS_AT & _POINTS_MASK) < self.problem.aim.points:
            return False
        total = cost + have.spare * self.problem.aim.cost[JOKER.index]
        if total <= level:
            return True
        self._put_down(total, (len(self.cells), key - have.code, total, trail))
        return False


def _pool(problem: Problem) -> tuple[Pool, int]:
    """The jokers as the search keeps them apart, and how many of the spare ones may be left over."""
    if problem.aim.by_face:
        return Pool(problem.forced, problem.spare, problem.fresh), problem.spare
    return Pool(0, problem.forced + problem.spare, problem.fresh), problem.spare


def shared(bounds: list[Bounds]) -> Bounds:
    """What suits, or suits and sets, cost at least together, by number of jokers for all of them."""
    first, *more = bounds
    for other in more:
        first = tuple(
            min([first[mine] + other[jokers - mine] for mine in range(jokers + 1)]) for jokers in range(len(first))
        )
    return first


@lru_cache(maxsize=64)
def plain_sets(sets: SetRules, joker: JokerRules, jokers: int) -> RankSets:
    """The sets of any rank of which none stays as it lies."""
    return RankSets(sets, joker, jokers)

"""Best-first search over one problem, place by place and suit by suit.

A *position* of the search is what lies open once the cells up to some point are dealt with: the state of each suit's
runs, the heap put aside for the sets of the rank, the jokers left. Two ways to the same position differ in nothing that
follows, so each position is looked at once. Nor is one looked at that another, which costs no more, can take the place
of whatever follows: where its open runs are longer, or more of them.

What a position costs at least is the cost so far and the suits' bounds for the rest, the jokers left shared out among
the suits as it suits them best. That never exceeds the true cost and never falls along the way: the first end reached
is the best there is.
"""

from heapq import heapify, heappop, heappush
from typing import Any, Final, NamedTuple

from engine.cards import JOKER, SUITS
from engine.solver.asked import Meter, Problem, face_at
from engine.solver.layout import Layout, RankCell, SuitCell
from engine.solver.suit_runs import BEGIN, HOPELESS, Bounds, shared
from engine.solver.uses import NO_JOKERS, Pool, pool_of

_SETTING_UP: Final = 30
"""Looks that setting a search up counts for."""
_WEIGHING: Final = 2
"""Looks that looking for positions which outweigh one counts for."""

Entry = tuple[int, int, int, int, int, int]
"""A position to look at: the cell that comes next, its key, the cost so far; the number of the position before it (-1
for none), the number of what was done there, and the heap after that. Nothing but integers, so that there is nothing
to follow for whoever collects garbage.
"""


class Step(NamedTuple):
    """What was done at a cell, a deed or the jokers put to sets, and the heap after it."""

    cell: SuitCell | RankCell
    done: Any
    heap: int


class Search:
    """A search that can be carried on level by level; `bound` is what any end costs at least.

    What it does is counted by a meter. Everything raises SpentError where that has no looks left. Ends that cost as
    much as `ceiling`, or more, are not looked for.
    """

    def __init__(self, problem: Problem, meter: Meter, ceiling: int = HOPELESS) -> None:
        self.problem = problem
        self.ceiling = ceiling
        self._meter = meter
        meter.spend(_SETTING_UP)
        layout = Layout(problem, meter)
        self.runs, self.suits, self.cells = layout.runs, layout.suits, layout.cells
        self._last, self._points = len(self.cells), problem.aim.points
        self._may_keep, self._spare_cost = layout.may_keep, layout.spare_cost
        self._sharing = min(sum(layout.pool), _WEIGHING) + 1
        self._joker_bits = sum(layout.pool).bit_length()
        self._heap_at = 3 * self._joker_bits
        self._pool_mask = (1 << self._heap_at) - 1
        self._points_at = self._heap_at + layout.heap_bits
        self._heap_mask = (1 << layout.heap_bits) - 1
        self._points_mask = (1 << self._points.bit_length()) - 1
        bits, states_at = max(runs.state_bits for runs in self.suits), self._points_at + self._points.bit_length()
        self._shifts = [states_at + bits * suit for suit in range(SUITS)]
        self._state_mask = (1 << bits) - 1
        self._runs_mask = self.suits[0].runs_mask
        self._others_masks = [
            sum(self._state_mask << shift for other, shift in enumerate(self._shifts) if other != suit)
            for suit in range(SUITS)
        ]
        self._weigh = all(runs.may_be_weighed for runs in self.suits)
        self._levels: dict[int, list[Entry]] = {}
        self._looked_at: list[Entry] = []
        self._order: list[int] = []
        self._seen: list[dict[int, int]] = [{} for _ in range(len(self.cells) + 1)]
        self._ways: list[dict[int, list[Any]]] = [{} for _ in self.cells]
        self._known_others: list[dict[int, Bounds]] = [{} for _ in self.cells]
        begin = shared([runs.bounds(runs.first, BEGIN) for runs in self.suits])[-1]
        if begin < HOPELESS:
            paid = problem.paid + layout.paid
            self._put_down(begin + paid, (0, layout.pool.code(self._joker_bits), paid, -1, 0, 0))

    @property
    def bound(self) -> int | None:
        """What any end costs at least, None if there is none."""
        return self._order[0] if self._order else None

    def _put_down(self, level: int, entry: Entry) -> None:
        """Notes a position to look at."""
        if level >= self.ceiling:
            return
        entries = self._levels.get(level)
        if entries is None:
            self._levels[level] = [entry]
            heappush(self._order, level)
        else:
            entries.append(entry)

    def exhaust(self, until: int) -> Entry | None:
        """Looks at every position on the lowest level, until one is an end.

        None when the level is exhausted, or when the meter shows so many looks.
        """
        level = self._order[0]
        stack, seen = self._levels[level], self._seen
        meter = self._meter
        while stack:
            entry = stack.pop()
            if seen[entry[0]].get(entry[1], HOPELESS) <= entry[2]:
                continue
            if meter.looks >= until:
                stack.append(entry)
                return None
            if self._look(level, entry):
                return entry
        del self._levels[heappop(self._order)]
        return None

    def exhaust_up_to(self, target: int, until: int) -> tuple[int, Entry] | None:
        """The same for all levels up to one: some end and its cost. Of all positions the latest is looked at next."""
        levels = self._levels
        stack = [(level, entry) for level in sorted(levels, reverse=True) if level <= target for entry in levels[level]]
        after = {level: entries for level, entries in levels.items() if level > target}
        seen, meter, end = self._seen, self._meter, None
        try:
            while stack and end is None and meter.looks < until:
                level, entry = stack.pop()
                if seen[entry[0]].get(entry[1], HOPELESS) <= entry[2] or level >= self.ceiling:
                    continue
                found: dict[int, list[Entry]] = {}
                self._levels, self._order = found, []
                if self._look(level, entry):
                    end = level, entry
                for put_down in sorted(found, reverse=True) if len(found) > 1 else found:
                    if put_down > target:
                        after.setdefault(put_down, []).extend(found[put_down])
                    else:
                        stack += [(put_down, each) for each in found[put_down]]
        finally:
            for level, entry in stack:
                after.setdefault(level, []).append(entry)
            self._levels, self._order = after, sorted(after)
        return end

    def dive(self, until: int) -> tuple[int, Entry] | None:
        """Some end and its cost, not proven to be the best: positions that are furthest on first.

        None where the meter shows so many looks before there is one. What `exhaust` goes on from stays as it is.
        """
        kept = self._levels, self._order, self._seen
        deepest = [
            (-entry[0], level, -number, entry) for level in kept[0] for number, entry in enumerate(kept[0][level])
        ]
        heapify(deepest)
        self._levels, self._order, self._seen = {}, [], [{} for _ in kept[2]]
        try:
            while deepest and self._meter.looks < until:
                _, level, _, entry = heappop(deepest)
                if self._seen[entry[0]].get(entry[1], HOPELESS) <= entry[2]:
                    continue
                if self._look(level, entry):
                    return level, entry
                for lower, entries in self._levels.items():
                    for number, each in enumerate(entries):
                        heappush(deepest, (-each[0], lower, -number - self._meter.looks, each))
                self._levels, self._order = {}, []
        finally:
            self._levels, self._order, self._seen = kept
        return None

    def _look(self, level: int, entry: Entry) -> bool:
        """Looks at a position for the first time: whether it is an end; else its successors are put down."""
        at, key, cost, _, _, _ = entry
        self._meter.spend()
        if at == self._last:
            return self._end(level, entry)
        self._seen[at][key] = cost
        cell = self.cells[at]
        if cell.begins and self._weigh:
            self._meter.spend(_WEIGHING)
            if self._is_outweighed(at, key, cost):
                return False
        self._looked_at.append(entry)
        if isinstance(cell, RankCell):
            self._close(level, cell, entry)
        elif key & self._pool_mask or self._points:
            self._go_on(level, cell, entry)
        else:
            self._go_on_plainly(level, cell, entry)
        return False

    def steps(self, end: Entry) -> list[Step]:
        """What was done on the way to an end, from the first cell on; sets that need no jokers, too."""
        found: list[Step] = []
        then, _, _, before, way, heap = end
        while before >= 0:
            at, key, _, earlier, earlier_way, earlier_heap = self._looked_at[before]
            cell = self.cells[at]
            if heap and then == at + 2:
                found.append(Step(self.cells[at + 1], NO_JOKERS, heap))
            found.append(Step(cell, self._done(at, cell, key, way), heap))
            then, before, way, heap = at, earlier, earlier_way, earlier_heap
        return found[::-1]

    def _done(self, at: int, cell: SuitCell | RankCell, key: int, way: int) -> Any:
        """What the number of a way on stands for."""
        if isinstance(cell, RankCell):
            return pool_of(way, self._joker_bits)
        state = key >> self._shifts[cell.suit] & self._state_mask
        return self._ways[at][state << self._heap_at | key & self._pool_mask][way][-1]

    def _is_outweighed(self, at: int, key: int, cost: int) -> bool:
        """Whether a position was looked at that costs no more, and the runs of which can do whatever those here can."""
        seen, outweighing = self._seen[at], self.runs.outweighing
        if len(seen) == 1:
            return False
        for shift in self._shifts:
            for change in outweighing(key >> shift & self._runs_mask):
                other = seen.get(key + (change << shift))
                if other is not None and other <= cost:
                    return True
        return False

    # ------------------------------------------------------------------------------------------------------- ways on

    def _go_on_plainly(self, level: int, cell: SuitCell, entry: Entry) -> None:
        """Every way on at one place of a suit where no jokers are left: what the other suits cost at least stays."""
        at, key, cost, _, _, _ = entry
        shift, heap = self._shifts[cell.suit], key >> self._heap_at & self._heap_mask
        state = key >> shift & self._state_mask
        ways = self._ways[at].get(state << self._heap_at)
        if ways is None:
            ways = self._ways[at][state << self._heap_at] = self._plain_ways_from(cell, state, shift)
        before, placing, ends = len(self._looked_at) - 1, cell.placing, cell.ends
        stack, put_down, known = self._stack(level), self._put_down, placing.known
        # Sets that need no jokers are made at once.
        then = at + 2 if ends else at + 1
        heap_at = self._heap_at
        key -= heap << heap_at
        for rise, more, change, to_sets, way, _ in ways:
            heaps = known[to_sets].get(heap)
            for new_heap, jokers in placing.find(heap, to_sets) if heaps is None else heaps:
                if not jokers:
                    after = key + change if ends else key + change + (new_heap << heap_at)
                    if rise:
                        put_down(level + rise, (then, after, cost + more, before, way, new_heap))
                    else:
                        stack.append((then, after, cost + more, before, way, new_heap))

    def _plain_ways_from(self, cell: SuitCell, state: int, shift: int) -> list[Any]:
        """The ways on without jokers: how much they raise the bound, and what they do."""
        runs, place = cell.runs, cell.place
        found: list[Any] = []
        after, least, each = runs.after(place), runs.bounds(place, state)[0], runs.left_over(place)
        for missed, then, to_sets, deed in runs.moves(place, state, 0).plain:
            rest = runs.bounds(after, then)[0]
            if rest < HOPELESS:
                cost = missed * each
                found.append((cost + rest - least, cost, then - state << shift, to_sets, len(found), deed))
        self._meter.spend(len(found) // 4)
        return found

    def _go_on(self, level: int, cell: SuitCell, entry: Entry) -> None:
        """Every way on at one place of a suit."""
        at, key, cost, _, _, _ = entry
        shift, code = self._shifts[cell.suit], key & self._pool_mask
        state = key >> shift & self._state_mask
        ways = self._ways[at].get(state << self._heap_at | code)
        if ways is None:
            ways = self._ways[at][state << self._heap_at | code] = self._ways_from(cell, state, code, shift)
        self._meter.spend(1 + (len(ways) >> 3))
        heap, before = key >> self._heap_at & self._heap_mask, len(self._looked_at) - 1
        others = self._others(at, cell, key)
        no_jokers, all_jokers = others[0], others[-1]
        placing, target, put_down = cell.placing, self._points, self._put_down
        stack, known = self._stack(level), placing.known
        skip = cell.ends and not placing.grows
        heap_at = self._heap_at
        key -= heap << heap_at
        for more, change, to_sets, left, bounds, worth, way, _ in ways:
            after, spent = key + change, cost + more
            if target and worth:
                after += min(worth, target - (after >> self._points_at & self._points_mask)) << self._points_at
            heaps = known[to_sets].get(heap)
            for new_heap, jokers in placing.find(heap, to_sets) if heaps is None else heaps:
                room = left - jokers
                if room < 0:
                    continue
                if not room or no_jokers == all_jokers:
                    least = no_jokers + bounds[room]
                elif room == 1:
                    least = no_jokers + bounds[1]
                    other = others[1] + bounds[0]
                    least = other if other < least else least
                else:
                    least = min([others[i] + bounds[room - i] for i in range(room + 1)])
                if least < HOPELESS:
                    then = at + 2 if skip and not new_heap else at + 1
                    bound = spent + least
                    if bound <= level:
                        stack.append((then, after + (new_heap << heap_at), spent, before, way, new_heap))
                    else:
                        put_down(bound, (then, after + (new_heap << heap_at), spent, before, way, new_heap))

    def _stack(self, level: int) -> list[Entry]:
        """The positions of the level that is looked at."""
        stack = self._levels.get(level)
        if stack is None:
            stack = self._levels[level] = []
        return stack

    def _ways_from(self, cell: SuitCell, state: int, code: int, shift: int) -> list[Any]:
        """The ways on with what is left in the pool."""
        have = pool_of(code, self._joker_bits)
        jokers = sum(have)
        place, runs, aim, bits = cell.place, cell.runs, self.problem.aim, self._joker_bits
        after = runs.after(place)
        found: list[Any] = []
        for move in runs.moves(place, state, have.fresh).all:
            if move.need <= jokers and have.holds(move.pool):
                bounds = runs.bounds(after, move.then)
                if bounds[jokers - move.jokers] < HOPELESS:
                    change = (move.then - state << shift) - (move.pool.code(bits) if move.jokers else 0)
                    worth = 0
                    if aim.points:
                        joker = aim.worth[place] if aim.joker_worth is None else aim.joker_worth
                        worth = move.deed.use.naturals * aim.worth[place] + move.jokers * joker
                    left, cost = jokers - move.jokers, runs.cost(place, move)
                    found.append((cost, change, move.to_sets, left, bounds, worth, len(found), move.deed))
        self._meter.spend(len(found) // 4)
        return found

    def _others(self, at: int, cell: SuitCell, key: int) -> Bounds:
        """What all suits but that of a cell cost at least, by number of jokers for them together."""
        suit = cell.suit
        states = key & self._others_masks[suit]
        known = self._known_others[at].get(states)
        if known is None:
            self._meter.spend(self._sharing)
            known = self._known_others[at][states] = shared(
                [
                    runs.bounds(cell.places[other], states >> self._shifts[other] & self._state_mask)
                    for other, runs in enumerate(self.suits)
                    if other != suit
                ]
            )
        return known

    def _close(self, level: int, cell: RankCell, entry: Entry) -> None:
        """Makes the sets of a rank, in every way that the jokers left allow."""
        at, key, cost, _, _, _ = entry
        before = len(self._looked_at) - 1
        heap, have = key >> self._heap_at & self._heap_mask, pool_of(key & self._pool_mask, self._joker_bits)
        aim = self.problem.aim
        least = cell.sets.need(heap)
        for jokers, fresh in cell.sets.jokers(heap):
            if fresh > have.fresh:
                continue
            for spare in range(max(0, jokers - have.forced), min(jokers, have.spare) + 1):
                used = Pool(jokers - spare, spare, fresh)
                code = used.code(self._joker_bits)
                after = key - code - (heap << self._heap_at)
                if aim.points:
                    worth = self._worth(cell, heap, jokers)
                    after += min(worth, aim.points - (after >> self._points_at & self._points_mask)) << self._points_at
                paid = cost + spare * self._spare_cost[cell.place]
                if paid == cost and jokers + fresh == least:
                    self._put_down(level, (at + 1, after, cost, before, code, heap))
                    continue
                self._meter.spend(2 * self._sharing)
                bounds = [
                    runs.bounds(place, after >> self._shifts[suit] & self._state_mask)
                    for suit, (runs, place) in enumerate(zip(self.suits, cell.places, strict=True))
                ]
                bound = max(level, paid + shared(bounds)[sum(have) - sum(used)])
                if bound < HOPELESS:
                    self._put_down(bound, (at + 1, after, paid, before, code, heap))

    def _worth(self, cell: RankCell, heap: int, jokers: int) -> int:
        aim = self.problem.aim
        each = aim.worth_in_set[face_at(0, cell.place).rank]
        return cell.sets.size(heap)[0] * each + jokers * (each if aim.joker_worth is None else aim.joker_worth)

    def _end(self, level: int, entry: Entry) -> bool:
        """Whether this is an end on this level; what jokers left over cost is charged now.

        One that costs more than was foreseen is looked at again on its own level.
        """
        at, key, cost, before, way, heap = entry
        have = pool_of(key & self._pool_mask, self._joker_bits)
        if have.forced or have.fresh or have.spare > self._may_keep:
            return False
        if (key >> self._points_at & self._points_mask) < self.problem.aim.points:
            return False
        total = cost + have.spare * self.problem.aim.cost[JOKER.index]
        if total <= level:
            self._seen[at][key] = cost
            return True
        self._put_down(total, (at, key - have.code(self._joker_bits), total, before, way, heap))
        return False

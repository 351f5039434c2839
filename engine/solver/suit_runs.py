"""The runs of one suit: the ways on from place to place, and what the rest of the suit will cost at least.

A *state* is what a search must know of a suit before a place: the open runs and, where they matter, how many aces are
left for the end of the line (and how many of those must lie in runs) and which new runs with fresh jokers are under
way. It is a number; 0 begins and ends.

What the rest costs at least does not regard how many jokers a run may bear, where they are limited. It takes fresh
jokers for jokers that may lie anywhere: new runs under way are open runs.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import add
from typing import Final, NamedTuple

from engine.cards import JOKER, RANKS
from engine.melds.meld import Meld, MeldKind
from engine.solver.asked import NO_COUNTS, PLACES, Bounded, Meter, Problem
from engine.solver.fresh_runs import Beginning, FreshRuns
from engine.solver.open_runs import Open, OpenRuns, any_jokers
from engine.solver.rank_sets import Joins
from engine.solver.uses import (
    NO_JOKERS,
    NO_PINS,
    Move,
    Moves,
    Pieces,
    PinsHere,
    PlaceUses,
    Pool,
    Use,
    place_uses,
)

BEGIN: Final = 0
HOPELESS: Final = 1 << 40
_NONE_BEGIN: Final = [Beginning(0, NO_JOKERS, 0, (), 0)]

Bounds = tuple[int, ...]
"""What something costs at least, by number of jokers for it, from 0 up."""


@dataclass(frozen=True, slots=True)
class Costs:
    """By place: what a piece left over costs, what a spare joker in a run costs, what pieces put to sets need (None
    where no set can be made).
    """

    missed: Sequence[int]
    spare_joker: Sequence[int]
    joins: Sequence[Joins | None]


def shared(bounds: list[Bounds]) -> Bounds:
    """What several things cost at least together, by number of jokers for all of them."""
    first, *more = bounds
    for other in more:
        if len(first) == 1:
            first = (first[0] + other[0],)
        elif len(first) == 2:
            first = first[0] + other[0], min(first[0] + other[1], first[1] + other[0])
        elif len(first) == 3:
            (a, b, c), (d, e, f) = first, other
            first = a + d, min(a + e, b + d), min(a + f, b + e, c + d)
        else:
            every = range(len(first))
            first = tuple([min([first[mine] + other[have - mine] for mine in range(have + 1)]) for have in every])
    return first


class GrowingPin(NamedTuple):
    """A run that stays as it lies but may grow, `below` and `above` as is said: its first and last place, and the open
    run that it is at its end.
    """

    pin: Meld
    first: int
    last: int
    at_end: Open
    below: bool
    above: bool


@dataclass(eq=False)
class SuitRuns:
    """The runs of one suit in a problem; what follows from what is kept.

    `active` are the places at which anything can be done, `first` is the first of them; 0 stands for none. `growing`
    are the runs that stay. In its states open runs have as many bits as those have, or so many `bits`.
    """

    _problem: Problem
    may: Sequence[int]
    _suit: int
    _runs: OpenRuns
    _pool: Pool
    _costs: Costs
    _meter: Meter
    bits: int = 0

    def __post_init__(self) -> None:
        problem, suit, runs, pool = self._problem, self._suit, self._runs, self._pool
        self._anywhere = Pool(pool.forced + pool.fresh, pool.spare, 0)
        self._must = _line(problem, problem.must, suit)
        self._totals = list(map(add, self._must, _line(problem, self.may, suit)))
        self._in_runs = _line(problem, problem.in_runs, suit)
        self._in_sets = _line(problem, problem.in_sets, suit)
        self.growing = list(self._growing_pins())
        jokers = pool.forced + pool.spare + pool.fresh
        self._bear_all = runs.bears_any_jokers or all(pin.at_end[1] >= jokers for pin in self.growing)
        self._pins = dict(self._pins_here()) if self.growing else {}
        places = problem.places()
        self._room_at = [total + jokers for total in self._totals] if jokers else self._totals[:]
        for place, pins in self._pins.items():
            self._room_at[place] += pins.begin
        self.active = [place for place in places if self._room_at[place] or place in self._pins]
        self.first = self.active[0] if self.active else 0
        self._next = [0] * _ROOM
        for place, after in zip(self.active, self.active[1:], strict=False):
            self._next[place] = after
        # Past the end of the line nothing can be extended.
        self._room = [*self._room_at[1:], 0]
        self._room[places[-1]] = 0
        self._has_aces = problem.run.ace == "low_or_high" and self._totals[1] > 0
        self._loose = any_jokers(problem.run, runs.most_open)
        self._lay_out_states(self.bits or runs.bits)
        self.bounding = (
            self
            if runs.bears_any_jokers
            else SuitRuns(problem, self.may, suit, self._loose, pool, self._costs, self._meter, self._runs_bits)
        )
        spare = self._costs.spare_joker
        self._fresh = FreshRuns(problem, suit, runs, pool, self._totals, spare, self._meter) if pool.fresh else None
        self._uses: dict[tuple[int, int, int, Pool], PlaceUses] = {}
        self._moves: dict[tuple[int, int, int | None], Moves] = {}
        self._bounds: list[dict[int, Bounds]] = [{} for _ in range(_ROOM)]
        self._bounds[0][BEGIN] = (0,) * (jokers + 1)
        self._here: list[PlaceUses | None] = [None] * _ROOM
        self._hopeless = [2 * HOPELESS] * (jokers + 1)

    def _lay_out_states(self, bits: int) -> None:
        """Says where in a state what stands: the open runs in so many bits, aces that are left, new runs under way."""
        self._runs_bits = bits
        self.runs_mask = (1 << bits) - 1
        self._ace_bits = self._totals[1].bit_length() if self._has_aces else 0
        self._left_mask = (1 << 2 * self._ace_bits) - 1
        self._fresh_at = bits + 2 * self._ace_bits

    @property
    def state_bits(self) -> int:
        """How many bits a state has at most: new runs under way are numbered, each number for a look."""
        return self._fresh_at + (self._meter.budget.bit_length() if self._fresh else 0)

    @property
    def may_be_weighed(self) -> bool:
        """Whether longer open runs can do whatever shorter ones can, whatever becomes of them."""
        return self._bear_all and self._runs.may_be_weighed

    def cost(self, place: int, move: Move) -> int:
        """What a move at a place costs."""
        spare = move.deed.use.jokers.spare
        return move.missed * self._costs.missed[place] + spare * self._costs.spare_joker[place] + move.cost

    def left_over(self, place: int) -> int:
        """What a piece left over at a place costs."""
        return self._costs.missed[place]

    def after(self, place: int) -> int:
        """The active place after one, 0 after the last."""
        return self._next[place]

    def _growing_pins(self) -> Iterator[GrowingPin]:
        for pin, below, above in (*map(Bounded, self._problem.pins), *self._problem.bounded):
            first = pin.faces[0]
            if first is not None and _is_run_of(self._suit, pin):
                jokers = pin.cards.count(JOKER)
                slack = self._runs.slack_of(len(pin.cards) - jokers, jokers)
                last = first.rank + len(pin.cards) - 1
                yield GrowingPin(pin, first.rank, last, self._runs.as_open(len(pin.cards), slack), below, above)

    # --------------------------------------------------------------------------------------------------------- bounds

    def bounds(self, place: int, state: int) -> Bounds:
        """What the suit costs at least from an active place on, 0 being past the last one.

        `HOPELESS` or more where its pieces cannot all be used as they must.
        """
        known = self._bounds[place].get(state)
        if known is None:
            self._meter.spend()
            if state >> self._fresh_at:
                known = self._with_under_way(place, state)
            elif self.bounding is self:
                known = self._least(place, state)
            else:
                runs = self._runs.loosened(state & self.runs_mask, self._loose)
                known = self.bounding.bounds(place, runs | state & ~self.runs_mask)
            self._bounds[place][state] = known
        return known

    def _with_under_way(self, place: int, state: int) -> Bounds:
        """What the suit costs at least where new runs are under way, the jokers of which are paid for."""
        if self._fresh is None or not place:
            return tuple(self._hopeless)
        so_far, jokers = self._fresh.under_way(state >> self._fresh_at)
        runs = self._runs.trimmed(self._runs.with_runs(state & self.runs_mask, so_far), self._room_at[place])
        if runs is None:
            return tuple(self._hopeless)
        bounds = self.bounds(place, runs | state & self._left_mask << self._runs_bits)
        return bounds[jokers:] + bounds[-1:] * jokers

    def _least(self, place: int, state: int) -> Bounds:
        if not place:
            return tuple(self._hopeless)
        after = self._next[place]
        if len(self._hopeless) == 1:
            return (self._least_plainly(place, state, after),)
        best, counts = self._hopeless[:], range(len(self._hopeless))
        missed_cost, spare_cost = self._costs.missed[place], self._costs.spare_joker[place]
        outcomes = self.moves(place, state, None).outcomes
        self._meter.spend(len(outcomes) >> 1)
        for missed, spare, then, need, more in outcomes:
            cost = missed * missed_cost
            if cost >= best[0]:
                break
            cost += spare * spare_cost + more
            bounds = self.bounds(after, then)
            for jokers in counts[need:]:
                total = cost + bounds[jokers - need]
                if total < best[jokers]:  # noqa: PLR1730 - the innermost loop of all
                    best[jokers] = total
        return tuple(best)

    def _least_plainly(self, place: int, state: int, after: int) -> int:
        """The same where there are no jokers at all."""
        outcomes, missed_cost = self.moves(place, state, None).plain_outcomes, self._costs.missed[place]
        self._meter.spend(len(outcomes) >> 1)
        known, best = self._bounds[after], 2 * HOPELESS
        for missed, then in outcomes:
            cost = missed * missed_cost
            if cost >= best:
                break
            bounds = known.get(then)
            total = cost + (self.bounds(after, then) if bounds is None else bounds)[0]
            if total < best:  # noqa: PLR1730 - the innermost loop of all
                best = total
        return best

    # ---------------------------------------------------------------------------------------------------------- moves

    def moves(self, place: int, state: int, fresh: int | None) -> Moves:
        """The ways on from a state with so many fresh jokers left; None takes them for any jokers."""
        if self._fresh is None or (fresh == 0 and not state >> self._fresh_at):
            fresh = None
        if fresh is None and not (self._has_aces and place in (1, PLACES)):
            here = self._here[place]
            if here is None:
                self._here[place] = here = self._uses_at(place, 0, 0, self._anywhere)
            # Between the ends of the line the aces that are left stay left.
            return here.known.get(state) or here.find(state & self.runs_mask, state & ~self.runs_mask)
        key = (place, state, fresh)
        known = self._moves.get(key)
        if known is None:
            self._moves[key] = known = Moves(self._find(place, state, fresh))
            self._meter.spend(len(known.all) // 2)
        return known

    def _find(self, place: int, state: int, fresh_left: int | None) -> Iterator[Move]:
        runs, left = state & self.runs_mask, state >> self._runs_bits & self._left_mask
        fresh_here = self._fresh if fresh_left is not None else None
        pool = self._pool if fresh_here else self._anywhere
        for fresh in fresh_here.at(place, state >> self._fresh_at, fresh_left or 0) if fresh_here else _NONE_BEGIN:
            jokers, under_way = sum(fresh.jokers), fresh.then << self._fresh_at
            uses = self._uses_at(place, left, fresh.taken, pool)
            for move in (uses.known.get(runs) or uses.find(runs)).all:
                then, deed = move.then | under_way, move.deed
                if self._has_aces:
                    then |= self._left_after(place, left, deed.use, fresh.taken) << self._runs_bits
                if not fresh.begun:
                    yield move if then == move.then else move._replace(then=then)
                    continue
                yield Move(
                    move.missed,
                    then,
                    move.to_sets,
                    move.pool.plus(fresh.jokers),
                    move.jokers + jokers,
                    move.need + jokers,
                    fresh.cost,
                    deed._replace(fresh=fresh.begun),
                )

    def _left_after(self, place: int, left: int, use: Use, taken: int) -> int:
        """The aces left for the end of the line after a place, and how many of them must lie in runs."""
        if place > 1 or not self._has_aces:
            return left if place < PLACES else 0
        return use.kept | max(self._in_runs[1] - use.naturals - taken, 0) << self._ace_bits

    def _pins_here(self) -> Iterator[tuple[int, PinsHere]]:
        """By place the runs that stay and begin or end there."""
        begin = Counter(pin.first for pin in self.growing if pin.below)
        for place in {*begin, *(pin.last for pin in self.growing)}:
            ends = tuple(pin.at_end for pin in self.growing if pin.last == place and pin.above)
            yield place, PinsHere(begin[place], ends, self._bear_all)

    def _uses_at(self, place: int, left: int, taken: int, pool: Pool) -> PlaceUses:
        """The uses of the loose pieces of a place, `taken` of them gone to fresh runs, `left` aces still there."""
        key = (place, left, taken, pool)
        known = self._uses.get(key)
        if known is None:
            total, must = self._totals[place], self._must[place]
            in_runs, in_sets = self._in_runs[place], self._in_sets[place]
            if self._has_aces and place == PLACES:
                in_runs, in_sets, over = left >> self._ace_bits, 0, left & (1 << self._ace_bits) - 1
                total, must = over, max(must - (total - over), in_runs)
            pieces = Pieces(
                total=total - taken,
                must=max(must - taken, 0),
                joins=self._costs.joins[place],
                pool=pool,
                keep=self._has_aces and place == 1,
                in_runs=max(in_runs - taken, 0),
                in_sets=in_sets,
            )
            self._uses[key] = known = place_uses(self._runs, pieces, self._room[place], self._pins.get(place, NO_PINS))
        return known


def suit_runs(
    problem: Problem, may: Sequence[int], suit: int, runs: OpenRuns, pool: Pool, costs: Costs, meter: Meter
) -> SuitRuns:
    """The runs of a suit in a problem, of those pieces that `may` lie; searches of one meter have them in common."""
    faces = slice(suit * RANKS, (suit + 1) * RANKS)
    counts = (problem.must[faces], tuple(may[faces]), problem.in_runs[faces], problem.in_sets[faces])
    pins: tuple[Bounded, ...] = ()
    if problem.pins or problem.bounded:
        every = (*map(Bounded, problem.pins), *problem.bounded)
        pins = tuple(pin for pin in every if _is_run_of(suit, pin.meld))
    before = problem.before if pool.fresh else ()
    # The runs keep their aim alive, so that its id stays its own.
    key = (suit, id(problem.aim), pool, runs, counts, tuple(costs.joins), pins, before)
    known = meter.suits.get(key)
    if known is None:
        meter.suits[key] = known = SuitRuns(problem, may, suit, runs, pool, costs, meter)
    return known


def _is_run_of(suit: int, meld: Meld) -> bool:
    return meld.kind is MeldKind.RUN and meld.faces[0] is not None and meld.faces[0].suit == suit


def _line(problem: Problem, counts: Sequence[int], suit: int) -> list[int]:
    """Numbers of pieces of a suit by place of the line, an ace being counted wherever it may stand."""
    if counts is NO_COUNTS:
        return [0] * _ROOM
    low = suit * RANKS
    ace = problem.run.ace
    line = [0, *counts[low : low + RANKS], 0 if ace == "low" else counts[low], 0]
    if ace == "high":
        line[1] = 0
    return line


_ROOM: Final = PLACES + 2

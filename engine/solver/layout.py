"""What a search goes through: the pieces of a problem in the order in which they are dealt with, and its jokers.

Place by place come the suits, one after another, and then the sets of that rank.

Rack pieces that fit into no meld at all are left over whatever is done, and need not be searched.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import add
from typing import Final

from engine.cards import ACE, JOKER, RANKS, SUITS
from engine.melds.meld import Meld, MeldKind
from engine.rules.melding import JokerRules, SetRules
from engine.solver.asked import INDEXES, PLACES, Meter, Problem, face_at
from engine.solver.open_runs import open_runs
from engine.solver.rank_sets import Joins, Placing, RankSets, old_sets, sets_of_a_rank
from engine.solver.suit_runs import Costs, SuitRuns, suit_runs
from engine.solver.uses import Pool

Counts = Sequence[int]


def usable(problem: Problem) -> tuple[Counts, int]:
    """Of the pieces that may be laid those that fit into some meld, by face, and what all others cost.

    Whatever may lie beside them is thought to be there for them alone. Beside melds that stay, or with two jokers,
    anything may fit.
    """
    may, jokers, aim = problem.may, problem.jokers, problem.aim
    if jokers > 1 or problem.pins or problem.bounded:
        return may, 0
    must, left, cost = problem.must, list(may), 0
    lines = [_line([must[at] + may[at] for at in range(suit * RANKS, suit * RANKS + RANKS)]) for suit in range(SUITS)]
    in_runs = [_in_runs(line, problem.run.min - jokers, problem.run.min, problem.run.ace) for line in lines]
    fewest = problem.set.min - jokers
    in_sets = _in_sets(lines, fewest) if problem.set.distinct_suits else _in_repeating_sets(problem, fewest)
    for face, count in enumerate(may):
        if count and not must[face]:
            suit, place = divmod(face, RANKS)
            if not (in_runs[suit] | in_sets) >> place + 1 & 1:
                left[face] = 0
                cost += count * aim.cost[face]
    return left, cost


def _line(counts: Counts) -> int:
    """The places of the line at which a suit has pieces, the ace below the two: a bit for each."""
    return sum([1 << place for place, count in enumerate(counts, start=ACE) if count])


@lru_cache(maxsize=1 << 14)
def _in_runs(line: int, fewest: int, shortest: int, ace: str) -> int:
    """The places that lie in a stretch of the shortest length in which at least so many places have pieces."""
    if ace != "low":
        line |= (line >> ACE & 1) << RANKS + 1
    if ace == "high":
        line &= ~(1 << ACE)
    found, stretch = 0, (1 << shortest) - 1
    for start in range(ACE, RANKS + 3 - shortest):
        if (line >> start & stretch).bit_count() >= fewest:
            found |= stretch << start
    return found & line | found >> RANKS & 1 << ACE


def _in_sets(lines: Sequence[int], fewest: int) -> int:
    """The places at which at least so many suits have pieces."""
    a, b, c, d = lines
    if fewest <= 1:
        return a | b | c | d
    if fewest == 2:
        return (a | b) & (c | d) | a & b | c & d
    if fewest == 3:
        return a & b & (c | d) | c & d & (a | b)
    return a & b & c & d


def _in_repeating_sets(problem: Problem, fewest: int) -> int:
    """The places at which there are at least so many pieces, whatever their suits."""
    must, may, found = problem.must, problem.may, 0
    for place in range(ACE, RANKS + 1):
        faces = INDEXES[place]
        if sum([must[face] + may[face] for face in faces]) >= fewest:
            found |= 1 << place
    return found


_NO_SETS: Final = RankSets(SetRules(), JokerRules(), 0, 0)
_NO_JOINS: Final[tuple[Joins | None, ...]] = (None,) * SUITS


@dataclass(slots=True, eq=False)
class SuitCell:
    """The pieces of one place of a suit's line.

    `places` are the places where the bounds of all suits count from, once this cell is dealt with. What pieces put to
    sets come to is looked up in `placing`. It may be the cell with which a place `begins`, or the last one, where it
    `ends` and the sets of the rank come next.
    """

    runs: SuitRuns
    suit: int
    place: int
    places: tuple[int, ...]
    placing: Placing
    begins: bool
    ends: bool


@dataclass(slots=True, eq=False)
class RankCell:
    """The sets of a rank, once all its suits are dealt with."""

    sets: RankSets
    place: int
    places: tuple[int, ...]
    begins: bool = False


Cell = SuitCell | RankCell


class Layout:
    """The cells of a problem in order, the runs of its suits, and its jokers.

    Of the spare jokers in `pool` so many as `may_keep` says may be left over. `spare_cost` says by place what a spare
    joker costs where it is laid: what it might have saved. Pieces that fit into no meld whatever are in no cell: what
    they cost is `paid`.
    """

    def __init__(self, problem: Problem, meter: Meter) -> None:
        self._problem = problem
        self.pool, self.may_keep = _pool(problem)
        self._jokers = self.pool.forced + self.pool.spare + self.pool.fresh
        self._may, self.paid = usable(problem)
        self._totals = list(map(add, problem.must, self._may))
        self._copies = max(self._totals)
        most_open = self._copies + problem.all_jokers + len(problem.pins) + len(problem.bounded)
        self.runs = open_runs(problem.run, problem.joker, problem.all_jokers, most_open)
        self._counts = [tuple([self._totals[index] for index in faces]) for faces in INDEXES]
        self._sets = self._possible_sets()
        self._missed, self.spare_cost = _costs(problem.aim.cost, problem.aim.by_face)
        self.suits: list[SuitRuns] = self._suit_runs(meter)
        self.cells: list[Cell] = self._cells()

    def _suit_runs(self, meter: Meter) -> list[SuitRuns]:
        problem, may = self._problem, self._may
        joins = [self._sets[at].joins(self._counts[at]) if at in self._sets else _NO_JOINS for at in range(PLACES + 1)]
        costs = [Costs(self._missed, self.spare_cost, [each[suit] for each in joins]) for suit in range(SUITS)]
        return [suit_runs(problem, may, suit, self.runs, self.pool, costs[suit], meter) for suit in range(SUITS)]

    @property
    def heap_bits(self) -> int:
        return max((sets.heap_bits for sets in self._sets.values()), default=0)

    def _possible_sets(self) -> dict[int, RankSets]:
        """By place the sets of its rank, where there can be any."""
        problem, found = self._problem, dict[int, RankSets]()
        plain = not problem.pins and not (problem.fresh and problem.set.distinct_suits)
        alike = sets_of_a_rank(problem.set, problem.joker, self._jokers, self._copies) if plain else None
        for place in problem.places():
            counts = self._counts[place]
            if problem.run.ace == "low_or_high" and place == PLACES:
                continue
            if any(counts) or (problem.jokers and self._set_pins(place)):
                sets = alike or self._sets_at(place)
                if sets.joins(counts) != _NO_JOINS:
                    found[place] = sets
        return found

    def _set_pins(self, place: int) -> tuple[Meld, ...]:
        """The sets of a rank that stay as they lie."""
        rank = face_at(0, place).rank
        return tuple(pin for pin in self._problem.pins if pin.kind is MeldKind.SET and pin.cards[0].rank == rank)

    def _sets_at(self, place: int) -> RankSets:
        problem, pins = self._problem, self._set_pins(place)
        old = old_sets(problem.before, face_at(0, place).rank) if problem.fresh else None
        declared = problem.declared and bool(pins)
        return sets_of_a_rank(problem.set, problem.joker, self._jokers, self._copies, pins, old, declared=declared)

    def _cells(self) -> list[Cell]:
        cells: list[Cell] = []
        places = [runs.first for runs in self.suits]
        active = [set(runs.active) for runs in self.suits]
        for place in self._problem.places():
            here = [suit for suit in range(SUITS) if place in active[suit]]
            sets = self._sets.get(place)
            yet, bits = (_packed(self._counts[place], sets.suit_bits), sets.suit_bits) if sets is not None else (0, 0)
            for suit in here:
                runs = self.suits[suit]
                places[suit] = runs.after(place)
                yet = yet >> bits * (suit + 1) << bits * (suit + 1)
                placing = (sets or _NO_SETS).placing(suit, yet)
                begins, ends = suit == here[0], suit == here[-1] and sets is not None
                cells.append(SuitCell(runs, suit, place, tuple(places), placing, begins=begins, ends=ends))
            if sets is not None:
                cells.append(RankCell(sets, place, tuple(places)))
        return cells


@lru_cache(maxsize=64)
def _costs(costs: tuple[int, ...], by_face: bool) -> tuple[list[int], list[int]]:
    """By place of the line what a piece left over costs, and what a spare joker costs that is laid there."""
    missed = [costs[faces[0]] for faces in INDEXES]
    return missed, [costs[JOKER.index] - cost if by_face else 0 for cost in missed]


def _pool(problem: Problem) -> tuple[Pool, int]:
    """The jokers as a search keeps them apart, and how many of the spare ones may be left over."""
    if problem.aim.by_face:
        return Pool(problem.forced, problem.spare, problem.fresh), problem.spare
    return Pool(0, problem.forced + problem.spare, problem.fresh), problem.spare


def _packed(counts: Sequence[int], bits: int) -> int:
    """Numbers of pieces by suit as one number, so many bits a suit."""
    return counts[0] | counts[1] << bits | counts[2] << 2 * bits | counts[3] << 3 * bits

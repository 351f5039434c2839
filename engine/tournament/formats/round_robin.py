"""All against all: which table meets in which round, by a schedule that is known or one that is searched."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from typing import Final

from engine.tournament.formats.format import Format, Pairing, playing
from engine.tournament.moves import Seating
from engine.tournament.rules import RoundRobinRules
from engine.tournament.seating.grouping import Field, grouped
from engine.tournament.seating.rounds import History, seated_tables
from engine.tournament.seating.tables import Sizes, least_of, table_sizes
from engine.tournament.state import Round, Tournament

Table = tuple[int, ...]
Fixture = tuple[Table, ...]
"""The tables of one round; whoever sits at none has a bye."""

PLANES: Final = (3, 4, 5)
"""Table sizes whose square is a field in which every two meet exactly once."""
MET: Final = 100
"""What it weighs to seat two again who have met more often than others; each time they have counts besides."""

SCHEDULES: Final = 4
"""So many are remembered: of the largest field, which is asked for again and again, one is 20,000 tables."""


def berger(count: int) -> tuple[Fixture, ...]:
    """The tables of Berger for two at a table, as chess has published them since 1895; the first of a pair has white.

    With an odd number the one who would meet the last has a bye.
    """
    last = count + count % 2
    around = last - 1
    rounds = []
    for number in range(around):
        pivot = number * (last // 2) % around
        pairs = [(last - 1, pivot) if number % 2 else (pivot, last - 1)]
        pairs += [((pivot + step) % around, (pivot - step) % around) for step in range(1, last // 2)]
        rounds.append(tuple(pair for pair in pairs if max(pair) < count))
    return tuple(rounds)


@lru_cache(SCHEDULES)
def fixed_schedule(count: int, seats: int) -> tuple[Fixture, ...] | None:
    """The rounds in which a field meets itself exactly once, where one is known; None for any other.

    Two at a table meet by Berger's tables. A field of three, four or five times its table size is a plane of that
    order: every two meet once.
    """
    if seats == 2:
        return berger(count)
    return _plane(seats) if seats in PLANES and count == seats * seats else None


@lru_cache(SCHEDULES)
def _numbers(count: int, seats: int) -> Mapping[tuple[int | None, ...], int]:
    """Which round of a fixed schedule two of one table tell, as they meet in no other."""
    rounds = enumerate(fixed_schedule(count, seats) or ())
    return {two: number for number, fixture in rounds for table in fixture for two in permutations(table, 2)}


def _plane(order: int) -> tuple[Fixture, ...]:
    """The parallel classes of lines of the affine plane: points are pairs over the field of that order."""
    times = _times(order)

    def plus(a: int, b: int) -> int:
        return a ^ b if order == 4 else (a + b) % order

    slopes = [
        tuple(tuple(x * order + plus(times[slope][x], start) for x in range(order)) for start in range(order))
        for slope in range(order)
    ]
    upright = tuple(tuple(x * order + y for y in range(order)) for x in range(order))
    return (upright, *slopes)


def _times(order: int) -> list[list[int]]:
    """The multiplication of the field: of remainders for a prime order, of polynomials over two elements for four."""
    if order == 4:
        return [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]
    return [[a * b % order for b in range(order)] for a in range(order)]


def most_rounds(count: int, seats: int, least: int) -> int:
    """After so many rounds of a searched schedule the next lap begins, whoever has not met."""
    return 3 * -(-(count - 1) // (min(count, seats) - 1)) + count % least


def next_fixture(members: Sequence[int], history: History, sizes: Sizes) -> list[list[int]]:
    """The tables of one more round, of those who have met least. Who sits out has done so least often."""
    fewest = least_met(members, history)
    order = sorted(members, key=lambda one: -history.tables[one])
    out = set(order[: sizes.byes])
    there = [one for one in members if one not in out]
    place = {one: number for number, one in enumerate(there)}
    met = [
        {
            place[rival]: times + (MET if times > fewest else 0)
            for rival, times in history.met[one].items()
            if rival in place and times > fewest
        }
        for one in there
    ]
    these = Field([0] * len(there), met, [history.short[one] for one in there], sizes.tables)
    return [[there[number] for number in table] for table in grouped(these)]


def least_met(members: Sequence[int], history: History) -> int:
    """How often those two have met who have met least."""
    return min((history.met[one].get(other, 0) for one, other in combinations(members, 2)), default=0)


MOST_AT_TWO: Final = 200
MOST: Final = 60
"""How many can meet all others at larger tables."""


class RoundRobin(Format[RoundRobinRules]):
    """The control flow of `RoundRobinRules`."""

    keeps = True

    def rounds_left(self, state: Tournament) -> bool:
        """Until everybody has met everybody, as often as agreed."""
        return fixture_left(state, state.order, self.rules(state).laps)

    def most(self, state: Tournament) -> int | None:
        """As many as can meet all others in a sensible number of rounds."""
        return MOST_AT_TWO if state.rules.seats == 2 else MOST

    def seated_next(self, state: Tournament) -> frozenset[int]:
        """Those of the field who are still there."""
        return frozenset(playing(state)).intersection(state.order)

    def missed(self, state: Tournament, each: Round) -> Iterable[int]:
        """Whoever of the field had gone."""
        return set(state.order) - each.there

    def pair(self, state: Tournament, lot: Sequence[int], history: History) -> Pairing:
        """The round's tables, by the order of the seeds; without those who have gone."""
        tables, there = fixture_tables(state, state.order, self.rules(state).laps, history), self.seated_next(state)
        return with_byes(tables, [one for one in state.order if one in there])


def with_byes(tables: Sequence[Seating], field: Iterable[int]) -> Pairing:
    """These tables; whoever of a field sits at none of them has a bye."""
    sitting = {one for table in tables for one in table.seats}
    return Pairing(tuple(tables), tuple(one for one in field if one not in sitting))


def fixture_left(state: Tournament, members: Sequence[int], laps: int) -> bool:
    """Whether a field that meets itself so often has a round to come. Tables that are open count as played."""
    there = set(playing(state))
    left = [one for one in members if one in there]
    if len(left) < least_of(state.rules):
        return False
    fixed = fixed_schedule(len(members), state.rules.seats)
    if fixed is not None:
        return bool(_scheduled(state, members, fixed, laps))
    cap = laps * most_rounds(len(members), state.rules.seats, least_of(state.rules))
    return len(state.rounds) < cap and least_met(left, History(state)) < laps


def fixture_tables(
    state: Tournament, members: Sequence[int], laps: int, history: History, group: int = 0
) -> tuple[Seating, ...]:
    """The next tables of a field that meets itself, with those who are still there.

    Two at a table sit as Berger has them, the other way round in every second lap, and who has no opponent any more has
    a bye; more sit where they rarely have.
    """
    rules = state.rules
    fixed = fixed_schedule(len(members), rules.seats)
    if fixed is None:
        there = set(playing(state))
        left = [one for one in members if one in there]
        tables = next_fixture(left, history, table_sizes(rules, len(left)))
        return seated_tables(rules, tables, history, group)
    scheduled = _scheduled(state, members, fixed, laps)
    if rules.seats == 2:
        return tuple(Seating(table, group) for table in scheduled)
    return seated_tables(rules, scheduled, history, group)


def _scheduled(state: Tournament, members: Sequence[int], fixed: Sequence[Fixture], laps: int) -> Fixture:
    """The next fixture that was not played and in which those who are still there fill a table; none where none is."""
    there, played = set(playing(state)), _played(state, members)
    for lap, (number, fixture) in product(range(laps), enumerate(fixed)):
        held = (tuple(members[place] for place in table if members[place] in there) for table in fixture)
        tables = [table for table in held if len(table) >= least_of(state.rules)] if played[number] <= lap else []
        if tables:
            return tuple(table[::-1] if lap % 2 else table for table in tables)
    return ()


def _played(state: Tournament, members: Sequence[int]) -> Counter[int]:
    """How often each fixture was played."""
    place = {one: number for number, one in enumerate(members)}
    pairs = _numbers(len(members), state.rules.seats)
    met = ([tuple(map(place.get, table.entrants[:2])) for table in each.tables] for each in state.rounds)
    return Counter(next((pairs[two] for two in each if two in pairs), -1) for each in met)

"""The tables of a round from what has been played: who has met whom, sat where, had a bye."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from math import floor
from typing import Final, NamedTuple

from engine.tournament.moves import Seating
from engine.tournament.points import Units, place_scale, table_points
from engine.tournament.rules import TournamentRules
from engine.tournament.seating.grouping import Field, grouped
from engine.tournament.seating.tables import apart, seated
from engine.tournament.state import Tournament

APART: Final = 2
"""How much more often somebody may have sat in one seat than in another."""
KEPT_APART: Final = 10**13
"""So many meetings weigh more than any difference of levels at all tables of a round."""
EXCHANGES: Final = 400
"""How many exchanges are tried for a table that cannot be seated fairly."""


class History:
    """What pairing looks back on, entrant by entrant. Tables that are still open count as well, and the pairs `apart`
    count as having met more often than anybody has.
    """

    def __init__(self, state: Tournament, apart: Iterable[tuple[int, int]] = ()) -> None:
        count = len(state.entrants)
        self.met: list[dict[int, int]] = [{} for _ in range(count)]
        self.seats: list[list[int]] = [[0] * state.rules.seats for _ in range(count)]
        self.short = [0] * count
        self.byes = [0] * count
        self.tables = [0] * count
        for each in state.rounds:
            for one in each.byes:
                self.byes[one] += 1
            largest = max((len(table.entrants) for table in each.tables), default=0)
            for table in each.tables:
                self._add(table.seats, table.entrants, len(table.entrants) < largest)
        for pair in apart:
            for one, other in permutations(pair):
                self.met[one][other] = self.met[one].get(other, 0) + KEPT_APART

    def _add(self, seats: Sequence[int | None], entrants: Sequence[int], short: bool) -> None:
        for seat, one in enumerate(seats):
            if one is None:
                continue
            self.seats[one][seat] += 1
            self.short[one] += short
            self.tables[one] += 1
            for other in entrants:
                if other != one:
                    self.met[one][other] = self.met[one].get(other, 0) + 1

    def fairest_byes(self, field: Sequence[int], points: Mapping[int, Units], count: int) -> tuple[int, ...]:
        """Who has a bye: whoever had the fewest so far, of those the lowest in points, of those the last by lot."""
        late = {one: -place for place, one in enumerate(field)}
        fairest = sorted(field, key=lambda one: (self.byes[one], points.get(one, 0), late[one]))
        return tuple(fairest[:count])


class Scores(NamedTuple):
    """A field's points as pairing compares them: in `levels` as wide as from losing a table to winning, and finer."""

    levels: Mapping[int, int]
    fine: Mapping[int, int]


def scores_of(state: Tournament, points: Mapping[int, Units]) -> Scores:
    """Points as pairing compares them.

    A place at a table is worth two fine steps. Where points are no places, what lay between two neighbours at the
    tables so far counts as a place, in the mean.
    """
    low = min(points.values(), default=0)
    place = max(_step(state), Fraction(2))
    wide = place * (state.rules.seats - 1)
    above = {one: value - low for one, value in points.items()}
    levels = {one: floor(value / wide) for one, value in above.items()}
    return Scores(levels, {one: floor(2 * value / place) for one, value in above.items()})


def _step(state: Tournament) -> Fraction:
    """What lies between two neighbouring places at a table, in units."""
    if state.rules.points == "place":
        scale = place_scale(state.rules, state.rules.seats)
        return Fraction(scale[0] - scale[-1], len(scale) - 1)
    apart = between = 0
    for each in state.rounds:
        for table in each.tables:
            if table.outcome is not None:
                brought = table_points(state.rules, table.outcome)
                apart += max(brought) - min(brought)
                between += len(brought) - 1
    return Fraction(apart, between) if between else Fraction(1)


def pairing_by_scores(
    rules: TournamentRules,
    field: Sequence[int],
    scores: Scores,
    history: History,
    sizes: Sequence[int],
    *,
    repeats_first: bool = False,
) -> tuple[Seating, ...]:
    """Tables of these sizes for a field in the order of its lot, the highest scores first."""
    index = {one: number for number, one in enumerate(field)}
    met = [{index[rival]: times for rival, times in history.met[one].items() if rival in index} for one in field]
    leans = [history.seats[one][0] - history.seats[one][1] for one in field] if rules.seats == 2 else ()
    short = [history.short[one] for one in field]
    levels, fine = [scores.levels[one] for one in field], [scores.fine[one] for one in field]
    these = Field(levels, met, short, sizes, repeats_first, leans, fine)
    tables = [[field[number] for number in table] for table in grouped(these)]
    _with_fair_seats(rules, tables, scores, history)
    tables.sort(key=lambda table: (-sum(scores.fine[one] for one in table) / len(table), index[table[0]]))
    return seated_tables(rules, tables, history)


def _with_fair_seats(rules: TournamentRules, tables: list[list[int]], scores: Scores, history: History) -> None:
    """Where a table cannot be seated fairly, let somebody of it change places: for few repeats, and near in score."""
    full = rules.seats if rules.leftovers == "computers" else None
    had = dict(enumerate(history.seats))

    def unfair(table: Sequence[int]) -> bool:
        return apart(table, had, full) > APART

    def again(table: Sequence[int]) -> int:
        return sum(history.met[one].get(other, 0) for one, other in combinations(table, 2))

    for here, table in enumerate(tables):
        if not unfair(table):
            continue
        ways = []
        for there, other in enumerate(tables):
            for one, two in product(table, other) if there != here else ():
                apart_by = abs(scores.levels[one] - scores.levels[two]), abs(scores.fine[one] - scores.fine[two])
                ways.append((apart_by, there, one, two))
        best: tuple[tuple[int, int, int], int, list[int], list[int]] | None = None
        for (wide, near), there, one, two in sorted(ways)[:EXCHANGES]:
            mine = [two if each == one else each for each in table]
            theirs = [one if each == two else each for each in tables[there]]
            repeats = again(mine) + again(theirs) - again(table) - again(tables[there])
            cost = (wide, repeats, near)
            if repeats >= KEPT_APART // 2 or (best is not None and cost >= best[0]):
                continue
            if not unfair(mine) and not unfair(theirs):
                best = cost, there, mine, theirs
        if best is not None:
            _, there, tables[here], tables[there] = best


def seated_tables(
    rules: TournamentRules, tables: Sequence[Collection[int]], history: History, group: int = 0
) -> tuple[Seating, ...]:
    """Tables with their seats in a fair order, computers in what is left of them where the rules say so."""
    full = rules.seats if rules.leftovers == "computers" else None
    had = dict(enumerate(history.seats))
    return tuple(Seating(seated(list(table), had, full), group) for table in tables)

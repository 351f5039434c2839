"""The tables of a round from what has been played: who has met whom, sat where, had a bye."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import floor

from engine.tournament.moves import Seating
from engine.tournament.points import Units, place_scale, table_points
from engine.tournament.rules import TournamentRules
from engine.tournament.seating.grouping import Field, grouped
from engine.tournament.seating.seats import seated
from engine.tournament.state import Tournament


class History:
    """What pairing looks back on, entrant by entrant. Tables that are still open count as well."""

    def __init__(self, state: Tournament) -> None:
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


def levels_of(state: Tournament, points: Mapping[int, Units]) -> dict[int, int]:
    """Points as levels that pairing compares: equal ones are equal, and a place at a table is worth two levels.

    Where points are no places, a step is what lay between two neighbours at the tables so far, in the mean; totals that
    are nearer than half a step count as equal.
    """
    low = min(points.values(), default=0)
    half = max(_step(state) / 2, Fraction(1))
    return {one: floor((value - low) / half) for one, value in points.items()}


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


def pairing_by_levels(
    rules: TournamentRules,
    field: Sequence[int],
    levels: Mapping[int, int],
    history: History,
    sizes: Sequence[int],
    *,
    repeats_first: bool = False,
) -> tuple[Seating, ...]:
    """Tables of these sizes for a field in the order of its lot, the highest levels first."""
    index = {one: number for number, one in enumerate(field)}
    met = [{index[rival]: times for rival, times in history.met[one].items() if rival in index} for one in field]
    leans = [history.seats[one][0] - history.seats[one][1] for one in field] if rules.seats == 2 else ()
    short = [history.short[one] for one in field]
    these = Field([levels[one] for one in field], met, short, sizes, repeats_first, leans)
    tables = [[field[number] for number in table] for table in grouped(these).tables]
    tables.sort(key=lambda table: (-sum(levels[one] for one in table) / len(table), index[table[0]]))
    return seated_tables(rules, tables, history)


def seated_tables(
    rules: TournamentRules, tables: Sequence[Collection[int]], history: History, group: int = 0
) -> tuple[Seating, ...]:
    """Tables with their seats in a fair order, computers in what is left of them where the rules say so."""
    full = rules.seats if rules.leftovers == "computers" else None
    had = dict(enumerate(history.seats))
    return tuple(Seating(seated(list(table), had, full), group) for table in tables)

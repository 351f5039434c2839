"""Entrants who are not to sit together change places with others of their round, where that helps and costs least."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations

from engine.tournament.moves import Seating
from engine.tournament.points import Units
from engine.tournament.rules import TournamentRules
from engine.tournament.seating.rounds import APART, History, seated_tables
from engine.tournament.seating.seats import apart as unfairness

Pair = tuple[int, int]


def kept_apart(
    rules: TournamentRules,
    tables: Sequence[Seating],
    pairs: Collection[Pair],
    points: Mapping[int, Units],
    history: History,
) -> tuple[Seating, ...]:
    """Tables of the same sizes with as few of the `pairs` at one table as exchanges bring about.

    Of the exchanges that help most the one is made that seats nobody unfairly, then between those nearest in points,
    then with the fewest repeats. Tables that nobody leaves stay as they are.
    """
    search = _Search(rules, tables, frozenset(pairs), points, history)
    search.run()
    return tuple(
        table if search.tables[number] == list(_entrants(table)) else search.seated(number)
        for number, table in enumerate(tables)
    )


def _entrants(table: Seating) -> tuple[int, ...]:
    return tuple(one for one in table.seats if one is not None)


class _Search:
    """The tables as they are, without their order of seats."""

    def __init__(
        self,
        rules: TournamentRules,
        tables: Sequence[Seating],
        pairs: frozenset[Pair],
        points: Mapping[int, Units],
        history: History,
    ) -> None:
        self.tables = [list(_entrants(table)) for table in tables]
        self._groups = [table.group for table in tables]
        self._rules = rules
        self._pairs = pairs
        self._points = points
        self._history = history
        self._full = rules.seats if rules.leftovers == "computers" else None
        self._had = dict(enumerate(history.seats))

    def run(self) -> None:
        """Exchange until no exchange helps any more."""
        while (best := self._best()) is not None:
            here, there, one, two = best
            self.tables[here], self.tables[there] = self._changed(here, there, one, two)

    def seated(self, number: int) -> Seating:
        """A table with its seats in a fair order."""
        (made,) = seated_tables(self._rules, [self.tables[number]], self._history, self._groups[number])
        return made

    def _best(self) -> tuple[int, int, int, int] | None:
        ways = []
        for here, table in enumerate(self.tables):
            for one in sorted({who for pair in self._together(table) for who in pair}):
                ways += self._ways(here, one)
        return min(ways)[1] if ways else None

    def _ways(self, here: int, one: int) -> list[tuple[tuple[int, int, Fraction, int], tuple[int, int, int, int]]]:
        """The exchanges of one that help, with what each costs."""
        found: list[tuple[tuple[int, int, Fraction, int], tuple[int, int, int, int]]] = []
        for there, other in enumerate(self.tables):
            for two in other if there != here and self._groups[there] == self._groups[here] else ():
                before = (self.tables[here], self.tables[there])
                after = self._changed(here, there, one, two)
                helps = sum(len(self._together(each)) for each in after)
                helps -= sum(len(self._together(each)) for each in before)
                if helps < 0:
                    unfair = sum(unfairness(each, self._had, self._full) > APART for each in after)
                    near = abs(Fraction(self._points.get(one, 0)) - Fraction(self._points.get(two, 0)))
                    repeats = sum(map(self._again, after)) - sum(map(self._again, before))
                    found.append(((helps, unfair, near, repeats), (here, there, one, two)))
        return found

    def _changed(self, here: int, there: int, one: int, two: int) -> tuple[list[int], list[int]]:
        mine = [two if each == one else each for each in self.tables[here]]
        return mine, [one if each == two else each for each in self.tables[there]]

    def _together(self, table: Sequence[int]) -> list[Pair]:
        return [(a, b) for a, b in combinations(sorted(table), 2) if (a, b) in self._pairs]

    def _again(self, table: Sequence[int]) -> int:
        return sum(self._history.met[one].get(other, 0) for one, other in combinations(table, 2))

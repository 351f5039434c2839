"""The best end of several cases: proven the best, or at least a good one, within what a meter allows."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from engine.solver.asked import Meter, SpentError, with_ties, without_ties
from engine.solver.best_first import Entry, Search
from engine.solver.cases import Case, Outcome
from engine.solver.suit_runs import HOPELESS


@dataclass(frozen=True, slots=True)
class Found:
    """The end of a search: its case, where it ended, and what it costs."""

    case: Case
    search: Search
    end: Entry
    cost: int


LowerBounds = Mapping[Outcome, int]
"""What the ends of a case cost at least, by what becomes of the jokers in it."""


class CaseSearch:
    """Searches of several cases, carried on side by side: the one that may find the best end goes first.

    `best` is the best end found, the last of those `taken` for it one after another; `over` says that there is nothing
    better, nor anything else that costs less than the `ceiling`. Where a position is lost because the meter has no
    looks left, nothing is ever proven, unless by what is known beforehand: `least` is what any end costs at least,
    `lower_bounds` what it costs by what becomes of the jokers, ties left out of account. A case is set up as soon as it
    may find the best end. Cases are listed for `listing` looks at most.
    """

    def __init__(
        self,
        cases: Iterable[Case],
        meter: Meter,
        ceiling: int = HOPELESS,
        least: int = 0,
        lower_bounds: LowerBounds | None = None,
        listing: int | None = None,
    ) -> None:
        self._meter = meter
        self._ceiling = ceiling
        self._least = least
        self._searches: list[tuple[Case, Search]] = []
        self._waiting: list[tuple[int, Case]] = []
        self._all = False
        self.best: Found | None = None
        self.taken: list[Found] = []
        self.over = False
        with meter.at_most(meter.left if listing is None else listing):
            for case in cases:
                known_bound = lower_bounds.get(case.outcome, least) if lower_bounds else least
                self._waiting.append((known_bound, case))
            self._all = True
        self._waiting = sorted(self._waiting, key=itemgetter(0))[::-1]

    def _leading(self, until: int) -> tuple[Case, Search, int] | None:
        """The case whose bound is the lowest, once all those are set up that may have a lower one.

        They are over then where that is not below the ceiling.
        """
        leading: tuple[Case, Search, int] | None = None
        for case, search in self._searches:
            bound = search.bound
            if bound is not None and (leading is None or bound < leading[2]):
                leading = case, search, bound
        while self._waiting and self._meter.looks < until:
            known_bound, case = self._waiting[-1]
            if with_ties(known_bound) >= (self._ceiling if leading is None else leading[2]):
                break
            search = Search(case.problem, self._meter, self._ceiling)
            self._waiting.pop()
            self._searches.append((case, search))
            bound = search.bound
            if bound is not None and (leading is None or bound < leading[2]):
                leading = case, search, bound
        if leading is not None and leading[2] < self._ceiling:
            return leading
        waits = self._waiting and with_ties(self._waiting[-1][0]) < self._ceiling
        self.over = self._all and not waits
        return None

    def _nearest(self, until: int) -> tuple[int, Case, Search] | None:
        """The case to go on with where ties do not matter, and what it costs at least.

        Of those that cost the least it is the one whose bound is the highest: it is over the soonest, and an end there
        is as good as any.
        """
        leading = self._leading(until)
        if leading is None:
            return None
        units, _, number = min(
            (max(self._units(search), self._least), -search.bound, number)
            for number, (_, search) in enumerate(self._searches)
            if search.bound is not None
        )
        return units, *self._searches[number]

    @property
    def lowest(self) -> int:
        """What any end costs at least, ties left out of account, none of these cases being left out."""
        known = [self._units(search) for _, search in self._searches] + [
            known_bound for known_bound, _ in self._waiting
        ]
        beyond = without_ties(self._ceiling)
        return max(min(known, default=beyond), self._least) if self._all else self._least

    def _units(self, search: Search) -> int:
        """What the ends of a case cost at least, ties left out of account."""
        return without_ties(search.ceiling) if search.bound is None else search.problem.units(search.bound)

    def lower_bounds(self) -> LowerBounds:
        """What every end costs at least by what becomes of the jokers, ties left out of account."""
        found: dict[Outcome, int] = {}
        if not self._all:
            return found
        for units, case in [*((self._units(search), case) for case, search in self._searches), *self._waiting]:
            found[case.outcome] = min(units, found.get(case.outcome, units))
        return found

    @property
    def is_proven(self) -> bool:
        """Whether nothing costs less than the best end, or where there is none, than what is not looked for any more.

        Ties are left out of account.
        """
        if self.over:
            return True
        known = self._ceiling if self.best is None else self.best.cost
        return known < HOPELESS and self.lowest >= without_ties(known)

    def settle_level(self, until: int) -> None:
        """Searches for some end that is proven to be the best but for ties, until the meter shows so many looks."""
        try:
            while not self.over and not self.is_proven and self._meter.looks < until:
                leading = self._nearest(until)
                if leading is None:
                    return
                units, case, search = leading
                end = search.exhaust_up_to(search.problem.most(units), until)
                if end is not None:
                    self.take(Found(case, search, end[1], end[0]))
        except SpentError:
            # The position that was being looked at is lost.
            self._all = False

    def carry_on(self, until: int) -> None:
        """Searches until the best end is known or the meter shows so many looks."""
        try:
            while not self.over and self._meter.looks < until:
                leading = self._leading(until)
                if leading is None:
                    return
                case, search, bound = leading
                end = search.exhaust(until)
                if end is not None:
                    self.best = Found(case, search, end, bound)
                    self.over = self._all
                    return
        except SpentError:
            # The position that was being looked at is lost.
            self._all = False

    def dive(self, until: int) -> None:
        """Looks for some good end in each case, until the meter shows so many looks."""
        try:
            for left, (case, search) in self._most_hopeful(until):
                end = search.dive(self._meter.looks + (until - self._meter.looks) // left)
                if end is not None:
                    self.take(Found(case, search, end[1], end[0]))
        except SpentError:
            return

    def _most_hopeful(self, until: int) -> Iterator[tuple[int, tuple[Case, Search]]]:
        """The cases whose bounds are lowest, and how many of them are left, each one included."""
        self._leading(until)
        live = sorted(
            (search.bound, number) for number, (_, search) in enumerate(self._searches) if search.bound is not None
        )[:_DIVES]
        for done, (_, number) in enumerate(live):
            yield len(live) - done, self._searches[number]

    def take(self, found: Found | None) -> None:
        """Takes an end for the best one where it costs less; from then on better ones are looked for."""
        if found is not None and (self.best is None or found.cost < self.best.cost):
            self.best = found
            self.taken.append(found)
            self._ceiling = min(self._ceiling, found.cost)
            for _, search in self._searches:
                search.ceiling = min(search.ceiling, found.cost)


def best_end(cases: Iterable[Case], meter: Meter, looks: int, ceiling: int = HOPELESS) -> Found | None:
    """The best end of these cases if it is found within so many looks, of those that cost less than the ceiling."""
    until = meter.looks + looks
    searches = CaseSearch(cases, meter, ceiling)
    searches.carry_on(until)
    return searches.best


def searched(
    cases: Iterable[Case],
    meter: Meter,
    looks: int,
    for_certain: Iterable[Case] = (),
    ceiling: int = HOPELESS,
    least: int = 0,
    lower_bounds: LowerBounds | None = None,
) -> CaseSearch:
    """The searches of these cases after so many looks, or when they are over. Ends below the ceiling are looked for.

    Any end costs `least` at least, ties left out of account.

    Where nothing is proven soon, some good end is looked for before anything else, in those cases too in which there is
    one `for_certain`. Then the best end is looked for without regard to ties.
    """
    until = meter.looks + looks
    searches = CaseSearch(cases, meter, ceiling, least, lower_bounds, looks // 2)
    searches.carry_on(meter.looks + min(looks // 2, _SOON))
    if not searches.over:
        searches.take(best_end(for_certain, meter, min(until - meter.looks, _CERTAIN)))
        searches.dive(min(until, meter.looks + _FIRST_DIVE))
        searches.settle_level(until)
    return searches


FOR_TIES: Final = 8_000
"""Looks for what decides between ends that are equally good."""

_SOON: Final = 3_000
_FIRST_DIVE: Final = 800
_CERTAIN: Final = 2_000
_DIVES: Final = 3
"""In how many cases an end is looked for, those whose bounds are lowest."""

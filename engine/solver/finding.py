"""The best end of several cases: proven the best, or at least a good one, within what a meter allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engine.solver.cases import Case
from engine.solver.meter import Meter, SpentError
from engine.solver.priced_search import PricedSearch
from engine.solver.prices import Prices
from engine.solver.search import Search, Trail

_ROUNDS: Final = ((25, 6_000), (30, 6_000))
"""Steps towards better prices, and looks that are taken with them before they are made better yet."""


@dataclass(frozen=True, slots=True)
class Found:
    """The end of a search: its case, its trail, and what it costs."""

    case: Case
    search: Search
    trail: Trail
    cost: int


class Contest:
    """Searches of several cases, carried on side by side: the one that may find the best end goes first.

    `best` is the best end found; `over` says that there is nothing better. Cases that the meter leaves no looks for are
    left out, and then nothing is ever proven.
    """

    def __init__(self, cases: Iterable[Case], meter: Meter, until: int) -> None:
        self._meter = meter
        self._searches: list[tuple[Case, Search]] = []
        self._all = False
        self.best: Found | None = None
        self.over = False
        try:
            for case in cases:
                if meter.looks >= until:
                    return
                self._searches.append((case, Search(case.problem, meter)))
            self._all = True
        except SpentError:
            return

    def _leading(self) -> tuple[Case, Search, int] | None:
        """The case whose bound is the lowest."""
        leading: tuple[Case, Search, int] | None = None
        for case, search in self._searches:
            bound = search.bound
            if bound is not None and (leading is None or bound < leading[2]):
                leading = case, search, bound
        return leading

    def carry_on(self, until: int, limit: int | None = None) -> None:
        """Searches until the best end is known or the meter shows so many looks.

        With a `limit` ends that cost more are not looked for.
        """
        try:
            while not self.over and self._meter.looks < until:
                leading = self._leading()
                if leading is None or (limit is not None and leading[2] > limit):
                    self.over = self._all
                    return
                case, search, bound = leading
                if self.best is not None and self.best.cost <= bound:
                    self.over = self._all
                    return
                trail = search.exhaust(until)
                if trail is not None:
                    self.best = Found(case, search, trail, bound)
                    self.over = self._all
                    return
        except SpentError:
            # The position that was being looked at is lost.
            self._all = False

    def price(self, until: int) -> None:
        """Begins anew with prices, where they make the bounds tighter, and then with better ones.

        The case that may find the best end has the say.
        """
        leading = self._leading()
        if leading is None or self.best is None:
            return
        try:
            pricing = leading[1].pricing()
            for steps, looks in _ROUNDS:
                pricing.improve(steps, self.best.cost)
                leading = self._leading()
                if leading is None or leading[0].problem.aim.attainable(pricing.bound, 0) <= leading[2]:
                    return
                self._searches = list(self._priced(pricing.prices, self.best.cost))
                self.dive(min(until, self._meter.looks + _DIVE))
                self.carry_on(min(until, self._meter.looks + looks))
                if self.over or self._meter.looks >= until:
                    return
        except SpentError:
            return

    def _priced(self, prices: Prices, cost: int) -> Iterator[tuple[Case, Search]]:
        """The searches begun anew with prices, without those that cannot come to less than a cost."""
        for case, _ in self._searches:
            search = PricedSearch(case.problem, self._meter, prices)
            if search.bound is not None and search.bound < cost:
                yield case, search

    def dive(self, until: int) -> None:
        """Looks for some good end in each case, until the meter shows so many looks."""
        try:
            self._dive(until)
        except SpentError:
            return

    def _dive(self, until: int) -> None:
        live = sorted(
            ((search.bound, number) for number, (_, search) in enumerate(self._searches) if search.bound is not None)
        )[:_DIVES]
        for done, (_, number) in enumerate(live):
            case, search = self._searches[number]
            share = (until - self._meter.looks) // (len(live) - done)
            end = search.dive(self._meter.looks + share)
            if end is not None and (self.best is None or end[0] < self.best.cost):
                self.best = Found(case, search, end[1], end[0])


def best_end(cases: Iterable[Case], meter: Meter, looks: int, limit: int | None = None) -> Found | None:
    """The best end of these cases if it is found within so many looks, of those that cost no more than `limit`."""
    until = meter.looks + looks
    contest = Contest(cases, meter, until)
    contest.carry_on(until, limit)
    return contest.best


def searched(cases: Iterable[Case], meter: Meter, looks: int, for_certain: Iterable[Case] = ()) -> Contest:
    """The contest of these cases after so many looks, or when it is over.

    Where nothing is proven soon, some good end is looked for before anything else, in those cases too in which there is
    one `for_certain`.
    """
    until = meter.looks + looks
    contest = Contest(cases, meter, until)
    contest.carry_on(min(until, meter.looks + _SOON))
    if not contest.over:
        contest.dive(min(until, meter.looks + _FIRST_DIVE))
        certain = best_end(for_certain, meter, min(until - meter.looks, _CERTAIN))
        if certain is not None and (contest.best is None or certain.cost < contest.best.cost):
            contest.best = certain
        contest.price(until)
        contest.carry_on(until)
    return contest


_SOON: Final = 8_000
_FIRST_DIVE: Final = 800
_CERTAIN: Final = 2_000
_DIVE: Final = 300
_DIVES: Final = 3
"""In how many cases an end is looked for, those whose bounds are lowest."""

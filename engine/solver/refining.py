"""The best legal table of a position, by refinement: what makes a table illegal is told to the search when needed.

The first search is told little of what jokers' locks forbid, so that it is short. If the table that it finds is
refused, what it left over is still a lower bound: no legal table leaves over less. Then the best table is found in
which no joker is freed, which is legal, and the search is made again, told more of what the refusal was about.

Of the tables that are equally good the answer is one in which as many melds as possible stay as they lie.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from engine.cards import JOKER, without
from engine.melds.meld import Meld
from engine.melds.rebuilding import switches_of
from engine.rules.refusals import IllegalMove
from engine.solver.answers import After, legal_table
from engine.solver.asked import Aim, Meter, SpentError, without_ties
from engine.solver.best_first import Search
from engine.solver.case_search import FOR_TIES, CaseSearch, Found, LowerBounds, best_end, searched
from engine.solver.cases import Detail, Position
from engine.solver.suit_runs import HOPELESS

_HOLD: Final = 1_000
"""Looks for a table in which certain melds stay."""


class FewestChanges:
    """A table of a cost, and ever more of the melds before that stay as they lie in it, or grow."""

    def __init__(
        self, position: Position, aim: Aim, found: Found, after: After | None, meter: Meter, until: int
    ) -> None:
        self._position = position
        self._aim = aim
        self._found = found
        self._meter = meter
        self._until = until
        self.after = after
        self.stayed = _stayed(position.table, after.melds if after else ())

    def settle(self) -> None:
        """Holds as many melds as can be, the largest first, on top of those that the table has kept by chance.

        It ends early where the meter shows that the looks for it are used up.

        Where several could not be held, one of them alone may be what keeps all the others.
        """
        table = self._position.table
        every = frozenset(range(len(table)))
        try:
            self._hold_most(sorted(every, key=lambda number: -len(table[number].cards)))
            loose = every - self.stayed
            if len(loose) > 1:
                any(self._hold(every - {number}) for number in sorted(loose))
        except SpentError:
            return

    def _hold_most(self, wanted: Sequence[int]) -> None:
        """Holds as many of these melds as can be: all that are not held yet, else those of either half."""
        wanted = [number for number in wanted if number not in self.stayed]
        if wanted and not self._hold(self.stayed.union(wanted)) and len(wanted) > 1:
            half = len(wanted) // 2
            self._hold_most(wanted[:half])
            self._hold_most(wanted[half:])

    def _hold(self, numbers: frozenset[int]) -> bool:
        """Holds exactly these melds, and others by chance, if a table is found in which they stay."""
        looks = min(self._until - self._meter.looks, _HOLD)
        if looks <= 0:
            return False
        cases = self._position.case(self._aim, self._meter, self._found.case, numbers)
        found = best_end(cases, self._meter, looks, self._found.cost + 1)
        after = None if found is None else legal_table(self._position, found)
        if not isinstance(after, After):
            return False
        self.after, self.stayed = after, _stayed(self._position.table, after.melds)
        return True


def _stayed(table: Sequence[Meld], melds: Sequence[Meld]) -> frozenset[int]:
    """The numbers of the melds that are all there in a meld of their own."""
    left = [(meld.kind, Counter(meld.cards)) for meld in melds]
    stayed = set()
    for number in sorted(range(len(table)), key=lambda number: -len(table[number].cards)):
        own = (table[number].kind, Counter(table[number].cards))
        inside = next((other for other in left if other[0] is own[0] and own[1] <= other[1]), None)
        if inside is not None:
            left.remove(inside)
            stayed.add(number)
    return frozenset(stayed)


_SHARES: Final = 20
_FIRST_SHARE: Final = 14
"""Of the looks there are, in so many parts, those for the first search where others may follow."""
_ONLY_SHARE: Final = 18
_NEXT_SHARE: Final = 17
_FEW: Final = 600
_IN_TURN: Final = 1_000
"""Looks for a case where cases are searched one after another."""
_FEW_JOKERS: Final = 3


@dataclass(frozen=True, slots=True)
class Best:
    """The best that a search came to: the table after it (None where there is none), and whether it is proven."""

    after: After | None
    proven: bool


class Refinement:
    """The refinement of one position: the lower bound so far, and the best table that is known to be legal."""

    def __init__(self, position: Position, aim: Aim, meter: Meter, *, settles: bool) -> None:
        self._position = position
        self._aim = aim
        self._meter = meter
        self._settles = settles
        self._few = meter.left // 7
        self._least = 0
        self._lower_bounds: LowerBounds = {}
        self._kept: Found | None = None
        self._passed: list[Found] = []

    def best(self) -> Best:
        """The best table; as it lies, where nothing is found in the looks there are."""
        position, meter = self._position, self._meter
        loosest = Detail(anywhere=position.frees_into_new_melds)
        detail: Detail | None = loosest
        share = _FIRST_SHARE if position.freed_in_places else _ONLY_SHARE
        while detail is not None:
            if detail.explicit and not self._proves(self._kept):
                best = self._least_in_turn(detail, meter.looks + meter.left // 3)
                if best is not None:
                    return Best(self._settled_table(best), proven=True)
            until = meter.looks + meter.left * share // _SHARES
            if self._proves(self._kept):
                # Nothing is better but for ties.
                until = min(until, meter.looks + FOR_TIES)
            searches = self._searched(detail, until)
            found = self._carried_on(searches, until)
            self._learn(searches, detail)
            if found is None:
                if searches.over and self._kept is None and position.holds_all(detail):
                    return Best(None, proven=True)
                break
            after = self._settled(found)
            if isinstance(after, After):
                return Best(after, self._proves(found))
            self._passed += searches.taken[:-1]
            if detail == loosest:
                self._kept = self._none_freed()
            detail, share = position.closer(detail, after), _NEXT_SHARE
        return self._best_kept()

    def _best_kept(self) -> Best:
        """The best table known to be legal, or some table where there is none.

        Where the best end of a search was refused, one that it found before may be legal all the same.
        """
        kept = self._kept
        better = [found for found in self._passed if kept is None or found.cost < kept.cost]
        better.sort(key=lambda found: found.cost)
        self._kept = next((found for found in better if self._is_legal(found)), kept)
        after = None if self._kept is None else self._settled_table(self._kept)
        return Best(after or self._as_it_lies(), self._proves(self._kept))

    def _settled_table(self, found: Found) -> After | None:
        """The table at a legal end with the fewest changes."""
        after = self._settled(found)
        return after if isinstance(after, After) else None

    def _least_in_turn(self, detail: Detail, until: int) -> Found | None:
        """A legal end that leaves no more over than every table does: of each case in turn the first that is found.

        In so much detail there are often too many cases to search them side by side. Where none of them has such an
        end, every table leaves more over.
        """
        meter, least = self._meter, self._least
        none_left = self._position.holds_all(detail)
        try:
            for case in self._position.cases(self._aim, meter, detail):
                if meter.looks >= until:
                    return None
                if self._lower_bounds.get(case.outcome, least) > least:
                    continue
                most = case.problem.most(least)
                search = Search(case.problem, meter, most + 1)
                end = search.exhaust_up_to(most, min(until, meter.looks + _IN_TURN))
                found = None if end is None else Found(case, search, end[1], end[0])
                if self._is_legal(found):
                    return found
                none_left = none_left and search.bound is None and found is None
        except SpentError:
            return None
        if none_left:
            self._least = least + 1
        return None

    def _searched(self, detail: Detail, until: int) -> CaseSearch:
        """The search for anything better than what is known to be legal."""
        position, aim, meter, kept = self._position, self._aim, self._meter, self._kept
        return searched(
            position.cases(aim, meter, detail),
            meter,
            until - meter.looks,
            for_certain=chain(position.as_it_lies(aim, meter, but_naturals=True), position.as_it_lies(aim, meter))
            if kept is None
            else (),
            ceiling=HOPELESS if kept is None else kept.cost,
            least=self._least,
            lower_bounds=self._lower_bounds,
        )

    def _carried_on(self, searches: CaseSearch, until: int) -> Found | None:
        """The best end of a search.

        Where it is legal but not proven, no looks need be kept back for finding a legal one. What decides between ends
        that are equally good is looked for where they are legal alone.
        """
        meter, found = self._meter, searches.best
        if found is None:
            if searches.is_proven:
                searches.carry_on(min(until, meter.looks + FOR_TIES))
            return searches.best
        if searches.over or not self._is_legal(found):
            return found
        if not searches.is_proven:
            until = meter.looks + meter.left * 3 // 4
            searches.settle_level(until)
        if searches.best is not found and not self._is_legal(searches.best):
            return found
        return self._with_ties(searches, searches.best or found, until)

    def _with_ties(self, searches: CaseSearch, found: Found, until: int) -> Found:
        """A legal end that is as good as one, better if ties are regarded, where it is found soon."""
        searches.carry_on(min(until, self._meter.looks + FOR_TIES))
        better = searches.best
        return found if better is None or better is found or not self._is_legal(better) else better

    def _is_legal(self, found: Found | None) -> bool:
        return found is not None and isinstance(legal_table(self._position, found), After)

    def _learn(self, searches: CaseSearch, detail: Detail) -> None:
        """Takes note of what every table costs at least, ties left out of account."""
        if self._position.holds_all(detail):
            self._least = max(self._least, searches.lowest)
            known = self._lower_bounds
            self._lower_bounds = {
                **known,
                **{at: max(units, known.get(at, 0)) for at, units in searches.lower_bounds().items()},
            }

    def _proves(self, found: Found | None) -> bool:
        """Whether no table is better than an end, ties left out of account."""
        return found is not None and without_ties(found.cost) <= self._least

    def _none_freed(self) -> Found | None:
        """The best table in which no joker is freed: where only jokers make a table illegal, it is legal."""
        position, meter = self._position, self._meter
        cases = position.cases(self._aim, meter, may_free=False)
        kept = searched(cases, meter, meter.left // 3, least=self._least, lower_bounds=self._lower_bounds).best
        return kept if self._is_legal(kept) else None

    def _as_it_lies(self) -> After | None:
        """Some table in which everything stays, grown at most, and by few jokers: with many no end may be found."""
        position, jokers = self._position, self._position.rack.count(JOKER)
        most = max(_FEW_JOKERS, position.required.count(JOKER))
        position = replace(position, rack=without(position.rack, (JOKER,) * max(jokers - most, 0)))
        found = searched(position.as_it_lies(self._aim, self._meter), self._meter, self._meter.left // 2).best
        after = None if found is None else legal_table(position, found)
        return after if isinstance(after, After) else None

    def _settled(self, found: Found) -> After | IllegalMove:
        """The table at the end of a search with the fewest changes, or why it is refused.

        Where it is not legal, holding melds as they lie may make it so; but what was freed is hardly ever freed
        otherwise.
        """
        position, meter = self._position, self._meter
        after = legal_table(position, found)
        if not position.table or not (self._settles or isinstance(after, IllegalMove)):
            return after
        until = meter.looks + self._few
        if isinstance(after, IllegalMove) and switches_of(position.rules).check == "final_state":
            until = min(until, meter.looks + _FEW)
        fewest = FewestChanges(position, self._aim, found, after if isinstance(after, After) else None, meter, until)
        fewest.settle()
        return fewest.after or after

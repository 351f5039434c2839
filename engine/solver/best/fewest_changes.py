"""Of the tables that are equally good one in which as many melds as possible stay as they lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.melds.meld import Meld
from engine.solver.asked.meter import Meter, SpentError
from engine.solver.asked.problem import Aim
from engine.solver.best.answers import After, legal_table
from engine.solver.best.case_search import Found, best_end
from engine.solver.jokers.cases import Position

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

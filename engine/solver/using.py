"""Whether certain pieces can be laid at all: any table will do, so the first one that is found answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards import NATURALS, Card
from engine.melds.meld import Meld
from engine.melds.rebuilding import TableRules, switches_of
from engine.solver.asked.meter import Meter
from engine.solver.asked.problem import Aim
from engine.solver.best.answers import After, legal_table
from engine.solver.best.case_search import CaseSearch
from engine.solver.jokers.cases import Position

_ANY: Final = Aim((0,) * (len(NATURALS) + 1), by_face=False)
_DIVE: Final = 600


def can_be_laid(
    rules: TableRules, table: Sequence[Meld], rack: Sequence[Card], chosen: Sequence[Card], *, budget: int
) -> bool | None:
    """Whether some legal move lays these rack pieces, alone or with others; None where so many looks do not tell.

    Raises IllegalMove(REARRANGE_DISABLED).
    """
    least = switches_of(rules).min_rack
    position, meter = Position(rules, tuple(table), tuple(rack), tuple(chosen)), Meter(budget, None)
    searches = CaseSearch(position.cases(_ANY, meter), meter, budget)
    searches.dive(min(_DIVE, budget))
    if searches.best is None:
        searches.carry_on(budget)
    if searches.best is None:
        return False if searches.over else None
    after = legal_table(position, searches.best)
    if not isinstance(after, After):
        return None
    laid = _pieces(after.melds) - _pieces(table)
    return True if laid >= min(least, len(rack)) else None


def _pieces(melds: Sequence[Meld]) -> int:
    return sum(len(meld.cards) for meld in melds)

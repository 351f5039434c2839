"""Questions put to the solver: what lays the most, and whether certain pieces can be laid at all."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.cards import NATURALS, Card, without
from engine.melds.meld import Meld
from engine.melds.rebuilding import TableRules, switches_of
from engine.melds.search import melds_in
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.answers import After, Solution, legal_table, melds_of, nothing, solution
from engine.solver.asked import Aim, Meter, Objective, aim_for, opening_aim
from engine.solver.case_search import FOR_TIES, CaseSearch, searched
from engine.solver.cases import Position
from engine.solver.refining import Refinement

BUDGET: Final = 64_000
"""Looks before a search gives up its proof: less than a quarter of a second of one processor."""

ShouldStop = Callable[[], bool]


def solve(  # noqa: PLR0913 - all but the first are facts of one question
    rules: TableRules,
    table: Sequence[Meld],
    rack: Sequence[Card],
    objective: Objective = "tiles",
    *,
    budget: int = BUDGET,
    required: Sequence[Card] = (),
    fewest_changes: bool = True,
    should_stop: ShouldStop | None = None,
) -> Solution:
    """The move that lays the most rack pieces, or those that count most; nothing laid where no move is legal.

    `required` rack pieces must be among them. With `fewest_changes` as many melds as possible stay as they lie. After
    `budget` looks, or when `should_stop` says so (it is asked again and again), the best found so far is the answer.
    Raises IllegalMove(REARRANGE_DISABLED).
    """
    least = switches_of(rules).min_rack
    position = Position(rules, tuple(table), tuple(rack), tuple(required))
    meter = Meter(budget, should_stop)
    best = Refinement(position, aim_for(rules.hand_values, objective), meter, settles=fewest_changes).best()
    if best.after is None:
        return nothing(position, optimal=best.proven, looks=meter.looks)
    answer = solution(position, best.after, best.proven, meter.looks)
    if answer.laid >= max(min(least, len(rack)), 1):
        return answer
    if objective == "value" and answer.laid:
        # What counts most is too few pieces; whether what counts most of enough pieces is found cannot be told.
        more = solve(rules, table, rack, budget=meter.left, required=required, should_stop=should_stop)
        return replace(more, optimal=more.optimal and not more.laid)
    return nothing(position, optimal=answer.optimal, looks=meter.looks)


def place(
    rules: TableRules,
    table: Sequence[Meld],
    chosen: Sequence[Card],
    *,
    budget: int = BUDGET,
    should_stop: ShouldStop | None = None,
) -> Solution | None:
    """How exactly these rack pieces can be laid, with the fewest changes to the table; None where no way is found.

    `optimal` says of a solution nothing but that it is one. Raises IllegalMove(REARRANGE_DISABLED), and NOTHING_LAID
    where these are too few.
    """
    least = switches_of(rules).min_rack
    if len(chosen) < least:
        raise IllegalMove(Reject.NOTHING_LAID, min=least)
    position = Position(rules, tuple(table), tuple(chosen), tuple(chosen))
    meter = Meter(budget, should_stop)
    best = Refinement(position, aim_for(rules.hand_values, "tiles"), meter, settles=True).best()
    return None if best.after is None else solution(position, best.after, best.proven, meter.looks)


def opening(
    rules: TableRules,
    rack: Sequence[Card],
    points: int,
    objective: Objective = "tiles",
    *,
    single_meld: bool = False,
    budget: int = BUDGET,
    should_stop: ShouldStop | None = None,
) -> Solution | None:
    """The best first laying from the rack alone that is worth so many points; None where none is found.

    With `single_meld` one of its melds must be worth them. Raises IllegalMove(REARRANGE_DISABLED).
    """
    switches_of(rules)
    position, meter = Position(rules, (), tuple(rack)), Meter(budget, should_stop)
    aim = opening_aim(rules, objective, points)
    if single_meld:
        return _opening_with_one(position, aim, points, meter)
    searches = searched(position.cases(aim, meter), meter, meter.left)
    searches.carry_on(meter.looks + min(meter.left, FOR_TIES))
    if searches.best is None:
        return None
    return solution(position, After(melds_of(position, searches.best)), searches.is_proven, meter.looks)


def _opening_with_one(position: Position, aim: Aim, points: int, meter: Meter) -> Solution | None:
    """The best first laying of which one meld is worth so many points."""
    rest = replace(aim, points=0)
    best: tuple[int, After] | None = None
    firsts = [meld for meld in melds_in(position.rules, position.rack) if meld_value(position.rules, meld) >= points]
    proven = True
    for done, first in enumerate(firsts):
        left = Position(position.rules, (), without(position.rack, first.cards))
        until = meter.looks + meter.left // (len(firsts) - done)
        searches = searched(left.cases(rest, meter), meter, until - meter.looks)
        searches.carry_on(min(until, meter.looks + FOR_TIES))
        proven = proven and searches.is_proven
        if searches.best is not None and (best is None or searches.best.cost < best[0]):
            best = searches.best.cost, After((first, *melds_of(left, searches.best)))
        elif best is None:
            best = _NOTHING_MORE, After((first,))
    return None if best is None else solution(position, best[1], proven, meter.looks)


_NOTHING_MORE: Final = 1 << 40


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

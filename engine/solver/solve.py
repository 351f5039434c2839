"""Questions put to the solver."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from engine.cards import Card, without
from engine.melds.meld import Meld
from engine.melds.rebuilding import TableRules, switches_of
from engine.melds.search import melds_in
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.aims import Objective, aim_for, opening_aim, with_ties, without_ties
from engine.solver.answers import After, Solution, legal_table, melds_of, nothing, solution
from engine.solver.cases import Position
from engine.solver.finding import FOR_TIES, Contest, Found, searched
from engine.solver.meter import Meter
from engine.solver.problem import Aim
from engine.solver.settling import Settling
from engine.solver.suit_runs import HOPELESS

BUDGET: Final = 50_000
"""Looks before a search gives up its proof: less than a quarter of a second of one processor."""

ShouldStop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class _Best:
    """The best that a search came to: the table after it (None where there is none), and whether it is proven."""

    after: After | None
    proven: bool


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
    best = _best(position, objective, meter, settles=fewest_changes)
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
    best = _best(position, "tiles", meter, settles=True)
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
    contest = searched(position.cases(aim, meter), meter, meter.left)
    contest.carry_on(meter.looks + min(meter.left, FOR_TIES))
    if contest.best is None:
        return None
    return solution(position, After(melds_of(position, contest.best)), contest.is_proven, meter.looks)


def _opening_with_one(position: Position, aim: Aim, points: int, meter: Meter) -> Solution | None:
    """The best first laying of which one meld is worth so many points."""
    rest = replace(aim, points=0)
    best: tuple[int, After] | None = None
    firsts = [meld for meld in melds_in(position.rules, position.rack) if meld_value(position.rules, meld) >= points]
    proven = True
    for done, first in enumerate(firsts):
        left = Position(position.rules, (), without(position.rack, first.cards))
        until = meter.looks + meter.left // (len(firsts) - done)
        contest = searched(left.cases(rest, meter), meter, until - meter.looks)
        contest.carry_on(min(until, meter.looks + FOR_TIES))
        proven = proven and contest.is_proven
        if contest.best is not None and (best is None or contest.best.cost < best[0]):
            best = contest.best.cost, After((first, *melds_of(left, contest.best)))
        elif best is None:
            best = _NOTHING_MORE, After((first,))
    return None if best is None else solution(position, best[1], proven, meter.looks)


_NOTHING_MORE: Final = 1 << 40


# ---------------------------------------------------------------------------------------------------------- searching


def _best(position: Position, objective: Objective, meter: Meter, *, settles: bool) -> _Best:
    """The best table by an objective.

    Most of the looks go to the search, some of the others to the fewest changes, the rest to a table
    that is legal for certain, where what was found is not.
    """
    budget = meter.left
    aim = aim_for(position.rules, objective)
    anywhere = _with_jokers_anywhere(position, aim, meter) if position.frees_into_new_melds else _Anywhere(None, 0)
    if anywhere.found is not None:
        after = _settled(position, aim, anywhere.found, meter, meter.looks + budget // 7, settles)
        if isinstance(after, After):
            return _Best(after, proven=True)
    cases, certain = position.cases(aim, meter), position.as_it_lies(aim, meter)
    share = 7 if position.freed_in_places else 9
    until = meter.looks + meter.left * share // 10
    contest = searched(cases, meter, until - meter.looks, certain, least=anywhere.least)
    found, known = _carried_on(position, contest, meter, until)
    if found is None:
        return _Best(None, proven=True) if known else _Best(_as_it_lies(position, aim, meter), proven=False)
    after = _settled(position, aim, found, meter, meter.looks + budget // 7, settles)
    if isinstance(after, After):
        return _Best(after, known)
    best = _legal_best(position, aim, meter, after, without_ties(found.cost) if known else None, settles)
    return best if best.after is not None else replace(best, after=_as_it_lies(position, aim, meter))


def _carried_on(position: Position, contest: Contest, meter: Meter, until: int) -> tuple[Found | None, bool]:
    """The best end of a contest and whether it is proven.

    Where it is legal but not proven, no looks need be kept back for finding a legal one. What decides between ends that
    are equally good is looked for where they are legal alone.
    """
    found = contest.best
    if found is None or contest.over or not isinstance(legal_table(position, found), After):
        return found, contest.is_proven
    if not contest.is_proven:
        until = meter.looks + meter.left * 3 // 4
        contest.settle_level(until)
    better = contest.best or found
    if better is not found and not isinstance(legal_table(position, better), After):
        return found, False
    return _with_ties(position, contest, better, meter, until), contest.is_proven


def _with_ties(position: Position, contest: Contest, found: Found, meter: Meter, until: int) -> Found:
    """A legal end that is as good as one, better if ties are regarded, where it is found soon."""
    contest.carry_on(min(until, meter.looks + FOR_TIES))
    better = contest.best
    if better is None or better is found or not isinstance(legal_table(position, better), After):
        return found
    return better


class _Anywhere(NamedTuple):
    """What comes of letting freed jokers lie in any meld: an end that is legal all the same and proven the best, and
    what every table costs at least, ties left out of account.
    """

    found: Found | None
    least: int


def _with_jokers_anywhere(position: Position, aim: Aim, meter: Meter) -> _Anywhere:
    """Where it matters in which melds freed jokers lie, the search is far longer than where it does not."""
    until = meter.looks + meter.left * 4 // 10
    contest = searched(position.cases(aim, meter, anywhere=True), meter, until - meter.looks)
    found = contest.best
    if found is None or not contest.is_proven:
        return _Anywhere(None, 0)
    if isinstance(legal_table(position, found), After):
        return _Anywhere(_with_ties(position, contest, found, meter, until), without_ties(found.cost))
    return _Anywhere(None, without_ties(found.cost))


def _as_it_lies(position: Position, aim: Aim, meter: Meter) -> After | None:
    """Some table in which everything stays, grown at most."""
    found = searched(position.as_it_lies(aim, meter), meter, meter.left // 2).best
    after = None if found is None else legal_table(position, found)
    return after if isinstance(after, After) else None


def _legal_best(
    position: Position, aim: Aim, meter: Meter, refused: IllegalMove, least: int | None, settles: bool
) -> _Best:
    """The best table where what was found is refused; `least` is what every table costs at least, if that is known,
    ties left out of account.

    First none of the jokers is freed, which is always legal; then it is said strictly what frees them, one by one.
    """
    kept = searched(position.cases(aim, meter, may_free=False), meter, meter.left // 3).best
    certain = None if kept is None else _settled(position, aim, kept, meter, meter.looks + meter.left // 6, settles)
    best = _Best(certain if isinstance(certain, After) else None, proven=False)
    if best.after is not None and kept is not None and without_ties(kept.cost) == least:
        return replace(best, proven=True)
    ceiling = HOPELESS if best.after is None or kept is None else kept.cost
    explicit: frozenset[int] = frozenset()
    while not explicit or not position.locked_in(refused) <= explicit:
        explicit |= position.locked_in(refused)
        cases = position.cases(aim, meter, strict=True, explicit=explicit)
        until = meter.looks + meter.left * 17 // 20
        contest = searched(cases, meter, until - meter.looks, ceiling=ceiling, least=least or 0)
        found, proven = contest.best, contest.is_proven
        if found is None:
            proven = proven and (position.exact or _nothing_else(position, aim, meter, explicit, ceiling))
            return replace(best, proven=proven)
        if isinstance(legal_table(position, found), After):
            found = _with_ties(position, contest, found, meter, until)
        after = _settled(position, aim, found, meter, meter.looks + meter.left // 4, settles)
        if isinstance(after, After):
            units = without_ties(found.cost)
            proven = proven and (position.exact or _nothing_else(position, aim, meter, explicit, with_ties(units)))
            return _Best(after, proven or units == least)
        if not explicit:
            return best
        refused = after
    return best


def _nothing_else(position: Position, aim: Aim, meter: Meter, explicit: Collection[int], ceiling: int) -> bool:
    """Whether even without strictness there is nothing that costs less than the ceiling."""
    if not position.tells_all:
        return False
    contest = searched(position.cases(aim, meter, explicit=explicit), meter, meter.left * 17 // 20, ceiling=ceiling)
    return contest.best is None and contest.is_proven


def _settled(
    position: Position, aim: Aim, found: Found, meter: Meter, until: int, settles: bool
) -> After | IllegalMove:
    """The table at the end of a search with the fewest changes, or why it is refused.

    Where it is not legal, holding melds as they lie may make it so; but what was freed is hardly ever freed otherwise.
    """
    after = legal_table(position, found)
    if not position.table or not (settles or isinstance(after, IllegalMove)):
        return after
    if isinstance(after, IllegalMove) and switches_of(position.rules).check == "final_state":
        until = min(until, meter.looks + _FEW)
    settling = Settling(position, aim, found, after if isinstance(after, After) else None, meter, until)
    settling.settle()
    return settling.after or after


_FEW: Final = 600

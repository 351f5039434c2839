"""Questions put to the solver, and its answers as melds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, NamedTuple

from engine.cards import ACE, FACES, JOKER, NATURALS, Card, without
from engine.melds.meld import Meld, MeldKind
from engine.melds.reading import read_meld
from engine.melds.rebuilding import Change, TableRules, changes, judge, switches_of
from engine.melds.search import melds_in
from engine.melds.worth import meld_value
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.arrange import arranged
from engine.solver.cases import Position
from engine.solver.problem import PLACES, Aim, Problem, face_at
from engine.solver.search import Search, Trail

Objective = Literal["tiles", "value"]
BUDGET: Final = 200_000
"""Positions looked at before a search gives up its proof: about a second of one processor."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A table that can be laid.

    `placed` are the rack pieces laid, sorted; `table` holds every meld, those that lay there before first, in their
    order; `changes` says meld by meld what came from where. `value` is what the pieces laid count, a joker as the card
    it stands for. `optimal` says that nothing better can be laid; `looks` counts the positions that were looked at.
    """

    placed: tuple[Card, ...]
    table: tuple[Meld, ...]
    changes: tuple[Change, ...]
    value: int
    optimal: bool
    looks: int

    @property
    def laid(self) -> int:
        """How many rack pieces are laid."""
        return len(self.placed)


@dataclass(frozen=True, slots=True)
class _Found:
    """The end of a search: its trail, what it costs, whether it is proven best, the positions looked at."""

    search: Search
    trail: Trail
    cost: int
    proven: bool
    looks: int


def solve(
    rules: TableRules,
    table: Sequence[Meld],
    rack: Sequence[Card],
    objective: Objective = "tiles",
    *,
    budget: int = BUDGET,
    required: Sequence[Card] = (),
    fewest_changes: bool = True,
) -> Solution:
    """The move that lays the most rack pieces, or those that count most; nothing laid where no move is legal.

    `required` rack pieces must be among them. With `fewest_changes` as many melds as possible stay as they lie. Raises
    IllegalMove(REARRANGE_DISABLED).
    """
    position = Position(rules, tuple(table), tuple(rack), tuple(required))
    aim, found = _best_of_all(position, objective, budget)
    if found is None:
        return _nothing(position, optimal=True, looks=0)
    answer = _answer(position, aim, found, budget, fewest_changes=fewest_changes)
    enough = answer is not None and answer.laid >= min(switches_of(rules).min_rack, len(rack))
    if answer is None or not answer.laid or not enough:
        return _nothing(position, optimal=answer is not None and answer.optimal, looks=found.looks)
    return answer


def place(rules: TableRules, table: Sequence[Meld], chosen: Sequence[Card], *, budget: int = BUDGET) -> Solution | None:
    """How exactly these rack pieces can be laid, with the fewest changes to the table; None where they cannot.

    `optimal` says of a solution nothing but that it is one. With `rearrange.check=strict_origin` a way may be missed.
    Raises IllegalMove(REARRANGE_DISABLED), and NOTHING_LAID where these are too few.
    """
    least = switches_of(rules).min_rack
    if len(chosen) < least:
        raise IllegalMove(Reject.NOTHING_LAID, min=least)
    position = Position(rules, tuple(table), tuple(chosen), tuple(chosen))
    aim = _aim(rules, "tiles")
    found = _best(position.problems(aim), budget)
    return None if found is None else _answer(position, aim, found, budget, fewest_changes=True)


def opening(
    rules: TableRules,
    rack: Sequence[Card],
    points: int,
    objective: Objective = "tiles",
    *,
    single_meld: bool = False,
    budget: int = BUDGET,
) -> Solution | None:
    """The best first laying from the rack alone that is worth so many points; None where there is none.

    With `single_meld` one of its melds must be worth them. Raises IllegalMove(REARRANGE_DISABLED).
    """
    position = Position(rules, (), tuple(rack))
    aim = replace(
        _aim(rules, objective),
        points=points,
        worth=tuple(_worth(rules, place) for place in range(PLACES + 1)),
        worth_in_set=tuple(_worth_in_set(rules, rank) for rank in range(PLACES)),
        joker_worth=None if rules.joker.meld_value == "replaced_card" else rules.joker.meld_value,
    )
    if single_meld:
        return _opening_with_one(position, aim, points, budget)
    found = _best(position.problems(aim), budget)
    return None if found is None else _answer(position, aim, found, budget, fewest_changes=False)


# ---------------------------------------------------------------------------------------------------------- searching


def _best_of_all(position: Position, objective: Objective, budget: int) -> tuple[Aim, _Found | None]:
    """The best end by an objective; where that takes too long to prove, ties are left undecided."""
    aim = _aim(position.rules, objective)
    found = _best(position.problems(aim), budget // 4)
    if found is None or found.proven:
        return aim, found
    aim = _aim(position.rules, objective, ties=False)
    return aim, _best(position.problems(aim), budget)


def _best(problems: Iterable[Problem], budget: int, limit: int | None = None) -> _Found | None:
    """The best end of several problems, of those that cost no more than `limit`; None where there is none."""
    searches = [Search(problem) for problem in problems]
    looks = 0
    while live := [search for search in searches if search.bound is not None]:
        search = min(live, key=lambda each: each.bound or 0)
        bound = search.bound or 0
        if limit is not None and bound > limit:
            return None
        before = search.looks
        trail = search.exhaust(before + budget - looks)
        looks += search.looks - before
        if trail is not None:
            return _Found(search, trail, bound, proven=True, looks=looks)
        if looks >= budget:
            return None if limit is not None else _dive(live, looks)
    return None


def _dive(searches: Sequence[Search], looks: int) -> _Found | None:
    """A good end where the budget did not suffice to prove one best."""
    ends = []
    for search in searches:
        end = search.dive(_DIVE)
        if end is not None:
            ends.append(_Found(search, end[1], end[0], proven=False, looks=looks))
    return min(ends, key=lambda end: end.cost, default=None)


_DIVE: Final = 5_000


def _answer(position: Position, aim: Aim, found: _Found, budget: int, *, fewest_changes: bool) -> Solution | None:
    """The end of a search as a solution, None where it is not legal after all (see `_must_be_judged`)."""
    after, proven = _legal(position, found), found.proven
    if position.table and (fewest_changes or after is None):
        settling = _Settling(position, aim, found.cost, after)
        settling.settle()
        after = settling.after
    if after is None:
        grown = _best(position.problems(aim, range(len(position.table))), budget)
        after, proven = _legal(position, grown), False
    return None if after is None else _solution(position, after, proven, found.looks)


class _After(NamedTuple):
    """A table after a laying: its melds, and the faces of the jokers in them that locks keep where they lay."""

    melds: tuple[Meld, ...]
    held: Sequence[Card] = ()


class _Settling:
    """A table of a cost, and ever more of the melds before that stay as they lie in it, or grow."""

    def __init__(self, position: Position, aim: Aim, cost: int, after: _After | None) -> None:
        self._position = position
        self._aim = aim
        self._cost = cost
        self.after = after
        self.stayed = _stayed(position.table, after.melds if after else ())

    def settle(self) -> None:
        """Holds as many melds as can be, the largest first, on top of those that the table has kept by chance.

        Where several could not be held, one of them alone may be what keeps all the others.
        """
        table = self._position.table
        every = frozenset(range(len(table)))
        self._hold_most(sorted(every, key=lambda number: -len(table[number].cards)))
        loose = every - self.stayed
        if len(loose) > 1:
            any(self._hold(every - {number}) for number in sorted(loose))

    def _hold_most(self, wanted: Sequence[int]) -> None:
        """Holds as many of these melds as can be: all that are not held yet, else those of either half."""
        wanted = [number for number in wanted if number not in self.stayed]
        if wanted and not self._hold(self.stayed.union(wanted)) and len(wanted) > 1:
            half = len(wanted) // 2
            self._hold_most(wanted[:half])
            self._hold_most(wanted[half:])

    def _hold(self, numbers: frozenset[int]) -> bool:
        """Holds exactly these melds, and others by chance, if a table is found in which they stay."""
        found = _best(self._position.problems(self._aim, numbers), _HOLD, limit=self._cost)
        after = _legal(self._position, found)
        if after is None:
            return False
        self.after, self.stayed = after, _stayed(self._position.table, after.melds)
        return True


_HOLD: Final = 2_000


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


# ------------------------------------------------------------------------------------------------------------ answers


def _read(position: Position, found: _Found) -> tuple[Meld, ...]:
    """The melds at the end of a search."""
    rules = position.rules
    known: dict[tuple[tuple[Card, ...], tuple[Card | None, ...]], Meld] = {}
    for meld in position.table:
        faces = meld.faces if meld.kind is MeldKind.RUN and JOKER in meld.cards else ()
        known[tuple(sorted(meld.cards)), faces] = meld
    melds = []
    for new in arranged(found.search, found.trail):
        cards = tuple(sorted(new.cards))
        melds.append(known.get((cards, new.faces)) or known.get((cards, ())) or read_meld(rules, new))
    return tuple(melds)


def _legal(position: Position, found: _Found | None) -> _After | None:
    """The table at the end of a search, None where it is not legal after all."""
    if found is None:
        return None
    held = _held_jokers(found.search.problem)
    if not _must_be_judged(position.rules):
        return _After(_read(position, found), held)
    try:
        melds = _read(position, found)
        judge(position.rules, position.table, position.rack, melds)
    except IllegalMove as refused:
        return _After(position.table) if refused.code is Reject.NOTHING_LAID else None
    return _After(melds, held)


def _must_be_judged(rules: TableRules) -> bool:
    """Whether there are rules that a search does not see to.

    It does not know where pieces came from. It takes jokers that go on standing for a face for that face, when it
    counts the jokers of a meld and when it asks whether one is new; and it makes new sets only of distinct suits.
    """
    switches, joker = switches_of(rules), rules.joker
    new = joker.freed == "immediately_in_new_meld" and not (switches.lock == "whole_meld" and rules.set.distinct_suits)
    locked = switches.lock != "none" and (new or joker.max_per_meld != "at_least_one_natural")
    return switches.check == "strict_origin" or locked


def _solution(position: Position, after: _After, proven: bool, looks: int) -> Solution:
    melds = after.melds
    there = Counter(card for meld in melds for card in meld.cards)
    placed = tuple(sorted((there - Counter(card for meld in position.table for card in meld.cards)).elements()))
    found = changes(position.table, melds, placed)
    last = len(position.table)
    order = sorted(range(len(melds)), key=lambda at: (last if found[at].origin is None else found[at].origin or 0, at))
    return Solution(
        placed=placed,
        table=tuple(melds[at] for at in order),
        changes=tuple(found[at] for at in order),
        value=_value(position.rules, melds, placed, after.held),
        optimal=proven,
        looks=looks,
    )


def _nothing(position: Position, *, optimal: bool, looks: int) -> Solution:
    """The table as it lies."""
    return Solution((), position.table, changes(position.table, position.table, ()), 0, optimal, looks)


def _opening_with_one(position: Position, aim: Aim, points: int, budget: int) -> Solution | None:
    """The best first laying of which one meld is worth so many points."""
    rest = replace(aim, points=0)
    best: tuple[int, Solution] | None = None
    proven, looks = True, 0
    for first in melds_in(position.rules, position.rack):
        if meld_value(position.rules, first) < points:
            continue
        left = Position(position.rules, (), without(position.rack, first.cards))
        found = _best(left.problems(rest), budget)
        if found is not None:
            proven, looks = proven and found.proven, looks + found.looks
            if best is None or found.cost < best[0]:
                best = found.cost, _solution(position, _After((first, *_read(left, found))), proven, looks)
    return None if best is None else replace(best[1], optimal=proven, looks=looks)


# ------------------------------------------------------------------------------------------------------------- values


def _aim(rules: TableRules, objective: Objective, *, ties: bool = True) -> Aim:
    """What a search is to lay: among equal numbers of pieces those that count more, among equal values more pieces.

    Without `ties` equal numbers of pieces are equal.
    """
    if not ties and objective == "tiles":
        return Aim((1,) * len(FACES), by_face=False)
    points = _points(rules)
    each, by_point = (_FIRST, 1) if objective == "tiles" else (1, _FIRST)
    return Aim(tuple(each + by_point * count for count in (*points, max(points))), by_face=True)


# Outweighs what all pieces count, and how many there are.
_FIRST: Final = 1 << 11


def _points(rules: TableRules) -> tuple[int, ...]:
    """What the naturals count, by index."""
    return rules.hand_values.by_face[: len(NATURALS)]


def _value(rules: TableRules, melds: Sequence[Meld], placed: Sequence[Card], held: Sequence[Card]) -> int:
    """What the pieces placed count.

    Jokers that may go anywhere are alike, so those of them that stand for the highest cards are the ones placed; `held`
    are the faces of those that locks keep where they lay.
    """
    points = _points(rules)
    faces = [face for meld in melds for face in _joker_faces(meld)]
    for face in held:
        # In a set it may have been told by another face of its rank.
        faces.remove(face if face in faces else next(one for one in faces if one.rank == face.rank))
    jokers = sorted((points[face.index] for face in faces), reverse=True)
    naturals = [points[card.index] for card in placed if card is not JOKER]
    return sum(naturals) + sum(jokers[: len(placed) - len(naturals)])


def _joker_faces(meld: Meld) -> list[Card]:
    """What the jokers of a meld stand for; in a set any face of its rank will do."""
    known = next(card for card in meld.cards if card is not JOKER)
    return [face or known for card, face in zip(meld.cards, meld.faces, strict=True) if card is JOKER]


def _held_jokers(problem: Problem) -> list[Card]:
    """The faces of jokers that are not free."""
    stand_ins = [face for face, count in zip(NATURALS, problem.stand_ins, strict=True) for _ in range(count)]
    return stand_ins + [face for pin in problem.pins for face in _joker_faces(pin)]


def _worth(rules: TableRules, at: int) -> int:
    """What a card counts at a place of a run."""
    return rules.meld_values.in_run(face_at(0, at), first=at == ACE)


def _worth_in_set(rules: TableRules, rank: int) -> int:
    return rules.meld_values.in_set(face_at(0, rank))

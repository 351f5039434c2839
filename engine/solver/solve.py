"""Questions put to the solver, and its answers as melds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from engine.cards import FACES, JOKER, NATURALS, Card, holds, without
from engine.errors import IllegalMove
from engine.melds import Meld, MeldKind, hand_points, meld_value, read_meld
from engine.solver.arrange import arranged
from engine.solver.cases import Position
from engine.solver.problem import PLACES, Aim, Problem, face_at
from engine.solver.search import Search, Trail
from engine.table import Change, TableRules, changes, judge, switches_of

Objective = Literal["tiles", "value"]
BUDGET: Final = 200_000
"""Positions looked at before a search gives up its proof: about a second of one processor."""


@dataclass(frozen=True, slots=True)
class Solution:
    """A table that can be laid.

    `placed` are the rack pieces laid, sorted; `table` every meld, those that lay there before first and in their order;
    `changes` says meld by meld what came from where. `value` is what the pieces laid count, a joker as the card it stands
    for. `optimal` says that nothing better can be laid; `looks` counts the positions that were looked at.
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
    aim = _aim(rules, objective)
    found = _best(position.problems(aim), budget)
    if found is None:
        return _nothing(position, optimal=True, looks=0)
    answer = _answer(position, aim, found, budget, fewest_changes=fewest_changes)
    enough = answer is not None and answer.laid >= min(switches_of(rules).min_rack, len(rack))
    if answer is None or not answer.laid or not enough:
        return _nothing(position, optimal=found.proven, looks=found.looks)
    return answer


def place(
    rules: TableRules, table: Sequence[Meld], chosen: Sequence[Card], *, budget: int = BUDGET
) -> Solution | None:
    """How exactly these rack pieces can be laid, with the fewest changes to the table; None where they cannot.

    `optimal` says of a solution nothing but that it is one. Raises IllegalMove(REARRANGE_DISABLED), and NOTHING_LAID
    where these are too few.
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

"""From the end of a search to a table: its melds, whether they are legal after all, what they come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import JOKER, NATURALS, Card
from engine.melds.meld import Meld, MeldKind
from engine.melds.reading import read_meld
from engine.melds.rebuilding import Change, TableRules, changes, judge, switches_of
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.aims import points_of
from engine.solver.arrange import arranged
from engine.solver.cases import Case, Position
from engine.solver.finding import Found
from engine.solver.problem import NO_COUNTS, Problem


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


class After(NamedTuple):
    """A table after a laying: its melds, and the faces of the jokers in them that locks keep where they lay."""

    melds: tuple[Meld, ...]
    held: Sequence[Card] = ()


def legal_table(position: Position, found: Found) -> After | IllegalMove:
    """The table at the end of a search, or why it is not legal after all."""
    held = _held_jokers(found.case.problem)
    if not _must_be_judged(position.rules, found.case):
        return After(melds_of(position, found), held)
    try:
        melds = melds_of(position, found)
        judge(position.rules, position.table, position.rack, melds)
    except IllegalMove as refused:
        return After(position.table) if refused.code is Reject.NOTHING_LAID else refused
    return After(melds, held)


def melds_of(position: Position, found: Found) -> tuple[Meld, ...]:
    """The melds at the end of a search."""
    rules = position.rules
    known: dict[tuple[tuple[Card, ...], tuple[Card | None, ...]], Meld] = {}
    for meld in position.table:
        faces = meld.faces if meld.kind is MeldKind.RUN and JOKER in meld.cards else ()
        known[tuple(sorted(meld.cards)), faces] = meld
    melds = []
    for new in arranged(found.search, found.end):
        cards = tuple(sorted(new.cards))
        melds.append(known.get((cards, new.faces)) or known.get((cards, ())) or read_meld(rules, new))
    return tuple(melds)


def _must_be_judged(rules: TableRules, case: Case) -> bool:
    """Whether there are rules that a search does not see to.

    It does not know where pieces came from, nor which lie beside which. It takes jokers that go on standing for a face
    for that face, when it counts the jokers of a meld and when it asks whether one is new; and it makes new sets only
    of distinct suits.
    """
    switches, joker = switches_of(rules), rules.joker
    if switches.check == "strict_origin":
        return True
    if switches.lock == "none":
        return False
    beside = case.frees and (switches.lock != "whole_meld" or switches.swap_tile_from == "rack_or_table")
    new = case.frees and joker.freed == "immediately_in_new_meld"
    return beside or new or joker.max_per_meld != "at_least_one_natural"


def solution(position: Position, after: After, proven: bool, looks: int) -> Solution:
    """The table as an answer."""
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


def nothing(position: Position, *, optimal: bool, looks: int) -> Solution:
    """The table as it lies."""
    return Solution((), position.table, changes(position.table, position.table, ()), 0, optimal, looks)


def _value(rules: TableRules, melds: Sequence[Meld], placed: Sequence[Card], held: Sequence[Card]) -> int:
    """What the pieces placed count.

    Jokers that may go anywhere are alike, so those of them that stand for the highest cards are the ones placed; `held`
    are the faces of those that locks keep where they lay.
    """
    points = points_of(rules)
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
    kept = [counts for counts in (problem.kept_in_runs, problem.kept_in_sets) if counts is not NO_COUNTS]
    staying = (*problem.pins, *(each.meld for each in problem.bounded))
    stand_ins = [face for counts in kept for face, count in zip(NATURALS, counts, strict=True) for _ in range(count)]
    return stand_ins + [face for pin in staying for face in _joker_faces(pin)]

"""From the end of a search to a table: its melds, whether they are legal after all, what they come to."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from engine.cards import FACES, JOKER, NATURALS, RANKS, Card
from engine.melds.meld import Meld, MeldKind, NewMeld
from engine.melds.reading import read_meld
from engine.melds.rebuilding import Change, TableRules, changes, judge, switches_of
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.arrange import Arrangement
from engine.solver.asked import NO_COUNTS, Problem, points_of
from engine.solver.case_search import Found
from engine.solver.cases import Case, Position


@dataclass(frozen=True, slots=True)
class Solution:
    """A table that can be laid.

    `placed` are the rack pieces laid, sorted; `table` holds every meld, those that lay there before first, in their
    order; `changes` says meld by meld what came from where. `value` is what the pieces laid count, a joker as the card
    it stands for. `optimal` says that nothing better can be laid, ties aside; `looks` counts positions looked at.
    """

    placed: tuple[Card, ...]
    table: tuple[Meld, ...]
    changes: tuple[Change, ...]
    value: int
    optimal: bool
    looks: int

    @property
    def laid(self) -> int:
        return len(self.placed)


class After(NamedTuple):
    """A table after a laying: its melds, and the faces of the jokers in them that locks keep where they lay."""

    melds: tuple[Meld, ...]
    held: Sequence[Card] = ()


def legal_table(position: Position, found: Found) -> After | IllegalMove:
    """The table at the end of a search, or why it is not legal after all."""
    held = _held_jokers(found.case.problem)
    try:
        melds = melds_of(position, found)
        if _must_be_judged(position.rules, found.case):
            judge(position.rules, position.table, position.rack, melds)
    except IllegalMove as refused:
        return After(position.table) if refused.code is Reject.NOTHING_LAID else refused
    return After(melds, held)


def melds_of(position: Position, found: Found) -> tuple[Meld, ...]:
    """The melds at the end of a search."""
    rules = position.rules
    known: dict[tuple[tuple[Card, ...], tuple[Card | None, ...]], Meld] = {}
    for meld in position.table:
        if JOKER in meld.cards:
            faces = meld.faces if meld.kind is MeldKind.RUN else ()
            known[tuple(sorted(meld.cards)), faces] = meld
    melds = []
    for cards, faces in Arrangement(found.search).melds(found.end):
        if JOKER not in cards:
            plain = _SHORTEST <= len(cards) < RANKS
            melds.append(_plain_meld(cards) if plain else read_meld(rules, NewMeld(cards)))
            continue
        alike = tuple(sorted(cards))
        lay = known.get((alike, faces)) or known.get((alike, ()))
        melds.append(lay or read_meld(rules, NewMeld(cards, faces)))
    return tuple(melds)


@lru_cache(maxsize=4096)
def _plain_meld(cards: tuple[Card, ...]) -> Meld:
    """The meld that naturals form which are known to form one."""
    if cards[0].rank != cards[1].rank:
        return Meld(MeldKind.RUN, cards, cards)
    ordered = tuple(sorted(cards))
    return Meld(MeldKind.SET, ordered, ordered)


_SHORTEST: Final = 3
"""Naturals can be read in one way only where they are so many at least, and not as many as there are ranks."""


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
    placed = _placed(position.table, melds)
    found = _changes(position.table, melds, placed)
    last = len(position.table)
    origins = [change.origin for change in found]
    ordered = sorted([(last if origin is None else origin, at) for at, origin in enumerate(origins)])
    order = [at for _, at in ordered]
    return Solution(
        placed=placed,
        table=tuple([melds[at] for at in order]),
        changes=tuple([found[at] for at in order]),
        value=_value(position.rules, melds, placed, after.held),
        optimal=proven,
        looks=looks,
    )


def _placed(before: Sequence[Meld], melds: Sequence[Meld]) -> tuple[Card, ...]:
    """The pieces that lie there more often than before, sorted."""
    more = [0] * len(FACES)
    for meld in melds:
        for card in meld.cards:
            more[card.index] += 1
    for meld in before:
        for card in meld.cards:
            more[card.index] -= 1
    return tuple([FACES[index] for index, count in enumerate(more) for _ in range(count)])


def _changes(before: Sequence[Meld], melds: Sequence[Meld], placed: Sequence[Card]) -> list[Change]:
    """What became of each meld: most stayed as they lay, and only the others have to be told apart."""
    lying: dict[tuple[Card, ...], list[int]] = {}
    for number, meld in enumerate(melds):
        lying.setdefault(meld.cards, []).append(number)
    stayed: dict[int, int] = {}
    gone: list[int] = []
    for old, meld in enumerate(before):
        alike = lying.get(meld.cards, ())
        same = [number for number in alike if number not in stayed and melds[number] == meld]
        if same:
            stayed[same[0]] = old
        else:
            gone.append(old)
    new = [number for number in range(len(melds)) if number not in stayed]
    told = changes([before[old] for old in gone], [melds[number] for number in new], placed)
    found = [_STAYED[stayed.get(number, 0)] for number in range(len(melds))]
    for number, change in zip(new, told, strict=True):
        moved = change.origin is not None and gone[change.origin] != change.origin
        origin = None if change.origin is None else gone[change.origin]
        found[number] = Change(origin, change.laid, change.moved) if moved else change
    return found


_STAYED: Final = [Change(number, (), ()) for number in range(len(FACES))]
"""By number of a meld before: it lies there unchanged."""


def nothing(position: Position, *, optimal: bool, looks: int) -> Solution:
    """The table as it lies."""
    return Solution((), position.table, changes(position.table, position.table, ()), 0, optimal, looks)


def _value(rules: TableRules, melds: Sequence[Meld], placed: Sequence[Card], held: Sequence[Card]) -> int:
    """What the pieces placed count.

    Jokers that may go anywhere are alike, so those of them that stand for the highest cards are the ones placed; `held`
    are the faces of those that locks keep where they lay.
    """
    points = points_of(rules.hand_values)
    faces = [face for meld in melds if JOKER in meld.cards for face in _joker_faces(meld)]
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
    if problem.kept_in_runs is NO_COUNTS and problem.kept_in_sets is NO_COUNTS and not problem.pins:
        return [face for each in problem.bounded for face in _joker_faces(each.meld)]
    kept = [counts for counts in (problem.kept_in_runs, problem.kept_in_sets) if counts is not NO_COUNTS]
    staying = (*problem.pins, *(each.meld for each in problem.bounded))
    stand_ins = [face for counts in kept for face, count in zip(NATURALS, counts, strict=True) for _ in range(count)]
    return stand_ins + [face for pin in staying for face in _joker_faces(pin)]

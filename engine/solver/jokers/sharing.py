"""Naturals in the places of jokers, and with what they lie together: with one another, with a meld that stays, with a
joker that goes on standing for its face.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import NamedTuple

from engine.cards import JOKER, Card
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import TableRules
from engine.solver.asked.problem import Bounded, face_at
from engine.solver.jokers.replacing import read_set, span
from engine.solver.ways.rank_sets import largest_set

Stand = tuple[MeldKind, Card]
"""A joker that goes on standing for a face in melds of a kind."""


class Replaced(NamedTuple):
    """A natural that took a joker's place: its face, and the meld in which it lies, as far as that is told."""

    face: Card
    lying: Bounded


class Shared(NamedTuple):
    """The melds in which such naturals lie, the melds that stay besides, and those which have become part of the
    former; the jokers in the former that go on standing for their faces.
    """

    aside: tuple[Bounded, ...]
    pins: tuple[Meld, ...]
    grown: tuple[Meld, ...] = ()
    held: tuple[Stand, ...] = ()


def ways(
    rules: TableRules, replaced: Sequence[Replaced], pins: tuple[Meld, ...], kept: Sequence[Stand]
) -> Iterator[Shared]:
    """Every way in which these naturals lie apart, or one of them together with something else."""
    every = tuple(each.lying for each in replaced)
    yield Shared(every, pins)
    for at, each in enumerate(replaced):
        others = every[:at] + every[at + 1 :]
        for number, pin in enumerate(pins):
            if JOKER in pin.cards:
                left = pins[:number] + pins[number + 1 :]
                for joined in _joined(rules, Bounded(pin), each.lying):
                    yield Shared((*others, joined), left, grown=(pin,))
        for stand in kept:
            held = _with_held(rules, each.lying, stand)
            if held is not None:
                yield Shared((*others, held), pins, held=(stand,))
    for (one, first), (other, second) in combinations(enumerate(replaced), 2):
        left_over = tuple(lying for at, lying in enumerate(every) if at not in (one, other))
        for joined in _joined(rules, first.lying, second.lying) if first.face != second.face else ():
            yield Shared((*left_over, joined), pins)


def _with_held(rules: TableRules, lying: Bounded, stand: Stand) -> Bounded | None:
    """The meld in which a joker is one that goes on standing for its face, None where it has none that might be."""
    kind, face = stand
    meld = lying.meld
    if kind is not meld.kind or JOKER not in meld.cards:
        return None
    if kind is MeldKind.RUN:
        return lying if (JOKER, face) in zip(meld.cards, meld.faces, strict=True) else None
    if face.rank != meld.cards[0].rank or face in meld.cards:
        return None
    return lying._replace(meld=read_set(rules, meld.cards, (face,)))


def _joined(rules: TableRules, one: Bounded, other: Bounded) -> Iterator[Bounded]:
    """The melds that hold both of two, as small as can be."""
    if one.meld.kind is not other.meld.kind:
        return
    if one.meld.kind is MeldKind.RUN:
        yield from _joined_runs(one, other)
    elif one.meld.cards[0].rank == other.meld.cards[0].rank:
        yield from _joined_sets(rules, one, other)


def _joined_runs(one: Bounded, other: Bounded) -> Iterator[Bounded]:
    suits = {face.suit for each in (one, other) for face in each.meld.faces if face is not None}
    spans = [span(each.meld) for each in (one, other)]
    first, last = min(low for low, _ in spans), max(high for _, high in spans)
    ends = [
        (each.below or low == first) and (each.above or high == last)
        for each, (low, high) in zip((one, other), spans, strict=True)
    ]
    if len(suits) > 1 or not all(ends):
        return
    suit = next(iter(suits))
    pieces: dict[int, Card] = {}
    for each, (low, _) in zip((one, other), spans, strict=True):
        for place, card in enumerate(each.meld.cards, start=low):
            if pieces.setdefault(place, card) != card:
                return
    faces = tuple(face_at(suit, place) for place in range(first, last + 1))
    options = [(pieces[place],) if place in pieces else (face, JOKER) for place, face in enumerate(faces, start=first)]
    for cards in product(*options):
        meld = Meld(MeldKind.RUN, cards, faces)
        yield Bounded(meld, below=one.below and other.below, above=one.above and other.above)


def _joined_sets(rules: TableRules, one: Bounded, other: Bounded) -> Iterator[Bounded]:
    together = Counter(one.meld.cards) | Counter(other.meld.cards)
    fixed = [each.meld for each in (one, other) if not each.grows_freely]
    fits = all(together == Counter(meld.cards) for meld in fixed)
    if fits and together.total() <= largest_set(rules.set):
        said = [face for card, face in zip(one.meld.cards, one.meld.faces, strict=True) if card is JOKER and face]
        meld = read_set(rules, tuple(sorted(together.elements())), said)
        yield Bounded(meld, below=not fixed, above=not fixed)

"""Joker locks: which jokers of a table stayed where they lay, which were freed, and by what.

A joker is *kept* if it goes on standing for its face; where the whole meld is locked, only if the meld is all there,
grown at most. It is *freed* if a natural piece of its face took its place, one piece for each joker: a piece laid from
the rack in this turn or, with `swap_tile_from=rack_or_table`, any such piece on the table. Kept jokers and freed ones
lie in different places of the table at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.meld import Meld, MeldKind, MeldRules
from engine.rules.melding import SetRules
from engine.rules.rebuilding import RearrangeRules
from engine.rules.refusals import IllegalMove, Reject


def locks_whole(switches: RearrangeRules, meld: Meld) -> bool:
    """Whether jokers lock this meld as a whole."""
    return switches.lock == "whole_meld" or (switches.lock == "groups_only" and meld.kind is MeldKind.SET)


def stands_for(rules: MeldRules, switches: RearrangeRules, meld: Meld, at: int) -> frozenset[Card]:
    """The faces any of which would take the place of the joker at this place of a meld (A002-06)."""
    face = meld.faces[at]
    if face is not None and (meld.kind is not MeldKind.SET or switches.set_colour == "declared"):
        return frozenset((face,))
    return missing_colours(rules.set, meld)


def missing_colours(sets: SetRules, meld: Meld) -> frozenset[Card]:
    """The faces of a set's rank that no natural of it has; all of them where suits may repeat."""
    naturals = [card for card in meld.cards if card is not JOKER]
    every = frozenset(natural(suit, naturals[0].rank) for suit in range(SUITS))
    return every - frozenset(naturals) if sets.distinct_suits else every


def is_new(before: Sequence[Meld], cards: Sequence[Card]) -> bool:
    """Whether a meld is new: no meld that lay on the table is contained in it."""
    have = Counter(cards)
    return not any(Counter(meld.cards) <= have for meld in before)


def unlock(
    rules: MeldRules,
    switches: RearrangeRules,
    before: Sequence[Meld],
    after: Sequence[Meld],
    laid: Sequence[Card],
    to_hand: int,
) -> tuple[Card, ...]:
    """The naturals that freed jokers, sorted; as few as possible.

    Raises IllegalMove: JOKER_LOCKED (face), MELD_LOCKED (cards), FREED_JOKER_UNUSED (freed), TABLE_PIECE_MISSING (card)
    where a joker went to the hand that nothing freed.
    """
    if not any(JOKER in meld.cards for meld in before) or (switches.lock == "none" and not to_hand):
        return ()
    fates = _Fates(rules, switches, before, after, laid, to_hand)
    ways = sorted(fates.of_all(), key=len)
    if not ways:
        raise fates.refusal()
    return tuple(sorted(ways[0]))


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place for a joker on the table at the end: the number of its meld and the place in it; None is the hand."""

    meld: int | None
    at: int


@dataclass(frozen=True, slots=True)
class _Fate:
    """What may have become of one joker: its slot, what it stands for there if kept, else the natural that freed it."""

    slot: _Slot
    kept_as: Card | None
    freed_by: Card | None


class _Fates:
    """Everything that may have become of the jokers that lay on the table."""

    def __init__(
        self,
        rules: MeldRules,
        switches: RearrangeRules,
        before: Sequence[Meld],
        after: Sequence[Meld],
        laid: Sequence[Card],
        to_hand: int,
    ) -> None:
        self._rules = rules
        self._switches = switches
        self._before = before
        self._after = after
        self._slots = [
            _Slot(number, at)
            for number, meld in enumerate(after)
            for at, card in enumerate(meld.cards)
            if card is JOKER
        ]
        self._hand = [_Slot(None, at) for at in range(to_hand)]
        pieces = laid if switches.swap_tile_from == "rack_only" else [card for meld in after for card in meld.cards]
        self._freeing = Counter(card for card in pieces if card is not JOKER)
        self._from_table = switches.swap_tile_from == "rack_or_table"

    def of_all(self) -> Iterator[list[Card]]:
        """For each way in which everything was legal, the naturals that freed jokers."""
        ways: list[tuple[list[_Fate], Counter[Card]]] = [([], Counter())]
        for meld in self._before:
            if JOKER in meld.cards:
                ways = [
                    (fates + more, bound + held)
                    for fates, bound in ways
                    for more, held in self._of_meld(meld)
                    if _disjoint(fates + more)
                ]
        for fates, bound in ways:
            freed = [fate.freed_by for fate in fates if fate.freed_by is not None]
            if Counter(freed) <= self._freeing - bound and self._filled(fates):
                yield freed

    def _filled(self, fates: Sequence[_Fate]) -> bool:
        """Whether somebody's joker went to the hand for each that did."""
        return {fate.slot for fate in fates} >= set(self._hand)

    def refusal(self) -> IllegalMove:
        """Why no way was legal: the first joker or meld that can neither have been kept nor freed."""
        for meld in self._before:
            if JOKER in meld.cards and not any(self._of_meld(meld)):
                return self._refused(meld)
        return self._refused(next(meld for meld in self._before if JOKER in meld.cards))

    def _refused(self, meld: Meld) -> IllegalMove:
        at = next(
            (
                at
                for at, card in enumerate(meld.cards)
                if card is JOKER and not any(self._freed(meld, at, all_new=True))
            ),
            meld.cards.index(JOKER),
        )
        if self._hand and self._switches.lock == "none":
            return IllegalMove(Reject.TABLE_PIECE_MISSING, card=JOKER)
        if any(self._freed(meld, at, all_new=True)):
            return IllegalMove(Reject.FREED_JOKER_UNUSED, freed=self._rules.joker.freed)
        if locks_whole(self._switches, meld):
            return IllegalMove(Reject.MELD_LOCKED, cards=meld.cards)
        return IllegalMove(Reject.JOKER_LOCKED, face=min(stands_for(self._rules, self._switches, meld, at)))

    # ------------------------------------------------------------------------------------------------------ one meld

    def _of_meld(self, meld: Meld) -> Iterator[tuple[list[_Fate], Counter[Card]]]:
        """What may have become of the jokers of a meld, and the naturals that stay bound in it."""
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        nothing: Counter[Card] = Counter()
        if not locks_whole(self._switches, meld):
            for fates in _choices([[*self._kept(meld, at), *self._freed(meld, at)] for at in jokers]):
                yield fates, nothing
            return
        for kept in _subsets(jokers):
            gone = [at for at in jokers if at not in kept]
            for freed in _choices([list(self._freed(meld, at)) for at in gone]):
                if not kept:
                    yield freed, nothing
                    continue
                stands_in = {at: fate.freed_by for at, fate in zip(gone, freed, strict=True)}
                whole = [stands_in.get(at) or card for at, card in enumerate(meld.cards)]
                bound = Counter(card for card in meld.cards if card is not JOKER and self._from_table)
                for number in range(len(self._after)):
                    for slots in self._held_in(meld, whole, kept, number):
                        yield [*freed, *slots], bound

    def _kept(self, meld: Meld, at: int) -> Iterator[_Fate]:
        """The slots in which a joker goes on standing for its face; any slot where nothing locks it."""
        if self._switches.lock == "none":
            for slot in self._slots:
                yield _Fate(slot, None, None)
            return
        faces = stands_for(self._rules, self._switches, meld, at)
        for slot in self._slots:
            for face in sorted(faces & self._at(slot)):
                yield _Fate(slot, face, None)

    def _freed(self, meld: Meld, at: int, *, all_new: bool = False) -> Iterator[_Fate]:
        """The slots in which a joker may lie if a natural took its place; with `all_new` no matter in which melds."""
        if self._rules.joker.swap == "never":
            return
        anywhere = all_new or self._rules.joker.freed != "immediately_in_new_meld"
        slots = [slot for slot in self._slots if anywhere or self._new[slot.meld or 0]] + self._hand
        for face in sorted(stands_for(self._rules, self._switches, meld, at)):
            if self._freeing[face]:
                for slot in slots:
                    yield _Fate(slot, None, face)

    @cached_property
    def _new(self) -> list[bool]:
        return [is_new(self._before, meld.cards) for meld in self._after]

    def _at(self, slot: _Slot) -> frozenset[Card]:
        """What a joker may stand for in its slot."""
        meld = self._after[slot.meld or 0]
        face = meld.faces[slot.at]
        return frozenset((face,)) if face is not None else missing_colours(self._rules.set, meld)

    def _held_in(self, meld: Meld, whole: Sequence[Card], kept: Sequence[int], number: int) -> Iterator[list[_Fate]]:
        """The ways in which a locked meld, some jokers replaced by naturals, is all there in a meld at the end."""
        grown = self._after[number]
        if grown.kind is not meld.kind:
            return
        if meld.kind is MeldKind.RUN:
            if meld.faces[0] in grown.faces:
                first = grown.faces.index(meld.faces[0])
                if grown.cards[first : first + len(whole)] == tuple(whole):
                    yield [_Fate(_Slot(number, first + at), meld.faces[at], None) for at in kept]
            return
        naturals = Counter(card for card in whole if card is not JOKER)
        if naturals <= Counter(grown.cards):
            here = [slot for slot in self._slots if slot.meld == number]
            yield from _choices(
                [
                    [
                        _Fate(slot, face, None)
                        for slot in here
                        for face in sorted(stands_for(self._rules, self._switches, meld, at) & self._at(slot))
                    ]
                    for at in kept
                ]
            )


def _choices(options: Sequence[Sequence[_Fate]]) -> Iterator[list[_Fate]]:
    """One option of each, no slot twice."""
    if not options:
        yield []
        return
    for fate in options[0]:
        for rest in _choices(options[1:]):
            if _disjoint([fate, *rest]):
                yield [fate, *rest]


def _disjoint(fates: Sequence[_Fate]) -> bool:
    """Whether no slot is taken twice, and no two jokers stand for the same face in a meld."""
    faces = [(fate.slot.meld, fate.kept_as) for fate in fates if fate.kept_as is not None]
    return len({fate.slot for fate in fates}) == len(fates) and len(set(faces)) == len(faces)


def _subsets(places: Sequence[int]) -> Iterator[list[int]]:
    """Every choice of places, the largest first."""
    for bits in range((1 << len(places)) - 1, -1, -1):
        yield [at for number, at in enumerate(places) if bits >> number & 1]

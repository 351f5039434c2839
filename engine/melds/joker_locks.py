"""Joker locks: which jokers of a table stayed where they lay, which were freed, and by what.

A joker is *kept* if it goes on standing for its face in a meld of the same kind; where the whole meld is locked, only
if the meld is all there, grown at most. It is *freed* if a natural piece of its face took its place, one piece for each
joker: a piece laid from the rack in this turn or, with `swap_tile_from=rack_or_table`, one that has left its own meld.
Where the joker alone is locked, that piece must lie in what became of the joker's meld (A002-04b); a meld that was
locked as a whole may be taken apart as soon as all its jokers are freed. Kept jokers and freed ones lie in different
places of the table at the end.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.meld import Meld, MeldKind, MeldRules
from engine.rules.melding import RearrangeRules, SetRules
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


def stand_apart(sets: SetRules, kind: MeldKind, faces: Sequence[object]) -> bool:
    """Whether the jokers of one meld can stand for these: each for its own in a set of distinct suits (A002-06)."""
    return kind is not MeldKind.SET or not sets.distinct_suits or len(set(faces)) == len(faces)


Forms = Sequence[Counter[Card]]
"""The pieces in which a meld can be found again, in each of the ways in which it may go on."""


def are_new(
    rules: MeldRules,
    switches: RearrangeRules,
    before: Sequence[Meld],
    after: Sequence[Meld],
    numbers: Collection[int],
) -> bool:
    """Whether the melds with these numbers can all be new: none need be one that lay on the table.

    A meld that lay there is no new one where it has grown, or where naturals took the places of its jokers (A004-08).
    So all that lay there and can go on must be able to go on in the other melds alone. Equal pieces are
    interchangeable.
    """
    forms = [forms_of(rules, switches, meld) for meld in before]
    places = [Counter(meld.cards) for meld in after]
    concerned = _concerned(forms, places, set(numbers))
    others = [place for number, place in enumerate(places) if number not in numbers]
    return _going_on(concerned, others) == _going_on(concerned, places)


def forms_of(rules: MeldRules, switches: RearrangeRules, meld: Meld) -> Forms:
    """What a meld goes on as: itself, and with naturals in the places of its jokers."""
    faces = [
        (JOKER, *sorted(stands_for(rules, switches, meld, at))) if card is JOKER else (card,)
        for at, card in enumerate(meld.cards)
    ]
    return [Counter(cards) for cards in product(*faces)]


def _concerned(melds: Sequence[Forms], places: Sequence[Counter[Card]], numbers: Collection[int]) -> list[Forms]:
    """The melds that can go on in these places, and those that can go on where these can instead."""
    found: list[Forms] = []
    left, reached, asked = list(melds), set(numbers), set[int]()
    while at := reached - asked:
        asked |= at
        inside = [forms for forms in left if any(_lies_in(forms, places[number]) for number in at)]
        left = [forms for forms in left if forms not in inside]
        found += inside
        reached |= {number for number, place in enumerate(places) if any(_lies_in(forms, place) for forms in inside)}
    return found


def _lies_in(forms: Forms, place: Counter[Card]) -> bool:
    return any(form <= place for form in forms)


def _going_on(melds: Sequence[Forms], places: Sequence[Counter[Card]]) -> int:
    """How many of these melds can lie in these places together, no piece counted twice."""
    if not melds:
        return 0
    first, *rest = melds
    best = 0
    for form in first:
        for number, place in enumerate(places):
            if form <= place:
                best = max(best, 1 + _going_on(rest, [*places[:number], place - form, *places[number + 1 :]]))
                if best == len(melds):
                    return best
    return max(best, _going_on(rest, places))


def is_whole_in(meld: Meld, grown: Meld) -> bool:
    """Whether a meld that lay there is all in one at the end, naturals lying in the places of its jokers or not."""
    if grown.kind is not meld.kind or not Counter(_naturals(meld)) <= Counter(_naturals(grown)):
        return False
    if meld.kind is MeldKind.RUN:
        return set(meld.faces) <= set(grown.faces)
    return len(meld.cards) <= len(grown.cards)


def _naturals(meld: Meld) -> list[Card]:
    return [card for card in meld.cards if card is not JOKER]


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
    freed = fates.fewest_freed()
    if freed is None:
        raise fates.refusal()
    return tuple(sorted(freed))


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place for a joker on the table at the end: the number of its meld and the place in it; None is the hand."""

    meld: int | None
    at: int


@dataclass(frozen=True, slots=True)
class _Fate:
    """What may have become of one joker: its slot, and what it stands for there if it was kept.

    Where it was freed: the natural that freed it, the number of the meld in which that lies, and whether it must have
    come from the rack.
    """

    slot: _Slot
    kept_as: Card | None = None
    freed_by: Card | None = None
    freed_in: int = 0
    by_rack: bool = False


_Bound = tuple[int, Card]
"""A natural that stays in a meld at the end, given by its number, because it lay in one that is locked as a whole."""


@dataclass(eq=False)
class _Fates:
    """Everything that may have become of the jokers that lay on the table."""

    _rules: MeldRules
    _switches: RearrangeRules
    _before: Sequence[Meld]
    _after: Sequence[Meld]
    laid: Sequence[Card]
    to_hand: int

    def __post_init__(self) -> None:
        self._there = [Counter(meld.cards) for meld in self._after]
        self._every = Counter(card for meld in self._after for card in meld.cards)
        self._slots = [
            _Slot(number, at)
            for number, meld in enumerate(self._after)
            for at, card in enumerate(meld.cards)
            if card is JOKER
        ]
        self._hand = [_Slot(None, at) for at in range(self.to_hand)]
        self._laid = Counter(card for card in self.laid if card is not JOKER)
        self._from_table = self._switches.swap_tile_from == "rack_or_table"

    def fewest_freed(self) -> list[Card] | None:
        """The naturals that freed jokers, in the way that was legal and in which they are fewest; None without one."""
        locked = [number for number, meld in enumerate(self._before) if JOKER in meld.cards]
        return self._fewest(locked, [], Counter(), None)

    def _fewest(
        self, locked: Sequence[int], fates: list[_Fate], bound: Counter[_Bound], best: list[Card] | None
    ) -> list[Card] | None:
        """The best of the ways that begin with these fates, or the `best` known where none frees fewer jokers."""
        freed = [fate.freed_by for fate in fates if fate.freed_by is not None]
        if best is not None and len(freed) >= len(best):
            return best
        if not locked:
            return freed if self._are_there(fates, bound) and self._filled(fates) else best
        for more, held in self._of_meld(locked[0]):
            together = fates + more
            if self._are_disjoint(together):
                best = self._fewest(locked[1:], together, bound + held, best)
        return best

    def _are_there(self, fates: Sequence[_Fate], bound: Counter[_Bound]) -> bool:
        """Whether all naturals that stay bound are there, and another one for each joker that was freed."""
        if any(count > self._there[number][face] for (number, face), count in bound.items()):
            return False
        stay: Counter[Card] = Counter()
        for (_, face), count in bound.items():
            stay[face] += count
        freed = [(fate.freed_by, fate) for fate in fates if fate.freed_by is not None]
        by_rack = Counter(face for face, fate in freed if fate.by_rack)
        places = Counter((fate.freed_in, face) for face, fate in freed)
        return (
            by_rack <= self._laid
            and Counter(face for face, _ in freed) <= self._every - stay
            and all(count <= self._there[number][face] for (number, face), count in places.items())
        )

    def _filled(self, fates: Sequence[_Fate]) -> bool:
        """Whether somebody's joker went to the hand for each that did, and freed ones lie in new melds if they must."""
        if not {fate.slot for fate in fates} >= set(self._hand):
            return False
        if self._rules.joker.freed != "immediately_in_new_meld":
            return True
        numbers = {fate.slot.meld for fate in fates if fate.freed_by is not None} - {None}
        new = {number for number in numbers if number is not None}
        return are_new(self._rules, self._switches, self._before, self._after, new)

    def refusal(self) -> IllegalMove:
        """Why no way was legal: the first joker or meld that can neither have been kept nor freed."""
        for number, meld in enumerate(self._before):
            if JOKER in meld.cards and not any(self._of_meld(number)):
                return self._refused(number)
        return self._refused(next(number for number, meld in enumerate(self._before) if JOKER in meld.cards))

    def _refused(self, number: int) -> IllegalMove:
        meld = self._before[number]
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        freed = [list(self._freed(number, at, all_new=True)) for at in jokers]
        at = next((at for at, ways in zip(jokers, freed, strict=True) if not ways), jokers[0])
        if self._hand and self._switches.lock == "none":
            return IllegalMove(Reject.TABLE_PIECE_MISSING, card=JOKER)
        if any(self._choices(number, freed)):
            return IllegalMove(Reject.FREED_JOKER_UNUSED, freed=self._rules.joker.freed)
        if locks_whole(self._switches, meld):
            return IllegalMove(Reject.MELD_LOCKED, cards=meld.cards)
        return IllegalMove(Reject.JOKER_LOCKED, face=min(stands_for(self._rules, self._switches, meld, at)))

    def _of_meld(self, number: int) -> Iterator[tuple[list[_Fate], Counter[_Bound]]]:
        """What may have become of the jokers of a meld, and its naturals where they stay bound."""
        meld = self._before[number]
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        nothing: Counter[_Bound] = Counter()
        if not locks_whole(self._switches, meld):
            for fates in self._choices(number, [[*self._kept(meld, at), *self._freed(number, at)] for at in jokers]):
                yield fates, nothing
            return
        for kept in _subsets(jokers):
            gone = [at for at in jokers if at not in kept]
            for freed in self._choices(number, [list(self._freed(number, at)) for at in gone]):
                if not kept:
                    yield freed, nothing
                    continue
                stands_in = {at: fate.freed_by for at, fate in zip(gone, freed, strict=True)}
                whole = [stands_in.get(at) or card for at, card in enumerate(meld.cards)]
                for other in range(len(self._after)):
                    bound = Counter((other, card) for card in _naturals(meld))
                    for slots in self._held_in(number, whole, kept, other):
                        yield [*freed, *slots], bound

    def _kept(self, meld: Meld, at: int) -> Iterator[_Fate]:
        """The slots in which a joker goes on standing for its face; any slot where nothing locks it."""
        if self._switches.lock == "none":
            for slot in self._slots:
                yield _Fate(slot)
            return
        faces = stands_for(self._rules, self._switches, meld, at)
        for slot in self._slots:
            if self._after[slot.meld or 0].kind is meld.kind:
                for face in sorted(faces & self._at(slot)):
                    yield _Fate(slot, kept_as=face)

    def _freed(self, number: int, at: int, *, all_new: bool = False) -> Iterator[_Fate]:
        """The slots in which a joker may lie if a natural took its place; with `all_new` no matter in which melds."""
        if self._rules.joker.swap == "never":
            return
        meld = self._before[number]
        anywhere = all_new or self._rules.joker.freed != "immediately_in_new_meld"
        slots = [
            slot
            for slot in self._slots
            if anywhere or are_new(self._rules, self._switches, self._before, self._after, {slot.meld or 0})
        ]
        for face in sorted(stands_for(self._rules, self._switches, meld, at)):
            for place in range(len(self._after)):
                if self._may_replace(number, face, place):
                    by_rack = not self._from_table or not self._has_left(number, face, place)
                    if not by_rack or self._laid[face]:
                        for slot in [*slots, *self._hand]:
                            yield _Fate(slot, freed_by=face, freed_in=place, by_rack=by_rack)

    def _may_replace(self, number: int, face: Card, place: int) -> bool:
        """Whether a natural of this face in a meld at the end may have taken a joker's place (A002-04b)."""
        meld, there = self._before[number], self._there[place]
        if not there[face]:
            return False
        if self._switches.lock == "none" or locks_whole(self._switches, meld):
            return True
        beside = there - Counter((face,))
        return self._after[place].kind is meld.kind and any(card is not JOKER and beside[card] for card in meld.cards)

    def _has_left(self, number: int, face: Card, place: int) -> bool:
        """Whether a natural may have come from another meld: one had it, and none that had it is whole around it."""
        had = [meld for other, meld in enumerate(self._before) if other != number and face in meld.cards]
        return bool(had) and not any(is_whole_in(meld, self._after[place]) for meld in had)

    def _at(self, slot: _Slot) -> frozenset[Card]:
        """What a joker may stand for in its slot."""
        meld = self._after[slot.meld or 0]
        face = meld.faces[slot.at]
        return frozenset((face,)) if face is not None else missing_colours(self._rules.set, meld)

    def _held_in(self, number: int, whole: Sequence[Card], kept: Sequence[int], place: int) -> Iterator[list[_Fate]]:
        """The ways in which a locked meld, some jokers replaced by naturals, is all there in a meld at the end."""
        meld, grown = self._before[number], self._after[place]
        if grown.kind is not meld.kind:
            return
        if meld.kind is MeldKind.RUN:
            if meld.faces[0] in grown.faces:
                first = grown.faces.index(meld.faces[0])
                if grown.cards[first : first + len(whole)] == tuple(whole):
                    yield [_Fate(_Slot(place, first + at), kept_as=meld.faces[at]) for at in kept]
            return
        naturals = Counter(card for card in whole if card is not JOKER)
        if naturals <= self._there[place]:
            here = [slot for slot in self._slots if slot.meld == place]
            yield from self._choices(
                number,
                [
                    [
                        _Fate(slot, kept_as=face)
                        for slot in here
                        for face in sorted(stands_for(self._rules, self._switches, meld, at) & self._at(slot))
                    ]
                    for at in kept
                ],
            )

    def _choices(self, number: int, options: Sequence[Sequence[_Fate]]) -> Iterator[list[_Fate]]:
        """One option for each joker of a meld, no slot twice and no face that another one stood for."""
        if not options:
            yield []
            return
        for fate in options[0]:
            for rest in self._choices(number, options[1:]):
                fates = [fate, *rest]
                faces = [face for each in fates if (face := each.freed_by or each.kept_as)]
                apart = stand_apart(self._rules.set, self._before[number].kind, faces)
                if apart and self._have_come(number, fates) and self._are_disjoint(fates):
                    yield fates

    def _have_come(self, number: int, fates: Sequence[_Fate]) -> bool:
        """Whether, where suits repeat, what freed jokers of a meld is none of its own cards."""
        own = Counter(card for fate in fates if (card := fate.freed_by) and card in self._before[number].cards)
        if not own:
            return True
        left = [
            meld
            for other, meld in enumerate(self._before)
            if other != number and not any(is_whole_in(meld, grown) for grown in self._after)
        ]
        return own <= self._laid + Counter(card for meld in left for card in meld.cards)

    def _are_disjoint(self, fates: Sequence[_Fate]) -> bool:
        """Whether no slot is taken twice, and no two jokers stand for the same face in a meld that has each once."""
        kept = [(fate.slot.meld or 0, fate.kept_as) for fate in fates if fate.kept_as is not None]
        in_sets = [(meld, face) for meld, face in kept if self._after[meld].kind is MeldKind.SET]
        once = stand_apart(self._rules.set, MeldKind.SET, in_sets)
        return once and len({fate.slot for fate in fates}) == len(fates)


def _subsets(places: Sequence[int]) -> Iterator[list[int]]:
    """Every choice of places, the largest first."""
    for bits in range((1 << len(places)) - 1, -1, -1):
        yield [at for number, at in enumerate(places) if bits >> number & 1]

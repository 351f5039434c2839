"""What may become of the jokers on a table: each way is a case, and a problem of its own.

A joker that is locked goes on standing for a face, alone or with its whole meld; or a piece of its face takes its
place, and it must be laid elsewhere. Without locks there is one case: jokers are pieces like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from engine.cards import JOKER, NATURALS, Card
from engine.melds.joker_locks import locks_whole, stands_for
from engine.melds.meld import Meld, MeldKind, build_set
from engine.melds.rebuilding import TableRules, switches_of
from engine.rules.rebuilding import RearrangeRules
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.meter import Meter
from engine.solver.problem import NO_COUNTS, Aim, Bounded, Counts, Problem
from engine.solver.replacing import away, in_place


class Fate(NamedTuple):
    """What becomes of one meld: its loose pieces, the faces for which jokers go on standing, the faces of which a piece
    must take a joker's place, how many jokers that frees, and the meld if it stays.

    `in_pin` are those of the freeing pieces that lie in the meld that stays; the others must lie in a meld of its kind
    where `in_kind` says so. `aside` are melds in which they lie in the jokers' places, those `by_rack` from the
    rack; they may grow. Where `is_told` nothing else need be there to free the jokers; `in_another` are freeing pieces
    that lie in another meld that stays.
    """

    kind: MeldKind
    loose: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    freeing: tuple[Card, ...] = ()
    in_pin: tuple[Card, ...] = ()
    in_kind: bool = False
    aside: tuple[Bounded, ...] = ()
    by_rack: tuple[Card, ...] = ()
    is_told: bool = False
    in_another: tuple[Card, ...] = ()
    pin: Meld | None = None


@lru_cache(maxsize=4096)
def _let_loose(kind: MeldKind, cards: tuple[Card, ...]) -> Fate:
    """A meld of which every piece is loose."""
    return Fate(kind, loose=cards)


Outcome = tuple[tuple[tuple[Card, ...], tuple[Card, ...], Meld | None], ...]
"""What becomes of the jokers, meld by meld: the faces for which they go on standing, those that free them, and the meld
if it stays.
"""


class Detail(NamedTuple):
    """How much a case says of what is legal: the more, the longer is the search.

    Of the melds numbered in `explicit` the jokers are freed only by pieces that are certain to replace them. Freed
    jokers may lie `anywhere`, whatever the rules say; `strict` says too much of them: no new meld may contain one that
    can lie there a second time.
    """

    explicit: frozenset[int] = frozenset()
    anywhere: bool = False
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """What becomes of every meld of a table, and the problem that it leaves.

    With `strict` whatever is found is legal, where the melds themselves do not have to be judged.
    """

    fates: tuple[Fate, ...]
    problem: Problem
    strict: bool

    @property
    def outcome(self) -> Outcome:
        """What becomes of the jokers."""
        return tuple([(fate.kept, fate.freeing, fate.pin) for fate in self.fates])

    @property
    def frees(self) -> bool:
        """Whether a joker is freed."""
        return any(fate.freeing for fate in self.fates)

    @property
    def freeing(self) -> tuple[Card, ...]:
        """The faces of which a piece must take a joker's place, meld by meld."""
        return tuple(face for fate in self.fates for face in fate.freeing)

    @property
    def binds(self) -> bool:
        """Whether it matters where a joker lies."""
        return any(fate.freeing or fate.kept or (fate.pin and JOKER in fate.pin.cards) for fate in self.fates)


@dataclass(frozen=True, slots=True)
class Position:
    """A table, a rack, and what of the rack must be laid."""

    rules: TableRules
    table: tuple[Meld, ...]
    rack: tuple[Card, ...]
    required: tuple[Card, ...] = ()

    def cases(self, aim: Aim, meter: Meter, detail: Detail | None = None, *, may_free: bool = True) -> Iterator[Case]:
        """Every case in so much detail, no two alike; without `may_free` those in which no joker is freed.

        Where the table at the end may have to be judged after all, what is found is the best there is if it turns out
        to be legal.
        """
        detail = detail or Detail()
        switches = switches_of(self.rules)
        fates = [list(self._fates(switches, meld, number in detail.explicit)) for number, meld in enumerate(self.table)]
        for case in self._every(aim, meter, fates, detail.strict, anywhere=detail.anywhere):
            if may_free or not case.frees:
                yield case

    @property
    def loosest(self) -> Detail:
        """The detail to begin with."""
        return Detail(anywhere=self.frees_into_new_melds)

    def closer(self, detail: Detail, refused: IllegalMove) -> Detail | None:
        """More detail, on what a refusal is about if that can be told; None where there is none."""
        every = frozenset(self.freed_in_places)
        meant = self._meant(refused) - detail.explicit
        if meant and refused.code is not Reject.FREED_JOKER_UNUSED:
            return detail._replace(explicit=detail.explicit | meant)
        if detail.anywhere:
            return detail._replace(anywhere=False)
        if every - detail.explicit:
            return detail._replace(explicit=every)
        if self.frees_into_new_melds and not detail.strict:
            return detail._replace(strict=True)
        return None

    def _meant(self, refused: IllegalMove) -> frozenset[int]:
        """The numbers of the melds that a refusal may be about: those of which it matters where freeing pieces lie."""
        switches = switches_of(self.rules)
        face, cards = refused.facts.get("face"), refused.facts.get("cards")
        every = self.freed_in_places
        meant = [at for at in every if face in self._faces(switches, at) or self.table[at].cards == cards]
        return frozenset(meant or every)

    @property
    def freed_in_places(self) -> list[int]:
        """The numbers of the melds whose jokers are freed by pieces that have to lie in certain places."""
        switches = switches_of(self.rules)
        locked = [number for number, meld in enumerate(self.table) if JOKER in meld.cards and switches.lock != "none"]
        return locked if switches.swap_tile_from == "rack_or_table" else self._locked_alone

    @property
    def _locked_alone(self) -> list[int]:
        """The numbers of the melds whose jokers are locked, but not the melds themselves."""
        switches = switches_of(self.rules)
        return [
            number
            for number, meld in enumerate(self.table)
            if JOKER in meld.cards and switches.lock != "none" and not locks_whole(switches, meld)
        ]

    def _faces(self, switches: RearrangeRules, number: int) -> frozenset[Card]:
        """What the jokers of a meld stand for."""
        meld = self.table[number]
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        return frozenset(face for at in jokers for face in stands_for(self.rules, switches, meld, at))

    def holds_all(self, detail: Detail) -> bool:
        """Whether every legal table is in the cases in such detail."""
        if detail.strict and self._new_melds and self._not_new(strict=False) != self.table:
            return False
        if not detail.explicit:
            return True
        rules, switches = self.rules, switches_of(self.rules)
        if switches.check == "strict_origin":
            return False
        counted = rules.joker.max_per_meld == "at_least_one_natural" or switches.lock == "none"
        return counted and not self._entangled

    @property
    def _entangled(self) -> bool:
        """Whether two jokers in different melds that are locked alone might share a meld at the end."""
        alone = [
            (meld.kind, next((face.suit if meld.kind is MeldKind.RUN else face.rank for face in meld.faces if face), 0))
            for meld in map(self.table.__getitem__, self._locked_alone)
        ]
        return len(set(alone)) < len(alone)

    def case(self, aim: Aim, meter: Meter, like: Case, pinned: Collection[int]) -> Iterator[Case]:
        """The case like another in which the melds numbered in `pinned` stay as they lie."""
        chosen = [
            [Fate(meld.kind, pin=meld) if number in pinned else fate]
            for number, (meld, fate) in enumerate(zip(self.table, like.fates, strict=True))
        ]
        yield from self._every(aim, meter, chosen, strict=like.strict)

    def as_it_lies(self, aim: Aim, meter: Meter) -> Iterator[Case]:
        """The case in which every meld stays."""
        yield from self._every(aim, meter, [[Fate(meld.kind, pin=meld)] for meld in self.table], strict=True)

    def _every(
        self, aim: Aim, meter: Meter, fates: Sequence[Sequence[Fate]], strict: bool, *, anywhere: bool = False
    ) -> Iterator[Case]:
        switches = switches_of(self.rules)
        found: set[Problem] = set()
        several = any(len(each) > 1 for each in fates)
        for chosen in product(*fates):
            meter.spend()
            if not all(_may_lie_in_another(fate, chosen) for fate in chosen if fate.in_another):
                continue
            problem = self._problem(switches, aim, chosen, strict)
            if problem is not None and anywhere:
                problem = problem.with_jokers_anywhere()
            if problem is not None and not (several and problem in found):
                if several:
                    found.add(problem)
                yield Case(chosen, problem, strict)

    def _fates(self, switches: RearrangeRules, meld: Meld, explicit: bool) -> Iterator[Fate]:
        """Everything that may become of a meld which need not stay."""
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        if not jokers or switches.lock == "none":
            yield _let_loose(meld.kind, meld.cards)
            return
        naturals = tuple(card for card in meld.cards if card is not JOKER)
        whole = locks_whole(switches, meld)
        for chosen in product(*(self._of_joker(switches, meld, at, whole) for at in jokers)):
            freeing = tuple(face for face, frees in chosen if frees and face is not None)
            kept = tuple(face for face, frees in chosen if not frees and face is not None)
            if len(set(freeing)) < len(freeing):
                continue
            if whole and len(freeing) < len(jokers):
                yield self._staying(meld, freeing)
            elif explicit and freeing:
                replaced = Fate(meld.kind, loose=naturals, kept=kept, freeing=freeing, is_told=True)
                yield from self._replaced(switches, meld, replaced, whole)
            else:
                yield Fate(meld.kind, loose=naturals, kept=kept, freeing=freeing, in_kind=not whole)

    def _replaced(self, switches: RearrangeRules, meld: Meld, fate: Fate, whole: bool) -> Iterator[Fate]:
        """The ways in which pieces lie in the places of the jokers of a meld, in a meld of their own or together."""
        ways = self._from_anywhere if whole else self._in_place
        options = [list(ways(switches, meld, face)) for face in fate.freeing]
        for chosen in product(*options):
            by_rack = tuple(face for face, (_, rack) in zip(fate.freeing, chosen, strict=True) if rack)
            aside = tuple(lying for lying, _ in chosen if lying is not None)
            yield fate._replace(aside=aside, by_rack=by_rack)
            if len(aside) > 1 and len(set(chosen)) == 1:
                yield fate._replace(aside=aside[:1], by_rack=by_rack)
        if whole and switches.swap_tile_from == "rack_or_table":
            yield fate._replace(is_told=False, in_another=fate.freeing)

    def _in_place(self, switches: RearrangeRules, meld: Meld, face: Card) -> Iterator[tuple[Bounded | None, bool]]:
        """The melds in which a face replaces a joker, and whether it must come from the rack (A002-04b, A002-05).

        What does not come from there has left a meld that is no longer whole around it.
        """
        there, theirs = self._every_piece, self._others_with(meld, face)
        if face in self.rack:
            yield from ((replaced, True) for replaced in in_place(self.rules, meld, face, there))
        if switches.swap_tile_from == "rack_or_table" and any(face in other.cards for other in self.table):
            yield from ((replaced, False) for replaced in in_place(self.rules, meld, face, there, theirs))

    def _from_anywhere(self, switches: RearrangeRules, meld: Meld, face: Card) -> Iterator[tuple[Bounded | None, bool]]:
        """The same where the whole meld is locked: what comes from the rack may lie wherever it will."""
        if face in self.rack:
            yield None, True
        theirs = self._others_with(meld, face)
        if switches.swap_tile_from == "rack_or_table" and theirs:
            yield from ((left, False) for left in away(self.rules, face, self._every_piece, theirs))

    @property
    def _every_piece(self) -> Counter[Card]:
        return Counter(card for other in self.table for card in other.cards) + Counter(self.rack)

    def _others_with(self, meld: Meld, face: Card) -> list[Meld]:
        """The other melds that hold a face."""
        return [other for other in self.table if other is not meld and face in other.cards]

    def _of_joker(self, switches: RearrangeRules, meld: Meld, at: int, whole: bool) -> list[tuple[Card | None, bool]]:
        """What may become of one joker: the face for which it goes on standing or that frees it, and which of these."""
        faces = sorted(stands_for(self.rules, switches, meld, at))
        freed: list[tuple[Card | None, bool]] = [(face, True) for face in faces]
        kept: list[tuple[Card | None, bool]] = [(None, False)] if whole else [(face, False) for face in faces]
        return kept if self.rules.joker.swap == "never" else freed + kept

    def _staying(self, meld: Meld, freeing: tuple[Card, ...]) -> Fate:
        """A meld that stays, pieces put in the places of some of its jokers."""
        left = list(freeing)
        pairs = list(zip(meld.cards, meld.faces, strict=True))
        for number, (card, face) in enumerate(pairs):
            if card is JOKER and face in left:
                pairs[number] = face, face
                left.remove(face)
        for number, (card, _) in enumerate(pairs):
            if card is JOKER and left:
                pairs[number] = left[0], left.pop(0)
        if freeing and meld.kind is MeldKind.SET:
            naturals = [card for card, _ in pairs if card is not JOKER]
            said = [face for card, face in pairs if card is JOKER and face is not None and face not in naturals]
            stays = build_set(self.rules.set, naturals, said, len(pairs) - len(naturals) - len(said))
        else:
            stays = Meld(meld.kind, tuple(card for card, _ in pairs), tuple(face for _, face in pairs))
        return Fate(meld.kind, freeing=freeing, in_pin=freeing, pin=stays)

    def _problem(self, switches: RearrangeRules, aim: Aim, fates: Sequence[Fate], strict: bool) -> Problem | None:
        """The problem in which these fates come true, None where the pieces for them are not there."""
        if not self.required and not any(fate.kept or fate.freeing or fate.pin for fate in fates):
            return self._loose_problem(switches, aim, fates)
        lying = Counter(card for fate in fates for card in fate.loose)
        needed = Counter(card for fate in fates if not fate.is_told for card in fate.freeing)
        if switches.swap_tile_from == "rack_or_table":
            needed -= Counter(card for fate in fates for card in fate.loose if card not in fate.freeing)
        needed += Counter(card for fate in fates for card in fate.by_rack)
        required, rack = Counter(self.required), Counter(self.rack)
        if not required | needed <= rack:
            return None
        must = lying + (required | needed) - Counter(card for fate in fates for card in fate.in_pin)
        may = rack - (required | needed)
        forced, spare = must.pop(JOKER, 0), may.pop(JOKER, 0)
        freed = sum(len(fate.freeing) for fate in fates)
        fresh = freed if self._new_melds else 0
        forced += freed - fresh
        aside = tuple(each for fate in fates for each in fate.aside)
        faces, naturals = _put_aside(aside)
        if len(faces) > forced + spare or not naturals <= must + may:
            return None
        must, may = must - naturals, may - (naturals - must)
        paid = sum(aim.joker_cost(face) for face in faces[forced:])
        forced, spare = max(0, forced - len(faces)), min(spare, forced + spare - len(faces))
        return Problem(
            set=self.rules.set,
            run=self.rules.run,
            joker=self.rules.joker,
            aim=aim,
            must=_counts(must + _kept(fates, MeldKind.RUN) + _kept(fates, MeldKind.SET)),
            may=_counts(may),
            kept_in_runs=_counts(_kept(fates, MeldKind.RUN)),
            kept_in_sets=_counts(_kept(fates, MeldKind.SET)),
            in_runs=_counts(_bound(fates, MeldKind.RUN)),
            in_sets=_counts(_bound(fates, MeldKind.SET)),
            forced=forced,
            spare=spare,
            fresh=fresh,
            pins=(*(fate.pin for fate in fates if fate.pin), *(each.meld for each in aside if each.grows_freely)),
            bounded=tuple(each for each in aside if not each.grows_freely),
            before=self._not_new(strict) if fresh else (),
            declared=switches.set_colour == "declared",
            paid=paid,
        )

    def _loose_problem(self, switches: RearrangeRules, aim: Aim, fates: Sequence[Fate]) -> Problem:
        """The problem in which all that lies there is loose, as it most often is."""
        must, may = [0] * (len(NATURALS) + 1), [0] * (len(NATURALS) + 1)
        for fate in fates:
            for card in fate.loose:
                must[card.index] += 1
        for card in self.rack:
            may[card.index] += 1
        return Problem(
            set=self.rules.set,
            run=self.rules.run,
            joker=self.rules.joker,
            aim=aim,
            must=tuple(must[: JOKER.index]),
            may=tuple(may[: JOKER.index]),
            kept_in_runs=NO_COUNTS,
            kept_in_sets=NO_COUNTS,
            in_runs=NO_COUNTS,
            in_sets=NO_COUNTS,
            forced=must[JOKER.index],
            spare=may[JOKER.index],
            fresh=0,
            pins=(),
            bounded=(),
            before=(),
            declared=switches.set_colour == "declared",
        )

    @property
    def frees_into_new_melds(self) -> bool:
        """Whether there are jokers to be freed that must then lie in new melds."""
        return self._new_melds and any(JOKER in meld.cards for meld in self.table)

    @property
    def _new_melds(self) -> bool:
        """Whether freed jokers are searched places in new melds; among sets with repeated suits they are not."""
        return self.rules.joker.freed == "immediately_in_new_meld" and self.rules.set.distinct_suits

    def _not_new(self, strict: bool) -> tuple[Meld, ...]:
        """The melds that no new one may contain; but for `strict` only those that cannot lie there a second time."""
        if strict:
            return self.table
        there = Counter(card for meld in self.table for card in meld.cards) + Counter(self.rack)
        return tuple(meld for meld in self.table if not _twice(meld) <= there)


def _may_lie_in_another(fate: Fate, chosen: Sequence[Fate]) -> bool:
    """Whether one of the pieces that free a meld's jokers may lie in another meld that stays."""
    staying = [other.pin for other in chosen if other is not fate and other.pin is not None]
    return any(
        face.rank == pin.cards[0].rank if pin.kind is MeldKind.SET else pin.faces[0] and face.suit == pin.faces[0].suit
        for pin in staying
        for face in fate.in_another
    )


def _put_aside(aside: Sequence[Bounded]) -> tuple[list[Card], Counter[Card]]:
    """What the jokers in such melds stand for, and their naturals."""
    pieces = [piece for each in aside for piece in _pieces(each.meld)]
    faces = [face or each.meld.cards[0] for each in aside for card, face in _pieces(each.meld) if card is JOKER]
    return faces, Counter(card for card, _ in pieces if card is not JOKER)


def _kept(fates: Sequence[Fate], kind: MeldKind) -> Counter[Card]:
    """The faces for which jokers go on standing in melds of a kind."""
    return Counter(card for fate in fates if fate.kind is kind for card in fate.kept)


def _bound(fates: Sequence[Fate], kind: MeldKind) -> Counter[Card]:
    """The kept faces, and the cards that lie in a meld of the kind because they free its joker."""
    freeing = (card for fate in fates if fate.in_kind and fate.kind is kind for card in fate.freeing)
    return _kept(fates, kind) + Counter(freeing)


def _pieces(meld: Meld) -> Iterator[tuple[Card, Card | None]]:
    return zip(meld.cards, meld.faces, strict=True)


def _twice(meld: Meld) -> Counter[Card]:
    return Counter((*meld.cards, *meld.cards))


def _counts(cards: Counter[Card]) -> Counts:
    if not cards:
        return NO_COUNTS
    counts = [0] * len(NATURALS)
    for card, count in cards.items():
        counts[card.index] = count
    return tuple(counts)

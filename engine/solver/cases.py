"""What may become of the jokers on a table: each way is a case, and a problem of its own.

A joker that is locked goes on standing for a face, alone or with its whole meld; or a piece of its face takes its
place, and it must be laid elsewhere. Without locks there is one case: jokers are pieces like any other.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Final, NamedTuple

from engine.cards import FACES, JOKER, NATURALS, Card
from engine.melds.joker_locks import locks_whole, stands_for
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import TableRules, switches_of
from engine.rules.melding import RearrangeRules
from engine.rules.refusals import IllegalMove, Reject
from engine.solver.asked import NO_COUNTS, Aim, Counts, Meter, Problem
from engine.solver.meld_choices import MeldChoice, MeldChoices, Shared, ways

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

    choices: tuple[MeldChoice, ...]
    problem: Problem
    strict: bool

    @property
    def outcome(self) -> Outcome:
        return tuple([(choice.kept, choice.freeing, choice.pin) for choice in self.choices])

    @property
    def frees(self) -> bool:
        return any(choice.freeing for choice in self.choices)


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
        of = MeldChoices(self.rules, self.table, self.rack).of
        choices = [
            # What needs the fewest jokers is there most often.
            sorted(of(switches, meld, number in detail.explicit), key=_jokers_beside)
            for number, meld in enumerate(self.table)
        ]
        for case in self._every(aim, meter, choices, detail.strict, anywhere=detail.anywhere):
            if may_free or not case.frees:
                yield case

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
        if self.frees_into_new_melds and not detail.anywhere:
            # Of melds aside that grow it is not told that they are new.
            return False
        rules, switches = self.rules, switches_of(self.rules)
        if switches.check == "strict_origin":
            return False
        jokers = sum(meld.cards.count(JOKER) for meld in self.table)
        counted = rules.joker.max_per_meld == "at_least_one_natural" and jokers <= _MOST_TOLD
        return counted or switches.lock == "none"

    def case(self, aim: Aim, meter: Meter, like: Case, pinned: Collection[int]) -> Iterator[Case]:
        """The case like another in which the melds numbered in `pinned` stay as they lie."""
        chosen = [
            [MeldChoice(meld.kind, pin=meld) if number in pinned else choice]
            for number, (meld, choice) in enumerate(zip(self.table, like.choices, strict=True))
        ]
        yield from self._every(aim, meter, chosen, strict=like.strict)

    def as_it_lies(self, aim: Aim, meter: Meter, *, but_naturals: bool = False) -> Iterator[Case]:
        """The case in which every meld stays; with `but_naturals` the one in which those with jokers do."""
        of = MeldChoices(self.rules, self.table, self.rack).of
        choices = [
            list(of(switches_of(self.rules), meld, False))
            if but_naturals and JOKER not in meld.cards
            else [MeldChoice(meld.kind, pin=meld)]
            for meld in self.table
        ]
        yield from self._every(aim, meter, choices, strict=True)

    def _every(
        self, aim: Aim, meter: Meter, choices: Sequence[Sequence[MeldChoice]], strict: bool, *, anywhere: bool = False
    ) -> Iterator[Case]:
        switches = switches_of(self.rules)
        found: set[Problem] = set()
        several = any(len(each) > 1 or each[0].replaced for each in choices)
        for chosen in product(*choices):
            for shared in self._shared(chosen):
                meter.spend()
                problem = self._problem(switches, aim, chosen, shared, strict)
                if problem is not None and anywhere:
                    problem = replace(problem, forced=problem.forced + problem.fresh, fresh=0, before=())
                if problem is not None and not (several and problem in found):
                    if several:
                        found.add(problem)
                    yield Case(chosen, problem, strict)

    def _shared(self, choices: Sequence[MeldChoice]) -> Iterator[Shared]:
        """The melds in which freeing pieces lie, as far as that is told, in every way."""
        pins = tuple([choice.pin for choice in choices if choice.pin is not None])
        replaced = [each for choice in choices for each in choice.replaced]
        if not replaced:
            yield Shared((), pins)
            return
        kept = [(choice.kind, face) for choice in choices for face in choice.kept]
        yield from ways(self.rules, replaced, pins, kept)

    def _problem(
        self, switches: RearrangeRules, aim: Aim, choices: Sequence[MeldChoice], shared: Shared, strict: bool
    ) -> Problem | None:
        """The problem in which these choices come true, None where the pieces for them are not there."""
        if not self.required and not any(choice.kept or choice.freeing or choice.pin for choice in choices):
            return self._loose_problem(switches, aim, choices)
        pieces = self._must_and_may(switches, choices)
        if pieces is None:
            return None
        must, may = pieces
        forced, spare = must.pop(), may.pop()
        freed = sum([len(choice.freeing) for choice in choices])
        fresh = freed if self._new_melds else 0
        forced += freed - fresh
        faces, naturals = _put_aside(shared)
        # Whether such a meld is new is not told, so that a freed joker may lie in it but where that is taken strictly.
        freed_aside = 0 if strict else min(fresh, max(len(faces) - forced, 0))
        forced, fresh = forced + freed_aside, fresh - freed_aside
        if len(faces) > forced + spare or any(
            count > must[card.index] + may[card.index] for card, count in naturals.items()
        ):
            return None
        _take(naturals, must, may)
        saved = aim.cost[JOKER.index]
        paid = sum([saved - aim.cost[face.index] for face in faces[forced:]]) if aim.by_face else 0
        forced, spare = max(0, forced - len(faces)), min(spare, forced + spare - len(faces))
        kept_in_runs, kept_in_sets = (_kept(choices, shared, kind) for kind in (MeldKind.RUN, MeldKind.SET))
        for card, count in (*kept_in_runs.items(), *kept_in_sets.items()):
            must[card.index] += count
        return Problem(
            set=self.rules.set,
            run=self.rules.run,
            joker=self.rules.joker,
            aim=aim,
            must=tuple(must),
            may=tuple(may),
            kept_in_runs=_counts(kept_in_runs),
            kept_in_sets=_counts(kept_in_sets),
            in_runs=_counts(kept_in_runs + _bound(choices, shared, MeldKind.RUN)),
            in_sets=_counts(kept_in_sets + _bound(choices, shared, MeldKind.SET)),
            forced=forced,
            spare=spare,
            fresh=fresh,
            pins=(*shared.pins, *(each.meld for each in shared.aside if each.grows_freely)),
            bounded=tuple(each for each in shared.aside if not each.grows_freely),
            before=self._not_new(strict) if fresh else (),
            declared=switches.set_colour == "declared",
            paid=paid,
        )

    def _must_and_may(
        self, switches: RearrangeRules, choices: Sequence[MeldChoice]
    ) -> tuple[list[int], list[int]] | None:
        """How many of each face must lie, and may besides, jokers last; None where the rack lacks what must."""
        must, may = _tally(card for choice in choices for card in choice.loose), _tally(self.rack)
        taken = Counter(self.required) | self._needed(switches, choices)
        if any(count > may[card.index] for card, count in taken.items()):
            return None
        for card, count in taken.items():
            must[card.index] += count
            may[card.index] -= count
        for choice in choices:
            for card in choice.in_pin:
                must[card.index] -= 1
        return must, may

    def _needed(self, switches: RearrangeRules, choices: Sequence[MeldChoice]) -> Counter[Card]:
        """What must come from the rack to take jokers' places."""
        needed = Counter([card for choice in choices if not choice.is_told for card in choice.freeing])
        if needed and switches.swap_tile_from == "rack_or_table":
            loose = [
                card for choice in choices for card in choice.loose if card in needed and card not in choice.freeing
            ]
            needed -= Counter(loose)
        needed.update([card for choice in choices for card in choice.by_rack])
        return needed

    def _loose_problem(self, switches: RearrangeRules, aim: Aim, choices: Sequence[MeldChoice]) -> Problem:
        """The problem in which all that lies there is loose, as it most often is."""
        must, may = _tally(card for choice in choices for card in choice.loose), _tally(self.rack)
        return Problem(
            set=self.rules.set,
            run=self.rules.run,
            joker=self.rules.joker,
            aim=aim,
            must=tuple(must[: JOKER.index]),
            may=tuple(may[: JOKER.index]),
            forced=must[JOKER.index],
            spare=may[JOKER.index],
            declared=switches.set_colour == "declared",
        )

    @property
    def frees_into_new_melds(self) -> bool:
        return self._new_melds and any(JOKER in meld.cards for meld in self.table)

    @property
    def _new_melds(self) -> bool:
        locked = switches_of(self.rules).lock != "none"
        return locked and self.rules.joker.freed == "immediately_in_new_meld" and self.rules.set.distinct_suits

    def _not_new(self, strict: bool) -> tuple[Meld, ...]:
        """The melds that no new one may contain; but for `strict` only those that cannot lie there a second time."""
        if strict:
            return self.table
        there = Counter(card for meld in self.table for card in meld.cards) + Counter(self.rack)
        return tuple(meld for meld in self.table if not Counter(2 * meld.cards) <= there)


def _jokers_beside(choice: MeldChoice) -> int:
    """How many jokers lie beside what replaced others, as far as that is told."""
    return sum([each.lying.meld.cards.count(JOKER) for each in choice.replaced])


_MOST_TOLD: Final = 2
"""Of so many jokers at most every way is told in which those that are freed and those that are not lie together."""


def _put_aside(shared: Shared) -> tuple[list[Card], Counter[Card]]:
    """What the free jokers in such melds stand for, and their naturals that are not those of a meld that stays."""
    pieces = [piece for each in shared.aside for piece in _pieces(each.meld)]
    faces = [face or each.meld.cards[0] for each in shared.aside for card, face in _pieces(each.meld) if card is JOKER]
    standing = [face or meld.cards[0] for meld in shared.grown for card, face in _pieces(meld) if card is JOKER]
    for face in (*standing, *(face for _, face in shared.held)):
        faces.remove(face if face in faces else next(each for each in faces if each.rank == face.rank))
    own = Counter(card for meld in shared.grown for card in meld.cards)
    return faces, Counter(card for card, _ in pieces if card is not JOKER) - own


def _kept(choices: Sequence[MeldChoice], shared: Shared, kind: MeldKind) -> Counter[Card]:
    """The faces for which jokers go on standing in melds of a kind, but where it is told in which."""
    told = Counter(face for where, face in shared.held if where is kind)
    return Counter(card for choice in choices if choice.kind is kind for card in choice.kept) - told


def _bound(choices: Sequence[MeldChoice], shared: Shared, kind: MeldKind) -> Counter[Card]:
    """The cards that lie in a meld of the kind because they free a joker, but for those that may lie aside."""
    aside = Counter(card for each in shared.aside if each.meld.kind is kind for card in each.meld.cards)
    return Counter(card for choice in choices for bound, card in choice.in_kinds if bound is kind) - aside


def _pieces(meld: Meld) -> Iterator[tuple[Card, Card | None]]:
    return zip(meld.cards, meld.faces, strict=True)


def _take(cards: Counter[Card], must: list[int], may: list[int]) -> None:
    """Take these off what must lie, and where there are too few of them there, off what may."""
    for card, count in cards.items():
        from_rack = max(count - must[card.index], 0)
        must[card.index] -= count - from_rack
        may[card.index] -= from_rack


def _tally(cards: Iterable[Card]) -> list[int]:
    """How many of each face there are, jokers last."""
    counts = [0] * len(FACES)
    for card in cards:
        counts[card.index] += 1
    return counts


def _counts(cards: Counter[Card]) -> Counts:
    if not cards:
        return NO_COUNTS
    counts = [0] * len(NATURALS)
    for card, count in cards.items():
        counts[card.index] = count
    return tuple(counts)

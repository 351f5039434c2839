"""What may become of the jokers on a table: each way is a problem of its own.

A joker that is locked goes on standing for a face, alone or with its whole meld; or a piece of its face takes its
place, and it must be laid elsewhere. Without locks there is one case: jokers are pieces like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from engine.cards import JOKER, NATURALS, Card
from engine.melds.joker_locks import locks_whole, stands_for
from engine.melds.laying_off import swap_joker
from engine.melds.meld import Meld
from engine.melds.rebuilding import TableRules, switches_of
from engine.rules.rebuilding import RearrangeRules
from engine.rules.refusals import IllegalMove
from engine.solver.problem import Aim, Counts, Problem


@dataclass(frozen=True, slots=True)
class _Fate:
    """What becomes of one meld: its loose pieces, the faces for which jokers go on standing, the faces of which a piece
    must take a joker's place, how many jokers that frees, and the meld if it stays.

    `in_pin` are those of the freeing pieces that lie in the meld that stays.
    """

    loose: tuple[Card, ...] = ()
    kept: tuple[Card, ...] = ()
    freeing: tuple[Card, ...] = ()
    in_pin: tuple[Card, ...] = ()
    pin: Meld | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A table, a rack, and what of the rack must be laid."""

    rules: TableRules
    table: tuple[Meld, ...]
    rack: tuple[Card, ...]
    required: tuple[Card, ...] = ()

    @property
    def _new_melds(self) -> bool:
        """Whether freed jokers are searched places in new melds; among sets with repeated suits they are not."""
        return self.rules.joker.freed == "immediately_in_new_meld" and self.rules.set.distinct_suits

    def problems(self, aim: Aim, pinned: Collection[int] = ()) -> Iterator[Problem]:
        """Every case as a problem, no two alike; the melds numbered in `pinned` stay as they lie."""
        switches = switches_of(self.rules)
        fates = [
            [_Fate(pin=meld)] if number in pinned else list(self._fates(switches, meld))
            for number, meld in enumerate(self.table)
        ]
        found: dict[Problem, None] = {}
        for chosen in product(*fates):
            problem = self._problem(switches, aim, chosen)
            if problem is not None:
                found.setdefault(problem)
        yield from found

    def _fates(self, switches: RearrangeRules, meld: Meld) -> Iterator[_Fate]:
        """Everything that may become of a meld which need not stay."""
        naturals = tuple(card for card in meld.cards if card is not JOKER)
        jokers = [at for at, card in enumerate(meld.cards) if card is JOKER]
        if not jokers or switches.lock == "none":
            yield _Fate(loose=meld.cards)
            return
        freed = self.rules.joker.swap != "never"
        whole = locks_whole(switches, meld)
        options = [
            [(face, True) for face in sorted(stands_for(self.rules, switches, meld, at)) if freed]
            + (
                [(None, False)]
                if whole
                else [(face, False) for face in sorted(stands_for(self.rules, switches, meld, at))]
            )
            for at in jokers
        ]
        for chosen in product(*options):
            freeing = tuple(face for face, frees in chosen if frees and face is not None)
            kept = tuple(face for face, frees in chosen if not frees and face is not None)
            if not whole or len(freeing) == len(jokers):
                if len(set(freeing)) == len(freeing):
                    yield _Fate(loose=naturals, kept=kept, freeing=freeing)
            elif len(set(freeing)) == len(freeing):
                yield from self._held(meld, freeing)

    def _held(self, meld: Meld, freeing: tuple[Card, ...]) -> Iterator[_Fate]:
        """A locked meld that stays, pieces put in the places of some of its jokers."""
        try:
            for card in freeing:
                meld = swap_joker(self.rules, meld, card)
        except IllegalMove:
            return
        yield _Fate(freeing=freeing, in_pin=freeing, pin=meld)

    def _problem(self, switches: RearrangeRules, aim: Aim, fates: Sequence[_Fate]) -> Problem | None:
        """The problem in which these fates come true, None where the pieces for them are not there."""
        lying = Counter(card for fate in fates for card in fate.loose)
        needed = _freeing(switches, fates, lying)
        required, rack = Counter(self.required), Counter(self.rack)
        pinned = Counter(card for fate in fates for card in fate.in_pin)
        if not required | needed <= rack:
            return None
        must = lying + (required | needed) - pinned
        may = rack - (required | needed)
        forced, spare = must.pop(JOKER, 0), may.pop(JOKER, 0)
        kept = Counter(card for fate in fates for card in fate.kept)
        freed = sum(len(fate.freeing) for fate in fates)
        fresh = freed if self._new_melds else 0
        return Problem(
            set=self.rules.set,
            run=self.rules.run,
            joker=self.rules.joker,
            aim=aim,
            must=_counts(must + kept),
            may=_counts(may),
            stand_ins=_counts(kept),
            forced=forced + freed - fresh,
            spare=spare,
            fresh=fresh,
            pins=tuple(fate.pin for fate in fates if fate.pin is not None),
            before=self.table if fresh else (),
            declared=switches.set_colour == "declared",
        )


def _freeing(switches: RearrangeRules, fates: Sequence[_Fate], lying: Counter[Card]) -> Counter[Card]:
    """The rack pieces needed to free jokers: where it may, a piece from the table does it."""
    needed = Counter(card for fate in fates for card in fate.freeing)
    return needed - lying if switches.swap_tile_from == "rack_or_table" else needed


def _counts(cards: Counter[Card]) -> Counts:
    return tuple(cards[face] for face in NATURALS)

"""Who feeds whom: for a host's eyes alone, and without accusing. A striking figure may well be chance or a seat.

What one gives another is a discard that the other takes, or a claim left so that the other gets the card. Where two
give each other much more than either gives and gets elsewhere, both ways, it shows here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, NamedTuple

from engine.games.events import ClaimWon, Discarded, Event, TookDiscard, WindowAnswered, WindowOpened

TABLES: Final = 2
"""At how many tables two must have met before anything is told of them."""
EXCESS: Final = 3.0
"""How many standard deviations above the usual both ways must be."""


@dataclass(frozen=True, slots=True)
class Dealings:
    """What one entrant gave another at one table.

    `discards` are those of the giver that the taker might have taken, `taken` those that the taker took. `claims` are
    the cards that both might have claimed and the taker wanted, `left` those of them that the giver passed on.
    """

    round: int
    table: int
    giver: int
    taker: int
    discards: int = 0
    taken: int = 0
    claims: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class OneWay:
    """What went one way between two: of how many chances how many were given, and how many would be usual for them."""

    chances: int
    given: int
    usual: float

    @property
    def excess(self) -> float:
        """How far above the usual, in standard deviations."""
        if not self.chances:
            return 0.0
        share = self.usual / self.chances
        spread = sqrt(self.chances * share * (1 - share))
        return (self.given - self.usual) / spread if spread else 0.0


@dataclass(frozen=True, slots=True)
class Feeding:
    """Two who give each other more than is usual: at how many tables they met, and what went each way."""

    one: int
    other: int
    tables: int
    there: OneWay
    back: OneWay

    @property
    def excess(self) -> float:
        """How far above the usual the weaker way is: a favour that is not returned is none."""
        return min(self.there.excess, self.back.excess)


class _Count(NamedTuple):
    chances: int = 0
    given: int = 0

    def plus(self, more: _Count) -> _Count:
        return _Count(self.chances + more.chances, self.given + more.given)

    def less(self, part: _Count) -> _Count:
        return _Count(self.chances - part.chances, self.given - part.given)

    @property
    def share(self) -> float:
        """The share of chances taken, one chance each way added, so that nothing counts as impossible."""
        return (self.given + 1) / (self.chances + 2)


def feeding(dealings: Iterable[Dealings], *, tables: int = TABLES, excess: float = EXCESS) -> tuple[Feeding, ...]:
    """The pairs that a host may want to look at, the most striking first.

    What is usual for two is the larger of what the giver gives all others and what the taker gets from all others.
    """
    between: dict[tuple[int, int], _Count] = defaultdict(_Count)
    gives: dict[int, _Count] = defaultdict(_Count)
    gets: dict[int, _Count] = defaultdict(_Count)
    met: dict[tuple[int, int], set[tuple[int, int]]] = defaultdict(set)
    for each in dealings:
        count = _Count(each.discards + each.claims, each.taken + each.left)
        between[each.giver, each.taker] = between[each.giver, each.taker].plus(count)
        gives[each.giver] = gives[each.giver].plus(count)
        gets[each.taker] = gets[each.taker].plus(count)
        met[min(each.giver, each.taker), max(each.giver, each.taker)].add((each.round, each.table))

    def one_way(giver: int, taker: int) -> OneWay:
        count = between[giver, taker]
        share = max(gives[giver].less(count).share, gets[taker].less(count).share)
        return OneWay(count.chances, count.given, count.chances * share)

    found = [
        Feeding(one, other, len(shared), one_way(one, other), one_way(other, one))
        for (one, other), shared in met.items()
        if len(shared) >= tables
    ]
    striking = [each for each in found if each.excess >= excess]
    return tuple(sorted(striking, key=lambda each: (-each.excess, each.one, each.other)))


Pair = tuple[int, int]
"""The giver's seat and the taker's."""


@dataclass
class _Table:
    """What is counted on the way through a log."""

    discards: Counter[Pair] = field(default_factory=Counter)
    taken: Counter[Pair] = field(default_factory=Counter)
    claims: Counter[Pair] = field(default_factory=Counter)
    left: Counter[Pair] = field(default_factory=Counter)
    discarder: int | None = None
    asked: tuple[int, ...] = ()
    claimed: set[int] = field(default_factory=set)

    def see(self, event: Event) -> None:
        """Count one event."""
        match event:
            case Discarded(seat=seat):
                self.discarder, self.asked, self.claimed = seat, (), set()
            case WindowOpened(discarder=int(discarder), asked=asked):
                self.discarder, self.asked, self.claimed = discarder, asked, set()
                self.discards.update((discarder, seat) for seat in asked)
            case WindowAnswered(seat=seat, claimed=True):
                self.claimed.add(seat)
            case ClaimWon(seat=seat):
                self._won(seat)
            case TookDiscard(seat=seat) if self.discarder is not None and self.discarder != seat:
                # Where a window was open for it, the chance is counted there.
                self.discards[self.discarder, seat] += seat not in self.asked
                self.taken[self.discarder, seat] += 1
                self.discarder = None
            case _:
                pass

    def _won(self, seat: int) -> None:
        """A claim won the card: of the others who were asked, some left it to the winner."""
        if self.discarder is not None:
            self.taken[self.discarder, seat] += 1
        for other in self.asked:
            if other != seat:
                self.claims[other, seat] += 1
                self.left[other, seat] += other not in self.claimed
        self.discarder = None


def dealings_at(round: int, table: int, seats: Sequence[int | None], events: Iterable[Event]) -> tuple[Dealings, ...]:
    """What went between the entrants of a table; a computer that only filled a seat is left out."""
    counted = _Table()
    for event in events:
        counted.see(event)
    pairs = sorted({*counted.discards, *counted.taken, *counted.claims})
    counters = counted.discards, counted.taken, counted.claims, counted.left
    return tuple(
        Dealings(round, table, giver, taker, *(counter[pair] for counter in counters))
        for pair in pairs
        if (giver := seats[pair[0]]) is not None and (taker := seats[pair[1]]) is not None
    )

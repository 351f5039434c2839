"""The sets of one rank: whether pieces put aside for them can be divided into sets, and with how many jokers.

A *heap* is what has been put aside for the sets of a rank, told by a number that says just enough: 0 is nothing. Sets
that stay as they lie may take pieces too, and jokers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.joker_locks import missing_colours
from engine.melds.meld import Meld, most_jokers
from engine.rules.melding import JokerRules, SetRules

EMPTY: Final = 0
NO_SETS: Final = 99


class Parts(NamedTuple):
    """Sets divided: the cards of each new set, and what each set that stays has taken."""

    sets: tuple[tuple[Card, ...], ...]
    taken: tuple[tuple[Card, ...], ...]


class Put(NamedTuple):
    """Pieces put to a heap: what it is then, and the jokers that it needs at least."""

    heap: int
    jokers: int


class Joins(NamedTuple):
    """The jokers that pieces of a suit in new sets need: for each of them, or once for all."""

    least: int
    each: bool

    def jokers(self, pieces: int) -> int:
        """The jokers that so many pieces need."""
        return self.least * (pieces if self.each else pieces > 0)


FREE: Final = Joins(0, each=False)


class RankSets:
    """The sets of one rank whose suits are distinct; what follows from what is kept.

    There are so many pieces of a suit as `copies` at most. A heap counts the pieces for new sets, those of the suit
    that occurs most, and marks which of the `pins`, the sets that stay as they lie, have taken a piece.
    """

    def __init__(
        self,
        sets: SetRules,
        joker: JokerRules,
        jokers: int,
        copies: int,
        pins: Sequence[Meld] = (),
        *,
        declared: bool = False,
    ) -> None:
        self.suit_bits = copies.bit_length()
        self._all_bits = (SUITS * copies).bit_length()
        self._taken_at = max(self._all_bits + self.suit_bits, SUITS * self.suit_bits)
        self._sets = sets
        self._joker = joker
        self._in_play = jokers
        self._largest = largest_set(sets)
        self._growing = [pin for pin in pins if len(pin.cards) < self._largest]
        self._missing = [_missing_suits(sets, pin, declared) for pin in self._growing]
        self._pins = pins
        self._put: dict[tuple[int, int, int], tuple[int, ...]] = {}
        self._jokers: dict[int, tuple[tuple[int, int], ...]] = {}
        self._needs: dict[tuple[int, int], int] = {}
        self._joins: dict[tuple[int, ...], tuple[Joins | None, ...]] = {}
        self._placing: dict[tuple[int, int], Placing] = {}

    @property
    def heap_bits(self) -> int:
        return self._taken_at + len(self._growing)

    @property
    def grows(self) -> bool:
        return bool(self._growing)

    def joins(self, counts: tuple[int, ...]) -> tuple[Joins | None, ...]:
        """What putting pieces to new sets takes in jokers, suit by suit, with so many pieces of each suit in play.

        None where no set can be made. What two suits share is charged to the first of them only.
        """
        known = self._joins.get(counts)
        if known is None:
            self._joins[counts] = known = self._find_joins(counts)
        return known

    def _find_joins(self, counts: tuple[int, ...]) -> tuple[Joins | None, ...]:
        together = sum(map(bool, counts)) if self._sets.distinct_suits else sum(counts)
        lacking = max(self._sets.min - together, 0)
        if self.grows:
            return (FREE,) * SUITS
        if not together or lacking > self._in_play:
            return (None,) * SUITS
        first = next(suit for suit, count in enumerate(counts) if count)
        dear = Joins(lacking, self._sets.distinct_suits)
        return tuple(dear if suit == first else FREE for suit in range(SUITS))

    # --------------------------------------------------------------------------------------------------------- heaps

    def put(self, heap: int, suit: int, count: int) -> tuple[int, ...]:
        """The heaps that may result from putting so many pieces of a suit to one."""
        key = (heap, suit, count)
        known = self._put.get(key)
        if known is None:
            self._put[key] = known = tuple(self._after(heap, suit, count)) if count else (heap,)
        return known

    def need(self, heap: int, later: int) -> int:
        """With how many jokers at least a heap can be divided, once pieces of the suits to come were put to it.

        `later` counts those pieces, `suit_bits` for each suit. `NO_SETS` where it cannot be divided.
        """
        key = (heap, later)
        known = self._needs.get(key)
        if known is None:
            self._needs[key] = known = self._least_jokers(heap, later)
        return known

    def placing(self, suit: int, later: int) -> Placing:
        """What putting pieces of a suit to a heap comes to, where such pieces of the suits to come may be put to it."""
        known = self._placing.get((suit, later))
        if known is None:
            self._placing[suit, later] = known = Placing(self, suit, later)
        return known

    def _least_jokers(self, heap: int, later: int) -> int:
        if not later:
            return min((jokers + fresh for jokers, fresh in self.jokers(heap)), default=NO_SETS)
        bits = self.suit_bits
        suit = ((later & -later).bit_length() - 1) // bits
        count = later >> bits * suit & (1 << bits) - 1
        rest = later - (count << bits * suit)
        return min(self.need(after, rest) for more in range(count + 1) for after in self.put(heap, suit, more))

    def jokers(self, heap: int) -> tuple[tuple[int, int], ...]:
        """With how many jokers, free and fresh ones, the heap can be divided."""
        known = self._jokers.get(heap)
        if known is None:
            self._jokers[heap] = known = tuple(self._all_jokers(heap))
        return known

    def _after(self, heap: int, suit: int, count: int) -> Iterator[int]:
        """For each choice of sets that stay and take a piece of the suit: the rest goes to new sets."""
        open_to = [
            number
            for number, suits in enumerate(self._missing)
            if suit in suits and not heap >> self._taken_at + number & 1
        ]
        for taken in range(min(count, len(open_to)) + 1):
            for numbers in combinations(open_to, taken):
                marks = sum(1 << self._taken_at + number for number in numbers)
                yield self._added(heap + marks, suit, count - taken)

    def _added(self, heap: int, suit: int, count: int) -> int:
        _, most = self.size(heap)
        return heap + count + (max(most, count) - most << self._all_bits)

    def size(self, heap: int) -> tuple[int, int]:
        """The pieces for new sets, and the fewest sets they make."""
        return heap & (1 << self._all_bits) - 1, heap >> self._all_bits & (1 << self.suit_bits) - 1

    def _all_jokers(self, heap: int) -> Iterator[tuple[int, int]]:
        pieces, least = self.size(heap)
        free = sum(self._takes_joker(heap, number) for number in range(len(self._growing)))
        for jokers in range(self._in_play + 1):
            in_sets = (jokers - taken for taken in range(min(free, jokers) + 1))
            if any(self._count(pieces, least, used) is not None for used in in_sets):
                yield jokers, 0

    def _takes_joker(self, heap: int, number: int) -> bool:
        pin = self._growing[number]
        taken = heap >> self._taken_at + number & 1
        return not taken and pin.cards.count(JOKER) + 1 <= most_jokers(self._joker, len(pin.cards) + 1)

    def _marked(self, marks: int) -> Iterator[int]:
        """The numbers of the growing sets that are marked as having taken a piece."""
        return (number for number in range(len(self._growing)) if marks >> self._taken_at + number & 1)

    def _count(self, pieces: int, least: int, jokers: int) -> int | None:
        return _count(self._sets, self._joker, pieces, least, jokers)

    # ------------------------------------------------------------------------------------------------------ dividing

    def divide(self, rank: int, heaps: Sequence[int], counts: Sequence[int], jokers: int, fresh: int) -> Parts:
        """The sets made of so many pieces of each suit and jokers; `heaps` are the heaps after each suit."""
        taken: list[list[Card]] = [[] for _ in self._growing]
        left = list(counts)
        for suit, (before, after) in enumerate(zip((EMPTY, *heaps), heaps, strict=False)):
            for number in range(len(self._growing)):
                if (after & ~before) >> self._taken_at + number & 1:
                    taken[number].append(natural(suit, rank))
                    left[suit] -= 1
        pieces, most = sum(left), max(left)
        free = [number for number in range(len(self._growing)) if self._takes_joker(heaps[-1], number)]
        while self._count(pieces, most, jokers) is None:
            taken[free.pop()].append(JOKER)
            jokers -= 1
        grown = iter(taken)
        by_pin = tuple(tuple(next(grown)) if pin in self._growing else () for pin in self._pins)
        return Parts(self._dealt(rank, left, jokers), by_pin)

    def _dealt(self, rank: int, counts: Sequence[int], jokers: int) -> tuple[tuple[Card, ...], ...]:
        """New sets: the pieces dealt round, suit after suit, so that no set gets a suit twice; then the jokers."""
        pieces = [natural(suit, rank) for suit, count in enumerate(counts) for _ in range(count)]
        count = self._count(len(pieces), max(counts) if self._sets.distinct_suits else 1, jokers) or 0
        dealt = [pieces[number::count] for number in range(count)]
        while jokers:
            short = min(
                (cards for cards in dealt if self._bears_joker(cards)),
                key=lambda cards: (len(cards) >= self._sets.min, len(cards)),
            )
            short.append(JOKER)
            jokers -= 1
        return tuple(tuple(cards) for cards in dealt)

    def _bears_joker(self, cards: list[Card]) -> bool:
        longer = max(len(cards) + 1, self._sets.min)
        return len(cards) < self._largest and cards.count(JOKER) + 1 <= most_jokers(self._joker, longer)


class RepeatingSets(RankSets):
    """The sets of one rank in which suits may repeat: a heap counts the pieces.

    A set without an upper limit takes all others of its rank, so where one stays as it lies everything is put to it.
    """

    def __init__(self, sets: SetRules, joker: JokerRules, jokers: int, copies: int, pins: Sequence[Meld] = ()) -> None:
        super().__init__(sets, joker, jokers, copies)
        self._pins = pins
        self._growing = [*pins[:1]] if sets.max is None else []

    def _after(self, heap: int, suit: int, count: int) -> Iterator[int]:
        yield heap + count

    def size(self, heap: int) -> tuple[int, int]:
        return heap, 0 if self._growing else 1

    def _all_jokers(self, heap: int) -> Iterator[tuple[int, int]]:
        for jokers in range(self._in_play + 1):
            if self._growing:
                pin = self._growing[0].cards
                fits = pin.count(JOKER) + jokers <= most_jokers(self._joker, len(pin) + heap + jokers)
            else:
                fits = self._count(heap, 1, jokers) is not None
            if fits:
                yield jokers, 0

    def divide(self, rank: int, heaps: Sequence[int], counts: Sequence[int], jokers: int, fresh: int) -> Parts:
        if not self._growing:
            return Parts(self._dealt(rank, counts, jokers), ((),) * len(self._pins))
        taken = [natural(suit, rank) for suit, count in enumerate(counts) for _ in range(count)]
        return Parts((), ((*taken, *(JOKER,) * jokers), *((),) * (len(self._pins) - 1)))


class Placing:
    """What putting pieces of a suit to the heap of a rank comes to; what was found is kept.

    `later` counts the pieces of the suits to come. `grows` says that sets that stay may take more. `known` is by number
    of pieces, up to so many of a suit as there may be, and by heap.
    """

    def __init__(self, sets: RankSets, suit: int, later: int) -> None:
        self._sets = sets
        self._suit = suit
        self._later = later
        self.known: list[dict[int, tuple[Put, ...]]] = [{} for _ in range(1 << sets.suit_bits)]
        self.grows = sets.grows

    def find(self, heap: int, count: int) -> tuple[Put, ...]:
        """What so many pieces more make of a heap."""
        found = []
        for after in self._sets.put(heap, self._suit, count):
            jokers = self._sets.need(after, self._later) if after else 0
            if jokers < NO_SETS:
                found.append(Put(after, jokers))
        self.known[count][heap] = put = tuple(found)
        return put


def _missing_suits(sets: SetRules, pin: Meld, declared: bool) -> frozenset[int]:
    """The suits that a set may still take."""
    held = {face.suit for face in pin.faces if face is not None and declared}
    return frozenset(face.suit for face in missing_colours(sets, pin)) - held


def largest_set(sets: SetRules) -> int:
    """How many pieces the largest set may have."""
    if sets.distinct_suits:
        return min(sets.max or SUITS, SUITS)
    return sets.max or _UNLIMITED


_UNLIMITED: Final = 99


@lru_cache(maxsize=4096)
def _count(sets: SetRules, joker: JokerRules, pieces: int, least: int, jokers: int) -> int | None:
    """How many sets so many pieces make with exactly so many jokers, at least `least` of them; None if they make none.

    The pieces are divided as evenly as can be: then no suit need come twice in a set, and jokers fit best.
    """
    if not pieces:
        return None if jokers else 0
    for count in range(max(least, 1), pieces + 1):
        fewest = most = 0
        for number in range(count):
            naturals = pieces // count + (number < pieces % count)
            lowest = max(0, sets.min - naturals)
            highest = max(
                (
                    x
                    for x in range(jokers + 1)
                    if naturals + x <= largest_set(sets) and x <= most_jokers(joker, naturals + x)
                ),
                default=-1,
            )
            if highest < lowest or naturals > largest_set(sets):
                break
            fewest += lowest
            most += highest
        else:
            if fewest <= jokers <= most:
                return count
    return None

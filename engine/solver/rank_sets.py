"""The sets of one rank: whether pieces put aside for them can be divided into sets, and with how many jokers.

A *heap* is what has been put aside for the sets of a rank, told by a number that says just enough: 0 is nothing. Sets
that stay as they lie may take pieces too, and jokers.

Where jokers were freed that must lie in new melds, a heap is counted suit by suit.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from itertools import combinations, product
from typing import Final, NamedTuple

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.joker_locks import missing_colours
from engine.melds.meld import Meld, MeldKind, most_jokers
from engine.rules.melding import JokerRules, SetRules

EMPTY: Final = 0
NO_SETS: Final = 99


Shape = tuple[tuple[int, ...], int]
"""A set: the suits of its naturals, and how many jokers it has."""


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


@dataclass(eq=False)
class RankSets:
    """The sets of one rank whose suits are distinct; what follows from what is kept.

    There are so many pieces of a suit as `copies` at most. A heap counts the pieces for new sets, those of the suit
    that occurs most, and marks which of the `pins`, the sets that stay as they lie, have taken a piece. None of the
    jokers needs to lie in a new set.

    `jokers` says with how many jokers, free and fresh ones, a heap can be divided; `joins` what putting pieces to new
    sets takes in jokers, suit by suit, with so many pieces of each suit in play: None where no set can be made, and
    what two suits share is charged to the first of them only. `placing` says what putting pieces of a suit to a heap
    comes to, where such pieces of the suits to come may be put to it.
    """

    _sets: SetRules
    _joker: JokerRules
    _in_play: int
    copies: int
    _pins: Sequence[Meld] = ()
    old: frozenset[Shape] | None = None
    declared: bool = False

    def __post_init__(self) -> None:
        self.suit_bits = self.copies.bit_length()
        self._all_bits = (SUITS * self.copies).bit_length()
        self._taken_at = max(self._all_bits + self.suit_bits, SUITS * self.suit_bits)
        self._fresh = 0 if self.old is None else self._in_play
        self._old = [(set(suits), held) for suits, held in self.old or ()]
        self._growing = [pin for pin in self._pins if len(pin.cards) < largest_set(self._sets)]
        self._missing = [_missing_suits(self._sets, pin, self.declared) for pin in self._growing]
        self.jokers = cache(self._all_jokers)
        self.joins = cache(self._all_joins)
        self.placing = cache(partial(Placing, self))

    @property
    def heap_bits(self) -> int:
        return self._taken_at + len(self._growing)

    @property
    def grows(self) -> bool:
        return bool(self._growing)

    def _all_joins(self, counts: tuple[int, ...]) -> tuple[Joins | None, ...]:
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

    def put(self, heap: int, suit: int, count: int) -> Iterator[int]:
        """The heaps that may result from putting so many pieces of a suit to one.

        There is one for each choice of sets that stay and take a piece of the suit: the rest goes to new sets.
        """
        open_to = [
            1 << self._taken_at + number
            for number, suits in enumerate(self._missing)
            if suit in suits and not heap >> self._taken_at + number & 1
        ]
        for taken in range(min(count, len(open_to)) + 1):
            for marks in combinations(open_to, taken):
                yield self._added(heap + sum(marks), suit, count - taken)

    def need(self, heap: int, later: int = 0) -> int:
        """With how many jokers at least a heap can be divided, once pieces of the suits to come were put to it.

        `later` counts those pieces, `suit_bits` for each suit. `NO_SETS` where it cannot be divided.
        """
        heaps = {heap}
        for suit in range(SUITS):
            most = later >> self.suit_bits * suit & (1 << self.suit_bits) - 1
            heaps.update([after for each in heaps for more in range(most) for after in self.put(each, suit, more + 1)])
        return min([sum(jokers) for each in heaps for jokers in self.jokers(each)], default=NO_SETS)

    def size(self, heap: int) -> tuple[int, int]:
        """The pieces for new sets, and the fewest sets they make."""
        return heap & (1 << self._all_bits) - 1, heap >> self._all_bits & (1 << self.suit_bits) - 1

    def _added(self, heap: int, suit: int, count: int) -> int:
        _, most = self.size(heap)
        return heap + count + (max(most, count) - most << self._all_bits)

    def _all_jokers(self, heap: int) -> list[tuple[int, int]]:
        free = len(self._take_joker(heap))
        return [
            (jokers, fresh)
            for jokers in range(self._in_play + 1)
            for fresh in range(min(self._fresh, self._in_play - jokers) + 1)
            if any(self._divides(heap, used, fresh) for used in range(max(jokers - free, 0), jokers + 1))
        ]

    def _take_joker(self, heap: int) -> list[int]:
        """The numbers of the growing sets that may take a joker."""
        return [
            number
            for number, pin in enumerate(self._growing)
            if not heap >> self._taken_at + number & 1
            and pin.cards.count(JOKER) + 1 <= most_jokers(self._joker, len(pin.cards) + 1)
        ]

    def _divides(self, heap: int, jokers: int, fresh: int) -> bool:
        """Whether the pieces for new sets make sets with exactly so many jokers."""
        return _count(self._sets, self._joker, *self.size(heap), jokers) is not None

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
        free = self._take_joker(heaps[-1])
        while not self._divides(heaps[-1], jokers, fresh):
            taken[free.pop()].append(JOKER)
            jokers -= 1
        grown = iter(taken)
        shapes = self._shapes(left, jokers, fresh)
        sets = tuple((*(natural(suit, rank) for suit in suits), *(JOKER,) * held) for suits, held in shapes)
        return Parts(sets, tuple(tuple(next(grown)) if pin in self._growing else () for pin in self._pins))

    def _shapes(self, counts: Sequence[int], jokers: int, fresh: int) -> Sequence[Shape]:
        """New sets: the pieces dealt round, suit after suit, so that no set gets a suit twice; then the jokers."""
        pieces = [suit for suit, count in enumerate(counts) for _ in range(count)]
        fewest = max(counts) if self._sets.distinct_suits else 1
        count = _count(self._sets, self._joker, len(pieces), fewest, jokers) or 0
        dealt = [tuple(pieces[number::count]) for number in range(count)]
        borne = [bears(self._sets, self._joker, len(suits)) for suits in dealt]
        held = [least for least, _ in borne]
        for _ in range(jokers - sum(held)):
            room = [number for number, (_, most) in enumerate(borne) if held[number] < most]
            held[min(room, key=lambda number: len(dealt[number]) + held[number])] += 1
        return list(zip(dealt, held, strict=True))


class RepeatingSets(RankSets):
    """The sets of one rank in which suits may repeat: a heap counts the pieces.

    A set without an upper limit takes all others of its rank, so where one stays as it lies everything is put to it.
    """

    def __init__(self, sets: SetRules, joker: JokerRules, jokers: int, copies: int, pins: Sequence[Meld] = ()) -> None:
        super().__init__(sets, joker, jokers, copies)
        self._pins = pins
        self._growing = [*pins[:1]] if sets.max is None else []

    def put(self, heap: int, suit: int, count: int) -> Iterator[int]:
        yield heap + count

    def size(self, heap: int) -> tuple[int, int]:
        return heap, 0 if self._growing else 1

    def _take_joker(self, heap: int) -> list[int]:
        return []

    def _divides(self, heap: int, jokers: int, fresh: int) -> bool:
        if not self._growing:
            return super()._divides(heap, jokers, fresh)
        pin = self._growing[0].cards
        return pin.count(JOKER) + jokers <= most_jokers(self._joker, len(pin) + heap + jokers)

    def divide(self, rank: int, heaps: Sequence[int], counts: Sequence[int], jokers: int, fresh: int) -> Parts:
        if not self._growing:
            return super().divide(rank, heaps, counts, jokers, fresh)
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
        each, over = divmod(pieces, count)
        smaller, larger = bears(sets, joker, each), bears(sets, joker, each + (over > 0))
        fewest, most = (low * (count - over) + high * over for low, high in zip(smaller, larger, strict=True))
        if smaller[0] <= smaller[1] and larger[0] <= larger[1] and fewest <= jokers <= most:
            return count
    return None


def bears(sets: SetRules, joker: JokerRules, naturals: int) -> tuple[int, int]:
    """How many jokers a set of so many naturals needs, and how many it bears: fewer, where there is no such set."""
    room = largest_set(sets) - naturals
    most = {"half": naturals, "one": 1}.get(joker.max_per_meld, room)
    return max(sets.min - naturals, 0), min(room, most)


class FreshSets(RankSets):
    """Sets of distinct suits some of whose jokers must lie in new melds: a heap is counted suit by suit.

    A set with a fresh joker contains none of the sets in `old`.
    """

    def _added(self, heap: int, suit: int, count: int) -> int:
        return heap + (count << self.suit_bits * suit)

    def _by_suit(self, heap: int) -> tuple[int, ...]:
        mask = (1 << self.suit_bits) - 1
        return tuple([heap >> self.suit_bits * suit & mask for suit in range(SUITS)])

    def size(self, heap: int) -> tuple[int, int]:
        counts = self._by_suit(heap)
        return sum(counts), max(counts)

    def _divides(self, heap: int, jokers: int, fresh: int) -> bool:
        return self._divide(self._by_suit(heap), jokers, fresh) is not None

    def _shapes(self, counts: Sequence[int], jokers: int, fresh: int) -> tuple[Shape, ...]:
        return self._divide(tuple(counts), jokers, fresh) or ()

    @cached_property
    def _divide(self) -> Callable[[tuple[int, ...], int, int], tuple[Shape, ...] | None]:
        """Sets of all these pieces, None where there are none; what was found is kept."""
        return cache(lambda counts, jokers, fresh: next(self._all_divided(counts, jokers, fresh), None))

    def _all_divided(self, counts: tuple[int, ...], jokers: int, fresh: int) -> Iterator[tuple[Shape, ...]]:
        """The same in every way, but for the sets that contain no piece of the first suit."""
        there = [suit for suit, count in enumerate(counts) if count]
        if not there and not jokers and not fresh:
            yield ()
        for size in range(len(there), 0, -1):
            for others in combinations(there[1:], size - 1):
                suits = (there[0], *others)
                rest = tuple([count - (suit in suits) for suit, count in enumerate(counts)])
                for old, new in product(range(jokers + 1), range(fresh + 1)):
                    divided = self._divide(rest, jokers - old, fresh - new) if self._is_set(suits, old, new) else None
                    if divided is not None:
                        yield ((suits, old + new), *divided)

    def _is_set(self, suits: tuple[int, ...], jokers: int, fresh: int) -> bool:
        """Whether these are a set, and with a fresh joker one that contains none of the old."""
        least, most = bears(self._sets, self._joker, len(suits))
        held = jokers + fresh
        is_old = any(own <= set(suits) and jokers_then <= held for own, jokers_then in self._old)
        return least <= held <= most and not (fresh and is_old)


@lru_cache(maxsize=1024)
def sets_of_a_rank(
    sets: SetRules,
    joker: JokerRules,
    jokers: int,
    copies: int,
    pins: tuple[Meld, ...] = (),
    old: frozenset[Shape] | None = None,
    *,
    declared: bool = False,
) -> RankSets:
    """The sets of a rank with so many pieces of a suit at most; no jokers must lie in new ones where `old` is None."""
    if not sets.distinct_suits:
        return RepeatingSets(sets, joker, jokers, copies, pins)
    kind = RankSets if old is None else FreshSets
    return kind(sets, joker, jokers, copies, pins, old, declared=declared)


def old_sets(before: Sequence[Meld], rank: int) -> frozenset[Shape]:
    """What the sets of a rank were."""
    return frozenset(
        (tuple(card.suit for card in meld.cards if card is not JOKER), meld.cards.count(JOKER))
        for meld in before
        if meld.kind is MeldKind.SET and meld.cards[0].rank == rank
    )

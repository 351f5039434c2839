"""The sets of one rank some of whose jokers must lie in new melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.meld import Meld, MeldKind, most_jokers
from engine.rules.melding import JokerRules, SetRules
from engine.solver.ways.rank_sets import EMPTY, Parts, RankSets, largest_set

Shape = tuple[tuple[int, ...], int]
"""A set of distinct suits: those of its naturals, and how many jokers it has."""


class FreshSets(RankSets):
    """Sets of distinct suits some of whose jokers must lie in new melds: a heap is counted suit by suit.

    A set with a fresh joker contains none of the sets in `old`.
    """

    def __init__(
        self,
        sets: SetRules,
        joker: JokerRules,
        jokers: int,
        copies: int,
        old: frozenset[Shape],
        pins: Sequence[Meld] = (),
        *,
        declared: bool = False,
    ) -> None:
        super().__init__(sets, joker, jokers, copies, pins, declared=declared)
        self._dividing = _dividing(sets, joker, old)

    def _added(self, heap: int, suit: int, count: int) -> int:
        return heap + (count << self.suit_bits * suit)

    def _by_suit(self, heap: int) -> tuple[int, ...]:
        bits, mask = self.suit_bits, (1 << self.suit_bits) - 1
        return heap & mask, heap >> bits & mask, heap >> 2 * bits & mask, heap >> 3 * bits & mask

    def size(self, heap: int) -> tuple[int, int]:
        counts = self._by_suit(heap)
        return sum(counts), max(counts)

    def _all_jokers(self, heap: int) -> Iterator[tuple[int, int]]:
        free = sum(self._takes_joker(heap, number) for number in range(len(self._growing)))
        counts = self._by_suit(heap)
        for jokers in range(self._in_play + 1):
            for fresh in range(self._in_play + 1 - jokers):
                in_sets = (jokers - taken for taken in range(min(free, jokers) + 1))
                if any(self._dividing.shapes(counts, used, fresh) is not None for used in in_sets):
                    yield jokers, fresh

    def divide(self, rank: int, heaps: Sequence[int], counts: Sequence[int], jokers: int, fresh: int) -> Parts:
        heap = heaps[-1]
        taken = self._taken(rank, heaps)
        free = [number for number in range(len(self._growing)) if self._takes_joker(heap, number)]
        while (found := self._dividing.shapes(self._by_suit(heap), jokers, fresh)) is None:
            taken[free.pop()].append(JOKER)
            jokers -= 1
        grown = iter(taken)
        sets = tuple((*(natural(suit, rank) for suit in suits), *(JOKER,) * number) for suits, number in found)
        return Parts(sets, tuple(tuple(next(grown)) if pin in self._growing else () for pin in self._pins))

    def _taken(self, rank: int, heaps: Sequence[int]) -> list[list[Card]]:
        taken: list[list[Card]] = [[] for _ in self._growing]
        for suit, (before, after) in enumerate(zip((EMPTY, *heaps), heaps, strict=False)):
            for number in self._marked(after & ~before):
                taken[number].append(natural(suit, rank))
        return taken


class _Dividing:
    """How pieces of one rank are divided into sets; what was found is kept."""

    def __init__(self, sets: SetRules, joker: JokerRules, old: frozenset[Shape]) -> None:
        self._sets = sets
        self._joker = joker
        self._old = [(set(suits), jokers) for suits, jokers in old]
        self._known: dict[tuple[tuple[int, ...], int, int], tuple[Shape, ...] | None] = {}
        self._is: dict[tuple[tuple[int, ...], int, bool], bool] = {}

    def shapes(self, counts: tuple[int, ...], jokers: int, fresh: int) -> tuple[Shape, ...] | None:
        """Sets of all these pieces, None where there are none. Those with a fresh joker contain none of the old."""
        key = (counts, jokers, fresh)
        if key not in self._known:
            self._known[key] = self._find(counts, jokers, fresh)
        return self._known[key]

    def _find(self, counts: tuple[int, ...], jokers: int, fresh: int) -> tuple[Shape, ...] | None:
        if not any(counts):
            return None if jokers or fresh else ()
        first = next(suit for suit, count in enumerate(counts) if count)
        others = [suit for suit in range(first + 1, SUITS) if counts[suit]]
        for size in range(len(others), -1, -1):
            for more in combinations(others, size):
                suits = (first, *more)
                rest = tuple(count - (suit in suits) for suit, count in enumerate(counts))
                for old in range(jokers + 1):
                    for new in range(fresh + 1):
                        if self._is_set(suits, old + new, new > 0):
                            divided = self.shapes(rest, jokers - old, fresh - new)
                            if divided is not None:
                                return ((suits, old + new), *divided)
        return None

    def _is_set(self, suits: tuple[int, ...], jokers: int, is_new: bool) -> bool:
        key = (suits, jokers, is_new)
        known = self._is.get(key)
        if known is None:
            count = len(suits) + jokers
            known = self._sets.min <= count <= largest_set(self._sets) and jokers <= most_jokers(self._joker, count)
            if is_new:
                known = known and not any(own <= set(suits) and held <= jokers for own, held in self._old)
            self._is[key] = known
        return known


@lru_cache(maxsize=256)
def _dividing(sets: SetRules, joker: JokerRules, old: frozenset[Shape]) -> _Dividing:
    return _Dividing(sets, joker, old)


@lru_cache(maxsize=256)
def fresh_sets(sets: SetRules, joker: JokerRules, jokers: int, copies: int, old: frozenset[Shape]) -> FreshSets:
    """The sets of any rank of which none stays as it lies, where such sets lay before."""
    return FreshSets(sets, joker, jokers, copies, old)


def old_sets(before: Sequence[Meld], rank: int) -> frozenset[Shape]:
    """What the sets of a rank were."""
    return frozenset(
        (tuple(card.suit for card in meld.cards if card is not JOKER), meld.cards.count(JOKER))
        for meld in before
        if meld.kind is MeldKind.SET and meld.cards[0].rank == rank
    )

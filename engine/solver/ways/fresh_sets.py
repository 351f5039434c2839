"""The sets of one rank some of whose jokers must lie in new melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

from engine.cards import JOKER, SUITS
from engine.melds.meld import Meld, MeldKind
from engine.rules.melding import JokerRules, SetRules
from engine.solver.ways.rank_sets import RankSets, RepeatingSets, Shape, bears


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
        self._fresh = jokers
        self._old = [(set(suits), held) for suits, held in old]
        self._divided: dict[tuple[Sequence[int], int, int], tuple[Shape, ...] | None] = {}

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

    def _divide(self, counts: tuple[int, ...], jokers: int, fresh: int) -> tuple[Shape, ...] | None:
        """Sets of all these pieces, None where there are none; what was found is kept."""
        key = (counts, jokers, fresh)
        if key not in self._divided:
            self._divided[key] = next(self._all_divided(counts, jokers, fresh), None)
        return self._divided[key]

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
    if old is not None:
        return FreshSets(sets, joker, jokers, copies, old, pins, declared=declared)
    return RankSets(sets, joker, jokers, copies, pins, declared=declared)


def old_sets(before: Sequence[Meld], rank: int) -> frozenset[Shape]:
    """What the sets of a rank were."""
    return frozenset(
        (tuple(card.suit for card in meld.cards if card is not JOKER), meld.cards.count(JOKER))
        for meld in before
        if meld.kind is MeldKind.SET and meld.cards[0].rank == rank
    )

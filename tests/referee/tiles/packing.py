"""What a heap of tiles could open with: the dearest melds that lie in it, found by trying them all."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from tests.referee.pieces import JOKER, RANK_OF, SUITS, card

TILES = 13


def dearest_opening(tiles: Counter[str], single: bool) -> int:
    """The most points that melds of these tiles can be worth together, or one of them alone."""
    if single:
        return max((worth for _, worth in _melds(tiles, longest=TILES)), default=0)
    return _dearest(tuple(sorted(tiles.elements())))


@lru_cache(maxsize=4096)
def _dearest(tiles: tuple[str, ...]) -> int:
    heap = Counter(tiles)
    first = next((one for one in tiles if one != JOKER), None)
    if first is None:
        return 0
    best = _dearest(tuple(sorted((heap - Counter([first])).elements())))
    for meld, worth in _melds(heap):
        if first in meld:
            best = max(best, worth + _dearest(tuple(sorted((heap - Counter(meld)).elements()))))
    return best


def _melds(heap: Counter[str], longest: int = 5) -> Iterator[tuple[tuple[str, ...], int]]:
    """Every set and run of up to so many tiles that lies in a heap; a run of six and more is two shorter ones.

    A joker counts as the tile that it replaces, and one natural tile at least must lie in a meld.
    """
    jokers = heap[JOKER]
    for number in range(1, TILES + 1):
        there = [one for suit in SUITS if heap[one := card(suit, number)]]
        for size in (3, 4):
            for naturals in range(max(1, size - jokers), min(size, len(there)) + 1):
                for chosen in combinations(there, naturals):
                    yield (*chosen, *(JOKER,) * (size - naturals)), number * size
    for suit in SUITS:
        for length in range(3, longest + 1):
            for start in range(1, TILES + 2 - length):
                yield from _runs(heap, [card(suit, start + at) for at in range(length)])


def _runs(heap: Counter[str], faces: list[str]) -> Iterator[tuple[tuple[str, ...], int]]:
    worth = sum(RANK_OF[face] for face in faces)
    for replaced in range(min(heap[JOKER], len(faces) - 1) + 1):
        for gone in combinations(faces, replaced):
            naturals = [face for face in faces if face not in gone]
            if all(heap[one] for one in naturals):
                yield (*naturals, *(JOKER,) * replaced), worth


def could_meld(heap: Counter[str]) -> bool:
    """Whether a set or a run lies in a heap."""
    return next(_melds(heap), None) is not None

"""Deadwood by brute force: the least that is left of a hand, and of one that lays off on another's melds."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tests.referee.pieces import RANK_OF, SUIT_OF, SUITS, card

Cards = tuple[str, ...]


def points(cards: Sequence[str]) -> int:
    """What cards count as deadwood: an ace 1, jack, queen and king 10."""
    return sum(min(RANK_OF[one], 10) for one in cards)


@lru_cache(maxsize=20_000)
def least(hand: Cards, ace_high: bool) -> int:
    """The least deadwood of a hand, its best melds apart."""
    if not hand:
        return 0
    first, rest = hand[0], hand[1:]
    best = points([first]) + least(rest, ace_high)
    for meld in _melds_with(first, frozenset(hand), ace_high):
        best = min(best, least(tuple(one for one in hand if one not in meld), ace_high))
    return best


def _melds_with(one: str, hand: frozenset[str], ace_high: bool) -> Iterator[frozenset[str]]:
    same = [other for suit in SUITS if (other := card(suit, RANK_OF[one])) in hand]
    if len(same) >= 3:
        yield frozenset(same)
    if len(same) == 4:
        for left_out in same:
            if left_out != one:
                yield frozenset(same) - {left_out}
    for run in runs(SUIT_OF[one], ace_high):
        if one in run and hand.issuperset(run):
            yield frozenset(run)


@lru_cache(maxsize=16)
def runs(suit: str, ace_high: bool) -> tuple[Cards, ...]:
    """Every run of a suit; the ace stands below the two, or above the king where that is agreed."""
    top = 14 if ace_high else 13
    return tuple(
        tuple(card(suit, at) for at in range(start, start + length))
        for length in range(3, 14)
        for start in range(1, top - length + 2)
    )


def sort(cards: Sequence[str]) -> Cards:
    """A hand as `least` wants it."""
    return tuple(sorted(cards))


def least_after_lay_offs(hand: Cards, melds: Sequence[Cards], ace_high: bool) -> int:
    """The least deadwood of a hand that may lay off on melds, one card after another."""
    return _least_after(hand, tuple(sorted(tuple(sorted(meld)) for meld in melds)), ace_high)


@lru_cache(maxsize=20_000)
def _least_after(hand: Cards, melds: tuple[Cards, ...], ace_high: bool) -> int:
    best = least(hand, ace_high)
    for one in hand:
        for at, meld in enumerate(melds):
            if fits(one, meld, ace_high):
                longer = tuple(sorted((*meld, one)))
                after = tuple(sorted((*melds[:at], longer, *melds[at + 1 :])))
                best = min(best, _least_after(tuple(other for other in hand if other != one), after, ace_high))
    return best


def fits(one: str, meld: Cards, ace_high: bool) -> bool:
    """Whether a card can be added to a meld."""
    if len({RANK_OF[other] for other in meld}) == 1:
        return RANK_OF[one] == RANK_OF[meld[0]] and one not in meld
    suit = SUIT_OF[meld[0]]
    return one not in meld and any(set(run) == {*meld, one} for run in runs(suit, ace_high))

"""Tables made to be hard: melds that lie twice, sets of every rank, runs over one another, jokers wherever they may be.

The same seed always makes the same table.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from engine.cards import JOKER, RANKS, SUITS, Card, deck, natural
from engine.melds.meld import Meld, MeldRules, most_jokers
from engine.melds.reading import readings
from tests.engine.solver.positions import Position


def position(rules: MeldRules, seed: str, copies: int, jokers: int) -> Position:
    """The table of a seed: most of the jokers lie on it, the others stay away or are on the rack."""
    rng = random.Random(seed)
    pool, table = Counter(deck(copies, 0)), list[Meld]()
    left = rng.randint(0, jokers) if rng.random() < 0.3 else jokers
    for cards in rng.choice(_KINDS)(rng):
        chosen = Counter(cards)
        if not chosen <= pool:
            continue
        lying = _with_jokers(rules, rng, cards, left)
        found = readings(rules, lying)
        if found:
            table.append(rng.choice(found))
            pool -= Counter(card for card in lying if card is not JOKER)
            left -= lying.count(JOKER)
    on_rack = rng.randint(0, min(left, 3)) if rng.random() < 0.4 else 0
    there = sorted(pool.elements())
    rack = rng.sample(there, min(len(there), rng.randint(3, 14)))
    return Position(tuple(table), (*sorted(rack), *(JOKER,) * on_rack))


def side_by_side(rules: MeldRules, seed: str, copies: int, jokers: int) -> Position:
    """The same, of runs and sets over the same few ranks, and a rack most of which is of those ranks too."""
    rng = random.Random(seed)
    pool, table = Counter(deck(copies, 0)), list[Meld]()
    low = rng.randint(1, RANKS - 5)
    high = low + rng.randint(4, 7)
    left = jokers
    for cards in _within(rng, low, min(high, RANKS)):
        lying = _with_jokers(rules, rng, cards, left)
        found = readings(rules, lying) if Counter(cards) <= pool else ()
        if found:
            table.append(rng.choice(found))
            pool -= Counter(card for card in lying if card is not JOKER)
            left -= lying.count(JOKER)
    near = sorted(card for card in pool.elements() if low - 1 <= card.rank <= high + 1)
    chosen = rng.sample(near, min(len(near), rng.randint(3, 9)))
    others = sorted((pool - Counter(chosen)).elements())
    chosen += rng.sample(others, min(len(others), rng.randint(1, 6)))
    return Position(tuple(table), tuple(sorted(chosen)))


def _with_jokers(rules: MeldRules, rng: random.Random, cards: list[Card], jokers: int) -> list[Card]:
    """A meld with jokers in the places of some of its cards, one most often."""
    most = min(jokers, most_jokers(rules.joker, len(cards)), len(cards) - 1)
    count = min(most, rng.choice((0, 1, 1, 1, 2, 2, 3)))
    gone = rng.sample(range(len(cards)), count)
    return [JOKER if at in gone else card for at, card in enumerate(cards)]


def _run(suit: int, first: int, length: int) -> list[Card]:
    start = max(1, min(first, RANKS - length + 1))
    return [natural(suit, rank) for rank in range(start, start + length)]


def _set(rng: random.Random, rank: int) -> list[Card]:
    return [natural(suit, rank) for suit in rng.sample(range(SUITS), rng.choice((3, 3, 4)))]


def _twins(rng: random.Random) -> Iterator[list[Card]]:
    """Runs that begin near one another, each of them twice."""
    near = rng.randint(1, RANKS)
    for suit in rng.sample(range(SUITS), SUITS):
        for _ in range(rng.randint(1, 2)):
            cards = _run(suit, near + rng.randint(-3, 3), rng.choice((3, 3, 4, 6)))
            yield from (cards, cards)


def _sets(rng: random.Random) -> Iterator[list[Card]]:
    """A set of nearly every rank, of some ranks two."""
    for rank in range(1, RANKS + 1):
        for _ in range(rng.choice((0, 1, 1, 1, 2))):
            yield _set(rng, rank)


def _overlapping(rng: random.Random) -> Iterator[list[Card]]:
    """Runs over one another, long ones among them, and a few sets across them."""
    for _ in range(rng.randint(4, 14)):
        yield _run(rng.randrange(SUITS), rng.randint(1, RANKS), rng.choice((3, 4, 5, 6, 8)))
    for _ in range(rng.randint(0, 4)):
        yield _set(rng, rng.randint(1, RANKS))


def _crowded(rng: random.Random) -> Iterator[list[Card]]:
    """As many melds of either kind as will lie."""
    for _ in range(rng.randint(8, 60)):
        if rng.random() < 0.5:
            yield _set(rng, rng.randint(1, RANKS))
        else:
            yield _run(rng.randrange(SUITS), rng.randint(1, RANKS), rng.choice((3, 3, 4, 5)))


def _one_rank(rng: random.Random) -> Iterator[list[Card]]:
    """All that lies lies around one rank: sets of it, and runs through it."""
    near = rng.randint(2, RANKS - 1)
    for _ in range(rng.randint(3, 12)):
        if rng.random() < 0.5:
            yield _set(rng, near + rng.choice((-1, 0, 0, 0, 1)))
        else:
            length = rng.choice((3, 3, 4, 5))
            yield _run(rng.randrange(SUITS), near - rng.randrange(length), length)


def _within(rng: random.Random, low: int, high: int) -> Iterator[list[Card]]:
    """Runs of some suits between two ranks, most of them twice, and sets of those ranks, in any order."""
    melds = list[list[Card]]()
    for suit in range(SUITS):
        for _ in range(rng.choice((0, 1, 1, 2))):
            cards = _run(suit, rng.randint(low, high), rng.choice((3, 3, 4, 5, 6)))
            melds += [cards] * rng.choice((1, 2, 2))
    melds += [_set(rng, rank) for rank in range(low, high + 1) for _ in range(rng.choice((0, 0, 1, 2)))]
    rng.shuffle(melds)
    yield from melds


_KINDS: Final[tuple[Callable[[random.Random], Iterator[list[Card]]], ...]] = (
    _twins,
    _sets,
    _overlapping,
    _crowded,
    _one_rank,
)

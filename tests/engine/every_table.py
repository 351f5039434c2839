"""Small random tables and racks, and everything that can be laid there, found by trying all there is."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.meld import Meld
from engine.melds.reading import readings
from engine.melds.rebuilding import judge
from engine.melds.search import best_melds, melds_in
from engine.rules.refusals import IllegalMove
from tests.engine.table_builders import Rules

RANKS = 6
COPIES = 2


@dataclass(frozen=True)
class Laid:
    """How much of a rack can be laid: the most pieces, what those count at most, and the most that any pieces count."""

    most: int
    their_value: int
    value: int


def small_position(
    rules: Rules, rng: random.Random, *, jokers_on_rack: bool
) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A table of up to three melds, low numbers only, and a rack of three to five."""
    low = [natural(suit, rank) for suit in range(SUITS) for rank in range(1, RANKS + 1)] * COPIES
    pool = [*rng.sample(low, 12), *[JOKER] * rng.choice((0, 1, 1, 2))]
    table = []
    for meld in best_melds(rules, pool).melds[: rng.randint(0, 3)]:
        table.append(rng.choice(readings(rules, meld.cards)))
    left = Counter(low) + Counter({JOKER: 2 * jokers_on_rack}) - Counter(card for meld in table for card in meld.cards)
    near = sorted(left.elements())
    return tuple(table), tuple(sorted(rng.sample(near, rng.randint(3, 5))))


def tangled_position(rules: Rules, rng: random.Random) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A table of two to four melds, most of them runs of one suit or sets of one rank, two jokers, and a small rack."""
    pool = Counter({natural(suit, rank): COPIES for suit in range(SUITS) for rank in range(1, RANKS + 2)})
    jokers, suit, rank = rng.choice((1, 2, 2)), rng.randrange(SUITS), rng.randint(2, RANKS)
    table: list[Meld] = []
    for _ in range(rng.randint(2, 4)):
        if rng.random() < 0.6:
            length = rng.choice((3, 3, 4, 5))
            first, own = rng.randint(1, RANKS + 2 - length), suit if rng.random() < 0.8 else rng.randrange(SUITS)
            cards = [natural(own, at) for at in range(first, first + length)]
        else:
            own = rank if rng.random() < 0.7 else rng.randint(1, RANKS)
            cards = [natural(each, own) for each in rng.sample(range(SUITS), rng.choice((3, 3, 4)))]
        if jokers and rng.random() < 0.8:
            for at in rng.sample(range(len(cards)), jokers if rng.random() < 0.15 else 1):
                cards[at] = JOKER
        naturals = Counter(card for card in cards if card is not JOKER)
        if naturals <= pool and sum(len(meld.cards) for meld in table) + len(cards) <= 13:
            table.append(rng.choice(readings(rules, cards)))
            pool -= naturals
            jokers -= cards.count(JOKER)
    near = [card for card in sorted(pool.elements()) if suit == card.suit or rank == card.rank or rng.random() < 0.2]
    return tuple(table), tuple(sorted(rng.sample(near, min(len(near), rng.randint(1, 4)))))


def all_that_can_be_laid(rules: Rules, before: Sequence[Meld], rack: Sequence[Card]) -> Laid:
    """What the best legal rebuilds lay; jokers from the rack are not valued."""
    points = (*rules.hand_values.by_face[:52], 0)
    there = Counter(card for meld in before for card in meld.cards)
    best = Laid(0, 0, 0)
    for melds in every_table(rules, before, rack):
        laid = Counter(card for meld in melds for card in meld.cards) - there
        count, value = laid.total(), sum(points[card.index] for card in laid.elements())
        if ((count, value) > (best.most, best.their_value) or value > best.value) and _legal(
            rules, before, rack, melds
        ):
            most = max((count, value), (best.most, best.their_value))
            best = Laid(*most, max(value, best.value))
    return best


def _legal(rules: Rules, before: Sequence[Meld], rack: Sequence[Card], melds: Sequence[Meld]) -> bool:
    try:
        judge(rules, before, rack, melds)
    except IllegalMove:
        return False
    return True


def every_table(rules: Rules, before: Sequence[Meld], rack: Sequence[Card]) -> Iterator[tuple[Meld, ...]]:
    """Every table of everything that lay there and some of the rack, in every reading, locks not looked at."""
    there = Counter(card for meld in before for card in meld.cards)
    pool = there + Counter(rack)
    melds: dict[Card, list[Meld]] = {}
    for found in melds_in(rules, sorted(pool.elements())):
        melds.setdefault(min(found.cards), []).extend(readings(rules, found.cards))
    yield from _tables(melds, pool, Counter(rack), there[JOKER], 0)


def _tables(
    melds: dict[Card, list[Meld]], pool: Counter[Card], spare: Counter[Card], jokers: int, first: int
) -> Iterator[tuple[Meld, ...]]:
    """The ways to deal with the lowest piece of a pool and all others; `spare` pieces may be left over.

    `jokers` must still be laid; of the melds with that lowest piece those from the `first` on are to be tried.
    """
    lowest = min((card for card in +pool if card is not JOKER), default=None)
    if lowest is None:
        if jokers <= 0:
            yield ()
        return
    if spare[lowest] >= pool[lowest]:
        rest = pool.copy()
        del rest[lowest]
        yield from _tables(melds, rest, spare, jokers, 0)
    for number, meld in enumerate(melds.get(lowest, ())[first:], start=first):
        cards = Counter(meld.cards)
        if cards <= pool:
            rest = pool - cards
            again = number if rest[lowest] else 0
            for more in _tables(melds, rest, spare, jokers - cards[JOKER], again):
                yield (meld, *more)

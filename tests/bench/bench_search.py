"""Search over random hands: against rlcard's gin rummy in the same run, and against the limits that turns allow."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from time import process_time_ns
from typing import Any, Final

from engine.booklets import DISNEY_BASIC
from engine.cards import JOKER, Card, deck, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.search import best_melds, best_opening, deadwood, splits
from engine.rules.melding import SetRules

HANDS: Final = 10_000
GIN: Final = DISNEY_BASIC.with_switches({"run.ace": "low", "hand_values.ace": 1})
REPEATS: Final = DISNEY_BASIC.model_copy(update={"set": SetRules(max=None, distinct_suits=False)})

Row = dict[str, Any]


def run() -> list[Row]:
    """The rows of this bench, in microseconds of processor time a hand."""
    rng = random.Random(14)
    return [
        *_against_rlcard(rng),
        *_within("best melds, 14 cards, 2 jokers", DISNEY_BASIC, _hands(rng, 14, 2), (2_000, 50_000)),
        *_within("the same, suits repeat in sets", REPEATS, _hands(rng, 14, 2), (2_000, 50_000)),
        *_within("best melds, 14 cards, 6 jokers", DISNEY_BASIC, _hands(rng, 14, 6, HANDS // 10), (20_000, 250_000)),
        *_within("best melds, 25 cards, 4 jokers", DISNEY_BASIC, _hands(rng, 25, 4, HANDS // 50), (50_000, 250_000)),
        _typical("best opening of 30, 14 cards, 2 jokers", _hands(rng, 14, 2, HANDS // 10), _open),
        _typical("splits of a block of 12 cards and 2 jokers", [_block(low) for low in range(1, 11)], _split),
    ]


def _against_rlcard(rng: random.Random) -> list[Row]:
    """The same hands of one pack, ten cards, no jokers. Raises AssertionError where the two disagree on a hand."""
    from rlcard.games.gin_rummy.utils import melding, utils

    ours = [tuple(sorted(rng.sample(deck(1, 0), 10))) for _ in range(HANDS)]
    theirs = [[utils.card_from_card_id(card.index) for card in hand] for hand in ours]
    for hand, other in zip(ours, theirs, strict=True):
        clusters = melding.get_best_meld_clusters(other)
        left = utils.get_deadwood_count(other, clusters[0] if clusters else [])
        assert best_melds(GIN, hand).deadwood == deadwood(GIN, hand) == left, hand
    peer = _mean(theirs, melding.get_best_meld_clusters)
    return [
        {
            "name": f"{what}, 10 cards, no jokers, against get_best_meld_clusters (µs)",
            "ours": mine,
            "peer": peer,
            "ratio": mine / peer,
            "target": "below 1",
            "ok": mine < peer,
        }
        for what, mine in (
            ("deadwood", _mean(ours, lambda hand: deadwood(GIN, hand))),
            ("best melds", _mean(ours, lambda hand: best_melds(GIN, hand))),
        )
    ]


def _within(name: str, rules: DrawDiscardRules, hands: list[tuple[Card, ...]], limits: tuple[int, int]) -> list[Row]:
    times = _times(hands, lambda hand: best_melds(rules, hand))
    figures = (("median", median(times), limits[0]), ("worst", max(times), limits[1]))
    return [_row(f"{name}: {word} of {len(hands):,} (µs)", took, limit) for word, took, limit in figures]


def _typical(name: str, hands: list[tuple[Card, ...]], search: Callable[[tuple[Card, ...]], object]) -> Row:
    return _row(f"{name}: median of {len(hands):,} (µs)", median(_times(hands, search)), 2_000)


def _row(name: str, ours: float, limit: int) -> Row:
    ratio = ours / limit
    return {"name": name, "ours": ours, "limit": limit, "ratio": ratio, "target": "below 1", "ok": ratio < 1}


def _open(hand: tuple[Card, ...]) -> object:
    return best_opening(DISNEY_BASIC, hand, 30, single_meld=True)


def _split(chosen: tuple[Card, ...]) -> object:
    return splits(DISNEY_BASIC, chosen)


def _hands(rng: random.Random, count: int, jokers: int, number: int = HANDS) -> list[tuple[Card, ...]]:
    naturals = deck(2, 0)
    return [(*sorted(rng.sample(naturals, count - jokers)), *(JOKER,) * jokers) for _ in range(number)]


def _block(low: int) -> tuple[Card, ...]:
    """Four ranks of three suits, which make sets as well as runs."""
    return (*(natural(suit, rank) for suit in range(3) for rank in range(low, low + 4)), JOKER, JOKER)


def _times(hands: Sequence[Any], search: Callable[[Any], object]) -> list[float]:
    times = []
    with _collector_at_rest():
        for hand in hands:
            start = process_time_ns()
            search(hand)
            times.append((process_time_ns() - start) / 1000)
    return times


def _mean(hands: Sequence[Any], search: Callable[[Any], object]) -> float:
    with _collector_at_rest():
        start = process_time_ns()
        for hand in hands:
            search(hand)
        return (process_time_ns() - start) / 1000 / len(hands)


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """As timeit does: a collection of everything the other benches left behind is no part of a search."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()

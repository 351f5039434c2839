"""Search over random hands: against rlcard's gin rummy in the same run, and against the limits that turns allow."""

import random
from collections import deque
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Final

from engine.booklets import DISNEY_BASIC
from engine.cards import JOKER, Card, deck, natural
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.search import best_melds, best_opening, deadwood, splits
from engine.rules.melding import SetRules
from tests.bench.rows import Row, at_most, collector_at_rest, seconds

HANDS: Final = 10_000
GIN: Final = DISNEY_BASIC.with_switches({"run.ace": "low", "hand_values.ace": 1})
REPEATS: Final = DISNEY_BASIC.model_copy(update={"set": SetRules(max=None, distinct_suits=False)})

Hand = tuple[Card, ...]


def run() -> list[Row]:
    """Microseconds of processor time a hand."""
    rng = random.Random(14)
    return [
        *_against_rlcard(rng),
        *_within("best melds, 14 cards, 2 jokers", DISNEY_BASIC, _hands(rng, 14, 2), (2_000, 50_000)),
        *_within("the same, suits repeat in sets", REPEATS, _hands(rng, 14, 2), (2_000, 50_000)),
        *_within("best melds, 14 cards, 6 jokers", DISNEY_BASIC, _hands(rng, 14, 6, HANDS // 10), (20_000, 250_000)),
        *_within("best melds, 25 cards, 4 jokers", DISNEY_BASIC, _hands(rng, 25, 4, HANDS // 50), (50_000, 250_000)),
        _typical(
            "best opening of 30, 14 cards, 2 jokers",
            _hands(rng, 14, 2, HANDS // 10),
            lambda hand: best_opening(DISNEY_BASIC, hand, 30, single_meld=True),
        ),
        _typical(
            "splits of a block of 12 cards and 2 jokers",
            # Four ranks of three suits, which make sets as well as runs.
            [
                (*(natural(suit, low + at) for suit in range(3) for at in range(4)), JOKER, JOKER)
                for low in range(1, 11)
            ],
            lambda hand: splits(DISNEY_BASIC, hand),
        ),
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
    against = "10 cards, no jokers, against get_best_meld_clusters (µs)"
    return [
        at_most(f"{what}, {against}", _mean(ours, search), peer, "below 1")
        for what, search in (
            ("deadwood", lambda hand: deadwood(GIN, hand)),
            ("best melds", lambda hand: best_melds(GIN, hand)),
        )
    ]


def _within(name: str, rules: DrawDiscardRules, hands: list[Hand], limits: tuple[int, int]) -> list[Row]:
    times = _times(hands, lambda hand: best_melds(rules, hand))
    figures = (("median", median(times), limits[0]), ("worst", max(times), limits[1]))
    return [at_most(f"{name}: {word} of {len(hands):,} (µs)", took, limit, "below 1") for word, took, limit in figures]


def _typical(name: str, hands: list[Hand], search: Callable[[Hand], object]) -> Row:
    return at_most(f"{name}: median of {len(hands):,} (µs)", median(_times(hands, search)), 2_000, "below 1")


def _hands(rng: random.Random, count: int, jokers: int, number: int = HANDS) -> list[Hand]:
    naturals = deck(2, 0)
    return [(*sorted(rng.sample(naturals, count - jokers)), *(JOKER,) * jokers) for _ in range(number)]


def _times(hands: Sequence[Any], search: Callable[[Any], object]) -> list[float]:
    """How many microseconds each hand took."""
    with collector_at_rest():
        return [seconds(lambda hand=hand: search(hand)) * 1e6 for hand in hands]


def _mean(hands: Sequence[Any], search: Callable[[Any], object]) -> float:
    """How many microseconds a hand took."""
    with collector_at_rest():
        return seconds(lambda: deque(map(search, hands), maxlen=0)) * 1e6 / len(hands)

"""Cards that go together: which naturals make a meld of three with a card, and what may be known by it of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from engine.cards import NATURALS, RANKS, SUITS, Card, natural
from engine.melds.meld import MeldRuleSet, run_starts


@lru_cache(maxsize=64)
def partners(rules: MeldRuleSet) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By face index the pairs of naturals, as face indexes, that make a meld of three with it."""
    return tuple(tuple(_pairs(rules, card)) for card in NATURALS)


def _pairs(rules: MeldRuleSet, card: Card) -> list[tuple[int, int]]:
    same = [natural(suit, card.rank).index for suit in range(SUITS) if suit != card.suit]
    pairs = list(combinations(same, 2))
    for start in run_starts(rules.run, 3):
        ranks = [(at - 1) % RANKS + 1 for at in range(start, start + 3)]
        if card.rank in ranks:
            one, other = (natural(card.suit, rank).index for rank in ranks if rank != card.rank)
            pairs.append((one, other))
    return pairs


@lru_cache(maxsize=64)
def neighbours(rules: MeldRuleSet) -> tuple[tuple[int, ...], ...]:
    """By face index the naturals, as face indexes, that can lie in a meld of three with it."""
    return tuple(tuple(sorted({one for pair in pairs for one in pair})) for pairs in partners(rules))


@lru_cache(maxsize=4096)
def completing(rules: MeldRuleSet, one: Card, other: Card) -> tuple[int, ...]:
    """The face indexes of the naturals that make a meld of three with two others."""
    return tuple(sum(pair) - other.index for pair in partners(rules)[one.index] if other.index in pair)


def makers(rules: MeldRuleSet, loose: Sequence[Card]) -> dict[int, int]:
    """The face indexes of the naturals that make a meld of three with two loose cards, and with how many such pairs."""
    found: dict[int, int] = {}
    for at, one in enumerate(loose):
        for other in loose[at + 1 :]:
            if one.rank == other.rank or one.suit == other.suit:
                for index in completing(rules, one, other):
                    found[index] = found.get(index, 0) + 1
    return found


def likely_held(
    rules: MeldRuleSet,
    unseen: Sequence[int],
    held: Sequence[Card],
    spurned: Iterable[Card],
    cards: int,
    shy: float,
) -> list[float]:
    """By face index the chance that a hand of so many cards holds one like it.

    `unseen` is by face index how many copies are not seen, `held` is known to be in the hand. Each card that was
    `spurned`, thrown or left to lie, makes those that go with it so much likelier to be elsewhere (`shy`).
    """
    weights: list[float] = [*unseen]
    near = neighbours(rules)
    for card in spurned:
        if not card.is_joker:
            for index in near[card.index]:
                weights[index] *= shy
    total = sum(weights)
    each = (cards - len(held)) / total if total else 0.0
    chances = [weight * each if weight * each < 1.0 else 1.0 for weight in weights]
    for card in held:
        chances[card.index] = 1.0
    return chances


def danger(pairs: Sequence[tuple[int, int]], chances: Sequence[float]) -> float:
    """The chance that a hand can make a meld with a card that has these partners."""
    safe = 1.0
    for one, other in pairs:
        safe *= 1.0 - chances[one] * chances[other]
    return 1.0 - safe

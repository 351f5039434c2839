"""Cards that go together: what makes a meld of three with them, what they may become, what they tell of a hand."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.cards import JOKER, NATURALS, RANKS, SUITS, Card, natural
from engine.melds.meld import MeldKind, MeldRules, MeldRuleSet, meld_rule_set, run_starts
from engine.melds.reading import readings
from engine.melds.worth import meld_value

SHY: Final = 0.7
"""So much likelier to be elsewhere is a card that goes with one which a seat threw or left."""


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


@lru_cache(maxsize=8192)
def completing(rules: MeldRuleSet, one: Card, other: Card) -> tuple[tuple[int, ...], int]:
    """The naturals that make a meld of three with two cards, as face indexes, and the most that such a meld counts."""
    if JOKER in (one, other) or (one.rank != other.rank and one.suit != other.suit):
        return (), 0
    near = [face for face in NATURALS if face.rank == one.rank or face.suit == one.suit]
    found = [(face, melds[0]) for face in near if (melds := readings(rules, (one, other, face)))]
    laid = [(face, meld) for face, meld in found if meld.kind is not MeldKind.FLUSH]
    return tuple(face.index for face, _ in laid), max((meld_value(rules, meld) for _, meld in laid), default=0)


def makers(rules: MeldRuleSet, loose: Sequence[Card]) -> dict[int, int]:
    """The face indexes of the naturals that make a meld of three with two loose cards, and with how many such pairs."""
    found: dict[int, int] = {}
    for at, one in enumerate(loose):
        for other in loose[at + 1 :]:
            if one.rank == other.rank or one.suit == other.suit:
                for index in completing(rules, one, other)[0]:
                    found[index] = found.get(index, 0) + 1
    return found


def likely_held(
    rules: MeldRuleSet, unseen: Sequence[int], held: Sequence[Card], spurned: Iterable[Card], cards: int
) -> list[float]:
    """By face index the chance that a hand of so many cards holds one like it.

    `unseen` is by face index how many copies are not seen, `held` is known to be in the hand. Cards that go with one
    that was `spurned`, thrown or left to lie, are rather elsewhere (`SHY`).
    """
    weights: list[float] = [*unseen]
    near = neighbours(rules)
    for card in spurned:
        if not card.is_joker:
            for index in near[card.index]:
                weights[index] *= SHY
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


def unseen(packs: int, jokers: int, visible: Iterable[Card]) -> list[int]:
    """By face index, how many copies of a deck of so many packs and jokers are not among the cards that are visible."""
    left = [packs] * (SUITS * RANKS) + [jokers]
    for card in visible:
        left[card.index] -= 1
    return left


def chances(rules: MeldRules, loose: Sequence[Card], left: Sequence[int]) -> list[tuple[int, int]]:
    """For each loose card, the unseen cards that would make a meld of it and another loose card; and the points.

    A pair gives both of its cards the same completing cards. The points are the most that such a meld of three counts.
    `left` is by face index how many copies are not seen.
    """
    melds = meld_rule_set(rules)
    counts = [0] * len(loose)
    points = [0] * len(loose)
    for first, one in enumerate(loose):
        for second in range(first + 1, len(loose)):
            other = loose[second]
            if one.rank == other.rank or one.suit == other.suit:
                faces, worth = completing(melds, one, other)
                outs = sum([left[index] for index in faces])
                if outs:
                    for at in (first, second):
                        counts[at] += outs
                        points[at] = max(points[at], worth)
    return list(zip(counts, points, strict=True))


def outs_lost(
    rules: MeldRuleSet, loose: Sequence[Card], there: Sequence[float], enough: int = 0
) -> dict[Card | None, float]:
    """The cards that may come and make a meld of two loose ones: for each loose card those that its loss would lose.

    Under None stand all of them. Melds that count less than `enough` are none. `there` is by face index how many such
    cards may come, or how sure it is that one can.
    """
    needed: dict[int, set[Card]] = {}
    for at, one in enumerate(loose):
        for other in loose[at + 1 :]:
            if one.rank == other.rank or one.suit == other.suit:
                faces, worth = completing(rules, one, other)
                for index in faces if worth >= enough else ():
                    if there[index]:
                        known = needed.get(index)
                        needed[index] = {one, other} if known is None else known & {one, other}
    lost: dict[Card | None, float] = dict.fromkeys(loose, 0.0)
    lost[None] = 0.0
    for index, cards in needed.items():
        lost[None] += there[index]
        for card in cards:
            lost[card] += there[index]
    return lost

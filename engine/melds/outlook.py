"""What loose cards may still become: how many unseen cards would make a meld of each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.cards import JOKER, NATURALS, RANKS, SUITS, Card
from engine.melds.meld import MeldKind, MeldRules, MeldRuleSet, meld_rule_set
from engine.melds.reading import readings
from engine.melds.worth import meld_value


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
                completing, worth = _completed(melds, one, other)
                outs = sum([left[face.index] for face in completing])
                if outs:
                    for at in (first, second):
                        counts[at] += outs
                        points[at] = max(points[at], worth)
    return list(zip(counts, points, strict=True))


@lru_cache(maxsize=8192)
def _completed(rules: MeldRuleSet, one: Card, other: Card) -> tuple[tuple[Card, ...], int]:
    """The naturals each of which makes a set or a run of three with two cards, and the most that such a meld counts."""
    if one is JOKER or other is JOKER:
        return (), 0
    near = [face for face in NATURALS if face.rank == one.rank or face.suit == one.suit]
    found = [(face, melds[0]) for face in near if (melds := readings(rules, (one, other, face)))]
    laid = [(face, meld) for face, meld in found if meld.kind is not MeldKind.FLUSH]
    return tuple(face for face, _ in laid), max((meld_value(rules, meld) for _, meld in laid), default=0)


def making(
    rules: MeldRuleSet, loose: Sequence[Card], there: Sequence[float], enough: int = 0
) -> tuple[dict[Card | None, float], dict[Card | None, float]]:
    """The cards that may come and make a meld of two loose ones: for each loose card those that its loss would lose.

    Under None stand all of them. The second is the same of melds alone that count `enough`. `there` is by face index
    how many such cards may come.
    """
    needed: dict[int, set[Card]] = {}
    dear: dict[int, set[Card]] = {}
    for at, one in enumerate(loose):
        for other in loose[at + 1 :]:
            if one.rank == other.rank or one.suit == other.suit:
                completing, worth = _completed(rules, one, other)
                for face in completing:
                    if there[face.index]:
                        for known in (needed, dear) if worth >= enough else (needed,):
                            both = known.get(face.index)
                            known[face.index] = {one, other} if both is None else both & {one, other}
    return _lost(loose, needed, there), _lost(loose, dear, there)


def _lost(loose: Sequence[Card], needed: dict[int, set[Card]], there: Sequence[float]) -> dict[Card | None, float]:
    lost: dict[Card | None, float] = dict.fromkeys(loose, 0.0)
    lost[None] = 0.0
    for index, cards in needed.items():
        lost[None] += there[index]
        for card in cards:
            lost[card] += there[index]
    return lost

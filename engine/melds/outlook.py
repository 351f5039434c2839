"""What loose cards may still become: how many unseen cards would make a meld of each."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import ACE, JOKER, RANKS, SUITS, Card
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.draw_discard.view import DrawDiscardView
from engine.melds.meld import MeldRules, run_starts


def unseen(view: DrawDiscardView, rules: DrawDiscardRules) -> list[int]:
    """By face index, how many copies the seat sees neither in its hand, on the table nor on the discard pile."""
    deck = rules.for_seats(len(view.seats)).deck
    left = [deck.packs] * (SUITS * RANKS) + [deck.jokers]
    for card in view.hand:
        left[card.index] -= 1
    for lying in view.melds:
        for card in lying.meld.cards:
            left[card.index] -= 1
    visible = view.pile or (() if view.discard_top is None else (view.discard_top,))
    for card in visible:
        left[card.index] -= 1
    return left


def chances(rules: MeldRules, loose: Sequence[Card], left: Sequence[int]) -> list[tuple[int, int]]:
    """For each loose card, the unseen cards that would make a meld of it and another loose card; and the points.

    A pair gives both of its cards the same completing cards. The points are the most that such a meld of three counts.
    """
    counts = [0] * len(loose)
    points = [0] * len(loose)
    for first, one in enumerate(loose):
        for second in range(first + 1, len(loose)):
            outs = _completing(rules, one, loose[second], left)
            if outs:
                worth = _worth(rules, one, loose[second])
                for at in (first, second):
                    counts[at] += outs
                    points[at] = max(points[at], worth)
    return list(zip(counts, points, strict=True))


def _completing(rules: MeldRules, one: Card, other: Card, left: Sequence[int]) -> int:
    """How many unseen naturals make a meld of two cards."""
    if one is JOKER or other is JOKER:
        return 0
    if one.rank == other.rank:
        repeats = not rules.set.distinct_suits
        if one is other and not repeats:
            return 0
        return sum(
            left[suit * RANKS + one.rank - 1] for suit in range(SUITS) if repeats or suit not in (one.suit, other.suit)
        )
    if one.suit != other.suit:
        return 0
    low, high = sorted((one.rank, other.rank))
    base = one.suit * RANKS - 1
    outs = _between(rules, low, high, base, left)
    if low == ACE:
        outs += _between(rules, high, RANKS + 1, base, left)
    return outs


def _between(rules: MeldRules, low: int, high: int, base: int, left: Sequence[int]) -> int:
    """Unseen cards that make a run of three of two ranks, the ace above the king standing at 14."""
    starts = run_starts(rules.run, 3)
    outs = 0
    for start in range(high - 2, low + 1):
        if start in starts and high - low <= 2:
            missing = 3 * start + 3 - low - high
            outs += left[base + (missing - 1) % RANKS + 1]
    return outs


def _worth(rules: MeldRules, one: Card, other: Card) -> int:
    """About what a meld of three with these two counts."""
    if one.rank == other.rank:
        values = rules.meld_values
        return 3 * (values.ace_in_set if one.rank == ACE else min(one.rank, values.court))
    low, high = sorted((one.rank, other.rank))
    if low == ACE and high >= RANKS - 1:
        return rules.meld_values.ace_high + 2 * rules.meld_values.court
    top = max(high, low + 2)
    return sum(min(rank, rules.meld_values.court) for rank in range(top - 2, top + 1))

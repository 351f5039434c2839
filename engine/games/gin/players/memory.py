"""What a seat knows of the cards it does not see, from what has happened in front of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.cards import NATURALS, RANKS, SUITS, Card, natural
from engine.games.gin.view import GinView
from engine.games.history import Deed
from engine.melds.meld import MeldRuleSet, run_starts

_UNSEEN: Final = [1] * 52


class Memory(NamedTuple):
    """What is known of the cards, by face index.

    `unseen` is 1 for a card that lies in the stock or in the other hand, 0 for one that cannot come up any more; `held`
    are the cards that the other seat took and still holds, `thrown` what it threw away, `left` what it left to lie.
    """

    unseen: list[int]
    held: tuple[Card, ...]
    thrown: tuple[Card, ...]
    left: tuple[Card, ...]

    def hidden(self, others_cards: int) -> int:
        """How many cards of the other hand are not known."""
        return others_cards - len(self.held)


def memory_of(view: GinView) -> Memory:
    """What the view's seat remembers of the round: the discards, and what the other seat took, threw and left."""
    me = view.seat
    unseen = _UNSEEN.copy()
    for card in view.hand:
        unseen[card.index] = 0
    held: list[Card] = []
    thrown: list[Card] = []
    left: list[Card] = []
    top: Card | None = None
    for seat, deed, cards, _, _ in view.history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP:
            top = cards[0]
            unseen[top.index] = 0
            if seat is not None and seat != me:
                thrown.append(top)
                if top in held:
                    held.remove(top)
        elif seat != me and top is not None:
            if deed is Deed.TOOK:
                held.append(top)
            elif deed is Deed.DREW or deed is Deed.REFUSED:
                left.append(top)
    if view.discard_top is not None:
        unseen[view.discard_top.index] = 0
    return Memory(unseen, tuple(held), tuple(thrown), tuple(left))


@lru_cache(maxsize=64)
def partners(rules: MeldRuleSet) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By face index the pairs of faces that make a meld of three with it."""
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
    """By face index the faces that can lie in a meld of three with it."""
    return tuple(tuple(sorted({one for pair in pairs for one in pair})) for pairs in partners(rules))


def likely_held(melds: MeldRuleSet, memory: Memory, others_cards: int, shy: float) -> list[float]:
    """By face index the chance that the other seat holds the card.

    Each card it threw or left makes those that go with that card so much likelier to be elsewhere (`shy`).
    """
    weights: list[float] = [*memory.unseen]
    near = neighbours(melds)
    for card in (*memory.thrown, *memory.left):
        for index in near[card.index]:
            weights[index] *= shy
    total = sum(weights)
    each = memory.hidden(others_cards) / total if total else 0.0
    chances = [weight * each if weight * each < 1.0 else 1.0 for weight in weights]
    for card in memory.held:
        chances[card.index] = 1.0
    return chances


def danger(pairs: Sequence[tuple[int, int]], chances: Sequence[float]) -> float:
    """The chance that the other seat can make a meld with a card that has these partners."""
    safe = 1.0
    for one, other in pairs:
        safe *= 1.0 - chances[one] * chances[other]
    return 1.0 - safe

"""What melds and cards in hand are worth, in points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.cards import ACE, FACES, JOKER, Card
from engine.melds.meld import Meld, MeldKind, MeldRules


def meld_value(rules: MeldRules, meld: Meld) -> int:
    """What a meld is worth when laid, in points.

    A joker counts as the card it replaces or a fixed worth (A001-02), an ace by its place in the run (G-17 in a set).
    In a flush an ace counts as in a set, and a joker that replaces no card in particular as a king.
    """
    values = rules.meld_values
    court, fixed = values.court, rules.joker.meld_value
    if meld.kind is MeldKind.SET:
        rank = meld.cards[0].rank
        each = values.ace_in_set if rank == ACE else min(rank, court)
        if fixed == "replaced_card":
            return each * len(meld.cards)
        jokers = meld.cards.count(JOKER)
        return each * (len(meld.cards) - jokers) + fixed * jokers
    total = 0
    ace = values.ace_low if meld.kind is MeldKind.RUN else values.ace_in_set
    for card, face in zip(meld.cards, meld.faces, strict=True):
        if card is JOKER and fixed != "replaced_card":
            total += fixed
        elif face is None:
            total += court
        else:
            total += ace if face.rank == ACE else min(face.rank, court)
        if meld.kind is MeldKind.RUN:
            ace = values.ace_high
    return total


def hand_value(rules: MeldRules, cards: Sequence[Card]) -> int:
    """What cards left in hand are worth, in points."""
    values = rules.hand_values
    points = hand_points(values.ace, values.court, values.joker)
    return sum([points[card.index] for card in cards])


@lru_cache(maxsize=64)
def hand_points(ace: int, court: int, joker: int) -> tuple[int, ...]:
    """What each of the 53 faces counts in hand, by index. A number counts itself, a court card `court` at most."""
    return tuple(joker if card is JOKER else ace if card.rank == ACE else min(card.rank, court) for card in FACES)

"""What melds and cards in hand are worth, in points."""

from collections.abc import Sequence

from engine.cards import JOKER, Card
from engine.melds.meld import Meld, MeldKind, MeldRules


def meld_value(rules: MeldRules, meld: Meld) -> int:
    """What a meld is worth when laid, in points.

    A joker counts as the card it replaces or a fixed worth (A001-02), an ace by its place in the run (G-17 in a set).
    In a flush an ace counts as in a set, and a joker that replaces no card in particular as a king.
    """
    points, fixed = rules.meld_values.by_face, rules.joker.meld_value
    if meld.kind is MeldKind.SET:
        each = points.in_set[meld.cards[0].index]
        if fixed == "replaced_card":
            return each * len(meld.cards)
        jokers = meld.cards.count(JOKER)
        return each * (len(meld.cards) - jokers) + fixed * jokers
    total = 0
    counted, others = points.in_set, points.in_set
    if meld.kind is MeldKind.RUN:
        counted, others = points.first_in_run, points.in_run
    for card, face in zip(meld.cards, meld.faces, strict=True):
        if card is JOKER and fixed != "replaced_card":
            total += fixed
        else:
            total += counted[(card if face is None else face).index]
        counted = others
    return total


def card_values(rules: MeldRules, meld: Meld) -> tuple[int, ...]:
    """What each card of a meld is worth in it, in table order; `meld_value` is their sum."""
    points, fixed = rules.meld_values.by_face, rules.joker.meld_value
    known = next(face for face in (*meld.faces, *meld.cards) if face is not None and face is not JOKER)
    values = []
    for at, (card, face) in enumerate(zip(meld.cards, meld.faces, strict=True)):
        if card is JOKER and fixed != "replaced_card":
            values.append(fixed)
        elif meld.kind is MeldKind.RUN:
            values.append((points.in_run if at else points.first_in_run)[(face or known).index])
        elif meld.kind is MeldKind.SET:
            values.append(points.in_set[known.index])
        else:
            values.append(points.in_set[(card if face is None else face).index])
    return tuple(values)


def hand_value(rules: MeldRules, cards: Sequence[Card]) -> int:
    """What cards left in hand are worth, in points."""
    points = rules.hand_values.by_face
    return sum([points[card.index] for card in cards])

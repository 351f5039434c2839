"""Which single cards go where: lay-offs that fit a meld, and cards that would free one of its jokers."""

from __future__ import annotations

from functools import lru_cache

from engine.cards import JOKER, SUITS, Card, natural
from engine.melds.laying_off import lay_off, swap_joker
from engine.melds.meld import Meld, MeldKind, MeldRules, MeldRuleSet, meld_rule_set
from engine.rules.refusals import IllegalMove


def fitting_cards(rules: MeldRules, meld: Meld) -> frozenset[Card]:
    """The faces of which one card more fits the meld, the joker included where the rules allow another."""
    return _fitting(meld_rule_set(rules), meld)


@lru_cache(maxsize=8192)
def extending(rules: MeldRuleSet, lying: tuple[Meld, ...]) -> tuple[int, ...]:
    """The face indexes of the naturals that fit one of these melds, in order."""
    fitting = {card.index for meld in lying for card in _fitting(rules, meld) if not card.is_joker}
    return tuple(sorted(fitting))


def freeing_cards(rules: MeldRules, meld: Meld) -> frozenset[Card]:
    """The natural faces that would free a joker of the meld by taking its place."""
    if JOKER not in meld.cards:
        return frozenset()
    return _freeing(meld_rule_set(rules), meld)


@lru_cache(maxsize=8192)
def _fitting(rules: MeldRuleSet, meld: Meld) -> frozenset[Card]:
    return frozenset(card for card in (*_neighbours(meld), JOKER) if _fits(rules, meld, card))


@lru_cache(maxsize=8192)
def _freeing(rules: MeldRuleSet, meld: Meld) -> frozenset[Card]:
    return frozenset(card for card in {*meld.faces, *_neighbours(meld)} - {None} if card and _frees(rules, meld, card))


def _neighbours(meld: Meld) -> tuple[Card, ...]:
    """The naturals worth a try: one below and one above a run, all suits of a set's rank."""
    known = next(face for face in meld.faces if face is not None)
    if meld.kind is MeldKind.SET:
        return tuple(natural(suit, known.rank) for suit in range(SUITS))
    ends = (meld.faces[0], meld.faces[-1])
    ranks = [end.rank + step for end, step in zip(ends, (-1, 1), strict=True) if end is not None]
    return tuple(natural(known.suit, (rank - 1) % 13 + 1) for rank in ranks)


def _fits(rules: MeldRuleSet, meld: Meld, card: Card) -> bool:
    faces: tuple[Card | None, ...] = (None,) if card is not JOKER else (None, *_neighbours(meld))
    for face in faces:
        try:
            lay_off(rules, meld, card, face)
        except IllegalMove:
            continue
        return True
    return False


def _frees(rules: MeldRuleSet, meld: Meld, card: Card) -> bool:
    try:
        swap_joker(rules, meld, card)
    except IllegalMove:
        return False
    return True

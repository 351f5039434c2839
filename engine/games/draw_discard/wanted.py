"""Whether a hand waits for a card: whether it would bring more of the hand into melds."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.melds.meld import MeldRules
from engine.melds.search import deadwood


def completes_meld(rules: MeldRules, hand: Sequence[Card], card: Card, *, jokers: bool) -> bool:
    """Whether a card completes a meld with a hand: with it less of the hand is left over than without it.

    A card that only makes longer what the hand can lay anyway does not. Without `jokers` those of the hand take no
    part, and a joker completes nothing.
    """
    held = [one for one in hand if jokers or not one.is_joker]
    if card.is_joker and not jokers:
        return False
    return deadwood(rules, [*held, card]) < deadwood(rules, held)

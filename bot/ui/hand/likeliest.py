"""Which card is likeliest discarded, from one's own hand alone: no computer player is asked."""

from __future__ import annotations

from collections.abc import Callable, Collection

from engine.cards import JOKER, Card
from engine.melds.meld import MeldRules
from engine.melds.search import MeldSplit
from engine.melds.worth import hand_value
from engine.rules.melding import RearrangeRules


def is_helped(rearrange: RearrangeRules | None) -> bool:
    """Whether a table lets its panels find melds and name a discard: not where it has agreed on no help."""
    return rearrange is None or rearrange.assist != "none"


def likeliest_discard(
    rules: MeldRules, split: MeldSplit, drawn: Collection[Card], discardable: Collection[Card]
) -> Card | None:
    """The card just drawn if it is loose, else the loose card worth most, the lowest suit first.

    None where no loose card may be discarded. A joker is never loose: it fits wherever two cards do.
    """
    loose = [card for card in split.left if card in discardable and card is not JOKER]
    worth = _worth(rules)
    return max([card for card in loose if card in drawn] or loose, key=worth, default=None)


def _worth(rules: MeldRules) -> Callable[[Card], tuple[int, int]]:
    return lambda card: (hand_value(rules, (card,)), -card.suit)

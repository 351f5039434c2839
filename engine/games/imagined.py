"""Hands that others may hold: drawn at random from what is not seen, likelier where they explain what was done.

A walk through the deals: a step swaps a hidden card of a hand for one that lies in the stock, and is taken back where
it makes the hand much less likely. A family says how likely a hand is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.dice import Dice

FIRST_STEPS: Final = 60
STEPS: Final = 8
"""So many steps a hand before the first deal, and between two."""

Likelihood = Callable[[Sequence[Card]], float]
"""The logarithm of how likely a hand is, up to what all hands have in common."""


class Hidden(NamedTuple):
    """A hand that is to be imagined: the cards that everybody knows to be in it, how many others, how likely it is."""

    known: tuple[Card, ...]
    cards: int
    likelihood: Likelihood


def deals(
    dice: Dice, unseen: Sequence[Card], hidden: Sequence[Hidden]
) -> Iterator[tuple[list[list[Card]], list[Card]]]:
    """Deal after deal, without end: the hands, and the cards left over in a random order. Lists of the caller's own."""
    rest = list(unseen)
    dice.shuffle(rest)
    hands: list[list[Card]] = []
    for hand in hidden:
        hands.append(rest[: hand.cards])
        del rest[: hand.cards]
    steps = FIRST_STEPS
    while True:
        for at, hand in enumerate(hidden):
            if hands[at] and rest:
                _walk(dice, hand, hands[at], rest, steps)
        steps = STEPS
        left = list(rest)
        dice.shuffle(left)
        yield [[*hand.known, *cards] for hand, cards in zip(hidden, hands, strict=True)], left


def _walk(dice: Dice, hand: Hidden, cards: list[Card], rest: list[Card], steps: int) -> None:
    """So many steps, in place."""
    now = hand.likelihood([*hand.known, *cards])
    for _ in range(steps):
        mine, other = dice.below(len(cards)), dice.below(len(rest))
        if cards[mine] is rest[other]:
            continue
        cards[mine], rest[other] = rest[other], cards[mine]
        then = hand.likelihood([*hand.known, *cards])
        if then >= now or dice.share() < exp(then - now):
            now = then
        else:
            cards[mine], rest[other] = rest[other], cards[mine]

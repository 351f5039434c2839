"""What a seat knows of the cards it does not see, from what has happened in front of everybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from engine.cards import NATURALS, RANKS, SUITS, Card, deck, natural
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.history import Deed, History, known_in_hand
from engine.melds.meld import MeldRuleSet, run_starts

SHY: Final = 0.7
"""So much likelier to be elsewhere is a card that goes with one which a seat threw or left."""

RECENT: Final = 6
"""Only so many of a seat's last choices tell what it holds now."""


class Choices(NamedTuple):
    """What another seat has shown: cards it is known to hold, those it threw, those it left to lie, oldest first."""

    held: tuple[Card, ...]
    thrown: tuple[Card, ...]
    left: tuple[Card, ...]
    turns: int


def pile_of(view: DrawDiscardView) -> tuple[Card, ...]:
    """The discard pile as far as it is known, its top last: a pile that nobody may look through is remembered."""
    if view.pile:
        return view.pile
    pile: list[Card] = []
    for _, deed, cards, _, _ in view.history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP or deed is Deed.GAVE_BACK:
            pile += cards
        elif deed is Deed.TOOK or deed is Deed.CLAIMED:
            del pile[len(pile) - len(cards) :]
        elif deed is Deed.RENEWED_STOCK:
            del pile[:-1]
    if len(pile) == view.discards:
        return tuple(pile)
    return () if view.discard_top is None else (view.discard_top,)


def unseen_of(view: DrawDiscardView) -> list[int]:
    """By face index, how many copies the seat sees neither in its hand, on the table nor on the discard pile.

    Those that others took openly are among them.
    """
    rules = view.rules.for_seats(len(view.seats)).deck
    left = [rules.packs] * (SUITS * RANKS) + [rules.jokers]
    for card in (*view.hand, *pile_of(view), *(card for lying in view.melds for card in lying.meld.cards)):
        left[card.index] -= 1
    return [max(count, 0) for count in left]


def hidden_cards(view: DrawDiscardView) -> list[Card]:
    """The cards in the stock and in the other hands."""
    rules = view.rules.for_seats(len(view.seats)).deck
    left = unseen_of(view)
    return [card for card in dict.fromkeys(deck(rules.packs, rules.jokers)) for _ in range(left[card.index])]


def choices_of(history: History, seat: int) -> Choices:
    """What a seat has shown of its hand in the round."""
    thrown: list[Card] = []
    left: list[Card] = []
    top: Card | None = None
    for who, deed, cards, _, _ in history:
        if deed is Deed.DISCARDED or deed is Deed.TURNED_UP:
            top = cards[-1]
            if who == seat:
                thrown.append(top)
        elif deed is Deed.TOOK or deed is Deed.CLAIMED:
            top = None
        elif deed is Deed.DREW and who == seat and top is not None:
            left.append(top)
    return Choices(known_in_hand(history, seat), tuple(thrown[-RECENT:]), tuple(left[-RECENT:]), len(thrown))


@lru_cache(maxsize=64)
def partners(rules: MeldRuleSet) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By face index the pairs of naturals that make a meld of three with it."""
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
    """By face index the naturals that can lie in a meld of three with it."""
    return tuple(tuple(sorted({one for pair in pairs for one in pair})) for pairs in partners(rules))


def likely_held(melds: MeldRuleSet, unseen: Sequence[int], choices: Choices, cards: int) -> list[float]:
    """By face index the chance that a seat with so many cards holds one like it."""
    weights: list[float] = [*unseen]
    near = neighbours(melds)
    for card in (*choices.thrown, *choices.left):
        if not card.is_joker:
            for index in near[card.index]:
                weights[index] *= SHY
    total = sum(weights)
    each = (cards - len(choices.held)) / total if total else 0.0
    chances = [weight * each if weight * each < 1.0 else 1.0 for weight in weights]
    for card in choices.held:
        chances[card.index] = 1.0
    return chances


def danger(pairs: Sequence[tuple[int, int]], chances: Sequence[float]) -> float:
    """The chance that a seat can make a meld with a card that has these partners."""
    safe = 1.0
    for one, other in pairs:
        safe *= 1.0 - chances[one] * chances[other]
    return 1.0 - safe

"""What a seat knows of the cards it does not see, from what has happened in front of everybody."""

from __future__ import annotations

from typing import Final

from engine.cards import Card, Seat, deck
from engine.games.draw_discard.view import DrawDiscardView
from engine.games.history import Deed, History, known_in_hand
from engine.games.imagined import Choices
from engine.melds.partners import unseen

RECENT: Final = 6
"""Only so many of a seat's last choices tell what it holds now."""


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
    lying = (card for there in view.melds for card in there.meld.cards)
    left = unseen(rules.packs, rules.jokers, (*view.hand, *pile_of(view), *lying))
    return [max(count, 0) for count in left]


def hidden_cards(view: DrawDiscardView) -> list[Card]:
    """The cards in the stock and in the other hands."""
    rules = view.rules.for_seats(len(view.seats)).deck
    left = unseen_of(view)
    return [card for card in dict.fromkeys(deck(rules.packs, rules.jokers)) for _ in range(left[card.index])]


def choices_of(history: History, seat: Seat) -> Choices:
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


def melds_since(history: History, seat: Seat) -> frozenset[int]:
    """The numbers of the melds that were laid or changed since a seat last did anything."""
    since: set[int] = set()
    for who, _, _, _, meld in history:
        if who == seat:
            since.clear()
        elif meld:
            since.add(meld)
    return frozenset(since)

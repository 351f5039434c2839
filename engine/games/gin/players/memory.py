"""What a seat knows of the cards it does not see, from what has happened in front of everybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Card
from engine.games.gin.view import GinView
from engine.games.history import Deed

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

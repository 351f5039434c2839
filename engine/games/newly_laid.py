"""Which cards of the melds on the table have come there in a stretch of a round, to be marked on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.games.events import Event, JokerSwapped, LaidOff, MeldLaid, RoundBegan, TableLaid, TookBack, TurnBegan
from engine.games.table import MeldChange, TableMeld


def laid_since(melds: Sequence[TableMeld], events: Iterable[Event]) -> tuple[MeldChange, ...]:
    """What the events have brought to the melds that lie now, the places in table order; of the last round alone.

    Of equal cards in one meld the later ones count as new. A card that was laid and then moved to another meld is
    marked where it lies now.
    """
    laid, loose = _brought(events)
    changes = []
    for lying in melds:
        new = laid.get(lying.meld_id, Counter())
        places = []
        for place in range(len(lying.meld.cards) - 1, -1, -1):
            card = lying.meld.cards[place]
            source = new if new[card] else loose
            if source[card]:
                source[card] -= 1
                places.append(place)
        if places:
            changes.append(MeldChange(lying.meld_id, tuple(reversed(places)), ()))
    return tuple(changes)


def _brought(events: Iterable[Event]) -> tuple[dict[int, Counter[Card]], Counter[Card]]:
    """The cards that were laid at each meld, and those that a rebuild laid wherever it was."""
    laid: dict[int, Counter[Card]] = {}
    loose: Counter[Card] = Counter()
    before_turn = _copied(laid, loose)
    for event in events:
        match event:
            case RoundBegan():
                laid, loose = {}, Counter()
                before_turn = _copied(laid, loose)
            case TurnBegan():
                before_turn = _copied(laid, loose)
            case TookBack():
                laid, loose = _copied(*before_turn)
            case MeldLaid(meld_id=number, meld=meld):
                laid[number] = Counter(meld.cards)
            case LaidOff(meld_id=number, card=card) | JokerSwapped(meld_id=number, card=card):
                laid.setdefault(number, Counter())[card] += 1
            case TableLaid(cards=cards):
                # What lay in melds may lie anywhere now.
                for gone in laid.values():
                    loose.update(gone)
                laid.clear()
                loose.update(cards)
            case _:
                pass
    return laid, loose


def _copied(laid: dict[int, Counter[Card]], loose: Counter[Card]) -> tuple[dict[int, Counter[Card]], Counter[Card]]:
    return {number: cards.copy() for number, cards in laid.items()}, loose.copy()

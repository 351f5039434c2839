"""What laying-outs bring to the melds on the table: of one that rebuilds them, and in a stretch of a round."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.games.events import Event, JokerSwapped, LaidOff, MeldLaid, RoundBegan, TableLaid, TookBack, TurnBegan
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import MeldRules
from engine.melds.rebuilding import Rearranged, changes_since
from engine.melds.worth import meld_value


@dataclass(frozen=True, slots=True)
class LaidTable:
    """The melds after a rebuild, in the order of their numbers, and the event that tells it.

    `new` are those that go on from none that lay there before.
    """

    melds: tuple[TableMeld, ...]
    new: tuple[TableMeld, ...]
    told: TableLaid


def laid_table(
    rules: MeldRules, before: Sequence[TableMeld], rebuilt: Rearranged, seat: Seat, next_meld: int
) -> LaidTable:
    """The melds of a rebuild by a seat. One that goes on keeps its number and its owner, whoever changed it."""
    melds: list[TableMeld] = []
    changed: list[TableMeld] = []
    new: list[TableMeld] = []
    for meld, change in zip(rebuilt.melds, rebuilt.changes, strict=True):
        old = None if change.origin is None else before[change.origin]
        if old is not None and old.meld == meld:
            melds.append(old)
            continue
        number, owner = (next_meld + len(new), seat) if old is None else (old.meld_id, old.owner)
        lying = TableMeld(number, owner, meld, meld_value(rules, meld))
        melds.append(lying)
        changed.append(lying)
        if old is None:
            new.append(lying)
    kept = {lying.meld_id for lying in melds}
    melds.sort(key=_number)
    brought = meld_changes(before, melds, rebuilt.laid)
    told = TableLaid(
        seat=seat,
        cards=rebuilt.laid,
        melds=tuple(sorted(changed, key=_number)),
        changes=brought,
        gone=tuple(lying.meld_id for lying in before if lying.meld_id not in kept),
        moved=sum(len(change.moved) for change in brought),
    )
    return LaidTable(tuple(melds), tuple(new), told)


def meld_changes(
    before: Sequence[TableMeld], after: Sequence[TableMeld], laid: Sequence[Card]
) -> tuple[MeldChange, ...]:
    """What a laying-out of these cards brought to the melds, of those to which it brought anything.

    Of two equal melds the numbers tell which went on in which.
    """
    places = {lying.meld_id: place for place, lying in enumerate(before)}
    origins = [places.get(lying.meld_id) for lying in after]
    found = changes_since([lying.meld for lying in before], [lying.meld for lying in after], origins, laid)
    return tuple(
        MeldChange(lying.meld_id, change.laid, change.moved)
        for lying, change in zip(after, found, strict=True)
        if change.laid or change.moved
    )


def _number(lying: TableMeld) -> int:
    return lying.meld_id


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
    return laid, loose


def _copied(laid: dict[int, Counter[Card]], loose: Counter[Card]) -> tuple[dict[int, Counter[Card]], Counter[Card]]:
    return {number: cards.copy() for number, cards in laid.items()}, loose.copy()

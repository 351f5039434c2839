"""A rebuilt table as it lies: which melds keep their numbers, and what everyone is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.games.events import TableLaid
from engine.games.table import MeldChange, TableMeld
from engine.melds.meld import MeldRules
from engine.melds.rebuilding import Rearranged, changes_since
from engine.melds.worth import meld_value


@dataclass(frozen=True, slots=True)
class LaidTable:
    """The melds after a rebuild, in the order of their numbers, and the event that tells it.

    `new` are those that go on from none that lay there before; `gone` are those before that go on in none.
    """

    melds: tuple[TableMeld, ...]
    new: tuple[TableMeld, ...]
    gone: tuple[TableMeld, ...]
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
    gone = tuple(lying for lying in before if lying.meld_id not in kept)
    melds.sort(key=_number)
    brought = meld_changes(before, melds, rebuilt.laid)
    told = TableLaid(
        seat=seat,
        cards=rebuilt.laid,
        melds=tuple(sorted(changed, key=_number)),
        changes=brought,
        gone=tuple(lying.meld_id for lying in gone),
        moved=sum(len(change.moved) for change in brought),
    )
    return LaidTable(tuple(melds), tuple(new), gone, told)


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

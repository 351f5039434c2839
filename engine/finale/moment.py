"""The turn that decided a match, and the small board that it left."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Seat
from engine.games.events import CardPlaced, ClaimWon, Event, JokerSwapped, LaidOff, MeldLaid, TableLaid, TookBack
from engine.games.table import MeldChange, TableMeld
from engine.games.table_changes import laid_since
from engine.rules.scores import RoundResult


@dataclass(frozen=True, slots=True)
class Moment:
    """The turn that decided a match: the last one of the round that gave its winner the lead for good, or made it safe.

    `events` are those of that turn as everybody saw them; `seat` is whose turn it was, None where it was nobody's.
    """

    round: RoundResult
    seat: Seat | None
    events: tuple[Event, ...]

    @property
    def claimed(self) -> tuple[Seat, Card] | None:
        """Who knocked for which card just before, and went on to win the round with it."""
        won = next((one for one in self.events if isinstance(one, ClaimWon)), None)
        return (won.seat, won.card) if won is not None and won.seat == self.round.winner else None

    @property
    def melds(self) -> tuple[TableMeld, ...]:
        """The melds that it changed, as they lay then."""
        lying: dict[int, TableMeld] = {}
        for event in self.events:
            match event:
                case MeldLaid(seat=seat, meld_id=number, meld=meld, value=value):
                    lying[number] = TableMeld(number, seat, meld, value)
                case LaidOff(seat=seat, meld_id=number, meld=meld) | JokerSwapped(seat=seat, meld_id=number, meld=meld):
                    lying[number] = TableMeld(number, seat, meld, 0)
                case TableLaid(melds=melds):
                    lying |= {one.meld_id: one for one in melds}
                case TookBack():
                    lying.clear()
                case _:
                    pass
        return tuple(lying[number] for number in sorted(lying))

    @property
    def changes(self) -> tuple[MeldChange, ...]:
        """What it brought to those melds."""
        rebuilt = [event for event in self.events if isinstance(event, TableLaid)]
        return rebuilt[-1].changes if rebuilt else laid_since(self.melds, self.events)

    @property
    def placed(self) -> tuple[Card, ...]:
        """The cards that it laid in rows."""
        return tuple(event.card for event in self.events if isinstance(event, CardPlaced))

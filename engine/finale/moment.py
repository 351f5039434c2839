"""The turn that decided a match, and the small board that it left."""

from dataclasses import dataclass

from engine.cards import Card, Seat, seats_of
from engine.finale.lines import Match
from engine.games.events import (
    CardPlaced,
    ClaimWon,
    Event,
    JokerSwapped,
    Knocked,
    LaidOff,
    MeldLaid,
    TableLaid,
    TookBack,
    seen_by,
)
from engine.games.table import MeldChange, TableMeld
from engine.games.table_changes import laid_since
from engine.rules.scores import RoundResult, running_totals


@dataclass(frozen=True, slots=True)
class Moment:
    """The turn that decided a match: the last one of the round that gave its winner the lead for good, or made it safe.

    `events` are those of that turn as everybody saw them; where somebody knocked, those of the round's winner alone.
    """

    round: RoundResult
    events: tuple[Event, ...]

    @property
    def claimed(self) -> tuple[Seat, Card] | None:
        """Who knocked for which card just before, and paid for it, and went on to win the round with it."""
        won = next((one for one in self.events if isinstance(one, ClaimWon) and one.penalty), None)
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


def moment_of(match: Match) -> Moment | None:
    """The last turn of the round in which the winner took the lead for good, where they won it.

    Who led all along, or took the lead in another's round, made it safe in the round since then that they won and that
    brought most over the second, the last of several; where they won none, it is one of any.
    """
    if not match.sheet:
        return None
    first, second, *_ = sorted(seats_of(match.seats), key=lambda seat: match.result.places[seat])
    taken = _lead_taken(match, first)

    def weight(at: int) -> tuple[bool, bool, bool, int, int]:
        result = match.sheet[at]
        won, lost = (0 if score is None else score.points for score in (result.seats[first], result.seats[second]))
        return at >= taken, first in result.winners, at == taken > 0, match.sign * (won - lost), at

    number = max(range(len(match.sheet)), key=weight)
    end, result = match.ends[number], match.sheet[number]
    before = [line for line in match.rounds[end.round] if line.number < end.number]
    knocked: dict[Seat | None, int] = {line.event.seat: line.turn for line in before if isinstance(line.event, Knocked)}
    if knocked:
        # Both hands are laid open, in that turn or in the next one: what the loser laid decided nothing.
        before = [line for line in before if getattr(line.event, "seat", None) == result.winner]
    deciding = knocked.get(result.winner, end.turn)
    turn = [line for line in before if line.turn == deciding]
    begins = turn[0].number if turn else end.number
    claimed = [line for line in match.lines[max(0, begins - 1) : begins] if isinstance(line.event, ClaimWon)]
    seen = (seen_by(line.event, None) for line in (*claimed, *turn))
    return Moment(result, tuple(event for event in seen if event is not None))


def _lead_taken(match: Match, winner: Seat) -> int:
    """From which place of the sheet on the winner was ahead of everybody; 0 where they are not at the end."""
    since = 0
    for at, totals in enumerate(running_totals(match.sheet)):
        others = (total for seat, total in enumerate(totals) if seat != winner)
        ahead = all(match.sign * (totals[winner] - total) > 0 for total in others)
        since = since if ahead else at + 1
    return since if since < len(match.sheet) else 0

"""The events of a match in their order, each with its round and the turn in which it happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from engine.cards import Card, Seat
from engine.games.events import (
    CardPlaced,
    Event,
    JokerSwapped,
    Knocked,
    LaidOff,
    MeldLaid,
    Opened,
    RoundBegan,
    RoundEnded,
    TableLaid,
    TookBack,
    TurnBegan,
)
from engine.rules.scores import MatchResult, RoundResult


class Line(NamedTuple):
    """An event: its `number` in the match from 0, its round from 1, the turn of that round from 1 and whose it is."""

    number: int
    round: int
    turn: int
    in_turn: Seat | None
    event: Event


class Laying(NamedTuple):
    """What a seat laid in one turn and did not take back: the cards from its hand, and the lines that say so.

    It is `shown` where somebody has knocked, and whole hands are laid open.
    """

    seat: Seat
    round: int
    cards: tuple[Card, ...]
    lines: tuple[Line, ...]
    shown: bool

    @property
    def numbers(self) -> frozenset[int]:
        return frozenset(line.number for line in self.lines)


@dataclass(frozen=True)
class Match:
    """A finished match, as its feats are read from it. Lower totals are better where `lowest_wins`."""

    lines: tuple[Line, ...]
    sheet: tuple[RoundResult, ...]
    result: MatchResult
    lowest_wins: bool

    @property
    def seats(self) -> int:
        return len(self.result.places)

    @property
    def ends(self) -> tuple[Line, ...]:
        """The lines by which rounds ended, in the order of the sheet."""
        return tuple(line for line in self.lines if isinstance(line.event, RoundEnded))

    def of(self, *kinds: type) -> Iterator[Line]:
        """The lines of some kinds of event."""
        return (line for line in self.lines if isinstance(line.event, kinds))

    def turns(self) -> Iterator[tuple[Line, ...]]:
        """The lines turn by turn: what comes before the first turn of a round is one too."""
        return (tuple(turn) for _, turn in groupby(self.lines, key=lambda line: (line.round, line.turn)))

    def layings(self) -> Iterator[Laying]:
        """Every laying-out of the match in its order."""
        knocked = {line.round for line in self.of(Knocked)}
        for turn in self.turns():
            kept: dict[Seat, list[Line]] = {}
            for line in turn:
                match line.event:
                    case TookBack(seat=seat):
                        kept.pop(seat, None)
                    case MeldLaid(seat=seat) | LaidOff(seat=seat) | JokerSwapped(seat=seat) | TableLaid(seat=seat):
                        kept.setdefault(seat, []).append(line)
                    case Opened(seat=seat) | CardPlaced(seat=seat):
                        kept.setdefault(seat, []).append(line)
                    case _:
                        pass
            for seat, lines in kept.items():
                cards = tuple(card for line in lines for card in _from_hand(line.event))
                yield Laying(seat, lines[0].round, cards, tuple(lines), lines[0].round in knocked)


def _from_hand(event: Event) -> tuple[Card, ...]:
    """The cards that an event brought to the table."""
    match event:
        case MeldLaid(meld=meld):
            return meld.cards
        case LaidOff(card=card) | JokerSwapped(card=card) | CardPlaced(card=card):
            return (card,)
        case TableLaid(cards=cards):
            return cards
        case _:
            return ()


def told(events: Iterable[Event]) -> tuple[Line, ...]:
    """The events with where in the match they happened."""
    lines: list[Line] = []
    playing, turn = 0, 0
    in_turn: Seat | None = None
    for number, event in enumerate(events):
        match event:
            case RoundBegan():
                playing, turn, in_turn = event.round, 0, None
            case TurnBegan():
                turn, in_turn = turn + 1, event.seat
            case _:
                pass
        lines.append(Line(number, playing, turn, in_turn, event))
    return tuple(lines)


def winners_of(result: RoundResult) -> tuple[Seat, ...]:
    """The seats that won a round: one, or those of a team; none where nobody did."""
    return result.team if result.winner is None else (result.winner,)

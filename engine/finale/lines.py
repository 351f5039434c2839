"""The events of a match in their order, each with its round and the turn in which it happened."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
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
    """An event: its `number` in the match from 0, its round from 1, the turn of that round from 1."""

    number: int
    round: int
    turn: int
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
    """A finished match, as its feats are read from it. `sign` is 1 where more points are better, else -1."""

    lines: tuple[Line, ...]
    sheet: tuple[RoundResult, ...]
    result: MatchResult
    sign: int

    @property
    def seats(self) -> int:
        return len(self.result.places)

    @cached_property
    def ends(self) -> tuple[Line, ...]:
        """The lines by which rounds ended, in the order of the sheet."""
        return tuple(line for line in self.lines if isinstance(line.event, RoundEnded))

    @cached_property
    def _begun(self) -> dict[tuple[int, Seat], list[int]]:
        """The numbers of the events with which turns began, by round and seat."""
        found: dict[tuple[int, Seat], list[int]] = defaultdict(list)
        for line in self.lines:
            if isinstance(line.event, TurnBegan):
                found[line.round, line.event.seat].append(line.number)
        return found

    def turns_begun(self, seat: Seat, line: Line) -> int:
        """How many turns of a seat had begun in the round of a line before it."""
        return bisect_left(self._begun.get((line.round, seat), ()), line.number)

    @cached_property
    def rounds(self) -> dict[int, tuple[Line, ...]]:
        """The lines of each round, by its number; what was before the first one has the number 0."""
        return {number: tuple(lines) for number, lines in groupby(self.lines, key=lambda line: line.round)}

    def of(self, *kinds: type) -> Iterator[Line]:
        """The lines of some kinds of event."""
        return (line for line in self.lines if isinstance(line.event, kinds))

    def layings(self) -> Iterator[Laying]:
        """Every laying-out of the match in its order."""
        knocked = {line.round for line in self.of(Knocked)}
        for _, turn in groupby(self.lines, key=lambda line: (line.round, line.turn)):
            kept: dict[Seat, list[Line]] = {}
            for line in turn:
                match line.event:
                    case TookBack(seat=seat):
                        kept.pop(seat, None)
                    case MeldLaid() | LaidOff() | JokerSwapped() | TableLaid() | Opened() | CardPlaced():
                        kept.setdefault(line.event.seat, []).append(line)
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
    for number, event in enumerate(events):
        match event:
            case RoundBegan():
                playing, turn = event.round, 0
            case TurnBegan():
                turn += 1
        lines.append(Line(number, playing, turn, event))
    return tuple(lines)

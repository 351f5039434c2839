"""Feats: what somebody did best in a match, each with its figure and the events that bear it out."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import groupby
from typing import Any, Final, NamedTuple

from engine.cards import Seat, seats_of
from engine.finale.lines import Line, Match, winners_of
from engine.games.events import (
    CallForgotten,
    CardPlaced,
    ClaimWon,
    Discarded,
    DrewStock,
    Event,
    HandDealt,
    JokerSwapped,
    LaidOff,
    LooseTilesTaken,
    MatchEnded,
    MeldLaid,
    Opened,
    PenaltyDrawn,
    ReturnedDiscard,
    SeatLeft,
    TableLaid,
    TilePutAside,
    TileTaken,
    TookBack,
    TookDiscard,
    TurnBegan,
    TurnPassed,
)
from engine.rules.scores import RoundEnd


class Feat(StrEnum):
    """What a figure counts; in points, cards, turns, rounds or times."""

    __hash__ = str.__hash__

    COMEBACK = "comeback"  # points by which the winner was behind the leader after some round
    NARROW = "narrow"  # points by which the winner was ahead of the second at the end: the fewer the rarer
    STREAK = "streak"  # rounds won one after the other
    DEAREST = "dearest"  # points that one round cost
    BEST_ROUND = "best_round"  # points that one round brought
    QUICKEST = "quickest"  # turns of one's own in a round that one won: the fewer the rarer
    LAYING_OUT = "laying_out"  # cards laid in one turn
    OPENING = "opening"  # points of a first laying-out
    ONE_GO = "one_go"  # cards laid in the one turn in which somebody laid anything in a round that they won
    PATIENT = "patient"  # turns of one's own before one first laid something in a round
    LONG_HAND = "long_hand"  # cards held at once
    JOKERS = "jokers"  # jokers freed from melds
    REBUILT = "rebuilt"  # pieces that one rebuilding moved to other melds
    LAID_OFF = "laid_off"  # cards laid off
    KNOCKS = "knocks"  # claims won
    PENALTIES = "penalties"  # penalty cards drawn
    TAKEN = "taken"  # times that the discard was taken, and kept
    GINS = "gins"  # rounds won with no deadwood
    UNDERCUTS = "undercuts"  # rounds won on another's knock
    PASSES = "passes"  # turns passed
    UNBROKEN = "unbroken"  # cards laid in rows in turns of one's own, one after the other without drawing or passing
    ROWS = "rows"  # rows begun in one round
    ONE_ROW = "one_row"  # cards laid in one row
    FOLLOWED = "followed"  # cards laid in the row in which another had just laid one
    DRAWN = "drawn"  # cards drawn because none fitted
    EMPTIED = "emptied"  # turns of one's own until one had laid every card: the fewer the rarer


FEWEST: Final = frozenset({Feat.NARROW, Feat.QUICKEST, Feat.EMPTIED})
"""The feats of which a smaller figure is the better one."""


class Award(NamedTuple):
    """A feat of a seat. `events` are the numbers of the events that bear it out, from 0; `round` is 0 for the match.

    `rarity` is in how many of 100 self-played matches of the game there was such a feat, as good or better; 100 where
    nobody has counted.
    """

    feat: Feat
    seat: Seat
    figure: int
    events: frozenset[int]
    round: int = 0
    rarity: float = 100.0

    @property
    def score(self) -> int:
        """The figure, so that more is better."""
        return -self.figure if self.feat in FEWEST else self.figure


def feats_of(match: Match) -> tuple[Award, ...]:
    """Of each feat the one seat that did it best, in the order of `Feat`; none where two did it alike or nobody did."""
    best: dict[Feat, dict[Seat, Award]] = defaultdict(dict)
    for finder in _FINDERS:
        for award in finder(match):
            known = best[award.feat].get(award.seat)
            if known is None or award.score > known.score:
                best[award.feat][award.seat] = award
    found = []
    for feat in Feat:
        ranked = sorted(best[feat].values(), key=lambda award: -award.score)
        if ranked and (len(ranked) == 1 or ranked[0].score > ranked[1].score):
            found.append(ranked[0])
    return tuple(found)


# ------------------------------------------------------------------------------------------------ from the score sheet


def _from_totals(match: Match) -> Iterator[Award]:
    """What the totals tell of the one who won alone. Where somebody left they tell nothing."""
    if len(match.result.winners) != 1 or any(match.of(SeatLeft)):
        return
    (winner,) = match.result.winners
    sign = -1 if match.lowest_wins else 1
    end = next(match.of(MatchEnded))
    running = [0] * match.seats
    for line, result in zip(match.ends[:-1], match.sheet, strict=False):
        for seat, score in enumerate(result.seats):
            running[seat] += 0 if score is None else score.points
        behind = max(sign * (one - running[winner]) for one in running)
        if behind > 0:
            yield Award(Feat.COMEBACK, winner, behind, frozenset({line.number, end.number}), result.round)
    others = [total for seat, total in enumerate(match.result.totals) if match.result.places[seat] == 2]
    if others and len(match.sheet) > 1:
        ahead = sign * (match.result.totals[winner] - others[0])
        if ahead > 0:
            yield Award(Feat.NARROW, winner, ahead, frozenset({end.number}))


def _from_rounds(match: Match) -> Iterator[Award]:
    """What single rounds brought, and which were won on end."""
    sign = -1 if match.lowest_wins else 1
    runs: Counter[Seat] = Counter()
    for number, (line, result) in enumerate(zip(match.ends, match.sheet, strict=False)):
        here = frozenset({line.number})
        for seat in seats_of(match.seats):
            score = result.seats[seat]
            if score is not None and len(match.sheet) > 1:
                feat = Feat.BEST_ROUND if sign > 0 else Feat.DEAREST
                if score.points > 0:
                    yield Award(feat, seat, score.points, here, result.round)
            runs[seat] = runs[seat] + 1 if seat in winners_of(result) else 0
            if runs[seat] > 1:
                on_end = match.ends[number + 1 - runs[seat] : number + 1]
                yield Award(Feat.STREAK, seat, runs[seat], frozenset(one.number for one in on_end), result.round)


def _from_ends(match: Match) -> Iterator[Award]:
    """How rounds were won."""
    gins: dict[Seat, list[int]] = defaultdict(list)
    undercuts: dict[Seat, list[int]] = defaultdict(list)
    for line, result in zip(match.ends, match.sheet, strict=False):
        if result.winner is None:
            continue
        theirs = match.rounds[line.round]
        turns = sum(isinstance(one.event, TurnBegan) and one.event.seat == result.winner for one in theirs)
        if turns and result.end not in (RoundEnd.LAST_SEAT, RoundEnd.STOCK_EXHAUSTED, RoundEnd.UNDERCUT):
            yield Award(Feat.QUICKEST, result.winner, turns, frozenset({line.number}), result.round)
        if result.end in (RoundEnd.GIN, RoundEnd.BIG_GIN):
            gins[result.winner].append(line.number)
        elif result.end is RoundEnd.UNDERCUT:
            undercuts[result.winner].append(line.number)
    yield from _counted(Feat.GINS, gins)
    yield from _counted(Feat.UNDERCUTS, undercuts)


# --------------------------------------------------------------------------------------------------- from what was laid


def _from_layings(match: Match) -> Iterator[Award]:
    """What was laid in one turn, when somebody first laid, and who laid nothing before the last turn."""
    laid: dict[tuple[int, Seat], list[frozenset[int]]] = defaultdict(list)
    turns: Counter[tuple[int, Seat]] = Counter()
    begun = iter(match.of(TurnBegan))
    ahead = next(begun, None)
    winners = {result.round: winners_of(result) for result in match.sheet}
    last: dict[tuple[int, Seat], int] = {}
    for laying in match.layings():
        if laying.shown:
            continue
        key, first = (laying.round, laying.seat), laying.lines[0]
        while ahead is not None and ahead.number < first.number:
            turns[ahead.round, _seat(ahead)] += 1
            ahead = next(begun, None)
        if len(laying.cards) > 1:
            yield Award(Feat.LAYING_OUT, laying.seat, len(laying.cards), laying.numbers, laying.round)
        for line in laying.lines:
            if isinstance(line.event, Opened) and line.event.points:
                yield Award(Feat.OPENING, laying.seat, line.event.points, laying.numbers, laying.round)
            if isinstance(line.event, TableLaid) and line.event.moved:
                numbers = frozenset({line.number})
                yield Award(Feat.REBUILT, laying.seat, line.event.moved, numbers, laying.round)
        if not laid[key] and turns[key] > 1:
            yield Award(Feat.PATIENT, laying.seat, turns[key] - 1, laying.numbers, laying.round)
        laid[key].append(laying.numbers)
        last[key] = len(laying.cards)
    for (playing, seat), turns_laid in laid.items():
        if len(turns_laid) == 1 and seat in winners.get(playing, ()) and last[playing, seat] > 1:
            yield Award(Feat.ONE_GO, seat, last[playing, seat], turns_laid[0], playing)


def _seat(line: Line) -> Seat:
    """Whose doing an event is that has a seat."""
    seat: Seat = getattr(line.event, "seat")  # noqa: B009 - not every event has one, and all of these do
    return seat


def _from_rows(match: Match) -> Iterator[Award]:
    """What was laid in the rows: begun, added to one, on another's card, and on end; and what was drawn."""
    in_rows = match.of(CardPlaced, DrewStock, TurnPassed) if any(match.of(CardPlaced)) else ()
    for _, group in groupby(in_rows, key=lambda line: line.round):
        lines = tuple(group)
        yield from _unbroken(lines)
        by_feat: dict[Feat, dict[Seat, list[int]]] = defaultdict(lambda: defaultdict(list))
        in_row: dict[int, dict[Seat, list[int]]] = defaultdict(lambda: defaultdict(list))
        before: CardPlaced | None = None
        for line in lines:
            seat = _seat(line)
            if isinstance(line.event, DrewStock):
                by_feat[Feat.DRAWN][seat].append(line.number)
            if not isinstance(line.event, CardPlaced):
                continue
            suit = line.event.card.suit
            if suit not in in_row:
                by_feat[Feat.ROWS][seat].append(line.number)
            if before is not None and before.card.suit == suit and before.seat != seat:
                by_feat[Feat.FOLLOWED][seat].append(line.number)
            in_row[suit][seat].append(line.number)
            before = line.event
        for feat, by_seat in by_feat.items():
            yield from _counted(feat, by_seat)
        for by_seat in in_row.values():
            yield from _counted(Feat.ONE_ROW, by_seat)


def _unbroken(lines: Sequence[Line]) -> Iterator[Award]:
    """The cards that somebody laid in a round without drawing or passing in between."""
    laid: dict[Seat, list[int]] = defaultdict(list)
    for line in lines:
        seat = _seat(line)
        if isinstance(line.event, CardPlaced):
            laid[seat].append(line.number)
            yield Award(Feat.UNBROKEN, seat, len(laid[seat]), frozenset(laid[seat]), line.round)
        else:
            laid[seat].clear()


# ---------------------------------------------------------------------------------------------------------- by counting


def _counted(feat: Feat, by_seat: dict[Seat, list[int]]) -> Iterator[Award]:
    for seat, numbers in by_seat.items():
        if numbers:
            yield Award(feat, seat, len(numbers), frozenset(numbers))


def _from_counts(match: Match) -> Iterator[Award]:
    """What was done how often."""
    kept = {number for laying in match.layings() for number in laying.numbers}
    done: dict[Feat, dict[Seat, list[int]]] = defaultdict(lambda: defaultdict(list))
    for line in match.of(*_COUNTED, ReturnedDiscard):
        if isinstance(line.event, ReturnedDiscard):
            done[Feat.TAKEN][line.event.seat].pop()
        elif line.number in kept or not isinstance(line.event, JokerSwapped | LaidOff):
            done[_COUNTED[type(line.event)]][_seat(line)].append(line.number)
    for feat, by_seat in done.items():
        yield from _counted(feat, by_seat)


def _from_penalties(match: Match) -> Iterator[Award]:
    """How many penalty cards somebody drew."""
    drawn: Counter[Seat] = Counter()
    numbers: dict[Seat, set[int]] = defaultdict(set)
    for line in match.of(ClaimWon, PenaltyDrawn):
        event = line.event
        cards = event.penalty if isinstance(event, ClaimWon) else event.count if isinstance(event, PenaltyDrawn) else 0
        if cards:
            drawn[_seat(line)] += cards
            numbers[_seat(line)].add(line.number)
    for seat, cards in drawn.items():
        yield Award(Feat.PENALTIES, seat, cards, frozenset(numbers[seat]))


_COUNTED: Final[dict[type, Feat]] = {
    JokerSwapped: Feat.JOKERS,
    LaidOff: Feat.LAID_OFF,
    ClaimWon: Feat.KNOCKS,
    TookDiscard: Feat.TAKEN,
    TurnPassed: Feat.PASSES,
}


def _from_hands(match: Match) -> Iterator[Award]:
    """How many cards a seat held when it held most."""
    held: Counter[Seat] = Counter()
    for line in match.lines:
        event: Event = line.event
        if isinstance(event, HandDealt):
            held[event.seat] = len(event.cards)
        elif type(event) in _GAINS:
            seat = _seat(line)
            held[seat] += _GAINS[type(event)](event)
            if isinstance(event, CardPlaced) and not held[seat]:
                before = match.rounds[line.round]
                turns = sum(
                    isinstance(one.event, TurnBegan) and one.in_turn == seat
                    for one in before
                    if one.number < line.number
                )
                yield Award(Feat.EMPTIED, seat, turns, frozenset({line.number}), line.round)
            if not isinstance(event, MeldLaid | LaidOff | TableLaid | Discarded | CardPlaced):
                yield Award(Feat.LONG_HAND, seat, held[seat], frozenset({line.number}), line.round)


_GAINS: Final[dict[type, Callable[[Any], int]]] = {
    DrewStock: lambda _: 1,
    TookDiscard: lambda event: 1 + len(event.above),
    ReturnedDiscard: lambda event: -1 - len(event.above),
    ClaimWon: lambda event: 1 + event.penalty,
    CallForgotten: lambda _: 1,
    PenaltyDrawn: lambda event: event.count,
    TileTaken: lambda _: 1,
    LooseTilesTaken: lambda event: len(event.cards),
    TookBack: lambda event: len(event.cards) - event.jokers,
    MeldLaid: lambda event: -len(event.meld.cards),
    LaidOff: lambda _: -1,
    JokerSwapped: lambda _: 0,
    TableLaid: lambda event: -len(event.cards),
    Discarded: lambda _: -1,
    TilePutAside: lambda _: -1,
    CardPlaced: lambda _: -1,
}
"""By how much an event lengthens a hand."""

_FINDERS: Final[tuple[Callable[[Match], Iterable[Award]], ...]] = (
    _from_totals,
    _from_rounds,
    _from_ends,
    _from_layings,
    _from_rows,
    _from_counts,
    _from_penalties,
    _from_hands,
)

"""Feats: what somebody did best in a match, each with its figure and the events that bear it out."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final, NamedTuple

from engine.cards import Seat, seats_of
from engine.finale.lines import Laying, Match
from engine.games.events import (
    CallForgotten,
    CardPlaced,
    ClaimWon,
    Discarded,
    DrewStock,
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
    TurnPassed,
)
from engine.rules.scores import RoundEnd, running_totals


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
    KNOCKS = "knocks"  # claims won and paid for
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
    """A feat of a seat. `events` are the numbers of the events that bear it out, from 0; `round` is the one in which it
    was done, 0 where it took several or the match.

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


BySeat = dict[Seat, list[int]]
"""The numbers of events by the seat whose doing they are; a number stands there as often as it counts."""


def _counted(match: Match, counts: Mapping[tuple[Feat, int], BySeat]) -> Iterator[Award]:
    """How much each seat did; the same feat may have been counted in several places."""
    for (feat, _), by_seat in counts.items():
        for seat, numbers in by_seat.items():
            if numbers:
                rounds = {match.lines[number].round for number in numbers}
                yield Award(feat, seat, len(numbers), frozenset(numbers), rounds.pop() if len(rounds) == 1 else 0)


def _counts() -> defaultdict[tuple[Feat, int], BySeat]:
    return defaultdict(lambda: defaultdict(list))


def _from_totals(match: Match) -> Iterator[Award]:
    """What the totals tell of the one who won alone. Where somebody left they tell nothing."""
    if len(match.result.winners) != 1 or any(match.of(SeatLeft)):
        return
    (winner,) = match.result.winners
    end = next(match.of(MatchEnded))
    for line, totals in zip(match.ends[:-1], running_totals(match.sheet), strict=False):
        behind = max(match.sign * (one - totals[winner]) for one in totals)
        if behind > 0:
            yield Award(Feat.COMEBACK, winner, behind, frozenset({line.number, end.number}))
    others = [total for seat, total in enumerate(match.result.totals) if match.result.places[seat] == 2]
    if others and len(match.sheet) > 1:
        ahead = match.sign * (match.result.totals[winner] - others[0])
        if ahead > 0:
            yield Award(Feat.NARROW, winner, ahead, frozenset({end.number}))


def _from_rounds(match: Match) -> Iterator[Award]:
    """What single rounds brought, how they were won, and which of them on end."""
    runs: Counter[Seat] = Counter()
    often = _counts()
    for number, (line, result) in enumerate(zip(match.ends, match.sheet, strict=False)):
        here = frozenset({line.number})
        for seat in seats_of(match.seats):
            score = result.seats[seat]
            if score is not None and score.points > 0 and len(match.sheet) > 1:
                feat = Feat.BEST_ROUND if match.sign > 0 else Feat.DEAREST
                yield Award(feat, seat, score.points, here, result.round)
            runs[seat] = runs[seat] + 1 if seat in result.winners else 0
            if runs[seat] > 1:
                on_end = match.ends[number + 1 - runs[seat] : number + 1]
                yield Award(Feat.STREAK, seat, runs[seat], frozenset(one.number for one in on_end))
        if result.winner is None:
            continue
        turns = match.turns_begun(result.winner, line)
        if turns and result.end not in (RoundEnd.LAST_SEAT, RoundEnd.STOCK_EXHAUSTED, RoundEnd.UNDERCUT):
            yield Award(Feat.QUICKEST, result.winner, turns, here, result.round)
        if result.end in _WON_BY:
            often[_WON_BY[result.end], 0][result.winner].append(line.number)
    yield from _counted(match, often)


_WON_BY: Final = {RoundEnd.GIN: Feat.GINS, RoundEnd.BIG_GIN: Feat.GINS, RoundEnd.UNDERCUT: Feat.UNDERCUTS}


def _from_layings(match: Match) -> Iterator[Award]:
    """What was laid in one turn, when somebody first laid, and who laid nothing before the last turn."""
    laid: dict[tuple[int, Seat], list[Laying]] = defaultdict(list)
    for laying in match.layings():
        if laying.shown:
            continue
        seat, here, at = laying.seat, laying.numbers, laying.round
        if len(laying.cards) > 1:
            yield Award(Feat.LAYING_OUT, seat, len(laying.cards), here, at)
        for line in laying.lines:
            if isinstance(line.event, Opened) and line.event.points:
                yield Award(Feat.OPENING, seat, line.event.points, here, at)
            if isinstance(line.event, TableLaid) and line.event.moved:
                yield Award(Feat.REBUILT, seat, line.event.moved, frozenset({line.number}), at)
        waited = match.turns_begun(seat, laying.lines[0]) - 1
        if not laid[at, seat] and waited > 0:
            yield Award(Feat.PATIENT, seat, waited, here, at)
        laid[at, seat].append(laying)
    winners = {result.round: result.winners for result in match.sheet}
    for (playing, seat), (last, *others) in laid.items():
        if not others and seat in winners.get(playing, ()) and len(last.cards) > 1:
            yield Award(Feat.ONE_GO, seat, len(last.cards), last.numbers, playing)


def _from_rows(match: Match) -> Iterator[Award]:
    """What was laid in the rows: begun, added to one, on another's card, and on end; and what was drawn."""
    if not any(match.of(CardPlaced)):
        return
    for playing, lines in match.rounds.items():
        often, on_end = _counts(), defaultdict[Seat, list[int]](list)
        before: CardPlaced | None = None
        for line in lines:
            match line.event:
                case CardPlaced(seat=seat, card=card):
                    row = often[Feat.ONE_ROW, card.suit]
                    if not row:
                        often[Feat.ROWS, 0][seat].append(line.number)
                    if before is not None and before.card.suit == card.suit and before.seat != seat:
                        often[Feat.FOLLOWED, 0][seat].append(line.number)
                    row[seat].append(line.number)
                    on_end[seat].append(line.number)
                    yield Award(Feat.UNBROKEN, seat, len(on_end[seat]), frozenset(on_end[seat]), playing)
                    before = line.event
                case DrewStock(seat=seat):
                    often[Feat.DRAWN, 0][seat].append(line.number)
                    on_end[seat].clear()
                case TurnPassed(seat=seat):
                    on_end[seat].clear()
        yield from _counted(match, often)


def _from_counts(match: Match) -> Iterator[Award]:
    """What was done how often."""
    kept = {number for laying in match.layings() for number in laying.numbers}
    often = _counts()
    for line in match.lines:
        match line.event:
            case ReturnedDiscard(seat=seat):
                often[Feat.TAKEN, 0][seat].pop()
            case JokerSwapped(seat=seat) if line.number in kept:
                often[Feat.JOKERS, 0][seat].append(line.number)
            case LaidOff(seat=seat) if line.number in kept:
                often[Feat.LAID_OFF, 0][seat].append(line.number)
            case ClaimWon(seat=seat, penalty=cards):
                often[Feat.KNOCKS, 0][seat] += [line.number] * (cards > 0)
            case TookDiscard(seat=seat):
                often[Feat.TAKEN, 0][seat].append(line.number)
            case TurnPassed(seat=seat):
                often[Feat.PASSES, 0][seat].append(line.number)
    yield from _counted(match, often)


def _from_hands(match: Match) -> Iterator[Award]:
    """How many cards a seat held when it held most, and how soon it held none."""
    held: Counter[Seat] = Counter()
    for line in match.lines:
        event: Any = line.event
        if isinstance(event, HandDealt):
            held[event.seat] = len(event.cards)
        elif type(event) in _GAINS:
            seat, gain = event.seat, _GAINS[type(event)](event)
            held[seat] += gain
            if isinstance(event, CardPlaced) and not held[seat]:
                here = frozenset({line.number})
                yield Award(Feat.EMPTIED, seat, match.turns_begun(seat, line), here, line.round)
            if gain > 0:
                yield Award(Feat.LONG_HAND, seat, held[seat], frozenset({line.number}), line.round)


_GAINS: Final[dict[type, Callable[[Any], int]]] = {
    **dict.fromkeys((DrewStock, CallForgotten, TileTaken), lambda _: 1),
    TookDiscard: lambda event: 1 + len(event.above),
    ReturnedDiscard: lambda event: -1 - len(event.above),
    ClaimWon: lambda event: 1 + event.penalty,
    PenaltyDrawn: lambda event: event.count,
    LooseTilesTaken: lambda event: len(event.cards),
    TookBack: lambda event: len(event.cards) - event.jokers,
    MeldLaid: lambda event: -len(event.meld.cards),
    TableLaid: lambda event: -len(event.cards),
    **dict.fromkeys((LaidOff, Discarded, TilePutAside, CardPlaced), lambda _: -1),
}
"""By how much an event lengthens a hand."""

_FINDERS: Final = (_from_totals, _from_rounds, _from_layings, _from_rows, _from_counts, _from_hands)

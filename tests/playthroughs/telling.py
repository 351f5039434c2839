"""A played match as plain lines, for people to review: a round of it move by move, and its score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import singledispatch

from engine.cards import Card, Notation
from engine.games import events as ev
from engine.games.game import Step
from engine.games.moves import Move, Shuffled
from engine.games.table import MeldChange
from engine.match.match import Game
from engine.match.state import MatchState
from engine.melds.meld import Meld
from engine.rules.scores import RoundResult
from engine.variants import variant_of


@dataclass
class Chapter:
    """The lines of a round, or of what comes before the first; and the words that tell what happens in it."""

    lines: list[str] = field(default_factory=list)
    words: set[str] = field(default_factory=set)


def told(game: Game, seats: int, moves: Iterable[Move]) -> Iterator[str]:
    """A match for people to read: what comes before the first round, one round in full, and the score sheet.

    The round is the one that takes most different words to tell. Each of its events is told, secrets included,
    under the number of the move that brought it about.
    """
    notation = variant_of(game.variant).notation
    state, before, rounds, sheet = game.new(seats), Chapter(), list[Chapter](), ScoreSheet(seats)
    for number, move in enumerate(moves, start=1):
        step: Step[MatchState] = game.apply(state, move)
        if any(isinstance(event, ev.RoundBegan) for event in step.events):
            rounds.append(Chapter())
        chapter = rounds[-1] if rounds else before
        if isinstance(move, Shuffled):
            chapter.lines.append(f"{number:4}  shuffle of {len(move.order)}")
        for event in step.events:
            indent = "" if isinstance(event, ev.RoundBegan | ev.MatchEnded) else "  "
            words = line(event, notation)
            chapter.lines.append(f"{number:4}  {indent}{words}")
            if not sheet.notes(event, words):
                chapter.words.update(re.findall("[a-z]+", words))
        state = step.state
    yield f"{game.variant}, {seats} seats"
    yield from before.lines
    yield from max(rounds, key=lambda one: len(one.words)).lines
    yield "score sheet"
    yield from sheet.lines


class ScoreSheet:
    """A line a round: who deals, how it ends, what it brings, the totals; who is out after it; and how it all ends."""

    def __init__(self, seats: int) -> None:
        self.lines: list[str] = []
        self._totals = [0] * seats
        self._dealer: int | None = None

    def notes(self, event: ev.Event, words: str) -> bool:
        """Writes an event down where it belongs on the sheet, and says whether it does."""
        if isinstance(event, ev.RoundBegan):
            self._dealer = event.dealer
        elif isinstance(event, ev.RoundEnded):
            self.lines.append(self._row(event.result))
        elif isinstance(event, ev.SeatEliminated):
            self.lines[-1] += f"; {words}"
        elif isinstance(event, ev.MatchEnded):
            self.lines.append(words)
        else:
            return False
        return True

    def _row(self, result: RoundResult) -> str:
        brought = [None if score is None else score.points for score in result.seats]
        self._totals = [total + (points or 0) for total, points in zip(self._totals, brought, strict=True)]
        deals = "" if self._dealer is None else f"seat {self._dealer} deals, "
        winners = result.team or (() if result.winner is None else (result.winner,))
        won = f" by {', '.join(map(str, winners))}" if winners else ""
        points = ", ".join("-" if one is None else f"{one:+}" for one in brought)
        totals = ", ".join(map(str, self._totals))
        return f"round {result.round}: {deals}{result.end}{won}; {points}; totals {totals}"


@singledispatch
def line(event: object, notation: Notation) -> str:
    raise TypeError(f"no line for {type(event).__name__}")


def _meld(meld: Meld, notation: Notation) -> str:
    stands = [notation.text(face) if face else "any suit" for card, face in _jokers(meld)]
    return f"{meld.kind} {notation.texts(meld.cards)}" + (f" (JK = {', '.join(stands)})" if stands else "")


def _jokers(meld: Meld) -> list[tuple[object, object]]:
    return [(card, face) for card, face in zip(meld.cards, meld.faces, strict=True) if card.is_joker]


@line.register
def _(event: ev.RoundBegan, notation: Notation) -> str:
    deals = "" if event.dealer is None else f"seat {event.dealer} deals, "
    starts = "" if event.starter is None else f": {deals}seat {event.starter} starts"
    return f"round {event.round}{starts}"


@line.register
def _(event: ev.HandDealt, notation: Notation) -> str:
    return f"seat {event.seat} holds {notation.texts(event.cards)}"


@line.register
def _(event: ev.UpcardTurned, notation: Notation) -> str:
    return f"{notation.text(event.card)} is turned up"


@line.register
def _(event: ev.TurnBegan, notation: Notation) -> str:
    return f"turn {event.turn}: seat {event.seat}"


@line.register
def _(event: ev.DrewStock, notation: Notation) -> str:
    return f"seat {event.seat} draws {notation.text(event.card)}"


@line.register
def _(event: ev.TookDiscard, notation: Notation) -> str:
    return f"seat {event.seat} takes the discard {notation.text(event.card)}{_with(event.above, notation)}"


@line.register
def _(event: ev.ReturnedDiscard, notation: Notation) -> str:
    return f"seat {event.seat} puts {notation.text(event.card)}{_with(event.above, notation)} back"


def _with(above: tuple[Card, ...], notation: Notation) -> str:
    return f" and above it {notation.texts(above)}" if above else ""


@line.register
def _(event: ev.TookBack, notation: Notation) -> str:
    return f"seat {event.seat} takes back {notation.texts(event.cards)}"


@line.register
def _(event: ev.MeldLaid, notation: Notation) -> str:
    return f"seat {event.seat} lays meld {event.meld_id}: {_meld(event.meld, notation)}, worth {event.value}"


@line.register
def _(event: ev.Opened, notation: Notation) -> str:
    return f"seat {event.seat} opens with {event.points}"


@line.register
def _(event: ev.LaidOff, notation: Notation) -> str:
    laid = f"seat {event.seat} lays {notation.text(event.card)} off on meld {event.meld_id}"
    return f"{laid}: {_meld(event.meld, notation)}"


@line.register
def _(event: ev.JokerSwapped, notation: Notation) -> str:
    freed = f"seat {event.seat} frees a joker of meld {event.meld_id} with {notation.text(event.card)}"
    return f"{freed}: {_meld(event.meld, notation)}"


@line.register
def _(event: ev.StarterDrawn, notation: Notation) -> str:
    draws = ", ".join(f"seat {seat} {notation.text(card)}" for seat, card in event.draws)
    return f"for the start draw {draws}: seat {event.starter} begins"


@line.register
def _(event: ev.TableLaid, notation: Notation) -> str:
    changes = {change.meld_id: change for change in event.changes}
    melds = [
        f"meld {lying.meld_id} of seat {lying.owner}: {_meld(lying.meld, notation)}"
        + _came(lying.meld, changes.get(lying.meld_id), notation)
        for lying in event.melds
    ]
    gone = f"; gone: meld {', '.join(map(str, event.gone))}" if event.gone else ""
    moved = f", {event.moved} moved" if event.moved else ""
    return f"seat {event.seat} lays {notation.texts(event.cards)}{moved}: {'; '.join(melds)}{gone}"


def _came(meld: Meld, change: MeldChange | None, notation: Notation) -> str:
    """What came to the meld, where not all of it was laid; nothing did where pieces were only taken away."""
    if change is None:
        return " (what is left)"
    if len(change.laid) == len(meld.cards):
        return ""
    parts = [("laid", change.laid), ("moved", change.moved)]
    came = [f"{notation.texts(meld.cards[at] for at in places)} {how}" for how, places in parts if places]
    return f" ({', '.join(came)})"


@line.register
def _(event: ev.TileTaken, notation: Notation) -> str:
    where = "that lies open" if event.source == "open" else "that was put aside"
    return f"seat {event.seat} takes {notation.text(event.card)} {where}"


@line.register
def _(event: ev.TilePutAside, notation: Notation) -> str:
    return f"seat {event.seat} puts {notation.text(event.card)} aside"


@line.register
def _(event: ev.TimedOut, notation: Notation) -> str:
    return f"the time of seat {event.seat} is up"


@line.register
def _(event: ev.LooseTilesTaken, notation: Notation) -> str:
    return f"seat {event.seat} takes the loose tiles {notation.texts(event.cards)}"


@line.register
def _(event: ev.PenaltyDrawn, notation: Notation) -> str:
    return f"seat {event.seat} draws {notation.texts(event.cards or ())} as penalty"


@line.register
def _(event: ev.Discarded, notation: Notation) -> str:
    return f"seat {event.seat} discards {notation.text(event.card)}"


@line.register
def _(event: ev.WindowOpened, notation: Notation) -> str:
    return f"window {event.window} on {notation.text(event.card)}: seats {', '.join(map(str, event.asked))} are asked"


@line.register
def _(event: ev.WindowAnswered, notation: Notation) -> str:
    return f"seat {event.seat} {'knocks' if event.claimed else 'passes'}"


@line.register
def _(event: ev.ClaimWon, notation: Notation) -> str:
    penalty = f" and {notation.texts(event.drawn)} as penalty" if event.drawn else ""
    return f"seat {event.seat} gets {notation.text(event.card)}{penalty}"


@line.register
def _(event: ev.ClaimUnwanted, notation: Notation) -> str:
    return f"nobody wants {notation.text(event.card)}"


@line.register
def _(event: ev.StockRenewed, notation: Notation) -> str:
    return f"{event.cards} discards are the stock again, {'shuffled' if event.shuffled else 'turned over'}"


@line.register
def _(event: ev.Flipped, notation: Notation) -> str:
    return f"seat {event.seat} flips"


@line.register
def _(event: ev.ComparisonDecided, notation: Notation) -> str:
    shown = ", ".join(f"seat {seat} {notation.texts((card,))}" for seat, card in event.shown)
    taker = "a tie" if event.taker is None else f"seat {event.taker} takes all"
    return f"{shown}: {taker}, {event.cards} cards"


@line.register
def _(event: ev.PlayOffCalled, notation: Notation) -> str:
    return f"play-off of seats {', '.join(map(str, event.seats)) or 'without cards'}"


@line.register
def _(event: ev.CardPlaced, notation: Notation) -> str:
    return f"seat {event.seat} lays {notation.text(event.card)}"


@line.register
def _(event: ev.TurnPassed, notation: Notation) -> str:
    return f"seat {event.seat} passes"


@line.register
def _(event: ev.SeatEliminated, notation: Notation) -> str:
    return f"seat {event.seat} is out with {event.total}"


@line.register
def _(event: ev.UpcardRefused, notation: Notation) -> str:
    return f"seat {event.seat} refuses {notation.text(event.card)}"


@line.register
def _(event: ev.Knocked, notation: Notation) -> str:
    return f"seat {event.seat} knocks with {event.left}{' and no discard' if event.big else ''}"


@line.register
def _(event: ev.RommeCalled, notation: Notation) -> str:
    return f"seat {event.seat} calls Rommé with {event.left} left"


@line.register
def _(event: ev.RoundEnded, notation: Notation) -> str:
    result = event.result
    scores = [
        f"seat {seat} {score.points:+} for {notation.texts(score.hand) or 'nothing'}"
        for seat, score in enumerate(result.seats)
        if score is not None
    ]
    team = f", won by the team of seats {', '.join(map(str, result.team))}" if result.team else ""
    return f"the round ends, {result.end}{team}: {'; '.join(scores)}"


@line.register
def _(event: ev.MatchEnded, notation: Notation) -> str:
    result = event.result
    bonuses = [f"seat {seat} {item} {points:+}" for seat, items in enumerate(result.bonuses) for item, points in items]
    ends = f"the match ends: totals {result.totals}, places {result.places}, won by {result.winners}"
    return f"{'; '.join(bonuses)}; {ends}" if bonuses else ends

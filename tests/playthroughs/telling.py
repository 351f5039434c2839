"""A played match as plain lines, for people to review: a round of it move by move, and its score sheet."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass

from engine.cards import Card, Notation
from engine.games import events as ev
from engine.games.game import Step
from engine.games.moves import Move, Shuffled
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


def line(event: ev.Event, notation: Notation) -> str:
    """An event by its kind and its fields: `drew_stock: seat 1, card 7H`."""
    return f"{event.kind}: {_fields(event, notation)}"


def _names(value: object) -> tuple[str, ...]:
    """The names of a value's fields; none where it is told as a whole."""
    if is_dataclass(value):
        return tuple(one.name for one in fields(value))
    return getattr(value, "_fields", ())


def _fields(value: object, notation: Notation) -> str:
    told = ((name, getattr(value, name)) for name in _names(value) if name != "kind")
    return ", ".join(f"{name} {_said(one, notation)}" for name, one in told if one != ())


def _said(value: object, notation: Notation) -> str:
    """A value as people write it: cards in the notation of the game, melds by what they are."""
    if isinstance(value, Card):
        return notation.text(value)
    if isinstance(value, Meld):
        pairs = zip(value.cards, value.faces, strict=True)
        stands = [notation.text(face) if face else "any" for card, face in pairs if card.is_joker]
        return f"{value.kind} {notation.texts(value.cards)}" + (f" (JK = {', '.join(stands)})" if stands else "")
    if _names(value):
        return f"({_fields(value, notation)})"
    if isinstance(value, tuple | list):
        return f"[{' '.join(_said(one, notation) for one in value)}]"
    return "-" if value is None else str(value)

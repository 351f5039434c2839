"""The answer of a puzzle, what an attempt at it comes to, and the puzzle of a day found from its number alone."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, TurnNumber
from engine.games.moves import Discard, LayTable, SeatMove
from engine.games.reasons import Reason, laid_from_hand
from engine.melds.meld import Meld
from engine.puzzles.discards import leading
from engine.puzzles.proof import only_best
from engine.puzzles.puzzle import Puzzle, view_of
from engine.rules.refusals import IllegalMove, Reject


class Attempt(StrEnum):
    """What an attempt comes to: the best answer; half of it or more; less than half; what the rules refuse."""

    BEST = "best"
    MOST = "most"
    LITTLE = "little"
    REFUSED = "refused"


class Answer(NamedTuple):
    """What is best: the pieces `placed` and a table on which they lie, or the card thrown and why, so far ahead."""

    placed: tuple[Card, ...]
    table: tuple[Meld, ...] = ()
    reasons: tuple[Reason, ...] = ()
    ahead: float = 0.0
    deals: int = 0


class NotProvenError(ValueError):
    """A position that has no answer which is best beyond doubt."""


def answer_of(puzzle: Puzzle) -> Answer:
    """The only best answer; that of a table is proven anew, and may raise NotProvenError. It may take some seconds."""
    rules = puzzle.rebuilds
    if rules is not None:
        best = only_best(rules, puzzle.table, puzzle.rack)
        if best is None:
            raise NotProvenError(puzzle.text())
        return Answer(best.placed, best.table)
    lead, view = leading(puzzle), view_of(puzzle)
    thrown = Discard(view.own_seat, view.turn, lead.card)
    return Answer((lead.card,), (), puzzle.of.game.reasons_for(view, thrown), lead.ahead, lead.deals)


def attempt(puzzle: Puzzle, placed: tuple[Card, ...], move: SeatMove) -> Attempt:
    """What a move comes to, the pieces that are `placed` being best. Whatever legal table lays these is right.

    Raises IllegalMove for one that the rules refuse.
    """
    view = view_of(puzzle, getattr(move, "turn", TurnNumber(1)))
    if isinstance(move, Discard):
        if move.card not in view.hand:
            raise IllegalMove(Reject.NOT_IN_HAND, card=move.card)
        return Attempt.BEST if (move.card,) == placed else Attempt.LITTLE
    if not isinstance(move, LayTable) or puzzle.rebuilds is None:
        raise IllegalMove(Reject.WRONG_PHASE)
    puzzle.of.game.check_laying(view, move)
    laid = Counter(laid_from_hand(getattr(view, "melds", ()), move))
    best = Counter(placed)
    if laid == best:
        return Attempt.BEST
    return Attempt.MOST if 2 * (laid & best).total() >= best.total() else Attempt.LITTLE


def lacking(puzzle: Puzzle, placed: tuple[Card, ...], move: SeatMove) -> int:
    """How many pieces a laying-out is short of the most that can be laid; 0 for a card that is thrown."""
    if not isinstance(move, LayTable):
        return 0
    return max(len(placed) - len(laid_from_hand(getattr(view_of(puzzle), "melds", ()), move)), 0)

"""Which card of a hand the sharp player throws, where it is sure."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards import Card
from engine.coach import game_of_view
from engine.computers import choose
from engine.games.moves import Discard, SeatMove
from engine.games.search import Idea
from engine.games.strengths import Strength
from engine.puzzles.puzzle import Puzzle, PuzzleView, view_of

SURE: Final = 3.0
"""So many standard errors the best discard must be ahead of every other."""
WIDE: Final = 0.8
"""And so many points."""
CLOSEST: Final = 4
"""So many of the first look are looked at again."""
GLANCE: Final = 40
LOOK: Final = 320
"""Imagined deals of the first look and of the second, on which each discard is tried."""
_FIRST_DICE: Final = 1_001
_SECOND_DICE: Final = 2_002
_SHARP_DICE: Final = (3_003, 4_004)
_EASY: Final = 3
_HARD: Final = 5


class Lead(NamedTuple):
    """The best discard, and by how much it is ahead of the next best, with a standard error, over so many deals."""

    card: Card
    ahead: float
    error: float
    deals: int


def leading(puzzle: Puzzle) -> Lead:
    """The discard that two looks find best, however sure that is: what a puzzle's answer is, once it was made."""
    return _leads(puzzle, _first_look(puzzle))[0]


def best_discard(puzzle: Puzzle) -> Lead | None:
    """The discard of which the sharp player is sure; None where it is not."""
    first = _first_look(puzzle)
    if first[1].worth > first[0].worth - WIDE:
        return None
    leads, view = _leads(puzzle, first), view_of(puzzle)
    if leads[0].ahead < WIDE or any(lead.ahead < SURE * lead.error for lead in leads):
        return None
    thrown = Discard(view.own_seat, view.turn, leads[0].card)
    if any(choose(Strength.SHARP, view, dice, _playouts(view)) != thrown for dice in _SHARP_DICE):
        return None
    return leads[0]


def _first_look(puzzle: Puzzle) -> list[Idea]:
    """What each discard would bring, the best first."""
    view = view_of(puzzle)
    moves: list[SeatMove] = [Discard(view.own_seat, view.turn, card) for card in sorted(set(view.hand))]
    return _weighed(view, moves, _FIRST_DICE, GLANCE)


def _leads(puzzle: Puzzle, first: list[Idea]) -> list[Lead]:
    """By how much the best discard is ahead of the others, the closest first, on deals of a look of its own: the first
    one picks what it overrates.
    """
    best, *others = _weighed(view_of(puzzle), [idea.move for idea in first[:CLOSEST]], _SECOND_DICE, LOOK)
    if not isinstance(best.move, Discard):
        raise AssertionError("only discards were weighed")  # noqa: TRY004 - a bug of ours
    card = best.move.card
    return sorted(
        (Lead(card, best.worth - one.worth, max(best.error, one.error), best.deals) for one in others),
        key=lambda lead: lead.ahead,
    )


def is_of_level(puzzle: Puzzle, best: Lead) -> bool:
    """Whether a hand is as hard as its puzzle says: on easy days the club player throws the same, on hard ones not."""
    view = view_of(puzzle)
    found = choose(Strength.STEADY, view, _FIRST_DICE) == Discard(view.own_seat, view.turn, best.card)
    return found if puzzle.level <= _EASY else not found if puzzle.level >= _HARD else True


def _weighed(view: PuzzleView, moves: list[SeatMove], dice: int, deals: int) -> list[Idea]:
    game = game_of_view(view)
    return sorted(game.weigh(view, dice, moves, deals * len(moves)), key=lambda idea: -idea.worth)


def _playouts(view: PuzzleView) -> int:
    return game_of_view(view).usual_playouts(len(view.seats))

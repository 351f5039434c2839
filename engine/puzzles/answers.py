"""Answers of puzzles: the only best one of a table, proven, or the card of which the sharp player is sure; attempts."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import Card, TurnNumber, without
from engine.computers import choose
from engine.games.moves import Discard, LayTable, SeatMove
from engine.games.reasons import Reason, laid_from_hand
from engine.games.search import Idea
from engine.games.strengths import Strength
from engine.melds.laying_off import with_single_cards
from engine.melds.meld import Meld, MeldKind
from engine.melds.rebuilding import TableRules, judge
from engine.melds.search import best_melds
from engine.puzzles.puzzle import Puzzle, PuzzleView, view_of
from engine.rules.refusals import IllegalMove, Reject
from engine.solver import Solution, solve
from engine.variants import game_of_view

PATIENCE: Final = 640_000
"""Looks that a proof may take; a table on which that does not do is none to set people."""


class Needs(NamedTuple):
    """What an answer asks of whoever looks for it.

    `changed` melds that lay there lie otherwise then, `split` runs are parted, `freed` jokers are set free, and so many
    pieces more are laid than by whoever leaves the table as it lies: `behind`.
    """

    laid: int
    changed: int
    split: int
    freed: int
    behind: int

    @property
    def weight(self) -> int:
        """All of it as one number: the higher, the harder."""
        return self.laid + 2 * self.changed + 2 * self.split + 3 * self.freed + 2 * self.behind


def only_best(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card]) -> Solution | None:
    """The laying of most pieces where no other set of as many can be laid, equal faces alike; None where another can,
    where nothing can be laid, or where that is not proven.
    """
    best = solve(rules, table, rack, budget=PATIENCE)
    return best if best.optimal and best.placed and is_only(rules, table, rack, best) else None


def is_only(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card], best: Solution) -> bool:
    """Whether a laying of most pieces is the only one of as many, as far as that can be proven."""
    held = Counter(rack)
    for face, laid in Counter(best.placed).items():
        # With one copy less of it than is laid, any other set of as many would still be there.
        fewer = without(rack, [face] * (held[face] - laid + 1))
        other = solve(rules, table, fewer, budget=PATIENCE, fewest_changes=False)
        if not other.optimal or other.laid >= best.laid:
            return False
    return True


def needs_of(rules: TableRules, table: Sequence[Meld], rack: Sequence[Card], best: Solution) -> Needs:
    """What the best answer asks of whoever looks for it."""
    rebuilt, split = judge(rules, table, rack, best.table), best_melds(rules, rack)
    # What stays on the rack of whoever lays their best melds, then adds what fits, and rebuilds nothing.
    _, left = with_single_cards(rules, [*table, *split.melds], split.left)
    return Needs(
        laid=best.laid,
        changed=len(rebuilt.touched),
        split=sum(
            not any(Counter(run.cards) <= Counter(meld.cards) for meld in best.table)
            for run in table
            if run.kind is MeldKind.RUN
        ),
        freed=len(rebuilt.freed) + rebuilt.to_hand,
        behind=best.laid - len(rack) + len(left),
    )


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


def best_discard(puzzle: Puzzle) -> Lead | None:
    """The discard of which the sharp player is sure; None where it is not."""
    first = _first_look(puzzle)
    if first[1].worth > first[0].worth - WIDE:
        return None
    leads, view = _leads(puzzle, first), view_of(puzzle)
    if leads[0].ahead < WIDE or any(lead.ahead < SURE * lead.error for lead in leads):
        return None
    thrown = Discard(view.own_seat, view.turn, leads[0].card)
    if any(choose(Strength.SHARP, view, dice) != thrown for dice in _SHARP_DICE):
        return None
    return leads[0]


def _first_look(puzzle: Puzzle) -> list[Idea]:
    """What each discard would bring, the best first."""
    view = view_of(puzzle)
    moves: list[SeatMove] = [Discard(view.own_seat, view.turn, card) for card in sorted(set(view.hand))]
    return _weighed(view, moves, _FIRST_DICE, GLANCE)


def _leads(puzzle: Puzzle, first: list[Idea]) -> list[Lead]:
    """By how much the best discard leads, the closest first, on fresh deals: the first look picks what it overrates."""
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
    # What two looks found best when the puzzle was made, however sure that is.
    lead, view = _leads(puzzle, _first_look(puzzle))[0], view_of(puzzle)
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

"""The puzzle of a day, found from the day's number and level alone: the same on every machine."""

from collections.abc import Iterator
from typing import Final

from engine.games.dice import Dice
from engine.games.moves import MoveKind, SeatMove
from engine.games.strengths import Strength
from engine.match.selfplay import play, player
from engine.puzzles.answers import PATIENCE, best_discard, is_of_level, is_only, needs_of
from engine.puzzles.puzzle import Puzzle, first_discard, laying, read_puzzle, table_rules_of, view_of
from engine.rules.refusals import is_refused, outcome_of
from engine.solver import solve
from engine.variants import variant_of

TABLES: Final = ("my_rummy", "tile_rummy", "nsv_robber")
HANDS: Final = ("gin_rummy", "gin_rummy", "gin_rummy", "disney_basic")
"""A hand of gin costs less to prove, and its puzzles are clearer: most of them are of it."""
CARDS_EVERY: Final = 4
"""Every so many days a card is to be thrown."""

FEWEST: Final = 3
"""Pieces that an answer lays at least."""
_BANDS: Final = ((7, 12), (12, 15), (15, 18), (18, 21), (21, 25), (25, 31), (31, 48))
"""What an answer of each level asks (`Needs.weight`): from the first number to below the second."""
_MOST_MELDS: Final = (7, 8, 9, 10, 12, 14, 16)
_MOST_PIECES: Final = 16
_LONGEST: Final = 1_500
_STRIDE: Final = 1_000_003


def variant_of_day(number: int) -> str:
    """Which game the puzzle of a day is of."""
    cycle, at = divmod(number, CARDS_EVERY)
    return HANDS[cycle % len(HANDS)] if at == 0 else TABLES[at - 1]


def make_puzzle(number: int, level: int) -> Puzzle:
    """The puzzle of a day. It takes a second, with cards ten, of one processor."""
    key = variant_of_day(number)
    found = _tables(key, level, number) if table_rules_of(variant_of(key)) else _hands(key, level, number)
    return next(found)


def _tables(key: str, level: int, number: int) -> Iterator[Puzzle]:
    """Tables of one level that computer players came upon, each with its only best answer proven."""
    game, dice = variant_of(key).game, Dice(number)
    chooser = player(game, Strength.STEADY)
    for match in range(_STRIDE):
        seats = 2 + dice.below(3)
        for one in play(game, [chooser] * seats, number * _STRIDE + match, _LONGEST):
            if not isinstance(one.move, SeatMove) or dice.below(2):
                continue
            view = game.view(one.before, one.move.seat)
            lying = tuple(there.meld for there in getattr(view, "melds", ()))
            puzzle = Puzzle(key, level, view.hand, lying)
            opened = view.seats[view.own_seat].opened
            if opened and MoveKind.LAY_TABLE in game.options(view).kinds and _is_puzzle(puzzle):
                yield puzzle


def _is_puzzle(puzzle: Puzzle) -> bool:
    """Whether a position asks what its level does, is as its text says, and has only one best answer."""
    rules, level = puzzle.rebuilds, puzzle.level - 1
    if rules is None or not 2 <= len(puzzle.table) <= _MOST_MELDS[level] or len(puzzle.rack) > _MOST_PIECES:
        return False
    best = solve(rules, puzzle.table, puzzle.rack, budget=PATIENCE)
    if not best.optimal or best.laid < FEWEST:
        return False
    needs = needs_of(rules, puzzle.table, puzzle.rack, best)
    least, most = _BANDS[level]
    if not (least <= needs.weight < most and needs.behind and needs.changed):
        return False
    # A joker may stand for what no text says.
    if outcome_of(read_puzzle, puzzle.text()) != puzzle:
        return False
    # Some games keep the last card for the discard.
    if is_refused(puzzle.of.game.check_laying, view_of(puzzle), laying(puzzle, best.table)):
        return False
    return is_only(rules, puzzle.table, puzzle.rack, best)


def _hands(key: str, level: int, number: int) -> Iterator[Puzzle]:
    """Hands of one level of which the sharp player is sure."""
    view = first_discard(key)
    seed = number * _STRIDE
    for deal in range(_STRIDE):
        cards = list(variant_of(key).game.deck(len(view.seats)))
        Dice(seed + deal).shuffle(cards)
        hand = tuple(sorted(cards[: len(view.hand)]))
        puzzle = Puzzle(key, level, hand, upcard=None if view.discard_top is None else cards[len(hand)])
        best = best_discard(puzzle)
        if best is not None and is_of_level(puzzle, best):
            yield puzzle

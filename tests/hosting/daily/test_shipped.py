"""The puzzles that come with the program: every answer is re-proven by an integer programme that shares nothing with
the solver, and judged by the rules.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from itertools import islice
from typing import Final

import pytest

from bot.hosting.daily.days import FIRST, SHIPPED, called, day_of, lines_by_day, number_of, shipped
from engine.cards import Card, without
from engine.computers import choose
from engine.games.moves import Discard, LayTable
from engine.games.strengths import Strength
from engine.melds.meld import NewMeld
from engine.puzzles.answers import SURE, Answer, Attempt, answer_of, attempt, best_discard, is_of_level
from engine.puzzles.making import HANDS, variant_of_day
from engine.puzzles.puzzle import Puzzle, laying, view_of
from engine.rules.refusals import IllegalMove
from engine.solver import place, solve
from tests.engine.solver.integer_programme import most_laid
from tests.engine.table_builders import MY_RUMMY, ROBBER, TILE_RUMMY, Rules
from tests.prove.reporting import ProofReport

DAYS: Final = 400
IN_THE_SUITE: Final = 3
OTHERWISE: Final = 200
HASTY: Final = 500
RULES: Final[dict[str, Rules]] = {"my_rummy": MY_RUMMY, "tile_rummy": TILE_RUMMY, "nsv_robber": ROBBER}


def every_day() -> list[date]:
    return [FIRST + timedelta(days=after) for after in range(DAYS)]


def puzzle_of(day: date) -> Puzzle:
    found = shipped(day)
    assert found is not None, day
    return found


def tables() -> Iterator[tuple[date, Puzzle]]:
    return ((day, puzzle) for day in every_day() if (puzzle := puzzle_of(day)).rebuilds is not None)


def is_only_best(puzzle: Puzzle, placed: tuple[Card, ...]) -> bool:
    """Whether so many can be laid, and fewer without any of these: by the integer programme alone."""
    rules, held = RULES[puzzle.variant], Counter(puzzle.rack)
    if most_laid(rules, puzzle.table, puzzle.rack) != len(placed):
        return False
    lacking = (without(puzzle.rack, [face] * (held[face] - laid + 1)) for face, laid in Counter(placed).items())
    return all(most_laid(rules, puzzle.table, rack) < len(placed) for rack in lacking)


def test_there_are_400_days_in_order_each_of_its_days_game_and_level() -> None:
    assert list(lines_by_day(SHIPPED.read_text(encoding="utf-8"))) == every_day()
    for day in every_day():
        puzzle = puzzle_of(day)
        of_day = variant_of_day(number_of(day))
        assert puzzle.variant == of_day or {puzzle.variant, of_day} <= set(HANDS), day
        assert puzzle.level == day.isoweekday(), day


def test_days_are_called_by_their_numbers_from_the_first_on() -> None:
    assert [called(FIRST - timedelta(days=1)), called(FIRST), called(date(2027, 5, 22))] == ["2026-12-31", "1", "142"]
    assert day_of("142") == day_of("2027-05-22") == date(2027, 5, 22)
    with pytest.raises(ValueError, match="isoformat"):
        day_of("today")


def test_answers_to_small_tables_are_the_only_best_ones() -> None:
    smallest = sorted(tables(), key=lambda one: len(one[1].table) + len(one[1].rack))[:IN_THE_SUITE]
    assert [day for day, puzzle in smallest if not is_only_best(puzzle, answer_of(puzzle).placed)] == []


@pytest.mark.prove
def test_every_answer_is_the_only_best_one(proof_report: ProofReport) -> None:
    proven = [is_only_best(puzzle, answer_of(puzzle).placed) for _, puzzle in tables()]
    proof_report(
        "tables of which the integer programme finds the same only best answer",
        sum(proven),
        limit=len(proven),
        exactly=True,
    )
    accepted = [attempt(puzzle, best.placed, laying(puzzle, best.table)) for puzzle, best in answered()]
    proof_report("best tables that the rules accept", accepted.count(Attempt.BEST), limit=len(proven), exactly=True)


def answered() -> Iterator[tuple[Puzzle, Answer]]:
    return ((puzzle, answer_of(puzzle)) for _, puzzle in tables())


def otherwise(puzzle: Puzzle, best: Answer, rng: random.Random) -> Iterator[LayTable]:
    """The same pieces laid otherwise: the melds in another order, and long runs in two."""
    melds = list(best.table)
    rng.shuffle(melds)
    yield laying(puzzle, melds)
    for at, meld in enumerate(melds):
        if len(meld.cards) >= 6:
            halves = [NewMeld(meld.cards[:3], meld.faces[:3]), NewMeld(meld.cards[3:], meld.faces[3:])]
            yield laying(puzzle, [*melds[:at], *halves, *melds[at + 1 :]])


def is_right(puzzle: Puzzle, best: Answer, move: LayTable) -> bool | None:
    """Whether a laying-out is right; None where the rules refuse it."""
    try:
        return attempt(puzzle, best.placed, move) is Attempt.BEST
    except IllegalMove:
        return None


def near_misses(puzzle: Puzzle, best: Answer) -> Iterator[LayTable]:
    """Legal tables that lay one piece less."""
    rules = puzzle.rebuilds
    for face in sorted(set(best.placed)):
        fewer = without(best.placed, [face])
        found = place(rules, puzzle.table, fewer) if rules is not None and fewer else None
        if found is not None:
            yield laying(puzzle, found.table)


def told_apart(answers: Iterable[tuple[Puzzle, Answer]]) -> tuple[Counter[bool | None], Counter[bool | None]]:
    """How often the same pieces laid otherwise are right, and near misses."""
    rng, otherwise_right, misses_right = random.Random("otherwise"), Counter(), Counter()
    for puzzle, best in answers:
        otherwise_right.update(is_right(puzzle, best, move) for move in otherwise(puzzle, best, rng))
        misses_right.update(is_right(puzzle, best, move) for move in near_misses(puzzle, best))
    return otherwise_right, misses_right


def test_the_same_pieces_laid_otherwise_are_right_and_one_less_is_not() -> None:
    laid, missed = told_apart(islice(answered(), IN_THE_SUITE))
    assert (laid[False], missed[True]) == (0, 0)
    assert min(laid[True], missed[False]) >= IN_THE_SUITE


@pytest.mark.prove
def test_200_answers_laid_otherwise_are_right_and_200_near_misses_are_not(proof_report: ProofReport) -> None:
    laid, missed = told_apart(answered())
    proof_report("the same pieces laid otherwise and accepted", laid[True], limit=OTHERWISE, at_least=True)
    proof_report("the same pieces laid otherwise and not the best", laid[False], limit=0)
    proof_report("near misses told apart from the best", missed[False], limit=OTHERWISE, at_least=True)
    proof_report("near misses taken for the best", missed[True], limit=0)


@pytest.mark.prove
def test_hard_tables_are_found_less_often_by_a_hasty_search(proof_report: ProofReport) -> None:
    """Every computer level rebuilds with the same solver, some seldom: what a level finds is how long it looks."""
    found: dict[int, list[bool]] = {}
    for _, puzzle in tables():
        hasty = solve(puzzle.rebuilds, puzzle.table, puzzle.rack, budget=HASTY, fewest_changes=False)
        found.setdefault(puzzle.level, []).append(Counter(hasty.placed) == Counter(answer_of(puzzle).placed))
    share = {level: sum(several) / len(several) for level, several in sorted(found.items())}
    for level, by_level in share.items():
        proof_report(f"tables of level {level} that a search of {HASTY} looks finds, of 100", round(100 * by_level))
    easier = round(100 * (share[1] + share[2] - share[6] - share[7]) / 2)
    proof_report("more of levels 1 and 2 than of 6 and 7", easier, limit=25, at_least=True)


@pytest.mark.prove
def test_the_sharp_player_is_sure_of_every_card_that_is_to_be_thrown(proof_report: ProofReport) -> None:
    hands = [puzzle for day in every_day() if (puzzle := puzzle_of(day)).rebuilds is None]
    leads = [(puzzle, best_discard(puzzle)) for puzzle in hands]
    sure = [
        lead is not None and lead.ahead >= SURE * lead.error and is_of_level(puzzle, lead) for puzzle, lead in leads
    ]
    proof_report(
        "hands of which the sharp player is sure at three standard errors", sum(sure), limit=len(hands), exactly=True
    )
    for strength in (Strength.EASY, Strength.CASUAL, Strength.STEADY):
        thrown = [choose(strength, view_of(puzzle), dice) for dice, puzzle in enumerate(hands)]
        alike = sum(
            lead is not None and isinstance(move, Discard) and move.card == lead.card
            for move, (_, lead) in zip(thrown, leads, strict=True)
        )
        proof_report(f"of 100 of them that {strength.value} throws the same card of", round(100 * alike / len(hands)))

"""Puzzles: the only best answer is one, whatever legal table lays it is right, and the text says all of it."""

import pytest

from engine.cards import PLAYING_CARDS, TILES_002, TurnNumber
from engine.games.moves import Discard, LayTable
from engine.melds.reading import parse_melds
from engine.puzzles.answers import WIDE, Attempt, NotProvenError, answer_of, attempt, lacking, needs_of, only_best
from engine.puzzles.making import CARDS_EVERY, HANDS, TABLES, make_puzzle, variant_of_day
from engine.puzzles.puzzle import Puzzle, laying, read_puzzle, view_of
from engine.rules.refusals import IllegalMove, Reject

TABLE = "my_rummy 1; P8 G1 G2 Y13; P4 P5 P6 P7 | P1 B1 Y1 | G3 G4 G5"
JOKER = "my_rummy 2; B10 B13; B11 JK=B12 B13 | P1 P2 P3"
GIN = "gin_rummy 2; 6S 7S 8S 9S KH 7D KD 3C 7C 8C KC; 3S"
DISNEY = "disney_basic 2; AS 3S JS KS AH AH 3H 6H 9H 10H 3D 6D JD QD;"
tiles = TILES_002.parse_many


def lays(puzzle: Puzzle, table: str) -> LayTable:
    return LayTable(view_of(puzzle).own_seat, TurnNumber(7), parse_melds(TILES_002, table))


@pytest.mark.parametrize("line", [TABLE, JOKER, GIN, DISNEY.rstrip("; ") + "; "])
def test_a_puzzles_text_says_all_of_it(line: str) -> None:
    puzzle = read_puzzle(line)
    assert puzzle.text() == line
    assert read_puzzle(puzzle.text()) == puzzle


@pytest.mark.parametrize("line", ["", "my_rummy 1; P8", "canasta 1; P8; P4", "my_rummy one; P8; ", "my_rummy 1; Q8; "])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        read_puzzle(line)


def test_the_only_best_answer_is_the_only_one() -> None:
    puzzle = read_puzzle(TABLE)
    assert answer_of(puzzle).placed == tiles("P8 G1 G2")


def test_a_position_with_two_best_answers_is_no_puzzle() -> None:
    # The seven goes with the other sevens, or stays where eight and nine go on: two tiles either way.
    two = read_puzzle("my_rummy 1; B7 Y7 P8 P9; P4 P5 P6 P7")
    assert only_best(two.rebuilds, two.table, two.rack) is None
    with pytest.raises(NotProvenError):
        answer_of(two)
    # Without the nine the sevens are more.
    assert answer_of(read_puzzle("my_rummy 1; B7 Y7 P8; P4 P5 P6 P7")).placed == tiles("B7 Y7")


def test_of_equal_faces_it_does_not_matter_which_is_laid() -> None:
    assert answer_of(read_puzzle("my_rummy 1; P8 P8 G1; P4 P5 P6 P7")).placed == tiles("P8")


def test_whatever_legal_table_lays_the_best_set_is_right() -> None:
    puzzle = read_puzzle(TABLE)
    placed = answer_of(puzzle).placed
    for table in (
        "P4 P5 P6 P7 P8 | B1 Y1 P1 | G1 G2 G3 G4 G5",
        "G1 G2 G3 G4 G5 | P8 P7 P6 P5 P4 | P1 B1 Y1",
        "P4 P5 P6 P7 P8 | B1 Y1 P1 G1 | G2 G3 G4 G5",
    ):
        assert attempt(puzzle, placed, lays(puzzle, table)) is Attempt.BEST, table


@pytest.mark.parametrize(
    ("table", "comes_to", "short"),
    [
        ("P4 P5 P6 P7 P8 | B1 Y1 P1 | G3 G4 G5", Attempt.LITTLE, 2),
        ("P4 P5 P6 P7 P8 | B1 Y1 P1 | G2 G3 G4 G5", Attempt.MOST, 1),
        ("P4 P5 P6 P7 | B1 Y1 P1 | G1 G2 G3 G4 G5", Attempt.MOST, 1),
    ],
)
def test_a_near_miss_is_legal_and_not_the_best(table: str, comes_to: Attempt, short: int) -> None:
    puzzle = read_puzzle(TABLE)
    placed = answer_of(puzzle).placed
    assert attempt(puzzle, placed, lays(puzzle, table)) is comes_to
    assert lacking(puzzle, placed, lays(puzzle, table)) == short


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ("P4 P5 P6 P7 | B1 Y1 P1 | G3 G4 G5", Reject.NOTHING_LAID),
        ("P4 P5 P6 P7 P8 | B1 Y1 P1", Reject.TABLE_PIECE_MISSING),
        ("P4 P5 P6 P7 P8 P9 | B1 Y1 P1 | G3 G4 G5", Reject.PIECE_FROM_NOWHERE),
    ],
)
def test_what_the_rules_refuse_is_refused_by_them(table: str, code: Reject) -> None:
    puzzle = read_puzzle(TABLE)
    with pytest.raises(IllegalMove) as refused:
        attempt(puzzle, answer_of(puzzle).placed, lays(puzzle, table))
    assert refused.value.code is code


def test_only_the_card_that_sharp_throws_is_right() -> None:
    puzzle = read_puzzle(GIN)
    best = PLAYING_CARDS.parse("3C")
    view = view_of(puzzle)
    outcomes = {
        card: attempt(puzzle, (best,), Discard(view.own_seat, view.turn, card)) for card in sorted(set(view.hand))
    }
    assert {card for card, outcome in outcomes.items() if outcome is Attempt.BEST} == {best}
    with pytest.raises(IllegalMove):
        attempt(puzzle, (best,), Discard(view.own_seat, view.turn, PLAYING_CARDS.parse("2C")))
    with pytest.raises(IllegalMove):
        attempt(puzzle, (best,), lays(read_puzzle(TABLE), "P4 P5 P6"))


def test_a_hand_shows_its_up_card_and_nothing_of_anybody_elses() -> None:
    view = view_of(read_puzzle(GIN))
    assert PLAYING_CARDS.texts(view.hand) == "6S 7S 8S 9S KH 7D KD 3C 7C 8C KC"
    seen = {card for act in view.history for card in act.cards}
    assert seen == {PLAYING_CARDS.parse("3S")}


@pytest.mark.prove
def test_the_sharp_player_is_sure_of_a_hand() -> None:
    answer = answer_of(read_puzzle(GIN))
    assert answer.placed == (PLAYING_CARDS.parse("3C"),)
    assert answer.ahead >= WIDE


def test_days_go_through_the_games_and_every_fourth_is_of_cards() -> None:
    games = [variant_of_day(number) for number in range(1, 9)]
    assert games == [*TABLES, HANDS[1], *TABLES, HANDS[2]]
    assert CARDS_EVERY == 4


def test_a_puzzle_follows_from_its_number_and_is_as_hard_as_its_day_wants() -> None:
    number, level = 6, 4
    puzzle = make_puzzle(number, level)
    assert puzzle == make_puzzle(number, level)
    assert (puzzle.variant, puzzle.level) == ("tile_rummy", level)
    rules, answer = puzzle.rebuilds, answer_of(puzzle)
    best = only_best(rules, puzzle.table, puzzle.rack)
    needs = needs_of(rules, puzzle.table, puzzle.rack, best)
    assert 18 <= needs.weight < 21
    assert needs.behind > 0
    assert attempt(puzzle, answer.placed, laying(puzzle, answer.table)) is Attempt.BEST

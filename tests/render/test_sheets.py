from dataclasses import replace

import pytest

from engine.cards import TILES_002, TILES_004, Notation, deck
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.duel.rules import DuelRules
from engine.games.tiles.rules import TileRules
from engine.rules.scores import RoundEnd, RoundResult, ScoreItem, SeatScore
from render.boards.seats import MINUS, written
from render.kit import theme
from render.labels import ScoreLabels, SummaryLabels
from render.pieces.pack import Pack
from render.sheets.round_summary import round_summary_pictures
from render.sheets.rule_example import Example, rule_example_pictures
from render.sheets.score_sheet import notable, score_sheet_pictures
from tests.render.pixels import only, opened
from tests.render.samples import NAMES, board_view, cards, finished_view, sheet

RULES = DrawDiscardRules()
ITEMS = ((ScoreItem.HAND, "hand"), (ScoreItem.LONE_JOKER, "lone joker"), (ScoreItem.WINNER_BONUS, "winner"))
SCORES = ScoreLabels("Score sheet", ITEMS, "Total", ("Round 1", "Round 2"))
SUMMARY = SummaryLabels("Round 1", ITEMS, "Rommé!", "no cards")


@pytest.mark.parametrize("seats", [2, 6])
def test_a_score_sheet_grows_with_its_rounds_and_stays_light(seats: int):
    view = board_view(seats)
    short = only(score_sheet_pictures(view._replace(sheet=view.sheet[:1]), NAMES[:seats], SCORES))
    long = only(score_sheet_pictures(view, NAMES[:seats], SCORES))
    assert short.height < long.height
    assert len(long.png) <= 30_000


def test_a_score_sheet_shows_places_and_the_winner_once_the_match_is_over():
    over = finished_view()
    running = over._replace(result=None)
    assert only(score_sheet_pictures(over, NAMES[:4])).png != only(score_sheet_pictures(running, NAMES[:4])).png


def test_any_seat_gets_the_same_score_sheet():
    view = finished_view()
    held = view._replace(seat=2, hand=cards("AS JK"), drawn=cards("JK"))
    assert only(score_sheet_pictures(held, NAMES[:4])) == only(score_sheet_pictures(view, NAMES[:4]))


def test_a_match_before_its_first_round_has_an_empty_sheet():
    picture = only(score_sheet_pictures(board_view()._replace(sheet=()), NAMES[:4], SCORES))
    assert opened(picture).size == (theme.WIDTH, picture.height)


def test_a000_15_points_are_written_as_penalties_or_as_minus_points_and_002_plus_points_with_their_sign():
    for rules, told in (
        (RULES, ["87", "0", f"{MINUS}40"]),
        (RULES.with_switches({"score.display": "negative"}), [f"{MINUS}87", "0", "40"]),
        (TileRules(), ["+87", "0", f"{MINUS}40"]),
    ):
        assert [written(points, rules) for points in (87, 0, -40)] == told


def test_a_title_of_two_lines_is_read_whole():
    long = replace(SUMMARY, title="The pool is empty and everybody passed: Bartholomew has least on the rack.")
    result = sheet(2)[0]
    short, tall = (only(round_summary_pictures(result, NAMES[:2], RULES, labels)) for labels in (SUMMARY, long))
    assert tall.height > short.height + 40


def test_score_lines_are_listed_where_they_say_more_than_the_points_and_what_wins_is_not_told_twice():
    bonus, relief = (ScoreItem.WINNER_BONUS, -40), (ScoreItem.LONE_JOKER, -20)
    assert [notable(score) for score in sheet(4)[0].seats if score] == [(bonus,), (), (), ()]
    assert notable(SeatScore(cards("JK"), ((ScoreItem.HAND, 20), relief), 0)) == ((ScoreItem.HAND, 20), relief)
    for item, points, is_told in (
        (ScoreItem.COLLECTED, 47, False),
        (ScoreItem.ABOVE_LOWEST, -12, True),
        (ScoreItem.CARDS, 60, False),
        (ScoreItem.WIN, 1, False),
        (ScoreItem.GIN, 20, True),
    ):
        assert notable(SeatScore((), ((item, points),), points)) == (((item, points),) if is_told else ())


@pytest.mark.parametrize("number", range(3))
def test_a_round_summary_opens_every_hand(number: int):
    result = sheet(6)[number]
    pictures = round_summary_pictures(result, NAMES, RULES, SUMMARY)
    assert sum(len(picture.png) for picture in pictures) <= 60_000
    assert all(picture.height <= 1.5 * picture.width for picture in pictures)
    seat = next(seat for seat, score in enumerate(result.seats) if score and score.hand)
    swapped = replace(result.seats[seat], hand=cards("3D"))
    changed = replace(result, seats=(*result.seats[:seat], swapped, *result.seats[seat + 1 :]))
    assert round_summary_pictures(changed, NAMES, RULES, SUMMARY) != pictures


def test_a_seat_that_sat_out_has_no_panel():
    result = sheet(4)[0]
    without = replace(result, seats=(None, *result.seats[1:]))
    assert (
        only(round_summary_pictures(without, NAMES[:4], RULES)).height
        < only(round_summary_pictures(result, NAMES[:4], RULES)).height
    )


def test_examples_are_told_right_from_wrong_and_one_of_13_cards_fits():
    run = Example(cards("10S JS QS"), "a run", right=True)
    right, wrong = only(rule_example_pictures([run])), only(rule_example_pictures([replace(run, right=False)]))
    assert right.png != wrong.png
    assert right.height == wrong.height < only(rule_example_pictures([run, run])).height
    longest = Example(cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"), "a long caption " * 20)
    assert only(rule_example_pictures([longest])).width == theme.WIDTH


@pytest.mark.parametrize("notation", [TILES_002, TILES_004])
def test_a_round_of_tiles_ends_with_tiles(notation: Notation):
    hands = (deck(2, 2)[:30], (), deck(2, 2)[-4:])
    scores = tuple(SeatScore(hand, ((ScoreItem.HAND, -9),), -9) for hand in hands)
    result = RoundResult(1, RoundEnd.WENT_OUT, 1, scores)
    tiles = only(round_summary_pictures(result, NAMES[:3], TileRules(), SUMMARY, Pack(notation)))
    assert opened(tiles).size == (theme.WIDTH, tiles.height)
    assert tiles != only(round_summary_pictures(result, NAMES[:3], TileRules(), SUMMARY))


def test_all_seats_of_a_team_that_won_are_winners():
    score = SeatScore((), ((ScoreItem.CARDS, 60),), 60)
    result = RoundResult(1, RoundEnd.PILES_EMPTY, None, (score,) * 4, team=(1, 3))
    assert result.winners == (1, 3)
    assert replace(result, winner=2, team=()).winners == (2,)
    assert replace(result, team=()).winners == ()
    nobody = only(round_summary_pictures(replace(result, team=()), NAMES[:4], DuelRules(), SUMMARY))
    assert only(round_summary_pictures(result, NAMES[:4], DuelRules(), SUMMARY)).png != nobody.png


def test_examples_can_be_tiles():
    parse = TILES_004.parse_many
    run = Example(parse("R4 JK R6"), "a joker stands for the red 5", faces=parse("R4 R5 R6"), right=True)
    tiles = only(rule_example_pictures([run], Pack(TILES_004)))
    assert tiles.png != only(rule_example_pictures([run])).png
    assert tiles.png != only(rule_example_pictures([replace(run, faces=parse("R4 B5 R6"))], Pack(TILES_004))).png
    longest = Example(parse(" ".join(f"R{number}" for number in range(1, 14))), "all")
    assert only(rule_example_pictures([longest], Pack(TILES_004))).width == theme.WIDTH


def test_seats_that_are_out_of_the_match_are_told_so():
    view = board_view()
    seats = (None, *view.sheet[1].seats[1:])
    sheet_after = (view.sheet[0], replace(view.sheet[1], seats=seats), replace(view.sheet[2], seats=seats))
    gone = view._replace(sheet=sheet_after)
    told, silent = (only(score_sheet_pictures(gone, NAMES[:4], replace(SCORES, out=word))) for word in ("out", ""))
    assert told.png != silent.png


def test_a_score_line_is_a_letter_that_is_told_below():
    view = board_view()
    named = only(score_sheet_pictures(view, NAMES[:4], SCORES))
    unnamed = only(score_sheet_pictures(view, NAMES[:4], replace(SCORES, items=())))
    assert named.height > unnamed.height


def test_the_sheet_of_a_long_match_is_told_in_two_pictures():
    view = board_view(6)._replace(sheet=sheet(6) * 9)
    pictures = score_sheet_pictures(view, NAMES, SCORES)
    assert len(pictures) == 2
    assert all(picture.height <= 1.5 * picture.width for picture in pictures)

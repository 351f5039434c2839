from dataclasses import replace

import pytest

from engine.rules import DrawDiscardRules
from engine.scores import ScoreItem
from render.labels import ScoreLabels, SummaryLabels
from render.points import MINUS, written
from render.samples import NAMES, board_view, cards, finished_view, sheet
from render.scores import notable, score_sheet_picture
from render.strip import Example, meld_strip
from render.summary import round_summary_picture
from tests.render.pixels import opened

RULES = DrawDiscardRules()
ITEMS = ((ScoreItem.HAND, "hand"), (ScoreItem.LONE_JOKER, "lone joker"), (ScoreItem.WINNER_BONUS, "winner"))
SCORES = ScoreLabels("Score sheet", "Total", ("Round 1", "Round 2"), ITEMS)
SUMMARY = SummaryLabels("Round 1", "Rommé!", "no cards", ITEMS)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_score_sheet_grows_with_its_rounds_and_stays_light(seats: int):
    view = board_view(seats)
    short = score_sheet_picture(replace(view, sheet=view.sheet[:1]), NAMES[:seats], SCORES)
    long = score_sheet_picture(view, NAMES[:seats], SCORES)
    assert short.height < long.height
    assert len(long.png) <= 30_000


def test_a_score_sheet_shows_places_and_the_winner_once_the_match_is_over():
    over = finished_view()
    running = replace(over, result=None)
    assert score_sheet_picture(over, NAMES[:4]).png != score_sheet_picture(running, NAMES[:4]).png


def test_any_seat_gets_the_same_score_sheet():
    view = finished_view()
    held = replace(view, seat=2, hand=cards("AS JK"), drawn=cards("JK"))
    assert score_sheet_picture(held, NAMES[:4]) == score_sheet_picture(view, NAMES[:4])


def test_a_match_before_its_first_round_has_an_empty_sheet():
    picture = score_sheet_picture(replace(board_view(), sheet=()), NAMES[:4], SCORES)
    assert opened(picture).size == (1100, picture.height)


def test_a000_15_points_are_written_as_penalties_or_as_minus_points():
    negative = RULES.with_switches({"score.display": "negative"})
    assert [written(points, RULES) for points in (87, 0, -40)] == ["87", "0", f"{MINUS}40"]
    assert [written(points, negative) for points in (87, 0, -40)] == [f"{MINUS}87", "0", "40"]


def test_score_lines_are_listed_where_they_say_more_than_the_points():
    first = sheet(4)[0]
    assert [notable(score) for score in first.seats if score] == [
        (),
        (),
        ((ScoreItem.HAND, 0), (ScoreItem.WINNER_BONUS, -40)),
        ((ScoreItem.HAND, 20), (ScoreItem.LONE_JOKER, -20)),
    ]


@pytest.mark.parametrize("number", range(3))
def test_a_round_summary_opens_every_hand(number: int):
    result = sheet(6)[number]
    picture = round_summary_picture(result, NAMES, RULES, SUMMARY)
    assert opened(picture).size == (1100, picture.height)
    assert len(picture.png) <= 60_000
    seat = next(seat for seat, score in enumerate(result.seats) if score and score.hand)
    swapped = replace(result.seats[seat], hand=cards("3D"))
    changed = replace(result, seats=(*result.seats[:seat], swapped, *result.seats[seat + 1 :]))
    assert round_summary_picture(changed, NAMES, RULES, SUMMARY).png != picture.png


def test_a_seat_that_sat_out_has_no_panel():
    result = sheet(4)[0]
    without = replace(result, seats=(None, *result.seats[1:]))
    assert (
        round_summary_picture(without, NAMES[:4], RULES).height < round_summary_picture(result, NAMES[:4], RULES).height
    )


@pytest.mark.parametrize("count", [3, 5])
def test_each_seat_needs_its_name(count: int):
    with pytest.raises(ValueError, match="4 seats"):
        score_sheet_picture(board_view(), NAMES[:count])
    with pytest.raises(ValueError, match="4 seats"):
        round_summary_picture(sheet(4)[0], NAMES[:count], RULES)


def test_examples_are_told_right_from_wrong():
    run = Example(cards("10S JS QS"), "a run", right=True)
    right, wrong = meld_strip([run]), meld_strip([replace(run, right=False)])
    assert right.png != wrong.png
    assert right.height == wrong.height < meld_strip([run, run]).height


def test_an_example_of_13_cards_fits():
    picture = meld_strip([Example(cards("AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"), "a long caption " * 20)])
    assert picture.width == 1100

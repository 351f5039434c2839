from dataclasses import replace

import pytest

from engine.cards import DIAMONDS, HEARTS, PLAYING_CARDS, SPADES, natural
from engine.games.suit_rows.rules import NO_ROWS, Rows, SuitRowsRules
from engine.rules.rule_set import HEROES, VILLAINS
from render.boards.board import board_pictures
from render.boards.suit_rows import PLACE, SMALL, row_cards, suits_of
from render.hands.hand import hand_picture
from render.kit import theme
from render.labels import BoardLabels
from tests.render.pixels import colours, only, opened
from tests.render.samples import FITTING, NAMES, ROWS, ROWS_HAND, cards, rows_view

LABELS = BoardLabels("Karo 8", "Anna is to act", heroes="Heroes", villains="Villains")
ALL: Rows = ((2, 14),) * 4


def board(rows: Rows = ROWS, seats: int = 4, fresh: str = "") -> bytes:
    return only(board_pictures(rows_view(seats, rows), NAMES[:seats], LABELS, fresh=cards(fresh))).png


def test_rounds_are_not_counted_before_anybody_has_won_one():
    view, heads = rows_view(2), [replace(LABELS, points=word) for word in ("", "rounds won")]
    none, worded = [only(board_pictures(view, NAMES[:2], labels)).png for labels in heads]
    assert none == worded
    won = view._replace(seats=(view.seats[0]._replace(total=1), view.seats[1]))
    assert only(board_pictures(won, NAMES[:2], heads[1])).png != worded


def test_a000_31_a_row_has_its_eight_in_the_middle_and_grows_both_ways():
    row = PLAYING_CARDS.texts(row_cards(SuitRowsRules(), DIAMONDS))
    assert row == "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD"
    assert SMALL.width < PLACE


def test_g_34_a_low_ace_lies_below_the_two():
    rules = SuitRowsRules().with_switches({"karo8.ace": "low"})
    assert PLAYING_CARDS.texts(row_cards(rules, SPADES)) == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    view = rows_view(rows=((1, 8), None, None, None))
    low = view._replace(rules=rules)
    assert only(board_pictures(low, NAMES[:4])).png != only(board_pictures(view, NAMES[:4])).png


def test_the_day_has_the_red_rows_and_the_night_the_black_ones():
    assert {natural(suit, 8).suit for suit in suits_of(HEROES)} == {HEARTS, DIAMONDS}
    assert not set(suits_of(HEROES)) & set(suits_of(VILLAINS))
    ground = dict(colours(opened(board(NO_ROWS))))
    assert ground[theme.DAY] > 60_000
    assert ground[theme.NIGHT] > 60_000


@pytest.mark.parametrize("suit", range(4))
def test_each_card_that_is_laid_changes_the_board(suit: int):
    seen = set()
    for row in (None, (8, 8), (7, 8), (8, 9), (2, 14)):
        seen.add(board(tuple(row if number == suit else None for number in range(4))))
    assert len(seen) == 5


def test_a_full_board_is_at_most_100_kb_and_the_last_card_is_marked():
    assert len(board(ALL)) <= 100_000
    assert len({board(), board(fresh="4H"), board(fresh="JS"), board(fresh="2H")}) == 3


def test_what_may_come_next_stands_out_until_the_game_is_over():
    rows: Rows = ((7, 8), (2, 14), (2, 14), None)
    assert only(board_pictures(rows_view(rows=rows), NAMES[:4])) != only(
        board_pictures(rows_view(rows=rows, ended=True), NAMES[:4])
    )
    first = rows_view(rows=rows)._replace(rules=SuitRowsRules().with_switches({"karo8.eights_first": True}))
    assert only(board_pictures(first, NAMES[:4])) != only(board_pictures(rows_view(rows=rows), NAMES[:4]))


def test_cards_that_may_be_laid_are_marked_in_the_hand_and_keep_their_index():
    view = rows_view(hand=ROWS_HAND)
    plain, marked = (opened(hand_picture(view, playable=cards(text))) for text in ("", FITTING))
    assert dict(colours(plain)).get(theme.RIGHT, 0) == 0
    assert dict(colours(marked))[theme.RIGHT] > 5 * 400
    assert hand_picture(view, playable=cards("2C")) == hand_picture(view)

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.games.duel.view import DuelView
from engine.rules.rule_set import HEROES, VILLAINS
from engine.rules.scores import MatchResult
from render.boards.board import board_pictures
from render.boards.duel import card_of, place_stands
from render.boards.duel_story import COLUMNS, MOST, duel_story, poses
from render.kit import theme
from render.labels import BoardLabels
from render.pieces.pack import Pack
from tests.render.pixels import colours, only, opened
from tests.render.samples import NAMES, comparisons, duel_view, finished_duel

LABELS = BoardLabels(
    "Comparison 14", "Everyone flips", heroes="Heroes", villains="Villains", takes="takes 4", tied="tie", at_stake="pot"
)
LIMIT = 100_000


def board(view: DuelView) -> bytes:
    return only(board_pictures(view, NAMES[: len(view.seats)], LABELS)).png


def test_heroes_stand_on_the_left_villains_on_the_right_and_nobody_in_the_way():
    for view in (duel_view(), duel_view("QH AS")):
        stands = place_stands(view)
        for seat, stand in stands.items():
            assert (stand.middle < theme.WIDTH // 2) == (view.teams[seat] == HEROES)
        for one, other in pairwise(sorted(stands.values(), key=lambda stand: stand.middle)):
            assert one.middle + one.plate // 2 < other.middle - other.plate // 2


def test_the_last_cards_lie_open_until_somebody_flips():
    before, waiting = duel_view(), duel_view(flipped=(1,))
    assert [card_of(before, seat) for seat in range(4)] == [card for _, card in before.shown]
    assert [card_of(waiting, seat) for seat in range(4)] == [None] * 4


def test_cards_that_flip_by_themselves_do_not_hide_the_last_ones():
    assert card_of(duel_view(flipped=(2,), letting_run=(2,)), 0) is not None
    assert card_of(duel_view(flipped=(2, 3), letting_run=(2,)), 0) is None


def test_in_a_play_off_those_who_are_not_in_it_keep_their_cards_open():
    view = duel_view("KH KS 3D 7C", revealing=(0, 1), at_stake=4, flipped=(1,))
    assert [card_of(view, seat) is None for seat in range(4)] == [True, True, False, False]


def test_a_seat_without_cards_has_an_empty_place():
    view = duel_view()._replace(shown=())
    empty = view._replace(seats=(view.seats[0]._replace(cards=0), *view.seats[1:]))
    assert board(empty) != board(view)


def test_a_finished_duel_is_a_tug_of_war():
    over = finished_duel()
    assert len(board(over)) <= LIMIT
    assert board(over) != board(over._replace(result=None))
    four = only(board_pictures(duel_view(), NAMES[:4], LABELS, Pack(four_colour=True))).png
    assert four != board(duel_view()), "four colours are for the duel too"


@pytest.mark.parametrize(("winners", "team"), [((0, 2), HEROES), ((1, 3), VILLAINS), ((0, 1, 2, 3), None)])
def test_the_rope_goes_to_the_winners_who_lean_back_and_whose_names_are_lit(winners: tuple[int, ...], team: int | None):
    over = finished_duel()._replace(result=MatchResult((1,) * 4, (1,) * 4, winners))
    for side, pose in zip((HEROES, VILLAINS), poses(over), strict=True):
        assert (pose.lean < 0) == (team in (side, None))
        assert (pose.moved < 0, pose.moved > 0) == (team == side, team not in (side, None))
    assert sum(pose.moved for pose in poses(over)) == 0, "they hold one rope"
    image = opened(board(over))
    below = image.height - 150
    halves = (image.crop((x, below, x + 400, image.height)) for x in (0, 400))
    lit = [dict(colours(half)).get(theme.ACCENT, 0) > 2000 for half in halves]
    assert lit == [team == HEROES, team == VILLAINS]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finale_fits_any_number_of_won_cards(seats: int):
    over = finished_duel()._replace(teams=(0, 1, 0, 1))
    for won in ((108, 0, 0, 0), (0, 0, 0, 0), (27, 27, 27, 27)):
        view = over._replace(
            seats=over.seats[:seats],
            teams=over.teams[:seats],
            won=won[:seats],
            result=MatchResult(won[:seats], (1,) * seats, (0,)),
        )
        assert len(board(view)) <= LIMIT


@pytest.mark.parametrize("count", [1, COLUMNS, COLUMNS + 1, MOST])
def test_comparisons_are_told_in_rows_of_twelve(count: int):
    told = (comparisons() * 7)[:count]
    picture = duel_story(duel_view(), told, LABELS)
    one_row = duel_story(duel_view(), told[:1], LABELS).height
    two_rows = duel_story(duel_view(), (comparisons() * 7)[: COLUMNS + 1], LABELS).height
    assert picture.height == one_row + (two_rows - one_row) * (-(-count // COLUMNS) - 1)
    assert opened(picture).width == theme.WIDTH
    assert len(picture.png) <= LIMIT
    assert picture.height <= 1.5 * picture.width


def test_a_story_tells_who_took_and_what_tied_and_of_many_comparisons_the_last():
    first, second, *_ = told = comparisons()
    pictures = {
        duel_story(duel_view(), comparison, LABELS).png
        for comparison in (told, told[:-1], (replace(first, taker=0),), (first,), (replace(first, cards=6),), (second,))
    }
    assert len(pictures) == 6
    assert duel_story(duel_view(), told * 7, LABELS) == duel_story(duel_view(), (told * 7)[-MOST:], LABELS)

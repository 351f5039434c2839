"""What a round brings (RULES games 1 and 2; A000-14, A000-15, A000-19 to A000-21; G-39, G-43, G-44)."""

from typing import Any

import pytest

from engine.games.draw_discard.rules import DrawDiscardRules
from engine.melds.worth import hand_value
from engine.rules.scores import RoundEnd, ScoreItem
from tests.engine.builders import BASIC, DRAW, LAYOFF, CardTable, at_table, cards, house


def won_by_0(rules: DrawDiscardRules = BASIC, others: tuple[str, ...] = ("5H",), **more: Any) -> CardTable:
    """A round that seat 0 wins by discarding its last card."""
    table = at_table(rules, hands=["2C", *others], **more)
    table.discard("2C")
    return table


def items(table: CardTable, seat: int) -> tuple[tuple[ScoreItem, int], ...]:
    score = table.result.seats[seat]
    return score.items


@pytest.mark.parametrize(
    ("switches", "hand", "points"),
    [
        *(((), hand, points) for hand, points in (("JK", 20), ("AH", 11), ("KH QH JH 10H", 40), ("9H", 9), ("2H", 2))),
        (("hand_values.ace=1",), "AS", 1),
        (("hand_values.court=13",), "JS QS KS", 36),
        (("hand_values.joker=40",), "JK", 40),
    ],
)
def test_game1_scoring_joker_20_ace_11_all_others_as_when_melding(switches, hand: str, points: int) -> None:
    rules = house(BASIC, *switches)
    assert hand_value(rules, cards(hand)) == points
    assert won_by_0(rules, (hand,)).points() == [0, points]


def test_game1_scoring_the_winner_scores_nothing_and_a000_15_penalty_points_count_upwards() -> None:
    table = won_by_0(others=("5H", "KH"))
    assert table.points() == [0, 5, 10]
    assert items(table, 0) == ()
    assert items(table, 1) == ((ScoreItem.HAND, 5),)


def test_a_seat_that_did_not_take_part_scores_nothing_at_all() -> None:
    table = won_by_0(others=("", "KH"), players=(0, 2))
    assert table.points() == [0, None, 10]


@pytest.mark.parametrize("total", [100, 0])
def test_a000_19_the_winner_has_40_penalty_points_deducted_and_g39_below_zero_too(total: int) -> None:
    table = won_by_0(LAYOFF, totals=(total, 0))
    assert table.points() == [-40, 5]
    assert items(table, 0) == ((ScoreItem.WINNER_BONUS, -40),)


@pytest.mark.parametrize(("total", "points"), [(0, 0), (10, -10), (40, -40), (100, -40)])
def test_a000_19_score_bonus_floor_zero(total: int, points: int) -> None:
    table = won_by_0(house(LAYOFF, "score.bonus_floor=zero"), totals=(total, 0))
    assert table.points() == [points, 5]


def test_bonus_floor_zero_leaves_penalties_alone() -> None:
    rules = house(LAYOFF, "score.bonus_floor=zero", "score.winner=own_hand_value")
    assert won_by_0(rules, totals=(0, 0)).points() == [0, 5]


def test_bonus_floor_zero_gives_back_of_the_bonus_alone() -> None:
    rules = house(LAYOFF, "score.bonus_floor=zero", "score.winner=own_hand_value", "go_out.knock=on")
    table = at_table(rules, hands=["5H 2C", "KH"], totals=(10, 0))
    table.discard("2C", call=True)
    assert items(table, 0) == ((ScoreItem.HAND, 5), (ScoreItem.WINNER_BONUS, -15))


def test_a000_20_a_lone_joker_has_20_cancelled() -> None:
    table = won_by_0(LAYOFF, ("JK", "JK JK", "JK 2H"))
    assert table.points() == [-40, 0, 40, 22]
    assert items(table, 1) == ((ScoreItem.HAND, 20), (ScoreItem.LONE_JOKER, -20))
    # Game 1 knows no relief and no charge for the first to lay out (A000-21), not even of nothing.
    table = won_by_0(BASIC, ("JK", "5H"), melds=[(2, "10S JS QS")])
    assert (items(table, 1), items(table, 2)) == (((ScoreItem.HAND, 20),), ((ScoreItem.HAND, 5),))


def test_a000_21_the_first_to_lay_out_who_does_not_win_gets_20() -> None:
    table = won_by_0(LAYOFF, ("5H", "KH"), melds=[(2, "10S JS QS"), (0, "3C 4C 5C"), (1, "9H 10H JH")])
    assert table.points() == [-40, 5, 30]
    assert items(table, 2) == ((ScoreItem.HAND, 10), (ScoreItem.FIRST_MELDER, 20))
    assert won_by_0(LAYOFF, ("5H",), melds=[(0, "10S JS QS"), (1, "9H 10H JH")]).points() == [-40, 5]


def test_a000_21_the_first_melder_is_who_laid_out_first_not_who_opened_last() -> None:
    table = at_table(LAYOFF, hands=["10S JS QS 2C", "10H JH QH 5C 6C"], stock="3D 4D")
    table.lay("10S JS QS")
    table.discard("2C")
    assert table.result.winner == 0
    table = at_table(LAYOFF, hands=["10S JS QS 2C 3C", "10H JH QH 5C"], stock="3D 4D")
    table.lay("10S JS QS")
    table.discard("2C")
    table.draw()
    table.lay("10H JH QH")
    assert table.round.table.first_melder == 0


def test_a000_21_a_lay_off_alone_is_no_laying_out() -> None:
    rules = house(LAYOFF, "layoff.requires=any_meld_on_table")
    table = at_table(rules, hands=["QH 5C", "6H"], melds=[(1, "9H 10H JH")], first_melder=None)
    table.lay(layoffs=[("QH", 1)])
    assert table.round.table.first_melder is None


def test_g43_g44_a_round_without_a_winner_has_no_40_and_no_20_but_the_relief() -> None:
    table = at_table(LAYOFF, hands=["JK", "5H"], stock="", discards="KS", phase=DRAW, melds=[(1, "10S JS QS")])
    table.draw()
    assert (table.result.end, table.points()) == (RoundEnd.STOCK_EXHAUSTED, [0, 5])
    assert items(table, 0) == ((ScoreItem.HAND, 20), (ScoreItem.LONE_JOKER, -20))

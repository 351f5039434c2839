"""The opening: what a seat's first laying-out must be worth (A000-06, A000-07, A000-17, A001-01, A003-08, A003-10)."""

import pytest

from engine.booklets import NSV_LAYOFF
from engine.games.events import Opened
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, LAYOFF, at_table, happened, house, refused

SUM = house(BASIC, "opening.scope=sum_of_melds")


def test_a000_06_opening_needs_one_meld_of_30() -> None:
    table = at_table(hands=["9S 10S JS 5H", "6H"])
    with refused(Reject.OPENING_SHORT, points=29, needed=30):
        table.lay("9S 10S JS")
    table = at_table(hands=["10S JS QS 5H", "6H"])
    assert table.lay("10S JS QS")[-1] == Opened(0, 30)
    assert table.round.table.opened == (True, False)


def test_a000_06_two_smaller_melds_do_not_open_but_where_their_sum_counts() -> None:
    hands = ["9S 10S JS 3H 4H 5H KD", "6H"]
    with refused(Reject.OPENING_ONE_MELD, points=29, needed=30):
        at_table(hands=hands).lay("9S 10S JS", "3H 4H 5H")
    assert at_table(SUM, hands=hands).lay("9S 10S JS", "3H 4H 5H")[-1] == Opened(0, 41)


def test_a000_06_smaller_melds_may_go_with_the_one_of_30() -> None:
    table = at_table(hands=["2C 2D 2S 10S JS QS KD", "6H"])
    table.lay("2C 2D 2S", "10S JS QS")
    assert table.events[-1] == Opened(0, 30)


def test_game1_values_a_joker_counts_as_the_card_it_replaces() -> None:
    table = at_table(hands=["JK JS QS 5H", "6H"])
    assert table.lay("JS QS JK")[-1] == Opened(0, 30)
    with refused(Reject.OPENING_SHORT, points=27):
        at_table(hands=["8S JK 10S KD", "6H"]).lay("8S JK 10S")


def test_a000_07_the_first_meld_of_each_player_in_a_round_is_bound_by_30_and_no_other() -> None:
    table = at_table(hands=["10S JS QS 2C 3C 4C KD", "6H", "7H"], melds=[(1, "10H JH QH")])
    with refused(Reject.OPENING_SHORT):
        table.lay("2C 3C 4C")
    table.lay("10S JS QS")
    assert happened(table.lay("2C 3C 4C"), Opened) == []


@pytest.mark.parametrize(("points", "opens"), [(0, True), (9, True), (10, False)])
def test_opening_points(points: int, opens: bool) -> None:
    table = at_table(house(BASIC, f"opening.points={points}"), hands=["2C 3C 4C KD", "6H"])
    if opens:
        assert table.lay("2C 3C 4C")[-1] == Opened(0, 9)
        return
    with refused(Reject.OPENING_SHORT, points=9, needed=10):
        table.lay("2C 3C 4C")


@pytest.mark.parametrize(
    ("switch", "words", "points"),
    [
        ("meld_values.ace_low=11", "AS 2S 3S", 16),
        ("meld_values.ace_high=1", "QS KS AS", 21),
        ("meld_values.ace_in_set=1", "AS AH AD", 3),
        ("meld_values.court=11", "10S JS QS", 32),
    ],
)
def test_meld_values(switch: str, words: str, points: int) -> None:
    table = at_table(house(BASIC, "opening.points=0", switch), hands=[f"{words} KD", "6H"])
    assert table.lay(words)[-1] == Opened(0, points)


def test_game1_lay_offs_do_not_count_towards_30() -> None:
    table = at_table(hands=["9S 10S JS QH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.OPENING_SHORT, points=29, needed=30):
        table.lay("9S 10S JS", layoffs=[("QH", 1)])


def test_a000_17_thirty_is_reached_with_the_card_laid_off() -> None:
    """An opening is judged whole: what falls short is not laid first and completed later."""
    table = at_table(LAYOFF, hands=["7S 8S 9S QH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.OPENING_SHORT, points=24):
        table.lay("7S 8S 9S")
    assert table.melds() == ["9H 10H JH"]
    assert table.lay("7S 8S 9S", layoffs=[("QH", 1)])[-1] == Opened(0, 34)


def test_a000_17_several_cards_laid_off_count() -> None:
    table = at_table(LAYOFF, hands=["2S 3S 4S QH KH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.OPENING_SHORT, points=29, needed=30):
        table.lay("2S 3S 4S", layoffs=[("QH", 1), ("KH", 1)])
    table = at_table(LAYOFF, hands=["2S 3S 4S QH KH AH 5H", "6H"], melds=[(1, "9H 10H JH")])
    assert table.lay("2S 3S 4S", layoffs=[("QH", 1), ("KH", 1), ("AH", 1)])[-1] == Opened(0, 40)


def test_a000_17_cards_added_to_the_own_new_meld_count() -> None:
    table = at_table(LAYOFF, hands=["9S 10S JS QS 5H", "6H"])
    assert table.lay("9S 10S JS", layoffs=[("QS", 1)])[-1] == Opened(0, 39)
    assert table.melds() == ["9S 10S JS QS"]


def test_a000_17_at_least_one_own_meld_is_needed() -> None:
    table = at_table(LAYOFF, hands=["QH KH AH 5H", "6H"], melds=[(1, "9H 10H JH")])
    with refused(Reject.LAYOFF_NEEDS_MELD):
        table.lay(layoffs=[("QH", 1), ("KH", 1), ("AH", 1)])


def test_a003_10_a_meld_whose_joker_is_freed_is_used() -> None:
    """By house rule a joker may be freed before one's opening; the meld that it leaves counts as it lies then."""
    switches = ("opening.count_table=touched_melds", "joker.swap=own_turn", "opening.points=30")
    rules = house(NSV_LAYOFF, *switches)
    table = at_table(rules, hands=["6C 9H JH 5H", "6H"], melds=[(1, "4C 5C JK 7C"), (1, "4D 5D 6D")])
    assert table.lay("9H JK JH", swaps=[("6C", 1)])[-1] == Opened(0, 29 + 22)


@pytest.mark.parametrize(("counted", "points"), [("none", 34), ("touched_melds", 63), ("all", 78)])
def test_a003_10_which_table_points_count_towards_the_opening(counted: str, points: int) -> None:
    """24 are laid and 10 laid off; of the melds on the table 29 are extended and 15 are not."""
    switches = (f"opening.count_table={counted}", "layoff.requires=own_opening")
    for minimum, opens in ((points, True), (points + 1, False)):
        rules = house(NSV_LAYOFF, *switches, f"opening.points={minimum}")
        table = at_table(rules, hands=["7S 8S 9S QH 5H", "6H"], melds=[(1, "9H 10H JH"), (1, "4D 5D 6D")])
        if opens:
            assert table.lay("7S 8S 9S", layoffs=[("QH", 1)])[-1] == Opened(0, points)
            continue
        with refused(Reject.OPENING_SHORT, points=points, needed=minimum):
            table.lay("7S 8S 9S", layoffs=[("QH", 1)])

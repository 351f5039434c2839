"""The opening: what a seat's first laying-out must be worth (A000-06, A000-07, A000-17, A001-01, A003-08, A003-10)."""

from typing import Final

import pytest

from engine.booklets import NSV_LAYOFF
from engine.games.draw_discard.family import DRAW_DISCARD
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Opened
from engine.games.moves import Lay
from engine.rules.refusals import Reject
from tests.engine.builders import BASIC, LAYOFF, at_table, happened, house, new_meld, refused

SUM: Final = house(BASIC, "opening.scope=sum_of_melds")
FREE: Final = house(BASIC, "opening.points=0")
HEARTS: Final = [(1, "9H 10H JH")]
SHORT, ONE_MELD = Reject.OPENING_SHORT, Reject.OPENING_ONE_MELD


@pytest.mark.parametrize(
    ("rules", "hand", "opens"),
    [
        (BASIC, "9S 10S JS", (SHORT, 29)),
        (BASIC, "10S JS QS", 30),
        (BASIC, "9S 10S JS | 3H 4H 5H", (ONE_MELD, 29)),
        (SUM, "9S 10S JS | 3H 4H 5H", 41),
        (BASIC, "2C 2D 2S | 10S JS QS", 30),
        # A joker counts as the card it replaces.
        (BASIC, "JS QS JK", 30),
        (BASIC, "8S JK 10S", (SHORT, 27)),
        (FREE, "2C 3C 4C", 9),
        (house(BASIC, "opening.points=9"), "2C 3C 4C", 9),
        (house(BASIC, "opening.points=10"), "2C 3C 4C", (SHORT, 9)),
        (house(FREE, "meld_values.ace_low=11"), "AS 2S 3S", 16),
        (house(FREE, "meld_values.ace_high=1"), "QS KS AS", 21),
        (house(FREE, "meld_values.ace_in_set=1"), "AS AH AD", 3),
        (house(FREE, "meld_values.court=11"), "10S JS QS", 32),
        # The cards after the sign are laid off at the nine, ten and jack of hearts.
        (BASIC, "9S 10S JS + QH", (SHORT, 29)),
        (LAYOFF, "7S 8S 9S", (SHORT, 24)),
        (LAYOFF, "7S 8S 9S + QH", 34),
        (LAYOFF, "2S 3S 4S + QH KH", (SHORT, 29)),
        (LAYOFF, "2S 3S 4S + QH KH AH", 40),
    ],
)
def test_a000_06_one_meld_of_30_opens_and_a000_17_what_is_laid_off_counts_or_does_not(
    rules: DrawDiscardRules, hand: str, opens: int | tuple[Reject, int]
) -> None:
    melds, _, more = hand.partition(" + ")
    table = at_table(rules, hands=[f"{hand.replace('|', '').replace('+', '')} 5D", "6H"], melds=HEARTS if more else [])
    laying = {"layoffs": [(word, 1) for word in more.split()]}
    if isinstance(opens, int):
        assert table.lay(*melds.split(" | "), **laying)[-1] == Opened(0, opens)
        assert table.round.table.opened[0]
    else:
        with refused(opens[0], points=opens[1], needed=rules.opening.points):
            table.lay(*melds.split(" | "), **laying)


def test_a000_07_the_first_meld_of_each_player_in_a_round_is_bound_by_30_and_no_other() -> None:
    table = at_table(hands=["10S JS QS 2C 3C 4C KD", "6H", "7H"], melds=[(1, "10H JH QH")])
    with refused(Reject.OPENING_SHORT):
        table.lay("2C 3C 4C")
    table.lay("10S JS QS")
    assert happened(table.lay("2C 3C 4C"), Opened) == []


def test_a000_17_cards_added_to_the_own_new_meld_count() -> None:
    table = at_table(LAYOFF, hands=["9S 10S JS QS 5H", "6H"])
    assert table.lay("9S 10S JS", layoffs=[("QS", 1)])[-1] == Opened(0, 39)
    assert table.melds() == ["9S 10S JS QS"]


@pytest.mark.parametrize(("counted", "points"), [("none", 38), ("touched_melds", 67)])
def test_a000_17_what_was_laid_off_before_in_the_same_turn_counts_as_in_one_move(counted: str, points: int) -> None:
    """18 are laid and 20 laid off; the meld that is extended counts 29."""
    rules = house(LAYOFF, "layoff.requires=any_meld_on_table", f"opening.count_table={counted}")
    table = at_table(rules, hands=["QH KH 5S 6S 7S 5C", "6H"], melds=HEARTS)
    for _ in range(2):
        table.lay(layoffs=[("QH", 1), ("KH", 1)])
        seen = DRAW_DISCARD.check_laying(table.view(0), Lay(0, 10, (new_meld("5S 6S 7S"),)))
        assert table.lay("5S 6S 7S")[-1] == seen[-1] == Opened(0, points)
        table.take_back()
    with refused(SHORT, points=18):
        table.lay("5S 6S 7S")


def test_a000_17_at_least_one_own_meld_is_needed() -> None:
    table = at_table(LAYOFF, hands=["QH KH AH 5H", "6H"], melds=HEARTS)
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
        table = at_table(rules, hands=["7S 8S 9S QH 5H", "6H"], melds=[*HEARTS, (1, "4D 5D 6D")])
        if opens:
            assert table.lay("7S 8S 9S", layoffs=[("QH", 1)])[-1] == Opened(0, points)
            continue
        with refused(Reject.OPENING_SHORT, points=points, needed=minimum):
            table.lay("7S 8S 9S", layoffs=[("QH", 1)])

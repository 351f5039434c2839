"""Bidding Rommé (003; A003-01, A003-04, A003-05; G-29)."""

import pytest

from engine.booklets import NSV_BASIC
from engine.games.events import RommeCalled
from engine.rules.scores import RoundEnd
from tests.engine.builders import OPENING_DISCARD, at_table, card, house


def test_a003_05_knock_ace_1_for_the_test_and_11_at_settlement() -> None:
    table = at_table(house(NSV_BASIC, "go_out.knock.ace=1"), hands=["AD QD", "5S"])
    assert RommeCalled(0, 1) in table.discard("QD", call=True)
    assert table.points() == [11, 5]


@pytest.mark.parametrize(
    ("switches", "hand", "others", "winner", "points"),
    [
        (("score.winner=nothing",), "9D QD", ["7S", "2S"], 2, [9, 7, 0]),
        # An equal hand does not undercut, and what counts for the knock says which one is lower.
        ((), "9D QD", ["9S"], 0, [9, 9]),
        (("go_out.knock.ace=1",), "AD QD", ["2S"], 0, [11, 2]),
    ],
)
def test_g29_knock_undercut_a_lower_hand_wins_instead_from_the_first_turn_on(
    switches: tuple[str, ...], hand: str, others: list[str], winner: int, points: list[int]
) -> None:
    table = at_table(house(NSV_BASIC, "go_out.knock.undercut=on", *switches), hands=[hand, *others], lap=1)
    table.discard("QD", call=True)
    assert (table.result.winner, table.points()) == (winner, points)


def test_g29_no_lay_offs_by_the_others() -> None:
    table = at_table(NSV_BASIC, hands=["9D QD", "8D"], melds=[(0, "5D 6D 7D")])
    table.discard("QD", call=True)
    assert (table.active(), table.points()) == ({}, [9, 8])


def test_g29_a_knock_with_the_opening_discard_is_offered_and_allowed() -> None:
    rules = house(
        NSV_BASIC, "start.opening_action=discard_only", "deal.extra_card_to=left_of_dealer", "go_out.knock.limit=9"
    )
    table = at_table(rules, hands=["9D QD", "8D"], discards="", phase=OPENING_DISCARD, lap=1)
    assert table.options(0).may_knock == (card("QD"),)
    table.discard("QD", call=True)
    assert table.result.winner == 0


def test_the_last_card_goes_out_without_a_bid() -> None:
    table = at_table(NSV_BASIC, hands=["QD", "8D"])
    table.discard("QD")
    assert (table.result.end, table.points()) == (RoundEnd.WENT_OUT, [0, 8])

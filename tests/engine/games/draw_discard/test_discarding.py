"""The discard that ends a turn (RULES game 1; G-23), and the neutral move that the clock makes (G-31)."""

import pytest

from engine.booklets import NSV_BASIC
from engine.games.draw_discard.rules import DrawDiscardRules
from engine.games.events import Discarded, DrewStock, ReturnedDiscard, TimedOut, TurnBegan
from engine.rules.refusals import Reject
from tests.engine.builders import (
    BASIC,
    DRAW,
    LAYOFF,
    OPENING_DISCARD,
    PLAY,
    WINDOW,
    at_table,
    card,
    cards,
    house,
    refused,
)

NO_CLAIMS = house(BASIC, "claim.enabled=off")


def test_g23_the_card_taken_from_the_discard_pile_may_not_be_discarded_in_the_same_turn_but_in_a_later_one() -> None:
    table = at_table(NO_CLAIMS, hands=["5H 6H", "7H"], discards="9S", phase=DRAW)
    table.take()
    with refused(Reject.DISCARD_JUST_TAKEN, card=card("9S")):
        table.discard("9S")
    table.discard("5H")
    table.draw()
    table.discard("7H")
    table.draw()
    table.discard("9S")
    assert table.discards == "5H 7H 9S"


def test_g23_an_equal_card_held_before_may_be_discarded() -> None:
    """Equal cards are interchangeable: which of the two is which cannot be told."""
    table = at_table(hands=["9S 6H", "7H"], discards="9S", phase=DRAW)
    table.take()
    table.discard("9S")
    assert table.hand(0) == "9S 6H"


def test_g23_a_card_claimed_out_of_turn_may_be_discarded_in_the_own_turn() -> None:
    table = at_table(hands=["9H 6H", "5C 7C", "5D"])
    table.discard("9H")
    table.pass_and_claim(1, 2)
    table.draw()
    table.discard("5C")
    table.close()
    table.draw()
    table.discard("9H")
    assert table.discards.endswith("9H")


def test_a_discard_ends_what_was_fresh() -> None:
    table = at_table(NO_CLAIMS, hands=["5H 6H", "7H"], fresh=(cards("5H"), cards("7H")))
    table.discard("6H")
    assert table.round.fresh == ((), cards("7H"))


@pytest.mark.parametrize("drawn", [False, True])
def test_g31_the_clock_draws_from_the_stock_where_the_seat_has_not_and_discards_that_card(drawn: bool) -> None:
    table = at_table(NO_CLAIMS, hands=["5H KH", "7H"], stock="2C 3C", phase=DRAW)
    if drawn:
        table.draw()
    drew = () if drawn else (DrewStock(0, card("2C")),)
    assert table.time_out() == (TimedOut(0), *drew, Discarded(0, card("2C")), TurnBegan(1, 11))
    assert (table.hand(0), table.discards) == ("5H KH", "9S 2C")


def test_g31_the_clocks_discard_may_be_claimed_like_any() -> None:
    table = at_table(hands=["5H 6H", "7H", "8H"], phase=DRAW)
    table.time_out()
    assert table.phase is WINDOW


@pytest.mark.parametrize(
    ("hand", "stock", "laid", "swaps", "fresh", "thrown"),
    [
        # The drawn card was melded: the one that counts most goes, but no joker, none claimed before, none freed.
        ("10S JS 5H KD JK", "QS", ["10S JS QS"], [], "", "KD"),
        ("10S JS 2D KD", "QS", ["10S JS QS"], [], "2D", "KD"),
        ("3D 2D", "10H", [], [("10H", 1)], "", "3D"),
    ],
)
def test_g31_where_the_drawn_card_is_there_no_more_the_dearest_goes(hand, stock, laid, swaps, fresh, thrown) -> None:
    words = {"hands": [hand, "7H"], "stock": stock, "fresh": (cards(fresh), ())}
    table = at_table(NO_CLAIMS, **words, phase=DRAW, melds=[(1, "9H JK JH")], opened=[0])
    table.draw()
    table.lay(*laid, swaps=swaps)
    table.time_out()
    assert table.discards == f"9S {thrown}"


@pytest.mark.parametrize(("hand", "thrown"), [("5H KH 6H", "KH"), ("JK JK", "JK")])
def test_g31_the_dearest_goes_after_taking_and_at_the_opening_discard_and_a_joker_last(hand: str, thrown: str) -> None:
    opening = at_table(NO_CLAIMS, hands=[hand, "7H"], discards="", phase=OPENING_DISCARD, lap=1)
    taken = at_table(NO_CLAIMS, hands=[hand, "7H"], discards="AS", phase=DRAW)
    taken.take()
    for table in (opening, taken):
        table.time_out()
        assert table.discards == thrown


def test_g30_g31_a_card_owed_to_the_table_goes_back_first() -> None:
    rules = house(NSV_BASIC, "draw.discard_take=only_if_melded_this_turn")
    table = at_table(rules, hands=["7H 8H KD", "6H"], stock="2C", discards="9H", phase=DRAW)
    table.take()
    assert table.time_out() == (
        TimedOut(0),
        ReturnedDiscard(0, card("9H")),
        DrewStock(0, card("2C")),
        Discarded(0, card("2C")),
        TurnBegan(1, 11),
    )
    assert table.discards == "9H 2C"


@pytest.mark.parametrize("rules", [BASIC, LAYOFF, house(BASIC, "go_out.call=required")])
def test_g31_the_clock_discards_a_last_card_and_calls(rules: DrawDiscardRules) -> None:
    table = at_table(rules, hands=["KH", "7H"], phase=PLAY)
    table.time_out()
    assert table.result.winner == 0

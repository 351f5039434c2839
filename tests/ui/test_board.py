"""The board: buttons as far as what everyone knows allows; of hands it knows nothing (`tests/contract`, of views)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.hosting.refusals import Refused
from bot.records.games import Ending, GameStatus, Holder
from bot.ui.hand.sitting import Reply
from tests.engine.builders import BASIC, DRAW, OPENING_DISCARD, PLAY, CardTable, at_table, house
from tests.ui.looks import a_draft, a_look, behind_more, buttons, selects, texts, the_board, the_hand, the_panel

HANDS = ("7H 8H 9H 2C", "KS KH 3D 4D", "5C 6C JK AS")
SUSPENDED = Ending(1001, frozenset({1001}), suspended=True)


def a_window(hands: tuple[str, ...] = HANDS) -> CardTable:
    """Seat 0 has discarded its 2C; seats 1 and 2 are asked."""
    table = at_table(hands=hands)
    table.discard("2C")
    return table


@pytest.mark.parametrize(
    ("table", "shown"),
    [
        ({"phase": DRAW}, ["Draw", "Take 9♠︎"]),
        ({"phase": PLAY}, []),
        ({"phase": OPENING_DISCARD}, []),
        ({"phase": DRAW, "stock_only": True}, ["Draw"]),
    ],
    ids=["to draw", "once drawn", "at the start", "g10 after a claim"],
)
async def test_the_piles_are_open_as_the_phase_has_it_and_nothing_can_be_claimed(
    table: dict[str, Any], shown: list[str]
) -> None:
    board = await the_board(a_look(at_table(hands=HANDS, **table), None))
    assert list(buttons(board)) == ["My hand", *shown, "More"]


async def test_who_may_play_on_for_somebody_finds_both_piles_beside_it_and_a_free_seat_behind_more() -> None:
    away = replace(Holder(1, "Ben", 1002), autopilot=True, is_open=True)
    holders = (Holder(0, "Ada", 1001), away, Holder(2, "Cyd", 1003))
    visible = a_look(at_table(hands=HANDS, phase=DRAW), None, holders=holders)
    late = replace(visible, deadlines=replace(visible.deadlines, can_play_on=True))
    shown = buttons(await the_board(late))
    assert list(shown) == ["My hand", "Play on", "Draw", "Take 9♠︎", "More"]


async def test_in_a_claim_window_everyone_may_knock_or_pass() -> None:
    message = await the_board(a_look(a_window(), None))
    assert list(buttons(message)) == ["My hand", "Knock for 2♣︎", "Pass", "More"]
    assert "2♣︎ may be claimed: knock or pass." in texts(message)
    assert "<t:1894017600:R>" in texts(message)
    assert "who passes agrees" not in texts(message)
    asked = at_table(house(BASIC, "claim.veto=on"), hands=HANDS)
    asked.discard("2C")
    assert "who passes agrees, who says nothing does not" in texts(await the_board(a_look(asked, None)))


async def test_a_lobby_has_no_board() -> None:
    lobby = replace(a_look(at_table(hands=HANDS), None), view=None)
    with pytest.raises(Refused, match="not_running"):
        await the_board(lobby)


@pytest.mark.parametrize("over", [{"status": GameStatus.CANCELLED}, {"ending": SUSPENDED}])
async def test_of_what_is_over_no_hand_has_buttons_or_says_whose_turn_it_is(over: dict[str, Any]) -> None:
    visible = a_look(at_table(hands=HANDS), 0, **over)
    message = await the_panel(Reply(visible, a_draft()))
    assert not buttons(message)
    assert not selects(message)
    assert "Your turn" not in texts(message)
    assert "<t:1894017600:R>" not in texts(message), "a moment that passes would read as if it were to come"


async def test_two_players_are_told_that_nobody_knocks_and_are_offered_no_knocking() -> None:
    table = at_table(hands=HANDS[:2], phase=DRAW)
    message = await the_board(a_look(table, None))
    assert "With two players nobody knocks" in texts(message)
    assert not {"Knock", "Pass"} & set(buttons(message))
    assert "Standing orders" not in behind_more(await the_hand(table, 0, more=True))
    three = await the_board(a_look(at_table(hands=HANDS, phase=DRAW), None))
    assert "With two players" not in texts(three)
    asked = a_look(a_window(), None)
    assert asked.view is not None
    seats = (*asked.view.seats[:2], asked.view.seats[2]._replace(out=True))
    left = texts(await the_board(replace(asked, view=asked.view._replace(seats=seats))))
    assert ("may be claimed" in left, "With two players" in left) == (True, False)
    assert "discards are not for sale" in texts(await the_board(a_look(table, None, variant="nsv_buy")))


async def test_where_nothing_goes_on_nobody_is_marked_as_to_act() -> None:
    table = at_table(hands=HANDS, phase=DRAW)
    played = await the_board(a_look(table, None))
    assert "to act" in (played.files[0].alt or "")
    for over in (
        a_look(table, None, status=GameStatus.CANCELLED),
        a_look(table, None, ending=SUSPENDED),
        a_look(table, None, holders=[Holder(seat, "Ada", 1001, autopilot=True) for seat in range(3)]),
    ):
        message = await the_board(over)
        assert "to act" not in (message.files[0].alt or "")
        assert message.files[0].data != played.files[0].data

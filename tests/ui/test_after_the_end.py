"""What a table shows once nothing is played at it: called off, suspended, over, left by all, its channel deleted."""

from dataclasses import replace
from datetime import UTC, datetime

import discord
import pytest

from bot.records.deadlines import Deadlines
from bot.records.games import Ending, GameStatus, Obstacle, Standstill, VisibleGame
from bot.ui.table.calling_off import ending_notice, ending_settled
from bot.ui.table.game_facts import moment_and_end
from bot.ui.table.seats import players_panel
from tests.engine.builders import DRAW, at_table
from tests.ui.looks import ENGLISH, NO_EMOJIS, USERS, a_look, buttons, texts, the_board
from tests.ui.test_summary import a_finished_look

HANDS = ("7H 8H 9H 2C", "KS KH 3D 4D", "5C 6C JK AS")
UNTIL = datetime(2030, 1, 8, 12, tzinfo=UTC)
ASKED = Ending(USERS[0], frozenset(USERS[:2]), suspended=True)
TO_READ = {"What happened", "Rules", "Help"}


def ended(state: str) -> VisibleGame:
    """A table of three in a state in which nobody is to do anything."""
    visible = a_look(at_table(hands=HANDS, phase=DRAW), None)
    if state == "over":
        return a_finished_look()
    gone = tuple(replace(one, autopilot=True, is_open=True) for one in visible.record.holders)
    changed = {
        "called off": {"status": GameStatus.CANCELLED},
        "left by all": {"status": GameStatus.CANCELLED, "holders": gone},
        "suspended, then over": {"status": GameStatus.CANCELLED, "ending": ASKED},
        "suspended": {"ending": ASKED},
        "deleted": {"standstill": Standstill(Obstacle.CHANNEL_GONE, UNTIL)},
    }[state]
    deadlines = Deadlines(None, None, ending=UNTIL if state == "suspended" else None)
    return replace(visible, record=replace(visible.record, **changed), deadlines=deadlines)


def calls(said: str) -> bool:
    """Whether a text says that somebody is to play."""
    return "to play" in said or "your turn" in said.lower()


@pytest.mark.parametrize("state", ["called off", "left by all", "suspended", "suspended, then over", "over"])
async def test_nothing_that_is_over_has_live_buttons_or_calls_anybody(state: str) -> None:
    visible = ended(state)
    board = await the_board(visible)
    assert set(buttons(board)) <= TO_READ
    assert not calls(texts(board))
    assert (discord.utils.format_dt(UNTIL, "f") in texts(board)) == (state == "suspended")


@pytest.mark.parametrize("state", ["called off", "suspended", "suspended, then over", "over", "deleted"])
def test_a_list_says_of_a_table_at_rest_neither_whose_turn_it_is_nor_until_when(state: str) -> None:
    moment, ends = moment_and_end(ended(state), ENGLISH, NO_EMOJIS)
    assert ends == ""
    assert not calls(moment)


async def test_a_suspended_match_offers_its_two_ways_on_and_nothing_else() -> None:
    record = ended("suspended").record
    asked = ending_notice(ended("suspended"), ASKED, ENGLISH)
    assert set(buttons(asked)) == {"Keep playing", "Agree to end it"}
    assert buttons(players_panel(record, USERS[0], ENGLISH)) == {}


@pytest.mark.parametrize("state", ["called off", "suspended, then over", "over"])
async def test_the_question_of_a_match_that_is_over_says_ended_and_no_time(state: str) -> None:
    settled = ending_settled(ended(state).record, ENGLISH)
    assert texts(settled).endswith("has ended.")
    assert "<t:" not in texts(settled)
    assert buttons(settled) == {}

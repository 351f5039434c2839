"""Seats of those who are away, as lobbies, boards, notices and lists show them."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.records.games import (
    LEAST_TURNS,
    Ending,
    GameRecord,
    GameStatus,
    Holder,
    Obstacle,
    Predecessor,
    Punctuality,
    Standstill,
    TableOf,
)
from bot.ui.games.families import board_of
from bot.ui.lobby.changing import leaf_panel
from bot.ui.table.notice import autopilot_notice, standstill_notice
from bot.ui.table.seats import players_panel, seat_open_notice
from bot.ui.table.summary import match_summary
from engine.cards import Seat
from tests.engine.builders import BASIC, DRAW, at_table, house
from tests.hosting.hosted import MONDAY
from tests.ui.looks import ENGLISH, NO_EMOJIS, USERS, a_look, a_record, buttons, hand_of, in_a_lobby, texts, the_board
from tests.ui.test_summary import a_finished_look

ADA, BEN, CYD = (Holder(seat, name, USERS[seat]) for seat, name in enumerate(("Ada", "Ben", "Cyd")))
BEN_AWAY = replace(BEN, autopilot=True, misses=2)
BEN_GONE = replace(BEN_AWAY, is_open=True)
DOT_FOR_BEN = replace(BEN, name="Dot", user_id=USERS[3], before=(Predecessor(USERS[1], "Ben"),))
HANDS = ("7H 8H 9H 2C", "KS KH 3D 4D", "5C 6C JK AS")


def a_match(*holders: Holder, **more: object) -> GameRecord:
    return a_record(holders=holders, **more)


def told_of_time(record: GameRecord, punctual: Mapping[int, Punctuality] | None = None) -> str:
    return texts(leaf_panel(in_a_lobby(record, punctual), "time", ENGLISH))


def test_a_lobby_tells_who_keeps_time_once_enough_is_known() -> None:
    punctual = {USERS[0]: Punctuality(40, 39), USERS[1]: Punctuality(LEAST_TURNS - 1, 0)}
    told = told_of_time(a_record(status=GameStatus.LOBBY), punctual)
    assert "Ada plays 97 % of turns in time" in told
    assert "Ben plays" not in told


def test_a_lobby_says_beforehand_what_becomes_of_the_seat_of_who_is_away() -> None:
    assert "Miss 2 turns and a computer fills in" in told_of_time(a_record(status=GameStatus.LOBBY))
    stays = a_record(house(BASIC, "match.on_leave=forfeit"), status=GameStatus.LOBBY)
    assert "Leave, and you are out." in told_of_time(stays)
    assert "fills in" not in told_of_time(a_record(status=GameStatus.LOBBY, guild_id=0))


async def test_a_free_seat_can_be_taken_from_the_board() -> None:
    table = at_table(hands=HANDS, phase=DRAW)
    board = board_of(a_look(table, None, holders=(ADA, BEN_GONE, CYD)), ENGLISH, NO_EMOJIS)
    assert [item.item.label for item in board.sight().behind if "seat" in item.item.label] == ["Take Ben’s seat"]


async def test_where_everybody_is_away_the_board_says_that_the_match_is_paused() -> None:
    gone = tuple(replace(one, autopilot=True, is_open=True) for one in (ADA, BEN, CYD))
    paused = await the_board(a_look(at_table(hands=HANDS, phase=DRAW), None, holders=gone))
    assert "the match is paused" in texts(paused)
    assert list(buttons(paused)) == ["My hand", "Take Ada’s seat", "Take Ben’s seat", "More"]
    assert "paused until somebody comes back or takes a seat." in texts(paused)
    kept = tuple(replace(one, is_open=False) for one in gone)
    for rules in (BASIC, house(BASIC, "match.on_leave=forfeit")):
        paused = await the_board(a_look(at_table(rules, hands=HANDS, phase=DRAW), None, holders=kept))
        assert "Everybody is away: the match is paused until somebody comes back." in texts(paused)


async def test_where_everybody_is_away_the_hand_says_so_to_who_is_not_in_turn_and_the_turn_to_who_is() -> None:
    gone = tuple(replace(one, autopilot=True, is_open=True) for one in (ADA, BEN, CYD))
    table = at_table(hands=HANDS, phase=DRAW)
    waiting, acting = [await hand_of(a_look(table, seat, holders=gone)) for seat in (1, 0)]
    assert ("the match is paused" in texts(waiting), "I am back" in buttons(waiting)) == (True, True)
    assert ("draw a card" in texts(acting), "I am back" in buttons(acting)) == (True, False), "a move brings them back"
    (asked := at_table(hands=HANDS)).discard("2C")
    assert "the match is paused" in texts(await hand_of(a_look(asked, 0, holders=gone))), "nobody knocks meanwhile"


def test_the_notice_of_a_free_seat_says_all_that_comes_with_it_and_calls_nobody() -> None:
    notice = seat_open_notice(in_a_lobby(a_match(ADA, BEN_GONE, CYD)), 1, ENGLISH)
    assert buttons(notice) == {"Take Ben’s seat": True, "I am back": True}
    assert notice.mentions == ()
    assert "with its cards and its score; the result names you both. Until then Ben may come back." in texts(notice)


@pytest.mark.parametrize(
    ("asker", "ben", "offered"),
    [
        (USERS[4], BEN_GONE, {"Take Ben’s seat"}),
        (USERS[4], BEN_AWAY, set()),
        (USERS[5], BEN_GONE, set()),
        (USERS[0], BEN_AWAY, {"Free Ben’s seat", "Leave", "Call off"}),
        (USERS[0], BEN_GONE, {"Leave", "Call off"}),
        (USERS[2], BEN_AWAY, {"Leave", "Call off"}),
        (USERS[1], BEN_GONE, {"I am back"}),
    ],
)
def test_the_players_are_listed_with_what_each_asker_may_do(asker: int, ben: Holder, offered: set[str]) -> None:
    panel = players_panel(a_match(ADA, ben, replace(CYD, before=(Predecessor(USERS[5], "Fay"),))), asker, ENGLISH)
    assert set(buttons(panel)) == offered
    assert "1. Ada, the host" in texts(panel)
    lines = [line for line in texts(panel).splitlines() if line.startswith("2.")]
    assert lines == ["2. Ben, away, the seat is free" if ben.is_open else "2. Ben, away, the computer plays"]


def test_while_its_match_is_paused_no_list_of_players_says_that_the_computer_plays() -> None:
    still = a_record(holders=(ADA, BEN_AWAY, CYD), standstill=Standstill(Obstacle.PAUSED, MONDAY))
    everybody = a_record(holders=tuple(replace(one, autopilot=True) for one in (ADA, BEN, CYD)))
    suspended = a_record(holders=(ADA, BEN_AWAY, CYD), ending=Ending(USERS[0], suspended=True))
    for record in (still, everybody, suspended):
        assert "2. Ben, away\n" in texts(players_panel(record, USERS[0], ENGLISH))


def test_a_list_of_players_tells_computers_and_whose_seat_somebody_plays() -> None:
    dino = Holder(2, "Dino", None, computer="easy")
    told = texts(players_panel(a_match(ADA, DOT_FOR_BEN, dino), USERS[0], ENGLISH))
    assert "2. Dot, in the seat of Ben" in told
    assert "3. Dino, a computer player" in told


def test_a001_08_who_is_out_is_listed_as_that_and_is_not_offered_to_leave() -> None:
    panel = players_panel(a_match(ADA, BEN, CYD), USERS[1], ENGLISH, {Seat(1)})
    assert (list(buttons(panel)), "2. Ben, out" in texts(panel)) == (["Call off"], True)


def test_where_leaving_forfeits_nobody_is_offered_to_leave_or_to_free_a_seat() -> None:
    stays = a_record(house(BASIC, "match.on_leave=forfeit"), holders=(ADA, BEN_AWAY, CYD))
    assert set(buttons(players_panel(stays, USERS[0], ENGLISH))) == {"Call off"}
    of_a_tournament = replace(stays, table_of=TableOf(1, 1, 1))
    assert buttons(players_panel(of_a_tournament, USERS[0], ENGLISH)) == {}
    kept = a_match(ADA, BEN, CYD, table_of=TableOf(1, 1, 1))
    told = [texts(players_panel(one, USERS[0], ENGLISH)) for one in (stays, of_a_tournament, kept)]
    assert ["you are out" in one for one in told] == [True, True, False]


async def test_the_result_names_both_who_held_a_seat() -> None:
    finished = a_finished_look()
    both = replace(finished, record=replace(finished.record, holders=(ADA, DOT_FOR_BEN, CYD)))
    assert "Dot played on in the seat of Ben." in texts(await match_summary(both, ENGLISH, NO_EMOJIS))
    assert "in the seat of" not in texts(await match_summary(finished, ENGLISH, NO_EMOJIS))
    back = replace(BEN, before=(*DOT_FOR_BEN.before, Predecessor(USERS[3], "Dot")))
    both = replace(finished, record=replace(finished.record, holders=(ADA, back, CYD)))
    assert "Ben played on in the seat of Dot." in texts(await match_summary(both, ENGLISH, NO_EMOJIS))


def test_a_seat_of_which_somebody_was_taken_for_good_is_known_by_their_name_and_they_do_not_come_back() -> None:
    taken = Holder(1, "Cleo", None, computer="steady", is_open=True, before=(Predecessor(USERS[1], "Ben"),))
    record = a_record(holders=(Holder(0, "Ada", USERS[0]), taken, Holder(2, "Cyd", USERS[2])))
    said = texts(seat_open_notice(in_a_lobby(record), 1, ENGLISH))
    assert "Ben’s seat" in said
    assert "may come back" not in said
    panel = players_panel(record, USERS[5], ENGLISH)
    assert "Cleo, a computer player, the seat is free" in texts(panel)
    assert list(buttons(panel)) == ["Take Ben’s seat"]


@pytest.mark.parametrize("why", ["tournament", "everybody is away", ""])
async def test_while_its_match_is_paused_nobody_is_told_that_the_computer_plays(why: str) -> None:
    visible, paused = a_look(at_table(hands=HANDS), 0), bool(why)
    standstill = Standstill(Obstacle.PAUSED, MONDAY) if why == "tournament" else None
    holders = tuple(replace(one, autopilot=why == "everybody is away", misses=3) for one in visible.record.holders)
    record = replace(visible.record, standstill=standstill, status=GameStatus.RUNNING, holders=holders)
    told = texts(autopilot_notice(replace(visible, record=record), Seat(0), ENGLISH))
    assert ("you were away" in told) is not paused
    assert ("plays it once the match goes on" in told) is paused
    assert ("After 1 more turn others may take it" in told) is not paused


@pytest.mark.parametrize("table_of", [None, TableOf(3, 1, 2)])
def test_only_where_no_round_goes_on_meanwhile_is_it_said_that_nobody_loses_time(table_of: TableOf | None) -> None:
    locked = a_record(standstill=Standstill(Obstacle.LOCKED, MONDAY), table_of=table_of)
    told = texts(standstill_notice(locked, (), ENGLISH, direct=True))
    assert "until its thread is unlocked" in told
    assert ("Nobody loses time." in told) is (table_of is None)

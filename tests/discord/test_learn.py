"""Learning a game: by `/learn` in one's direct messages, where nobody else looks in; line by line in a first match."""

import asyncio
from unittest.mock import create_autospec

import discord
import pytest
from simcord.builders import UserHandle

from bot.records.games import GameRecord, GameStatus
from bot.ui.kit.request import Request
from bot.ui.lobby.practice import one_by_one
from engine.variants import VARIANTS
from tests.discord.conftest import World
from tests.discord.games import AnyGame
from tests.discord.tables import (
    BOARD_CATCHES_UP,
    QUICK_ROUND,
    answer,
    choose_from,
    labels,
    open_table,
    panel_of,
    select_of,
    started,
    tap,
    values_of,
    words,
)

LESSON = "💡"


async def practice_of(world: World, user: UserHandle) -> GameRecord:
    """The game in somebody's direct messages."""
    return await world.bot.services.games.game_in_channel(user.dm_channel.id)


async def the_board(world: World, user: UserHandle) -> discord.Message:
    """The board in somebody's direct messages, once it has caught up."""
    await world.env.advance_time(BOARD_CATCHES_UP)
    board_id = (await practice_of(world, user)).board_message_id
    return next(message for message in user.dm_channel.history() if message.id == board_id)


async def test_a_practice_game_is_dealt_beside_the_game_of_the_server(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    said = answer(await world.ada.slash(world.channel, "learn", game="gin_rummy"))
    assert "Your practice game of Gin rummy is ready" in said
    assert "chosen" in said
    home = world.ada.user
    record = await practice_of(world, home)
    assert (record.variant, record.guild_id, record.status) == ("gin_rummy", 0, GameStatus.RUNNING)
    assert [holder.computer for holder in record.holders] == [None, "easy"]
    assert f"@me/{home.dm_channel.id}" in said
    assert (await table.record()).status is GameStatus.RUNNING
    assert record.id != table.game_id
    listed = select_of((await world.ada.slash(world.channel, "games")).response, "one")["options"]
    assert {"ada and ben", "your messages with me"} == {one["description"] for one in listed}


async def test_it_is_played_by_buttons_and_by_commands_and_each_turn_is_explained(world: World) -> None:
    home = world.ada.user
    await world.ada.slash(world.channel, "learn", game="disney_basic")
    for _ in range(30):
        board = await the_board(world, home)
        view = (await world.bot.services.games.look((await practice_of(world, home)).id, world.ada.id)).view
        if view.turn_seat == view.seat:
            break
        await world.env.advance_time(2)
    opened = await tap(home, board, "My hand")
    assert "💡" in words(opened.response)
    assert select_of(opened.response, "cards")["options"]
    typed = await home.slash("hand")
    assert "💡" in answer(typed)
    assert "In 30 seconds" in answer(await home.slash("game rules"))


async def test_what_somebody_presses_twice_at_once_deals_one_after_the_other(world: World) -> None:
    seen: list[str] = []

    @one_by_one
    async def deal(request: Request, press: str) -> None:
        seen.append(press)
        await asyncio.sleep(0)
        seen.append(press)

    asker = create_autospec(Request, instance=True, services=world.bot.services, user_id=world.ada.id)
    await asyncio.gather(deal(asker, "once"), deal(asker, "twice"))
    assert seen == ["once", "once", "twice", "twice"]


async def test_one_practice_game_at_a_time_that_nobody_else_finds_and_that_can_be_ended(world: World) -> None:
    home, ben = world.ada.user, world.ben.user
    await world.ada.slash(world.channel, "learn", game="gin_rummy")
    assert "no game" in answer(await world.ben.slash(world.channel, "game list"))
    assert "Gin" not in answer(await ben.slash("game list"))
    panel = panel_of(await ben.slash("game new"))
    assert not [label for label in labels(panel) if label.startswith("As last time")]
    listed = answer(await home.slash("game list"))
    assert ("Gin rummy" in listed, "Your games" in listed) == (True, True)
    again = answer(await world.ada.slash(world.channel, "learn", game="my_rummy"))
    assert "You are practising Gin rummy" in again
    listed = panel_of(await home.slash("games"))
    await choose_from(home, listed, "one", values_of(listed, "one")[0])
    asked = panel_of(await tap(home, listed, "Call off"))
    await tap(home, asked, "Call the match off")
    assert "is ready" in answer(await home.slash("learn", game="my_rummy"))
    assert (await practice_of(world, home)).variant == "my_rummy"


async def test_one_press_switches_to_another_game_and_an_old_press_ends_nothing(world: World) -> None:
    home = world.ada.user
    await world.ada.slash(world.channel, "learn", game="gin_rummy")
    offered, old = [panel_of(await home.slash("learn", game="my_rummy")) for _ in range(2)]
    first = await practice_of(world, home)
    await home.click(offered, label="Switch to my Rummy")
    assert ("is ready" in words(offered), labels(offered)) == (True, {}), "in the place of what it answers"
    second = await practice_of(world, home)
    assert (second.variant, second.status) == ("my_rummy", GameStatus.RUNNING)
    left = await world.bot.services.games.look(first.id, world.ada.id)
    assert left.record.status is GameStatus.CANCELLED
    await home.click(old, label="Switch to my Rummy")
    assert (await practice_of(world, home)).id == second.id


async def test_without_a_name_the_game_of_the_channel_is_learnt(world: World) -> None:
    assert next(iter(VARIANTS)) == "disney_basic"
    await open_table(world, world.ben, variant="rummy_500")
    assert "500 rummy" in answer(await world.ada.slash(world.channel, "learn"))


async def test_the_welcome_names_the_button_that_is_under_the_board(world: World) -> None:
    for variant, named in {"disney_duel": "Flip", "gin_rummy": "My hand"}.items():
        offered = panel_of(await world.ada.slash(world.channel, "learn", game=variant))
        if labels(offered):
            await tap(world.ada, offered, "Switch")
        board = await the_board(world, world.ada.user)
        assert named in labels(board)
        welcomes = [words(one) for one in world.ada.user.dm_channel.history()]
        assert any(f"Press **{named}** under the board" in said for said in welcomes)
        assert ("My hand" in "".join(welcomes)) is (named == "My hand")


async def test_the_first_match_of_a_game_explains_each_turn_to_whoever_is_in_turn(world: World) -> None:
    table = await started(world, world.ada, world.ben)
    first = await table.in_turn()
    second = next(person for person in table.people if person != first)
    assert LESSON in words(await table.open_hand(first))
    assert LESSON not in words(await table.open_hand(second))
    for teaching in (False, True):
        await world.bot.services.people.settle(first.id, teaching=teaching)
        assert (LESSON in words(await table.open_hand(first))) is teaching


@pytest.mark.prove
async def test_after_two_rounds_it_fades(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND, rounds=3)
    typist = AnyGame(table)
    rounds_taught = set()
    while (due := await table.next_move()) is not None:
        person, move = due
        view = await table.view(person)
        if view.round not in rounds_taught and LESSON in words(await table.open_hand(person)):
            rounds_taught.add(view.round)
        await typist(person, move)
    assert rounds_taught == {1, 2}


async def test_another_game_is_taught_anew_and_a_restart_forgets_nothing(world: World) -> None:
    table = await started(world, world.ada, world.ben, rules=QUICK_ROUND)
    await table.played_out()
    again = await started(world, world.ada, world.ben)
    assert not (await again.look(world.ada)).taught
    await world.restart()
    assert not (await again.look(world.ada)).taught
    other = world.guild.create_text_channel("other")
    await world.ada.slash(other, "game new", game="rummy_500", computers=1)
    await world.ada.slash(other, "game start")
    record = await world.bot.services.games.game_in_channel(other.id)
    assert (await world.bot.services.games.look(record.id, world.ada.id)).taught

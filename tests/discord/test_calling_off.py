"""Calling a game off: a lobby at once, a running match after a question that names what would end."""

import re

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.records.games import GameStatus
from tests.discord.conftest import World
from tests.discord.tables import (
    Playing,
    answer,
    asked_to_call_off,
    labels,
    open_table,
    panel_of,
    started,
    table_page,
    tap,
    words,
)
from tests.discord.test_standstills import forbid

QUARTER_OF_AN_HOUR = 15 * 60 + 1


async def asked(world: World, person: MemberActor, table: Playing) -> ResponseMessage:
    """The question that answers who wants a match to end."""
    return panel_of(await asked_to_call_off(person, world.channel, table.game_id))


async def suspended(world: World, at: Playing | None = None) -> tuple[Playing, discord.Message]:
    """A match of three, `at` a table that is there, of whom one has left and which the others want to end; and the
    message that says so.
    """
    table = at or await started(world, rounds=3)
    await world.cyd.slash(world.channel, "game leave")
    asks = await asked(world, world.ada, table)
    assert "In play: ada and ben;" in words(asks)
    await tap(world.ada, asks, "Call the match off")
    question = await told(world, "Agree to end it")
    assert [user.id for user in question.mentions] == [world.ben.id], "the computer plays for cyd, who is not asked"
    await tap(world.ben, question, "Agree to end it")
    assert (await table.record()).is_suspended
    return table, await told(world, "Keep playing")


async def told(world: World, label: str) -> discord.Message:
    """The newest message of the channel with a button."""
    await world.env.advance_time(4)
    return next(message for message in reversed(world.messages()) if label in labels(message))


def settled(world: World, notice: discord.Message) -> str:
    """What a message says now that has no button any more."""
    (now,) = (one for one in world.messages() if one.id == notice.id)
    assert labels(now) == {}
    return words(now)


async def test_a_running_match_is_ended_at_once_when_all_agree_and_an_old_hand_of_it_goes_at_a_press(
    world: World,
) -> None:
    table = await started(world, rounds=3)
    hand = await table.open_hand(world.ada)
    await world.env.advance_time(QUARTER_OF_AN_HOUR)
    question = await asked(world, world.ada, table)
    assert "In play: ada, ben, and cyd; it is round 1." in words(question)
    assert "The others who play must agree" in words(question)
    await tap(world.ada, question, "Keep playing")
    assert words(question) == "The match goes on."
    question = await asked(world, world.ada, table)
    await tap(world.ada, question, "Call the match off")
    assert "asked whether they agree" in words(question)
    notice = await told(world, "Agree to end it")
    assert {user.id for user in notice.mentions} == {world.ben.id, world.cyd.id}
    kept = await asked(world, world.ben, table)
    assert "no seat" in answer(await tap(world.dot, notice, "Agree to end it"))
    assert "asked whether" in answer(await tap(world.ben, notice, "Agree to end it"))
    assert "called off" in answer(await tap(world.cyd, notice, "Agree to end it"))
    assert (await table.record()).status is GameStatus.CANCELLED
    assert "closed or called off" in answer(await tap(world.ben, kept, "Keep playing"))
    await world.env.advance_time(4)
    assert settled(world, notice).endswith("has ended.")
    assert "Agree to end it" not in {label for one in world.messages() for label in labels(one)}
    assert labels(hand), "nobody can change it by then"
    await tap(world.ada, hand, "More")
    assert words(hand) == "Nothing more is played here: this match was closed or called off."
    assert labels(hand) == {}


async def test_a_suspended_match_goes_on_as_soon_as_one_of_its_players_wants_it_to_or_ends(world: World) -> None:
    table = await started(world, rounds=3)
    kept = await asked(world, world.ben, table)
    table, notice = await suspended(world, table)
    await tap(world.ben, kept, "Keep playing")
    assert words(kept).startswith("This match is suspended until")
    board = await table.board()
    assert "This match is suspended" in words(board)
    assert not {"My hand", "Draw", "Knock"} & set(labels(board))
    assert "suspended" in answer(await world.ada.slash(world.channel, "draw"))
    for person in (world.ada, world.ben):
        listed = answer(await person.slash(world.channel, "games"))
        assert "Nothing waits for you." in listed
        assert re.search(r"This match is suspended until <t:\d+:f>", listed), "true afterwards too"
    assert f"If <@{world.cyd.id}> agrees too" in words(notice)
    page = await table_page(world.ben, world.channel, table.game_id)
    assert {label for label in labels(page) if label} == {"Keep playing"}, "also where the channel is deleted"
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))
    assert "My hand" in labels(await table.board())
    assert settled(world, notice).endswith("goes on.")
    _, notice = await suspended(world, table)
    assert "This match is suspended until" in answer(await world.ben.slash(world.channel, "game leave"))
    await world.env.advance_time(3 * 86_400)
    assert settled(world, notice).endswith("has ended.")
    assert labels(await table.board()) == {}


async def test_a_suspended_match_makes_way_for_a_table_and_goes_on_in_a_thread_if_there_can_be_one(
    world: World,
) -> None:
    table, notice = await suspended(world)
    await forbid(world, world.channel.id, discord.Permissions(create_public_threads=True).value)
    said = answer(await world.dot.slash(world.channel, "game new", game="gin_rummy"))
    assert "could not open a thread for it" in said
    record = await table.record()
    assert (record.channel_id, record.is_suspended) == (world.channel.id, True)
    assert world.channel.threads == []
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))
    await forbid(world, world.channel.id, 0)
    await suspended(world, table)
    opened = await open_table(world, world.dot)
    assert (opened.game_id, (await opened.record()).channel_id) != (table.game_id, (await table.record()).channel_id)
    await world.env.advance_time(4)
    (thread,) = world.channel.threads
    assert (await table.record()).channel_id == thread.id
    assert not {"Keep playing", "Take cyd’s seat"} & {label for one in world.messages() for label in labels(one)}
    notice = next(one for one in reversed(thread.history()) if "Keep playing" in labels(one))
    assert "goes on" in answer(await tap(world.ada, notice, "Keep playing"))
    await world.env.advance_time(4)
    assert any("My hand" in labels(one) for one in thread.history())
    assert "has a game already" in answer(await world.ada.slash(world.channel, "game new", game="gin_rummy"))

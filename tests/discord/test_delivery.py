"""From the outbox to the channel: coalesced, in its place, retried, and never lost."""

import logging
from datetime import timedelta
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.delivery.speaking import BURIED_BY
from bot.hosting.refusals import Refused
from bot.records.games import GameStatus, Obstacle, Pace
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.outbox import Outbox
from tests.discord.conftest import World
from tests.discord.tables import Playing, alts, begin, direct_to, gathered, join, words

DAILY = Pace("daily", 86_400, 3_600)


async def a_lobby(world: World, **wishes: Any) -> Playing:
    """A lobby of Ada's at a pace of days without a reserve."""
    return await gathered(world, world.ada, **{"seats": 3, "pace": DAILY} | wishes)


async def a_match(world: World) -> Playing:
    """A match at such a pace, the first turn of which has been called."""
    table = await begin(await gathered(world, world.ada, world.ben, world.cyd, pace=DAILY))
    await world.env.advance_time(5)
    return table


def requests(world: World, method: str) -> list[Any]:
    """What has been asked of Discord so, of messages."""
    return [one for one in world.env.http_requests if one.method == method and "/messages" in one.path]


def text_of(message: discord.Message) -> str:
    """Everything a message says in words, and of its pictures."""
    return "\n".join([words(message), *alts(message)])


async def test_changes_in_quick_succession_are_one_edit_of_the_newest_state_and_the_end_comes_at_once(
    world: World,
) -> None:
    table = await a_lobby(world)
    assert [message.id for message in world.messages()] == [(await table.record()).board_message_id]
    await join(table, world.ben, world.cyd)
    assert requests(world, "PATCH") == []
    await world.env.advance_time(1.5)
    assert len(requests(world, "PATCH")) == 1
    await world.env.advance_time(10)
    assert len(requests(world, "PATCH")) == 1
    (message,) = world.messages()
    assert all(name in text_of(message) for name in ("ada", "ben", "cyd"))
    await world.bot.services.games.cancel(table.game_id, world.ada.id, "off", moderator=True)
    await world.env.settle()
    assert "was called off" in text_of(world.messages()[0])


async def test_a_board_is_edited_at_most_once_in_a_second_and_a_half(world: World) -> None:
    table = await a_lobby(world, seats=4)
    for name in ("ben", "cyd", "dot"):
        await join(table, getattr(world, name))
        await world.env.advance_time(1)
    await world.env.advance_time(10)
    assert len(requests(world, "PATCH")) == 2
    assert all(name in text_of(world.messages()[0]) for name in ("ada", "ben", "cyd", "dot"))


async def test_a_board_that_was_deleted_or_whose_thread_fell_asleep_is_posted_again_as_in_a_new_channel(
    world: World,
) -> None:
    table = await a_lobby(world)
    for name in ("ben", "cyd"):
        (message,) = world.messages()
        await world.env.advance_time(30)
        if name == "ben":
            world.env.backend.delete_message(world.channel.id, message.id)
        else:
            world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await join(table, getattr(world, name))
        (again,) = world.messages()
        assert again.id != message.id
        assert (await table.record()).board_message_id == again.id
        assert name in text_of(again)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.bot.services.games.whereabouts.move_channel(table.game_id, elsewhere.id)
    await world.env.settle()
    await world.env.advance_time(2)
    (board,) = elsewhere.history()
    assert (await table.record()).board_message_id == board.id


async def test_a_board_buried_by_talk_moves_to_the_bottom(world: World) -> None:
    table = await a_lobby(world, seats=4)
    (board,) = world.messages()
    for number in range(7):
        await world.dot.send(world.channel, f"chatter {number}")
    await world.env.advance_time(30)
    await join(table, world.cyd)
    assert world.messages()[0].id == board.id, "below a little talk it stays where it is"
    assert "cyd" in text_of(world.messages()[0])
    await world.dot.send(world.channel, "and one more")
    await world.env.advance_time(30)
    await join(table, world.ben)
    messages = world.messages()
    assert board.id not in {message.id for message in messages}
    assert messages[-1].id == (await table.record()).board_message_id
    assert len(messages) == 9


async def test_where_the_channel_may_not_be_read_the_board_stays_in_its_place(world: World) -> None:
    table = await a_lobby(world)
    (board,) = world.messages()
    await world.env.advance_time(30)
    world.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
    await join(table, world.ben)
    assert [message.id for message in world.messages()] == [board.id]
    assert "ben" in text_of(world.messages()[0])


async def test_a_turn_calls_exactly_the_one_whose_turn_it_is_and_a_new_call_takes_the_old_one_away(
    world: World,
) -> None:
    table = await a_match(world)
    game, called = await table.record(), (await table.in_turn()).id
    mentions = [one.json["allowed_mentions"] for one in requests(world, "POST")]
    pinging = [one for one in mentions if one.get("users")]
    assert pinging == [{"parse": [], "users": [called]}]
    old = await table.called_by()
    (notice,) = [message for message in world.messages() if message.id == old]
    assert f"<@{called}>" in text_of(notice)
    await world.env.advance_time(DAILY.turn_s + 10)
    await world.env.advance_time(DAILY.window_s + 10)
    now = await table.called_by()
    ids = {message.id for message in world.messages()}
    assert old not in ids
    assert now in ids
    assert len(ids) == len({now, game.board_message_id})


async def test_a_bad_moment_of_discord_is_waited_out(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await a_lobby(world)
    assert world.messages() == []
    await world.env.advance_time(2)
    assert world.messages() == []
    await world.env.advance_time(4)
    assert len(world.messages()) == 1
    assert len(requests(world, "POST")) == 3


async def test_a_missing_permission_is_asked_for_ever_more_seldom_and_never_given_up(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    table = await a_lobby(world)
    await world.env.advance_time(29)
    assert len(requests(world, "POST")) == 1
    await world.env.advance_time(2)
    assert len(requests(world, "POST")) == 2
    for _ in range(3):  # in steps that settle one by one: one would take longer than it is waited for
        await world.env.advance_time(timedelta(hours=6).total_seconds())
    assert 5 <= len(requests(world, "POST")) <= 12
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    before = len(requests(world, "POST"))
    role = world.bot.get_guild(world.guild.id).default_role  # type: ignore[union-attr]
    for _ in range(20):
        await world.bot.on_guild_role_update(role, role)
        await world.env.settle()
        await world.env.advance_time(3)
    assert 2 <= len(requests(world, "POST")) - before <= 4, "twice a minute where the roles change all the time"
    world.env.backend.faults.clear()
    await world.env.advance_time(timedelta(hours=6).total_seconds())
    assert [message.id for message in world.messages()] == [(await table.record()).board_message_id]


@pytest.mark.parametrize("event", ["guild_role_update", "guild_channel_update", "click"])
async def test_what_was_refused_is_tried_at_once_when_a_role_or_channel_changes_or_somebody_clicks(
    world: World, event: str
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await a_lobby(world)
    await world.env.advance_time(timedelta(hours=6).total_seconds())
    world.env.backend.faults.clear()
    assert world.messages() == []
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    match event:
        case "guild_role_update":
            await world.bot.on_guild_role_update(guild.default_role, guild.default_role)
            await world.env.settle()
        case "guild_channel_update":
            channel: Any = guild.get_channel(world.channel.id)
            await world.bot.on_guild_channel_update(channel, channel)
            await world.env.settle()
        case "click":
            await world.ada.slash(world.channel, "game list")
            await world.env.advance_time(1)
    assert len(world.messages()) == 1


def hidden_from_the_gateway(world: World, channel_id: int) -> None:
    """A thread that has gone to sleep, or was removed unheard."""
    guild: Any = world.bot.get_guild(world.guild.id)
    guild._threads.pop(channel_id, None)
    guild._channels.pop(channel_id, None)


async def test_a_place_that_neither_gateway_nor_discord_knows_ends_its_game_but_not_while_it_knows_of_no_place(
    world: World,
) -> None:
    world.guild.create_text_channel("another")
    hidden_from_the_gateway(world, world.channel.id)
    world.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    table = await a_lobby(world)
    await world.env.advance_time(900)
    assert (await table.record()).status is GameStatus.LOBBY
    world.env.backend.faults.clear()
    for path in (f"/channels/{world.channel.id}", f"/channels/{world.channel.id}/messages"):
        world.env.inject_error("*", path, status=404, code=10003, times=None)
    await world.env.advance_time(60)
    assert (await table.record()).status is GameStatus.CANCELLED
    with pytest.raises(Refused):
        await world.bot.services.games.game_in_channel(world.channel.id)
    asked = len(requests(world, "POST"))
    await world.env.advance_time(3600)
    assert len(requests(world, "POST")) == asked


@pytest.mark.parametrize(("path", "code"), [("*", 0), ("/channels/*/messages*", 10003)])
async def test_whatever_requests_say_for_a_while_the_channel_of_a_match_is_there_and_it_goes_on_by_itself(
    world: World, path: str, code: int
) -> None:
    table = await begin(await gathered(world, world.ada, world.ben, world.cyd, pace=Pace("custom", 300, 60)))
    await world.env.advance_time(5)
    world.env.inject_error("*", path, status=404, code=code, times=None)
    with world.env.time_context():
        await world.bot.services.games.whereabouts.show_again(table.game_id)
    for _ in range(3):
        await world.env.advance_time(300)
    world.env.backend.faults.clear()
    await world.env.advance_time(60)
    record = await table.record()
    assert record.standstill is None
    assert [holder.misses for holder in record.holders] == [0, 0, 0]
    assert not [said for person in table.people for said in direct_to(person) if "deleted" in said]


async def test_one_game_that_cannot_be_shown_does_not_hold_up_another(world: World) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await a_lobby(world)
    other = world.guild.create_text_channel("other")
    await gathered(world, world.ben, channel_id=other.id)
    assert len(other.history()) == 1


async def test_what_is_given_up_is_told_plainly_and_only_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.posting.lobby", lambda *_: 1 / 0)
    table = await a_lobby(world)
    await world.env.advance_time(60)
    await join(table, world.ben)
    await world.env.advance_time(60)
    assert [text_of(message).partition(":")[0] for message in world.messages()] == [
        "Something about this game happened that I cannot show here. Nothing is lost"
    ]
    world.forgive()


async def test_a_message_that_discord_will_never_take_is_dropped_and_the_next_one_said(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=4)
    table = await a_lobby(world)
    await world.env.advance_time(60)
    assert world.messages() == []
    assert len(requests(world, "POST")) == 4, "the last of them in plain words, which it does not take either"
    await join(table, world.ben)
    assert "ben" in text_of(world.messages()[0])


async def test_nothing_brings_forward_what_discord_wants_later(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    too_much = AsyncMock(side_effect=discord.RateLimited(60))
    monkeypatch.setattr("bot.delivery.posting.Poster.say", too_much)
    await a_lobby(world)
    monkeypatch.undo()
    await world.env.advance_time(40)
    await world.bot.on_guild_available(world.bot.get_guild(world.guild.id))
    await world.env.settle()
    await world.env.advance_time(15)
    assert too_much.await_count == 1
    assert not world.messages()
    await world.env.advance_time(10)
    assert len(world.messages()) == 1


async def test_a_store_that_fails_once_is_asked_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = AsyncMock(side_effect=ConnectionError)
    monkeypatch.setattr(Outbox, "take", broken)
    await a_lobby(world)
    assert broken.await_count == 1
    monkeypatch.undo()
    await world.env.advance_time(6)
    assert len(world.messages()) == 1
    world.forgive()


async def test_while_the_database_is_away_delivery_asks_every_two_seconds_however_often_it_is_woken(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = AsyncMock(side_effect=DatabaseTrouble("the database does not answer"))
    monkeypatch.setattr(Outbox, "take", broken)
    for _ in range(10):
        world.bot.delivery.wake()
        await world.env.advance_time(1)
    woken = broken.await_count
    await world.env.advance_time(10)
    assert broken.await_count - woken <= 6
    assert [record.levelname for record in caplog.records if record.name == "bot.delivery.pump"] == ["WARNING"] * (
        broken.await_count
    )


async def test_an_old_call_that_cannot_be_removed_is_left_behind_and_nobody_called_twice(world: World) -> None:
    called = await (await a_match(world)).called_by()
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
    await world.env.advance_time(DAILY.turn_s + 10)
    await world.env.advance_time(DAILY.window_s + 10)
    await world.env.advance_time(600)
    mentioning = [one for one in requests(world, "POST") if one.json["allowed_mentions"].get("users")]
    calls = [one for one in mentioning if "your time runs down" not in str(one.json)]
    assert (len(calls), len(mentioning)) == (2, 4)
    assert called in {message.id for message in world.messages()}
    world.env.backend.faults.clear()
    await world.env.advance_time(2 * (DAILY.turn_s + DAILY.window_s) + 600)
    assert called not in {message.id for message in world.messages()}, "the next call takes it away too"


async def test_of_what_is_over_nothing_stays_that_could_not_be_removed_at_first(world: World) -> None:
    table = await a_match(world)
    old_board = await table.board_as_it_hangs()
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    with world.env.time_context():
        await world.bot.services.games.whereabouts.stand_still(table.game_id, Obstacle.FORBIDDEN)
        await world.bot.services.games.whereabouts.show_again(table.game_id)
    await world.env.advance_time(30)
    assert old_board.id in {message.id for message in world.messages()}
    await world.bot.services.games.cancel(table.game_id, world.ada.id, "off", moderator=True)
    await world.env.advance_time(30)
    world.env.backend.faults.clear()
    await world.env.advance_time(60)
    assert [message.id for message in world.messages()] == [(await table.record()).board_message_id]


async def test_a_buried_board_that_could_not_be_removed_is_as_soon_as_discord_does_so(world: World) -> None:
    table = await a_match(world)
    old_board = await table.board_as_it_hangs()
    for number in range(BURIED_BY):
        await world.ben.send(world.channel, f"talk {number}")
    await world.env.advance_time(30)
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500, times=None)
    with world.env.time_context():
        await world.bot.services.games.whereabouts.show_again(table.game_id)
    await world.env.advance_time(90)
    assert old_board.id in {message.id for message in world.messages()}
    assert (await table.record()).board_message_id != old_board.id
    world.env.backend.faults.clear()
    await world.env.advance_time(45)
    assert old_board.id not in {message.id for message in world.messages()}


async def test_what_could_not_be_said_is_said_at_once_after_a_restart(world: World) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await a_lobby(world)
    assert world.messages() == []
    await world.restart()
    assert len(world.messages()) == 1

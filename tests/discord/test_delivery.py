"""From the outbox to the channel: coalesced, in its place, retried, and never lost."""

import logging
from collections.abc import Awaitable
from datetime import timedelta
from typing import Any, TypeVar
from unittest.mock import AsyncMock

import discord
import pytest

from bot.hosting.refusals import Refused
from bot.records.games import GameRecord, GameStatus, NewGame, Pace
from tests.discord.conftest import World
from tests.discord.tables import alts, words

T = TypeVar("T")

DAILY = Pace("daily", 86_400, 3_600)


class Table:
    """A game in the world's channel, moved on through the service as the bot itself would."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.keys = 0

    async def do(self, asked: Awaitable[T]) -> T:
        """Await something, then let the bot come to rest. No time passes."""
        done = await asked
        await self.world.env.settle()
        return done

    def key(self) -> str:
        self.keys += 1
        return f"key-{self.keys}"

    async def open(self, seats: int = 3) -> GameRecord:
        world = self.world
        new = NewGame(world.guild.id, world.channel.id, world.ada.id, "ada", "disney_basic", seats, DAILY, {})
        return await self.do(world.bot.services.games.lobbies.open(new, self.key()))

    async def join(self, game: GameRecord, *names: str) -> None:
        for name in names:
            user = getattr(self.world, name)
            await self.do(self.world.bot.services.games.lobbies.join(game.id, user.id, name, self.key()))

    async def started(self) -> GameRecord:
        game = await self.open()
        await self.join(game, "ben", "cyd")
        await self.do(self.world.bot.services.games.lobbies.start(game.id, self.world.ada.id, self.key()))
        await self.world.env.advance_time(5)
        return await self.record(game)

    async def record(self, game: GameRecord) -> GameRecord:
        return (await self.world.bot.services.games.look(game.id, None)).record

    def requests(self, method: str, ending: str = "") -> list[Any]:
        found = self.world.env.http_requests
        return [one for one in found if one.method == method and "/messages" in one.path and one.path.endswith(ending)]


@pytest.fixture
def table(world: World) -> Table:
    return Table(world)


def text_of(message: discord.Message) -> str:
    """Everything a message says in words, and of its pictures."""
    return "\n".join([words(message), *alts(message)])


async def test_changes_in_quick_succession_are_one_edit_of_the_newest_state_and_the_end_comes_at_once(
    world: World, table: Table
) -> None:
    game = await table.open()
    assert [message.id for message in world.messages()] == [(await table.record(game)).board_message_id]
    await table.join(game, "ben", "cyd")
    assert table.requests("PATCH") == []
    await world.env.advance_time(1.5)
    assert len(table.requests("PATCH")) == 1
    await world.env.advance_time(10)
    assert len(table.requests("PATCH")) == 1
    (message,) = world.messages()
    assert all(name in text_of(message) for name in ("ada", "ben", "cyd"))
    await table.do(world.bot.services.games.cancel(game.id, world.ada.id, table.key(), moderator=True))
    assert "was called off" in text_of(world.messages()[0])


async def test_a_board_is_edited_at_most_once_in_a_second_and_a_half(world: World, table: Table) -> None:
    game = await table.open(seats=4)
    for name in ("ben", "cyd", "dot"):
        await table.join(game, name)
        await world.env.advance_time(1)
    await world.env.advance_time(10)
    assert len(table.requests("PATCH")) == 2
    assert all(name in text_of(world.messages()[0]) for name in ("ada", "ben", "cyd", "dot"))


async def test_a_board_that_was_deleted_or_whose_thread_fell_asleep_is_posted_again_as_in_a_new_channel(
    world: World, table: Table
) -> None:
    game = await table.open()
    for name in ("ben", "cyd"):
        (message,) = world.messages()
        await world.env.advance_time(30)
        if name == "ben":
            world.env.backend.delete_message(world.channel.id, message.id)
        else:
            world.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
        await table.join(game, name)
        (again,) = world.messages()
        assert again.id != message.id
        assert (await table.record(game)).board_message_id == again.id
        assert name in text_of(again)
    elsewhere = world.guild.create_text_channel("elsewhere")
    await table.do(world.bot.services.games.whereabouts.move_channel(game.id, elsewhere.id))
    await world.env.advance_time(2)
    (board,) = elsewhere.history()
    assert (await table.record(game)).board_message_id == board.id


async def test_a_board_buried_by_talk_moves_to_the_bottom(world: World, table: Table) -> None:
    game = await table.open(seats=4)
    (board,) = world.messages()
    for number in range(7):
        await world.dot.send(world.channel, f"chatter {number}")
    await world.env.advance_time(30)
    await table.join(game, "cyd")
    assert world.messages()[0].id == board.id, "below a little talk it stays where it is"
    assert "cyd" in text_of(world.messages()[0])
    await world.dot.send(world.channel, "and one more")
    await world.env.advance_time(30)
    await table.join(game, "ben")
    messages = world.messages()
    assert board.id not in {message.id for message in messages}
    assert messages[-1].id == (await table.record(game)).board_message_id
    assert len(messages) == 9


async def test_where_the_channel_may_not_be_read_the_board_stays_in_its_place(world: World, table: Table) -> None:
    game = await table.open()
    (board,) = world.messages()
    await world.env.advance_time(30)
    world.env.inject_error("GET", "/channels/*/messages", status=403, code=50001)
    await table.join(game, "ben")
    assert [message.id for message in world.messages()] == [board.id]
    assert "ben" in text_of(world.messages()[0])


async def test_a_turn_calls_exactly_the_one_whose_turn_it_is_and_a_new_call_takes_the_old_one_away(
    world: World, table: Table
) -> None:
    game = await table.started()
    visible = await world.bot.services.games.look(game.id, None)
    assert visible.view is not None
    assert visible.view.turn_seat is not None
    called = game.holders[visible.view.turn_seat].user_id
    pinging = [
        one.json["allowed_mentions"] for one in table.requests("POST") if one.json["allowed_mentions"].get("users")
    ]
    assert pinging == [{"parse": [], "users": [called]}]
    (notice,) = [message for message in world.messages() if message.id == game.notice_message_id]
    assert f"<@{called}>" in text_of(notice)
    old = game.notice_message_id
    await world.env.advance_time(DAILY.turn_s + 10)
    await world.env.advance_time(DAILY.window_s + 10)
    now = (await table.record(game)).notice_message_id
    ids = {message.id for message in world.messages()}
    assert old not in ids
    assert now in ids
    assert len(ids) == len({now, game.board_message_id})


async def test_a_bad_moment_of_discord_is_waited_out(world: World, table: Table) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=503, times=2)
    await table.open()
    assert world.messages() == []
    await world.env.advance_time(2)
    assert world.messages() == []
    await world.env.advance_time(4)
    assert len(world.messages()) == 1
    assert len(table.requests("POST")) == 3


async def test_a_missing_permission_is_asked_for_ever_more_seldom_and_never_given_up(
    world: World, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    game = await table.open()
    await world.env.advance_time(29)
    assert len(table.requests("POST")) == 1
    await world.env.advance_time(2)
    assert len(table.requests("POST")) == 2
    for _ in range(3):  # in steps that settle one by one: one would take longer than it is waited for
        await world.env.advance_time(timedelta(hours=6).total_seconds())
    assert 5 <= len(table.requests("POST")) <= 12
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    before = len(table.requests("POST"))
    role = world.bot.get_guild(world.guild.id).default_role  # type: ignore[union-attr]
    for _ in range(20):
        await table.do(world.bot.on_guild_role_update(role, role))
        await world.env.advance_time(3)
    assert 2 <= len(table.requests("POST")) - before <= 4, "twice a minute where the roles change all the time"
    world.env.backend.faults.clear()
    await world.env.advance_time(timedelta(hours=6).total_seconds())
    assert [message.id for message in world.messages()] == [(await table.record(game)).board_message_id]


@pytest.mark.parametrize("event", ["guild_role_update", "guild_channel_update", "click"])
async def test_what_was_refused_is_tried_at_once_when_a_role_or_channel_changes_or_somebody_clicks(
    world: World, table: Table, event: str
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await table.open()
    await world.env.advance_time(timedelta(hours=6).total_seconds())
    world.env.backend.faults.clear()
    assert world.messages() == []
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    match event:
        case "guild_role_update":
            await table.do(world.bot.on_guild_role_update(guild.default_role, guild.default_role))
        case "guild_channel_update":
            channel: Any = guild.get_channel(world.channel.id)
            await table.do(world.bot.on_guild_channel_update(channel, channel))
        case "click":
            await world.ada.slash(world.channel, "game list")
            await world.env.advance_time(1)
    assert len(world.messages()) == 1


async def test_a_channel_that_is_gone_ends_its_game(world: World, table: Table) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=404, code=10003)
    game = await table.open()
    assert (await table.record(game)).status is GameStatus.CANCELLED
    with pytest.raises(Refused):
        await world.bot.services.games.game_in_channel(world.channel.id)
    await world.env.advance_time(3600)
    assert len(table.requests("POST")) == 1


async def test_one_game_that_cannot_be_shown_does_not_hold_up_another(world: World, table: Table) -> None:
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await table.open()
    other = world.guild.create_text_channel("other")
    new = NewGame(world.guild.id, other.id, world.ben.id, "ben", "disney_basic", 2, DAILY, {})
    await table.do(world.bot.services.games.lobbies.open(new, table.key()))
    assert len(other.history()) == 1


async def test_what_is_given_up_is_told_plainly_and_only_once(
    world: World, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.posting.lobby", lambda *_: 1 / 0)
    game = await table.open()
    await world.env.advance_time(60)
    await table.join(game, "ben")
    await world.env.advance_time(60)
    assert [text_of(message).partition(":")[0] for message in world.messages()] == [
        "Something about this game happened that I cannot show here. Nothing is lost"
    ]
    world.forgive()


async def test_a_message_that_discord_will_never_take_is_dropped_and_the_next_one_said(
    world: World, table: Table
) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=4)
    game = await table.open()
    await world.env.advance_time(60)
    assert world.messages() == []
    assert len(table.requests("POST")) == 4, "the last of them in plain words, which it does not take either"
    await table.join(game, "ben")
    assert "ben" in text_of(world.messages()[0])


async def test_too_many_refusals_of_whatever_the_bot_asks_silence_it_for_a_while(world: World, table: Table) -> None:
    for _ in range(1_000):
        world.bot.requests.refusals.count(world.env.now())
    await table.open()
    await world.env.advance_time(590)
    assert world.messages() == []
    await world.env.advance_time(20)
    assert len(world.messages()) == 1


async def test_nothing_brings_forward_what_discord_wants_later(
    world: World, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    too_much = AsyncMock(side_effect=discord.RateLimited(60))
    monkeypatch.setattr("bot.delivery.posting.Poster.say", too_much)
    await table.open()
    monkeypatch.undo()
    await world.env.advance_time(40)
    await table.do(world.bot.on_guild_available(world.bot.get_guild(world.guild.id)))
    await world.env.advance_time(15)
    assert too_much.await_count == 1
    assert not world.messages()
    await world.env.advance_time(10)
    assert len(world.messages()) == 1


async def test_a_store_that_fails_once_is_asked_again(
    world: World, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    outbox = world.bot.services.deliveries
    broken = AsyncMock(side_effect=ConnectionError)
    monkeypatch.setattr(outbox.__class__, "take", broken)
    await table.open()
    assert broken.await_count == 1
    monkeypatch.undo()
    await world.env.advance_time(6)
    assert len(world.messages()) == 1
    world.forgive()


async def test_an_old_call_that_cannot_be_removed_is_left_behind_and_nobody_called_twice(
    world: World, table: Table
) -> None:
    game = await table.started()
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500)
    await world.env.advance_time(DAILY.turn_s + 10)
    await world.env.advance_time(DAILY.window_s + 10)
    await world.env.advance_time(600)
    mentioning = [one for one in table.requests("POST") if one.json["allowed_mentions"].get("users")]
    calls = [one for one in mentioning if "your time runs down" not in str(one.json)]
    assert (len(calls), len(mentioning)) == (2, 4)
    assert game.notice_message_id in {message.id for message in world.messages()}


async def test_what_waited_is_said_by_the_next_process(world: World, table: Table) -> None:
    game = await table.open()
    await table.join(game, "ben")
    assert "ben" not in text_of(world.messages()[0])
    await world.restart()
    await world.env.advance_time(3)
    (board,) = world.messages()
    assert "ben" in text_of(board)


async def test_what_could_not_be_said_is_said_after_a_restart_when_its_time_comes(world: World, table: Table) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await table.open()
    await world.restart()
    assert world.messages() == []
    await world.env.advance_time(31)
    assert len(world.messages()) == 1

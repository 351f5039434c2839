"""What a person may see here: lists, choices and replays ask one function, with Discord's permissions of the moment."""

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, UserHandle

from bot.hosting.games.service import GameService
from bot.hosting.tournaments.drafts import NewTournament
from bot.hosting.tournaments.plans import Actor
from bot.records.games import GameStatus
from bot.store.ledger.stored import Commit, StoredGame
from bot.ui.kit import sight
from tests.discord.conftest import World
from tests.discord.tables import Playing, answer, gathered, started

ASKS_SIGHT = "games, game list, game new, game replay"
OF_TOURNAMENTS = "host, join, leave, list, mine, standings"
THIS_CHANNELS_GAME = (
    "discard, draw, flip, hand, joker, knock, lay, layoff, meld, pass, rearrange, table, take, takeback, "
    "game join, game leave, game rules, game start"
)
THE_ASKERS_OWN = "me, daily, stats"
THE_SERVERS = "leaderboard, settings, tournament create"
NOBODYS = "help, learn"

TYPED = {discord.AppCommandOptionType.string: "1h", discord.AppCommandOptionType.integer: 1}


def named(*lists: str) -> set[str]:
    return {name.strip() for one in lists for name in one.split(",")}


def tournament_commands() -> set[str]:
    return {f"tournament {name}" for name in named(OF_TOURNAMENTS)}


def hidden(world: World, name: str = "back") -> ChannelHandle:
    """A channel that nobody but the bot sees."""
    overwrites = {world.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
    return world.guild.create_text_channel(name, overwrites=overwrites)


async def finished(world: World, channel: ChannelHandle, monkeypatch: pytest.MonkeyPatch) -> Playing:
    """A match of ada and ben in a channel, over and with a replay."""

    def plan(stored: StoredGame, now: Any) -> Commit:
        record = replace(stored.record, status=GameStatus.FINISHED)
        return Commit(stored, replace(stored, version=stored.version + 1, record=record, deadlines=()), now)

    async def document(*_: object) -> dict[str, Any]:
        return {"moves": []}

    table = await started(replace(world, channel=channel), world.ada, world.ben)
    await world.bot.services.games.path.change(table.game_id, plan)
    await world.env.settle()
    monkeypatch.setattr(GameService, "replay", document)
    return table


async def gets_replay(person: MemberActor | UserHandle, channel: ChannelHandle | None, table: Playing) -> bool:
    """Whether somebody is given the replay of a match, asked for somewhere."""
    where = [] if channel is None else [channel]
    result = await person.slash(*where, "game replay", game=(await table.record()).public_id)
    return bool(result.response.attachments)


def test_every_command_says_what_it_lets_one_see(world: World) -> None:
    found = {one.qualified_name for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)}
    listed = named(ASKS_SIGHT, THIS_CHANNELS_GAME, THE_ASKERS_OWN, THE_SERVERS, NOBODYS) | tournament_commands()
    assert found == listed


async def test_no_command_tells_of_what_stands_in_a_channel_that_one_cannot_see(world: World) -> None:
    back = hidden(world)
    lobby = await (await gathered(world, world.ada, channel_id=back.id, seats=3)).record()
    new = NewTournament(world.guild.id, back.id, world.ada.id, "Zebedee", "disney_basic", {})
    tournament = (await world.bot.services.tournaments.create(new, "hidden")).record.id
    await world.bot.services.tournaments.open(tournament, Actor(world.ada.id, "ada"), "opened")
    await world.env.settle()
    for name in sorted(named(ASKS_SIGHT) | tournament_commands()):
        command = next(one for one in world.bot.tree.walk_commands() if one.qualified_name == name)
        options: dict[str, Any] = {}
        for one in command.parameters:
            if one.required:
                options[one.name] = TYPED.get(one.type, world.ben)
            if one.name in {"game", "tournament"}:
                options[one.name] = "1" if one.type is discord.AppCommandOptionType.string else 1
            # A new table's `game` is what is to be played, not where.
            if one.name in {"game", "tournament"} and one.autocomplete and name != "game new":
                assert not await world.dot.autocomplete(world.channel, name, one.name, "", **options), name
        said = answer(await world.dot.slash(world.channel, name, **options))
        for secret in ("Zebedee", str(back.id), "ada"):
            assert secret not in said, f"{name}: {said}"
    assert "That game is gone" in answer(await world.dot.slash(world.channel, "game replay", game=lobby.public_id))


async def test_a_replay_goes_to_those_who_see_the_channel_at_that_moment(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_one = await finished(world, world.channel, monkeypatch)
    beside = world.guild.create_text_channel("beside")
    assert await gets_replay(world.dot, beside, open_one)
    shut = await finished(world, hidden(world), monkeypatch)
    assert not await gets_replay(world.dot, beside, shut)
    assert not await gets_replay(world.ada, beside, shut)
    other = world.env.create_guild("other")
    away, stranger = other.create_text_channel("away"), other.add_member(world.env.create_user("kay"))
    assert not await gets_replay(stranger, away, open_one)
    assert await gets_replay(world.ada.user, None, open_one)
    assert not await gets_replay(world.dot.user, None, open_one)


async def test_a_private_thread_is_seen_by_its_members_and_an_uncached_one_is_fetched(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = world.bot.get_channel(world.channel.id)
    thread = await parent.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(world.cyd.id))
    await world.env.settle()
    handle = ChannelHandle(world.env, world.guild, world.env.backend.channels[thread.id])
    table = await finished(world, handle, monkeypatch)
    assert await gets_replay(world.cyd, world.channel, table)
    assert not await gets_replay(world.dot, world.channel, table)
    parent.guild._remove_thread(thread)
    assert await gets_replay(world.cyd, world.channel, table)
    assert not await gets_replay(world.dot, world.channel, table)


async def test_where_the_channel_is_gone_only_who_sat_there_gets_the_replay_once_that_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = world.guild.create_text_channel("gone")
    table = await finished(world, gone, monkeypatch)
    guild = world.bot.get_guild(world.guild.id)
    channel = guild.get_channel(gone.id)

    async def never(*_: object) -> None:
        await asyncio.get_running_loop().create_future()

    with monkeypatch.context() as unanswered:
        guild._remove_channel(channel)
        unanswered.setattr(discord.Guild, "fetch_channel", never)
        unanswered.setattr(sight, "ANSWER_S", 0.0)
        assert not await gets_replay(world.ben, world.channel, table)
    await channel.delete()
    await world.env.settle()
    assert await gets_replay(world.ben, world.channel, table)
    assert not await gets_replay(world.dot, world.channel, table)

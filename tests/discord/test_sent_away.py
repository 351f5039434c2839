"""A server that sends us away and invites us again: what went on there waited, and what ended meanwhile says so."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
from simcord.backend import serializers

from bot.records.deadlines import DeadlineKind
from bot.records.games import GameStatus
from bot.records.tournaments import TournamentStatus
from tests.discord.conftest import World
from tests.discord.tables import direct_to, labels, open_table, started, words
from tests.discord.test_tournament import _board
from tests.discord.test_tournament_threads import _decide, _opened, _people, _threads, _until
from tests.discord.tournaments import entered, host_of, the_tournament


@asynccontextmanager
async def sent_away(world: World) -> AsyncIterator[None]:
    """We are not in the server; afterwards it has invited us again, with all that we had said there."""
    backend = world.env.backend
    guild = backend.get_guild(world.guild.id)
    channels = {one: backend.channels[one] for one in (*guild.channel_ids, *guild.thread_ids)}
    said = {one: backend.messages[one] for one in channels if one in backend.messages}
    backend.remove_guild(guild.id)
    await world.env.settle()
    await world.env.advance_time(5)
    yield
    backend.guilds[guild.id] = guild
    backend.channels.update(channels)
    backend.messages.update(said)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await world.env.settle()
    await world.env.advance_time(30)


async def _first_round_decided(world: World) -> None:
    """A tournament of two rounds between them."""
    await _opened(world, rounds=2)
    await world.env.advance_time(120)
    await _decide(world, 1, 2)


async def _checking_in(world: World) -> None:
    """A tournament whose check-in of half an hour has just begun."""
    of = (await entered(world, _people(world), check_in_s=1_800)).record.id
    with world.env.time_context():
        await world.bot.services.tournaments.start(of, host_of(world), "begin")


async def test_a_tournament_waits_for_us_and_its_round_keeps_its_time(world: World) -> None:
    await _opened(world, rounds=2)
    await world.env.advance_time(120)
    ends = (await the_tournament(world)).due_at(DeadlineKind.ROUND, 1)
    left = ends - world.bot.services.clock()
    async with sent_away(world):
        await world.env.advance_time(left.total_seconds() + 3600)
        assert (await the_tournament(world)).stored.stands_still
    visible = await the_tournament(world)
    ends = visible.due_at(DeadlineKind.ROUND, 1)
    assert visible.record.status is TournamentStatus.RUNNING
    assert abs(ends - world.bot.services.clock() - left) < timedelta(minutes=1)
    assert not [one for person in (world.ada, world.ben) for one in direct_to(person) if "called off" in one]


async def test_who_could_not_check_in_while_we_were_away_has_ten_minutes_for_it(world: World) -> None:
    await _checking_in(world)
    async with sent_away(world):
        await world.env.advance_time(1_700)
        back = world.bot.services.clock()
    starts = (await the_tournament(world)).due_at(DeadlineKind.START)
    assert timedelta(0) <= starts - back - timedelta(minutes=10) < timedelta(minutes=1)
    assert f"<t:{starts.timestamp():.0f}:" in words(await _board(world))


async def test_no_round_opens_in_a_server_that_cannot_be_reached(world: World) -> None:
    await _first_round_decided(world)
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    await world.env.advance_time(3600)
    assert len((await the_tournament(world)).state.rounds) == 1
    guild = world.env.backend.get_guild(world.guild.id)
    world.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(world.env.backend, guild))
    await world.env.settle()
    await world.env.advance_time(600)
    assert len((await the_tournament(world)).state.rounds) == 2


@pytest.mark.parametrize("deleted", [False, True], ids=["all is there", "a thread is gone"])
async def test_a_server_that_discord_takes_away_for_a_moment_goes_on_playing(world: World, deleted: bool) -> None:
    await _opened(world, rounds=2)
    thread = _threads(await _until(world, lambda now: len(_threads(now)) == 2))[0]
    await world.env.advance_time(60)
    backend, emit = world.env.backend, world.env.backend.emit
    emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.env.settle()
    if deleted:
        backend.emit = lambda *_: None
        backend.delete_channel(thread)
        backend.emit = emit
    if not deleted:
        # Nothing has to be asked.
        world.env.inject_error("GET", "/channels/*", status=503, times=None)
    await world.env.advance_time(1)
    emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(world.guild.id)))
    await world.env.settle()
    await world.env.advance_time(120)
    found = await the_tournament(world)
    looks = [await world.bot.services.games.look(one.game_id, None) for one in found.record.tables]
    assert [one.record.standstill for one in looks] == [None, None]
    assert not found.stored.stands_still
    assert (thread in _threads(found)) is not deleted
    assert len(_threads(found)) == 2


@pytest.mark.parametrize("seated", [1, 2], ids=["lobby", "match"])
async def test_what_was_called_off_meanwhile_says_so_and_has_no_button(world: World, seated: int) -> None:
    people = (world.ada, world.ben)[:seated]
    table = await (open_table(world, *people) if seated == 1 else started(world, *people, variant="gin_rummy"))
    async with sent_away(world):
        if seated > 1:
            await world.bot.services.games.cancel(table.game_id, world.ada.id, "off")
        assert (await table.record()).status is GameStatus.CANCELLED
        await world.env.advance_time(3600)
    for post in world.messages():
        assert labels(post) == {}
    assert "was called off" in words(world.messages()[0])

"""The playground's simulated Discord."""

import asyncio
import io
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import discord
import pytest
from discord.ext import commands

from bot.card_emojis import Piece, emoji_name
from bot.playground.world import PEOPLE, World, build_world, emojis_by_address
from engine.cards import JOKER, PLAYING_CARDS

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)
PNG = b"\x89PNG\r\n\x1a\n"


def a_bot() -> commands.Bot:
    return commands.Bot(command_prefix="!", intents=discord.Intents(guilds=True))


def a_world(bot: commands.Bot, now: datetime = NOW) -> World:
    return build_world(bot, now, server="Talon", channel="rummy", topic="a table")


def ids(world: World) -> list[int]:
    return [one.id for one in (world.channel, *world.people, *world.direct)] + [world.guild_id]


async def test_two_people_are_there_the_clock_shows_the_present_and_ids_are_the_same_at_every_start():
    world = a_world(a_bot())
    assert [person.name for person in world.people] == [name.lower() for name in PEOPLE]
    assert world.env.now() == NOW
    assert ids(world) == ids(a_world(a_bot(), NOW + timedelta(days=40)))


async def test_timers_wait_for_the_clock_and_for_nothing_else():
    bot, rang = a_bot(), []
    world = a_world(bot)

    async def on_ready() -> None:
        bot.nap = asyncio.create_task(nap())  # type: ignore[attr-defined]

    async def nap() -> None:
        await asyncio.sleep(0.1)
        rang.append(discord.utils.utcnow())

    bot.add_listener(on_ready)
    await world.env.start()
    try:
        await asyncio.sleep(0.2)
        assert rang == []
        await world.env.advance_time(0.07)
        assert rang == []
        await world.env.advance_time(0.07)
        assert rang == [NOW + timedelta(seconds=0.1)]
    finally:
        await world.env.shutdown()


@pytest.fixture
async def here() -> AsyncIterator[tuple[commands.Bot, World]]:
    """A bot that has connected to its world."""
    bot = a_bot()
    world = a_world(bot)
    await world.env.start()
    yield bot, world
    await world.env.shutdown()


async def test_the_bot_sees_the_world_and_whether_it_spoke_is_told_once(here):
    bot, world = here
    guild, channel = bot.get_guild(world.guild_id), bot.get_channel(world.channel.id)
    assert guild is not None
    assert channel is not None
    assert (guild.name, channel.name) == ("Talon", "rummy")
    world.something_happened()
    assert not world.something_happened()
    await bot.get_partial_messageable(world.channel.id).send("hello")
    assert world.something_happened()
    assert not world.something_happened()


async def test_pictures_that_no_message_shows_any_more_are_forgotten(here):
    bot, world = here
    channel = bot.get_partial_messageable(world.channel.id)
    message = await channel.send(file=discord.File(io.BytesIO(PNG), "first.png"))
    first = message.attachments[0].url
    message = await message.edit(attachments=[discord.File(io.BytesIO(PNG), "second.png")])
    second = message.attachments[0].url
    assert world.env.backend.cdn.get(first) == PNG
    world.something_happened()
    assert world.env.backend.cdn.get(first) is None
    assert world.env.backend.cdn.get(second) == PNG


async def test_the_page_finds_the_pictures_of_the_card_emojis(here):
    bot, _ = here
    emoji = await bot.create_application_emoji(name=emoji_name(Piece(PLAYING_CARDS, JOKER), PNG), image=PNG)
    await bot.create_application_emoji(name="somebody_elses", image=PNG)
    found = await emojis_by_address(bot, {Piece(PLAYING_CARDS, JOKER): PNG})
    assert found == {f"https://cdn.simcord.invalid/emojis/{emoji.id}.png": (f"{emoji.name}.png", PNG)}

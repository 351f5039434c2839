"""The playground's simulated Discord."""

import asyncio
import io
from datetime import UTC, datetime, timedelta
from functools import partial

import discord

from bot.card_emojis import Piece, emoji_name
from bot.client import build_bot
from bot.config import Config
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground import session
from bot.playground.world import PEOPLE, emojis_by_address
from bot.store.database.db import sqlite_url
from engine.cards import JOKER, PLAYING_CARDS
from tests.discord.tables import labels
from tests.playground.conftest import NOW, a_bot, a_world
from tests.playground.laid import laid
from tests.ui.looks import ENGLISH

PNG = b"\x89PNG\r\n\x1a\n"


async def test_two_people_are_there_the_clock_shows_the_present_and_ids_are_the_same_at_every_start():
    world = a_world(a_bot())
    assert [person.name for person in world.people] == [name.lower() for name in PEOPLE]
    assert world.env.now() == NOW
    again = a_world(a_bot(), NOW + timedelta(days=40))
    first, then = ([one.channel.id, *(user.id for user in (*one.people, *one.direct))] for one in (world, again))
    assert (world.guild_id, first) == (again.guild_id, then)


async def test_timers_wait_for_the_clock_and_for_nothing_else(here):
    _, world = here
    rang = []

    async def nap() -> None:
        await asyncio.sleep(0.1)
        rang.append(discord.utils.utcnow())

    with world.env._bot_scope():
        napping = asyncio.create_task(nap())
    await asyncio.sleep(0.2)
    assert rang == []
    await world.env.advance_time(0.07)
    assert rang == []
    await world.env.advance_time(0.07)
    assert rang == [NOW + timedelta(seconds=0.1)]
    assert napping.done()


async def test_the_bot_sees_the_world_and_whether_it_spoke_is_told_once(here):
    bot, world = here
    guild, channel = bot.get_guild(world.guild_id), bot.get_channel(world.channel.id)
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


async def test_a_match_in_a_thread_is_there_again_with_its_board_when_its_world_is(tmp_path):
    thread_id = 1456000000000000000
    async with laid(tmp_path / "play.db", "gin_rummy", 2, house={}, thread_id=thread_id) as table:
        game = table.game
    bot = build_bot(Config(_env_file=None, database_url=sqlite_url(tmp_path / "play.db")), thinkers=InlineThinkers())
    world = a_world(bot, datetime.now(UTC))
    await session._open_again(bot, world)
    bot.add_listener(partial(session._welcome, world, bot, ENGLISH), "on_ready")
    await world.env.start()
    (thread,) = world.channel.threads
    assert (thread.id, thread.name) == (thread_id, "Gin rummy, opened by Ada")
    assert "My hand" in labels(thread.history()[-1])
    assert (await bot.services.games.look(game, None)).record.standstill is None
    await bot.close()
    await world.env.shutdown()

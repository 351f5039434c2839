from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import discord
import pytest
from discord.ext import commands

from bot.playground.world import World, build_world

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def chrome() -> Iterator["Browser"]:
    from tests.playground.visitor import browser, chromium

    if chromium() is None:
        pytest.skip("there is no chromium to look at the playground with")
    with browser() as launched:
        yield launched


def a_bot() -> commands.Bot:
    return commands.Bot(command_prefix="!", intents=discord.Intents(guilds=True))


def a_world(bot: commands.Bot, now: datetime = NOW) -> World:
    return build_world(bot, now, server="Talon", channel="rummy", topic="a table")


@pytest.fixture
async def here() -> AsyncIterator[tuple[commands.Bot, World]]:
    """A bot that has connected to its world."""
    bot = a_bot()
    world = a_world(bot)
    await world.env.start()
    yield bot, world
    await world.env.shutdown()

"""A table that is laid in the playground's database before its process starts: always dealt alike."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import discord

from bot.config import Config
from bot.hosting.policy import Policy
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.playground.world import PEOPLE, build_world
from bot.records.games import NewGame, Pace, VisibleGame
from bot.records.ids import GameId
from bot.services import Chance, Services, build_services
from bot.store.database.db import sqlite_url
from engine.computers import choose
from tests.hosting.hosted import FakeClock

SECRET: Final = bytes(range(32))
DICE: Final = 7
# Long enough for a browser on a busy machine to see a claim while it may be made.
PATIENT: Final = Pace("custom", turn_s=7200, window_s=1800)


@dataclass
class Laid:
    """A table whose match has begun: what hosts it, its game, and Ada, who sits at it with computers."""

    services: Services
    clock: FakeClock
    game: GameId
    ada: int
    visible: VisibleGame


@asynccontextmanager
async def laid(
    database: Path,
    variant: str,
    seats: int,
    *,
    house: Mapping[str, object],
    against: str = "steady",
    pace: Pace = PATIENT,
    thread_id: int | None = None,
) -> AsyncIterator[Laid]:
    """A match of Ada against computers in the playground's channel or a thread of it, just dealt."""
    clock = FakeClock(datetime.now(UTC) - timedelta(minutes=10))
    world = build_world(discord.Client(intents=discord.Intents.none()), clock(), server="", channel="rummy", topic="")
    ada = world.people[0].id
    config = Config(_env_file=None, database_url=sqlite_url(database))
    chance = Chance(secret=lambda: SECRET, dice=lambda: DICE, choose=choose)
    services = build_services(config, clock, Policy(), InlineThinkers(), chance)
    await services.database.upgrade()
    new = NewGame(
        guild_id=world.guild_id,
        channel_id=thread_id or world.channel.id,
        host_id=ada,
        host_name=PEOPLE[0],
        variant=variant,
        seats=seats,
        pace=pace,
        switches=dict(house),
        computers=(against,) * (seats - 1),
    )
    game = (await services.games.lobbies.open(new, "opened")).id
    visible = await services.games.lobbies.start(game, ada, "started")
    try:
        yield Laid(services, clock, game, ada, visible)
    finally:
        await services.close()

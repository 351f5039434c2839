"""A client for one shard alone shares its process's services, and leaves it open when it goes."""

from collections.abc import AsyncIterator

import discord
import pytest

from bot.client import OneShard, TalonBot
from bot.config import Config
from bot.delivery.requests import Requests
from bot.hosting.thinking.thinkers import InlineThinkers
from bot.services import build_services
from bot.store.processes import FOR_EACH_SHARD
from tests.discord.conftest import World

COUNT = 2


@pytest.fixture
def identified() -> list[int]:
    """The shards that have asked whether they may introduce themselves."""
    return []


@pytest.fixture(params=range(COUNT))
def simcord_bot(request: pytest.FixtureRequest, config: Config, identified: list[int]) -> TalonBot:
    """The client of one of two shards."""

    async def identify(shard: int) -> None:
        identified.append(shard)

    now = discord.utils.utcnow
    services = build_services(config, now, thinkers=InlineThinkers(), shards=COUNT)
    return TalonBot(services, dict, Requests(services.away), OneShard(request.param, identify, lambda: True))


@pytest.fixture(autouse=True)
async def services_closed(simcord_bot: TalonBot) -> AsyncIterator[None]:
    """As the process does it that has several clients."""
    yield
    await simcord_bot.services.close()


async def test_a_client_speaks_of_the_games_on_its_own_shard_alone(world: World) -> None:
    await world.ada.slash(world.channel, "game new", game="disney_basic")
    await world.env.advance_time(5)
    (game,) = await world.bot.services.games.games_in_guild(world.guild.id)
    shard = world.guild.id // FOR_EACH_SHARD % COUNT
    assert (game.board_message_id is not None) == (shard == world.bot.shard_id)


async def test_a_client_waits_for_its_turn_and_leaves_the_services_open_for_the_others(
    world: World, identified: list[int]
) -> None:
    await world.bot.before_identify_hook(world.bot.shard_id, initial=True)
    assert identified[-1] == world.bot.shard_id
    services, closed = world.bot.services, list[str]()

    async def closing() -> None:
        closed.append("database")

    services.database.before_close.append(closing)
    await world.bot.close()
    assert await services.games.games_in_guild(world.guild.id) == ()
    assert not closed
    await services.close()
    assert closed

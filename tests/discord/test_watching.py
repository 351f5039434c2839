"""What can be seen from outside, on a port of its own."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta

import aiohttp
import pytest

from bot.store.database import facts as store_figures
from bot.store.database.trouble import DatabaseTrouble
from bot.watching import Meters, Watch
from tests.discord.conftest import World
from tests.discord.tables import answer, open_table
from tests.discord.test_delivery import a_lobby

Ask = Callable[[str], Awaitable[tuple[int, str]]]


@pytest.fixture
async def meters() -> Meters:
    return Meters()


@pytest.fixture
async def ask(world: World, meters: Meters) -> AsyncIterator[Ask]:
    bot = world.bot
    bot.services.games.path.hooks.append(meters.committed)
    watch = Watch(bot, bot.requests, bot.services, world.env.now, meters)
    port = await watch.start("127.0.0.1", 0)

    async def asked(path: str) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as response:
            return response.status, await response.text()

    yield asked
    await watch.stop()


async def test_a_bot_that_plays_is_healthy_and_ready_without_discord_not_ready(world: World, ask: Ask) -> None:
    assert await ask("/healthz") == (200, "ok\n")
    assert await ask("/readyz") == (200, "ok\n")
    assert (await ask("/anything"))[0] == 404
    world.bot.services.away.connection_lost()
    assert (await ask("/healthz"))[0] == 200
    assert await ask("/readyz") == (503, "Discord cannot be reached\n")
    world.bot.services.away.connected()
    assert (await ask("/readyz"))[0] == 200


async def test_without_its_database_it_is_not_ready_and_healthy_as_a_new_process_would_do_no_better(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> store_figures.Figures:
        raise DatabaseTrouble("talon.db is in use by another program that does not let go of it")

    monkeypatch.setattr("bot.watching.figures", away)
    status, told = await ask("/readyz")
    assert status == 503
    assert "in use" in told
    assert (await ask("/healthz"))[0] == 200
    status, told = await ask("/metrics")
    assert status == 200
    assert "talon_database_bytes -1.0" in told


async def test_where_nothing_can_be_written_nobody_can_play(
    world: World, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise DatabaseTrouble("there is no room left")

    monkeypatch.setattr("bot.store.database.facts.FactStore.put", full)
    assert await ask("/readyz") == (503, "there is no room left\n")
    assert (await ask("/healthz"))[0] == 200, "a new process would do no better"
    world.bot.services.away.failed(timedelta(seconds=1))
    told = (await ask("/metrics"))[1]
    assert "talon_shards_connected 1.0" in told, "Discord is there"
    assert "talon_database_bytes -1.0" in told


async def test_figures_count_and_measure_and_tell_nothing_of_anybody(world: World, ask: Ask) -> None:
    assert "talon_drawing_seconds_count 0.0" in (await ask("/metrics"))[1]
    table = await open_table(world, world.ada)
    assert "sit at this table already" in answer(await world.ada.slash(world.channel, "game join"))
    status, told = await ask("/metrics")
    assert status == 200
    assert 'talon_games{status="lobby"} 1.0' in told
    assert "talon_commits_total" in told
    assert "talon_moves_total 0.0" in told
    assert "talon_overdue_deadlines 0.0" in told
    assert "talon_database_seconds_bucket" in told
    assert "talon_shards_connected 1.0" in told
    assert "talon_shards_owned 1.0" in told
    assert told.count("talon_clock_leaps_total{") == 2
    for private in (str(world.ada.id), "ada", str(world.channel.id), str(world.guild.id)):
        assert private not in told
    await world.ben.slash(world.channel, "game join")
    await world.ada.slash(world.channel, "game start")
    await table.board()
    _, told = await ask("/metrics")
    assert "talon_drawing_seconds_count 0.0" not in told
    assert "talon_moves_total 0.0" not in told
    for whom in ("computers", "people"):
        assert f'talon_thinkers_waiting{{for="{whom}"}} 0.0' in told


async def test_a_notice_that_waits_is_seen(world: World, ask: Ask) -> None:
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
    await a_lobby(world)
    assert "talon_notices 0.0" in (await ask("/metrics"))[1]
    assert "talon_set_aside 0.0" in (await ask("/metrics"))[1]

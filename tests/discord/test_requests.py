"""All processes of a bot together ask no more of Discord than it takes."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.delivery.requests import BURST, PER_SECOND, RefusalBudget, Requests
from tests.discord.conftest import World
from tests.discord.test_delivery_retry import NOON

ALLOWED = 50


@asynccontextmanager
async def answering(status: int) -> AsyncIterator[str]:
    """The address of somebody who answers everything in the same way."""

    async def answer(_request: web.Request) -> web.Response:
        return web.json_response({"retry_after": 60}, status=status)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    await runner.cleanup()


class Process:
    """One that asks as fast as it may, on a clock of its own making."""

    def __init__(self, processes: int) -> None:
        self.now = 0.0
        self.requests = Requests(lambda: NOON, lambda: self.now)
        self.requests.share_with(lambda: processes)

    def asks(self, seconds: float) -> list[float]:
        """When its requests go out, those of so many seconds."""
        sent = []
        while self.now < seconds:
            self.now += self.requests.pause()
            sent.append(self.now)
        return sent


@pytest.mark.parametrize("processes", [1, 2, 5])
def test_no_second_has_more_requests_than_discord_takes_of_all_processes(processes: int) -> None:
    sent = sorted(moment for _ in range(processes) for moment in Process(processes).asks(20))
    latest: deque[float] = deque()
    for moment in sent:
        latest.append(moment)
        while latest[0] <= moment - 1:
            latest.popleft()
        assert len(latest) <= ALLOWED
    assert len(sent) >= 0.95 * 20 * PER_SECOND


def test_after_a_rest_some_go_out_at_once() -> None:
    process = Process(1)
    process.now = 100.0
    assert [process.requests.pause() for _ in range(int(BURST))] == [0.0] * int(BURST)


PATHS = ("/channels/7/messages", "/interactions/1/token/callback", "/webhooks/1/token/messages/@original")


async def ask_everything(requests: Requests, status: int) -> None:
    async with answering(status) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        for path in PATHS:
            async with session.post(there + path) as response:
                assert response.status == status


@pytest.mark.parametrize(("status", "counted"), [(429, 3), (403, 3), (401, 3), (404, 0), (500, 0), (204, 0)])
async def test_whatever_discord_refuses_is_counted_whoever_asked(status: int, counted: int) -> None:
    requests = Requests(lambda: NOON)
    await ask_everything(requests, status)
    assert len(requests.refusals) == counted


async def test_answers_to_clicks_never_wait_for_their_turn() -> None:
    waited: list[str] = []

    class Watched(Requests):
        def pause(self) -> float:
            waited.append("asked")
            return 0.0

    await ask_everything(Watched(lambda: NOON), 200)
    assert len(waited) == 1


async def test_how_long_a_click_waits_for_its_answer_is_told_by_its_own_time() -> None:
    click = discord.utils.time_snowflake(NOON - timedelta(seconds=2))
    told: list[float] = []
    requests = Requests(lambda: NOON)
    requests.on_answer(told.append)
    for status in (204, 500):
        async with answering(status) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
            for path in (f"/interactions/{click}/token/callback", f"/webhooks/{click}/token", "/channels/7/messages"):
                async with session.post(there + path):
                    pass
    assert told == [2.0]


async def test_what_discord_refused_the_bot_pauses_its_delivery(world: World) -> None:
    for _ in range(1_000):
        world.bot.requests.refusals.count(world.env.now())
    assert world.bot.line.budget.pause(world.env.now()) == RefusalBudget.WINDOW

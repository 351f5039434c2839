"""All processes of a bot together ask no more of Discord than it takes; what a failed request means to delivery."""

import asyncio
import itertools
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from aiohttp import web

from bot.client import build_bot
from bot.config import Config
from bot.delivery.requests import (
    BURST,
    HELD_BACK_S,
    PER_SECOND,
    RETRIES,
    TOO_MANY_THREADS,
    RefusalBudget,
    Requests,
    Setback,
    pause_after,
    setback_of,
)
from bot.hosting.places.away import Away
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.thinking.thinkers import InlineThinkers
from tests.waiting import until

ALLOWED = 50
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


@asynccontextmanager
async def answering(status: int) -> AsyncIterator[str]:
    """The address of somebody who answers everything in the same way."""

    async def answer(_request: web.Request) -> web.Response:
        return web.json_response({"retry_after": 60}, status=status)

    async with serving(answer) as there:
        yield there


@asynccontextmanager
async def serving(answer: Callable[[web.Request], Awaitable[web.Response]]) -> AsyncIterator[str]:
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
        self.requests = Requests(Away(lambda: NOON), lambda: processes, lambda: self.now)

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


async def ask_everything(requests: Requests, status: int) -> None:
    async with answering(status) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        for path in ("/channels/7/messages", "/interactions/1/token/callback", "/webhooks/1/token/messages/@original"):
            async with session.post(there + path) as response:
                assert response.status == status


@pytest.mark.parametrize(("status", "counted"), [(429, 3), (403, 3), (401, 3), (404, 0), (500, 0), (204, 0)])
async def test_whatever_discord_refuses_is_counted_whoever_asked(status: int, counted: int) -> None:
    requests = Requests(Away(lambda: NOON))
    await ask_everything(requests, status)
    assert len(requests.refusals) == counted


async def test_answers_to_clicks_never_wait_for_their_turn() -> None:
    waited: list[str] = []

    class Watched(Requests):
        def pause(self) -> float:
            waited.append("asked")
            return 0.0

    await ask_everything(Watched(Away(lambda: NOON)), 200)
    assert len(waited) == 1


async def test_how_long_a_click_waits_for_its_answer_is_told_by_its_own_time() -> None:
    click = discord.utils.time_snowflake(NOON - timedelta(seconds=2))
    told: list[float] = []
    requests = Requests(Away(lambda: NOON))
    requests.answered.append(told.append)
    for status in (204, 500):
        async with answering(status) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
            for path in (f"/interactions/{click}/token/callback", f"/webhooks/{click}/token", "/channels/7/messages"):
                async with session.post(there + path):
                    pass
    assert told == [2.0]


CALLBACK, LATER = "/api/v10/interactions/1/token/callback", "/api/v10/webhooks/9/token/messages/@original"
NOT_TAKEN = ((500, 0), (401, 0), (403, 50001), (404, 0), (404, 10062), (404, 10015))


@pytest.mark.parametrize(
    ("path", "seconds", "status", "code", "rests"),
    [
        (LATER, 0, 404, 10008, False),  # dismissed
        (LATER, 0, 404, 10003, False),  # their channel deleted
        (LATER, 0, 400, 50035, False),
        (LATER, 900, 401, 50027, False),  # a token that is over
        (LATER, 900, 404, 10015, False),
        (LATER, 5, 404, 10015, True),
        (CALLBACK, 900, 404, 10062, True),
        *((path, 5, *said, True) for path in (CALLBACK, LATER) for said in NOT_TAKEN),
    ],
)
async def test_what_a_person_can_bring_about_stops_no_clocks_and_whatever_else_is_not_taken_does(
    path: str, seconds: int, status: int, code: int, *, rests: bool
) -> None:
    now = NOON
    away = Away(lambda: now)
    requests = Requests(away)
    requests.answers(CALLBACK, 204)
    now += timedelta(seconds=seconds)
    for _ in range(9):
        requests.answers(path, status, code)
    assert away.anyone is rests


@pytest.mark.parametrize(("processes", "sure", "held"), [(2, False, [HELD_BACK_S]), (2, True, []), (1, False, [])])
async def test_who_may_have_lost_its_place_leaves_it_to_another_process_to_answer_a_press_first(
    processes: int, sure: bool, held: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    requests = Requests(Away(lambda: NOON), lambda: processes, is_sure=lambda: sure)
    monkeypatch.setattr("bot.delivery.requests.asyncio.sleep", slept := AsyncMock())
    async with answering(204) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        await session.post(there + "/interactions/1/token/callback")
    assert [one.args[0] for one in slept.await_args_list if one.args[0]] == held


async def test_an_answer_that_discord_accepts_and_says_nothing_to_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.requests.ANSWERED_S", 0.02)
    away, heard = Away(lambda: NOON), asyncio.Event()
    requests = Requests(away)

    async def silent(_request: web.Request) -> web.Response:
        await heard.wait()
        return web.Response(status=204)

    async with serving(silent) as there, aiohttp.ClientSession(trace_configs=[requests.trace()]) as session:
        asked = [asyncio.create_task(session.post(there + "/interactions/1/token/callback")) for _ in range(3)]
        await until(lambda: away.anyone)
        heard.set()
        await asyncio.gather(*asked)
        assert not away.anyone


async def test_a_message_that_discord_accepts_and_says_nothing_to_has_failed(
    config: Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.delivery.requests.SILENT_S", 0.02)
    heard = asyncio.Event()

    async def silent(request: web.Request) -> web.Response:
        if request.method == "POST":
            await heard.wait()
        return web.json_response({})

    async with serving(silent) as there:
        monkeypatch.setattr(discord.http.Route, "BASE", there)
        http = build_bot(config, thinkers=InlineThinkers()).http
        await http.static_login("token")
        with pytest.raises(TimeoutError) as error:
            await http.request(discord.http.Route("POST", "/channels/1/messages"), json={})
        heard.set()
        await http.close()
    assert setback_of(error.value) is Setback.PASSING


def failed(status: int, code: int = 0) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    return kind(SimpleNamespace(status=status, reason="", headers={}), {"code": code, "message": ""})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("error", "setback"),
    [
        (failed(404, 10003), Setback.GONE),
        (failed(404, 10004), Setback.GONE),
        (failed(404, 10008), Setback.BROKEN),
        (failed(403, 50013), Setback.REFUSED),
        (failed(429), Setback.PASSING),
        (failed(503), Setback.PASSING),
        (failed(401), Setback.PASSING),
        (failed(401, 50027), Setback.BROKEN),
        (discord.RateLimited(40), Setback.PASSING),
        (aiohttp.ClientConnectionError(), Setback.PASSING),
        (TimeoutError(), Setback.PASSING),
        *((failed(status), Setback.PASSING) for status in (400, 403, 404, 405, 408)),  # a page of somebody in between
        (failed(413), Setback.BROKEN),
        (failed(413, 40005), Setback.BROKEN),
        (failed(400, 50035), Setback.BROKEN),
        (ValueError(), Setback.BROKEN),
        (Refused(HostReject.TOURNAMENT_UNREADABLE, tournament=7), Setback.UNREADABLE),
    ],
)
def test_what_a_failure_means(error: Exception, setback: Setback) -> None:
    assert setback_of(error) is setback


@pytest.mark.parametrize("setback", list(RETRIES))
def test_pauses_double_up_to_the_longest_until_it_is_given_up_and_a_bad_moment_never_is(setback: Setback) -> None:
    retry = RETRIES[setback]
    pauses = [pause_after(setback, attempts) for attempts in range((retry.tries or 40) - 1)]
    assert pauses[0] == retry.first
    assert all(later == min(2 * earlier, retry.longest) for earlier, later in itertools.pairwise(pauses))
    assert pause_after(setback, (retry.tries or 10_001) - 1) == (None if retry.tries else retry.longest)
    assert setback is not Setback.PASSING or retry.tries is None
    full = pause_after(Setback.REFUSED, 40, failed(400, TOO_MANY_THREADS))
    assert full == timedelta(minutes=15), "of a thread that goes by itself nobody tells us for sure"


def test_refusals_are_counted_and_pause_everything_before_they_become_a_ban() -> None:
    budget = RefusalBudget(most=3)
    for minute in range(3):
        assert budget.pause(NOON + timedelta(minutes=minute)) == timedelta(0)
        budget.count(NOON + timedelta(minutes=minute))
    assert budget.pause(NOON + timedelta(minutes=3)) == timedelta(minutes=7)
    assert budget.pause(NOON + timedelta(minutes=10)) == timedelta(0)


def test_each_of_several_processes_has_its_part_of_the_refusals() -> None:
    budget = RefusalBudget(most=4, share=lambda: 2)
    budget.count(NOON)
    assert budget.pause(NOON) == timedelta(0)
    budget.count(NOON)
    assert budget.pause(NOON) == timedelta(minutes=10)

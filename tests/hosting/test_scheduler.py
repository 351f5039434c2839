from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.hosting.policy import Policy
from bot.records import Pace
from bot.store.deadlines import DeadlineStore
from engine.games.events import TimedOut
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, FakeClock, Host, plain

QUICK = Policy(think=timedelta(0), late=timedelta(seconds=0.05))


def running_clock() -> Callable[[], datetime]:
    return lambda: datetime.now(UTC)


def watched_naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The lengths of all sleeps of a second and more, in order."""
    naps: list[float] = []
    asleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        if seconds >= 1:
            naps.append(seconds)
        await asleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", nap)
    return naps


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not true():  # noqa: ASYNC110 - what is waited for cannot tell us
            await asyncio.sleep(0.01)


async def test_a_commit_brings_the_next_firing_forward(url: str) -> None:
    async with Host.opened(url, running_clock(), policy=QUICK) as host:  # type: ignore[arg-type]
        await host.scheduler.start()
        await asyncio.sleep(0.05)
        game_id = await host.table(ANN, computers=("easy",))
        for _ in range(3):
            async with asyncio.timeout(5):
                while not await host.may_act(game_id, ANN):  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.01)
            await host.discard(game_id)


async def test_the_clock_sleeps_to_the_earliest_deadline(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    naps = watched_naps(monkeypatch)
    clock = FakeClock()
    async with Host.opened(url, clock) as host:
        await host.table(ANN, BEN, pace=Pace("custom", 600, 60))
        await host.table(ANN, BEN, channel_id=71)
        await host.scheduler.start()
        await until(lambda: naps)
        assert naps == [LIVE.turn_s + 2]
        await host.table(ANN, BEN, channel_id=72, pace=Pace("custom", 30, 15))
        await until(lambda: len(naps) > 1)
        assert naps == [LIVE.turn_s + 2, 32]
        await host.table(ANN, BEN, channel_id=73)
        assert len(naps) == 2
        await host.scheduler.close()


async def test_one_broken_game_does_not_stop_the_clock_of_the_others(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = await host.table(ANN, BEN)
    sound = await host.table(ANN, BEN, channel_id=71)
    fire = host.service.fire

    async def breaking(game_id: int, deadline: object) -> bool:
        if game_id == broken:
            raise RuntimeError("7H 8H 9H"[::-1])
        return await fire(game_id, deadline)  # type: ignore[arg-type]

    monkeypatch.setattr(host.service, "fire", breaking)
    host.clock.advance(LIVE.turn_s + 2)
    with caplog.at_level(logging.ERROR):
        assert await host.scheduler.fire_due() == 1
    assert any(isinstance(event, TimedOut) for event in (await host.look(sound)).recent)
    assert "RuntimeError" in caplog.text
    assert "H9" not in caplog.text
    monkeypatch.setattr(host.service, "fire", fire)
    host.clock.advance(299)
    await host.scheduler.fire_due()
    assert not any(isinstance(event, TimedOut) for event in (await host.look(broken)).recent)
    host.clock.advance(1)
    await host.scheduler.fire_due()
    assert any(isinstance(event, TimedOut) for event in (await host.look(broken)).recent)


async def test_a_database_that_is_away_does_not_end_the_clock(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    naps = watched_naps(monkeypatch)

    async def away(*_: object) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(DeadlineStore, "firing", away)
    with caplog.at_level(logging.ERROR):
        await host.scheduler.start()
        await until(lambda: naps)
    assert naps == [300]
    assert "OSError" in caplog.text


async def test_many_games_fire_in_one_go(host: Host) -> None:
    games = [await host.table(ANN, BEN, channel_id=channel) for channel in range(100, 160)]
    host.clock.advance(LIVE.turn_s + 2)
    assert await host.scheduler.fire_due() == len(games)
    assert await host.scheduler.fire_due() == 0


async def test_closing_leaves_every_deadline_in_the_database(url: str) -> None:
    clock = FakeClock()
    async with Host.opened(url, clock) as host:
        await host.scheduler.start()
        game_id = await host.table(ANN, BEN, CAT)
        before = (await host.look(game_id)).deadlines
        await host.scheduler.close()
    async with Host.opened(url, clock, plain) as restarted:
        assert (await restarted.look(game_id)).deadlines == before

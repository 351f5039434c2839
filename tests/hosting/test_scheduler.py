import asyncio
import itertools
import logging
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.hosting.policy import Policy
from bot.hosting.running.scheduler import AT_ONCE, WIDTHS
from bot.records.games import Pace
from bot.store.database.trouble import DatabaseTrouble
from bot.store.ledger.deadlines import DeadlineStore, Lane
from tests.hosting.hosted import ANN, BEN, CAT, LIVE, FakeClock, Host
from tests.hosting.test_thinking import Pondering
from tests.waiting import until

QUICK = Policy(think=timedelta(0), late=timedelta(seconds=0.05))


async def test_the_clock_sleeps_to_the_earliest_deadline(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # The lengths in seconds of all of the clock's sleeps of a second and more, in order.
    naps: list[int] = []
    asleep, clock = asyncio.sleep, FakeClock()

    async def nap(seconds: float) -> None:
        if seconds >= 1:
            naps.append(round(seconds))
        await asleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", nap)
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
    fire = host.service.firing.fire

    async def breaking(game_id: int, *due: Any) -> bool:
        if game_id == broken:
            raise RuntimeError("7H 8H 9H"[::-1])
        return await fire(game_id, *due)

    monkeypatch.setattr(host.service.firing, "fire", breaking)
    host.clock.advance(LIVE.turn_s + 2)
    with caplog.at_level(logging.ERROR):
        assert await host.scheduler.fire_due() == 1
    assert await host.timed_out(sound)
    assert "RuntimeError" in caplog.text
    assert "H9" not in caplog.text
    monkeypatch.setattr(host.service.firing, "fire", fire)
    await host.scheduler.fire_due()
    assert not await host.timed_out(broken)
    await host.after(1)
    assert await host.timed_out(broken)


async def test_a_broken_game_is_tried_again_ever_more_seldom(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    await host.table(ANN, BEN)
    tries: list[datetime] = []

    async def breaking(*_: object) -> bool:
        tries.append(host.clock())
        raise RuntimeError

    monkeypatch.setattr(host.service.firing, "fire", breaking)
    host.clock.advance(LIVE.turn_s + 2)
    while len(tries) < 12:
        await host.scheduler.fire_due()
        host.clock.advance(1 if len(tries) < 6 else 16 if len(tries) < 10 else 60)
    pauses = [(later - earlier).total_seconds() for earlier, later in itertools.pairwise(tries)]
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]


async def test_a_database_that_is_away_does_not_end_the_clock(
    host: Host, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    naps: list[float] = []
    asleep = asyncio.sleep

    async def away(*_: object, **_after: object) -> None:
        raise DatabaseTrouble("the disk is gone")

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await asleep(0.01)

    with monkeypatch.context() as patched, caplog.at_level(logging.ERROR):
        patched.setattr(DeadlineStore, "first", away)
        patched.setattr(asyncio, "sleep", nap)
        await host.scheduler.start()
        await until(lambda: len(naps) >= 7)
        await host.scheduler.close()
    assert naps[:6] == [0.25, 0.5, 1, 2, 4, 4], "short at first, and never so long that a short window would notice"
    assert set(caplog.messages) == {"the clock waits 0.25 s: the disk is gone"}


async def test_a_short_window_does_not_wait_for_a_burst_of_long_turns(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(AT_ONCE, Lane.LONG, 2)
    for channel in range(100, 110):
        await host.table(ANN, BEN, channel_id=channel, pace=Pace("custom", 600, 60))
    host.clock.advance(600)
    window = await host.table(ANN, BEN, CAT)
    await host.discard(window)
    host.clock.advance(LIVE.window_s + 2)
    order: list[int] = []
    fire = host.service.firing.fire

    async def watched(game_id: int, *due: Any) -> bool:
        order.append(game_id)
        return await fire(game_id, *due)

    monkeypatch.setattr(host.service.firing, "fire", watched)
    assert await host.scheduler.fire_due() == 11
    assert window in order[: WIDTHS[Lane.LONG] * AT_ONCE[Lane.LONG] + 1]
    assert await host.scheduler.fire_due() == 0


async def test_what_computers_think_about_for_long_holds_up_no_person(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(WIDTHS, Lane.COMPUTERS, 2)
    thinkers = Pondering()
    async with Host.opened(url, thinkers=thinkers) as host:
        for channel in range(100, 100 + 2 * WIDTHS[Lane.COMPUTERS]):
            first = {"match.first_dealer": "first_seat"}
            await host.table(ANN, computers=("easy",), channel_id=channel, switches=first)
        game_id = await host.table(ANN, BEN, pace=Pace("custom", 600, 60))
        host.clock.advance(602)
        firing = asyncio.create_task(host.scheduler.fire_due())
        await until(lambda: host.timed_out(game_id))
        thinkers.may_answer.set()
        await firing


async def test_what_is_committed_while_the_agenda_is_asked_is_looked_at_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Host.opened(url, policy=QUICK) as host:
        game_id = await host.table(ANN, computers=("easy",))
        await host.scheduler.fire_due()
        assert await host.in_turn(game_id) == ANN
        fire, first, answered = host.service.firing.fire, host.tournaments.course.first, asyncio.Event()

        async def lingering(*one: Any) -> bool:
            acted = await fire(*one)
            await answered.wait()
            return acted

        async def asked_for_long(*which: Any, **after: Any) -> datetime | None:
            moves = len(host.told)
            if host.scheduler._under_way and not answered.is_set():
                await until(lambda: len(host.told) > moves)
            said = await first(*which, **after)
            answered.set()
            return said

        monkeypatch.setattr(host.service.firing, "fire", lingering)
        monkeypatch.setattr(host.tournaments.course, "first", asked_for_long)
        await host.after(LIVE.turn_s + 2)
        assert await host.timed_out(game_id)
        assert await host.in_turn(game_id) == ANN


async def test_whatever_fails_before_a_game_is_reached_is_told_and_pauses_the_clock(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("".join(("7", "H")))

    async with Host.opened(url) as host:
        await host.table()
        monkeypatch.setattr(host.service.firing, "foresee", broken)
        assert await host.after(LIVE.turn_s + 2) == 0
        assert "the clock waits 0.25 s: ZeroDivisionError" in caplog.text
        assert "7H" not in caplog.text
        monkeypatch.undo()
        assert await host.scheduler.fire_due() == 1

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable
from typing import ParamSpec, TypeVar

import pytest

from bot.hosting.thinking.fair_queue import FairQueue, Place, asking
from bot.hosting.thinking.thinkers import InlineThinkers, JobFailed, ProcessThinkers, Stalled
from bot.records.orders import StandingOrder
from engine.games.events import TimedOut
from tests.hosting.hosted import ANN, BEN, POLICY, Host
from tests.hosting.jobs import failing, sleeping
from tests.hosting.test_computers import to_computers_turn, to_computers_window
from tests.waiting import LONGEST_S, until

P = ParamSpec("P")
T = TypeVar("T")

THINK = POLICY.think.total_seconds()


class Pondering(InlineThinkers):
    """Ponders every job until it is let go."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def think(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self.asked += 1
        await self.may_answer.wait()
        return job(*args, **kwargs)


@pytest.fixture
async def processes() -> AsyncIterator[ProcessThinkers]:
    """A single process that thinks, with all the time it needs; the next job waits for the one before."""
    thinkers = ProcessThinkers(1, limit_s=LONGEST_S, prepared=("tests.hosting.jobs", "engine.computers"))
    yield thinkers
    await thinkers.close()


@pytest.fixture
def hurried(processes: ProcessThinkers) -> ProcessThinkers:
    """The same that has hardly any time to think, whether or not the machine is busy."""
    return processes.patient(0.5)


async def test_jobs_are_done_in_another_process_which_is_kept_until_it_is_closed(processes: ProcessThinkers) -> None:
    """What it has not taken up is counted."""
    asked = [asyncio.ensure_future(processes.think(os.getpid)) for _ in range(3)]
    await asyncio.sleep(0)
    assert processes.waiting == 2
    (process,) = set(await asyncio.gather(*asked))
    assert process != os.getpid()
    assert processes.waiting == 0
    await processes.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


async def test_another_takes_the_place_of_a_process_that_stalls_or_dies_or_that_nobody_waits_for_any_more(
    processes: ProcessThinkers,
) -> None:
    """One that dies in between costs nobody a job."""
    stalled = await processes.think(os.getpid)
    with pytest.raises(Stalled):
        await processes.patient(0.2).think(time.sleep, 600)
    unwaited = await processes.think(os.getpid)
    task = asyncio.create_task(processes.think(time.sleep, 600))
    await until(lambda: not processes._idle)
    task.cancel()
    assert await processes.think(os.getpid) != unwaited != stalled
    for ended in (stalled, unwaited):
        with pytest.raises(ProcessLookupError):
            os.kill(ended, 0)
    with pytest.raises(Stalled):
        await processes.think(os._exit, 3)
    idle = await processes.think(os.getpid)
    os.kill(idle, 9)
    await until(lambda: not processes._idle[0].is_alive())
    assert await processes.think(os.getpid) != idle


async def test_who_is_patient_has_an_answer_of_the_same_processes_for_which_others_do_not_wait(
    hurried: ProcessThinkers,
) -> None:
    patient = hurried.patient(LONGEST_S)
    kept = await patient.think(os.getpid)
    assert await patient.think(time.sleep, 0.8) is None
    assert await patient.think(os.getpid) == kept
    with pytest.raises(Stalled):
        await hurried.think(time.sleep, 600)


async def test_what_a_job_raises_is_told_by_kind_and_place_alone(
    processes: ProcessThinkers, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG), pytest.raises(JobFailed):
        await processes.think(failing, "7H 8H")
    assert "ZeroDivisionError" in caplog.text
    assert "in failing" in caplog.text
    assert "7H" not in caplog.text
    assert capfd.readouterr() == ("", "")


async def test_a_computer_that_stalls_is_moved_neutrally(url: str, hurried: ProcessThinkers) -> None:
    """One that dies stalls too."""
    async with Host.opened(url, choose=sleeping, thinkers=hurried) as host:
        game_id = await host.table(ANN, computers=("easy",))
        await to_computers_turn(host, game_id)
        seat = (await host.look(game_id)).view.turn_seat
        assert await host.after(THINK) == 1
        assert TimedOut(seat) in (await host.look(game_id)).recent
        assert await host.in_turn(game_id) == ANN


async def test_a_person_moves_while_a_computer_thinks_and_it_thinks_again(url: str) -> None:
    thinkers = Pondering()
    async with Host.opened(url, thinkers=thinkers) as host:
        game_id = await host.table(ANN, BEN, computers=("easy",))
        thinkers.may_answer.set()
        await to_computers_window(host, game_id)
        thinkers.may_answer.clear()
        thinkers.asked = 0
        user = (await host.asked(game_id))[0]
        host.clock.advance(THINK)
        firing = asyncio.create_task(host.scheduler.fire_due())
        await until(lambda: thinkers.asked)
        async with asyncio.timeout(LONGEST_S):
            await host.pass_on(game_id, user)
        thinkers.may_answer.set()
        assert await firing == 1
        assert thinkers.asked == 2
        assert (await host.look(game_id)).deadlines.window is None


async def test_what_a_computer_thought_of_a_turn_that_is_over_is_forgotten(url: str) -> None:
    thinkers = Pondering()
    async with Host.opened(url, thinkers=thinkers) as host:
        game_id = await host.table(ANN, computers=("easy",))
        await to_computers_turn(host, game_id)
        host.clock.advance(THINK)
        firing = asyncio.create_task(host.scheduler.fire_due())
        await until(lambda: thinkers.asked)
        await host.service.cancel(game_id, ANN, host.key())
        before = (await host.look(game_id)).record
        thinkers.may_answer.set()
        assert await firing == 0
        assert (await host.look(game_id)).record == before


async def test_tables_are_thought_about_side_by_side_and_answer_clicks_meanwhile(url: str) -> None:
    thinkers, tables = Pondering(), 8
    async with Host.opened(url, thinkers=thinkers) as host:
        games = [await host.table(ANN, computers=("easy",), channel_id=100 + at) for at in range(tables)]
        thinkers.may_answer.set()
        for game_id in games:
            await to_computers_turn(host, game_id)
        thinkers.may_answer.clear()
        thinkers.asked = 0
        host.clock.advance(THINK)
        firing = asyncio.create_task(host.scheduler.fire_due())
        await until(lambda: thinkers.asked >= tables)
        async with asyncio.timeout(LONGEST_S):
            for game_id in games:
                await host.service.orders.keep(game_id, ANN, StandingOrder(0, pass_rest=True), host.clock())
        thinkers.may_answer.set()
        assert await firing == tables
        assert [await host.in_turn(game_id) for game_id in games] == [ANN] * tables


async def test_fifty_requests_of_one_person_do_not_hold_up_anothers_one(processes: ProcessThinkers) -> None:
    done: list[str] = []

    async def ask(person: int, name: str) -> None:
        asking.set(person)
        done.append(await processes.think(str, name))

    greedy = [asyncio.create_task(ask(1, "greedy")) for _ in range(50)]
    await asyncio.sleep(0)
    await asyncio.gather(*greedy, asyncio.create_task(ask(2, "other")))
    assert "other" in done[:3]


async def test_whoever_is_closed_or_stops_waiting_keeps_no_place() -> None:
    queue = FairQueue(1)
    first, second, third = (queue.join(1) for _ in range(3))

    async def served(place: Place) -> None:
        async with queue.served(place):
            await asyncio.sleep(0)

    leaving = asyncio.create_task(served(second))
    await asyncio.sleep(0)
    leaving.cancel()
    await asyncio.gather(served(first), served(third))
    assert (queue.waiting, queue.ahead_of(third)) == (0, 0)
    async with queue.served():
        waiting = asyncio.create_task(served(queue.join()))
        queue.close()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    assert queue.waiting == 0

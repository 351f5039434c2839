"""Processes on one PostgreSQL tell each other things, and pass turnstiles one after another."""

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import asyncpg
import pytest
from sqlalchemy import text

from bot.store.database.db import Database
from bot.store.processes import Notifications, Turns
from tests.postgres import Postgres
from tests.waiting import until


@dataclass
class Listener:
    """A process that listens. `ready` counts how often it began to."""

    notifications: Notifications
    heard: list[tuple[str, str]] = field(default_factory=list)
    ready: int = 0

    def again(self) -> None:
        self.ready += 1


@pytest.fixture
async def two(postgres: Postgres) -> AsyncIterator[tuple[Database, Database]]:
    url = postgres.migrated()
    first, second = Database(url), Database(url)
    yield first, second
    await first.close()
    await second.close()


async def test_on_a_file_a_process_goes_on_with_nobody_to_hear() -> None:
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(Notifications(Database("sqlite:///none.db")).listen(print, list), 0.01)


async def test_what_one_process_tells_the_other_hears_and_not_itself(two: tuple[Database, Database]) -> None:
    ann, ben = Listener(Notifications(two[0])), Listener(Notifications(two[1]))
    tasks = [
        asyncio.create_task(one.notifications.listen(lambda *word, one=one: one.heard.append(word), one.again))  # type: ignore[misc]
        for one in (ann, ben)
    ]
    await until(lambda: ann.ready and ben.ready)
    ann.notifications.tell("game", 17)
    ann.notifications.tell("settings")
    await until(lambda: len(ben.heard) == 2)
    assert sorted(ben.heard) == [("game", "17"), ("settings", "")]
    assert not ann.heard
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)


async def test_a_connection_that_was_cut_is_mended_and_what_was_missed_is_looked_for(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.processes.AGAIN_S", 0.05)
    ann = Listener(Notifications(two[0]))
    task = asyncio.create_task(ann.notifications.listen(lambda *_: None, ann.again))
    await until(lambda: ann.ready)
    async with two[1].writing() as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
        await connection.execute(text(cut), {"name": two[0].name})
    await until(lambda: ann.ready == 2)
    task.cancel()
    await asyncio.wait({task})


async def test_a_connection_that_is_cut_while_it_is_asked_is_mended(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = asyncpg.Connection.execute

    async def cut_meanwhile(*_: object) -> None:
        monkeypatch.setattr(asyncpg.Connection, "execute", usual)
        raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")

    ann = Listener(Notifications(two[0]))
    monkeypatch.setattr("bot.store.processes.AGAIN_S", 0.05)
    monkeypatch.setattr(asyncpg.Connection, "execute", cut_meanwhile)
    task = asyncio.create_task(ann.notifications.listen(lambda *_: None, ann.again))
    await asyncio.wait({task, asyncio.create_task(until(lambda: ann.ready == 2))}, return_when=asyncio.FIRST_COMPLETED)
    assert not task.done()
    task.cancel()
    await asyncio.wait({task})


async def test_a_turnstile_lets_one_process_pass_after_another(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stalled(*_: object, **__: object) -> None:
        raise TimeoutError

    monkeypatch.setattr("asyncpg.Connection.close", stalled)
    gap_s = 0.3
    turns = [Turns(database, gap_s) for database in two]
    began = time.monotonic()
    await asyncio.gather(turns[0].wait(0), turns[1].wait(0), turns[0].wait(0))
    assert time.monotonic() - began >= 1.95 * gap_s, "two of the three had to wait"
    await ended(*turns)


async def test_another_turnstile_waits_for_nobody(two: tuple[Database, Database]) -> None:
    shut, other = Turns(two[0], 3600), Turns(two[1], 3600)
    await shut.wait(0)
    waiting = asyncio.create_task(other.wait(0))
    await other.wait(1)
    assert not waiting.done()
    waiting.cancel()
    await asyncio.wait({waiting})
    await ended(shut, other)


async def ended(*turns: Turns) -> None:
    """Let go of what keeps the turnstiles shut."""
    closing = {task for one in turns for task in one._closing}
    for task in closing:
        task.cancel()
    if closing:
        await asyncio.wait(closing)
    assert not any(task.exception() for task in closing if not task.cancelled()), "nobody would retrieve it"

"""Processes on one PostgreSQL tell each other things, and pass turnstiles one after another."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
from sqlalchemy import text

from bot.store.db import Database
from bot.store.notifications import Notifications
from bot.store.turns import Turns
from tests.postgres import Postgres


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


async def until(happened: object, seconds: float = 10) -> None:
    async with asyncio.timeout(seconds):
        while not happened():  # type: ignore[operator]  # noqa: ASYNC110
            await asyncio.sleep(0.01)


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
    monkeypatch.setattr("bot.store.notifications.AGAIN_S", 0.05)
    ann = Listener(Notifications(two[0]))
    task = asyncio.create_task(ann.notifications.listen(lambda *_: None, ann.again))
    await until(lambda: ann.ready)
    async with two[1].writing() as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name"
        await connection.execute(text(cut), {"name": two[0].name})
    await until(lambda: ann.ready == 2)
    task.cancel()
    await asyncio.wait({task})


async def test_a_turnstile_lets_one_process_pass_after_another(two: tuple[Database, Database]) -> None:
    turns = [Turns(database, 0.3) for database in two]
    passed: list[tuple[int, float]] = []

    async def go(one: Turns, number: int) -> None:
        await one.wait(number)
        passed.append((number, time.monotonic()))

    await asyncio.gather(go(turns[0], 0), go(turns[1], 0), go(turns[0], 0), go(turns[1], 1))
    assert 1 in [number for number, _ in passed[:2]], "another turnstile waits for nobody"
    first, second, third = [at for number, at in passed if number == 0]
    assert second - first >= 0.25
    assert third - second >= 0.25
    await asyncio.sleep(0.35)

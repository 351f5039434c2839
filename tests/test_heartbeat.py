"""The sign of life that `talon health` looks for."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from bot.heartbeat import ALONE, beat, silence

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


class Facts(dict):
    async def put(self, name, value):
        self[name] = value

    async def get(self, name):
        return dict.get(self, name)

    async def last(self, beginning):
        return max((value for name, value in self.items() if name.startswith(beginning)), default=None)


class Client:
    def __init__(self, *, ready=True, latency=0.1):
        self.latency = latency
        self.is_ready = lambda: ready


def services(facts, *, away=False):
    async def alive(now):
        assert now == NOW

    there = {"facts": facts, "away": SimpleNamespace(anyone=away), "daily": SimpleNamespace(alive=alive)}
    there |= {"scheduler": SimpleNamespace(signs=lambda: (ALONE,))}
    return SimpleNamespace(clock=lambda: NOW, **there)


async def beaten_once(client, *, away=False):
    facts = Facts()
    heart = asyncio.create_task(beat(client, services(facts, away=away)))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    heart.cancel()
    return await silence(facts, NOW + timedelta(seconds=7))


async def test_a_connected_bot_leaves_a_sign_as_soon_as_it_is_connected(monkeypatch):
    monkeypatch.setattr("bot.heartbeat.LOOK_S", 0)
    client, answers = Client(), [False, True]
    client.is_ready = lambda: answers.pop(0)
    assert await beaten_once(client) == timedelta(seconds=7)


@pytest.mark.parametrize("client", [Client(ready=False), Client(latency=float("inf"))])
async def test_a_bot_without_its_connection_leaves_none(client):
    assert await beaten_once(client) is None


async def test_while_requests_to_discord_fail_there_is_no_sign_so_a_restart_in_it_knows_since_when():
    assert await beaten_once(Client(), away=True) is None


async def test_a_database_that_was_away_does_not_stop_the_heart(monkeypatch, caplog):
    monkeypatch.setattr("bot.heartbeat.INTERVAL", timedelta(0))
    facts, failures = Facts(), [OSError("the disk, and somebody's cards")]
    put = facts.put

    async def put_at_last(name, value):
        if failures:
            raise failures.pop()
        await put(name, value)

    facts.put = put_at_last
    heart = asyncio.create_task(beat(Client(), services(facts)))
    for _ in range(10):
        await asyncio.sleep(0)
    heart.cancel()
    assert await silence(facts, NOW) == timedelta(0)
    assert caplog.messages == ["no sign of life could be left: OSError"]

"""What a failed request means to delivery, and how long it waits."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.delivery.requests import RETRIES, RefusalBudget, Setback, pause_after, setback_of

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


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
        (discord.RateLimited(40), Setback.PASSING),
        (aiohttp.ClientConnectionError(), Setback.PASSING),
        (TimeoutError(), Setback.PASSING),
        (failed(400, 50035), Setback.BROKEN),
        (ValueError(), Setback.BROKEN),
    ],
)
def test_what_a_failure_means(error: Exception, setback: Setback) -> None:
    assert setback_of(error) is setback


@pytest.mark.parametrize("setback", list(RETRIES))
def test_pauses_double_up_to_the_longest(setback: Setback) -> None:
    retry = RETRIES[setback]
    pauses = [pause_after(setback, attempts) for attempts in range((retry.tries or 40) - 1)]
    assert pauses[0] == retry.first
    assert all(later == min(2 * earlier, retry.longest) for earlier, later in itertools.pairwise(pauses))


@pytest.mark.parametrize("setback", [one for one in RETRIES if RETRIES[one].tries])
def test_a_refused_message_is_given_up_in_the_end(setback: Setback) -> None:
    assert pause_after(setback, (RETRIES[setback].tries or 0) - 1) is None


def test_a_bad_moment_of_discord_is_never_given_up() -> None:
    assert pause_after(Setback.PASSING, 10_000) == RETRIES[Setback.PASSING].longest


def test_a_pause_is_as_long_as_discord_asks() -> None:
    assert pause_after(Setback.PASSING, 0, discord.RateLimited(77)) == timedelta(seconds=77)


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

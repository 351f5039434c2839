"""Tournaments among a server's events: off until the server asks, kept to the tournament, never in anybody's way."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord

from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.wording import Wording
from tests.discord.conftest import World
from tests.discord.tables import panel_of, press, select_of
from tests.discord.test_tournament import _act, _look, _may_hold_tournaments


def events(world: World) -> list[Any]:
    return list(world.env.backend.get_guild(world.guild.id).scheduled_events.values())


async def asked_for(world: World) -> None:
    _may_hold_tournaments(world, world.ada)
    panel = panel_of(await world.ada.slash(world.channel, "settings"))
    await world.ada.select(panel, ["events"], custom_id=select_of(panel, "page")["custom_id"])
    await world.ada.select(panel, ["on"], custom_id=select_of(panel, "events")["custom_id"])


async def opened(world: World, *, begins: timedelta | None = timedelta(hours=5)) -> None:
    """A tournament whose registration is open, and which begins by itself."""
    _may_hold_tournaments(world, world.ada)
    panel = panel_of(await world.ada.slash(world.channel, "tournament create", name="Gin night", game="gin_rummy"))
    record = (await _look(world)).record
    starts = None if begins is None else discord.utils.utcnow() + begins
    planned = partial(drafts.with_terms, terms=replace(record.terms, starts_at=starts))
    actor = Actor(world.ada.id, world.ada.name, frozenset(), True)
    await world.bot.services.tournaments.choose(record.id, actor, planned, "begins")
    await press(world.ada, panel, "open")
    await world.env.advance_time(4)


async def test_nothing_is_announced_until_the_server_asks(world: World) -> None:
    await opened(world)
    assert events(world) == []


async def test_an_event_says_when_and_where_and_goes_with_the_tournament(world: World) -> None:
    await asked_for(world)
    await opened(world)
    [event] = events(world)
    record = (await _look(world)).record
    assert (event.name, event.description) == ("Gin night", "A tournament of Gin rummy. Enter it at its board.")
    assert event.entity_metadata == {"location": f"#{world.channel.name}"}
    assert record.event is not None
    assert record.event.event_id == event.id
    await world.bot.announcing._poster._events.keep(record, Wording.of("en"))
    assert len(events(world)) == 1
    await _act(world, world.ada, "cancel.", reason="rain")
    await world.env.advance_time(4)
    assert events(world) == []
    assert (await _look(world)).record.event is None


async def test_what_begins_when_its_host_says_so_is_no_event(world: World) -> None:
    await asked_for(world)
    await opened(world, begins=None)
    assert events(world) == []


async def test_without_the_permission_the_tournament_is_opened_all_the_same(world: World) -> None:
    await asked_for(world)
    ours = next(role for role in world.env.backend.get_guild(world.guild.id).roles.values() if role.name == "TestBot")
    ours.permissions = int(ours.permissions) & ~discord.Permissions(manage_events=True, create_events=True).value
    await opened(world)
    assert events(world) == []
    assert (await _look(world)).record.board_message_id is not None

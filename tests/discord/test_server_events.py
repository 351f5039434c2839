"""Tournaments among a server's events: off until the server asks, kept to the tournament, never in anybody's way."""

from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import discord
import pytest

from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.plans import Actor
from bot.records.deadlines import DeadlineKind
from bot.wording import Wording
from tests.discord.conftest import World
from tests.discord.tables import choose_from, may_manage, panel_of, press, settings_page
from tests.discord.test_tournament import _act
from tests.discord.tournaments import the_tournament


def events(world: World) -> list[Any]:
    return list(world.env.backend.get_guild(world.guild.id).scheduled_events.values())


async def asked_for(world: World) -> None:
    panel = await settings_page(world, may_manage(world, world.ada), "events")
    await choose_from(world.ada, panel, "events", "on")


async def opened(world: World, *, begins: timedelta | None = timedelta(hours=5), format: str = "swiss") -> None:
    """A tournament whose registration is open, and which begins by itself."""
    may_manage(world, world.ada)
    panel = panel_of(
        await world.ada.slash(world.channel, "tournament create", name="Gin night", game="gin_rummy", format=format)
    )
    record = (await the_tournament(world)).record
    starts = None if begins is None else discord.utils.utcnow() + begins
    planned = partial(drafts.with_terms, terms=replace(record.terms, starts_at=starts))
    actor = Actor(world.ada.id, world.ada.name, frozenset(), True)
    await world.bot.services.tournaments.choose(record.id, actor, planned, "begins")
    await press(world.ada, panel, "open")
    await world.env.advance_time(4)


@pytest.mark.parametrize("act", ["cancel.", "pause."])
async def test_an_event_says_when_and_where_and_goes_once_that_is_not_so(world: World, act: str) -> None:
    await asked_for(world)
    await opened(world)
    [event] = events(world)
    visible = await the_tournament(world)
    record = visible.record
    assert (event.name, event.description) == ("Gin night", "A tournament of Gin rummy. Enter it at its board.")
    assert event.entity_metadata == {"location": f"#{world.channel.name}"}
    assert record.event.event_id == event.id
    await world.bot.announcing._poster._events.keep(visible, Wording.of("en"))
    assert len(events(world)) == 1
    await _act(world, world.ada, act, reason="rain")
    await world.env.advance_time(4)
    assert events(world) == []
    assert (await the_tournament(world)).record.event is None


async def test_the_event_of_an_arena_ends_with_its_bell_also_where_that_is_moved(world: World) -> None:
    await asked_for(world)
    await opened(world, begins=timedelta(minutes=5), format="arena")
    for person in (world.ada, world.ben):
        await person.slash(world.channel, "tournament join")
    await world.env.advance_time(310)
    await _act(world, world.ada, "extend.", what=["1"], time="2h", reason="it is fun")
    await world.env.advance_time(4)
    [event] = events(world)
    rings = (await the_tournament(world)).due_at(DeadlineKind.BELL)
    assert rings is not None
    assert discord.utils.parse_time(str(event.scheduled_end_time)) == rings


@pytest.mark.parametrize(("asked", "begins"), [(False, timedelta(hours=5)), (True, None)])
async def test_nothing_is_announced_unasked_nor_what_begins_when_its_host_says_so(
    world: World, asked: bool, begins: timedelta | None
) -> None:
    if asked:
        await asked_for(world)
    await opened(world, begins=begins)
    assert events(world) == []


async def test_without_the_permission_the_tournament_is_opened_all_the_same(world: World) -> None:
    await asked_for(world)
    ours = next(role for role in world.env.backend.get_guild(world.guild.id).roles.values() if role.name == "TestBot")
    ours.permissions = int(ours.permissions) & ~discord.Permissions(manage_events=True, create_events=True).value
    await opened(world)
    assert events(world) == []
    assert (await the_tournament(world)).record.board_message_id is not None

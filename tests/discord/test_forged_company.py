"""Forged, stale and strangers' clicks on what says who plays with whom: each is answered, and changes nothing."""

from __future__ import annotations

import logging

import discord
import pytest

from bot.records.servers import NOTHING_SETTLED
from tests.discord.conftest import World
from tests.discord.tables import answer, open_table
from tests.discord.test_servers import keeper

BUTTONS = [
    "t1:guests:invite:1:0:0:",
    "t1:guests:out:1:0:0:",
    "t1:guests:only:1:0:0:",
    "t1:guests:only:zz:0:0:",
    "t1:guests:nonsense:1:0:0:",
    "t1:blocks:add:0:0:0:",
    "t1:blocks:off:0:0:0:",
    "t1:blocks:on:0:1y2p0ij32e8e7:0:",
    "t1:bars:lift:0:0:0:",
    "t1:bars:on:0:1y2p0ij32e8e7:0:",
    "t1:server:variant:0:0:0:",
    "t1:server:hosts:0:0:0:",
    "t1:server:nonsense:0:0:0:",
    "t1:privacy:nonsense:0:0:0:",
    "t1:new:usual:0:0:0:bridge",
    "t1:new:usual:0:0:0:",
    "t1:new:game:0:0:0:",
    "t1:house:value:1:0:0:",
    "t1:house:page:1:0:0:",
    "t1:house:switch:1:0:0:",
    "t1:rules:turn:0:0:0:bridge",
    "t1:rules:page:0:0:0:.next",
    "t1:help:turn:0:zzz:0:7",
]
SELECTS = [
    "t1:guests:out:1:0:0:",
    "t1:blocks:off:0:0:0:",
    "t1:bars:lift:0:0:0:",
    "t1:orders:suit:1:0:0:7",
    "t1:house:value:1:0:0:",
    "t1:server:variant:0:0:0:",
    "t1:server:pace:0:0:0:",
    "t1:server:locale:0:0:0:",
    "t1:server:assist:0:0:0:",
    "t1:server:hosts:0:0:0:",
]
VALUES = ["garbage", "99", "9" * 90]


async def posted(world: World) -> discord.Message:
    """A message of ours with all these components, as somebody might make them up."""
    view = discord.ui.LayoutView(timeout=None)
    for start in range(0, len(BUTTONS), 5):
        made = [discord.ui.Button(label=one[:80], custom_id=one) for one in BUTTONS[start : start + 5]]
        view.add_item(discord.ui.ActionRow(*made))
    for custom_id in SELECTS:
        if custom_id not in BUTTONS:
            view.add_item(discord.ui.ActionRow(_select(custom_id)))
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    return await channel.send(view=view)


def _select(custom_id: str) -> discord.ui.Select[discord.ui.LayoutView]:
    return discord.ui.Select(
        custom_id=custom_id, options=[discord.SelectOption(label=value[:80], value=value) for value in VALUES]
    )


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def test_whatever_is_forged_is_answered_and_changes_nothing(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    kim, table = keeper(world), await open_table(world, world.ada)
    before = await table.record()
    forged = await posted(world)
    for custom_id in BUTTONS:
        assert answer(await world.ben.click(forged, custom_id=custom_id)), custom_id
    others = discord.ui.LayoutView(timeout=None)
    for custom_id in SELECTS:
        others.add_item(discord.ui.ActionRow(_select(custom_id)))
    channel = world.bot.get_partial_messageable(world.channel.id, guild_id=world.guild.id)
    message = await channel.send(view=others)
    for custom_id in SELECTS:
        for value in VALUES:
            assert answer(await kim.select(message, [value], custom_id=custom_id)), (custom_id, value)
    assert errors(caplog) == []
    assert await table.record() == before
    assert await world.bot.services.servers.get(world.guild.id) == NOTHING_SETTLED
    assert await world.bot.services.games.access.bars_in(world.guild.id) == ()

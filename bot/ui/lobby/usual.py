"""What a table has where its host says nothing: as the server has settled it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import discord

from bot.hosting.clock.pace import PACES, pace_of
from bot.hosting.refusals import Refused
from bot.hosting.rule_sets import resolved, together
from bot.records.games import GameRecord, NewGame, Pace
from bot.records.servers import ServerSettings
from bot.ui.kit.request import Request

PACE: Final = "daily"
ASSIST: Final = "rearrange.assist"


async def settled_here(request: Request) -> ServerSettings:
    """What the asker's server has settled; nothing in direct messages."""
    return await request.services.servers.get(request.interaction.guild_id or 0)


async def default_switches(request: Request, variant: str) -> dict[str, object]:
    """What the asker's server plays a game with where nobody says otherwise: the rules that it has saved for it."""
    default = await request.services.rule_sets.default_for(request.interaction.guild_id or 0, variant)
    return {} if default is None else default.switches


async def usual_switches(request: Request, variant: str) -> dict[str, object]:
    """The same with the help that the server has settled, in games that offer any."""
    return with_assist(variant, await settled_here(request), await default_switches(request, variant))


def with_assist(variant: str, settings: ServerSettings, switches: dict[str, object]) -> dict[str, object]:
    """Switches with the help that a server has settled, unless they say otherwise or the game offers none."""
    rules = resolved(variant, switches)
    if settings.assist is None or getattr(rules, "rearrange", None) is None:
        return switches
    return together({ASSIST: settings.assist}, switches)


async def last_settings(request: Request, variant: str) -> GameRecord | None:
    """The game of a variant that the asker opened last in this server, to be like it again; None for none, and where
    its rules would be refused by now.
    """
    guild_id = request.interaction.guild_id
    if guild_id is None:
        return None
    last = await request.services.games.last_opened(guild_id, request.user_id, variant)
    try:
        return None if last is None or resolved(variant, last.switches) != last.rules else last
    except Refused:
        return None


def computers_of(record: GameRecord, seats: int) -> tuple[str, ...]:
    """The computer players of a game, by their strength, as many as leave the host one of so many seats."""
    return tuple(one.computer for one in record.holders if one.computer is not None)[: seats - 1]


def usual_pace(settings: ServerSettings) -> Pace:
    """The pace of a table of which nobody said how fast."""
    return pace_of(settings.pace if settings.pace in PACES else PACE)


async def settled(request: Request, new: NewGame) -> NewGame:
    """A table that somebody asks for, with what its server has to know of them, in the server's language."""
    channel, user = request.interaction.channel, request.interaction.user
    roles = frozenset(role.id for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return replace(
        new,
        locale=(await request.public_wording()).locale,
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
        roles=roles,
        manages=request.interaction.permissions.manage_guild,
    )

"""Which tournament a command is about: what its option offers, and what is meant where it is left out."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.request import Request
from bot.ui.tournament.actor import tournament_meant

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

LISTED: Final = 20
NAME_LONGEST: Final = 100


async def tournaments_to_see(request: Request) -> list[VisibleTournament]:
    """The tournaments of a server that the asker may know of: a draft is its host's alone."""
    found = await request.services.tournaments.all_in(request.interaction.guild_id or 0, LISTED)
    drafted = TournamentStatus.DRAFT
    return [one for one in found if one.record.status is not drafted or one.record.host_id == request.user_id]


async def tournament_choices(interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
    """What a command offers as its tournament."""
    return [
        Choice(name=one.record.name[:NAME_LONGEST], value=one.record.id)
        for one in await tournaments_to_see(Request(interaction))
        if typed.lower() in one.record.name.lower()
    ]


async def meant(
    interaction: AnyInteraction, tournament: int | None, *, over: bool = False
) -> tuple[Request, VisibleTournament]:
    """The command's request and the tournament that it is about. Raises Refused like `tournament_meant`."""
    request = Request(interaction)
    await request.defer()
    return request, await tournament_meant(request, tournament, over=over)

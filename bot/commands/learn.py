"""`/learn`: a practice game in one's direct messages, beside whatever else one plays."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.game_names import game_choices, variant_named
from bot.ui.kit.request import Request
from bot.ui.lobby.practice import practise, variant_to_learn
from bot.wording.translator import command_text

AnyInteraction = discord.Interaction[Any]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class LearnCommands(commands.Cog):
    """Learning a game by playing it."""

    @app_commands.command(name="learn", description=command_text("command-learn"))
    @app_commands.describe(variant=command_text("option-learn-variant"))
    async def learn(self, interaction: AnyInteraction, variant: str | None = None) -> None:
        """Deal a practice game against a computer player, each turn explained."""
        request = Request(interaction)
        await request.defer()
        chosen = await variant_to_learn(request) if variant is None else variant_named(variant, request.wording)
        await practise(request, chosen)

    @learn.autocomplete("variant")
    async def _games(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        return await game_choices(interaction, typed)

"""`/stats` and `/leaderboard`: how people and a server stand."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.suggestions import game_choices, variant_named
from bot.ui.kit.request import Request
from bot.ui.results.leaderboard_panel import open_leaderboard
from bot.ui.results.stats_panel import open_stats
from bot.wording.translator import command_text

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice


class ResultCommands(commands.Cog):
    """What matches have left."""

    @app_commands.command(name="stats", description=command_text("command-stats"))
    @app_commands.describe(somebody=command_text("option-stats-somebody"), game=command_text("option-stats-game"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def stats(
        self, interaction: AnyInteraction, somebody: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show one's own figures, or somebody's as far as they let one see them."""
        request = Request(interaction)
        variant = None if game is None else variant_named(game, request.wording)
        await open_stats(request, request.user_id if somebody is None else somebody.id, variant)

    @app_commands.command(name="leaderboard", description=command_text("command-leaderboard"))
    @app_commands.describe(game=command_text("option-stats-game"), season=command_text("option-board-season"))
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        season: app_commands.Range[str, 1, 12] | None = None,
    ) -> None:
        """Show who stands where in this server."""
        request = Request(interaction)
        await open_leaderboard(request, None if game is None else variant_named(game, request.wording), season)

    @stats.autocomplete("game")
    async def _games(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @leaderboard.autocomplete("game")
    async def _ranked(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

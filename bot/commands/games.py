"""`/games`: one's games over all servers, from any of them or from a message to the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.request import Request
from bot.ui.my_games.games_panel import open_games
from bot.wording.translator import command_text


class MyGamesCommands(commands.Cog):
    """Where one plays, and where it is one's turn."""

    @app_commands.command(name="games", description=command_text("command-games"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """Show the asker's games, those that wait for them first."""
        await open_games(Request(interaction))

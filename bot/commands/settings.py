"""`/settings`: what a server has settled for its games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.request import Request
from bot.ui.servers.settings_panel import open_settings
from bot.wording.translator import command_text


class SettingsCommands(commands.Cog):
    """What holds for a whole server."""

    @app_commands.command(name="settings", description=command_text("command-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show what the server has settled, with what changes it for those who may."""
        await open_settings(Request(interaction))

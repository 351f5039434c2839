"""`/privacy`: what is kept of somebody, to have or to delete."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.request import Request
from bot.ui.privacy.privacy_panel import open_privacy
from bot.wording.translator import command_text


class PrivacyCommands(commands.Cog):
    """One's own data."""

    @app_commands.command(name="privacy", description=command_text("command-privacy"))
    async def privacy(self, interaction: discord.Interaction[Any]) -> None:
        """Show what is kept, with the buttons to have it and to delete it."""
        await open_privacy(Request(interaction))

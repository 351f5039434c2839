"""`/help`: from zero to the first move."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.request import Request
from bot.ui.rules.pages import open_help
from bot.wording.translator import command_text


class HelpCommands(commands.Cog):
    """How everything works."""

    @app_commands.command(name="help", description=command_text("command-help"))
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Show the help, page by page."""
        await open_help(Request(interaction))

"""`/daily`: the puzzle of the day, in any server, in messages, and wherever somebody who installed us is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.daily.daily import open_daily
from bot.ui.kit.request import Request
from bot.wording.translator import command_text


class DailyCommands(commands.Cog):
    """What there is every day."""

    @app_commands.command(name="daily", description=command_text("command-daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: discord.Interaction[Any]) -> None:
        """Show the asker the puzzle of their day."""
        await open_daily(Request(interaction))

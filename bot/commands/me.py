"""`/me`: what somebody settles for themselves."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.request import Request
from bot.ui.me.me import open_me
from bot.wording.translator import command_text


class MeCommands(commands.Cog):
    """One's own settings."""

    @app_commands.command(name="me", description=command_text("command-me"))
    async def me(self, interaction: discord.Interaction[Any]) -> None:
        """Show one's own settings, with the buttons to change them."""
        await open_me(Request(interaction))

"""`/block`: whom somebody never wants to meet at a table."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.access.blocks import block, open_blocks
from bot.ui.kit.request import Request
from bot.wording.translator import command_text


class BlockCommands(commands.Cog):
    """One's own block list."""

    @app_commands.command(name="block", description=command_text("command-block"))
    @app_commands.describe(member=command_text("option-block-member"))
    async def block(self, interaction: discord.Interaction[Any], member: discord.User | None = None) -> None:
        """Put somebody on one's list, or see it."""
        request = Request(interaction)
        if member is None:
            await open_blocks(request)
        else:
            await block(request, member)

"""The slash commands: verbs, each with a button somewhere that does the same."""

from discord.ext import commands

from bot.commands.game import GameCommands
from bot.commands.moves import MoveCommands
from bot.commands.panels import PanelCommands
from bot.commands.tournament import TournamentCommands


async def add_all(bot: commands.Bot) -> None:
    """Add every cog to the bot."""
    await bot.add_cog(GameCommands())
    await bot.add_cog(MoveCommands())
    await bot.add_cog(PanelCommands())
    await bot.add_cog(TournamentCommands())

"""The commands that do nothing but open a panel or deal a practice game: each answers the asker alone."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.suggestions import game_choices, variant_named
from bot.records.ids import UserId
from bot.ui.daily.daily import open_doors
from bot.ui.kit.items import AnyInteraction
from bot.ui.kit.request import Request
from bot.ui.lobby.practice import practise, variant_to_learn
from bot.ui.me.games import open_games
from bot.ui.me.me import open_me
from bot.ui.results.leaderboard_panel import open_leaderboard
from bot.ui.results.stats_panel import open_stats
from bot.ui.rules.pages import open_help
from bot.ui.servers.settings_panel import open_settings
from bot.wording.translator import command_text, described


class PanelCommands(commands.Cog):
    """What is opened from anywhere."""

    @app_commands.command(name="settings", description=command_text("command-settings"))
    @app_commands.guild_only()
    async def settings(self, interaction: AnyInteraction) -> None:
        """Show what the server has settled, with what changes it for those who may."""
        await open_settings(Request(interaction))

    @app_commands.command(name="games", description=command_text("command-games"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def games(self, interaction: AnyInteraction) -> None:
        """Show the asker's games over all servers, those that wait for them first."""
        await open_games(Request(interaction))

    @app_commands.command(name="help", description=command_text("command-help"))
    async def help(self, interaction: AnyInteraction) -> None:
        """Show the help, page by page."""
        await open_help(Request(interaction))

    @app_commands.command(name="me", description=command_text("command-me"))
    async def me(self, interaction: AnyInteraction) -> None:
        """Show one's own settings, with the buttons to change them."""
        await open_me(Request(interaction))

    @app_commands.command(name="daily", description=command_text("command-daily"))
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def daily(self, interaction: AnyInteraction) -> None:
        """Show the asker the puzzle and the deal of their day, also where they alone have installed us."""
        await open_doors(Request(interaction))

    @app_commands.command(name="learn", description=command_text("command-learn"))
    @described(game="option-learn-variant")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.autocomplete(game=game_choices)
    async def learn(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """Deal a practice game against a computer player, each turn explained."""
        request = Request(interaction)
        await request.defer()
        chosen = await variant_to_learn(request) if game is None else variant_named(game, request.wording)
        await practise(request, chosen)

    @app_commands.command(name="stats", description=command_text("command-stats"))
    @described(somebody="option-stats-somebody", game="option-stats-game")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.autocomplete(game=game_choices)
    async def stats(
        self, interaction: AnyInteraction, somebody: discord.User | None = None, game: str | None = None
    ) -> None:
        """Show one's own figures, or somebody's as far as they let one see them."""
        request = Request(interaction)
        variant = None if game is None else variant_named(game, request.wording)
        await open_stats(request, request.user_id if somebody is None else UserId(somebody.id), variant)

    @app_commands.command(name="leaderboard", description=command_text("command-leaderboard"))
    @described(game="option-stats-game", season="option-board-season")
    @app_commands.guild_only()
    @app_commands.autocomplete(game=game_choices)
    async def leaderboard(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        season: app_commands.Range[str, 1, 12] | None = None,
    ) -> None:
        """Show who stands where in this server."""
        request = Request(interaction)
        await open_leaderboard(request, None if game is None else variant_named(game, request.wording), season or "")

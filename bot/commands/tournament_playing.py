"""`/tournament ...` for players: coming, going, and looking at how it stands."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.tournament_named import meant, tournament_choices, tournaments_to_see
from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.request import Request
from bot.ui.tournament import board
from bot.ui.tournament.facts import board_link, format_line, those
from bot.ui.tournament.help import tournament_help
from bot.wording.translator import command_text
from engine.tournament.state import Status

AnyInteraction = discord.Interaction[Any]


class PlayingCommands(commands.Cog):
    """What anybody may ask for in a tournament."""

    @app_commands.command(name="join", description=command_text("command-tournament-join"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def join(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Enter."""
        request, visible = await meant(interaction, tournament)
        await board.join(request, visible.record.id)

    @app_commands.command(name="leave", description=command_text("command-tournament-leave"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def leave(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Leave before play begins, or drop out."""
        request, visible = await meant(interaction, tournament)
        await board.leave(request, visible.record.id)

    @app_commands.command(name="drop", description=command_text("command-tournament-drop"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def drop(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Drop out of a tournament that is being played."""
        request, visible = await meant(interaction, tournament)
        await board.leave(request, visible.record.id)

    @app_commands.command(name="checkin", description=command_text("command-tournament-checkin"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def checkin(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Say that one is there."""
        request, visible = await meant(interaction, tournament)
        await board.check_in(request, visible.record.id)

    @app_commands.command(name="rest", description=command_text("command-tournament-rest"))
    @app_commands.describe(rest=command_text("option-tournament-rest"), tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def rest(self, interaction: AnyInteraction, rest: bool = True, tournament: int | None = None) -> None:
        """Get no next table of an arena for now, or get one again."""
        request, visible = await meant(interaction, tournament)
        await board.rest(request, visible.record.id, resting=rest)

    @app_commands.command(name="help", description=command_text("command-tournament-help"))
    async def help(self, interaction: AnyInteraction) -> None:
        """How tournaments work."""
        request = Request(interaction)
        await request.defer()
        await request.show(tournament_help(request.wording))

    @app_commands.command(name="standings", description=command_text("command-tournament-standings"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def standings(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The standings, for the asker alone."""
        request, visible = await meant(interaction, tournament, over=True)
        await board.show_standings(request, visible)

    @app_commands.command(name="tables", description=command_text("command-tournament-tables"))
    @app_commands.describe(round=command_text("option-tournament-round"), tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def tables(
        self,
        interaction: AnyInteraction,
        round: app_commands.Range[int, 1] | None = None,
        tournament: int | None = None,
    ) -> None:
        """The tables of a round."""
        request, visible = await meant(interaction, tournament, over=True)
        await board.show_tables(request, visible, round)

    @app_commands.command(name="mine", description=command_text("command-tournament-mine"))
    @app_commands.describe(
        player=command_text("option-tournament-player"), tournament=command_text("option-tournament")
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def mine(
        self, interaction: AnyInteraction, player: discord.Member | None = None, tournament: int | None = None
    ) -> None:
        """One's own road, or somebody else's."""
        request, visible = await meant(interaction, tournament, over=True)
        await board.show_road(request, visible, None if player is None else player.id)

    @app_commands.command(name="list", description=command_text("command-tournament-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """The tournaments of this server."""
        request = Request(interaction)
        await request.defer()
        shown = await tournaments_to_see(request)
        if not shown:
            await request.say(request.wording.text("tournaments-none"))
            return
        lines = [_listed(request, one) for one in shown]
        await request.say("\n".join([request.wording.text("tournaments-heading"), *lines]))

    @app_commands.command(name="export", description=command_text("command-tournament-export"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def export(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The tournament as files."""
        request, visible = await meant(interaction, tournament, over=True)
        await board.export(request, visible.record.id)


def _listed(request: Request, visible: VisibleTournament) -> str:
    record = visible.record
    return request.wording.text(
        "tournaments-line",
        name=request.wording.name(record.name),
        link=board_link(record),
        status="paused" if visible.state.paused else record.status.value,
        format=format_line(visible, request.wording),
        game=request.wording.variant_name(record.terms.variant),
        entered=len(those(visible, Status.IN)),
        round=len(visible.state.rounds),
    )

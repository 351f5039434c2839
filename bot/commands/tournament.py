"""`/tournament ...`: the doors to tournaments; what is done inside has its panels."""

from dataclasses import replace
from functools import partial
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.suggestions import game_choices, variant_named
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.service import VisibleTournament
from bot.ui.kit.items import AnyInteraction, Click
from bot.ui.kit.request import Request
from bot.ui.lobby.opening import default_switches, read_pace
from bot.ui.tournament import board, draft_panel, host
from bot.ui.tournament.actor import actor_of, check_may_host, tournament_meant
from bot.ui.tournament.facts import called
from bot.wording.translator import command_text, described
from engine.tournament.rules import FORMATS

Choice = app_commands.Choice

NAME_LONGEST: Final = 100
_FORMATS: Final = [Choice(name=command_text(f"tournament-format-{name}"), value=name) for name in FORMATS]


async def _choices(interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
    """What a command offers as its tournament."""
    request = Request(interaction)
    names = {one.record.id: called(one, one.record.name, request.wording) for one in await board.to_see(request)}
    return [Choice(name=name[:NAME_LONGEST], value=of) for of, name in names.items() if typed.lower() in name.lower()]


async def _meant(
    interaction: AnyInteraction, tournament: int | None, *, drafts: bool = False
) -> tuple[Request, VisibleTournament]:
    """The command's request and the tournament that it is about. Raises Refused like `tournament_meant`."""
    request = Request(interaction)
    await request.defer()
    return request, await tournament_meant(request, tournament, drafts=drafts)


@app_commands.guild_only()
class TournamentCommands(
    commands.GroupCog, group_name="tournament", group_description=command_text("command-tournament")
):
    """Tournaments of a server."""

    @app_commands.command(name="create", description=command_text("command-tournament-create"))
    @described(
        name="option-tournament-name",
        format="option-tournament-format",
        game="option-variant",
        pace="option-pace",
        role="option-tournament-role",
    )
    @app_commands.choices(format=_FORMATS)
    @app_commands.autocomplete(game=game_choices)
    async def create(
        self,
        interaction: AnyInteraction,
        name: app_commands.Range[str, 1, drafts.NAME_LONGEST],
        format: str = "swiss",
        game: str = "disney_basic",
        pace: str = "daily",
        role: discord.Role | None = None,
    ) -> None:
        """Prepare a tournament in this channel; nobody else sees it yet."""
        request = Request(interaction)
        await request.defer()
        await check_may_host(request)
        if not isinstance(interaction.channel, discord.TextChannel):
            await request.say(request.wording.text("tournament-not-here"))
            return
        variant = variant_named(game, request.wording)
        new = drafts.NewTournament(
            guild_id=interaction.guild_id or 0,
            channel_id=request.channel_id,
            host_id=request.user_id,
            name=name,
            variant=variant,
            switches=await default_switches(request, variant),
            format=format,
            pace=read_pace(pace, request.wording),
            locale=(await request.public_wording()).locale,
        )
        visible = await request.services.tournaments.create(new, request.key)
        if role is not None:
            terms = replace(visible.record.terms, role_id=role.id)
            change = partial(drafts.with_terms, terms=terms)
            tournaments, key = request.services.tournaments, f"{request.key}-role"
            visible = await tournaments.choose(visible.record.id, actor_of(request), change, key)
        await draft_panel.show_draft(request, visible)

    @app_commands.command(name="join", description=command_text("command-tournament-join"))
    @described(tournament="option-tournament")
    @app_commands.autocomplete(tournament=_choices)
    async def join(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Enter, or come back."""
        request, visible = await _meant(interaction, tournament)
        await board.join(request, visible.record.id)

    @app_commands.command(name="leave", description=command_text("command-tournament-leave"))
    @described(tournament="option-tournament")
    @app_commands.autocomplete(tournament=_choices)
    async def leave(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Leave before play begins, or drop out."""
        request, visible = await _meant(interaction, tournament)
        await board.leave(request, visible)

    @app_commands.command(name="standings", description=command_text("command-tournament-standings"))
    @described(tournament="option-tournament")
    @app_commands.autocomplete(tournament=_choices)
    async def standings(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The standings, for the asker alone."""
        request, visible = await _meant(interaction, tournament)
        await board.show_standings(request, visible)

    @app_commands.command(name="mine", description=command_text("command-tournament-mine"))
    @described(tournament="option-tournament")
    @app_commands.autocomplete(tournament=_choices)
    async def mine(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """One's own tables and road, with what one can do."""
        request, visible = await _meant(interaction, tournament)
        await board.show_road(request, visible)

    @app_commands.command(name="host", description=command_text("command-tournament-host"))
    @described(tournament="option-tournament")
    @app_commands.autocomplete(tournament=_choices)
    async def host(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The host's own panel."""
        request, visible = await _meant(interaction, tournament, drafts=True)
        await host.show_host(request, visible)

    @app_commands.command(name="list", description=command_text("command-tournament-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """The tournaments of this server."""
        await board.open_list(Request(interaction), Click(board.LIST, "list"))

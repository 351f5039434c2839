"""`/tournament ...`: everything around tournaments; most of it has a button under the board as well."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.game_names import game_choices, variant_named
from bot.commands.rule_names import is_booklet, saved_for_variant
from bot.commands.tournament_holding import HoldingCommands
from bot.commands.tournament_named import tournament_choices
from bot.commands.tournament_playing import PlayingCommands
from bot.hosting.clock.pace import typed_pace
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import together
from bot.hosting.tournaments import drafts
from bot.records.tournaments import StoredTournament, TournamentStatus
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import parse_house_rules
from bot.ui.lobby.usual import default_switches
from bot.ui.tournament import draft_panel
from bot.ui.tournament.actor import actor_of, check_may_host
from bot.wording.translator import command_text
from engine.tournament.rules import FORMATS

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

_FORMATS: Final = [Choice(name=command_text(f"tournament-format-{name}"), value=name) for name in FORMATS]


@app_commands.guild_only()
class TournamentCommands(
    PlayingCommands,
    HoldingCommands,
    commands.GroupCog,
    group_name="tournament",
    group_description=command_text("command-tournament"),
):
    """Tournaments of a server."""

    @app_commands.command(name="create", description=command_text("command-tournament-create"))
    @app_commands.describe(
        name=command_text("option-tournament-name"),
        format=command_text("option-tournament-format"),
        variant=command_text("option-variant"),
        rules=command_text("option-rules"),
        saved=command_text("option-saved"),
        pace=command_text("option-pace"),
        role=command_text("option-tournament-role"),
    )
    @app_commands.choices(format=_FORMATS)
    async def create(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
        self,
        interaction: AnyInteraction,
        name: app_commands.Range[str, 1, drafts.NAME_LONGEST],
        format: str = "swiss",
        variant: str = "disney_basic",
        rules: str = "",
        saved: str | None = None,
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
        variant = variant_named(variant, request.wording)
        new = drafts.NewTournament(
            guild_id=interaction.guild_id or 0,
            channel_id=request.channel_id,
            host_id=request.user_id,
            name=name,
            variant=variant,
            switches=together(await _saved_switches(request, variant, saved), parse_house_rules(rules)),
            format=format,
            pace=typed_pace(pace),
            locale=request.wording.locale,
        )
        visible = await request.services.tournaments.create(new, request.key)
        if role is not None:
            visible = await request.services.tournaments.choose(
                visible.record.id, actor_of(request), partial(_for_role, role_id=role.id), f"{request.key}-role"
            )
        await draft_panel.show_draft(request, visible)

    @create.autocomplete("variant")
    async def _games(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @create.autocomplete("saved")
    async def _saved(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await saved_for_variant(interaction, typed)

    @app_commands.command(name="open", description=command_text("command-tournament-open"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def open(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Open registration for a tournament that one has prepared."""
        request = Request(interaction)
        await request.defer()
        mine = [
            one
            for one in await request.services.tournaments.alive_in(interaction.guild_id or 0)
            if one.record.status is TournamentStatus.DRAFT and one.record.host_id == request.user_id
        ]
        if tournament is not None:
            mine = [one for one in mine if one.record.id == tournament]
        if not mine:
            raise Refused(HostReject.NO_SUCH_TOURNAMENT)
        await draft_panel.open_registration(request, mine[0].record.id)


def _for_role(stored: StoredTournament, role_id: int) -> StoredTournament:
    return drafts.with_terms(stored, replace(stored.record.terms, role_id=role_id))


async def _saved_switches(request: Request, variant: str, saved: str | None) -> dict[str, object]:
    """The switches of the saved rules that are asked for, else of those that the server plays the game with."""
    if saved is None:
        return await default_switches(request, variant)
    if is_booklet(saved):
        return {}
    found = await request.services.rule_sets.named(request.interaction.guild_id or 0, saved)
    if found.variant != variant:
        raise Refused(HostReject.NO_RULE_SET, name=saved)
    return found.switches

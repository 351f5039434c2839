"""`/tournament ...` for hosts: every act carries a reason, which everybody is told."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.tournament_named import meant, tournament_choices
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.tournaments.service import VisibleTournament
from bot.records.tournaments import TournamentStatus
from bot.ui.kit.request import Request
from bot.ui.tournament import board, draft_panel
from bot.ui.tournament.actor import actor_of, named_entrants
from bot.ui.tournament.report import REASON_LONGEST, show_report
from bot.wording.translator import command_text
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, HostMove, Pause, Remove, Resume, Seed, Undo

AnyInteraction = discord.Interaction[Any]
Reason = app_commands.Range[str, 1, REASON_LONGEST]


class HoldingCommands(commands.Cog):
    """What the host of a tournament may do, and who manages the server."""

    @app_commands.command(name="start", description=command_text("command-tournament-start"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def start(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Begin, or open check-in first where there is one."""
        request, visible = await meant(interaction, tournament)
        after = await request.services.tournaments.start(visible.record.id, actor_of(request), request.key)
        await request.say(request.wording.text("tournament-started", status=after.record.status.value))

    @app_commands.command(name="pause", description=command_text("command-tournament-pause"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def pause(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Hold the tournament: no round opens, and rounds' time rests."""
        await _act(interaction, tournament, Pause(reason, str(interaction.user.id)))

    @app_commands.command(name="resume", description=command_text("command-tournament-resume"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def resume(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Let the tournament go on."""
        await _act(interaction, tournament, Resume(reason, str(interaction.user.id)))

    @app_commands.command(name="extend", description=command_text("command-tournament-extend"))
    @app_commands.describe(
        time=command_text("option-tournament-time"),
        reason=command_text("option-tournament-reason"),
        table=command_text("option-tournament-extend-table"),
        round=command_text("option-tournament-round"),
        tournament=command_text("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def extend(
        self,
        interaction: AnyInteraction,
        time: str,
        reason: Reason,
        table: app_commands.Range[int, 1] | None = None,
        round: app_commands.Range[int, 1] | None = None,
        tournament: int | None = None,
    ) -> None:
        """Give the round that is played, or one table of it, more time."""
        request, visible = await meant(interaction, tournament)
        given = draft_panel.seconds(time, HostReject.BAD_EXTENSION)
        of_round = round or max(1, len(visible.state.rounds))
        await _done(request, visible, Extend(of_round, given, reason, str(request.user_id), table))

    @app_commands.command(name="end", description=command_text("command-tournament-end"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def end(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Have no further round opened."""
        await _act(interaction, tournament, EndEarly(reason, str(interaction.user.id)))

    @app_commands.command(name="seed", description=command_text("command-tournament-seed"))
    @app_commands.describe(
        players=command_text("option-tournament-seeds"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def seed(
        self, interaction: AnyInteraction, players: str, reason: Reason, tournament: int | None = None
    ) -> None:
        """Name the best of those who have entered."""
        request, visible = await meant(interaction, tournament)
        await _done(request, visible, Seed(named_entrants(visible.record, players), reason, str(request.user_id)))

    @app_commands.command(name="season", description=command_text("command-tournament-season"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def season(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Begin the next season of a league."""
        request, visible = await meant(interaction, tournament, over=True)
        await board.next_season(request, visible.record.id)

    @app_commands.command(name="remove", description=command_text("command-tournament-remove"))
    @app_commands.describe(
        player=command_text("option-tournament-player"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def remove(
        self, interaction: AnyInteraction, player: discord.User, reason: Reason, tournament: int | None = None
    ) -> None:
        """Take a player out; the computer plays on at their table."""
        request, visible = await meant(interaction, tournament)
        entrant = visible.record.entrant_of(player.id)
        if entrant is None:
            raise Refused(HostReject.PLAYER_NOT_ENTERED)
        await _done(request, visible, Remove(entrant, reason, str(request.user_id)))

    @app_commands.command(name="decide", description=command_text("command-tournament-decide"))
    @app_commands.describe(
        table=command_text("option-tournament-table"),
        places=command_text("option-tournament-places"),
        reason=command_text("option-tournament-reason"),
        totals=command_text("option-tournament-totals"),
        round=command_text("option-tournament-round"),
        tournament=command_text("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def decide(
        self,
        interaction: AnyInteraction,
        table: app_commands.Range[int, 1],
        places: str,
        reason: Reason,
        totals: str = "",
        round: app_commands.Range[int, 1] | None = None,
        tournament: int | None = None,
    ) -> None:
        """Decide how a table ended, whatever was played there."""
        request, visible = await meant(interaction, tournament)
        of_round = round or max(1, len(visible.state.rounds))
        move = Decide(of_round, table, _numbers(places), reason, str(request.user_id), _numbers(totals))
        await _done(request, visible, move)

    @app_commands.command(name="undo", description=command_text("command-tournament-undo"))
    @app_commands.describe(
        act=command_text("option-tournament-act"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def undo(
        self,
        interaction: AnyInteraction,
        act: app_commands.Range[int, 1],
        reason: Reason,
        tournament: int | None = None,
    ) -> None:
        """Take back what a host did, as long as no further round has begun."""
        await _act(interaction, tournament, Undo(act, reason, str(interaction.user.id)))

    @app_commands.command(name="cancel", description=command_text("command-tournament-cancel"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    @app_commands.autocomplete(tournament=tournament_choices)
    async def cancel(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Call the tournament off for good."""
        request, visible = await meant(interaction, tournament)
        if visible.record.status is TournamentStatus.DRAFT:
            await request.services.tournaments.discard(visible.record.id, actor_of(request))
            await request.say(request.wording.text("tournament-draft-forgotten"))
            return
        await _done(request, visible, Cancel(reason, str(request.user_id)))

    @app_commands.command(name="host", description=command_text("command-tournament-host"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    @app_commands.autocomplete(tournament=tournament_choices)
    async def host(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The host's own report; of a draft, its panel."""
        request, visible = await meant(interaction, tournament)
        if visible.record.status is TournamentStatus.DRAFT:
            await draft_panel.show_draft(request, visible)
        else:
            await show_report(request, visible)


async def _act(interaction: AnyInteraction, tournament: int | None, move: HostMove) -> None:
    request, visible = await meant(interaction, tournament)
    await _done(request, visible, move)


async def _done(request: Request, visible: VisibleTournament, move: HostMove) -> None:
    after = await request.services.tournaments.act(visible.record.id, actor_of(request), move, request.key)
    number = len(after.state.acts)
    await request.say(request.wording.text("tournament-act-done", kind=move.kind, act=number))


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers as people type them in a row: `1 3 2 4`. Raises Refused(BAD_NUMBERS)."""
    try:
        return tuple(int(word) for word in text.replace(",", " ").split())
    except ValueError:
        raise Refused(HostReject.BAD_NUMBERS) from None

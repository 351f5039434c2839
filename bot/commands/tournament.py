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
from bot.hosting.pace import typed_pace
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import together
from bot.hosting.tournaments import drafts
from bot.hosting.tournaments.service import VisibleTournament
from bot.tournaments import StoredTournament, TournamentStatus
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import parse_house_rules
from bot.ui.lobby.usual import default_switches
from bot.ui.tournament import board, draft_panel
from bot.ui.tournament.actor import actor_of, check_may_host, named_entrants, tournament_meant
from bot.ui.tournament.facts import board_link, format_line, those
from bot.ui.tournament.help import tournament_help
from bot.ui.tournament.report import show_report
from bot.wording.translator import command_text
from engine.tournament.moves import Cancel, Decide, EndEarly, Extend, HostMove, Pause, Remove, Resume, Seed, Undo
from engine.tournament.rules import FORMATS
from engine.tournament.state import Status

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

LISTED: Final = 20
REASON_LONGEST: Final = 200

_FORMATS: Final = [Choice(name=command_text(f"tournament-format-{name}"), value=name) for name in FORMATS]
Named = list[Choice[int]]
Reason = app_commands.Range[str, 1, REASON_LONGEST]


@app_commands.guild_only()
class TournamentCommands(
    commands.GroupCog, group_name="tournament", group_description=command_text("command-tournament")
):
    """Tournaments of a server."""

    # ----------------------------------------------------------------------------------------------------- preparing

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
        visible = await request.tournaments.create(new, request.key)
        if role is not None:
            visible = await request.tournaments.choose(
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
    async def open(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Open registration for a tournament that one has prepared."""
        request = Request(interaction)
        await request.defer()
        mine = [
            one
            for one in await request.tournaments.alive_in(interaction.guild_id or 0)
            if one.record.status is TournamentStatus.DRAFT and one.record.host_id == request.user_id
        ]
        if tournament is not None:
            mine = [one for one in mine if one.record.id == tournament]
        if not mine:
            raise Refused(HostReject.NO_SUCH_TOURNAMENT)
        await draft_panel.open_registration(request, mine[0].record.id)

    # --------------------------------------------------------------------------------------------------- coming, going

    @app_commands.command(name="join", description=command_text("command-tournament-join"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def join(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Enter."""
        request, visible = await _meant(interaction, tournament)
        await board.join(request, visible.record.id)

    @app_commands.command(name="leave", description=command_text("command-tournament-leave"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def leave(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Leave before play begins, or drop out."""
        request, visible = await _meant(interaction, tournament)
        await board.leave(request, visible.record.id)

    @app_commands.command(name="drop", description=command_text("command-tournament-drop"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def drop(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Drop out of a tournament that is being played."""
        request, visible = await _meant(interaction, tournament)
        await board.leave(request, visible.record.id)

    @app_commands.command(name="checkin", description=command_text("command-tournament-checkin"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def checkin(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Say that one is there."""
        request, visible = await _meant(interaction, tournament)
        await board.check_in(request, visible.record.id)

    @app_commands.command(name="rest", description=command_text("command-tournament-rest"))
    @app_commands.describe(rest=command_text("option-tournament-rest"), tournament=command_text("option-tournament"))
    async def rest(self, interaction: AnyInteraction, rest: bool = True, tournament: int | None = None) -> None:
        """Get no next table of an arena for now, or get one again."""
        request, visible = await _meant(interaction, tournament)
        await board.rest(request, visible.record.id, resting=rest)

    # --------------------------------------------------------------------------------------------------------- looking

    @app_commands.command(name="help", description=command_text("command-tournament-help"))
    async def help(self, interaction: AnyInteraction) -> None:
        """How tournaments work."""
        request = Request(interaction)
        await request.defer()
        await request.show(tournament_help(request.wording))

    @app_commands.command(name="standings", description=command_text("command-tournament-standings"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def standings(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The standings, for the asker alone."""
        request, visible = await _meant(interaction, tournament, over=True)
        await board.show_standings(request, visible)

    @app_commands.command(name="tables", description=command_text("command-tournament-tables"))
    @app_commands.describe(round=command_text("option-tournament-round"), tournament=command_text("option-tournament"))
    async def tables(
        self,
        interaction: AnyInteraction,
        round: app_commands.Range[int, 1] | None = None,
        tournament: int | None = None,
    ) -> None:
        """The tables of a round."""
        request, visible = await _meant(interaction, tournament, over=True)
        await board.show_tables(request, visible, round)

    @app_commands.command(name="mine", description=command_text("command-tournament-mine"))
    @app_commands.describe(
        player=command_text("option-tournament-player"), tournament=command_text("option-tournament")
    )
    async def mine(
        self, interaction: AnyInteraction, player: discord.Member | None = None, tournament: int | None = None
    ) -> None:
        """One's own road, or somebody else's."""
        request, visible = await _meant(interaction, tournament, over=True)
        await board.show_road(request, visible, None if player is None else player.id)

    @app_commands.command(name="list", description=command_text("command-tournament-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """The tournaments of this server."""
        request = Request(interaction)
        await request.defer()
        found = await request.tournaments.all_in(interaction.guild_id or 0, LISTED)
        shown = [
            one
            for one in found
            if one.record.status is not TournamentStatus.DRAFT or one.record.host_id == request.user_id
        ]
        if not shown:
            await request.say(request.wording.text("tournaments-none"))
            return
        lines = [_listed(request, one) for one in shown]
        await request.say("\n".join([request.wording.text("tournaments-heading"), *lines]))

    # ----------------------------------------------------------------------------------------------------------- hosts

    @app_commands.command(name="start", description=command_text("command-tournament-start"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def start(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Begin, or open check-in first where there is one."""
        request, visible = await _meant(interaction, tournament)
        after = await request.tournaments.start(visible.record.id, actor_of(request), request.key)
        await request.say(request.wording.text("tournament-started", status=after.record.status.value))

    @app_commands.command(name="pause", description=command_text("command-tournament-pause"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    async def pause(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Hold the tournament: no round opens, and rounds' time rests."""
        await _act(interaction, tournament, Pause(reason, str(interaction.user.id)))

    @app_commands.command(name="resume", description=command_text("command-tournament-resume"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
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
        request, visible = await _meant(interaction, tournament)
        given = draft_panel.seconds(time, HostReject.BAD_ROUND_TIME)
        of_round = round or max(1, len(visible.state.rounds))
        await _done(request, visible, Extend(of_round, given, reason, str(request.user_id), table))

    @app_commands.command(name="end", description=command_text("command-tournament-end"))
    @app_commands.describe(
        reason=command_text("option-tournament-reason"), tournament=command_text("option-tournament")
    )
    async def end(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Have no further round opened."""
        await _act(interaction, tournament, EndEarly(reason, str(interaction.user.id)))

    @app_commands.command(name="seed", description=command_text("command-tournament-seed"))
    @app_commands.describe(
        players=command_text("option-tournament-seeds"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
    async def seed(
        self, interaction: AnyInteraction, players: str, reason: Reason, tournament: int | None = None
    ) -> None:
        """Name the best of those who have entered."""
        request, visible = await _meant(interaction, tournament)
        await _done(request, visible, Seed(named_entrants(visible.record, players), reason, str(request.user_id)))

    @app_commands.command(name="season", description=command_text("command-tournament-season"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def season(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """Begin the next season of a league."""
        request, visible = await _meant(interaction, tournament, over=True)
        await board.next_season(request, visible.record.id)

    @app_commands.command(name="remove", description=command_text("command-tournament-remove"))
    @app_commands.describe(
        player=command_text("option-tournament-player"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
    async def remove(
        self, interaction: AnyInteraction, player: discord.User, reason: Reason, tournament: int | None = None
    ) -> None:
        """Take a player out; the computer plays on at their table."""
        request, visible = await _meant(interaction, tournament)
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
        request, visible = await _meant(interaction, tournament)
        of_round = round or max(1, len(visible.state.rounds))
        move = Decide(of_round, table, _numbers(places), reason, str(request.user_id), _numbers(totals))
        await _done(request, visible, move)

    @app_commands.command(name="undo", description=command_text("command-tournament-undo"))
    @app_commands.describe(
        act=command_text("option-tournament-act"),
        reason=command_text("option-tournament-reason"),
        tournament=command_text("option-tournament"),
    )
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
    async def cancel(self, interaction: AnyInteraction, reason: Reason, tournament: int | None = None) -> None:
        """Call the tournament off for good."""
        request, visible = await _meant(interaction, tournament)
        if visible.record.status is TournamentStatus.DRAFT:
            await request.tournaments.discard(visible.record.id, actor_of(request))
            await request.say(request.wording.text("tournament-draft-forgotten"))
            return
        await _done(request, visible, Cancel(reason, str(request.user_id)))

    @app_commands.command(name="host", description=command_text("command-tournament-host"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def host(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The host's own report; of a draft, its panel."""
        request, visible = await _meant(interaction, tournament)
        if visible.record.status is TournamentStatus.DRAFT:
            await draft_panel.show_draft(request, visible)
        else:
            await show_report(request, visible)

    @app_commands.command(name="export", description=command_text("command-tournament-export"))
    @app_commands.describe(tournament=command_text("option-tournament"))
    async def export(self, interaction: AnyInteraction, tournament: int | None = None) -> None:
        """The tournament as files."""
        request, visible = await _meant(interaction, tournament, over=True)
        await board.export(request, visible.record.id)

    @open.autocomplete("tournament")
    @rest.autocomplete("tournament")
    @end.autocomplete("tournament")
    @seed.autocomplete("tournament")
    @season.autocomplete("tournament")
    @join.autocomplete("tournament")
    @leave.autocomplete("tournament")
    @drop.autocomplete("tournament")
    @checkin.autocomplete("tournament")
    @standings.autocomplete("tournament")
    @tables.autocomplete("tournament")
    @mine.autocomplete("tournament")
    @start.autocomplete("tournament")
    @pause.autocomplete("tournament")
    @resume.autocomplete("tournament")
    @extend.autocomplete("tournament")
    @remove.autocomplete("tournament")
    @decide.autocomplete("tournament")
    @undo.autocomplete("tournament")
    @cancel.autocomplete("tournament")
    @host.autocomplete("tournament")
    @export.autocomplete("tournament")
    async def _tournaments(self, interaction: AnyInteraction, typed: str) -> Named:
        request = Request(interaction)
        found = await request.tournaments.all_in(interaction.guild_id or 0, LISTED)
        return [
            Choice(name=one.record.name[:100], value=one.record.id)
            for one in found
            if typed.lower() in one.record.name.lower()
            and (one.record.status is not TournamentStatus.DRAFT or one.record.host_id == request.user_id)
        ]


async def _meant(
    interaction: AnyInteraction, tournament: int | None, *, over: bool = False
) -> tuple[Request, VisibleTournament]:
    request = Request(interaction)
    await request.defer()
    return request, await tournament_meant(request, tournament, over=over)


async def _act(interaction: AnyInteraction, tournament: int | None, move: HostMove) -> None:
    request, visible = await _meant(interaction, tournament)
    await _done(request, visible, move)


async def _done(request: Request, visible: VisibleTournament, move: HostMove) -> None:
    after = await request.tournaments.act(visible.record.id, actor_of(request), move, request.key)
    number = len(after.state.acts)
    await request.say(request.wording.text("tournament-act-done", kind=move.kind, act=number))


def _for_role(stored: StoredTournament, role_id: int) -> StoredTournament:
    return drafts.with_terms(stored, replace(stored.record.terms, role_id=role_id))


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers as people type them in a row: `1 3 2 4`. Raises Refused(BAD_NUMBERS)."""
    try:
        return tuple(int(word) for word in text.replace(",", " ").split())
    except ValueError:
        raise Refused(HostReject.BAD_NUMBERS) from None


async def _saved_switches(request: Request, variant: str, saved: str | None) -> dict[str, object]:
    """The switches of the saved rules that are asked for, else of those that the server plays the game with."""
    if saved is None:
        return await default_switches(request, variant)
    if is_booklet(saved):
        return {}
    found = await request.rule_sets.named(request.interaction.guild_id or 0, saved)
    if found.variant != variant:
        raise Refused(HostReject.NO_RULE_SET, name=saved)
    return found.switches


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

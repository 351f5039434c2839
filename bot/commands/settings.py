"""`/settings ...`: what a server has settled for its games."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.rule_names import is_booklet, saved_names, saved_or_booklet, variant_meant
from bot.hosting.refusals import HostReject, Refused
from bot.records.games import SavedRules
from bot.ui.access import bars
from bot.ui.kit.request import Request
from bot.ui.lobby.house_rules import parse_house_rules, shortened
from bot.ui.servers import settings_panel
from bot.wording.translator import command_text
from engine.variants import VARIANTS

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

LISTED: Final = 25
LIST_LONGEST: Final = 1_900
RULES_LONGEST: Final = 1_200
RULES_LONGEST_IN_LIST: Final = 200

FOUR_COLOURS: Final = "four"

REASON_LONGEST: Final = 200
DAYS_MOST: Final = 3_650

_MATCHES: Final = [Choice(name=command_text(f"bar-matches-{what}"), value=what) for what in ("played", "out")]
_SUITS: Final = [Choice(name=command_text(f"suits-choice-{many}"), value=many) for many in ("two", FOUR_COLOURS)]
_VARIANTS: Final = [Choice(name=command_text(f"variant-name-{key}"), value=key) for key in VARIANTS]


@app_commands.guild_only()
class SettingsCommands(commands.GroupCog, group_name="settings", group_description=command_text("command-settings")):
    """What holds for a whole server."""

    @app_commands.command(name="colours", description=command_text("command-settings-colours"))
    @app_commands.describe(suits=command_text("option-settings-suits"))
    @app_commands.choices(suits=_SUITS)
    async def colours(self, interaction: AnyInteraction, suits: str | None = None) -> None:
        """Choose in how many colours suits are shown in public, or see what is chosen."""
        guild_id = interaction.guild_id or 0
        if suits is None:
            request = Request(interaction)
            await request.defer()
            four = request.services.suit_colours.four_in_public(guild_id)
            await request.say(request.wording.text("suits-told", four="yes" if four else "no"))
            return
        request = await _settling(interaction)
        await request.services.suit_colours.settle(guild_id, four=suits == FOUR_COLOURS)
        await request.say(request.wording.text("suits-settled", four="yes" if suits == FOUR_COLOURS else "no"))

    @app_commands.command(name="tournaments", description=command_text("command-settings-tournaments"))
    @app_commands.describe(role=command_text("option-settings-hosts"))
    async def tournaments(self, interaction: AnyInteraction, role: discord.Role | None = None) -> None:
        """Choose the role whose members may hold tournaments; without one only who manages the server may."""
        request = await _settling(interaction)
        await request.services.tournaments.set_host_role(interaction.guild_id or 0, None if role is None else role.id)
        told = "none" if role is None else role.mention
        await request.say(request.wording.text("tournament-hosts-settled", role=told))

    @app_commands.command(name="server", description=command_text("command-settings-server"))
    async def server(self, interaction: AnyInteraction) -> None:
        """Show what the server has settled, with what changes it for those who may."""
        await settings_panel.open_settings(Request(interaction))

    @app_commands.command(name="bar", description=command_text("command-settings-bar"))
    @app_commands.describe(
        member=command_text("option-bar-member"),
        reason=command_text("option-bar-reason"),
        days=command_text("option-bar-days"),
        matches=command_text("option-bar-matches"),
    )
    @app_commands.choices(matches=_MATCHES)
    async def bar(
        self,
        interaction: AnyInteraction,
        member: discord.User,
        reason: app_commands.Range[str, 1, REASON_LONGEST] = "",
        days: app_commands.Range[int, 1, DAYS_MOST] | None = None,
        matches: str = "played",
    ) -> None:
        """Do not let somebody play, for so many days or until it is lifted."""
        await bars.bar(Request(interaction), member, reason, days, from_matches=matches == "out")

    @app_commands.command(name="unbar", description=command_text("command-settings-unbar"))
    @app_commands.describe(member=command_text("option-bar-member"))
    async def unbar(self, interaction: AnyInteraction, member: discord.User) -> None:
        """Let somebody play again."""
        await bars.lift(Request(interaction), member)

    @app_commands.command(name="bars", description=command_text("command-settings-bars"))
    async def bars(self, interaction: AnyInteraction) -> None:
        """Show whom the server does not let play."""
        await bars.open_bars(Request(interaction))

    rules = app_commands.Group(name="rules", description=command_text("command-settings-rules"))

    @rules.command(name="save", description=command_text("command-settings-rules-save"))
    @app_commands.describe(
        name=command_text("option-rules-name"),
        variant=command_text("option-rules-of"),
        rules=command_text("option-rules"),
    )
    @app_commands.choices(variant=_VARIANTS)
    async def save(self, interaction: AnyInteraction, name: str, variant: str | None = None, rules: str = "") -> None:
        """Save house rules under a name: those of this channel's game, or those that are typed."""
        request = await _settling(interaction)
        if variant is None:
            record = await request.services.games.game_in_channel(interaction.channel_id or 0)
            variant, switches = record.variant, record.switches
        else:
            switches = parse_house_rules(rules)
        wanted = SavedRules(interaction.guild_id or 0, name, variant, switches, request.user_id)
        await request.say(_told(request, await request.services.rule_sets.save(wanted), "rule-set-saved"))

    @rules.command(name="use", description=command_text("command-settings-rules-use"))
    @app_commands.describe(name=command_text("option-rules-use"))
    @app_commands.autocomplete(name=saved_or_booklet)
    async def use(self, interaction: AnyInteraction, name: str) -> None:
        """Play a game with saved rules, or by its booklet, wherever nobody says otherwise."""
        request = await _settling(interaction)
        guild_id = interaction.guild_id or 0
        if is_booklet(name):
            variant = variant_meant(name)
            await request.services.rule_sets.use_booklet(guild_id, variant)
            await request.say(request.wording.text("rule-set-booklet", game=request.wording.variant_name(variant)))
        else:
            await request.say(_told(request, await request.services.rule_sets.use(guild_id, name), "rule-set-used"))

    @rules.command(name="list", description=command_text("command-settings-rules-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """Show the rule sets of this server."""
        request = Request(interaction)
        await request.defer()
        found = await request.services.rule_sets.of_guild(interaction.guild_id or 0)
        if not found:
            await request.say(request.wording.text("rule-sets-none"))
            return
        lines = [request.wording.text("rule-sets-heading")]
        for saved in found[:LISTED]:
            line = _told(request, saved, "rule-set-line", RULES_LONGEST_IN_LIST)
            if len("\n".join([*lines, line])) > LIST_LONGEST:
                break
            lines.append(line)
        more = len(found) - len(lines) + 1
        if more:
            lines.append(request.wording.text("rule-sets-more", count=more))
        await request.say("\n".join(lines))

    @rules.command(name="delete", description=command_text("command-settings-rules-delete"))
    @app_commands.describe(name=command_text("option-rules-name"))
    @app_commands.autocomplete(name=saved_names)
    async def delete(self, interaction: AnyInteraction, name: str) -> None:
        """Forget saved rules. Games that are played with them keep them."""
        request = await _settling(interaction)
        gone = await request.services.rule_sets.delete(interaction.guild_id or 0, name)
        await request.say(_told(request, gone, "rule-set-deleted"))


async def _settling(interaction: AnyInteraction) -> Request:
    """Somebody who may settle things for the server. Raises Refused(NOT_A_KEEPER)."""
    request = Request(interaction)
    await request.defer()
    if not interaction.permissions.manage_guild:
        raise Refused(HostReject.NOT_A_KEEPER)
    return request


def _told(request: Request, saved: SavedRules, message_id: str, longest: int = RULES_LONGEST) -> str:
    wording = request.wording
    return wording.text(
        message_id,
        name=wording.name(saved.name),
        game=wording.variant_name(saved.variant),
        rules=shortened(saved.switches, longest) or "none",
        default="yes" if saved.is_default else "no",
    )

"""`/game ...`: opening a game, coming and going, rules, lists, replays."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.game_names import game_choices, variant_named
from bot.commands.rule_names import is_booklet, saved_for_variant
from bot.hosting.clock.pace import PACES, resting, typed_pace
from bot.hosting.refusals import HostReject, Refused
from bot.hosting.rule_sets import resolved, together
from bot.records.games import GameRecord, NewGame, Pace
from bot.records.ids import GameId
from bot.ui.kit.request import Request
from bot.ui.lobby import choosing, lobby
from bot.ui.lobby import guests as table_guests
from bot.ui.lobby.house_rules import CHOICE_LONGEST, parse_house_rules, suggestions
from bot.ui.lobby.opening import default_seats, open_table
from bot.ui.lobby.usual import settled_here, usual_pace, usual_switches
from bot.ui.rules.pages import open_rules, open_variant_rules
from bot.ui.table import seats as table_seats
from bot.ui.table.game_facts import board_link, moment_and_end, seat_of
from bot.ui.table.standstill import movable, move_here
from bot.ui.table.summary import show_replay
from bot.wording.translator import command_text
from engine.computers import STRENGTHS
from engine.rules.rule_set import RuleSet
from engine.rules.switches import described
from engine.variants import VARIANTS

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

GAMES_LISTED: Final = 20
NOBODY: Final = "nobody"
EVERYBODY: Final = "everybody"

_VARIANTS: Final = [Choice(name=command_text(f"variant-name-{key}"), value=key) for key in VARIANTS]
_STRENGTHS: Final = [Choice(name=command_text(f"strength-{strength}"), value=strength) for strength in STRENGTHS]
_PLACES: Final = [Choice(name=command_text(f"place-{place}"), value=place) for place in ("channel", "thread")]
_RESTS: Final = [
    Choice(name=command_text(f"rests-{rests}"), value=rests) for rests in ("both", "quiet", "vacation", "never")
]

_GUESTS: Final = [Choice(name=command_text(f"guests-{who}"), value=who) for who in (EVERYBODY, "only")]


def agreed_pace(text: str | None, rests: str | None, usual: Pace) -> Pace:
    """A pace as it is typed, else the usual one, its turns resting as is said; unsaid, as the pace has it.

    Raises Refused(BAD_PACE).
    """
    pace = usual if text is None else typed_pace(text)
    if rests is None:
        return pace
    return resting(pace, quiet=rests in ("both", "quiet"), vacation=rests in ("both", "vacation"))


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCommands(commands.GroupCog, group_name="game", group_description=command_text("command-game")):
    """Everything around a game."""

    @app_commands.command(name="new", description=command_text("command-game-new"))
    @app_commands.describe(
        variant=command_text("option-variant"),
        seats=command_text("option-seats"),
        pace=command_text("option-pace"),
        rests=command_text("option-rests"),
        rounds=command_text("option-rounds"),
        rules=command_text("option-rules"),
        saved=command_text("option-saved"),
        computers=command_text("option-computers"),
        strength=command_text("option-strength"),
        where=command_text("option-where"),
        guests=command_text("option-new-open"),
    )
    @app_commands.choices(strength=_STRENGTHS, where=_PLACES, rests=_RESTS, guests=_GUESTS)
    async def new(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
        self,
        interaction: AnyInteraction,
        variant: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        pace: str | None = None,
        rounds: app_commands.Range[int, 1, 50] | None = None,
        rules: str = "",
        saved: str | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        strength: str = "steady",
        where: str = "channel",
        rests: str | None = None,
        guests: str = EVERYBODY,
    ) -> None:
        """Set a table in this channel or in a thread of its own; without a game, ask which."""
        request = Request(interaction)
        await request.defer()
        if variant is None:
            await choosing.open_chooser(request)
            return
        variant = variant_named(variant, request.wording)
        switches = parse_house_rules(rules)
        if rounds is not None:
            switches["match.rounds"] = rounds
        switches = together(await _saved_switches(request, variant, saved), switches)
        new = NewGame(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host_id=request.user_id,
            host_name=interaction.user.display_name,
            variant=variant,
            seats=seats if seats is not None else default_seats(resolved(variant, switches)),
            pace=agreed_pace(pace, rests, usual_pace(await settled_here(request))),
            switches=switches,
            computers=(strength,) * computers,
            locale=request.wording.locale,
            only_invited=guests != EVERYBODY,
        )
        told = await open_table(request, new, in_thread=where == "thread")
        if told:
            await request.say(told)

    @new.autocomplete("variant")
    async def _games(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await game_choices(interaction, typed)

    @new.autocomplete("pace")
    async def _paces(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        wording = Request(interaction).wording
        found = [pace for pace in PACES.values() if pace.name.startswith(typed.lower())]
        if "/" in typed:
            try:
                found.append(typed_pace(typed))
            except Refused:
                return []
        return [
            Choice(name=wording.pace(pace)[:100], value=pace.name if pace.name in PACES else typed) for pace in found
        ]

    @new.autocomplete("rules")
    async def _rules(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        variant = VARIANTS.get(str(interaction.namespace.variant))
        if variant is None:
            return []
        found = suggestions(variant.rules, typed, variant.options)
        return [Choice(name=_explained(variant.rules, text, interaction), value=text) for text in found]

    @new.autocomplete("saved")
    async def _saved(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        return await saved_for_variant(interaction, typed)

    @app_commands.command(name="join", description=command_text("command-game-join"))
    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat at this channel's table."""
        request, record = await _here(interaction)
        await lobby.join(request, record.id)

    @app_commands.command(name="leave", description=command_text("command-game-leave"))
    async def leave(self, interaction: AnyInteraction) -> None:
        """Leave this channel's table."""
        request, record = await _here(interaction)
        await lobby.leave(request, record.id)

    @app_commands.command(name="start", description=command_text("command-game-start"))
    async def start(self, interaction: AnyInteraction) -> None:
        """Begin with the seats that are taken."""
        request, record = await _here(interaction)
        await lobby.start(request, record.id)

    @app_commands.command(name="cancel", description=command_text("command-game-cancel"))
    async def cancel(self, interaction: AnyInteraction) -> None:
        """Call this channel's game off."""
        request, record = await _here(interaction)
        await lobby.cancel(request, record.id)

    @app_commands.command(name="move", description=command_text("command-game-move"))
    @app_commands.describe(game=command_text("option-move-game"))
    async def move(self, interaction: AnyInteraction, game: app_commands.Range[int, 1] | None = None) -> None:
        """Take a match to this channel."""
        await move_here(Request(interaction), None if game is None else GameId(game))

    @move.autocomplete("game")
    async def _movable(self, interaction: AnyInteraction, typed: str) -> list[Choice[int]]:
        request = Request(interaction)
        found = [(_named(request, record), record.id) for record in await movable(request)]
        return [Choice(name=name, value=game_id) for name, game_id in found if typed.lower() in name.lower()][:25]

    @app_commands.command(name="bots", description=command_text("command-game-bots"))
    @app_commands.describe(seat=command_text("option-bots-seat"))
    @app_commands.choices(seat=[*_STRENGTHS, Choice(name=command_text("strength-nobody"), value=NOBODY)])
    async def bots(self, interaction: AnyInteraction, seat: str) -> None:
        """Seat a computer player in the lobby, or unseat the last one."""
        request, record = await _here(interaction)
        if seat == NOBODY:
            await lobby.remove_computer(request, record.id)
        else:
            await lobby.add_computer(request, record.id, seat)

    @app_commands.command(name="invite", description=command_text("command-game-invite"))
    @app_commands.describe(member=command_text("option-guests-member"))
    async def invite(self, interaction: AnyInteraction, member: discord.Member) -> None:
        """Invite somebody to this channel's table."""
        request, record = await _here(interaction)
        await table_guests.invite(request, record.id, member)

    @app_commands.command(name="remove", description=command_text("command-game-remove"))
    @app_commands.describe(member=command_text("option-guests-member"))
    async def remove(self, interaction: AnyInteraction, member: discord.User) -> None:
        """Take somebody out of this channel's lobby, whether or not they are still in the server."""
        request, record = await _here(interaction)
        await table_guests.take_out(request, record.id, member)

    @app_commands.command(name="guests", description=command_text("command-game-guests"))
    @app_commands.describe(open_to=command_text("option-guests-open"))
    @app_commands.choices(open_to=_GUESTS)
    async def guests(self, interaction: AnyInteraction, open_to: str) -> None:
        """Open this channel's lobby to everybody, or to those alone who are invited."""
        request, record = await _here(interaction)
        await table_guests.open_to(request, record.id, only_invited=open_to != EVERYBODY)

    @app_commands.command(name="players", description=command_text("command-game-players"))
    async def players(self, interaction: AnyInteraction) -> None:
        """Who plays this channel's match, and which seats are free."""
        request, record = await _here(interaction)
        await table_seats.show_players(request, record.id)

    @app_commands.command(name="rules", description=command_text("command-game-rules"))
    @app_commands.describe(variant=command_text("option-rules-variant"))
    @app_commands.choices(variant=_VARIANTS)
    async def rules(self, interaction: AnyInteraction, variant: str | None = None) -> None:
        """The rules of this channel's game, or of any game by its booklet."""
        request = Request(interaction)
        await request.defer()
        if variant is not None:
            await open_variant_rules(request, variant)
        else:
            _, record = await _here(interaction)
            await open_rules(request, record.id)

    @app_commands.command(name="list", description=command_text("command-game-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """The lobbies and running games of this server; in direct messages one's own, wherever they are."""
        request = Request(interaction)
        await request.defer()
        if interaction.guild_id is None:
            records = await request.services.games.games_of(request.user_id)
        else:
            records = await request.services.games.games_in_guild(interaction.guild_id)
        lines = [await _listed(request, record) for record in records[:GAMES_LISTED]]
        if not lines:
            await request.say(request.wording.text("games-none"))
            return
        more = len(records) - len(lines)
        if more:
            lines.append(request.wording.text("games-more", count=more))
        await request.say("\n".join([request.wording.text("games-heading"), *lines]))

    @app_commands.command(name="replay", description=command_text("command-game-replay"))
    @app_commands.describe(game=command_text("option-replay-game"))
    async def replay(self, interaction: AnyInteraction, game: app_commands.Range[int, 1]) -> None:
        """A finished match as a file."""
        request = Request(interaction)
        await request.defer()
        await show_replay(request, GameId(game))


def _named(request: Request, record: GameRecord) -> str:
    """A match in a line, for a choice."""
    wording = request.wording
    players = wording.listed([holder.name for holder in record.holders])
    return wording.text("move-choice", game=wording.variant_name(record.variant), players=players)[:CHOICE_LONGEST]


async def _saved_switches(request: Request, variant: str, saved: str | None) -> dict[str, object]:
    """The switches of the rule set that is asked for, else of the one that the server plays the variant with.

    Raises Refused(NO_RULE_SET) for one that is not there, or is of another game.
    """
    if saved is None:
        return await usual_switches(request, variant)
    if is_booklet(saved):
        return {}
    found = await request.services.rule_sets.named(request.interaction.guild_id or 0, saved)
    if found.variant != variant:
        raise Refused(HostReject.NO_RULE_SET, name=saved)
    return found.switches


def _explained(rules: RuleSet, text: str, interaction: AnyInteraction) -> str:
    """A typed text of house rules with what its last switch does, as far as a choice can show it."""
    last = text.rpartition(" ")[2].partition("=")[0]
    switch = next((one for one in described(rules) if one.name == last), None)
    wording = Request(interaction).wording
    if switch is None:
        return text
    told = wording.text("house-suggestion", text=text, about=wording.switch(switch.name))
    return told if len(told) <= CHOICE_LONGEST else told[: CHOICE_LONGEST - 1] + "…"


async def _here(interaction: AnyInteraction) -> tuple[Request, GameRecord]:
    """The game of the channel in which the command was used. Raises Refused(NO_GAME_HERE)."""
    request = Request(interaction)
    await request.defer()
    return request, await request.services.games.game_in_channel(interaction.channel_id or 0)


async def _listed(request: Request, record: GameRecord) -> str:
    wording = request.wording
    visible = await request.services.games.look(record.id, None)
    moment, until = moment_and_end(visible, wording, request.cards)
    return wording.text(
        "games-line",
        game=wording.variant_name(record.variant),
        link=board_link(record),
        status=record.status.value,
        free=record.seats - len(record.holders),
        round=visible.view.round if visible.view is not None else 0,
        players=wording.listed([wording.name(holder.name) for holder in record.holders]),
        yours="no" if seat_of(record, request.user_id) is None else "yes",
        moment=moment,
        until=until,
    )

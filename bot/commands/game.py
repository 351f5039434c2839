"""`/game ...`: opening a game, coming and going, rules, lists, replays."""

from contextlib import suppress
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.commands.suggestions import game_choices, played_choices, variant_named
from bot.hosting.clock.pace import PACES, typed_pace
from bot.hosting.refusals import Refused
from bot.hosting.rule_sets import resolved
from bot.records.games import GameRecord
from bot.ui.kit.items import AnyInteraction, Click
from bot.ui.kit.request import Request
from bot.ui.lobby import choosing, lobby
from bot.ui.lobby.opening import (
    computers_of,
    last_settings,
    new_table,
    open_table,
    paces_that_begin,
    read_pace,
    settled_here,
    usual_pace,
    usual_switches,
)
from bot.ui.me.games import open_tables
from bot.ui.replay import watch_panel
from bot.ui.rules.pages import open_rules, open_variant_rules
from bot.ui.table import seats
from bot.ui.table.game_facts import WATCH, worded_by
from bot.wording.translator import command_text, described
from engine.variants import VARIANTS, variant_of

Choice = app_commands.Choice

TYPED_LONGEST: Final = 20
"""Characters of an id that somebody types, more than any has."""
_VARIANTS: Final = [Choice(name=command_text(f"variant-name-{key}"), value=key) for key in VARIANTS]
_PLACES: Final = [Choice(name=command_text(f"place-{place}"), value=place) for place in ("channel", "thread")]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class GameCommands(commands.GroupCog, group_name="game", group_description=command_text("command-game")):
    """Everything around a game."""

    @app_commands.command(name="new", description=command_text("command-game-new"))
    @described(
        game="option-variant",
        seats="option-seats",
        pace="option-pace",
        computers="option-computers",
        where="option-where",
    )
    @app_commands.choices(where=_PLACES)
    @app_commands.autocomplete(game=game_choices)
    async def new(
        self,
        interaction: AnyInteraction,
        game: str | None = None,
        seats: app_commands.Range[int, 2, 6] | None = None,
        pace: str | None = None,
        computers: app_commands.Range[int, 0, 5] | None = None,
        where: str = "channel",
    ) -> None:
        """Set a table in this channel or in a thread of its own; without a game, ask which."""
        request = Request(interaction)
        await request.defer()
        if game is None:
            await choosing.open_chooser(request)
            return
        variant = variant_named(game, request.wording)
        last = await last_settings(request, variant)
        switches = await usual_switches(request, variant) if last is None else last.switches
        if seats is None:
            like_it = last if computers is None else None
            seats = resolved(variant, switches).usual_seats() if like_it is None else like_it.seats
        if pace is not None:
            at_pace = read_pace(pace, request.wording)
        else:
            at_pace = usual_pace(await settled_here(request)) if last is None else last.pace
        if computers is not None:
            strengths: tuple[str, ...] = (choosing.STRENGTH,) * computers
        else:
            strengths = () if last is None else computers_of(last, seats)
        new = new_table(request, variant, seats, at_pace, switches, strengths)
        told = await open_table(request, new, in_thread=where == "thread")
        if told:
            await request.say(told)

    @new.autocomplete("pace")
    async def _paces(self, interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
        wording, given = Request(interaction).wording, interaction.namespace
        found = paces_that_begin(typed, wording)
        with suppress(Refused):
            variant = variant_of(variant_named(given.game or "", wording))
            wording = worded_by(wording, variant.key, variant.rules, given.seats or variant.rules.usual_seats())
        if "/" in typed:
            with suppress(Refused):
                found.append(typed_pace(typed))
        return [
            Choice(name=wording.pace(pace)[:100], value=pace.name if pace.name in PACES else typed) for pace in found
        ]

    @app_commands.command(name="join", description=command_text("command-game-join"))
    async def join(self, interaction: AnyInteraction) -> None:
        """Take a seat at this channel's table."""
        request, record = await _here(interaction)
        await seats.join(request, record.id)

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

    @app_commands.command(name="rules", description=command_text("command-game-rules"))
    @described(game="option-rules-variant")
    @app_commands.choices(game=_VARIANTS)
    async def rules(self, interaction: AnyInteraction, game: str | None = None) -> None:
        """The rules of this channel's game, or of any game by its booklet."""
        request = Request(interaction)
        await request.defer()
        if game is not None:
            await open_variant_rules(request, game)
        else:
            _, record = await _here(interaction)
            await open_rules(request, record.id)

    @app_commands.command(name="list", description=command_text("command-game-list"))
    async def list(self, interaction: AnyInteraction) -> None:
        """The lobbies and running games of this server; in direct messages one's own, wherever they are."""
        await open_tables(Request(interaction))

    @app_commands.command(name="replay", description=command_text("command-game-replay"))
    @described(game="option-replay-game")
    @app_commands.autocomplete(game=played_choices)
    async def replay(self, interaction: AnyInteraction, game: app_commands.Range[str, 1, TYPED_LONGEST]) -> None:
        """A match to be watched."""
        request = Request(interaction)
        await request.defer()
        meant = request.asked(await request.services.games.known_as(game))
        await watch_panel.press(request, Click(WATCH, "open", meant))


async def _here(interaction: AnyInteraction) -> tuple[Request, GameRecord]:
    """The game of the channel in which the command was used. Raises Refused(NO_GAME_HERE)."""
    request = Request(interaction)
    await request.defer()
    return request, await request.services.games.game_in_channel(interaction.channel_id or 0)

"""The games as an option of a command: each with what one chooses by, the last one of the server first."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.hosting.refusals import HostReject, Refused
from bot.ui.kit.request import Request
from bot.ui.kit.sight import Sight
from bot.ui.lobby.choosing import grouped_variants
from bot.ui.lobby.opening import at_a_glance, default_seats
from bot.wording import Wording
from bot.wording.lengths import cut
from engine.variants import VARIANTS, Variant

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

CHOICES: Final = 25
LONGEST: Final = 100
PLAYED_LOOKED_AT: Final = 100


async def game_choices(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The games whose names or groups have what was typed, each for as many players as are asked for."""
    request = Request(interaction)
    last = None if interaction.guild_id is None else await request.services.games.last_opened(interaction.guild_id)
    found = [
        (variant, f"{request.wording.text(f'new-group-{group}')} {request.wording.variant_name(variant.key)}")
        for group, variants in grouped_variants().items()
        for variant in variants
    ]
    matching = [variant for variant, searched in found if typed.strip().casefold() in searched.casefold()]
    matching.sort(key=lambda variant: last is None or variant.key != last.variant)
    seats = interaction.namespace.seats
    asked = seats if isinstance(seats, int) else None
    return [Choice(name=_line(variant, asked, request.wording), value=variant.key) for variant in matching][:CHOICES]


async def played_choices(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The newest finished matches that the asker may see here, by game, people and id, which have what was typed."""
    request, found = Request(interaction), []
    sight, wanted = Sight(request), typed.strip().casefold()
    for game in await request.services.my_games.played(interaction.guild_id or 0, request.user_id, PLAYED_LOOKED_AT):
        names = request.wording.listed([name for name, _ in game.people])
        said = f"{game.public_id} · {request.wording.variant_name(game.variant)} · {names}"
        if wanted in said.casefold() and await sight.sees(game):
            found.append(Choice(name=cut(said, LONGEST), value=game.public_id))
    return found[:CHOICES]


def variant_named(typed: str, wording: Wording) -> str:
    """The game that was chosen, or whose name was typed. Raises Refused(UNKNOWN_VARIANT)."""
    if typed in VARIANTS:
        return typed
    meant = [key for key in VARIANTS if typed.strip().casefold() == wording.variant_name(key).casefold()]
    if not meant:
        raise Refused(HostReject.UNKNOWN_VARIANT, variant=typed, known=tuple(VARIANTS))
    return meant[0]


def _line(variant: Variant, asked: int | None, wording: Wording) -> str:
    seats = asked if asked in variant.rules.seat_counts() else default_seats(variant.rules)
    return at_a_glance(variant.key, variant.rules, seats, wording)[:LONGEST]

"""The names of saved rule sets as options of commands, and the booklet among them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands

from bot.records.games import SavedRules
from bot.ui.kit.request import Request
from engine.variants import VARIANTS

AnyInteraction = discord.Interaction[Any]
Choice = app_commands.Choice

BOOKLET: Final = "booklet:"
CHOICES: Final = 25
LONGEST: Final = 100


def is_booklet(name: str) -> bool:
    """Whether an option means the booklet and no saved rule set."""
    return name.startswith(BOOKLET)


def variant_meant(name: str) -> str:
    """The variant whose booklet an option means."""
    return name.removeprefix(BOOKLET)


async def saved_names(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The rule sets of the server."""
    return _fitting((_named(interaction, saved) for saved in await _sets(interaction)), typed)


async def saved_or_booklet(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The rule sets of the server, and the booklets of the games that it plays otherwise by default."""
    found = await _sets(interaction)
    booklets = [_booklet(interaction, saved.variant) for saved in found if saved.is_default]
    return _fitting([*(_named(interaction, saved) for saved in found), *booklets], typed)


async def saved_for_variant(interaction: AnyInteraction, typed: str) -> list[Choice[str]]:
    """The rule sets that the server has for the game that is being chosen, and its booklet."""
    variant = str(interaction.namespace.variant)
    if variant not in VARIANTS:
        return await saved_names(interaction, typed)
    found = [_named(interaction, saved) for saved in await _sets(interaction) if saved.variant == variant]
    return _fitting([*found, _booklet(interaction, variant)], typed)


async def _sets(interaction: AnyInteraction) -> tuple[SavedRules, ...]:
    return await Request(interaction).services.rule_sets.of_guild(interaction.guild_id or 0)


def _named(interaction: AnyInteraction, saved: SavedRules) -> Choice[str]:
    wording = Request(interaction).wording
    told = wording.text("rule-set-choice", name=saved.name, game=wording.variant_name(saved.variant))
    return Choice(name=told[:LONGEST], value=saved.name)


def _booklet(interaction: AnyInteraction, variant: str) -> Choice[str]:
    wording = Request(interaction).wording
    told = wording.text("rule-set-booklet-choice", game=wording.variant_name(variant))
    return Choice(name=told[:LONGEST], value=f"{BOOKLET}{variant}")


def _fitting(choices: Iterable[Choice[str]], typed: str) -> list[Choice[str]]:
    return [choice for choice in choices if typed.casefold() in choice.name.casefold()][:CHOICES]

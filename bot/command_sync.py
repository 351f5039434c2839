"""Registering the slash commands with Discord, only when their definitions have changed since the last time."""

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.store.database.facts import FactStore

_log = logging.getLogger(__name__)


async def sync_commands(tree: app_commands.CommandTree[Any], memory: FactStore, guild_id: int | None = None) -> bool:
    """Register the tree's commands where they differ from what this application registered last; whether it did.

    With `guild_id` they are registered for that one server, where a change shows at once. Needs a client that is
    logged in. Raises discord.HTTPException.
    """
    guild = discord.Object(guild_id) if guild_id is not None else None
    if guild is not None:
        tree.copy_global_to(guild=guild)
    name = f"commands:{tree.client.application_id}:{guild_id or 'global'}"
    digest = await _digest(tree, guild)
    present = {command.name for command in await tree.fetch_commands(guild=guild)}
    # The digest alone would not notice that somebody else took commands away, or added theirs.
    if present == {command.name for command in tree.get_commands(guild=guild)} and await memory.get(name) == digest:
        return False
    registered = await tree.sync(guild=guild)
    await memory.put(name, digest)
    _log.info("registered %d slash commands (%s)", len(registered), "everywhere" if guild is None else guild.id)
    return True


async def _digest(tree: app_commands.CommandTree[Any], guild: discord.Object | None) -> str:
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in sorted(tree.get_commands(guild=guild), key=lambda command: command.name)
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()

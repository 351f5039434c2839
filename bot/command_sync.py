"""Registering the slash commands with Discord, only when their definitions have changed since the last time."""

import hashlib
import json
import logging
from typing import Any

from discord import app_commands

from bot.store.database.facts import FactStore

_log = logging.getLogger(__name__)


async def sync_commands(tree: app_commands.CommandTree[Any], memory: FactStore) -> bool:
    """Register the tree's commands where they differ from what this application registered last; whether it did.

    Needs a client that is logged in. Raises discord.HTTPException.
    """
    name = f"commands:{tree.client.application_id}:global"
    digest = await _digest(tree)
    present = {command.name for command in await tree.fetch_commands()}
    # The digest alone would not notice that somebody else took commands away, or added theirs.
    if present == {command.name for command in tree.get_commands()} and await memory.get(name) == digest:
        return False
    registered = await tree.sync()
    await memory.put(name, digest)
    _log.info("registered %d slash commands", len(registered))
    return True


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    translator = tree.translator
    payload = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in sorted(tree.get_commands(), key=lambda command: command.name)
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()

"""Saying how far something is that somebody waits for, until it is made."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.ui.kit.items import framed
from bot.ui.kit.request import Request

BETWEEN_LOOKS_S: Final = 2.5
"""So often it is said how far it has come."""

GONE: Final = (401, 404)
"""What Discord answers where a message can no longer be changed, or was dismissed."""


async def told_while_made(request: Request, made: asyncio.Future[Any], says: Callable[[], str]) -> bool:
    """Show what `says` tells until something is made. False where the message is gone in which it would be shown."""
    said = ""
    while not made.done():
        if (now := says()) != said:
            try:
                await request.show(framed(now))
            except discord.HTTPException as gone:
                if gone.status not in GONE:
                    raise
                return False
            said = now
        await asyncio.wait((made,), timeout=BETWEEN_LOOKS_S)
    return not request.interaction.is_expired()

"""Clicks that come to the bot from anywhere: made by hand, past the simulated Discord and all that it would check."""

import itertools
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Final

import discord
from discord.utils import utcnow

from tests.discord.conftest import World

Answer = Callable[..., Awaitable[object]]
_NUMBERS: Final = itertools.count(10**9)


def an_interaction(
    world: World,
    user_id: int,
    guild_id: int | None,
    *,
    shows: Answer,
    channel_id: int = 77,
    data: dict[str, Any] | None = None,
    **response: Any,
) -> Any:
    """A click of somebody with every permission where they are, as the bot is given it.

    `shows` is told what they would be shown; `response` is how Discord takes the first answer, where not by `shows`.
    """
    answered = {"is_done": lambda: True, "defer": shows, "send_message": shows, "send_modal": shows} | response
    return SimpleNamespace(
        id=next(_NUMBERS),
        client=world.bot,
        user=SimpleNamespace(id=user_id, name="mallory", display_name="Mallory", bot=False),
        guild_id=guild_id,
        guild=None,
        channel_id=channel_id,
        channel=None,
        message=None,
        created_at=utcnow(),
        locale=discord.Locale.british_english,
        permissions=discord.Permissions.all(),
        app_permissions=discord.Permissions.all(),
        response=SimpleNamespace(**answered),
        followup=SimpleNamespace(send=shows),
        edit_original_response=shows,
        is_expired=lambda: False,
        data=data or {},
        type=discord.InteractionType.component,
    )

"""The last word to an interaction: a refusal in one private sentence, a failure in one apology with a reference.

Nothing that a player did may end in “interaction failed”. The log keeps an unforeseen failure under the reference that
its player was given.
"""

from __future__ import annotations

import logging
import secrets
from typing import Any, Final

import discord
from discord import app_commands

from bot.hosting.refusals import Refused
from bot.logs import told
from bot.wording import Wording, plain_name
from engine.cards import CardTextError
from engine.rules.refusals import IllegalMove, Reject

_log = logging.getLogger(__name__)


async def say_privately(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer an interaction with a text for its user alone, whether or not it was answered or deferred before.

    An interaction whose token has died (it was too slow, or the channel is gone) is logged and let go.
    """
    try:
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, allowed_mentions=discord.AllowedMentions.none())
        else:
            await interaction.response.send_message(
                text, ephemeral=True, allowed_mentions=discord.AllowedMentions.none()
            )
    except discord.NotFound:
        _log.warning("interaction %s was gone before its answer", interaction.id)


async def answer_failure(interaction: discord.Interaction[Any], error: Exception, wording: Wording) -> None:
    """Answer an interaction that ended in an exception: every kind of it gets one private sentence."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    elif isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, IllegalMove | Refused):
        error = error.__cause__
    await say_privately(interaction, _sentence(interaction, error, wording))


_SENTENCES: Final[tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...]] = (
    (app_commands.NoPrivateMessage, "failure-not-in-private"),
    (app_commands.MissingPermissions, "failure-you-lack-permission"),
    ((app_commands.BotMissingPermissions, discord.Forbidden), "failure-bot-lacks-permission"),
    ((app_commands.CommandSignatureMismatch, app_commands.CommandNotFound), "failure-command-outdated"),
)


def _sentence(interaction: discord.Interaction[Any], error: Exception, wording: Wording) -> str:
    if isinstance(error, IllegalMove | Refused):
        return wording.reject(error)
    if isinstance(error, CardTextError):
        return wording.reject(IllegalMove(Reject.UNKNOWN_CARD, text=error.text))
    if isinstance(error, app_commands.TransformerError):
        return wording.text("failure-bad-option", value=plain_name(str(error.value)))
    for kinds, message_id in _SENTENCES:
        if isinstance(error, kinds):
            return wording.text(message_id)
    reference = secrets.token_hex(4)
    _log.error("failure %s in interaction %s (%s)\n%s", reference, interaction.id, interaction.type.name, told(error))
    return wording.text("failure-unforeseen", reference=reference)

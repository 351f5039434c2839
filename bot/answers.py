"""The last word to an interaction: a refusal in one private sentence, a failure in one apology with a reference.

Nothing that a player did may end in “interaction failed”. The log keeps an unforeseen failure under the reference that
its player was given.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import discord
from discord import app_commands

from bot.hosting.refusals import Refused
from bot.logs import named, told
from bot.store.database.trouble import DatabaseTrouble
from bot.wording import Wording, plain_name
from engine.cards import CardTextError
from engine.rules.refusals import IllegalMove, Reject
from engine.rules.switches import RuleError
from engine.tournament.refusals import TournamentRefused

_log = logging.getLogger(__name__)


T = TypeVar("T")

IN_TIME_S: Final = 2.0
ANSWER_LONGEST: Final = 2_000
_GONE: Final = (10062, 10015, 50027, 10008)
"""What Discord calls an interaction whose token has died, and a panel that was dismissed meanwhile."""
_ANSWERED_ALREADY: Final = 40060


class Outdated(Exception):  # noqa: N818 - what was clicked is too old, or was never ours
    """A component or a form asks for something that this version of the program does not know."""


async def in_time(reading: Awaitable[T]) -> T:
    """What a form or a suggestion needs to know, which is the first answer. Raises DatabaseTrouble if it is late."""
    try:
        async with asyncio.timeout(IN_TIME_S):
            return await reading
    except TimeoutError:
        raise DatabaseTrouble("the database takes too long for a first answer") from None


async def say_privately(interaction: discord.Interaction[Any], text: str) -> None:
    """Answer an interaction with a text for its user alone, whether or not it was answered or deferred before.

    An interaction whose token has died (it was too slow, or the channel is gone) is logged and let go. Of a longer
    text than a message holds the beginning is said.
    """
    said = text if len(text) <= ANSWER_LONGEST else f"{text[: ANSWER_LONGEST - 1]}…"
    nobody = discord.AllowedMentions.none()
    try:
        if interaction.response.is_done():
            await interaction.followup.send(said, ephemeral=True, allowed_mentions=nobody)
        else:
            await interaction.response.send_message(said, ephemeral=True, allowed_mentions=nobody)
    except discord.InteractionResponded:
        await interaction.followup.send(said, ephemeral=True, allowed_mentions=nobody)
    except discord.NotFound:
        _log.warning("interaction %s was gone before its answer", interaction.id)


async def answer_failure(interaction: discord.Interaction[Any], error: Exception, wording: Wording) -> None:
    """Answer an interaction that ended in an exception: every kind of it gets one private sentence.

    Where Discord itself did not answer, clocks are to rest at once: whoever pressed could not play.
    """
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    elif isinstance(error, app_commands.TransformerError) and isinstance(error.__cause__, IllegalMove | Refused):
        error = error.__cause__
    interaction.client.line.failed(error)
    if isinstance(error, discord.HTTPException) and error.code in _GONE:
        _log.warning("interaction %s was gone before its answer", interaction.id)
        return
    if isinstance(error, discord.HTTPException) and error.code == _ANSWERED_ALREADY:
        _log.info("interaction %s was delivered twice", interaction.id)
        return
    try:
        await say_privately(interaction, _sentence(interaction, error, wording))
    except Exception as second:  # noqa: BLE001 - the last border: whatever it is, somebody waits for a word
        try:
            await say_privately(interaction, _unforeseen(interaction, second, wording))
        except Exception as last:  # noqa: BLE001 - there is no further way to tell them
            _log.warning("interaction %s got no answer: %s", interaction.id, named(last))


_SENTENCES: Final[tuple[tuple[type[Exception] | tuple[type[Exception], ...], str], ...]] = (
    (app_commands.NoPrivateMessage, "failure-not-in-private"),
    (app_commands.MissingPermissions, "failure-you-lack-permission"),
    ((app_commands.BotMissingPermissions, discord.Forbidden), "failure-bot-lacks-permission"),
    ((app_commands.CommandSignatureMismatch, app_commands.CommandNotFound), "failure-command-outdated"),
    (Outdated, "failure-outdated-panel"),
    (DatabaseTrouble, "failure-database-away"),
)


def _sentence(interaction: discord.Interaction[Any], error: Exception, wording: Wording) -> str:
    if isinstance(error, IllegalMove | Refused | RuleError | TournamentRefused):
        interaction.client.dispatch("refusal", error.code.value)
        return wording.reject(error)
    if isinstance(error, CardTextError):
        return wording.reject(IllegalMove(Reject.UNKNOWN_CARD, text=error.text))
    if isinstance(error, app_commands.TransformerError):
        return wording.text("failure-bad-option", value=plain_name(str(error.value)))
    for kinds, message_id in _SENTENCES:
        if isinstance(error, kinds):
            if isinstance(error, DatabaseTrouble):
                _log.warning("interaction %s found no database: %s", interaction.id, error)
            return wording.text(message_id)
    return _unforeseen(interaction, error, wording)


def _unforeseen(interaction: discord.Interaction[Any], error: Exception, wording: Wording) -> str:
    reference = secrets.token_hex(4)
    _log.error("failure %s in interaction %s (%s)\n%s", reference, interaction.id, interaction.type.name, told(error))
    return wording.text("failure-unforeseen", reference=reference)

"""Command and option names and descriptions: English at home, every other language through Discord's own picker."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import discord
from discord import app_commands

from bot.wording import BASE_LOCALE, Wording
from bot.wording.languages import is_read, language_of, locales

T = TypeVar("T")

_MESSAGE_ID: Final = "message_id"
_COMMUNITY: Final = "COMMUNITY"


def command_text(message_id: str) -> app_commands.locale_str:
    """A name or description of a command as the English catalog has it, translatable by `CatalogTranslator`."""
    return app_commands.locale_str(Wording.of(BASE_LOCALE).text(message_id), **{_MESSAGE_ID: message_id})


def described(**options: str) -> Callable[[T], T]:
    """Describe the options of a command by the messages that are named for them."""
    return app_commands.describe(**{option: command_text(message_id) for option, message_id in options.items()})


class CatalogTranslator(app_commands.Translator):
    """Says command texts in Discord's languages, as far as there are catalogs that say them."""

    async def load(self) -> None:
        """Read every language's catalogs, which are files, beside the event loop."""
        for tag in locales():
            await asyncio.to_thread(Wording.of, tag)

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a language that is not English, None to leave it in English."""
        message_id = string.extras.get(_MESSAGE_ID) or _named_in(context)
        tag = catalog_locale(locale)
        if message_id is None:
            return None
        wording = Wording.of(tag)
        if not wording.says_itself(message_id):
            return None
        said = wording.text(message_id) if _MESSAGE_ID in string.extras else wording.name_of(message_id)
        return None if said == string.message else said


def _named_in(context: app_commands.TranslationContextTypes) -> str | None:
    """The message whose `.name` a command or an option goes by: the one that describes it."""
    match context.data:
        case app_commands.Command() | app_commands.Group() as command:
            return f"command-{command.qualified_name.replace(' ', '-')}"
        case app_commands.Parameter(locale_description=app_commands.locale_str() as described):
            return described.extras.get(_MESSAGE_ID)
        case _:
            return None


def catalog_locale(locale: discord.Locale) -> str:
    """The tag under which what one of Discord's languages reads is stored: `de`, `es-419`, `en` for those we lack."""
    return language_of(str(locale)).tag


def language_of_server(settled: str | None, guild: discord.Guild | None) -> str | None:
    """The tag of a server's own language: as it has settled it, else as Discord knows it; None where neither says.

    Only of a community somebody has chosen the language: any other server is American to Discord.
    """
    if settled is not None:
        return settled
    if guild is None or _COMMUNITY not in guild.features or not is_read(str(guild.preferred_locale)):
        return None
    return catalog_locale(guild.preferred_locale)

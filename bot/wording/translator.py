"""Command and option names and descriptions: English at home, every other language through Discord's own picker."""

from __future__ import annotations

from functools import cache
from typing import Final

import discord
from discord import app_commands

from bot.wording import BASE_LOCALE, Wording, locales
from bot.wording.catalogs import message_ids

_MESSAGE_ID: Final = "message_id"


def command_text(message_id: str) -> app_commands.locale_str:
    """A name or description of a command as the English catalog has it, translatable by `CatalogTranslator`."""
    return app_commands.locale_str(Wording.of(BASE_LOCALE).text(message_id), **{_MESSAGE_ID: message_id})


class CatalogTranslator(app_commands.Translator):
    """Says command texts in Discord's languages, as far as there are catalogs that say them."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in a language that is not English, None to leave it in English."""
        language = catalog_locale(locale)
        message_id = string.extras.get(_MESSAGE_ID) or _named_in(context)
        if message_id is None or language == BASE_LOCALE or message_id not in message_ids(language):
            return None
        if _MESSAGE_ID in string.extras:
            return Wording.of(language).text(message_id)
        return Wording.of(language).name_of(message_id)


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
    """The locale of ours that speaks one of Discord's: the same, else its language, else English."""
    return _speaking(str(locale), locales())


@cache
def _speaking(exact: str, ours: tuple[str, ...]) -> str:
    language = exact.partition("-")[0]
    return next((name for name in (exact, language) if name in ours), BASE_LOCALE)

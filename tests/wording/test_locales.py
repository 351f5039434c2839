"""A language is a folder; what it does not say is said in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import wording
from bot.wording import Wording, WordingError, catalogs
from bot.wording.translator import CatalogTranslator, catalog_locale, command_text
from engine.cards import PLAYING_CARDS

ENGLISH = """
greeting = Hello, { $name }!
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
command-deal = deal
    .name = deal
typed-cards = {""}
"""
CZECH = """
count = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } karet
}
command-deal = rozdat
    .name = rozdej
typed-cards = D=Q  ká=D
"""


@pytest.fixture(autouse=True)
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for locale, text in {"en": ENGLISH, "cs": CZECH}.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "all.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(catalogs, "_root", lambda: tmp_path)
    _forget()
    yield
    _forget()


def _forget() -> None:
    for kept in (catalogs.locales, catalogs._resources, catalogs._bundle, catalogs._variables, wording._wording):
        kept.cache_clear()


@pytest.mark.parametrize(("count", "said"), [(1, "jedna karta"), (3, "3 karty"), (7, "7 karet")])
def test_a_language_has_its_own_plurals(count: int, said: str) -> None:
    assert Wording.of("cs").text("count", count=count) == said


def test_a_language_has_letters_of_its_own_for_cards_that_are_typed() -> None:
    assert Wording.of("cs").letters(PLAYING_CARDS) == (("D", "Q"), ("KÁ", "D"))
    assert Wording.of("en").letters(PLAYING_CARDS) == ()


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert Wording.of("cs").text("greeting", name="Ada") == "Hello, Ada!"


def test_a_regional_locale_speaks_its_language() -> None:
    assert Wording.of("cs-CZ").text("count", count=1) == "jedna karta"
    assert catalog_locale(discord.Locale.czech) == "cs"


def test_a_text_that_is_not_fluent_is_named_when_it_is_read(tmp_path: Path) -> None:
    (tmp_path / "en" / "more.ftl").write_text("this is no message\n", "utf-8")
    _forget()
    with pytest.raises(WordingError, match=r"en/more\.ftl"):
        Wording.of("en")


async def test_command_texts_are_offered_to_discord_in_every_language_that_says_them() -> None:
    text = command_text("command-deal")
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    translate = CatalogTranslator().translate
    assert text.message == "deal"
    assert await translate(text, discord.Locale.czech, context) == "rozdat"
    assert await translate(text, discord.Locale.american_english, context) is None
    assert await translate(text, discord.Locale.french, context) is None
    assert await translate(app_commands.locale_str("untold"), discord.Locale.czech, context) is None


async def test_commands_are_named_in_every_language_that_names_them() -> None:
    @app_commands.command(description=command_text("command-deal"))
    async def deal(_interaction: discord.Interaction) -> None: ...

    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, deal)
    translate = CatalogTranslator().translate
    assert await translate(app_commands.locale_str("deal"), discord.Locale.czech, context) == "rozdej"
    assert await translate(app_commands.locale_str("deal"), discord.Locale.french, context) is None

"""A language is a folder; what it does not say is said in English."""

from datetime import date, time, timedelta

import discord
import pytest
from discord import app_commands

from bot.wording import Wording, WordingError, catalogs, locales
from bot.wording.languages import language_of, names
from bot.wording.translator import CatalogTranslator, catalog_locale, command_text
from engine.cards import PLAYING_CARDS
from tests.wording.made_up import MadeUp

ENGLISH = """
greeting = Hello, { $name }!
by-name = This is { command-deal.name }.
soon = in { LENGTH($time, case: "dative") }, { $time } at most
which = game { $game }, { $points } points
decimal = { $ahead }
count = { $count ->
    [one] one card
   *[other] { $count } cards
}
command-deal = deal
    .name = deal
typed-cards = {""}
duration-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
duration-hour = { $count } hours
"""
BRITISH = """
greeting = Good day, { $name }!
command-deal = deal
    .name = serve
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
soon = za { LENGTH($time, case: "accusative") }, { $time }
which = hra { $game }, { $points } bodů
decimal = { $ahead }
duration-day = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
duration-hour = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
duration-hour-accusative = { $count ->
    [one] { $count } hodinu
    [few] { $count } hodiny
   *[other] { $count } hodin
}
"""


@pytest.fixture(autouse=True)
def languages(made_up: MadeUp) -> MadeUp:
    made_up.add("en", "English", ENGLISH)
    made_up.add("cs", "Čeština", CZECH)
    return made_up


@pytest.mark.parametrize(("count", "said"), [(1, "jedna karta"), (3, "3 karty"), (7, "7 karet")])
def test_a_language_has_its_own_plurals(count: int, said: str) -> None:
    assert Wording.of("cs").text("count", count=count) == said


def test_a_language_has_letters_of_its_own_for_cards_that_are_typed() -> None:
    assert Wording.of("cs").letters(PLAYING_CARDS) == (("D", "Q"), ("KÁ", "D"))
    assert Wording.of("en").letters(PLAYING_CARDS) == ()


def test_a_regional_locale_speaks_its_language() -> None:
    assert Wording.of("cs-CZ").text("count", count=1) == "jedna karta"
    assert catalog_locale(discord.Locale.czech) == "cs"


def test_spanish_is_one_catalog_for_spain_and_latin_america(languages: MadeUp) -> None:
    languages.add("es", "Español", "greeting = ¡Hola, { $name }!\nwhich = { $points }")
    spain, latin = (
        catalog_locale(one) for one in (discord.Locale.spain_spanish, discord.Locale.latin_american_spanish)
    )
    assert (spain, latin) == ("es", "es-419")
    assert {Wording.of(tag).text("greeting", name="Ada") for tag in (spain, latin)} == {"¡Hola, Ada!"}
    assert Wording.of(spain).text("which", points=11_117) == "11.117"
    assert Wording.of(latin).text("which", points=11_117) == "11,117"


def test_a_region_says_anew_what_differs_and_the_other_messages_refer_to_it(languages: MadeUp) -> None:
    languages.add("en-GB", "English (UK)", BRITISH)
    wording = Wording.of(catalog_locale(discord.Locale.british_english))
    assert wording.text("greeting", name="Ada") == "Good day, Ada!"
    assert wording.text("by-name") == "This is serve."
    assert Wording.of("en").text("by-name") == "This is deal."


def test_who_reads_british_english_has_their_own_clock_and_dates_without_a_catalog() -> None:
    british, american = Wording.of("en-GB"), Wording.of("en")
    assert (british.clock(time(21, 5)), british.day(date(2030, 12, 24))) == ("21:05", "24 Dec 2030")
    assert (american.clock(time(21, 5)), american.day(date(2030, 12, 24))) == ("9:05\u202fPM", "Dec 24, 2030")


def test_what_a_language_lacks_is_said_in_english_which_refers_to_english_alone() -> None:
    assert Wording.of("cs").text("greeting", name="Ada") == "Hello, Ada!"
    assert Wording.of("cs").text("by-name") == "This is deal."


def test_nobody_reads_a_language_that_is_not_complete(languages: MadeUp) -> None:
    languages.add("de", "Deutsch", "greeting = Hallo, { $name }!", complete=False)
    assert "de" not in locales()
    assert catalog_locale(discord.Locale.german) == "en"
    assert Wording.of("de").text("greeting", name="Ada") == "Hello, Ada!"
    languages.add("de", "Deutsch", "greeting = Hallo, { $name }!")
    assert Wording.of("de").text("greeting", name="Ada") == "Hallo, Ada!"


def test_languages_are_called_as_they_call_themselves() -> None:
    assert names() == {"en": "English", "cs": "Čeština"}
    assert Wording.of("en").language("cs") == Wording.of("cs").language("cs") == "Čeština"


def test_a_tag_that_nobody_speaks_is_english() -> None:
    for tag in ("", "tlh", "zz-ZZ", "../en", "_", "cs-", "cs-nowhere-at-all"):
        assert Wording.of(tag).text("greeting", name="Ada") == "Hello, Ada!"
    assert language_of("../en").tag == "en"
    assert language_of("cs-nowhere-at-all").tag == "cs"


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (timedelta(days=3), "za 3 dny, 3 dny"),
        (timedelta(hours=1), "za 1 hodinu, 1 hodina"),
        (timedelta(days=5, hours=1), "za 5 dní a\xa01 hodinu, 5 dní a\xa01 hodina"),
    ],
)
def test_a_length_of_time_is_said_in_the_case_that_its_sentence_asks_for(length: timedelta, said: str) -> None:
    wording = Wording.of("cs")
    assert wording.text("soon", time=wording.roughly(length)) == said


def test_a_month_is_written_as_its_language_does() -> None:
    assert Wording.of("en").month(date(2030, 12, 1)) == "December 2030"
    assert Wording.of("cs").month(date(2030, 12, 1)) == "prosinec 2030"


def test_a_length_without_such_a_case_is_said_by_itself_and_is_text() -> None:
    wording = Wording.of("en")
    assert wording.text("soon", time=wording.lasting(timedelta(days=3))) == "in 3 days, 3 days at most"
    assert wording.text("soon", time="none") == "in none, none at most"
    assert str(wording.lasting(timedelta(days=3))) == wording.lasting(timedelta(days=3)) == "3 days"


def test_what_says_which_one_is_not_grouped_and_what_says_how_many_is() -> None:
    assert Wording.of("en").text("which", game=11_117, points=11_117) == "game 11117, 11,117 points"
    assert Wording.of("cs").text("which", game=11_117, points=11_117) == "hra 11117, 11\xa0117 bodů"
    assert Wording.of("cs").text("decimal", ahead=2.5) == "2,5"


def test_a_message_is_parsed_when_it_is_said_for_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    resource = catalogs.FluentResource
    monkeypatch.setattr(catalogs, "FluentResource", lambda text: read.append(text) or resource(text))
    wording = Wording.of("en")
    assert read == []
    wording.text("by-name")
    assert [text.partition(" ")[0] for text in read] == ["by-name", "command-deal"]
    wording.text("by-name")
    assert len(read) == 2


def test_what_is_no_message_is_named_when_its_language_is_read_and_one_that_is_not_fluent_when_it_is_said(
    languages: MadeUp,
) -> None:
    languages.write("en", "more.ftl", "broken = { $name\nnext = one\n")
    assert Wording.of("en").text("next") == "one"
    with pytest.raises(WordingError, match="broken"):
        Wording.of("en").text("broken")
    languages.write("en", "more.ftl", "# A heading\n\nthis is no message\nbut = this is\n")
    with pytest.raises(WordingError, match=r"en/more\.ftl"):
        Wording.of("en")


async def test_commands_are_offered_to_discord_in_every_language_that_says_and_names_them() -> None:
    @app_commands.command(description=command_text("command-deal"))
    async def deal(_interaction: discord.Interaction) -> None: ...

    text, named = command_text("command-deal"), app_commands.locale_str("deal")
    context = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    names = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, deal)
    translate = CatalogTranslator().translate
    assert text.message == "deal"
    assert await translate(text, discord.Locale.czech, context) == "rozdat"
    assert await translate(named, discord.Locale.czech, names) == "rozdej"
    for asked, locale, where in (
        (text, discord.Locale.american_english, context),
        (text, discord.Locale.french, context),
        (app_commands.locale_str("untold"), discord.Locale.czech, context),
        (named, discord.Locale.french, names),
    ):
        assert await translate(asked, locale, where) is None

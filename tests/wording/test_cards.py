"""Cards, names of games, paces and lengths of time in words."""

from copy import deepcopy
from datetime import timedelta

import discord
import pytest

from bot.card_emojis import CardEmojis, Piece
from bot.hosting.clock.pace import PACES
from bot.records.games import Pace
from bot.wording import Wording
from bot.wording.catalogs import Bent
from bot.wording.speech import AS_TEXT
from engine.cards import JOKER, PLAYING_CARDS, TILES_002, TILES_004, natural


def test_a_card_with_an_emoji_is_its_emoji_and_one_without_is_text(english: Wording) -> None:
    emojis = CardEmojis({Piece(PLAYING_CARDS, JOKER): discord.PartialEmoji(name="talon_jk", id=7)})
    assert english.cards((JOKER, PLAYING_CARDS.parse("7H")), emojis=emojis) == "<:talon_jk:7> 7♥︎"


def test_a_tile_is_its_letter_and_number_or_its_own_emoji_and_no_other_notation_s(english: Wording) -> None:
    seven = natural(2, 7)
    emojis = CardEmojis({Piece(TILES_004, seven): discord.PartialEmoji(name="talon_004_b7", id=7)})
    assert english.card(natural(1, 10), TILES_004, emojis) == "R10"
    assert english.card(seven, TILES_004, emojis) == "<:talon_004_b7:7>"
    assert english.card(seven, TILES_002, emojis) == "G7"
    assert english.card(seven, emojis=emojis) == "7♦︎"


def test_every_pace_has_its_name_and_lengths_and_one_of_ones_own_its_lengths_alone(english: Wording) -> None:
    for pace in PACES.values():
        assert english.pace(pace).startswith(f"{english.pace_name(pace)}: ")
    assert english.pace(Pace("custom", 90, 5)) == "90 seconds a turn, 5 seconds to knock"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (15, "15 seconds"),
        (90, "90 seconds"),
        (120, "2 minutes"),
        (5400, "90 minutes"),
        (86_400, "24 hours"),
        (259_200, "3 days"),
    ],
)
def test_lengths_of_time_are_exact(english: Wording, seconds: int, said: str) -> None:
    assert english.lasting(timedelta(seconds=seconds)) == said


def test_a_rough_length_is_said_in_minutes_and_more_but_below_one_in_seconds(english: Wording) -> None:
    for seconds, said in ((4, "4 seconds"), (90, "1 minute"), (183_600, "2 days and 3 hours")):
        assert english.roughly(timedelta(seconds=seconds)) == said


def test_cards_in_a_page_of_rules_are_shown_by_their_emojis(english: Wording) -> None:
    seven, ten = PLAYING_CARDS.parse("7H"), PLAYING_CARDS.parse("10S")
    emojis = CardEmojis({Piece(PLAYING_CARDS, seven): discord.PartialEmoji(name="talon_7h", id=7)})
    prose = "A run is 7♥ and more; 10♠ is no 110♠, and ♣ is a sign."
    assert english.with_cards(prose, emojis) == prose.replace("7♥", "<:talon_7h:7>").replace(
        " 10♠", f" {english.card(ten)}"
    )
    assert english.with_cards(prose).count(AS_TEXT) == 2, "without emojis as signs in the text's own colour"
    assert english.with_cards(english.with_cards(prose)) == english.with_cards(prose)


@pytest.mark.parametrize(
    ("language", "card", "said"),
    [
        ("cs", "JK", "Odhodit žolíka"),
        ("pl", "JK", "Odrzuć Jokera"),
        ("de", "JK", "Joker ablegen"),
        ("cs", "QH", "Odhodit Q♥︎"),
    ],
)
def test_a_button_bends_the_card_that_it_discards(language: str, card: str, said: str) -> None:
    wording = Wording.of(language)
    assert wording.text("button-discard-card", card=wording.labels([PLAYING_CARDS.parse(card)])) == said


def test_a_colour_is_bent_wherever_tiles_are_laid() -> None:
    wording, tiles = Wording.of("cs"), [natural(1, 7), natural(1, 8), JOKER]
    laid = wording.labels(tiles, TILES_004)
    assert wording.text("button-layoff-cards", cards=laid) == "Přiložit červenou 7, 8, žolíka"
    assert laid == "červená 7, 8, Žolík", "by themselves they are as they are"
    said = wording.text("advice-lay", how="melds", cards=wording.cards_said(tiles, TILES_004), swapped="")
    assert said == "Vyložit červenou 7, 8; jednoho žolíka."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ada 5 and Ben 7"), ("de", "Ada 5 und Ben 7"), ("cs", "Ada 5 a\N{NO-BREAK SPACE}Ben 7")],
)
def test_what_is_counted_up_is_a_list_of_the_language(language: str, said: str) -> None:
    assert Wording.of(language).listed(["Ada 5", "Ben 7"]) == said
    assert Wording.of("fr").listed(["a", "b"], "rows") == "a\N{NO-BREAK SPACE}; b", "rows have signs between them"


@pytest.mark.parametrize("locale", [*discord.Locale], ids=str)
def test_a_length_of_two_units_is_said_in_whatever_language_somebody_reads(locale: discord.Locale) -> None:
    assert "30" in Wording.of(locale.value).roughly(timedelta(hours=2, minutes=30))


def test_what_can_be_bent_is_copied_as_what_it_says() -> None:
    said = Bent(lambda case: "Jokera" if case == "accusative" else "Joker")
    copied = deepcopy({"label": said})["label"]
    assert (type(copied), copied) == (str, "Joker")

"""What leads from one page of a list to the next is told whole, in every language and of every game."""

from dataclasses import replace
from itertools import pairwise
from typing import Final

import discord
import pytest

from bot.card_emojis import CardEmojis, Piece
from bot.records.ids import NOBODY, UserId
from bot.records.orders import StandingOrder
from bot.records.people import Bar
from bot.ui.kit.items import LABEL_LONGEST, options_of
from bot.ui.kit.message import TEXT_LONGEST
from bot.ui.kit.more import page_at, page_shown
from bot.ui.servers.bars import bars_panel
from bot.ui.table.notice import digest
from bot.ui.table.orders import all_orders_panel, orders_panel
from bot.wording import Wording
from bot.wording.languages import locales
from engine.cards import JOKER, NATURALS, PLAYING_CARDS, SUITS
from engine.variants import VARIANTS
from tests.engine.builders import dealt
from tests.ui.looks import NO_EMOJIS, NOON, a_look, a_record, selects, texts

SHORT: Final = 60


@pytest.mark.parametrize("language", locales())
def test_the_pages_of_orders_lead_on_in_few_words(language: str) -> None:
    for variant, about in VARIANTS.items():
        record = a_record(about.rules, variant=variant, seats=2)
        pages = [
            orders_panel(record, StandingOrder(0), Wording.of(language), NO_EMOJIS, page=at) for at in range(SUITS + 2)
        ]
        for here, there in pairwise(selects(page)[0].options for page in pages):
            assert there[0].label in here[-1].label, variant
            assert len(here[-1].label) <= SHORT, variant


@pytest.mark.parametrize("language", locales())
def test_the_longest_choices_lead_on_whole(language: str) -> None:
    pages = [options_of({0: "here"}), options_of({1: "x" * LABEL_LONGEST, 2: "y" * LABEL_LONGEST})]
    on = page_shown(pages, 0, Wording.of(language))[-1].label
    assert "x" * LABEL_LONGEST in on
    assert len(on) <= 100, "Discord takes no longer ones"


def test_pages_that_are_not_there_give_the_first_one_or_the_last() -> None:
    assert page_at("abc", 9, 2) == ("c", 1, 2)
    assert page_at("abc", -1, 2) == ("ab", 0, 2)


def test_a_page_ends_where_the_room_does() -> None:
    for letter, fit in (("x", 3), ("\N{GRINNING FACE}", 1)):
        lines = [letter * 1_000] * (2 * fit + 1)
        assert page_at(lines, 2, 9, str) == (lines[:1], 2, 3)
    assert page_at(["x" * 9_000], 0, 9, str)[2] == page_at([], 0, 9, str)[2] == 1
    assert page_at(["x" * 9_000] * 9, 0, 9)[2] == 1, "what is told in no line of its own takes no room"


@pytest.mark.parametrize("language", locales())
def test_no_list_is_longer_than_discord_takes(language: str) -> None:
    wording, everything = Wording.of(language), StandingOrder(1, faces=frozenset((*NATURALS, JOKER)))
    barred = [Bar(1, UserId(number), "_" * 32, "_" * 100, 9, NOON, NOON) for number in range(1, 20)]
    drawn = discord.PartialEmoji(name="talon_x_12345678", id=10**18)
    emojis = CardEmojis({Piece(PLAYING_CARDS, face): drawn for face in (*NATURALS, JOKER)})
    waiting = [a_look(dealt(), 0, guild_id=10**18, channel_id=10**18, board_message_id=10**18)] * 20
    former = wording.text("privacy-former-player")
    assert former in texts(bars_panel([replace(barred[0], barred_by=NOBODY)], wording))
    for panel in (
        bars_panel(barred, wording),
        all_orders_panel([(a_record(), everything)] * 9, wording, emojis),
        digest(waiting, wording),
    ):
        assert TEXT_LONGEST / 2 < len(texts(panel)) <= TEXT_LONGEST

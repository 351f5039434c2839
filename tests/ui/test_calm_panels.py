"""Panels are short: 60 words on their first view, outside buttons and names; help and rules have 90 a page."""

import re
from dataclasses import replace
from typing import Final

import pytest

from bot.hosting.daily.days import Streak
from bot.records.games import GameStatus
from bot.records.people import Person, ServerSettings
from bot.ui.daily.daily import month_panel
from bot.ui.kit.message import Outgoing
from bot.ui.lobby.changing import change_panel
from bot.ui.lobby.choosing import chooser
from bot.ui.lobby.guests import guests_panel
from bot.ui.me.me import me_panel, vacations_panel, zones_panel
from bot.ui.me.privacy import privacy_panel
from bot.ui.rules.pages import rules_pages
from bot.ui.servers.daily_page import daily_page
from bot.ui.servers.rule_sets_panel import rule_sets_panel
from bot.ui.servers.settings_panel import greeting
from bot.ui.table.clock import clock_panel
from bot.ui.table.seats import players_panel
from bot.wording import message_ids
from engine.variants import VARIANTS
from scripts import words as counted
from tests.ui.looks import ENGLISH, NAMES, NOON, USERS, a_record, in_a_lobby, texts
from tests.ui.test_in_words import look

MOST: Final = 60
MOST_OF_A_PAGE: Final = 90
NOT_READ: Final = re.compile(r"<[^>]*>|\]\([^)]*\)|`[^`]*`|" + "|".join(NAMES))
WORD: Final = re.compile(r"[^\W\d_](?:[\w’'-]*\w)?")


def words(text: str) -> int:
    """The words that somebody reads in a text: no names, no figures, nothing that is typed."""
    return len(WORD.findall(NOT_READ.sub(" ", text)))


def plain_panels() -> dict[str, Outgoing]:
    person, game = Person(USERS[0]), look("disney_basic", None)
    opened = replace(a_record(seats=3), status=GameStatus.LOBBY)
    return {
        "me": me_panel(person, NOON, ENGLISH),
        "zones": zones_panel(["Europe/Berlin", "Europe/Paris"], NOON, ENGLISH),
        "vacations": vacations_panel(person, NOON, ENGLISH),
        "privacy": privacy_panel(ENGLISH, 365),
        "chooser": chooser(None, ENGLISH),
        "guests": guests_panel(opened, ENGLISH),
        "clock": clock_panel(game, [one.reserve for one in game.record.holders], ENGLISH),
        "players": players_panel(game.record, USERS[0], ENGLISH),
        "greeting": greeting(ENGLISH),
        "saved rules": rule_sets_panel((), ENGLISH),
        "month of puzzles": month_panel(NOON.date().replace(day=1), NOON.date(), (), (), Streak(3), ENGLISH),
        "daily settings": daily_page(ServerSettings(daily_channel=5), ENGLISH),
    }


def holds(name: str, said: int, most: int) -> None:
    assert said <= most, f"{name}: {said} words"


def test_a_panel_that_belongs_to_no_game_says_little() -> None:
    for name, panel in plain_panels().items():
        holds(name, words(texts(panel)), MOST)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_first_page_of_the_rules_and_what_a_lobby_may_change_say_little(key: str) -> None:
    record = replace(a_record(seats=2, taken=1, variant=key), rules=VARIANTS[key].rules, status=GameStatus.LOBBY)
    holds(f"change of {key}", words(texts(change_panel(in_a_lobby(record), USERS[0], ENGLISH))), MOST)
    first = rules_pages(key, VARIANTS[key].rules, ENGLISH)[0]
    holds(f"rules of {key}", words(first.body), MOST_OF_A_PAGE)


def test_a_page_of_help_says_what_it_needs() -> None:
    pages = [name for name in message_ids("en") if name.startswith("help-") and f"{name}-title" in message_ids("en")]
    assert pages
    for name in pages:
        holds(name, words(ENGLISH.text(name, card="8♦")), MOST_OF_A_PAGE)


def test_the_words_that_people_read_become_no_more() -> None:
    assert counted.words().total() <= counted.MOST, "python -m scripts.words"

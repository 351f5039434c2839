"""What leads from one page of a list to the next is told whole, in every language and of every game."""

from itertools import pairwise
from typing import Final

import pytest

from bot.records.orders import StandingOrder
from bot.ui.kit.items import LABEL_LONGEST, options_of
from bot.ui.kit.more import page_at, page_shown
from bot.ui.table.orders import orders_panel
from bot.wording import Wording
from bot.wording.languages import locales
from engine.cards import SUITS
from engine.variants import VARIANTS
from tests.ui.looks import NO_EMOJIS, a_record, selects

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

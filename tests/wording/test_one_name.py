"""One name a thing, and one figure a thing: what the picture calls it, the tip and the rules do too."""

import re
from functools import cache
from typing import Any, Final

import pytest

from bot.hosting.games.drafts import Draft
from bot.ui.games.families import family_of
from bot.ui.hand.lessons import lesson
from bot.ui.hand.sitting import Reply
from scripts.languages.sources import BASE, LOCALES, read
from scripts.words import texts
from tests.engine.gin_builders import gin_table
from tests.ui.looks import ENGLISH, NO_EMOJIS, a_look

OTHER_NAMES: Final = {
    r"left over|leftover": "deadwood in gin; what is left in hand elsewhere",
    r"loose card": "a card that fits nothing",
    r"what would you do|advice\b": "Hint",
    r"whoever|by the estimate": "you, or a player",
}
"""What is called otherwise, and how."""


@cache
def messages() -> dict[str, str]:
    """Every message with all its words."""
    return {name: " ".join(texts(one.entry)) for name, one in read(LOCALES / BASE).messages.items()}


@pytest.mark.parametrize("other", OTHER_NAMES)
def test_one_thing_has_one_name(other: str) -> None:
    assert {name for name, said in messages().items() if re.search(other, said, re.IGNORECASE)} == set()


@pytest.mark.parametrize("hand", ["7H 8H 9H KS KC KD 2C 3D 4S QH", "7H 8H 9H KS KC KD AC 2D 3S QH"])
def test_the_deadwood_in_the_picture_is_that_of_the_tip(hand: str) -> None:
    visible = a_look(gin_table(hands=(hand, "2S 3S")), 0)
    hand = family_of(visible.view).hand
    panel: Any = hand.panel(Reply(visible, Draft().at(visible.view)), visible.view, ENGLISH, NO_EMOJIS)
    (in_the_tip,) = re.findall(r"knock with (\d+)", lesson(visible.record, visible.view, ENGLISH, NO_EMOJIS, Draft()))
    assert panel.labels().deadwood == f"Deadwood: {in_the_tip}"

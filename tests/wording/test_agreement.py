"""Words that agree with a number, or with a joker as well as with a card."""

import re
from typing import Final

import pytest

from bot.records.series import LENGTHS
from bot.wording import Wording, locales

FEMININE: Final = {
    "cs": r"\b(ji|ní|ni)\b|otevřený Žolík",
    "es": r"tómala|la tomas|cómprala",
    "fr": r"Joker est (retournée|ouverte)|-la\b|\belle\b|demandée",
    "it": r"\w+ndila|la prendi|sceglila",
    "pl": r"\b(ją|nią)\b|leży odkryta Joker|Joker leży odkryta",
}
"""What is said of a card, and is wrong of a joker."""
OF_ANY_CARD: Final = {
    "event-upcard_turned": {},
    "event-upcard_turned-tiles": {},
    **{f"event-{what}_discard": {"seat": "Ada", "above": "7♠"} for what in ("took", "returned")},
    "moment-window": {},
    "finale-claimed": {"name": "Ada"},
    **{f"hand-{said}{use}": {} for said in ("discarded", "window-next") for use in ("", "-buying")},
    "pile-depth": {"above": 2},
    **{f"lesson-{what}": {"use": "meld"} for what in ("choose", "claim-next")},
}


def test_a_series_counts_its_matches_in_czech() -> None:
    czech = Wording.of("cs")
    for best, matches in zip(LENGTHS, ("3 partie", "5 partií"), strict=True):
        assert czech.text("button-best-of", best=best) == f"Nejvýš {matches}"
        assert czech.text("series-score", best=best, score="ada 1") == f"Nejvýš {matches}: ada 1"


@pytest.mark.parametrize("language", FEMININE)
def test_a_joker_is_no_she(language: str) -> None:
    wording = Wording.of(language)
    for name, facts in OF_ANY_CARD.items():
        said = wording.text(name, card=wording.text("card-joker"), **facts)
        assert not re.search(FEMININE[language], said), said


@pytest.mark.parametrize("language", locales())
def test_in_a_game_of_tiles_nobody_goes_back_to_cards_and_what_is_new_is_a_tile(language: str) -> None:
    wording = Wording.of(language)
    cards, tiles = (one.text("button-more", on="yes") for one in (wording, wording.in_forms("tiles")))
    assert cards != tiles
    said = [one.text("picture-drawn") for one in (wording, wording.in_forms("tiles"))]
    assert len({*said}) == (2 if language in ("cs", "it") else 1)

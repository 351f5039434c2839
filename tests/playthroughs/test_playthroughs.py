"""One recorded match per variant: it is still legal, still fair, and still tells the same story."""

from __future__ import annotations

import json

import pytest

from engine.archive.replay import verify
from tests.playthroughs.remake import log_file, log_of, recorded, replay_file

every_variant = pytest.mark.parametrize("variant", recorded())


@every_variant
def test_the_recorded_match_is_verified(variant: str):
    checked = verify(json.loads(replay_file(variant).read_text(encoding="utf-8")))
    assert checked.problem is None
    assert checked.moves > 50


@every_variant
def test_the_golden_log_is_as_reviewed(variant: str):
    """When this differs on purpose: run `python -m tests.playthroughs.remake` and review what it changed."""
    document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
    assert log_of(document).splitlines() == log_file(variant).read_text(encoding="utf-8").splitlines()


DISNEY = ("opens with", "as penalty", "knocks", "off on meld", "frees a joker", "calls Rommé", "the match ends")
SHOWN = {
    "disney_basic": DISNEY,
    "disney_layoff": DISNEY,
    "disney_duel": ("takes all, 4 cards", "a tie", "play-off of seats", "piles_empty, won by the team of seats"),
    "disney_karo8": ("lays 8D", "draws", "colour_complete, won by the team of seats"),
    "czech_rummy": ("opens with 4", "off on meld", "went_out", "is out with"),
    "gin_rummy": ("refuses", "takes the discard", "knocks with", "off on meld", "undercut", "game +100", "boxes +80"),
    "rummy_500": ("is turned up", "and above it", "off on meld", "went_out", "the match ends: totals"),
    "nsv_basic": ("is turned up", "takes the discard", "lays meld", "calls Rommé with", "knocked"),
    "nsv_buy": ("is turned up", "as penalty", "opens with 3", "calls Rommé with", "knocked"),
    "nsv_layoff": ("is turned up", "opens with", "off on meld", "went_out"),
    "nsv_robber": ("is turned up", "takes the discard", "opens with", "what is left", "gone: meld", "JK moved"),
    "my_rummy": ("seat 1 starts", "draws", "opens with 3", "JK moved", "what is left", "gone: meld", "went_out"),
    "tile_rummy": ("for the start draw", "opens with", "what is left", "gone: meld", "went_out"),
}


@pytest.mark.parametrize("variant", SHOWN)
def test_the_golden_log_shows_what_the_game_is_about(variant: str):
    log = log_file(variant).read_text(encoding="utf-8")
    for words in SHOWN[variant]:
        assert words in log

"""One recorded match per variant: it is still legal, still fair, and still tells the same story."""

import json

import pytest

from tests.playthroughs.remake import log_file, log_of, recorded, replay_file

every_variant = pytest.mark.parametrize("variant", recorded())


@every_variant
def test_the_golden_log_is_as_reviewed(variant: str):
    """When this differs on purpose: run `python -m tests.playthroughs.remake` and review what it changed."""
    document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
    assert log_of(document).splitlines() == log_file(variant).read_text(encoding="utf-8").splitlines()


DISNEY = ("opened:", "penalty 1", "claimed True", "laid_off:", "joker_swapped:", "romme_called:", "match_ended:")
SHOWN = {
    "disney_basic": DISNEY,
    "disney_layoff": DISNEY,
    "disney_duel": ("cards 4", "taker -", "play_off_called: seats", "piles_empty by"),
    "disney_karo8": ("card 8D", "drew_stock", "colour_complete by"),
    "czech_rummy": ("opened:", "points 4", "laid_off:", "went_out", "seat_eliminated:"),
    "gin_rummy": ("upcard_refused", "took_discard", "knocked:", "laid_off:", "undercut", "game 100", "boxes 80"),
    "rummy_500": ("upcard_turned", "above [", "laid_off:", "went_out", "match_ended:"),
    "nsv_basic": ("upcard_turned", "took_discard", "meld_laid", "romme_called", "knocked"),
    "nsv_buy": ("upcard_turned", "penalty 1", "opened:", "points 3", "romme_called", "knocked"),
    "nsv_layoff": ("upcard_turned", "opened:", "laid_off:", "went_out"),
    "nsv_robber": ("upcard_turned", "took_discard", "opened:", "table_laid:", "gone [", "moved "),
    "my_rummy": ("starter 1", "drew_stock", "opened:", "points 3", "gone [", "moved ", "went_out"),
    "tile_rummy": ("starter_drawn", "opened:", "table_laid:", "gone [", "went_out"),
}


@pytest.mark.parametrize("variant", SHOWN)
def test_the_golden_log_shows_what_the_game_is_about(variant: str):
    log = log_file(variant).read_text(encoding="utf-8")
    for words in SHOWN[variant]:
        assert words in log

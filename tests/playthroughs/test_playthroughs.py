"""One recorded match per variant: it is still legal, still fair, and still tells the same story."""

from __future__ import annotations

import json

import pytest
from remake import log_file, log_of, replay_file

from engine.replay import verify
from engine.variants import VARIANTS

every_variant = pytest.mark.parametrize("variant", sorted(VARIANTS))


@every_variant
def test_the_recorded_match_is_verified(variant: str):
    checked = verify(json.loads(replay_file(variant).read_text(encoding="utf-8")))
    assert checked.problem is None
    assert checked.moves > 100


@every_variant
def test_the_golden_log_is_as_reviewed(variant: str):
    """When this differs on purpose: run tests/playthroughs/remake.py and review what it changed."""
    document = json.loads(replay_file(variant).read_text(encoding="utf-8"))
    assert log_of(document).splitlines() == log_file(variant).read_text(encoding="utf-8").splitlines()


@every_variant
def test_the_golden_log_shows_what_the_game_is_about(variant: str):
    log = log_file(variant).read_text(encoding="utf-8")
    for words in ("opens with", "as penalty", "knocks", "off on meld", "calls Rommé", "the match ends"):
        assert words in log

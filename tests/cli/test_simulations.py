"""`talon simulate days`."""

from collections.abc import Callable

import pytest

from tests.cli.conftest import Said

KEYS = {"variant", "pace", "seats", "matches", "days_per_round", "days_per_match", "window_share"}
DUEL = ("simulate", "days", "--variant", "disney_duel", "--pace", "live", "--seats", "2", "--matches", "1")


def test_days_of_play_are_told_in_figures(talon: Callable[..., Said]) -> None:
    said = talon(*DUEL, "--seed", "4", "--json")
    assert said.err == "1 of 1 matches have ended\n", "who waits for weeks of play sees how far they have come"
    found = said.document
    assert found.keys() >= {*KEYS, "timeouts_per_100_turns", "days_held"}
    assert (found["variant"], found["pace"], found["seats"], found["matches"]) == ("disney_duel", "live", 2, 1)
    assert found["finished"] == 1
    assert 0 < found["days_per_match"] < 1
    assert found["days_per_round"] == pytest.approx(found["days_per_match"], abs=0.01)

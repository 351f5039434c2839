"""`talon selfplay --referee`: a second reading of the rules at the table."""

import sys

from bot.cli import matches

ARGS = ("selfplay", "--variant", "disney_karo8", "--seats", "3", "--matches", "3", "--json")


def test_a_referee_that_finds_nothing_changes_nothing(talon):
    plain, watched = talon(*ARGS), talon(*ARGS, "--referee")
    assert watched.code == 0
    timed = {"seconds", "moves_per_s"}
    assert {key: value for key, value in watched.document.items() if key not in timed} == {
        key: value for key, value in plain.document.items() if key not in timed
    }


def test_the_first_foul_is_one_line_and_a_failure(talon, monkeypatch):
    """A wrong card in the record: the referee names the match, the move and the rule."""
    honest = matches.dump_events
    monkeypatch.setattr(matches, "dump_events", lambda events: honest(events).replace('"8D"', '"9D"'))
    said = talon(*ARGS, "--referee", "--seed", "7")
    assert said.code == 1
    assert said.out == ""
    assert said.err.startswith("talon: the referee whistles: disney_karo8, 3 seats, seed 7, move ")
    assert said.err.count("\n") == 1


def test_without_a_checkout_one_line_says_what_is_missing(talon, monkeypatch, tmp_path):
    monkeypatch.setattr(matches, "CHECKOUT", tmp_path)
    monkeypatch.setitem(sys.modules, "tests.referee", None)
    said = talon(*ARGS, "--referee")
    assert said.code != 0
    assert said.err == "talon: --referee needs a checkout of the project, with its tests/referee\n"

"""How computer players are let think."""

import logging
import pickle
from itertools import count

import pytest

from bot.hosting.thinking.pondering import Pondering
from engine.computers import choose
from engine.games.moves import Discard
from tests.engine.gin_builders import gin_table

VIEW = gin_table(
    hands=["2S 3S 4S 8H 9H 9D KH KS QD 5C 6C", "QH QC 8D 6D 2D 10C 4H 3D 7S JS"],
).view(0)


def test_others_than_the_sharp_player_choose_as_the_engine_has_it() -> None:
    assert Pondering()("steady", VIEW, 3) == choose("steady", VIEW, 3)


def test_the_effort_sets_the_playouts_and_nothing_else_does() -> None:
    slow = Pondering(effort=0.1, longest_s=1e9, clock=count().__next__)
    assert slow("sharp", VIEW, 3) == choose("sharp", VIEW, 3, playouts=50)


def test_a_search_is_cut_when_it_takes_too_long_and_the_log_says_so(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        move = Pondering(effort=8, longest_s=20, clock=count().__next__)("sharp", VIEW, 3)
    assert isinstance(move, Discard)
    assert "a search was cut after 20 s" in caplog.text


def test_it_is_sent_to_another_process_where_time_is_simulated_too(monkeypatch: pytest.MonkeyPatch) -> None:
    chooser = Pondering(0.5)
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    assert pickle.loads(pickle.dumps(chooser)) == chooser  # noqa: S301 - our own

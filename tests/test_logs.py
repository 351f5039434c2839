"""The log tells kinds and places of failures, and nothing that an exception says."""

from __future__ import annotations

import logging

import pytest

from bot.logs import told, without_messages
from engine.cards import PLAYING_CARDS, CardTextError


def fail_over(text: str) -> None:
    try:
        PLAYING_CARDS.parse(text)
    except CardTextError as cause:
        raise RuntimeError(text) from cause


@pytest.fixture
def failure() -> RuntimeError:
    with pytest.raises(RuntimeError) as caught:
        fail_over("7H 8H")
    return caught.value


def test_an_exception_is_told_with_its_causes_and_places(failure: RuntimeError) -> None:
    kinds = [line for line in told(failure).splitlines() if not line.startswith(" ")]
    assert kinds == ["RuntimeError", "CardTextError"]
    assert "fail_over" in told(failure)


def test_a_traceback_in_the_log_has_no_message(failure: RuntimeError) -> None:
    record = logging.LogRecord(
        "discord", logging.ERROR, __file__, 1, "ignoring", (), (RuntimeError, failure, failure.__traceback__)
    )
    assert without_messages(record)
    line = logging.Formatter("%(message)s").format(record)
    assert line.startswith("ignoring\n")
    assert "RuntimeError" in line
    assert "7H 8H" not in line.replace('fail_over("7H 8H")', "")


def test_a_record_without_an_exception_is_left_alone() -> None:
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, "all is well", (), None)
    assert without_messages(record)
    assert logging.Formatter("%(message)s").format(record) == "all is well"

"""The coach's report in words."""

from __future__ import annotations

from bot.ui.table.coach import luck_told
from bot.wording import Wording
from engine.coach import Fortune


def test_what_is_told_of_luck_adds_up() -> None:
    """83 ahead, 20 behind: what was made of the cards is 103, though 82.6 and 19.5 are 102.1 apart."""
    told = luck_told(Fortune(82.6, -19.5001, 2.0, 12), Wording.of("en"))
    assert "83 points ahead" in told
    assert "20 points behind" in told
    assert "103 points ahead" in told

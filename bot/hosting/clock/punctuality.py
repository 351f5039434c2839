"""How people keep time, and what is told of it."""

from __future__ import annotations

from typing import Final

from bot.records.games import Punctuality

LEAST_TURNS: Final = 20
"""Of fewer turns no share is told: a single one would weigh too much."""


def share_in_time(punctuality: Punctuality | None) -> int | None:
    """How many of a hundred turns somebody plays in time, rounded down; None where too few are known."""
    if punctuality is None or punctuality.turns < LEAST_TURNS:
        return None
    return 100 * punctuality.in_time // punctuality.turns

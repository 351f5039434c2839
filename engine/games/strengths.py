"""How strong a computer player is. Each family has players of every strength."""

from __future__ import annotations

from enum import StrEnum


class Strength(StrEnum):
    """From the beginner to the strongest, who alone searches."""

    EASY = "easy"
    CASUAL = "casual"
    STEADY = "steady"
    SHARP = "sharp"

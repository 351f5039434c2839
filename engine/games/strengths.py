"""How strong a computer player is. Each family has players of every strength."""

from __future__ import annotations

from enum import StrEnum


class Strength(StrEnum):
    """From the beginner to the strongest."""

    EASY = "easy"
    STEADY = "steady"
    SHARP = "sharp"

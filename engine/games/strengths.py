"""How strong a computer player is. Each family has players of every strength."""

from enum import StrEnum


class Strength(StrEnum):
    """From the beginner to the strongest, who alone searches."""

    EASY = "easy"
    CASUAL = "casual"
    STEADY = "steady"
    SHARP = "sharp"


def attentive(dice: int, once_in: int) -> bool:
    """Whether a casual player looks closely this time: so often on the average."""
    return (dice >> 7) % once_in == 0

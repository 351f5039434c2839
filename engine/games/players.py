"""What computer players of different families do alike."""

from __future__ import annotations


def attentive(dice: int, once_in: int) -> bool:
    """Whether a casual player looks closely this time: so often on the average."""
    return (dice >> 7) % once_in == 0

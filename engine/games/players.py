"""What computer players of different families do alike."""

from __future__ import annotations


def restless(dice: int) -> bool:
    """Whether to draw from the stock though the discard is wanted: now and then, for otherwise two players could hand
    each other the same cards for ever.
    """
    return dice % 12 == 0

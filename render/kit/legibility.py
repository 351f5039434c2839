"""How large what is to be read appears on a phone: a canvas notes it for all that it draws."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

PHONE_WIDTH: Final = 300
"""The width at which a phone shows a picture, in the points (CSS pixels) that all sizes here are given in."""


class Reading(StrEnum):
    """What there is to read: writing and signs, the index of pieces that are held, and of those that lie in melds."""

    TEXT = "text"
    HELD = "held"
    LYING = "lying"


LEAST: Final = {Reading.TEXT: 8.0, Reading.HELD: 14.0, Reading.LYING: 11.0}
"""How high each must be: of writing its capitals, of an index its number."""


def on_a_phone(pixels: float, width: int) -> float:
    """How high something of a picture appears on a phone, from its pixels and the picture's."""
    return pixels * PHONE_WIDTH / width
